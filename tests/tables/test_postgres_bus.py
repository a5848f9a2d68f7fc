"""The connection to the other processes: one that is of no use is given up, so that another is made."""

import asyncio
from typing import Any

import asyncpg
import msgspec
import pytest

from starboard.tables.log import Entry
from starboard.tables.postgres_bus import CHANNEL, MOST, PROCESSES, Broadcast, PostgresBus, broadcasts_of
from starboard.tables.storage import Batch, Invitation, Member, PersonRow
from tests.waiting import DEADLINE, until


class DatabaseComplaint(Exception):
    """What the database itself says has a code."""

    sqlstate = "57014"


class Connection:
    def __init__(self, error: Exception) -> None:
        self.error = error
        self.given_up = False

    async def fetchval(self, query: str, *values: Any, timeout: float | None = None) -> Any:
        raise self.error

    def terminate(self) -> None:
        self.given_up = True


@pytest.mark.parametrize(
    "error, given_up",
    [
        pytest.param(RuntimeError("another operation is in progress"), True, id="out of step"),
        pytest.param(TimeoutError(), True, id="silent"),
        pytest.param(DatabaseComplaint("cancelled"), False, id="the database's own words"),
    ],
)
async def test_a_connection_that_fails_by_itself_is_given_up(error: Exception, given_up: bool) -> None:
    bus = PostgresBus("postgresql://nowhere/none")
    bus._connection = connection = Connection(error)
    assert await bus.keep_bots("t1") is False
    assert connection.given_up is given_up


async def nothing() -> None:
    pass


async def test_a_connection_that_fails_while_it_is_prepared_is_given_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    connection = Connection(DatabaseComplaint("too many locks"))

    async def connect(*_: Any, **__: Any) -> Connection:
        return connection

    monkeypatch.setattr(asyncpg, "connect", connect)
    with pytest.raises(DatabaseComplaint):
        await PostgresBus("postgresql://nowhere/none").open(lambda news: None, nothing)
    assert connection.given_up


async def test_where_nothing_can_be_read_of_what_was_missed_one_connection_follows_another(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("starboard.tables.postgres_bus.PAUSE", 0.0)
    heard: list[Broadcast] = []
    tries: list[int] = []

    async def read_up() -> None:
        tries.append(len(tries))
        if len(tries) < 5:
            raise OSError("no route")

    bus = PostgresBus(database)
    await bus.open(heard.append, read_up)
    bus._connection.terminate()
    await until(lambda: len(tries) == 5)
    operator = await asyncpg.connect(database)
    held = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND classid = $1"
    async with asyncio.timeout(DEADLINE):
        while await operator.fetchval(held, PROCESSES) != 1:
            await asyncio.sleep(0.01)
    await operator.execute("SELECT pg_notify($1, $2)", CHANNEL, '{"sender":"there","asks":"t1"}')
    await until(lambda: heard)
    await operator.close()
    await bus.close()


async def test_the_end_of_a_connection_that_was_given_up_does_not_concern_the_next_one(
    database: str,
) -> None:
    bus = PostgresBus(database)
    await bus.open(lambda news: None, nothing)
    now = bus._connection
    bus._ended(Connection(OSError()))
    assert bus._connection is now and await bus.keep_bots("t1")
    await bus.close()


# -- what is too long to be passed on at once --------------------------------------------------------


def ids(what: str, number: int, length: int = 40) -> list[str]:
    return [f"{what}{one}".rjust(length, "0") for one in range(number)]


@pytest.mark.parametrize("number", [1, 99, 100, 101, 415, 1000])
def test_news_of_many_things_are_told_in_pieces_that_postgresql_passes_on(number: int) -> None:
    tables, people, keys = ids("t", number), ids("p", number), ids("k", number, 64)
    batch = Batch(
        entries=[(table, Entry(1, "chat", 0.0)) for table in tables],
        members=[Member(table, "ann", True) for table in tables],
        people=[PersonRow(person, "Ann", 0.0, 0.0) for person in people],
        spent=keys,
        invitations=[Invitation(person, "t", "ann", 0.0) for person in people],
        removed=tables,
    )
    texts = broadcasts_of("here", batch)
    pieces = [msgspec.json.decode(text, type=Broadcast) for text in texts]
    assert max(map(len, texts)) <= MOST and {piece.sender for piece in pieces} == {"here"}
    assert [table for piece in pieces for table in piece.entries] == tables
    told = {"members": sorted(tables), "people": people, "spent": keys, "invited": people, "removed": tables}
    for name, named in told.items():
        assert [one for piece in pieces for one in getattr(piece, name)] == named


def test_an_entry_that_is_too_long_is_told_of_without_what_it_says() -> None:
    entries = [("t1", Entry(1, "chat", 0.0, data={"text": "a" * MOST}))]
    (text,) = broadcasts_of("here", Batch(entries=entries))
    assert msgspec.json.decode(text, type=Broadcast).entries == {"t1": []}


def test_what_concerns_nobody_else_is_not_told() -> None:
    assert broadcasts_of("here", Batch(unnoticed=["ann"])) == []
