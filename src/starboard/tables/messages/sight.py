"""The position as one viewer sees it, what may be done there, and what happened."""

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET

from starboard.tables.events import AnyTableEvent
from starboard.tables.messages import Message, Sentence
from starboard.tables.messages.deals import DealsInfo
from starboard.tables.messages.game import AnyChoice, AnyEvent, AnyOutlook, AnyView

Score = list[dict[str, int]]  # seat by seat, by source


class TableHappening(Message, frozen=True, tag="table", tag_field="of"):
    """Something that happened at the table itself, and a sentence that tells it."""

    event: AnyTableEvent
    words: Sentence = UNSET


class GameHappening(Message, frozen=True, tag="game", tag_field="of"):
    """Something that happened in the game, and a sentence that tells it."""

    event: AnyEvent
    words: Sentence = UNSET


Happening = TableHappening | GameHappening


class Step(Message, frozen=True):
    """What one entry of the log showed this viewer. `view` is the board right after it, where it is known."""

    position: int
    at: float
    seat: Annotated[
        int | None, msgspec.Meta(description="The seat that acted; -1 is chance; null is nobody.")
    ]
    events: list[Happening]
    view: AnyView | None = None


class LegalAction(Message, frozen=True):
    """Something that may be done: its number, what is sent. A `final` one cannot be taken back."""

    id: int
    choice: AnyChoice
    final: bool
    words: Sentence = UNSET


class Sight(Message, frozen=True):
    """The position of one viewer. `view` is the game's own, null before the game begins."""

    seat: int | None
    position: int
    view: AnyView | None
    score: Score
    actions: list[LegalAction] = []
    outlook: AnyOutlook | None = None
    undo: Annotated[
        Literal["free", "ask"] | None, msgspec.Meta(description="ask: the others would have to agree.")
    ] = None
    redo: bool = False
    deals: Annotated[
        DealsInfo | None, msgspec.Meta(description="What this viewer may know of deals, where there are any.")
    ] = None


class Why(Message, frozen=True):
    """May this be done, and if not, which clause of the rules forbids it?"""

    legal: bool
    clause: str | None
    action: int
    code: Annotated[str, msgspec.Meta(description="What else forbids it: `refusal-CODE` in the words.")] = ""
    sentence: Sentence = UNSET


class Preview(Message, frozen=True):
    """The board as it would be, what would happen, and what could come next."""

    view: AnyView
    events: list[Happening]
    actions: list[LegalAction]
