"""What somebody missed who comes to a table, or comes back: the last entries of its log."""

from typing import Final

from starboard.tables.log import Entry, Viewer
from starboard.tables.storage import Storage
from starboard.tables.table import Table
from starboard.tables.tail import TAIL

MOST_MISSED: Final = 300  # entries that somebody is told of at once: who missed more begins anew


async def missed(storage: Storage, table: Table, viewer: Viewer, since: int | None) -> list[Entry]:
    """The entries that `viewer` may not have seen since a position, perhaps more; the latest, if many."""
    span = 2 * TAIL
    while not table.tail.is_whole(table.number):  # let go of while nobody was here
        latest = await storage.entries(table.id, max(0, table.number - span), table.number)
        table.tail.clear()
        table.tail.extend(latest)
        if span >= table.number:
            break
        span *= 4
    tail = list(table.tail)
    wanted = 0 if since is None else table.entries_shown[viewer] - since
    if since is None or sum(entry.shown_to(viewer) for entry in tail) >= wanted:
        return tail
    return await latest_shown(storage, table, viewer)


async def latest_shown(storage: Storage, table: Table, viewer: Viewer) -> list[Entry]:
    """As many as anybody is told at once, of what this viewer was shown: secrets do not count."""
    span = 2 * MOST_MISSED
    while True:
        entries = await storage.entries(table.id, max(0, table.number - span), table.number)
        shown = [entry for entry in entries if entry.shown_to(viewer)]
        if len(shown) >= MOST_MISSED or span >= table.number:
            return shown[-MOST_MISSED:]
        span *= 4
