"""Tables between memory and storage: what is written of a change, and how a table is read back."""

from typing import Any, Final

import msgspec

from starboard.kernel.dice import Dice
from starboard.kernel.errors import IllegalAction, StarboardError
from starboard.tables.clock import read_clock
from starboard.tables.events import RulesUpdated
from starboard.tables.log import Entry, noted
from starboard.tables.refusals import GONE, Refused
from starboard.tables.seats import Seat
from starboard.tables.snapshot import table_from_dict, table_to_dict
from starboard.tables.storage import ResultRow, Snapshot, Storage, TableRow
from starboard.tables.table import Table

PARTS_OF_ITS_LIFE: Final = frozenset({"started", "ended", "closed", "rules", "paused"})
BETWEEN_SNAPSHOTS: Final = 16  # entries, at least

# -- writing -------------------------------------------------------------------------------------


def row_of(table: Table) -> TableRow:
    return TableRow(
        table.id,
        table.setup.game,
        table.status,
        table.host,
        table.setup.watch,
        table.setup.clock.runs,
        table.created,
        table.touched,
        table.seed,
    )


def snapshot_of(table: Table) -> Snapshot:
    """The clock in it is as the log leaves it; `time` says up to when the table was looked after."""
    base_at = table.play.base_at if table.play else table.number
    body = {**table_to_dict(table), "time": table.time()}
    return Snapshot(table.id, table.number, base_at, table.version, body)


def wants_snapshot(table: Table, entries: list[Entry], turn: int | None, number: int) -> bool:
    """Is a part of the table's life over, or a new turn reached since the last snapshot, of `turn`?

    Where turns are short not every one has its own: what came since `number`, its entry, is soon replayed.
    """
    if any(entry.kind in PARTS_OF_ITS_LIFE for entry in entries):
        return True
    if table.play is None or table.number - number < BETWEEN_SNAPSHOTS:
        return False
    return table.play.state.turn() != turn


class LastStored:
    """The row and the latest snapshot of a table that storage has, as far as this process knows."""

    def __init__(self, table: Table) -> None:
        self.row: tuple[Any, ...] = ()
        self.snapshot_turn: int | None = table.play.state.turn() if table.play else None
        self.snapshot_number = table.number  # of the last entry that the snapshot has

    def forget(self) -> None:
        self.row = ()
        self.snapshot_turn = None
        self.snapshot_number = 0


def results_of(table: Table, now: float) -> list[ResultRow]:
    """What goes into the personal history of everybody who held a seat to the end."""
    assert table.ending is not None
    ending = table.play.state.ending() if table.play else ""
    rows = []
    for number, seat in enumerate(table.seats):
        if seat.kind != "person":
            continue
        body = {
            **msgspec.to_builtins(table.ending.result[number]),
            "how": table.ending.how,
            "ending": ending,
            "options": table.setup.options,
            "imported": table.origin is not None,
            "changed": bool(table.setup.pack),
            "by_bot": seat.by_bot,
            "opponents": [_opponent(other) for n, other in enumerate(table.seats) if n != number],
        }
        rows.append(ResultRow(table.id, number, seat.person, table.setup.game, now, body))
    return rows


def _opponent(seat: Seat) -> dict[str, str]:
    return {"kind": seat.kind, "name": seat.name, "level": seat.level}


# -- reading -------------------------------------------------------------------------------------


async def load(storage: Storage, ident: str, now: float, revive: bool = True) -> Table:
    """The table as its log leaves it. Under newer rules it goes on from its latest snapshot.

    `revive`: nobody had it until now, so that the time since then counts for nobody.
    """
    row = await storage.table(ident)
    if row is None:
        raise Refused(GONE, "no-table-or-link")
    latest = await storage.snapshot(ident)
    if latest is not None:
        table = table_from_dict(ident, row.seed, latest.body)
        if table.play is not None and not table.is_over() and table.play.game.version != latest.version:
            table.look_after(looked_after(table, latest))
            return await carried_over(storage, table, now)
    table = await restored(storage, row, undoable=True)
    if latest is not None and latest.number == table.number:  # at its end an earlier version charged it
        table.clock = read_clock(latest.body["clock"], latest.body["touched"])
    if revive:
        table.look_after(looked_after(table, latest))
    else:  # other processes look after it too: the time of day is all that they share
        table.look_after(now - table.last_at)
    return table


def looked_after(table: Table, latest: Snapshot | None) -> float:
    """The seconds since its last entry in which a server had the table, as far as one wrote that down."""
    if latest is None or latest.number != table.number:
        return 0.0
    return float(latest.body.get("time", 0.0)) - table.clock.time


async def restored(
    storage: Storage, row: TableRow, up_to: int | None = None, undoable: bool = False
) -> Table:
    """The table after entry `up_to`, from a snapshot before it.

    An entry that takes back acts needs those acts: then it begins at an earlier snapshot. `undoable`: begin
    so early that everything that could be taken back then still can.
    """
    snapshot = await storage.snapshot(row.id, up_to)
    if snapshot is not None and undoable and snapshot.base_at < snapshot.number:
        snapshot = await storage.snapshot(row.id, snapshot.base_at)
    while snapshot is not None:
        entries = await storage.entries(row.id, snapshot.number, up_to)
        if snapshot.base_at == snapshot.number or not any(takes_back(entry) for entry in entries):
            return replayed(table_from_dict(row.id, row.seed, snapshot.body), entries)
        snapshot = await storage.snapshot(row.id, snapshot.base_at)
    return replayed(Table(row.id, Dice(row.seed), row.created), await storage.entries(row.id, 0, up_to))


def takes_back(entry: Entry) -> bool:
    return entry.kind in ("undone", "redone")


def replayed(table: Table, entries: list[Entry]) -> Table:
    for entry in entries:
        table.apply(entry)
    return table


async def carried_over(storage: Storage, table: Table, now: float) -> Table:
    """A running table under rules with another version: what was acted since the snapshot is tried again.

    Acts that the new rules do not allow are set aside; the entry that says so is part of the log.
    """
    entries = await storage.entries(table.id, table.number)
    tried = table_from_dict(table.id, table.seed, table_to_dict(table))
    tried.look_after(table.time() - table.clock.time)
    aside = 0
    try:
        for entry in entries:
            check_act(tried, entry)
            tried.apply(entry)
        table = tried
    except (StarboardError, AssertionError, LookupError, ValueError):
        aside = len(entries)
        table.number = entries[-1].number
    assert table.play is not None
    version = table.play.game.version
    table.add("rules", now, data={"version": version, "aside": aside}, events=[noted(RulesUpdated())])
    return table


def check_act(table: Table, entry: Entry) -> None:
    """An act from the log that these rules would refuse raises."""
    if entry.kind == "act" and table.play is not None and entry.seat is not None:
        clause = table.play.state.forbids(entry.seat, entry.data["action"])
        if clause:
            raise IllegalAction(clause, table.play.state.components())
