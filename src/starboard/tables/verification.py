"""Is what a table tells true? Every act legal, every snapshot reached, every die as the seed says."""

from itertools import pairwise
from typing import Any

from starboard.kernel.errors import IllegalAction, StarboardError
from starboard.kernel.state import CHANCE
from starboard.tables.log import Entry
from starboard.tables.messages.history import Verification
from starboard.tables.persistence import check_act, restored
from starboard.tables.snapshot import table_to_dict
from starboard.tables.storage import Snapshot, Storage
from starboard.tables.table import Table


async def verify(storage: Storage, table: Table) -> Verification:
    """Stretch by stretch, from each snapshot to the next."""
    row = await storage.table(table.id)
    assert row is not None
    snapshots = await storage.snapshots(table.id)
    entries = await storage.entries(table.id)
    past: Table | None = None
    rolls = stretches = other_rules = 0
    problem = ""
    try:
        rolls = _check_dice(table, entries)
        for before, after in pairwise(snapshots):
            if before.version != after.version or before.version != table.setup.rules().version:
                other_rules += 1
                past = None
                continue
            past = past or await restored(storage, row, before.number, undoable=True)
            _check_stretch(past, entries, after)
            stretches += 1
    except StarboardError as found:
        problem = str(found)
    return Verification(
        ok=not problem, stretches=stretches, other_rules=other_rules, rolls=rolls, problem=problem
    )


def _check_dice(table: Table, entries: list[Entry]) -> int:
    """Nonces as they were pledged; chance results in their order, each from the odds written down with it."""
    broken = table.dice.first_broken_pledge()
    if broken is not None:
        raise StarboardError("record-pledge", nonce=broken)
    rolls = [entry for entry in entries if entry.kind == "act" and entry.seat == CHANCE]
    checked = 0
    for number, entry in enumerate(rolls):
        if entry.data.get("imported"):
            continue
        odds = [(outcome, weight) for outcome, weight in entry.data["odds"]]
        if table.dice.outcome(odds, number) != entry.data["action"]:
            raise StarboardError("dice-differ", number=number + 1)
        checked += 1
    return checked


def _check_stretch(past: Table, entries: list[Entry], after: Snapshot) -> None:
    """From where `past` stands, the log must lead to exactly what the snapshot says."""
    for entry in entries[past.number : after.number]:
        _check_entry(past, entry)
    if table_to_dict(past)["play"] != _as_now(past, after.body["play"]):
        raise StarboardError("snapshot-differs", number=after.number)


def _as_now(table: Table, play: dict[str, Any] | None) -> dict[str, Any] | None:
    """A stored game as it is written down today: earlier versions left things lying that mean nothing."""
    if play is None:
        return None
    state = table.setup.rules().from_dict(play["state"], table.setup.components())
    return {**play, "state": state.to_dict()}


def _check_entry(past: Table, entry: Entry) -> None:
    try:
        check_act(past, entry)
    except IllegalAction as error:
        raise StarboardError("entry-illegal", number=entry.number, rule=error.clause) from None
    if entry.kind == "act" and entry.seat == CHANCE and past.play is not None:
        if [list(item) for item in past.play.state.odds()] != [list(item) for item in entry.data["odds"]]:
            raise StarboardError("entry-odds", number=entry.number)
    past.apply(entry)
