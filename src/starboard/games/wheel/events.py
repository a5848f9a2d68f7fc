# mypyc: skip
"""What can happen on the wheel."""

from typing import Final, Literal

import msgspec

from starboard.kernel.events import Event

Piece = Literal["cone", "disc", "stack", "spire"]
SpireKind = Literal["free", "prisoner"]
Ending = Literal["cone-taken", "three-revolutions", "repetition"]


class Rotated(Event, frozen=True, tag="rotated"):
    """AW-03, AW-11: the wheel turned by one station, and the stone with it."""

    seat: int
    rotations: int  # since a piece was moved
    stone: int  # the place where it lies now


class Moved(Event, frozen=True, tag="moved"):
    """A pile, or its top, went from one place to another; the stone went back to where it starts (AW-11)."""

    seat: int
    piece: Piece
    start: int = msgspec.field(name="from")
    to: int
    stone: int | None = None
    rotations: int | None = None
    battle: bool | None = None  # AW-17: whether cones may be taken from now on


class Killed(Event, frozen=True, tag="killed"):
    """AW-14: discs died under the cone of `seat`."""

    seat: int
    place: int
    count: int


class Resurrected(Event, frozen=True, tag="resurrected"):
    """AW-25: the dead rose under the cone of `seat`."""

    seat: int
    place: int
    spire: SpireKind


class AllResurrected(Event, frozen=True, tag="all-resurrected"):
    """AW-32: at the second revolution all the dead rose."""

    places: list[int]


class Ended(Event, frozen=True, tag="ended"):
    """The game is over; a draw has no winner."""

    how: Ending
    winner: int | None = None


WheelEvent = Rotated | Moved | Killed | Resurrected | AllResurrected | Ended
KEY_EVENTS: Final = ("killed", "resurrected", "all-resurrected", "ended")
