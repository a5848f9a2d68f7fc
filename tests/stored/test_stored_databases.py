"""Whole databases written before: they open, everybody and everything is there, and the games go on."""

import gzip
from pathlib import Path
from typing import Any

from starboard.kernel.rng import Random
from tests.stored import opening
from tests.stored.test_stored_tables import compare

DATABASES = opening.FOLDER / "databases"
ACTS = 5


def known() -> dict[str, Any]:
    found: dict[str, Any] = opening.read(DATABASES / "known.json.gz")
    return found


async def check(url: str, tables: dict[str, Any]) -> None:
    """Everybody and every table is there as then; afterwards each game goes on and is verified."""
    service = await opening.open_service(url)
    await check_tables(service, tables)
    await check_people(service, known())
    for ident, truth in tables.items():
        over = truth["status"] in ("finished", "closed")
        assert over or await opening.go_on(service, ident, ACTS, Random(ident)) > 0
        assert (await opening.verified(service, ident))["ok"]
    await service.close()


async def check_tables(service: opening.TableService, tables: dict[str, Any]) -> None:
    assert set(await opening.table_ids(service.storage)) == set(tables)
    for ident, truth in tables.items():
        compare(await opening.opened_truth(service, ident), truth, await opening.pack_of(service, ident))
        await opening.look_back(service, ident, 0)


async def check_people(service: opening.TableService, known: dict[str, Any]) -> None:
    for name, ident in known["people"].items():
        assert await opening.name_of(service, ident) == name
        assert await opening.results_of(service, ident) == known["history"][name]
        assert await opening.captain_of(service, ident) == known["captains"][name]


async def test_a_database_file_opens_and_goes_on(tmp_path: Path) -> None:
    database = tmp_path / "starboard.db"
    database.write_bytes(gzip.decompress((DATABASES / "starboard.db.gz").read_bytes()))
    await check(opening.address(database), known()["tables"])


async def test_a_backup_is_restored_with_its_keys(tmp_path: Path) -> None:
    url = opening.address(tmp_path / "starboard.db")
    assert await opening.restore(DATABASES / "backup.tar.gz", url, tmp_path) > 1000
    assert {"cookie.key", "operator.key"} <= {file.name for file in tmp_path.iterdir()}
    await check(url, known()["tables"])


async def test_a_dump_of_postgresql_loads_and_goes_on(empty_database: str) -> None:
    dump = opening.read(DATABASES / "postgresql.json.gz")
    url = empty_database.replace("postgresql://", "postgresql+asyncpg://")
    await opening.load_dump(url, dump)
    await check(url, dump["tables"])
