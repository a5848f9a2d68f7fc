"""Writing to PostgreSQL: all of a group but what came too late, or nothing."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import asyncpg
import pytest

from starboard.tables.database import make_engine
from starboard.tables.log import Entry
from starboard.tables.postgres_writer import is_cut
from starboard.tables.sql import SqlStorage
from starboard.tables.storage import Batch, Member, PersonRow, Receipt, StorageError, TableRow


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


async def test_what_follows_nothing_came_too_late(storage: SqlStorage) -> None:
    assert await storage.commit([batch("gap", 2)]) == {0}
    await storage.commit([batch("gone", 1)])
    assert await storage.commit([Batch(removed=["gone"]), batch("other", 1)]) == set()
    assert await storage.commit([batch("gone", 2), batch("other", 2)]) == {0}
    assert await numbers(storage, "gap") == await numbers(storage, "gone") == []
    assert await numbers(storage, "other") == [1, 2]


async def test_of_two_processes_one_is_quicker_and_none_waits_for_ever(
    storage: SqlStorage, database: str
) -> None:
    other = SqlStorage(make_engine(database.replace("postgresql://", "postgresql+asyncpg://")), "there")
    for number in range(1, 11):
        mine = storage.commit([batch("a", number), batch("b", number)])
        theirs = other.commit([batch("b", number), batch("a", number)])
        assert sorted(map(len, await asyncio.gather(mine, theirs))) == [0, 2]
    await other.close()
    assert await numbers(storage, "a") == await numbers(storage, "b") == list(range(1, 11))


async def test_what_was_stored_before_the_connection_was_cut_is_not_stored_twice(
    storage: SqlStorage, monkeypatch: pytest.MonkeyPatch
) -> None:
    writer = storage.postgres
    assert writer is not None
    store = writer._commit

    async def cut_afterwards(connection: Any, batches: list[Batch]) -> set[int]:
        await store(connection, batches)
        monkeypatch.undo()
        raise ConnectionResetError

    monkeypatch.setattr(writer, "_commit", cut_afterwards)
    assert await storage.commit([batch("once", 1), Batch(people=[PersonRow("ann", "Ann", 0.0, 0.0)])]) == {0}
    assert await numbers(storage, "once") == [1]
    assert await storage.person("ann") is not None


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


async def test_who_looked_at_hundreds_of_tables_and_lobbies_that_go_are_stored_together(
    storage: SqlStorage,
) -> None:
    """As when the tables are swept, or the server ends: their names are too long for one piece of news."""
    tables = [f"{number:016x}" for number in range(1000)]
    await storage.commit([Batch(members=[Member(table, "ann", True) for table in tables])])
    assert len(await storage.members(*tables)) == 1000
    await storage.commit([Batch(removed=tables)])
    assert await storage.members(*tables) == []


@pytest.mark.parametrize("status, left", [("lobby", 0), ("running", 2)])
async def test_of_tables_that_are_removed_those_that_have_begun_stay_whole(
    storage: SqlStorage, status: str, left: int
) -> None:
    row = TableRow("swept", "wheel", status, "ann", "everybody", False, 0.0, 0.0, b"")
    await storage.commit([batch("swept", 1, 2), Batch(tables=[row])])
    await storage.commit([Batch(removed=["swept"])])
    assert len(await numbers(storage, "swept")) == left
    assert (await storage.table("swept") is None) == (left == 0)


@pytest.mark.parametrize(
    "error, cut",
    [
        (asyncpg.AdminShutdownError("ended by its administrator"), True),
        (asyncpg.ConnectionDoesNotExistError("closed in the middle of operation"), True),
        (asyncpg.InterfaceError("connection is closed"), True),
        (asyncpg.InternalClientError("cannot switch to state 12; another operation is in progress"), True),
        (OSError("no route"), True),
        (asyncpg.UniqueViolationError("a number twice"), False),
        (ValueError("ours"), False),
    ],
)
def test_a_connection_that_ends_is_told_from_a_refusal(error: Exception, cut: bool) -> None:
    assert is_cut(error) == cut
