"""Writes down a running table of each game as this version stores it, to be opened by every later one.

    python -m tests.tables.stored.write

Run it for a release only: the files of earlier releases stay as they are.
"""

import asyncio
import json
import tempfile
from pathlib import Path
from typing import Any

import msgspec

import starboard
from starboard.games.registry import GAMES
from starboard.kernel.dice import Dice
from starboard.kernel.rng import Random
from starboard.tables.log import Entry
from starboard.tables.service import TableService
from starboard.tables.setup import read_setup
from starboard.tables.storage import Batch, Member, Snapshot, Storage, TableRow
from tests.tables.test_persistence import ANN, open_service, play_some, seated_alone

HERE = Path(__file__).parent
ACTS = 24


async def written(service: TableService, ident: str) -> dict[str, Any]:
    """A table as storage has it, ready for JSON."""
    row = await service.storage.table(ident)
    assert row is not None
    return {
        "row": {**msgspec.to_builtins(row, builtin_types=(bytes,)), "seed": row.seed.hex()},
        "members": msgspec.to_builtins(await service.storage.members(ident)),
        "entries": msgspec.to_builtins(await service.storage.entries(ident)),
        "snapshots": msgspec.to_builtins(await service.storage.snapshots(ident)),
    }


async def read_into(storage: Storage, data: dict[str, Any]) -> str:
    """Put a written table into storage; its id."""
    row = msgspec.convert({**data["row"], "seed": b""}, TableRow)
    row.seed = bytes.fromhex(data["row"]["seed"])
    entries = msgspec.convert(data["entries"], list[Entry])
    await storage.commit(
        [
            Batch(
                tables=[row],
                entries=[(row.id, entry) for entry in entries],
                snapshots=msgspec.convert(data["snapshots"], list[Snapshot]),
                members=msgspec.convert(data["members"], list[Member]),
            )
        ]
    )
    return row.id


async def write_all() -> None:
    for game in GAMES.values():
        with tempfile.TemporaryDirectory() as folder:
            service = await open_service(f"sqlite+aiosqlite:///{folder}/tables.db")
            live = await service.live.open_table(
                read_setup(game.name, {}), ANN, seated_alone, Dice(bytes(range(32)))
            )
            await play_some(service, live.table.id, ACTS, Random(f"{game.name} stored"))
            file = HERE / f"{game.name}-{starboard.__version__}.json"
            file.write_text(json.dumps(await written(service, live.table.id), indent=None) + "\n")
            await service.close()


if __name__ == "__main__":
    asyncio.run(write_all())
