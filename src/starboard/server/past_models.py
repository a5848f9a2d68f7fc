"""What the server says of the past: the story of a game, its dice, what a move was worth, puzzles."""

from typing import Literal

from pydantic import Field

from starboard.server.models import Choice, Foreseen, Happening, Json, Model, OutlookInfo, Step


class LogPage(Model):
    """A stretch of what this viewer was shown, oldest first."""

    seat: int | None
    last: int
    steps: list[Step]


class PastPosition(Model):
    """The board as this viewer saw it at a position."""

    seat: int | None
    position: int
    last: int
    view: Json | None
    score: list[dict[str, int]]
    events: list[Happening]


class StoryStep(Model):
    """One change of the board. Its `mark` says the same moment to everybody who may see it."""

    mark: str
    at: float
    seat: int | None
    turn: int
    events: list[Happening]


class Story(Model):
    """A game from its first position on, as these eyes may see it; `everything` once it is over.

    Charts have by name, for each step, one number for each seat or a single one; null or nothing
    is not known.
    """

    seat: int | None
    everything: bool
    steps: list[StoryStep]
    charts: dict[str, list[list[int | None]]]
    key: list[int] = Field(description="Steps worth jumping to.")


class Board(Model):
    """What a past board is drawn from; `view` is null where it is not known any more."""

    view: Json | None
    awaited: list[int]
    score: list[dict[str, int]]
    forecasts: list[Foreseen]


class Boards(Model):
    first: int
    boards: list[Board]


class AssessedMove(Model):
    """A choice. Exact: its `outcome` and `plies` to the end. By bots: its `worth` from 0 to 1, give or take
    `margin`, and the `share` of their thinking that it got.
    """

    action: int
    words: str
    played: bool = Field(description="It is what was done.")
    outcome: Literal["win", "draw", "loss"] | None = None
    plies: int | None = None
    worth: float | None = None
    margin: float | None = None
    share: float | None = None


class LineMove(Model):
    seat: int
    words: str


class Advice(Model):
    """What may be done at a position, best first; `solving` while the game is still being worked out."""

    status: Literal["ready", "solving", "nothing"]
    kind: Literal["exact", "bots"]
    seat: int | None
    moves: list[AssessedMove]
    line: list[LineMove] = Field(description="Best play by both to the end, where that is known.")


class ReviewedMove(Model):
    """A move of a finished game: a `blunder` gave a win or a draw away, a `slip` only plies."""

    step: int = Field(description="The step of the story that it led to.")
    seat: int
    verdict: Literal["best", "slip", "blunder"]
    words: str
    outcome: Literal["win", "draw", "loss"]
    plies: int
    best: str
    best_outcome: Literal["win", "draw", "loss"]
    best_plies: int


class Review(Model):
    """Every move of a game held against the exact solution; `unsolved` for games that have none."""

    status: Literal["ready", "solving", "unsolved"]
    moves: list[ReviewedMove]


class PuzzleStep(Model):
    """One move of a puzzle, with the board after it."""

    seat: int
    events: list[Happening]
    view: Json


class Puzzle(Model):
    """Black to move and win in `plies`: the board, and what may be done."""

    id: int
    plies: int
    view: Json
    actions: list[Choice]
    outlook: OutlookInfo


class PuzzlePage(Model):
    status: Literal["ready", "solving"]
    puzzle: Puzzle | None
    lengths: list[int] = Field(description="Plies that there are puzzles of.")


class PuzzleAnswer(Model):
    """What a line of moves comes to: `right` so far, `slow` (it wins, but later), `wrong`, or `won`."""

    verdict: Literal["right", "slow", "wrong", "won"]
    left: int = Field(description="Plies to the win after this.")
    steps: list[PuzzleStep] = Field(description="The last move and the answer to it.")
    actions: list[Choice]
    outlook: OutlookInfo | None


class Roll(Model):
    """A chance result: its number, the odds it came from, and what it was."""

    number: int
    odds: list[tuple[int, int]]
    outcome: int


class DiceSheet(Model):
    """Everything needed to check the dice; `rolls` and `seed` when the game is over."""

    commitment: str
    nonces: list[str]
    seed: str | None
    rolls: list[Roll]


class Verification(Model):
    """What was checked: stretches of the game replayed, chance results worked out again."""

    ok: bool
    stretches: int
    other_rules: int = Field(description="Stretches played by other rules than this server has now.")
    rolls: int
    problem: str
