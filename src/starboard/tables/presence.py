"""Who is at a table: those who follow it over a socket or ask for it now and then."""

import asyncio
import contextlib
from time import monotonic

from starboard.tables.bot_runner import BotRunner
from starboard.tables.cluster import Cluster
from starboard.tables.live_table import PATIENCE, Listener, LiveTable
from starboard.tables.live_tables import LiveTables
from starboard.tables.storage import StorageError
from starboard.tables.tasks import end_tasks


class Presence:
    def __init__(self, tables: LiveTables, bots: BotRunner, cluster: Cluster | None) -> None:
        self.tables = tables
        self.bots = bots
        self.cluster = cluster
        self._waiting: set[asyncio.Task[None]] = set()

    def follow(self, live: LiveTable, listener: Listener) -> None:
        before = shown_of(live, listener.person)
        live.listeners.add(listener)
        self._came(live, before == shown_of(live, listener.person))

    def unfollow(self, live: LiveTable, listener: Listener) -> None:
        before = shown_of(live, listener.person)
        live.listeners.discard(listener)
        live.used = monotonic()
        if before != shown_of(live, listener.person):
            self.announce(live)

    def polled(self, live: LiveTable, person: str) -> None:
        """Somebody looked without a socket: they count as here for a while."""
        was_here = live.is_here(person)
        live.polled[person] = live.used = monotonic()
        self._came(live, was_here)

    def _came(self, live: LiveTable, known: bool) -> None:
        """Bots play for those who look; the others are told only of what they do not know."""
        if known:
            self.bots.attend(live)
        else:
            self.announce(live)

    def announce(self, live: LiveTable) -> None:
        """Tell the others who is here; not while memory has what is not stored, which nobody may see."""
        if live.lock.locked() or live.broken:
            self._waiting.add(task := asyncio.create_task(self._announce_later(live)))
            task.add_done_callback(self._waiting.discard)
            return
        self.tables.publisher.publish(live, [])
        if self.cluster is not None:
            self.cluster.tell_presence(live)

    async def _announce_later(self, live: LiveTable) -> None:
        with contextlib.suppress(StorageError):  # whoever needs the table next mends it, and tells
            async with live.lock:
                await self.tables.mend(live)
            self.announce(live)

    def forget_polled(self, live: LiveTable, now: float) -> None:
        """Those who have not asked for a while are gone."""
        gone = [person for person, at in live.polled.items() if now - at >= PATIENCE]
        for person in gone:
            del live.polled[person]
        if gone:
            self.announce(live)

    async def close(self) -> None:
        await end_tasks(self._waiting)


def shown_of(live: LiveTable, person: str) -> tuple[bool, int]:
    """What others are shown of somebody: that they are here, or that one more watches."""
    return live.is_here(person), live.watchers_with_us()
