"""What is stored with the entries of a table: its row, a snapshot now and then, members, results."""

import asyncio
from collections.abc import Callable
from typing import Final

from starboard.tables import persistence
from starboard.tables.live_table import LiveTable
from starboard.tables.log import Entry
from starboard.tables.refusals import NOT_STORED, Refused
from starboard.tables.storage import Batch, Conflict, Member, StorageError
from starboard.tables.writer import Writer

ROW_AGE: Final = 60.0  # seconds after which a table's row is written again, so that lists stay in order


class Recorder:
    """Makes a batch of what a table has added, and stores it."""

    def __init__(self, writer: Writer, now: Callable[[], float]) -> None:
        self.writer = writer
        self.now = now

    def batch(self, live: LiveTable, entries: list[Entry]) -> Batch:
        table, stored, now = live.table, live.stored, self.now()
        batch = Batch(entries=[(table.id, entry) for entry in entries])
        row = (table.status, table.host, table.setup.watch, table.setup.game, table.setup.clock.kind)
        if row != stored.row[:5] or now - stored.row[5] > ROW_AGE:
            batch.tables.append(persistence.row_of(table))
            stored.row = (*row, now)
        if persistence.wants_snapshot(table, entries, stored.snapshot_turn, stored.snapshot_number):
            batch.snapshots.append(persistence.snapshot_of(table))
            stored.snapshot_turn = table.play.state.turn() if table.play else None
            stored.snapshot_number = table.number
        for entry in entries:
            if entry.kind in ("opened", "seat", "set"):
                batch.members += new_members(live)
            elif entry.kind == "ended":
                batch.results += persistence.results_of(table, now)
        return batch

    async def store(self, live: LiveTable, batch: Batch) -> None:
        """Return when it is durable; otherwise the table must be read again before anything is done to it."""
        try:
            await self.writer.store(batch)
        except Conflict:
            live.broken = True
            raise
        except StorageError:
            live.broken = True
            raise Refused(NOT_STORED, "not-stored") from None
        except asyncio.CancelledError:
            live.broken = True  # it may or may not be stored: storage knows
            raise


def new_members(live: LiveTable) -> list[Member]:
    """Those for whom it has changed whether they play here."""
    changed = []
    people = live.table.people()
    for person in {*people, *live.members}:
        member = live.members.setdefault(person, Member(live.table.id, person, False))
        plays = person in people or person == live.table.host
        if member.plays != plays:
            member.plays = plays
            changed.append(member)
    return changed
