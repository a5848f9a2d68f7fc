# mypyc: skip
"""What came of an action, told in the order it happened.

A game declares its events in `events.py`, one Struct a kind. An event says what is so afterwards (what is
left, what something now costs), so that nobody who draws it has to count. A field that was added to a kind
later is None in events that were stored before.
"""

from collections.abc import Mapping
from typing import Any, Final

from starboard.kernel.tagged import Tagged

EVERYBODY: Final = None


class Event(Tagged, frozen=True):
    """One thing that happened."""


class Told:
    """An event and who may know of it; the audience is never sent.

    Where a seat may know more of it than others do, `own` has the event as it is told to that seat.
    """

    __slots__ = ("audience", "event", "own")

    def __init__(
        self,
        event: Event,
        audience: tuple[int, ...] | None = EVERYBODY,
        own: Mapping[int, Event] | None = None,
    ) -> None:
        self.event = event
        self.audience = audience
        self.own = own or {}

    @property
    def kind(self) -> str:
        return self.event.kind

    @property
    def parts(self) -> dict[str, Any]:
        return self.event.parts

    def seen_by(self, seat: int | None) -> bool:
        """May `seat` (None: a spectator) know of it?"""
        return self.audience is None or (seat is not None and seat in self.audience)

    def shown_to(self, seat: int | None) -> Event | None:
        """The event as `seat` may know it; None if it may not know of it at all."""
        if not self.seen_by(seat):
            return None
        return self.event if seat is None else self.own.get(seat, self.event)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Told) and (self.event, self.audience, self.own) == (
            other.event,
            other.audience,
            other.own,
        )

    def __hash__(self) -> int:
        return hash(self.kind)

    def __repr__(self) -> str:
        return f"Told({self.event!r}, {self.audience!r})"
