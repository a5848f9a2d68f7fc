"""Clocks go by a time that nobody can set, and that stands still while no server runs."""

import time
from functools import partial
from pathlib import Path

import msgspec
import pytest

from starboard.tables import persistence, scheduler
from starboard.tables.commands import Act, Chat
from starboard.tables.database import make_engine
from starboard.tables.live_table import LiveTable
from starboard.tables.log import Entry, Viewer
from starboard.tables.migrate import bring_up_to_date
from starboard.tables.permissions import Caller
from starboard.tables.service import TableService
from starboard.tables.setup import ClockSetting, Setup, read_setup
from starboard.tables.snapshot import table_from_dict, table_to_dict
from starboard.tables.sql import SqlStorage
from starboard.tables.storage import StorageError
from starboard.tables.table import Table
from tests.tables.build import Game
from tests.tables.test_cluster import Wire
from tests.tables.test_persistence import ANN, open_service, seated, url
from tests.waiting import until

HOUR = 3600.0


class Times:
    """The time of day and a clock that cannot jump, moved by hand."""

    def __init__(self) -> None:
        self.day = 1_700_000_000.0
        self.ticks = 50.0

    def pass_(self, seconds: float) -> None:
        self.day += seconds
        self.ticks += seconds


@pytest.fixture
def times(monkeypatch: pytest.MonkeyPatch) -> Times:
    times = Times()
    monkeypatch.setattr("starboard.tables.table.monotonic", lambda: times.ticks)
    return times


def clocked() -> Setup:
    return read_setup("wheel", {}, ClockSetting("game", 60))


def left(table: Table, seat: int = 0) -> float:
    return round(table.deadlines(0.0)[seat], 2)


async def opened(tmp_path: Path, times: Times) -> tuple[TableService, LiveTable]:
    service = await open_service(url(tmp_path), lambda: times.day)
    for task in service.scheduler._tasks:  # nobody looks at clocks but the test
        task.cancel()
    return service, await service.live.open_table(clocked(), ANN, seated)


@pytest.mark.parametrize("jump", [HOUR, -HOUR, 30 * 24 * HOUR], ids=["forward", "back", "a month"])
def test_setting_the_time_of_day_costs_nobody_their_time(jump: float) -> None:
    game = Game("wheel", "ann bob", ClockSetting("game", 60)).start()
    ticks = [game.now]
    game.table.ticks = lambda: ticks[0]
    game.table.look_after()
    ticks[0] += 10
    game.now += 10 + jump
    assert game.table.overdue() == [] and left(game.table) == 50
    game.act(0, 0)
    game.now -= jump
    game.act(1, 0)
    assert left(game.table) == 50


def test_the_end_of_time_is_told_by_the_time_of_day_as_it_is_now() -> None:
    game = Game("wheel", "ann bob", ClockSetting("turn", 60)).start()
    ticks = [game.now]
    game.table.ticks = lambda: ticks[0]
    game.now += HOUR
    assert game.envelope().deadlines == {"0": game.now + 60}


@pytest.mark.parametrize("jump", [HOUR, -HOUR, 0.0], ids=["forward", "back", "none"])
async def test_time_left_is_kept_through_a_restart_whatever_the_clock_says(
    tmp_path: Path, times: Times, jump: float
) -> None:
    service, live = await opened(tmp_path, times)
    times.pass_(10)
    ident = live.table.id
    for _ in range(3):  # every one of them an end and a start
        await service.close()
        times.pass_(HOUR)
        times.day += jump
        times.ticks = 7.0  # another boot, another beginning of counting
        service = await open_service(url(tmp_path), lambda: times.day)
        live = await service.live.find(ident)
        assert live.table.overdue() == []
    assert left(live.table) == 50
    times.pass_(20)
    act = Act(seat=0, position=live.table.entries_shown[Viewer(0)], actions=[0])
    assert (await service.dispatch.command(ident, ANN, act)).ok
    again = await persistence.load(service.storage, ident, times.day)
    assert again.clock.left[0] == pytest.approx(30, abs=0.01)
    await service.close()


