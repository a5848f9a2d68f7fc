"""The tables in memory: found there, read from storage, opened anew, read again where that is needed."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Final, NamedTuple

from starboard.kernel.dice import Dice
from starboard.kernel.errors import StarboardError
from starboard.tables import lobby, persistence
from starboard.tables.live_table import LiveTable
from starboard.tables.log import Entry
from starboard.tables.permissions import Caller
from starboard.tables.publisher import Publisher
from starboard.tables.recording import Recorder
from starboard.tables.refusals import GONE, NOT_STORED, Refused
from starboard.tables.setup import Setup
from starboard.tables.storage import Batch, Conflict, Member, Storage, StorageError
from starboard.tables.table import Table
from starboard.tables.tasks import end_tasks

log = logging.getLogger("starboard.tables")

MOST_OVER: Final = 100  # tables that are over and kept for those who look back on them
SERIES: Final = 4  # digits that the ids of a table and its rematches begin with: a proxy may choose by them


class UnstoredTable(NamedTuple):
    """A table that was made and is not stored yet."""

    live: LiveTable
    added: list[Entry]
    batch: Batch


class LiveTables:
    """`shared`: other processes have the same tables, so that their clocks go by the time of day."""

    def __init__(self, storage: Storage, recorder: Recorder, publisher: Publisher, shared: bool) -> None:
        self.storage = storage
        self.recorder = recorder
        self.publisher = publisher
        self.now = recorder.now
        self.shared = shared
        self.in_memory: dict[str, LiveTable] = {}
        self.loaded: list[Callable[[LiveTable], Awaitable[None]]] = []  # called with each that was read
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._unreadable: set[str] = set()  # tables of which the log has said so
        self._over = 0  # tables read that were over, since there was room made

    def all(self) -> list[LiveTable]:
        """Those in memory now, as a list of its own: tables may come and go while it is gone through."""
        return list(self.in_memory.values())

    async def find(self, ident: str) -> LiveTable:
        """The table in memory, read from storage where it is not; Refused if there is none."""
        live = self.in_memory.get(ident)
        if live is None:
            if ident not in self._loading:
                self._loading[ident] = asyncio.create_task(self._load(ident))
                self._loading[ident].add_done_callback(lambda _: self._loading.pop(ident, None))
            live = await asyncio.shield(self._loading[ident])
        live.used = monotonic()
        return live

    async def _load(self, ident: str) -> LiveTable:
        try:
            live = await self._read(ident)
        except (Refused, StorageError):
            raise
        except Exception as error:  # its game is not installed any more, or what is stored makes no table
            self._note_unreadable(ident, error)
            raise Refused(GONE, "no-table-or-link") from error
        if ident in self.in_memory:  # it was being opened when this began
            return self.in_memory[ident]
        self.in_memory[ident] = live
        self._over += live.table.is_over()
        if self._over >= MOST_OVER:
            self.make_room()
        for listener in self.loaded:
            await listener(live)
        return live

    async def _read(self, ident: str) -> LiveTable:
        table = await persistence.load(self.storage, ident, self.now(), revive=not self.shared)
        table.setup.rules()  # a lobby can be read without its game, but not shown
        live = LiveTable(table, await self.storage.members(ident))
        live.answers.partial = True
        added = table.drain()
        if added:  # the rules were updated
            try:
                await self.recorder.writer.store(self.recorder.batch(live, added))
            except Conflict:  # by another process
                return await self._read(ident)
        return live

    def _note_unreadable(self, ident: str, error: Exception) -> None:
        """One line in the log, however often somebody asks for it."""
        if ident not in self._unreadable:
            self._unreadable.add(ident)
            trace = None if isinstance(error, StarboardError) else error
            log.error("table %s cannot be opened: %s", ident, error, exc_info=trace)

    async def open_table(
        self,
        setup: Setup,
        host: Caller,
        prepare: Callable[[Table], None] | None = None,
        dice: Dice | None = None,
    ) -> LiveTable:
        """A new table; `prepare` seats people and bots before it is stored."""
        return await self._open(self.draft(setup, host, prepare, dice))

    async def open_imported(
        self, setup: Setup, host: Caller, fill: Callable[[Table], None], dice: Dice | None
    ) -> LiveTable:
        """A new table with a game that came from a record; nobody waits while that is played again."""
        return await self._open(await asyncio.to_thread(self.draft, setup, host, fill, dice))

    async def _open(self, draft: UnstoredTable) -> LiveTable:
        try:
            await self.recorder.store(draft.live, draft.batch)
        except Conflict:  # with itself: the connection was cut when it had just been stored
            raise Refused(NOT_STORED, "not-stored") from None
        self.adopt(draft)
        return draft.live

    def draft(
        self,
        setup: Setup,
        host: Caller,
        prepare: Callable[[Table], None] | None = None,
        dice: Dice | None = None,
        before: str = "",
    ) -> UnstoredTable:
        """A new table that is not stored yet, for a caller who has more to store together with it.

        It continues the series of the table `before`, if there is one.
        """
        series = before[:SERIES]
        ident = series + secrets.token_hex(8)[len(series) :]
        table = lobby.open_table(ident, setup, host, self.now(), dice)
        if prepare is not None:
            prepare(table)
        live = LiveTable(table, [Member(ident, host.person, False, may_sit=True)])
        added = table.drain()
        batch = self.recorder.batch(live, added)
        batch.members += [member for member in live.members.values() if member not in batch.members]
        return UnstoredTable(live, added, batch)

    def adopt(self, draft: UnstoredTable) -> None:
        """Take a new table into memory, now that it is stored."""
        self.in_memory[draft.live.table.id] = draft.live
        self.publisher.written(draft.live, draft.added)

    async def mend(self, live: LiveTable) -> None:
        """Read the table again where memory may have run ahead of storage, or behind it; its lock is held."""
        if not live.broken:
            return
        ident, told, time = live.table.id, live.told, live.table.time()
        live.table = await persistence.load(self.storage, ident, self.now(), revive=not self.shared)
        live.table.look_after(time - live.table.clock.time)
        live.forget_what_was_stored()
        live.learn_again(await self.storage.members(ident))
        live.broken = False
        if live.table.number > told:  # another process has written meanwhile
            self.publisher.publish(live, await self.storage.entries(ident, told))

    def drop(self, ident: str) -> None:
        self.in_memory.pop(ident, None)

    def drop_lobby(self, ident: str) -> bool:
        """Let go of one that is to be removed; False where the game has begun, or may just begin."""
        live = self.in_memory.get(ident)
        if live is not None and (live.table.status != "lobby" or live.lock.locked()):
            return False
        self.drop(ident)
        return True

    def make_room(self) -> None:
        """Keep only the last used of the tables that are over: first pages make many of them be read."""
        self._over = 0
        over = [live for live in self.all() if live.table.is_over() and not live.is_needed()]
        for live in sorted(over, key=lambda live: live.used)[:-MOST_OVER]:
            self.drop(live.table.id)

    async def close(self) -> None:
        """Give up reading tables; a snapshot of every running one makes the next start quick."""
        await end_tasks(self._loading.values())
        batch = Batch()
        for live in self.in_memory.values():
            if live.table.status == "running" and not live.broken:
                batch.snapshots.append(persistence.snapshot_of(live.table))
            batch.members += live.take_unstored_members()
        with contextlib.suppress(StorageError):
            await self.recorder.writer.store(batch)
