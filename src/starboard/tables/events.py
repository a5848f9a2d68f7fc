"""What happens at a table itself, apart from the game on it: one Struct a kind.

Stored, such an event is `{"kind": "table.seated", "parts": {"at": 0, "name": "Ann"}}` as it has always been
(`log.StoredEvent`); sent, it is flat, `{"kind": "seated", "at": 0, "name": "Ann"}`, in a `Happening` that
says `of: "table"`. Whatever an earlier or later version stored is read as far as it can be understood: a kind
or a value that is not known here is left out, never an error.
"""

from typing import Any, Final, get_args

import msgspec

from starboard.kernel.tagged import Tagged
from starboard.tables.messages.envelope import HowEnded, OfferKind

STORED: Final = "table."  # how the kinds of a table's own events begin where they are stored


class TableEvent(Tagged, frozen=True):
    """Something that happened at the table."""


class TableOpened(TableEvent, frozen=True, tag="opened"):
    pass


class SetupChanged(TableEvent, frozen=True, tag="set"):
    pass


class SatDown(TableEvent, frozen=True, tag="seated"):
    at: int
    name: str


class BotSatDown(TableEvent, frozen=True, tag="seated-bot"):
    at: int
    level: str
    name: str


class StoodUp(TableEvent, frozen=True, tag="stood-up"):
    at: int
    name: str


class Renamed(TableEvent, frozen=True, tag="renamed"):
    at: int
    before: str
    name: str


class SeatsSwapped(TableEvent, frozen=True, tag="swapped"):
    seats: list[int]


class HostChanged(TableEvent, frozen=True, tag="host"):
    name: str


class DiceDrawn(TableEvent, frozen=True, tag="drawing"):
    pass


class StartVoid(TableEvent, frozen=True, tag="void"):
    """`names` of those who did not show their nonce in time; none where it was a host without a seat."""

    names: list[str]
    missing: int


class DiceJoined(TableEvent, frozen=True, tag="drawn"):
    """During the game: `names` of those who have a new part in the dice from here on."""

    names: list[str]


class DiceKept(TableEvent, frozen=True, tag="dice-kept"):
    """During the game: `names` of those who did not show their nonce in time, so that nothing is changed."""

    names: list[str]


class GameStarted(TableEvent, frozen=True, tag="started"):
    pass


class Undone(TableEvent, frozen=True, tag="undone"):
    seat: int
    count: int


class Redone(TableEvent, frozen=True, tag="redone"):
    seat: int
    count: int


class Said(TableEvent, frozen=True, tag="chat"):
    """`at` is the seat of whoever said it, null for somebody without one."""

    name: str
    person: str
    text: str
    at: int | None = None


class Offered(TableEvent, frozen=True, tag="offered"):
    what: OfferKind
    name: str


class Agreed(TableEvent, frozen=True, tag="agreed"):
    what: OfferKind


class Declined(TableEvent, frozen=True, tag="declined"):
    what: OfferKind
    name: str


class Lapsed(TableEvent, frozen=True, tag="lapsed"):
    what: OfferKind


class Paused(TableEvent, frozen=True, tag="paused"):
    pass


class Resumed(TableEvent, frozen=True, tag="resumed"):
    pass


class BotPlays(TableEvent, frozen=True, tag="bot-plays"):
    at: int
    name: str
    level: str


class PersonPlays(TableEvent, frozen=True, tag="person-plays"):
    at: int
    name: str


class TimeRanOut(TableEvent, frozen=True, tag="time-out"):
    at: int
    name: str
    level: str


class Resigned(TableEvent, frozen=True, tag="resigned"):
    at: int
    name: str


class SeatTakenOver(TableEvent, frozen=True, tag="taken-over"):
    at: int
    name: str


class GameEnded(TableEvent, frozen=True, tag="ended"):
    how: HowEnded


class TableClosed(TableEvent, frozen=True, tag="closed"):
    pass


class RulesUpdated(TableEvent, frozen=True, tag="rules"):
    pass


class RematchSetUp(TableEvent, frozen=True, tag="rematch"):
    table: str


class HintsAllowed(TableEvent, frozen=True, tag="hints-on"):
    pass


class HintsForbidden(TableEvent, frozen=True, tag="hints-off"):
    pass


AnyTableEvent = (
    TableOpened | SetupChanged | SatDown | BotSatDown | StoodUp | Renamed | SeatsSwapped | HostChanged
    | DiceDrawn | StartVoid | DiceJoined | DiceKept | GameStarted | Undone | Redone | Said
    | Offered | Agreed | Declined | Lapsed
    | Paused | Resumed | BotPlays | PersonPlays | TimeRanOut | Resigned | SeatTakenOver | GameEnded
    | TableClosed | RulesUpdated | RematchSetUp | HintsAllowed | HintsForbidden
)  # fmt: skip


BY_KIND: Final[dict[str, type[AnyTableEvent]]] = {
    str(one.__struct_config__.tag): one for one in get_args(AnyTableEvent)
}  # reading one of them costs a tenth of finding out which of all it is


def read_table_event(kind: str, parts: dict[str, Any]) -> AnyTableEvent | None:
    """The event that was stored so, None if this version does not understand it."""
    known = BY_KIND.get(kind.removeprefix(STORED))
    try:
        return msgspec.convert(parts, known) if known else None
    except msgspec.ValidationError:
        return None