async def test_a_crash_costs_nobody_their_time(tmp_path: Path, times: Times) -> None:
    service, live = await opened(tmp_path, times)
    times.pass_(10)
    await service.dispatch.command(live.table.id, ANN, Chat(text="hello"))
    times.pass_(20 + HOUR)  # nobody wrote down how much of this the server was up
    again = await persistence.load(service.storage, live.table.id, times.day)
    assert left(again) == 50
    await service.close()


async def test_a_table_read_again_after_a_failure_keeps_its_time(tmp_path: Path, times: Times) -> None:
    service, live = await opened(tmp_path, times)
    times.pass_(40)
    live.broken = True
    async with live.lock:
        await service.live.mend(live)
    assert left(live.table) == 20
    await service.close()


async def test_time_out_comes_after_the_time_of_day_was_set_back(tmp_path: Path, times: Times) -> None:
    service, live = await opened(tmp_path, times)
    times.day -= 10 * HOUR
    times.ticks += 61
    await service.scheduler.time_out()
    assert live.table.seats[0].why == "clock"
    await service.close()


async def test_an_error_at_one_table_stops_no_other_clock(
    tmp_path: Path, times: Times, monkeypatch: pytest.MonkeyPatch
) -> None:
    service, first = await opened(tmp_path, times)
    second = await service.live.open_table(clocked(), ANN, seated)
    stand_in = scheduler._stand_in

    def failing(table: Table, now: float) -> None:
        if table.id == first.table.id:
            raise LookupError
        stand_in(table, now)

    monkeypatch.setattr(scheduler, "_stand_in", failing)
    times.ticks += 61
    await service.scheduler.time_out()
    assert second.table.seats[0].why == "clock"
    await service.close()


async def test_an_error_at_one_table_keeps_no_other_from_being_mended(
    tmp_path: Path, times: Times, monkeypatch: pytest.MonkeyPatch
) -> None:
    service, first = await opened(tmp_path, times)
    second = await service.live.open_table(clocked(), ANN, seated)
    mend = service.live.mend

    async def failing(live: LiveTable) -> None:
        if live is first:
            raise LookupError
        await mend(live)

    monkeypatch.setattr(service.live, "mend", failing)
    for live in (first, second):
        live.broken = True
        live.polled["ann"] = time.monotonic()
    await service.scheduler.mend_all()
    assert first.broken and not second.broken
    first.broken = False
    await service.close()


async def test_setting_the_time_forward_removes_no_lobby(tmp_path: Path) -> None:
    later = 0.0
    service = await open_service(url(tmp_path), lambda: time.time() + later)
    live = await service.live.open_table(read_setup("wheel", {}), Caller("ann", "Ann", invited=True))
    later = 100.0 * HOUR
    await service.scheduler.sweep(time.monotonic())
    assert await service.storage.table(live.table.id) is not None
    await service.close()


async def one_of_several(tmp_path: Path, times: Times, alone: bool = False) -> TableService:
    """A process among several; `alone`: it comes when all others have ended."""
    engine = make_engine(url(tmp_path))
    await bring_up_to_date(engine, asked=True)
    service = TableService(SqlStorage(engine), now=lambda: times.day, bus=Wire(alone))
    await service.open()
    return service


async def test_a_process_that_is_started_again_beside_another_charges_nobody_twice(
    tmp_path: Path, times: Times
) -> None:
    stays = await one_of_several(tmp_path, times)
    live = await stays.live.open_table(clocked(), ANN, partial(seated, now=times.day))
    ident = live.table.id
    goes = await one_of_several(tmp_path, times)
    await goes.live.find(ident)
    times.pass_(20)
    await goes.close()
    times.pass_(5)
    comes = await one_of_several(tmp_path, times)
    again = await comes.live.find(ident)
    assert left(again.table) == left(live.table) == 35
    act = Act(seat=0, position=live.table.entries_shown[Viewer(0)], actions=[0])
    assert (await stays.dispatch.command(ident, ANN, act)).ok
    assert comes.cluster is not None
    await comes.cluster.fresh(again)
    assert again.table.clock.left == live.table.clock.left == pytest.approx([35, 60])
    await stays.close()
    await comes.close()


