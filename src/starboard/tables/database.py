"""The database itself: how it is opened, and what becomes of its complaints."""

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from sqlalchemy import event
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from starboard.kernel.errors import StarboardError

T = TypeVar("T")


def make_engine(url: str) -> AsyncEngine:
    """An engine that keeps what it acknowledged, even through a power cut."""
    engine = create_async_engine(url)
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", lambda connection, _record: make_durable(connection))
    return engine


def make_durable(connection: Any) -> None:
    """A fresh connection to SQLite: what is committed over it stays."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class CutOff(Exception):
    """The connection is gone, and nothing was committed over it."""


@contextmanager
def noticing_cuts() -> Iterator[None]:
    try:
        yield
    except DBAPIError as error:
        if error.connection_invalidated:
            raise CutOff(str(error.orig)) from error
        raise


async def twice(work: Callable[[], Awaitable[T]]) -> T:
    """Once more if the connection was cut, perhaps long ago: then there is a new one now."""
    try:
        return await work()
    except CutOff:
        return await work()


def is_of_database(error: Exception) -> bool:
    """Does the database complain, or the way to it, rather than something of ours?"""
    driver = type(error).__module__.partition(".")[0]
    return isinstance(error, SQLAlchemyError | OSError | CutOff) or driver in ("asyncpg", "sqlite3")


@contextmanager
def errors_as_sentences() -> Iterator[None]:
    """While somebody waits for a command: what the database complains of is one sentence for them."""
    try:
        yield
    except Exception as error:
        if isinstance(error, StarboardError) or not is_of_database(error):
            raise
        cause = str(getattr(error, "orig", error)).strip().partition("\n")[0].rstrip(".")
        raise StarboardError("database-unusable", problem=cause or type(error).__name__) from error
