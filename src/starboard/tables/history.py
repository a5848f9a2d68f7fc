"""Looking back: the log as one viewer saw it, and the board at any of its positions."""

from starboard.kernel.errors import StarboardError
from starboard.tables import views
from starboard.tables.log import Entry, Viewer
from starboard.tables.log_replay import Eyes
from starboard.tables.messages.history import LogPage, PastPosition
from starboard.tables.persistence import restored
from starboard.tables.refusals import GONE, Refused, not_allowed
from starboard.tables.snapshot import table_from_dict
from starboard.tables.storage import Storage
from starboard.tables.table import Table
from starboard.tables.words import TableWords


def past_viewer(table: Table, person: str, seat: int | None) -> Viewer:
    """Whose eyes somebody may look back through: one's own seat's; of a finished game, anybody's."""
    if seat is None:
        return table.viewer_of(person)
    if seat not in table.own_seats(person) and not (table.is_over() and seat < len(table.seats)):
        raise not_allowed("seat-not-yours")
    return Viewer(seat)


def eyes(table: Table, person: str, seat: int | None) -> Eyes:
    """The same for the board: once the game is over nothing is hidden any more."""
    return Eyes(past_viewer(table, person, seat), everything=table.is_over())


def page(
    table: Table, entries: list[Entry], viewer: Viewer, before: int | None, most: int, words: TableWords
) -> LogPage:
    """The last `most` steps that `viewer` was shown before a position."""
    shown = [entry for entry in entries if entry.shown_to(viewer)]
    end = len(shown) if before is None else min(before - 1, len(shown))
    start = max(0, end - most)
    steps = [
        views.happened(entry, viewer, words, start + n + 1, table.muted)
        for n, entry in enumerate(shown[start:end])
    ]
    return LogPage(seat=views.seat_of(viewer), last=len(shown), steps=steps)


async def at(
    storage: Storage, table: Table, viewer: Viewer, position: int, words: TableWords
) -> PastPosition:
    """The board as `viewer` saw it when a position came to its end, and what had led to it."""
    entries = await storage.entries(table.id)
    shown = [entry for entry in entries if entry.shown_to(viewer)]
    if not 0 <= position <= len(shown):
        raise Refused(GONE, "no-such-position", last=len(shown))
    entry = shown[position - 1] if position else None
    until = shown[position].number - 1 if position < len(shown) else entries[-1].number
    past = await _table_after(storage, table, until if entry else 0)
    play = past.play if past else None
    seat = views.seat_of(viewer)
    return PastPosition(
        seat=seat,
        position=position,
        last=len(shown),
        view=play.state.view(seat) if play else None,
        score=play.game.score(play.state, seat) if play else [],
        events=views.happened(entry, viewer, words, position, table.muted).events if entry else [],
    )


async def _table_after(storage: Storage, table: Table, number: int) -> Table | None:
    """The table after an entry; where other rules made it, as the last snapshot before it has it."""
    row = await storage.table(table.id)
    if row is None or number == 0:
        return None
    try:
        return await restored(storage, row, number)
    except (StarboardError, AssertionError, LookupError, ValueError):
        snapshot = await storage.snapshot(table.id, number)
        return table_from_dict(row.id, row.seed, snapshot.body) if snapshot else None
