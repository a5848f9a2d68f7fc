"""Writing to PostgreSQL: one connection, and one statement for all that a group of batches adds.

Several processes may add to the same tables. The key of entries tells who came too late: it takes no number
twice, and none that does not follow another. Only then is it asked where the logs end.
"""

import re
from contextlib import suppress
from functools import cache
from itertools import count
from typing import Any, Final

from sqlalchemy.engine import URL, Dialect

from starboard.tables.database import CutOff
from starboard.tables.postgres_bus import CHANNEL, broadcasts_of, packed
from starboard.tables.sql_writes import Write, deletions_of, entries_of, upserts_of
from starboard.tables.storage import TRIES, Batch, StorageError

# An entry whose predecessor is missing gets no number at all, which the key refuses.
NEXT_ENTRIES: Final = """
    INSERT INTO entries (table_id, number, body)
    SELECT id, CASE WHEN before = 0 OR EXISTS (
        SELECT FROM entries WHERE table_id = id AND number = before
    ) THEN next.number END, next.body
    FROM unnest($1::VARCHAR[], $2::INTEGER[], $3::BYTEA[], $4::INTEGER[]) AS next (id, number, body, before)
"""
TELL: Final = f"SELECT pg_notify('{CHANNEL}', news) FROM unnest($1::TEXT[]) AS news"
LAST_NUMBERS: Final = """
    SELECT id, (SELECT number FROM entries WHERE table_id = id ORDER BY number DESC LIMIT 1) AS number
    FROM unnest($1::TEXT[]) AS id
"""
CUT: Final = ("08", "57P")  # how the codes of errors begin that end a connection
OUT_OF_ORDER: Final = ("23502", "23505")  # no number, and a number twice


class PostgresWriter:
    """`sender` is what this process is called among several; empty where it is alone."""

    def __init__(self, url: URL, dialect: Dialect, sender: str) -> None:
        self.url = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.dialect = dialect
        self.sender = sender
        self._connection: Any = None

    async def commit(self, batches: list[Batch]) -> set[int]:
        """Return when all is durable but those that came too late: these, by their place, are the answer.

        CutOff where the connection was lost. Should all have been stored by then, a second try comes too
        late, and whoever waits for it reads it from storage.
        """
        connection = await self._connected()
        try:
            return await self._commit(connection, batches)
        except BaseException as error:
            self._give_up()  # which takes back what is not committed
            if is_cut(error):
                raise CutOff(str(error)) from error
            raise

    async def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(Exception):
                await connection.close(timeout=2)

    async def _connected(self) -> Any:
        if self._connection is None or self._connection.is_closed():
            import asyncpg

            self._connection = await asyncpg.connect(self.url)
        return self._connection

    def _give_up(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()

    async def _commit(self, connection: Any, batches: list[Batch]) -> set[int]:
        late: set[int] = set()
        for _ in range(TRIES):
            try:
                await self._store(connection, [one for place, one in enumerate(batches) if place not in late])
            except Exception as error:
                if getattr(error, "sqlstate", None) not in OUT_OF_ORDER:
                    raise
                late = await self._late(connection, batches)
            else:
                return late
        raise StorageError("too-busy")

    async def _store(self, connection: Any, batches: list[Batch]) -> None:
        additions = self._additions(batches)
        deletions = deletions_of(self.dialect, batches)
        if not deletions:
            await add(connection, additions)
            return
        async with connection.transaction():
            await add(connection, additions)
            for text, rows in deletions:
                await connection.executemany(text, rows)

    def _additions(self, batches: list[Batch]) -> list[Write]:
        """What is added, and the news of it, which the other processes hear if it is committed.

        Rows are in the same order with all processes, so that these do not wait for each other in a ring.
        """
        entries = Write(NEXT_ENTRIES, next_entries(batches))
        upserts = (Write(for_many(text), sorted(rows)) for text, rows in upserts_of(self.dialect, batches))
        news = Write(TELL, self._news(batches))
        return [write for write in (entries, *upserts, news) if write.rows]

    def _news(self, batches: list[Batch]) -> list[tuple[str]]:
        if not self.sender:
            return []
        news = (text for batch in batches for text in broadcasts_of(self.sender, batch))
        return [(text,) for text in packed(news)]

    async def _late(self, connection: Any, batches: list[Batch]) -> set[int]:
        """Which batches do not go on where the logs end?"""
        tables = list({table for batch in batches for table, _ in batch.entries})
        last = {row["id"]: row["number"] or 0 for row in await connection.fetch(LAST_NUMBERS, tables)}
        late = set()
        for place, batch in enumerate(batches):
            for table, entry in batch.entries:
                if entry.number != last[table] + 1:
                    late.add(place)
                    break
                last[table] = entry.number
        return late


def next_entries(batches: list[Batch]) -> list[tuple[str, int, bytes, int]]:
    """Rows of entries, and the number that storage must have before each: 0 where the group itself has it."""
    rows = []
    previous = ""
    for table, number, body in sorted(entries_of(batches)):
        rows.append((table, number, body, 0 if table == previous else number - 1))
        previous = table
    return rows


async def add(connection: Any, writes: list[Write]) -> None:
    """Run statements that were made for many rows as one, which needs no transaction around it."""
    if writes:
        columns = [column for write in writes for column in zip(*write.rows)]
        await connection.execute(in_one(tuple(write.text for write in writes)), *columns)


@cache
def for_many(text: str) -> str:
    """The insertion of a row, made for as many as there are in the lists of their columns."""
    head, _, tail = text.partition(" VALUES (")
    row, _, rest = tail.partition(")")
    lists = re.sub(r"(::\w+)", r"\1[]", row)
    return f"{head} SELECT * FROM unnest({lists}){rest}"


@cache
def in_one(texts: tuple[str, ...]) -> str:
    """Several statements as one; its values are those of all of them, one after the other."""
    *parts, text = texts
    if parts:
        text = "WITH " + ", ".join(f"part{n} AS ({part})" for n, part in enumerate(parts)) + " " + text
    numbers = count(1)
    return re.sub(r"\$\d+", lambda _: f"${next(numbers)}", text)


def is_cut(error: BaseException) -> bool:
    """Did the connection end, rather than the database refuse something?"""
    state = getattr(error, "sqlstate", None)
    if state is not None:
        return str(state).startswith(CUT)
    # The second is what the driver says of an end that it reads while it begins the next statement.
    return isinstance(error, OSError) or type(error).__name__ in ("InterfaceError", "InternalClientError")
