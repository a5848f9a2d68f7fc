"""How the chances went in a finished game, which choices cost most, and lines tried from a moment."""

from typing import Annotated, Literal

import msgspec

from starboard.tables.messages import Message
from starboard.tables.messages.game import AnyChoice
from starboard.tables.messages.sight import Sight, Step

JudgementStatus = Literal["judging", "paused", "ready", "failed"]
Chances = Annotated[list[float], msgspec.Meta(description="Seat by seat, from 0 to 1.")]


class JudgedMoment(Message, frozen=True):
    """The chances when a seat's turn began, as that seat could know them."""

    step: Annotated[int, msgspec.Meta(description="The step of the story that is shown at this moment.")]
    turn: int
    seat: int
    chances: Chances


class CostlyChoice(Message, frozen=True):
    """What was chosen after `step`, what would have been better, and the winning chance that it cost."""

    step: int
    turn: int
    seat: int
    choice: AnyChoice
    better: AnyChoice
    chance: float
    better_chance: float
    cost: float


class Judgement(Message, frozen=True):
    """A finished game as the strongest bot at hand judges it; `paused` when nobody has looked for a while."""

    status: JudgementStatus
    by: Literal["exact", "bots"]
    done: int
    of: int
    seconds: Annotated[float, msgspec.Meta(description="About how long it will still take.")]
    moments: list[JudgedMoment] = []
    costly: Annotated[
        list[CostlyChoice], msgspec.Meta(description="Of every seat at most three, the costliest first.")
    ] = []
    final: Annotated[list[float], msgspec.Meta(description="How it came out: 1 for the winner.")] = []


class LineStep(Message, frozen=True):
    """One act of a line that is tried."""

    actor: int
    action: int
    step: Step


class TriedLine(Message, frozen=True):
    """A copy of the game from one of its moments on: what was done there, and what may be done now."""

    seat: int
    steps: list[LineStep]
    sight: Sight
    awaited: list[int]
    ending: str
    chances: Chances
