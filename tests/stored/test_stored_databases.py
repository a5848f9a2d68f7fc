"""Whole databases written before: they open, everybody and everything is there, and the games go on."""

import asyncio
import gzip
from collections.abc import Callable
from pathlib import Path
from typing import Any

from starboard.kernel.rng import Random
from tests.postgres import postgres
from tests.stored import opening
from tests.stored.test_stored_tables import compare

DATABASES = opening.FOLDER / "databases"
ACTS = 5


def known() -> dict[str, Any]:
    found: dict[str, Any] = opening.read(DATABASES / "known.json.gz")
    return found


async def check_tables(url: str, tables: dict[str, Any]) -> None:
    """Each table stands as it did and can be looked back through; then each goes on and is verified."""
    house = await opening.open_house(url)
    assert set(await opening.table_ids(house.storage)) == set(tables)
    for ident, truth in tables.items():
        game = truth["state"]["game"] if "state" in truth else ""
        compare(await opening.opened_truth(house, ident), truth, game)
        await opening.look_back(house, ident, 0)
    for ident, truth in tables.items():
        over = truth["status"] in ("finished", "closed")
        assert over or await opening.go_on(house, ident, ACTS, Random(ident)) > 0
        assert (await opening.verified(house, ident))["ok"]
    await house.close()


async def check_people(url: str, known: dict[str, Any]) -> None:
    house = await opening.open_house(url)
    for name, ident in known["people"].items():
        assert await opening.name_of(house, ident) == name
        assert await opening.results_of(house, ident) == known["history"][name]
        assert await opening.captain_of(house, ident) == known["captains"][name]
    await house.close()


def test_a_database_file_opens_and_goes_on(tmp_path: Path):
    database = tmp_path / "starboard.db"
    database.write_bytes(gzip.decompress((DATABASES / "starboard.db.gz").read_bytes()))
    asyncio.run(check_people(opening.address(database), known()))
    asyncio.run(check_tables(opening.address(database), known()["tables"]))


def test_a_backup_is_restored_with_its_keys(tmp_path: Path):
    url = opening.address(tmp_path / "starboard.db")
    assert asyncio.run(opening.restore(DATABASES / "backup.tar.gz", url, tmp_path)) > 1000
    assert {"cookie.key", "operator.key"} <= {file.name for file in tmp_path.iterdir()}
    asyncio.run(check_people(url, known()))
    asyncio.run(check_tables(url, known()["tables"]))


def on_postgresql(work: Callable[[str], Any]) -> None:
    with postgres(migrated=False) as plain:
        work(plain.replace("postgresql://", "postgresql+asyncpg://"))


def test_a_dump_of_postgresql_loads_and_goes_on():
    dump = opening.read(DATABASES / "postgresql.json.gz")

    def work(url: str) -> None:
        asyncio.run(opening.load_dump(url, dump))
        asyncio.run(check_people(url, known()))
        asyncio.run(check_tables(url, dump["tables"]))

    on_postgresql(work)
