"""What happens at tables by itself: clocks run out, what waits is tried again, the unused is let go."""

import asyncio
import contextlib
import logging
from collections.abc import Iterator
from functools import partial
from time import monotonic
from typing import Final

from starboard.tables import draw, drawing, substitutes
from starboard.tables.bot_runner import BotRunner
from starboard.tables.cluster import Cluster
from starboard.tables.dispatch import Dispatch
from starboard.tables.live_table import LiveTable
from starboard.tables.persistence import looked_after
from starboard.tables.presence import Presence
from starboard.tables.refusals import Refused
from starboard.tables.rematch import Rematches
from starboard.tables.storage import Batch, Snapshot, StorageError
from starboard.tables.table import Table
from starboard.tables.tasks import background, end_tasks

log = logging.getLogger("starboard.tables")

RESTING: Final = 20.0  # seconds after which a table that nobody looks at keeps only what it must
IDLE: Final = 300.0  # seconds after which a table that nobody looks at leaves the memory
LOBBY_LIFE: Final = 24 * 3600.0
TICK: Final = 0.25
MENDING: Final = 2.0
SWEEPING: Final = 30.0


class Scheduler:
    def __init__(
        self,
        dispatch: Dispatch,
        bots: BotRunner,
        presence: Presence,
        rematches: Rematches,
        cluster: Cluster | None,
    ) -> None:
        self.dispatch = dispatch
        self.tables = dispatch.tables
        self.bots = bots
        self.presence = presence
        self.rematches = rematches
        self.cluster = cluster
        self._clocks, self._agreed, self._mending = Rounds(), Rounds(), Rounds()
        self._began = (self.tables.now(), monotonic())
        self._tasks: list[asyncio.Task[None]] = []

    def start(self, alone: bool) -> None:
        """`alone`: no other process had these tables until now."""
        waking = background(self._wake(alone), "waking tables", log)
        self._tasks = [background(self._run(waking), "scheduler", log), waking]

    async def stop(self) -> None:
        await end_tasks(self._tasks)

    async def _wake(self, alone: bool) -> None:
        """Tables with a clock go on whether anybody looks or not."""
        tables = Rounds()
        for ident in await self.tables.storage.unfinished():
            with tables.at(ident):
                down = self.cluster is not None and alone  # a server that is down takes nobody's time
                latest = await self.tables.storage.snapshot(ident) if down else None
                live = await self.tables.find(ident)
                if down:
                    await self.dispatch.change(live, partial(_note_waking, latest=latest))

    async def _run(self, waking: asyncio.Task[None]) -> None:
        swept = mended = 0.0
        while True:
            await asyncio.sleep(TICK)
            now = monotonic()
            try:
                if waking.done():  # else clocks may still show the time that the server was down
                    await self.time_out()
                await self.open_rematches()
                if now - mended > MENDING:
                    mended = now
                    await self.mend_all()
                if now - swept > SWEEPING:
                    swept = now
                    await self.sweep(now)
                if self.cluster is not None:
                    self.cluster.tend(now)
            except Exception:
                log.exception("tending the tables failed")

    async def time_out(self) -> None:
        """Bots stand in for those whose time is up."""
        with self._clocks.round():
            for live in self.tables.all():
                with self._clocks.at(live.table.id):
                    await self._time_out(live)

    async def _time_out(self, live: LiveTable) -> None:
        if live.table.overdue():
            with contextlib.suppress(Refused):
                await self.dispatch.change(live, _stand_in)
        if draw.is_overdue(live.table):
            await self.dispatch.change(live, _give_up_drawing)

    async def open_rematches(self) -> None:
        """Those that could not be stored when they were agreed on."""
        with self._agreed.round():
            for live in list(self.rematches.waiting):
                with self._agreed.at(live.table.id):
                    await self.rematches.open_if_agreed(live)

    async def mend_all(self) -> None:
        """Read tables again that could not be stored, if people wait; ask bots again that gave no answer.

        Whoever was the last to agree to a rematch may have been cut off before it was opened.
        """
        with self._mending.round():
            for live in self.tables.all():
                with self._mending.at(live.table.id):
                    await self.rematches.open_if_agreed(live)
                    if live.broken and live.anybody_here():
                        async with live.lock:
                            await self.tables.mend(live)
                    self.bots.attend(live)

    async def sweep(self, now: float) -> None:
        """Who saw what is stored, lobbies that never started go, tables that nobody looks at leave memory."""
        try:
            stale = await self.tables.storage.stale_lobbies(self._today(now) - LOBBY_LIFE)
            await self._store_looks()
            await self._remove_lobbies(stale)
        except StorageError as error:
            log.warning("storing who saw what has to wait: %s", error)
        tables = Rounds()
        for live in self.tables.all():
            with tables.at(live.table.id):
                self.presence.forget_polled(live, now)
                if not live.is_needed():
                    self._let_go(live, now - live.used)
        self.tables.make_room()

    async def _store_looks(self) -> None:
        looked = [(live, live.take_unstored_members()) for live in self.tables.all()]
        members = [member for _, of_table in looked for member in of_table]
        if not members:
            return
        try:
            await self.tables.recorder.writer.store(Batch(members=members))
        except BaseException:  # it is not known to be stored: the next sweep, or the end, stores it again
            for live, of_table in looked:
                live.dirty.update(member.person for member in of_table)
            raise

    async def _remove_lobbies(self, stale: list[str]) -> None:
        removed = [ident for ident in stale if self.tables.drop_lobby(ident)]
        if removed:
            await self.tables.recorder.writer.store(Batch(removed=removed))

    def _let_go(self, live: LiveTable, unused: float) -> None:
        clocked = live.table.status == "running" and live.table.setup.clock.runs
        if unused > RESTING:
            live.rest()
        if not clocked and unused > (RESTING if live.table.is_over() else IDLE):
            self.tables.drop(live.table.id)

    def _today(self, now: float) -> float:
        """The time of day; if the machine's clock was set forward since the start, without that leap."""
        return min(self.tables.now(), self._began[0] + now - self._began[1])


class Rounds:
    """Something that is done at one table after the other, again and again.

    A storage that is away is told of once, until a whole round went by without that.
    """

    def __init__(self) -> None:
        self._away = False  # in the last round, or in this one
        self._failed = False  # in this one

    @contextlib.contextmanager
    def round(self) -> Iterator[None]:
        self._failed = False
        yield
        self._away = self._failed

    @contextlib.contextmanager
    def at(self, table: str) -> Iterator[None]:
        """What goes wrong at one table keeps no other waiting."""
        try:
            yield
        except Refused:
            pass
        except StorageError as error:
            if not self._away:
                log.warning("tending table %s has to wait, and perhaps others: %s", table, error)
            self._away = self._failed = True
        except Exception:
            log.exception("tending table %s failed", table)


def _stand_in(table: Table, now: float) -> None:
    for seat in table.overdue():
        substitutes.out_of_time(table, seat, now)


def _give_up_drawing(table: Table, now: float) -> None:
    if draw.is_overdue(table):
        drawing.give_up(table, now)


def _note_waking(table: Table, now: float, latest: Snapshot | None) -> None:
    since_last = table.time() - table.clock.time
    down = max(0.0, since_last - max(0.0, looked_after(table, latest)))
    table.add("woken", now, data={"down": round(down, 3)}, shown=())
