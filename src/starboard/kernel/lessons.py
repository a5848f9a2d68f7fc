# mypyc: skip
"""Lessons: positions with a question. Every legal answer is judged, and what is said to it is true there.

A lesson is data in a game's room. Its sentences stand in the game's words: `lesson-LESSON-POSITION` is what
is asked, `lesson-LESSON-POSITION-REMARK` what is said to an answer. What they claim is computed from the
position by the rules: numbers and names come from facts, and a remark is only said where its facts hold.
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from starboard.kernel.events import Event
from starboard.kernel.game import Game
from starboard.kernel.rulebook import Scene
from starboard.kernel.state import State

Facts = Mapping[str, Any]  # what a sentence may say, by the names of its variables


class Moment(NamedTuple):
    """An answer that was given: the position before and after it, and what the learner saw happen."""

    game: Game
    before: State
    after: State
    seat: int
    actions: tuple[int, ...]
    events: list[Event]


class ByRules(NamedTuple):
    """The rules decide: an answer is worth what `gain` counts. The most that any answer gains is best."""

    gain: Callable[[Moment], int]
    good: int = 1  # what gains so much is good, though another gains more


class BySolution(NamedTuple):
    """The game is worked out: best is what wins soonest, or holds the draw, or resists longest."""


class ByBots(NamedTuple):
    """The rules do not decide: each answer is looked into by the strongest search, always alike."""

    descents: int = 1200  # for each answer
    seed: int = 0
    even: float = 0.025  # what is this close to the best is as good
    good: float = 0.08  # what is this close to it is good


JudgedBy = ByRules | BySolution | ByBots


class Listed(NamedTuple):
    """An answer that gets a letter on the page; `.NAME` of the position's message describes it."""

    name: str
    doing: str | tuple[str, ...]  # in the game's notation, step by step
    spot: str = ""  # where the page's board marks it: a `data-spot` or `data-act`


class Remark(NamedTuple):
    """What is said to an answer: the first of a position's remarks all of whose facts hold."""

    name: str
    when: Facts = {}
    look: str = ""  # the fact that lists the places of the board to look at
    shared: bool = False  # several positions say it: its message is `lesson-all-NAME`


def nothing_given(state: State, seat: int) -> Facts:
    return {}


def nothing_shown(moment: Moment) -> Facts:
    return {}


class Position(NamedTuple):
    """One question. An answer is one action, or goes on `until` something is so."""

    name: str
    scene: Scene
    judged: JudgedBy
    listed: tuple[Listed, ...]
    remarks: tuple[Remark, ...]
    clauses: tuple[str, ...]  # that the reason rests on
    given: Callable[[State, int], Facts] = nothing_given  # facts of the position
    shown: Callable[[Moment], Facts] = nothing_shown  # facts of an answer
    claims: Facts = {}  # what the sentences say in words of the given facts
    until: Callable[[State, int], bool] | None = None

    @property
    def seat(self) -> int:
        return self.scene.seat or 0


class Lesson(NamedTuple):
    """Some positions, one after the other. `lesson-NAME` in the words is its title."""

    name: str
    positions: tuple[Position, ...]
    names: tuple[str, ...] = ()  # of the others, seat by seat; "" as the game calls the seat

    def message(self, position: Position, remark: Remark) -> str:
        """The message of a remark, without `lesson-`."""
        return f"all-{remark.name}" if remark.shared else f"{self.name}-{position.name}-{remark.name}"

    def position(self, name: str) -> Position | None:
        return next((one for one in self.positions if one.name == name), None)
