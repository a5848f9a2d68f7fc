"""One writer for everything: what many tables add in the same moment is committed together."""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable
from typing import Final

from starboard.tables.storage import Batch, Conflict, Storage, StorageError

log = logging.getLogger("starboard.tables")

MOST_AT_ONCE: Final = 500
GATHERING: Final = 0.01  # seconds; a commit costs as much as several acts, so where many write they share it

QueuedBatch = tuple[Batch, "asyncio.Future[None]"]


class Writer:
    """`store` returns when the batch is durable, or raises StorageError and it never will be.

    Groups follow the disk: what comes while one commit is under way goes together into the next. Where
    several came, more are given a moment to join them; whoever writes alone never waits.
    """

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.commits = 0
        self.committed: Callable[[float, int], None] = lambda seconds, batches: None
        self.refused = 0  # batches that could not be stored, since the last one that could
        self._refusing_since = 0.0
        self._queue: deque[QueuedBatch] = deque()
        self._task: asyncio.Task[None] | None = None  # while there is something to store

    async def stop(self) -> None:
        """Store what is waiting, then end."""
        while self._task is not None:
            await self._task

    async def store(self, batch: Batch) -> None:
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.append((batch, stored))
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name="writer")
        await stored

    @property
    def waiting(self) -> int:
        return len(self._queue)

    async def _run(self) -> None:
        try:
            while self._queue:
                group = [self._queue.popleft() for _ in range(min(MOST_AT_ONCE, len(self._queue)))]
                await self._commit(group)
                if len(group) > 1:
                    await asyncio.sleep(GATHERING)
        finally:
            self._task = None

    async def _commit(self, group: list[QueuedBatch]) -> None:
        """One that cannot be stored must not spoil the others."""
        if not await self._committed(group):
            for queued in group:
                await self._committed([queued])

    async def _committed(self, group: list[QueuedBatch]) -> bool:
        """Store all in one transaction and settle each; False if each should be tried by itself."""
        began = time.perf_counter()
        try:
            late = await self.storage.commit([batch for batch, _ in group])
        except StorageError as error:
            if len(group) > 1:
                return False
            _settle(group[0][1], error)
            self._note_refusal(error)
            return True
        except Exception as error:
            for _, stored in group:
                _settle(stored, StorageError("could-not-be-stored", problem=type(error).__name__))
            log.exception("storing failed")
            return True
        self._note_success()
        self.commits += 1
        self.committed(time.perf_counter() - began, len(group))
        for place, (_, stored) in enumerate(group):
            _settle(stored, Conflict("Another process was quicker.") if place in late else None)
        return True

    def _note_refusal(self, error: StorageError) -> None:
        """One line in the log when it begins, and one when it is over."""
        if not self.refused:
            self._refusing_since = time.monotonic()
            log.error("nothing can be stored: %s", reason_of(error))
        self.refused += 1

    def _note_success(self) -> None:
        if self.refused:
            seconds = time.monotonic() - self._refusing_since
            log.warning("stored again, after %.1f s and %d refusals", seconds, self.refused)
            self.refused = 0


def reason_of(error: StorageError) -> str:
    """What the database itself said, in one line."""
    cause = getattr(error.__cause__, "orig", error.__cause__)
    return str(cause or error).partition("\n")[0]


def _settle(stored: "asyncio.Future[None]", error: Exception | None) -> None:
    if stored.done():
        return
    if error is None:
        stored.set_result(None)
    else:
        stored.set_exception(error)
        stored.exception()  # nobody may be waiting any more
