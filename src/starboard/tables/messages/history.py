"""What a table says of its past: its log, its story, its boards, its dice."""

from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec

from starboard.kernel.chance_model import ChanceModel
from starboard.kernel.records import Record
from starboard.tables.messages import SCHEMAS, Figures, Message
from starboard.tables.messages.envelope import Envelope
from starboard.tables.messages.game import AnyEvent, AnyForecast, AnyView
from starboard.tables.messages.sight import Happening, Score, Step


class LogPage(Message, frozen=True):
    """A stretch of what this viewer was shown, oldest first."""

    seat: int | None
    last: int
    steps: list[Step]


class PastPosition(Message, frozen=True):
    """The board as this viewer saw it at a position."""

    seat: int | None
    position: int
    last: int
    view: AnyView | None
    score: Score
    events: list[Happening]


class StoryStep(Message, frozen=True):
    """One change of the board. Its `mark` says the same moment to everybody who may see it."""

    mark: str
    at: float
    seat: int | None
    turn: int
    events: list[Happening]


class Story(Message, frozen=True):
    """A game from its first position on, as these eyes may see it; `everything` once it is over.

    Charts have by name, for each step, one number for each seat or a single one; null or nothing
    is not known.
    """

    seat: int | None
    everything: bool
    steps: list[StoryStep]
    charts: dict[str, list[list[int | None]]]
    key: Annotated[list[int], msgspec.Meta(description="Steps worth jumping to.")]


class Board(Message, frozen=True):
    """What a past board is drawn from; `view` is null where it is not known any more."""

    view: AnyView | None
    awaited: list[int]
    score: Score
    forecasts: list[AnyForecast]


class Boards(Message, frozen=True):
    first: int
    boards: list[Board]


class Roll(Message, frozen=True):
    """A chance result: its number, the odds it came from, and what it was.

    `before` and `told` are the events that the chance model asks for: of the acts since the last result, and
    of this one.
    """

    number: int
    odds: list[tuple[int, int]]
    outcome: int
    before: list[AnyEvent] = []
    told: list[AnyEvent] = []


class DiceSheet(Message, frozen=True):
    """Everything needed to check the dice; `rolls` and `seed` when the game is over."""

    commitment: str
    nonces: list[str]
    pledges: Annotated[
        list[str], msgspec.Meta(description="Beside each nonce its SHA-256, pledged before any was shown.")
    ]
    since: Annotated[
        list[int],
        msgspec.Meta(description="Beside each nonce the first roll it counts for; empty: all for all."),
    ]
    seed: str | None
    odds_by: Annotated[
        Literal["rules", "log"],
        msgspec.Meta(description="Worked out anew from the rules; of games begun by other rules, as noted."),
    ]
    rolls: list[Roll]
    brought: Annotated[
        list[Roll], msgspec.Meta(description="Results that came with a record: not made with these dice.")
    ] = []
    pack: Annotated[str, msgspec.Meta(description="The hash of the components.")] = ""
    chance: Annotated[
        ChanceModel | None,
        msgspec.Meta(description="What dice, bags and decks held: the odds follow from it and the events."),
    ] = None


class Verification(Message, frozen=True):
    """What was checked: stretches of the game replayed, chance results worked out again."""

    ok: bool
    stretches: int
    other_rules: Annotated[
        int, msgspec.Meta(description="Stretches played by other rules than this server has now.")
    ]
    rolls: int
    problem: str


class SeenRecord(Message, frozen=True):
    """What one viewer was shown of a game that is not over, with its story and boards: no more than that."""

    format: Literal["starboard-seen-3"]
    game: str
    version: int
    options: dict[str, Any]
    players: list[str]
    seat: int | None
    steps: list[Step]
    view: AnyView | None
    envelope: Envelope
    figures: Figures
    story: Story
    boards: list[Board]


if TYPE_CHECKING:
    AnyRecord = Record | SeenRecord
else:  # told apart by `format`, which is no tag that msgspec knows
    AnyRecord = Annotated[
        Any,
        msgspec.Meta(
            extra_json_schema={
                "oneOf": [{"$ref": f"{SCHEMAS}{one.__name__}"} for one in (Record, SeenRecord)]
            }
        ),
    ]
