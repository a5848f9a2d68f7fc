"""Puzzles: win in n."""

from typing import Annotated, Literal

from msgspec import Meta

from starboard.tables.messages import Message
from starboard.tables.messages.game import AnyOutlook, AnyView, Figures
from starboard.tables.messages.sight import Happening, LegalAction


class PuzzleStep(Message, frozen=True):
    """One move of a puzzle, with the board after it."""

    seat: int
    events: list[Happening]
    view: AnyView


class Puzzle(Message, frozen=True):
    """Move and win in `plies`: the board, and what may be done."""

    id: int
    plies: int
    view: AnyView
    actions: list[LegalAction]
    outlook: AnyOutlook
    figures: Figures


class PuzzlePage(Message, frozen=True):
    status: Literal["ready", "solving"]
    puzzle: Puzzle | None = None
    lengths: Annotated[list[int], Meta(description="Plies that there are puzzles of.")] = []


class PuzzleAnswer(Message, frozen=True):
    """What a line of moves comes to: `right` so far, `slow` (it wins, but later), `wrong`, or `won`."""

    verdict: Literal["right", "slow", "wrong", "won"]
    left: Annotated[int, Meta(description="Plies to the win after this.")]
    steps: Annotated[list[PuzzleStep], Meta(description="The last move and the answer to it.")]
    actions: list[LegalAction] = []
    outlook: AnyOutlook | None = None
