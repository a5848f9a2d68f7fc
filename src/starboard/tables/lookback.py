"""Looking back: the log as one viewer saw it, the board at any position, and whether all of it is true."""

from itertools import pairwise
from typing import Any

from starboard.kernel.errors import StarboardError
from starboard.kernel.state import CHANCE
from starboard.tables import views
from starboard.tables.keeping import check_act, restored
from starboard.tables.log import WATCHER, Entry
from starboard.tables.refusals import GONE, Refused, not_allowed
from starboard.tables.storage import Snapshot, Storage
from starboard.tables.table import Table
from starboard.tables.words import TableWords


def past_viewer(table: Table, person: str, seat: int | None) -> int:
    """Whose eyes somebody may look back through: one's own seat's; of a finished game, anybody's."""
    own = table.own_seats(person)
    if seat is None:
        return own[0] if len(own) == 1 else WATCHER
    if seat not in own and not (table.is_over() and seat < len(table.seats)):
        raise not_allowed("That seat is not yours.")
    return seat


def page(
    table: Table, entries: list[Entry], viewer: int, before: int | None, most: int, words: TableWords
) -> dict[str, Any]:
    """The last `most` steps that `viewer` was shown before a position."""
    shown = [entry for entry in entries if entry.shown_to(viewer)]
    end = len(shown) if before is None else min(before - 1, len(shown))
    start = max(0, end - most)
    steps = [
        views.happened(entry, viewer, words, start + n + 1, table.muted)
        for n, entry in enumerate(shown[start:end])
    ]
    return {"seat": views.seat_of(viewer), "last": len(shown), "steps": steps}


async def at(storage: Storage, table: Table, viewer: int, position: int, words: TableWords) -> dict[str, Any]:
    """The board as `viewer` saw it when a position came to its end, and what had led to it."""
    entries = await storage.entries(table.id)
    shown = [entry for entry in entries if entry.shown_to(viewer)]
    if not 0 <= position <= len(shown):
        raise Refused(GONE, f"This game has positions 0 to {len(shown)}.")
    entry = shown[position - 1] if position else None
    until = shown[position].number - 1 if position < len(shown) else entries[-1].number
    past = await _table_after(storage, table, until if entry else 0)
    play = past.play if past else None
    seat = views.seat_of(viewer)
    told = views.happened(entry, viewer, words, position, table.muted)["events"] if entry else []
    return {
        "seat": seat,
        "position": position,
        "last": len(shown),
        "view": play.state.view(seat) if play else None,
        "score": play.game.score(play.state, seat) if play else [],
        "events": told,
    }


async def _table_after(storage: Storage, table: Table, number: int) -> Table | None:
    """The table after an entry; where other rules made it, as the last snapshot before it has it."""
    row = await storage.table(table.id)
    if row is None or number == 0:
        return None
    try:
        return await restored(storage, row, number)
    except (StarboardError, AssertionError, LookupError, ValueError):
        snapshot = await storage.snapshot(table.id, number)
        return Table.from_dict(row.id, row.seed, snapshot.body) if snapshot else None


# -- is it true? ---------------------------------------------------------------------------------


async def verify(storage: Storage, table: Table) -> dict[str, Any]:
    """Stretch by stretch: every act legal, every snapshot reached, every die as the seed says."""
    row = await storage.table(table.id)
    assert row is not None
    snapshots = await storage.snapshots(table.id)
    entries = await storage.entries(table.id)
    past: Table | None = None
    found: dict[str, Any] = {"ok": True, "stretches": 0, "other_rules": 0, "rolls": 0, "problem": ""}
    try:
        found["rolls"] = _check_dice(table, entries)
        for before, after in pairwise(snapshots):
            if before.version != after.version or before.version != table.setup.rules().version:
                found["other_rules"] += 1
                past = None
                continue
            past = past or await restored(storage, row, before.number, undoable=True)
            _check_stretch(past, entries, after)
            found["stretches"] += 1
    except StarboardError as problem:
        found.update(ok=False, problem=str(problem))
    return found


def _check_dice(table: Table, entries: list[Entry]) -> int:
    """Chance results in their order, each from the odds written down with it."""
    rolls = [entry for entry in entries if entry.kind == "act" and entry.seat == CHANCE]
    checked = 0
    for number, entry in enumerate(rolls):
        if entry.data.get("imported"):
            continue
        odds = [(outcome, weight) for outcome, weight in entry.data["odds"]]
        if table.dice.outcome(odds, number) != entry.data["action"]:
            raise StarboardError(f"The dice would not have given chance result {number + 1}.")
        checked += 1
    return checked


def _check_stretch(past: Table, entries: list[Entry], after: Snapshot) -> None:
    """From where `past` stands, the log must lead to exactly what the snapshot says."""
    for entry in entries[past.number : after.number]:
        _check_entry(past, entry)
    if past.to_dict()["play"] != after.body["play"]:
        raise StarboardError(f"After entry {after.number} the game stands otherwise than it was stored.")


def _check_entry(past: Table, entry: Entry) -> None:
    try:
        check_act(past, entry)
    except StarboardError as clause:
        raise StarboardError(f"Entry {entry.number} is not legal ({clause}).") from None
    if entry.kind == "act" and entry.seat == CHANCE and past.play is not None:
        if [list(item) for item in past.play.state.odds()] != [list(item) for item in entry.data["odds"]]:
            raise StarboardError(f"Entry {entry.number} was not rolled by the odds of the rules.")
    past.apply(entry)
