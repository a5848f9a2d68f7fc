"""Writing to PostgreSQL: one connection, a transaction for each group of batches, few and short questions.

Several processes may add to the same tables. Whoever writes to a table holds its advisory lock for that
transaction, and finds out first whether the log still ends where its own entries go on.
"""

from contextlib import suppress
from typing import Any, Final

from sqlalchemy.engine import URL, Dialect

from starboard.tables.database import CutOff
from starboard.tables.postgres_bus import CHANNEL, broadcast_of, number_of, packed
from starboard.tables.sql_writes import writes_of
from starboard.tables.storage import Batch

WRITING: Final = 0x73746233  # what the advisory locks of writers are for
BEGIN: Final = "BEGIN; SELECT pg_advisory_xact_lock({writing}, n) FROM unnest('{{{locks}}}'::int[]) AS n"
LAST_NUMBERS: Final = """
    SELECT id, (SELECT number FROM entries WHERE table_id = id ORDER BY number DESC LIMIT 1) AS number
    FROM unnest($1::text[]) AS id
"""
TELL: Final = "SELECT pg_notify($1, n) FROM unnest($2::text[]) AS n"
CUT: Final = ("08", "57P")  # how the codes of errors begin that end a connection


class PostgresWriter:
    """`sender` is what this process is called among several; empty where it is alone."""

    def __init__(self, url: URL, dialect: Dialect, sender: str) -> None:
        self.url = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.dialect = dialect
        self.sender = sender
        self._connection: Any = None

    async def commit(self, batches: list[Batch]) -> set[int]:
        """Return when all is durable but those that came too late: these, by their place, are the answer.

        CutOff where the connection was lost and nothing is stored. An error at the very end may mean either.
        """
        connection = await self._connected()
        try:
            late = await self._begin(connection, batches)
            fitting = [batch for place, batch in enumerate(batches) if place not in late]
            for text, rows in writes_of(self.dialect, fitting):
                await connection.executemany(text, rows)
            await self._tell(connection, fitting)
        except BaseException as error:
            self._give_up()  # which takes everything back
            if is_cut(error):
                raise CutOff(str(error)) from error
            raise
        try:
            await connection.execute("COMMIT")
        except BaseException:
            self._give_up()
            raise
        return late

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

    async def _begin(self, connection: Any, batches: list[Batch]) -> set[int]:
        """Keep other processes from these tables until the commit; which batches came too late?"""
        tables = sorted({table for batch in batches for table, _ in batch.entries}) if self.sender else []
        if not tables:
            await connection.execute("BEGIN")
            return set()
        locks = sorted({number_of(table) for table in tables})  # in one order, so that nobody waits in a ring
        await connection.execute(BEGIN.format(writing=WRITING, locks=",".join(map(str, locks))))
        last = {row["id"]: row["number"] or 0 for row in await connection.fetch(LAST_NUMBERS, tables)}
        late = set()
        for place, batch in enumerate(batches):
            for table, entry in batch.entries:
                if entry.number != last[table] + 1:
                    late.add(place)
                    break
                last[table] = entry.number
        return late

    async def _tell(self, connection: Any, batches: list[Batch]) -> None:
        """The other processes hear of it when, and only if, it is committed."""
        if not self.sender:
            return
        news = packed(text for batch in batches if (text := broadcast_of(self.sender, batch)) is not None)
        if news:
            await connection.execute(TELL, CHANNEL, news)


def is_cut(error: BaseException) -> bool:
    """Did the connection end, rather than the database refuse something?"""
    state = getattr(error, "sqlstate", None)
    if state is not None:
        return str(state).startswith(CUT)
    return isinstance(error, OSError) or type(error).__name__ == "InterfaceError"
