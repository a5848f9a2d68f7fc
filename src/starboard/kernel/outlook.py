# mypyc: skip
"""What a person wants to know before choosing, made only of what the seat may know.

A game declares in `outlook.py` which goals and forecasts it has and what its outlook is made of.
"""

from typing import ClassVar, Generic, TypeVar

import msgspec

from starboard.kernel.events import Event
from starboard.kernel.tagged import Tagged


class Goal(Tagged, frozen=True, kw_only=True):
    """Something within reach of several small steps of one seat: at which cost, by which way.

    After the actions of `path` the game's `holds(state, goal)` is true.
    """

    cost: int
    path: list[int]


class Forecast(Tagged, frozen=True):
    """Something that is coming if nobody does anything about it."""


E = TypeVar("E", bound=Event)
G = TypeVar("G", bound=Goal)
F = TypeVar("F", bound=Forecast)


class Outlook(msgspec.Struct, Generic[E, G, F], kw_only=True):
    """What each choice does at once, what can be reached, what is coming, and the score so far."""

    effects: dict[int, list[E]]  # by action; nothing for one that would reveal something
    goals: list[G] = []
    forecasts: list[F] = []
    score: list[dict[str, int]] = []  # seat by seat, by source, where the seat may know it
    idle: list[int] = []  # actions that may be taken but can change nothing

    offers: ClassVar[tuple[str, ...]] = ()  # fields without which a board offers nothing; lessons show these
