"""All tables of one process: the parts that serve them, put together, opened and closed."""

import time
from collections.abc import Callable

from starboard.tables.bot_runner import AskBot, BotRunner
from starboard.tables.cluster import Cluster
from starboard.tables.dispatch import Dispatch
from starboard.tables.live_table import LiveTable
from starboard.tables.live_tables import LiveTables
from starboard.tables.log import Entry
from starboard.tables.memberships import Memberships
from starboard.tables.postgres_bus import Bus
from starboard.tables.presence import Presence
from starboard.tables.publisher import Publisher
from starboard.tables.recording import Recorder
from starboard.tables.rematch import Rematches
from starboard.tables.scheduler import Scheduler
from starboard.tables.storage import Storage
from starboard.tables.writer import Writer


class TableService:
    """`ask_bot` thinks elsewhere; `bus` joins several processes over one storage."""

    def __init__(
        self,
        storage: Storage,
        ask_bot: AskBot | None = None,
        now: Callable[[], float] = time.time,
        bus: Bus | None = None,
    ) -> None:
        self.storage = storage
        self.now = now
        self.writer = Writer(storage)
        self.publisher = Publisher(now)
        self.live = LiveTables(storage, Recorder(self.writer, now), self.publisher, shared=bus is not None)
        self.cluster = Cluster(self.live, bus) if bus else None
        self.dispatch = Dispatch(self.live, self.cluster)
        self.bots = BotRunner(self.dispatch, self.cluster, ask_bot)
        self.presence = Presence(self.live, self.bots, self.cluster)
        self.rematches = Rematches(self.live)
        self.memberships = Memberships(self.writer, now)
        self.scheduler = Scheduler(self.dispatch, self.bots, self.presence, self.rematches, self.cluster)
        self.publisher.subscribers.append(self._changed)
        self.live.loaded.append(self._loaded)
        self.dispatch.afterwards.append(self.rematches.open_if_agreed)

    async def open(self) -> None:
        await self.storage.open()
        alone = await self.cluster.open() if self.cluster else True
        self.scheduler.start(alone)

    async def close(self) -> None:
        """Finish what is under way and store it."""
        await self.scheduler.stop()
        await self.presence.close()
        await self.bots.close()
        await self.live.close()
        await self.writer.stop()
        if self.cluster is not None:
            await self.cluster.close()
        await self.storage.close()

    def _changed(self, live: LiveTable, entries: list[Entry]) -> None:
        self.bots.attend(live)

    async def _loaded(self, live: LiveTable) -> None:
        if self.cluster is not None:
            self.cluster.loaded(live)
        await self.rematches.open_if_agreed(live)  # the server may have ended before it could be set up
        self.bots.attend(live)
