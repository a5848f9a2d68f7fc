"""Several processes over one storage, here all in one: what one of them writes, the others are told."""

import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic

import pytest

from starboard.tables.commands import Act, Chat
from starboard.tables.database import make_engine
from starboard.tables.fold import FOLD
from starboard.tables.live_table import IN_USE, LiveTable
from starboard.tables.log import WATCHER, Entry, Viewer
from starboard.tables.migrate import bring_up_to_date
from starboard.tables.permissions import Caller
from starboard.tables.postgres_bus import Broadcast, Bus, Hearer
from starboard.tables.refusals import NOT_STORED, Refused
from starboard.tables.service import TableService
from starboard.tables.setup import read_setup
from starboard.tables.sql import SqlStorage
from starboard.tables.storage import Batch, StorageError
from starboard.tables.table import Table
from tests.tables.test_persistence import ANN, BOB, seated
from tests.tables.twins import Ear
from tests.waiting import until


class Wire(Bus):
    """What the others wrote is heard when the test says so."""

    ident = "here"

    def __init__(self, alone: bool = True) -> None:
        self.alone = alone

    async def open(self, heard: Hearer, lost: Callable[[], Awaitable[None]]) -> bool:
        self.heard = heard
        return self.alone

    async def close(self) -> None:
        pass

    def tell(self, news: Broadcast) -> None:
        pass

    async def keep_bots(self, table: str) -> bool:
        return False

    async def release_bots(self, table: str) -> None:
        pass


class Process:
    """One of several processes; `news` are the entries that it wrote."""

    def __init__(self, address: str) -> None:
        self.wire = Wire()
        self.engine = make_engine(address)
        self.service = TableService(SqlStorage(self.engine), bus=self.wire)
        self.news: list[Entry] = []
        self.service.publisher.subscribers.append(lambda live, entries: self.news.extend(entries))

    async def act(self, table: str, caller: Caller, seat: int, action: int) -> None:
        live = await self.service.live.find(table)
        position = live.table.entries_shown[Viewer(seat)]
        command = Act(seat=seat, position=position, actions=[action])
        answer = await self.service.dispatch.carry_out(live, caller, command)
        assert answer.ok

    def hear(self, table: str, entries: list[Entry]) -> None:
        self.wire.heard(Broadcast("there", {table: entries}))

    def table(self, ident: str) -> LiveTable | None:
        return self.service.live.in_memory.get(ident)


@asynccontextmanager
async def processes(tmp_path: Path) -> AsyncIterator[tuple[Process, Process, str]]:
    """Two of them, and a game that Ann and Bob play at the first."""
    address = f"sqlite+aiosqlite:///{tmp_path}/tables.db"
    here, there = Process(address), Process(address)
    for one in (here, there):
        await bring_up_to_date(one.engine, asked=True)
        await one.service.open()
    live = await here.service.live.open_table(read_setup("wheel", {}, None, "everybody"), ANN, seated)
    here.news.clear()
    try:
        yield here, there, live.table.id
    finally:
        for one in (here, there):
            await one.service.close()


async def test_whoever_follows_a_table_at_another_process_is_told_what_came_of_an_act(tmp_path: Path) -> None:
    async with processes(tmp_path) as (here, there, table):
        live = await there.service.live.find(table)
        ears = Ear(WATCHER), Ear(WATCHER)
        live.listeners.add(ears[1])
        (await here.service.live.find(table)).listeners.add(ears[0])
        await here.act(table, ANN, 0, 0)
        there.hear(table, here.news)
        await until(lambda: bool(ears[1].heard))
        told_here, told_there = (json.loads(ear.heard[-1]) for ear in ears)
        assert told_there["steps"] == told_here["steps"]
        assert told_there["steps"][0]["events"][0]["event"]["kind"] == "rotated"
        live.listeners.clear()


async def test_a_table_that_nobody_looks_at_is_read_when_somebody_does(tmp_path: Path) -> None:
    async with processes(tmp_path) as (here, there, table):
        live = await there.service.live.find(table)
        await here.act(table, ANN, 0, 0)
        there.hear(table, here.news)
        assert there.table(table) is live and live.table.number == here.news[-1].number
        live.used -= 2 * IN_USE
        here.news.clear()
        await here.act(table, BOB, 1, 0)
        there.hear(table, here.news)
        assert there.table(table) is None
        assert (await there.service.live.find(table)).table.number == here.news[-1].number


async def test_what_was_missed_between_is_read_up_on(tmp_path: Path) -> None:
    async with processes(tmp_path) as (here, there, table):
        live = await there.service.live.find(table)
        live.listeners.add(ear := Ear(WATCHER))
        await here.act(table, ANN, 0, 0)
        await here.act(table, BOB, 1, 0)
        there.hear(table, here.news[-1:])
        await until(lambda: bool(ear.heard))
        assert [step["seat"] for step in json.loads(ear.heard[-1])["steps"]] == [0, 1]
        there.hear(table, here.news)  # heard of already
        live.listeners.clear()


