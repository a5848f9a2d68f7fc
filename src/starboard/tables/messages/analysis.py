"""What a choice is worth: hints, analysis, and how a game was played."""

from typing import Annotated, Literal

import msgspec

from starboard.tables.messages import Message
from starboard.tables.messages.game import AnyChoice

Worth = Literal["win", "draw", "loss"]


class AssessedMove(Message, frozen=True):
    """A choice. Exact: its `outcome` and `plies` to the end. By bots: its `worth` from 0 to 1, give or take
    `margin`, and the `share` of their thinking that it got.
    """

    action: int
    choice: AnyChoice
    words: str
    played: Annotated[bool, msgspec.Meta(description="It is what was done.")]
    outcome: Worth | None = None
    plies: int | None = None
    worth: float | None = None
    margin: float | None = None
    share: float | None = None


class LineMove(Message, frozen=True):
    seat: int
    choice: AnyChoice
    words: str


class Advice(Message, frozen=True):
    """What may be done at a position, best first; `solving` while the game is still being worked out."""

    status: Literal["ready", "solving", "nothing"]
    kind: Literal["exact", "bots"]
    seat: int | None
    moves: list[AssessedMove] = []
    line: Annotated[
        list[LineMove], msgspec.Meta(description="Best play by both to the end, where that is known.")
    ] = []


class ReviewedMove(Message, frozen=True):
    """A move of a finished game: a `blunder` gave a win or a draw away, a `slip` only plies."""

    step: Annotated[int, msgspec.Meta(description="The step of the story that it led to.")]
    seat: int
    verdict: Literal["best", "slip", "blunder"]
    choice: AnyChoice
    words: str
    outcome: Worth
    plies: int
    best: AnyChoice
    best_words: str
    best_outcome: Worth
    best_plies: int


class Review(Message, frozen=True):
    """Every move of a game held against the exact solution; `unsolved` for games that have none."""

    status: Literal["ready", "solving", "unsolved"]
    moves: list[ReviewedMove] = []
