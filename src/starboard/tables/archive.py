"""Backups: everything a server keeps in one file, whichever database it comes from or goes to.

An archive is a tar file with `starboard.db` (always SQLite, whatever the server runs on) and the keys beside
it. It is taken from one consistent look at the database, also while the server runs.
"""

import os
import tarfile
import tempfile
from pathlib import Path
from typing import Final

from sqlalchemy import Table, func, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from starboard.kernel.errors import StarboardError
from starboard.kernel.program import program_name
from starboard.kernel.whole_files import sync_folder, write_whole
from starboard.tables.database import make_engine
from starboard.tables.migrate import bring_up_to_date, current, head
from starboard.tables.private_files import FILE_MODE
from starboard.tables.schema import METADATA

DATABASE: Final = "starboard.db"
KEYS: Final = ("cookie.key", "operator.key")
AT_ONCE: Final = 1000


async def back_up(engine: AsyncEngine, data: Path, archive: Path) -> int:
    """Write an archive; how many rows it holds."""
    with tempfile.TemporaryDirectory(dir=archive.parent, prefix=".starboard-") as folder:
        copy = Path(folder) / DATABASE
        target = make_engine(f"sqlite+aiosqlite:///{copy.as_posix()}")
        try:
            await check_revision(engine)
            await bring_up_to_date(target)
            rows = await copy_all(engine, target)
        finally:
            await target.dispose()
        finished = Path(folder) / "archive"
        finished.touch(0o600)  # it holds keys
        with tarfile.open(finished, "w:gz", compresslevel=3) as packed:
            packed.add(copy, DATABASE)
            for key in KEYS:
                if (data / key).exists():
                    packed.add(data / key, key)
        with finished.open("rb") as written:
            os.fsync(written.fileno())
        finished.replace(archive)
        sync_folder(archive.parent)
    return rows


async def restore(engine: AsyncEngine, data: Path, archive: Path) -> int:
    """Fill an empty database and the folder of keys from an archive; how many rows it held."""
    with tempfile.TemporaryDirectory(prefix="starboard-") as folder:
        unpacked = unpack(archive, Path(folder))
        source = make_engine(f"sqlite+aiosqlite:///{unpacked.as_posix()}")
        try:
            await bring_up_to_date(source)  # an archive of an earlier version
            await bring_up_to_date(engine, asked=True)
            await check_empty(engine)
            for key in KEYS:  # first: a server that finds people but no keys would make new ones
                if (Path(folder) / key).exists():
                    write_whole(data / key, (Path(folder) / key).read_bytes(), mode=FILE_MODE)
            rows = await copy_all(source, engine)
        finally:
            await source.dispose()
    return rows


def unpack(archive: Path, folder: Path) -> Path:
    """The database of an archive, unpacked with its keys."""
    try:
        with tarfile.open(archive) as packed:
            for name in (DATABASE, *KEYS):
                if name == DATABASE or name in packed.getnames():
                    packed.extract(name, folder, filter="data")
    except (tarfile.TarError, OSError, KeyError, EOFError):
        raise StarboardError("no-backup", file=str(archive)) from None
    return folder / DATABASE


async def check_revision(engine: AsyncEngine) -> None:
    async with engine.connect() as connection:
        if await connection.run_sync(current) != head():
            raise StarboardError("database-behind", program=program_name())


async def check_empty(engine: AsyncEngine) -> None:
    async with engine.connect() as connection:
        for table in METADATA.sorted_tables:
            if (await connection.execute(select(func.count()).select_from(table))).scalar():
                raise StarboardError("database-not-empty")


async def copy_all(source: AsyncEngine, target: AsyncEngine) -> int:
    """Every row of every table, in one transaction on either side."""
    copied = 0
    async with source.connect() as reading, target.begin() as writing:
        await look_once(reading)
        for table in METADATA.sorted_tables:
            copied += await copy_table(reading, writing, table)
    return copied


async def look_once(connection: AsyncConnection) -> None:
    """From here on this connection sees the database as it stands now, whatever others write."""
    if connection.dialect.name == "postgresql":
        await connection.execution_options(isolation_level="REPEATABLE READ")
    else:
        await connection.exec_driver_sql("BEGIN")


async def copy_table(reading: AsyncConnection, writing: AsyncConnection, table: Table) -> int:
    copied = 0
    async with reading.stream(select(table)) as rows:
        async for some in rows.mappings().partitions(AT_ONCE):
            await writing.execute(table.insert(), [dict(row) for row in some])
            copied += len(some)
    return copied
