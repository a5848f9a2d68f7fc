# mypy: ignore-errors
"""A table as it is stored, and the truth about it: found by replaying its log from the first entry."""

from typing import Any

import msgspec

from starboard.tables.storage import Storage
from tests.stored.opening import game_truth, new_table, truth_of

ALONG = 6


async def stored(storage: Storage, ident: str) -> dict[str, Any]:
    """What the database has of a table, ready for JSON."""
    row = await storage.table(ident)
    assert row is not None
    return {
        "row": {**msgspec.to_builtins(row, builtin_types=(bytes,)), "seed": row.seed.hex()},
        "members": msgspec.to_builtins(await storage.members(ident)),
        "entries": msgspec.to_builtins(await storage.entries(ident)),
        "snapshots": msgspec.to_builtins(await storage.snapshots(ident)),
    }


async def truth(storage: Storage, ident: str) -> dict[str, Any]:
    """What is so at the table now, and where its game stood after some earlier entries."""
    entries = await storage.entries(ident)
    table = await new_table(storage, ident)
    wanted = {entries[len(entries) * part // ALONG].number for part in range(1, ALONG)}
    along = []
    for entry in entries:
        table.apply(entry)
        if entry.number in wanted and table.play is not None:
            along.append({"number": entry.number, **game_truth(table.play.state)})
    return {**truth_of(table, entries), "along": along}
