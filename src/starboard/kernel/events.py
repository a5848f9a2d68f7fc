# mypyc: skip
"""What came of an action, told in the order it happened.

A game declares its events in `events.py`, one Struct a kind. An event says what is so afterwards (what is
left, what something now costs), so that nobody who draws it has to count. A field that was added to a kind
later is None in events that were stored before.
"""

from typing import Any, Final

from starboard.kernel.tagged import Tagged

EVERYBODY: Final = None


class Event(Tagged, frozen=True):
    """One thing that happened."""


class Told:
    """An event and who may know of it; the audience is never sent."""

    __slots__ = ("audience", "event")

    def __init__(self, event: Event, audience: tuple[int, ...] | None = EVERYBODY) -> None:
        self.event = event
        self.audience = audience

    @property
    def kind(self) -> str:
        return self.event.kind

    @property
    def parts(self) -> dict[str, Any]:
        return self.event.parts

    def seen_by(self, seat: int | None) -> bool:
        """May `seat` (None: a spectator) know of it?"""
        return self.audience is None or (seat is not None and seat in self.audience)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Told) and (self.event, self.audience) == (other.event, other.audience)

    def __hash__(self) -> int:
        return hash(self.kind)

    def __repr__(self) -> str:
        return f"Told({self.event!r}, {self.audience!r})"
