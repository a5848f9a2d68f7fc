"""Reading from SQLite: a few threads with plain connections; a question is one errand there.

An asynchronous driver goes to its thread and back for every step of a question, to open a cursor, to run it,
to fetch, to close, which takes three times as long of the processor.
"""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from sqlalchemy import Row, Select, create_engine, event

from starboard.tables.database import make_durable

THREADS: Final = 3  # so that nobody waits for somebody who reads a whole log


class SqliteReader:
    def __init__(self, file: str) -> None:
        self.engine = create_engine(f"sqlite:///{file}", isolation_level="AUTOCOMMIT")
        event.listen(self.engine, "connect", lambda connection, _record: make_durable(connection))
        self._threads = ThreadPoolExecutor(THREADS, "sqlite-reader")

    async def rows(self, query: Select[Any]) -> Sequence[Row[Any]]:
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._rows, query)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(None, self._threads.shutdown)
        self.engine.dispose()

    def _rows(self, query: Select[Any]) -> Sequence[Row[Any]]:
        with self.engine.connect() as connection:
            return connection.execute(query).all()