def is_after(live: LiveTable, number: int) -> bool:
    return live.table.number > number and not live.lock.locked()


async def test_the_first_of_several_that_comes_back_charges_what_was_used_and_not_what_it_was_down(
    tmp_path: Path, times: Times
) -> None:
    service = await one_of_several(tmp_path, times)
    live = await service.live.open_table(clocked(), ANN, partial(seated, now=times.day))
    for used in (10, 20):
        before = live.table.number
        times.pass_(10)
        await service.close()
        times.pass_(HOUR)
        service = await one_of_several(tmp_path, times, alone=True)
        live = await service.live.find(live.table.id)
        await until(partial(is_after, live, before))
        assert left(live.table) == 60 - used
    second = await one_of_several(tmp_path, times)
    assert left((await second.live.find(live.table.id)).table) == 40
    await service.close()
    await second.close()


def test_a_snapshot_keeps_when_its_last_entry_was_even_if_nobody_was_shown_it() -> None:
    """From then on other processes count, by the time of day."""
    game = Game("wheel", "ann bob", ClockSetting("game", 60)).start()
    game.table.add("woken", game.now + 15, shown=())
    again = table_from_dict("t1", game.table.dice.seed, table_to_dict(game.table))
    assert again.last_at == game.table.last_at == game.now + 15


def test_a_clock_of_before_is_still_read(times: Times) -> None:
    """It was kept by the time of day: what was used until the last entry counts, what came after does not."""
    game = Game("wheel", "ann bob", ClockSetting("game", 60)).start()
    data = table_to_dict(game.table)
    del data["clock"]["time"]
    asked = data["clock"]["since"]
    table = table_from_dict("t1", game.table.dice.seed, msgspec.json.decode(msgspec.json.encode(data)))
    assert left(table) == 60
    table.apply(Entry(table.number + 1, "chat", asked + 15, data={"person": "ann"}))
    assert left(table) == 45
    table.add("woken", asked + 15 + HOUR, shown=())
    assert table.overdue() == [] and left(table) == 45


def test_a_server_that_wakes_alone_forgives_the_time_it_was_down() -> None:
    game = Game("wheel", "ann bob", ClockSetting("game", 60)).start()
    game.now += 10
    game.do("ann", "chat", text="hello")
    game.table.look_after(HOUR)  # as a process among several reckons it, by the time of day
    assert game.table.overdue() == [0]
    game.table.add("woken", game.now, shown=())
    assert game.table.overdue() == [] and left(game.table) == 49


async def test_a_storage_that_is_away_is_told_of_once_for_all_tables_that_wait(
    tmp_path: Path, times: Times, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    service, first = await opened(tmp_path, times)
    second = await service.live.open_table(clocked(), ANN, seated)
    mend, away = service.live.mend, True

    async def mend_if_there(live: LiveTable) -> None:
        if away:
            raise StorageError("storage-away")
        await mend(live)

    def told() -> int:
        return sum("has to wait" in message for message in caplog.messages)

    monkeypatch.setattr(service.live, "mend", mend_if_there)
    first.broken = second.broken = True
    times.ticks += 61
    for _ in range(4):
        await service.scheduler.time_out()
    assert told() == 1
    away = False
    await service.scheduler.time_out()
    assert first.table.seats[0].by_bot and second.table.seats[0].by_bot
    away = first.broken = second.broken = True
    for live in (first, second):
        live.polled["ann"] = time.monotonic()
    for _ in range(4):
        await service.scheduler.mend_all()
    assert told() == 2
    away = False
    await service.scheduler.mend_all()
    away = first.broken = True
    await service.scheduler.mend_all()
    assert told() == 3, "it was there in between"
    away = False
    await service.close()
