# mypyc: skip
"""What can be measured of a game that was played: the course of it, and what a game adds by its own function.

Every game is measured for what all games have: results, length, branching, endings, who was ahead when. A
game adds what only it knows, in `measure(course)` of its room: numbers, what was taken, what chance gave.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from starboard.kernel.events import Event
from starboard.kernel.state import CHANCE, State


class Step(NamedTuple):
    """One action and what came of it; `options` is how many the actor had, 0 for chance."""

    actor: int
    action: int
    options: int
    turn: int
    events: list[Event]


class Course(NamedTuple):
    """A whole game, from the position it began with to its end."""

    start: State
    steps: list[Step]
    final: State

    def events(self) -> Iterator[Event]:
        """Everything that happened, in order."""
        for step in self.steps:
            yield from step.events

    def drawn_events(self) -> Iterator[Event]:
        """What came of chance alone, whoever had to act before."""
        for step in self.steps:
            if step.actor == CHANCE:
                yield from step.events


class Measures(msgspec.Struct):
    """What one game has to say of itself. Things are named `kind/name`, such as `card/perceptors`.

    What a seat *took* it chose, so takers differ from others in more than that. What chance *gave* to a seat,
    or *laid out* for all, was not chosen: those who got it can be compared with those who did not.
    """

    numbers: dict[str, float] = {}  # of the whole game
    taken: list[dict[str, int]] = []  # seat by seat, what was taken how often
    given: list[list[str]] = []  # seat by seat, what chance gave
    laid_out: list[str] = []  # what chance laid out for all


class Noted:
    """Collects measures while the events of a course are gone through."""

    def __init__(self, seats: int) -> None:
        self.numbers: Counter[str] = Counter()
        self.shares: dict[str, float] = {}  # numbers that are only there in some games
        self.taken: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.given: list[list[str]] = [[] for _ in range(seats)]
        self.laid_out: list[str] = []

    def take(self, seat: int, kind: str, name: Any, count: int = 1) -> None:
        self.taken[seat][f"{kind}/{name}"] += count

    def measures(self) -> Measures:
        numbers = {name: float(count) for name, count in self.numbers.items()}
        taken = [dict(counts) for counts in self.taken]
        return Measures({**numbers, **self.shares}, taken, self.given, self.laid_out)
