"""One process among several over one storage: it carries out what the others wrote and tells who is here."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Any, Final

from starboard.tables.following import Elsewhere
from starboard.tables.live_table import LiveTable
from starboard.tables.live_tables import LiveTables
from starboard.tables.log import Entry
from starboard.tables.play import Play
from starboard.tables.postgres_bus import Broadcast, Bus
from starboard.tables.refusals import Refused
from starboard.tables.storage import Member, StorageError
from starboard.tables.tasks import end_tasks
from starboard.tables.updates import announce, capture

log = logging.getLogger("starboard.tables")

REMIND: Final = 15.0  # seconds after which the others are told again who is here
FORGET: Final = 40.0  # and after which somebody not heard of again is gone


class Cluster:
    def __init__(self, tables: LiveTables, bus: Bus) -> None:
        self.tables = tables
        self.bus = bus
        self.heard: list[Callable[[Broadcast], None]] = []  # others in this process who want to know
        self.missed: list[Callable[[], Awaitable[None]]] = []  # and who must look again after a cut
        self._tasks: set[asyncio.Task[None]] = set()
        self._reminded = 0.0

    async def open(self) -> bool:
        return await self.bus.open(self._hear, self._read_up)

    async def close(self) -> None:
        await end_tasks(self._tasks)
        await self.bus.close()

    # -- what the others wrote ---------------------------------------------------------------

    def _hear(self, news: Broadcast) -> None:
        for ident, entries in news.entries.items():
            live = self.tables.in_memory.get(ident)
            if live is not None:
                self._follow_up(live, entries)
        changed = [ident for ident in news.members if ident in self.tables.in_memory]
        if changed:
            self._start(self._read_members(changed))
        for ident in news.removed:
            self.tables.drop_lobby(ident)
        self._hear_presence(news)
        for listener in self.heard:
            listener(news)

    def _start(self, work: Any) -> None:
        self._tasks.add(task := asyncio.create_task(self._safely(work)))
        task.add_done_callback(self._tasks.discard)

    async def _safely(self, work: Any) -> None:
        try:
            await work
        except (StorageError, Refused) as error:
            log.warning("what another process wrote could not be read: %s", error)

    def _follow_up(self, live: LiveTable, entries: list[Entry]) -> None:
        """Apply what another process wrote: at once if the table is free, later if somebody holds its lock.

        A table that nobody uses is dropped instead, and read when somebody looks.
        """
        if live.lock.locked() or live.broken:
            self._start(self._carry_out(live, entries))
        elif live.is_unused():
            self.tables.drop(live.table.id)
        elif entries and entries[0].number == live.table.number + 1:
            try:
                self._apply(live, entries)
            except Exception:  # the other news must be heard nevertheless
                log.exception("table %s: what another process wrote cannot be carried out", live.table.id)
        else:
            self._start(self._carry_out(live, entries))

    async def _carry_out(self, live: LiveTable, entries: list[Entry]) -> None:
        async with live.lock:
            if live.broken:
                await self.tables.mend(live)
                return
            new = [entry for entry in entries if entry.number > live.table.number]
            if entries and not new:
                return
            if not new or new[0].number != live.table.number + 1:
                await self.catch_up(live)
                return
            self._apply(live, new)

    async def catch_up(self, live: LiveTable) -> bool:
        """Read what others have added to the log of a table whose lock is held here; was there anything?"""
        if live.broken:
            await self.tables.mend(live)
            return True
        new = await self.tables.storage.entries(live.table.id, live.table.number)
        if new:
            self._apply(live, new)
        return bool(new)

    def _apply(self, live: LiveTable, entries: list[Entry]) -> None:
        try:
            for entry in entries:
                if live.listeners:
                    _carry_out_again(live.table.play, entry)
                live.table.apply(entry)
                capture(live, entry)
                _forget_answers(live, entry)
        except BaseException:
            live.broken = True
            raise
        if any(entry.kind != "act" for entry in entries):
            live.stored.row = ()
        self.tables.publisher.publish(live, entries)

    async def fresh(self, live: LiveTable) -> None:
        """Make sure that whatever another process has acknowledged is known here."""
        number = (await self.tables.storage.last_numbers([live.table.id])).get(live.table.id, 0)
        if number > live.table.number:
            async with live.lock:
                await self.catch_up(live)

    async def _read_up(self) -> None:
        """Some news may have been lost: look again, and bring every table in memory up to date."""
        for listener in self.missed:
            await listener()
        last = await self.tables.storage.last_numbers(list(self.tables.in_memory))
        for ident, live in list(self.tables.in_memory.items()):
            if last.get(ident, 0) > live.table.number:
                async with live.lock:
                    await self.catch_up(live)
        await self._read_members(list(self.tables.in_memory))

    async def _read_members(self, tables: list[str]) -> None:
        """Read the members of all these tables with one query.

        Entries change them too: those of a table that was written to meanwhile are read again.
        """
        in_memory = self.tables.in_memory  # a table may have left it meanwhile
        known = {ident: in_memory[ident] for ident in tables if ident in in_memory}
        quiet = {ident: live.table.number for ident, live in known.items() if not live.lock.locked()}
        found: dict[str, list[Member]] = {ident: [] for ident in known}
        for member in await self.tables.storage.members(*known):
            found[member.table].append(member)
        for ident, live in known.items():
            async with live.lock:
                if quiet.get(ident) != live.table.number:
                    found[ident] = await self.tables.storage.members(ident)
                for member in found[ident]:
                    live.learn(member)

    # -- who is here -------------------------------------------------------------------------

    def loaded(self, live: LiveTable) -> None:
        """Ask who is at a table that was just read."""
        self.bus.tell(Broadcast(self.bus.ident, asks=live.table.id))

    def tell_presence(self, live: LiveTable) -> None:
        here = [person for person in live.table.people() if live.is_with_us(person)]
        there = {live.table.id: here}
        self.bus.tell(Broadcast(self.bus.ident, here=there, watchers=live.watchers_with_us()))

    def _hear_presence(self, news: Broadcast) -> None:
        asked = self.tables.in_memory.get(news.asks)
        if asked is not None and asked.anybody_here():
            self.tell_presence(asked)
        for ident, people in news.here.items():
            live = self.tables.in_memory.get(ident)
            if live is not None:
                before = live.elsewhere.get(news.sender)
                live.elsewhere[news.sender] = Elsewhere(people, news.watchers, monotonic())
                if before is None or (before.people, before.watchers) != (people, news.watchers):
                    self._announce(live)

    def _announce(self, live: LiveTable) -> None:
        # Whoever holds the lock has something to announce anyway, and so has whoever mends the table.
        if not live.lock.locked() and not live.broken:
            announce(live, [], self.tables.now())

    # -- time --------------------------------------------------------------------------------

    def tend(self, now: float) -> None:
        """Remind the others of who is here, forget those they no longer speak of."""
        if now - self._reminded > REMIND:
            self._reminded = now
            for live in self.tables.all():
                if live.anybody_here():
                    self.tell_presence(live)
                if _forget_gone(live, now):
                    self._announce(live)

    async def keep_bots(self, live: LiveTable) -> bool:
        return await self.bus.keep_bots(live.table.id)

    async def release_bots(self, live: LiveTable) -> None:
        with contextlib.suppress(Exception):
            await self.bus.release_bots(live.table.id)


def _forget_gone(live: LiveTable, now: float) -> bool:
    """Whether there were processes that no longer speak of a table."""
    gone = [process for process, there in live.elsewhere.items() if now - there.at > FORGET]
    for process in gone:
        del live.elsewhere[process]
    return bool(gone)


def _carry_out_again(play: Play | None, entry: Entry) -> None:
    """Carry out another process's act here too, so that followers here are told what came of it."""
    if entry.kind == "act" and play is not None and entry.seat is not None:
        play.adopt_next(play.carry_out(play.state, entry.seat, entry.data["action"]))


def _forget_answers(live: LiveTable, entry: Entry) -> None:
    """The person who acted was answered elsewhere: their numbered messages must be read from storage."""
    person = entry.data.get("person")
    if person is None and entry.seat is not None and 0 <= entry.seat < len(live.table.seats):
        person = live.table.seats[entry.seat].person
    live.answers.forget(person)
