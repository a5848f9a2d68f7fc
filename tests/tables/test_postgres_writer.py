"""Writing to PostgreSQL: all of a group but what came too late, or nothing."""

from collections.abc import AsyncIterator

import asyncpg
import pytest

from starboard.tables.database import make_engine
from starboard.tables.log import Entry
from starboard.tables.sql import SqlStorage
from starboard.tables.storage import Batch, Receipt, StorageError


@pytest.fixture
async def storage(database: str) -> AsyncIterator[SqlStorage]:
    engine = make_engine(database.replace("postgresql://", "postgresql+asyncpg://"))
    storage = SqlStorage(engine, "here")
    yield storage
    await storage.close()


def batch(table: str, *numbers: int) -> Batch:
    receipt = Receipt(table, "ann", "tab", numbers[0], {"ok": True})
    return Batch(entries=[(table, Entry(number, "chat", 0.0)) for number in numbers], receipts=[receipt])


async def numbers(storage: SqlStorage, table: str) -> list[int]:
    return [entry.number for entry in await storage.entries(table)]


async def test_a_batch_that_came_too_late_is_left_out_with_all_that_belongs_to_it(
    storage: SqlStorage,
) -> None:
    assert await storage.commit([batch("late", 1)]) == set()
    assert await storage.commit([batch("other", 1), batch("late", 1, 2), batch("late", 2)]) == {1}
    assert await numbers(storage, "late") == [1, 2]
    assert [one.number for one in await storage.receipts("late", "ann", "tab", 9)] == [2, 1]


async def test_where_one_row_is_refused_nothing_is_stored_and_the_next_group_is(storage: SqlStorage) -> None:
    long = Receipt("refused", "a" * 41, "tab", 1, {})
    with pytest.raises(StorageError):
        await storage.commit([batch("refused", 1), Batch(receipts=[long])])
    assert await numbers(storage, "refused") == []
    assert await storage.commit([batch("refused", 1)]) == set()
    assert await numbers(storage, "refused") == [1]


async def test_a_connection_that_was_cut_is_made_anew(storage: SqlStorage, database: str) -> None:
    await storage.commit([batch("cut", 1)])
    operator = await asyncpg.connect(database)
    cut = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity"
    await operator.execute(f"{cut} WHERE datname = current_database() AND pid <> pg_backend_pid()")
    await operator.close()
    assert await storage.commit([batch("cut", 2)]) == set()
    assert await numbers(storage, "cut") == [1, 2]


async def test_others_hear_of_what_was_written_and_of_nothing_else(
    storage: SqlStorage, database: str
) -> None:
    heard: list[str] = []
    listening = await asyncpg.connect(database)
    await listening.add_listener("starboard", lambda *news: heard.append(news[3]))
    await storage.commit([batch("told", 1)])
    await storage.commit([batch("told", 1), batch("told", 2)])
    await listening.execute("SELECT 1")
    await listening.close()
    assert [text.count('"number"') for text in heard] == [1, 1] and '"number":2' in heard[1]
