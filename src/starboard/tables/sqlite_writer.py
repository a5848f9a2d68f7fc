"""Writing to SQLite: one thread, one connection; a group of batches is one errand there, one transaction."""

import asyncio
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import chain
from typing import Any, Final

from starboard.tables.database import make_durable
from starboard.tables.sql_writes import Write

# Between two statements the thread waits until the loop lets go of the interpreter: few statements with many
# rows are durable sooner than many with one. The sizes are powers of two, so that few texts are prepared.
MOST_ROWS: Final = 64
VALUES: Final = " VALUES "


class SqliteWriter:
    def __init__(self, file: str) -> None:
        self.file = file
        self._connection: sqlite3.Connection | None = None
        self._thread = ThreadPoolExecutor(1, "sqlite-writer")

    async def commit(self, writes: list[Write]) -> None:
        """Return when all of it is on the disk; sqlite3.Error if nothing is."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, writes)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    # -- in the thread -----------------------------------------------------------------------

    def _commit(self, writes: list[Write]) -> None:
        if self._connection is None:
            self._connection = sqlite3.connect(self.file, isolation_level=None)
            make_durable(self._connection)
        connection = self._connection
        connection.execute("BEGIN IMMEDIATE")
        try:
            for text, values in chain.from_iterable(map(statements_of, writes)):
                connection.execute(text, values)
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def statements_of(write: Write) -> Iterator[tuple[str, list[Any]]]:
    """The statements that write all rows, as many rows at once as may be."""
    begin, size = 0, 1
    while begin < len(write.rows):
        if VALUES in write.text:
            size = min(MOST_ROWS, 1 << (len(write.rows) - begin).bit_length() - 1)
        yield for_rows(write.text, size), list(chain.from_iterable(write.rows[begin : begin + size]))
        begin += size


@cache
def for_rows(text: str, size: int) -> str:
    """A statement for one row, made for several."""
    head, values, tail = text.partition(VALUES)
    row, bracket, rest = tail.partition(")")
    return head + values + ", ".join([row + bracket] * size) + rest
