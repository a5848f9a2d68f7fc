"""What a choice is worth: hints, analysis, and how a game was played."""

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET

from starboard.tables.messages import Message, Sentence
from starboard.tables.messages.game import AnyChoice, AnyEvent, AnyView

Worth = Literal["win", "draw", "loss"]


class LineMove(Message, frozen=True):
    seat: int
    choice: AnyChoice
    words: Sentence = UNSET


class AssessedMove(Message, frozen=True):
    """A choice: its `worth` is the chance to win after it, from 0 to 1. Exact: also its `outcome` and `plies`
    to the end. By bots: give or take `margin`, and the `share` of their thinking that it got.
    """

    action: int
    choice: AnyChoice
    played: Annotated[bool, msgspec.Meta(description="It is what was done.")]
    outcome: Worth | None = None
    plies: int | None = None
    worth: float | None = None
    margin: float | None = None
    share: float | None = None
    cost: Annotated[
        float | None, msgspec.Meta(description="The chance that it gives away against the best choice.")
    ] = None
    effects: Annotated[
        list[AnyEvent],
        msgspec.Meta(
            description="What it does, with the next steps of the seat; of the best and the played."
        ),
    ] = []
    after: Annotated[
        AnyView | None,
        msgspec.Meta(description="The board then, as the seat sees it."),
    ] = None
    expected: Annotated[
        list[LineMove], msgspec.Meta(description="What is expected to follow, until chance is asked.")
    ] = []
    words: Sentence = UNSET


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
    outcome: Worth
    plies: int
    best: AnyChoice
    best_outcome: Worth
    best_plies: int
    words: Sentence = UNSET
    best_words: Sentence = UNSET


class Review(Message, frozen=True):
    """Every move of a game held against the exact solution; `unsolved` for games that have none."""

    status: Literal["ready", "solving", "unsolved"]
    moves: list[ReviewedMove] = []
