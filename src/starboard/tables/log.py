"""The log of a table: entries that are only ever added, and what each of them showed to whom.

An event is stored as its kind and its parts, whichever version of the table or of a game told it: so logs of
all versions look alike, and what one of them means is for `telling` to say when somebody looks.
"""

from collections.abc import Iterable
from functools import cache
from typing import Any, Final, NewType

import msgspec

from starboard.kernel.events import Told
from starboard.tables.events import STORED, TableEvent

Viewer = NewType("Viewer", int)  # whoever looks: a seat by its number, or
WATCHER: Final = Viewer(-1)  # somebody who holds no seat


encode: Final = msgspec.json.Encoder().encode


@cache
def viewers(seats: int) -> tuple[Viewer, ...]:
    """Everybody who may see a table otherwise than others."""
    return (*map(Viewer, range(seats)), WATCHER)


class StoredEvent(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that happened, as it is stored; `audience` None is everybody.

    `own` has, by seat, the parts that are told to that seat otherwise than to the rest.
    """

    kind: str
    parts: dict[str, Any] = {}
    audience: tuple[int, ...] | None = None
    own: dict[int, dict[str, Any]] = {}

    def seen_by(self, viewer: Viewer) -> bool:
        return self.audience is None or viewer in self.audience

    def parts_for(self, seat: int | None) -> dict[str, Any]:
        """The parts as `seat` (None: a spectator) may know them."""
        return self.parts if seat is None else {**self.parts, **self.own.get(seat, {})}


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of the log. `shown` says for whom it counts as a position; None is everybody.

    `seat` is the seat that acted, CHANCE for a die, None where no seat did. `at` is the time of day; where a
    clock runs, `passed` are the seconds of the table's own time since the entry before.
    """

    number: int
    kind: str
    at: float
    seat: int | None = None
    data: dict[str, Any] = {}
    events: list[StoredEvent] = []
    shown: tuple[Viewer, ...] | None = None
    passed: float | None = None

    def shown_to(self, viewer: Viewer) -> bool:
        return self.shown is None or viewer in self.shown

    def to_json(self) -> bytes:
        return encode(self)


def read_entry(text: str | bytes) -> Entry:
    return msgspec.json.decode(text, type=Entry)


def stored(told: Iterable[Told]) -> list[StoredEvent]:
    """A game's events as they are stored."""
    return [StoredEvent(one.kind, one.parts, one.audience, own_parts(one)) for one in told]


def own_parts(told: Told) -> dict[int, dict[str, Any]]:
    """By seat, the parts of an event that are told to that seat otherwise than to the rest."""
    if not told.own:
        return {}
    common = told.parts
    return {
        seat: {name: value for name, value in event.parts.items() if value != common.get(name)}
        for seat, event in told.own.items()
    }


def noted(event: TableEvent, audience: tuple[int, ...] | None = None) -> StoredEvent:
    """An event of the table itself as it is stored."""
    return StoredEvent(STORED + event.kind, event.parts, audience)