async def test_who_comes_after_a_cut_does_not_show_an_act_before_it_is_known_to_be_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Followers were shown the position without what happened, and then never what happened."""
    async with processes(tmp_path) as (here, _, table):
        live = await here.service.live.find(table)
        live.listeners.add(ear := Ear(WATCHER))
        commit = here.service.storage.commit

        async def stored_and_cut(batches: list[Batch]) -> set[int]:
            await commit(batches)
            raise StorageError("The connection was cut.")

        monkeypatch.setattr(here.service.storage, "commit", stored_and_cut)
        act = Act(seat=0, position=live.table.entries_shown[Viewer(0)], actions=[0])
        assert not (await here.service.dispatch.carry_out(live, ANN, act)).ok
        monkeypatch.undo()
        here.wire.heard(Broadcast("there", here={table: ["bob"]}, watchers=1))
        here.service.presence.announce(live)
        await until(lambda: bool(ear.heard))
        assert [step["seat"] for step in json.loads(ear.heard[0])["steps"]] == [0]
        live.listeners.clear()


async def test_what_cannot_be_carried_out_is_read_again_and_the_other_news_are_heard(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Half of it may be in memory, which must not be built upon."""
    async with processes(tmp_path) as (here, there, table):
        live = await there.service.live.find(table)
        await here.act(table, ANN, 0, 0)

        def fails(table: Table, entry: Entry) -> None:
            raise LookupError(entry.kind)

        heard: list[Broadcast] = []
        assert there.service.cluster is not None
        there.service.cluster.heard.append(heard.append)
        monkeypatch.setitem(FOLD, "act", fails)
        there.hear(table, here.news)
        monkeypatch.undo()
        assert live.broken and heard
        assert (await there.service.dispatch.command(table, BOB, Chat(text="hello"))).ok
        assert live.table.entries_shown[WATCHER] == here.news[-1].number + 1


async def test_members_of_a_table_that_leaves_memory_meanwhile_keep_nobody_from_those_of_others(
    tmp_path: Path,
) -> None:
    async with processes(tmp_path) as (here, there, table):
        other = (await here.service.live.open_table(read_setup("wheel", {}), ANN, seated)).table.id
        live = await there.service.live.find(table)
        await there.service.live.find(other)
        await here.service.memberships.grant(await here.service.live.find(table), "eve", sit=True)
        there.wire.heard(Broadcast("there", members=[other, table], removed=[other]))
        await until(lambda: live.may_sit("eve"))


# -- what gets in each other's way -------------------------------------------------------------------


async def test_a_message_that_another_process_has_answered_is_not_refused_for_what_came_of_it(
    tmp_path: Path,
) -> None:
    """Nothing of it was heard here yet."""
    async with processes(tmp_path) as (here, there, table):
        lives = [await one.service.live.find(table) for one in (here, there)]
        assert (await there.service.dispatch.carry_out(lives[1], ANN, Chat(text="hello"), "tab", 1)).ok
        here.hear(table, there.news)
        await here.act(table, ANN, 0, 0)
        await here.act(table, BOB, 1, 0)
        act = Act(seat=0, position=lives[0].table.entries_shown[Viewer(0)], actions=[0])
        first = await here.service.dispatch.carry_out(lives[0], ANN, act, "tab", 2)
        assert first.ok
        assert await there.service.dispatch.carry_out(lives[1], ANN, act, "tab", 2) == first


async def test_a_change_that_others_always_get_in_the_way_of_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever asked for it must not believe that it was made."""
    async with processes(tmp_path) as (here, _, table):
        live = await here.service.live.find(table)

        async def late(batches: list[Batch]) -> set[int]:
            return set(range(len(batches)))

        def say(table: Table, now: float) -> None:
            table.add("chat", now, data={"person": "ann", "text": "hello"})

        monkeypatch.setattr(here.service.storage, "commit", late)
        with pytest.raises(Refused) as refused:
            await here.service.dispatch.change(live, say)
        monkeypatch.undo()
        assert (refused.value.reason, refused.value.code) == (NOT_STORED, "too-busy")


async def test_a_lobby_in_which_the_game_begins_while_it_is_swept_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with processes(tmp_path) as (here, there, _):
        live = await here.service.live.open_table(read_setup("wheel", {}), ANN)
        table, stale_lobbies = live.table.id, there.service.storage.stale_lobbies
        await there.service.live.find(table)

        async def begun_meanwhile(before: float) -> list[str]:
            stale = await stale_lobbies(before)
            await here.service.dispatch.change(live, seated)
            return stale

        monkeypatch.setattr(there.service.storage, "stale_lobbies", begun_meanwhile)
        monkeypatch.setattr("starboard.tables.scheduler.LOBBY_LIFE", -3600.0)
        await there.service.scheduler.sweep(monotonic())
        here.wire.heard(Broadcast("there", removed=[table]))
        assert here.table(table) is live
        assert len(await here.service.storage.entries(table)) == live.table.number
        assert (await there.service.live.find(table)).table.status == "running"


async def test_a_lobby_that_is_being_changed_here_is_not_swept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with processes(tmp_path) as (here, _, _):
        live = await here.service.live.open_table(read_setup("wheel", {}), ANN)
        monkeypatch.setattr("starboard.tables.scheduler.LOBBY_LIFE", -3600.0)
        async with live.lock:
            await here.service.scheduler.sweep(monotonic())
        assert await here.service.storage.table(live.table.id) is not None
        await here.service.scheduler.sweep(monotonic())
        assert await here.service.storage.table(live.table.id) is None
        assert here.table(live.table.id) is None
