"""Tables in storage: durable, each entry once, read back as they were."""

import asyncio
import gc
import sqlite3
import sys
import time
import weakref
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory

from starboard.kernel.rng import Random
from starboard.tables import history, persistence, verification
from starboard.tables.commands import Act, Chat, Close, SeatBot, Sit, SitHere, Undo
from starboard.tables.database import make_engine
from starboard.tables.lobby import begin, seat_bot, sit, sit_here
from starboard.tables.log import Entry, Viewer
from starboard.tables.messages.state import Refusal
from starboard.tables.migrate import FOLDER, bring_up_to_date, head, revisions
from starboard.tables.missed import missed
from starboard.tables.permissions import Caller
from starboard.tables.play import Play
from starboard.tables.postgres_bus import MOST, packed
from starboard.tables.service import TableService
from starboard.tables.setup import read_setup
from starboard.tables.snapshot import table_to_dict
from starboard.tables.sql import SqlStorage
from starboard.tables.storage import Batch, StorageError
from starboard.tables.table import Table
from starboard.tables.views import words_for

ANN = Caller("ann", "Ann", invited=True)
BOB = Caller("bob", "Bob", invited=True)


def url(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path}/tables.db"


async def open_service(address: str, now: Callable[[], float] = time.time) -> TableService:
    engine = make_engine(address)
    await bring_up_to_date(engine, asked=True)
    service = TableService(SqlStorage(engine), now=now)
    await service.open()
    return service


def seated(table: Table, now: float = 0.0) -> None:
    sit(table, ANN, Sit(seat=0, nonce="nonce-ann"), now)
    sit(table, BOB, Sit(seat=1, nonce="nonce-bob"), now)
    begin(table, now)


def with_a_bot(table: Table) -> None:
    seat_bot(table, ANN, SeatBot(seat=0, level="easy"), 0.0)
    sit(table, ANN, Sit(seat=1, nonce="nonce-ann"), 0.0)
    begin(table, 0.0)


def seated_alone(table: Table) -> None:
    """One person on all seats, who may take everything back."""
    sit(table, ANN, Sit(seat=0, nonce="nonce-ann"), 0.0)
    for seat in range(1, len(table.seats)):
        sit_here(table, ANN, SitHere(seat=seat, name=f"Guest {seat}"), 0.0)
    begin(table, 0.0)


def game_at(table: Table) -> Play:
    assert table.play is not None
    return table.play


async def play_some(service: TableService, ident: str, acts: int, random: Random) -> None:
    for _ in range(acts):
        live = await service.live.find(ident)
        table = live.table
        if not table.awaited():
            return
        seat = table.awaited()[0]
        caller = ANN if table.seats[seat].person == "ann" else BOB
        action = random.choice(game_at(table).state.legal(seat))
        act = Act(seat=seat, position=table.entries_shown[Viewer(seat)], actions=[action])
        assert (await service.dispatch.command(ident, caller, act)).ok


@pytest.mark.parametrize("name", ["wheel", "convoy"])
async def test_a_table_is_read_back_as_it_was(tmp_path: Path, name: str) -> None:
    service = await open_service(url(tmp_path))
    live = await service.live.open_table(read_setup(name, {"players": 2}), ANN, seated)
    await play_some(service, live.table.id, 40, Random(1))
    before = table_to_dict(live.table)
    acts = [(act.actor, act.action) for act in game_at(live.table).acts]
    again = await persistence.load(service.storage, live.table.id, service.now())
    assert {**table_to_dict(again), "clock": 0} == {**before, "clock": 0}
    assert [(act.actor, act.action) for act in game_at(again).acts] == acts
    await service.close()


async def test_a_second_entry_with_the_same_number_is_not_stored(tmp_path: Path) -> None:
    service = await open_service(url(tmp_path))
    live = await service.live.open_table(read_setup("wheel", {}), ANN, seated)
    twin = Batch(entries=[(live.table.id, Entry(1, "chat", 0.0))])
    with pytest.raises(StorageError):
        await service.writer.store(twin)
    await service.close()


async def test_what_cannot_be_stored_is_refused_and_not_shown_and_the_table_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def failing(batches: object) -> None:
        raise StorageError("The disk is full.")

    service = await open_service(url(tmp_path))
    live = await service.live.open_table(read_setup("wheel", {}), ANN, seated)
    before = table_to_dict(live.table)
    monkeypatch.setattr(service.storage, "commit", failing)
    answer = await service.dispatch.command(live.table.id, ANN, Chat(text="lost"))
    assert isinstance(answer, Refusal) and answer.reason == "not-stored"
    monkeypatch.undo()
    assert (await service.dispatch.command(live.table.id, ANN, Chat(text="kept"))).ok
    assert live.table.number == before["number"] + 1
    await service.close()


async def test_the_log_tells_once_that_nothing_can_be_stored_and_once_that_it_can_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def failing(batches: object) -> None:
        raise StorageError("The disk is full.")

    service = await open_service(url(tmp_path))
    live = await service.live.open_table(read_setup("wheel", {}), ANN, seated)
    monkeypatch.setattr(service.storage, "commit", failing)
    for _ in range(3):
        await service.dispatch.command(live.table.id, ANN, Chat(text="lost"))
    monkeypatch.undo()
    for _ in range(2):
        await service.dispatch.command(live.table.id, ANN, Chat(text="kept"))
    await service.close()
    lines = [(record.levelname, record.getMessage()) for record in caplog.records]
    assert [level for level, _ in lines] == ["ERROR", "WARNING"]
    assert "The disk is full." in lines[0][1] and "3 refusals" in lines[1][1]


async def test_a_bot_whose_act_could_not_be_stored_acts_when_it_can(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("starboard.tables.scheduler.MENDING", 0.0)

    async def first(table: Table, seat: int, level: str, state: dict[str, Any]) -> int:
        return game_at(table).state.legal(seat)[0]

    service = await open_service(url(tmp_path))
    service.bots.ask = first
    live = await service.live.open_table(read_setup("wheel", {}), ANN, with_a_bot)
    commit = service.storage.commit
    failures = iter([StorageError("The disk is full.")])

    async def failing_once(batches: list[Batch]) -> set[int]:
        for failure in failures:
            raise failure
        return await commit(batches)

    monkeypatch.setattr(service.storage, "commit", failing_once)
    service.presence.polled(live, "ann")
    while live.table.awaited_bots() or live.broken:
        await asyncio.sleep(0.01)
    assert live.table.awaited_people() == [1]
    await service.close()


async def test_one_bad_write_does_not_spoil_those_committed_with_it(tmp_path: Path) -> None:
    service = await open_service(url(tmp_path))
    live = await service.live.open_table(read_setup("wheel", {}), ANN, seated)
    ident = live.table.id
    bad = service.writer.store(Batch(entries=[(ident, Entry(1, "chat", 0.0))]))
    good = service.writer.store(Batch(entries=[(ident, Entry(99, "chat", 0.0))]))
    outcomes = await asyncio.gather(bad, good, return_exceptions=True)
    assert isinstance(outcomes[0], StorageError) and outcomes[1] is None
    await service.close()


async def test_a_bad_write_is_forgotten_by_whatever_runs_next(tmp_path: Path) -> None:
    service = await open_service(url(tmp_path))
    live = await service.live.open_table(read_setup("wheel", {}), ANN, seated)
    writes = [Batch(entries=[(live.table.id, Entry(number, "chat", 0.0))]) for number in (1, 1, 99)]
    await asyncio.gather(*map(service.writer.store, writes), return_exceptions=True)
    handled: asyncio.Future[BaseException | None] = asyncio.get_running_loop().create_future()
    asyncio.get_running_loop().call_soon(lambda: handled.set_result(sys.exc_info()[1]))
    assert await handled is None
    await service.close()


async def test_a_table_that_is_read_while_it_is_being_opened_is_in_memory_once(tmp_path: Path) -> None:
    service = await open_service(url(tmp_path))
    draft = service.live.draft(read_setup("wheel", {}), ANN, seated)
    await service.live.recorder.store(draft.live, draft.batch)
    reading = asyncio.create_task(service.live.find(draft.live.table.id))
    await asyncio.sleep(0)
    service.live.adopt(draft)
    assert await reading is await service.live.find(draft.live.table.id) is draft.live
    await service.close()


async def test_many_tables_share_a_commit(tmp_path: Path) -> None:
    service = await open_service(url(tmp_path))
    lives = [await service.live.open_table(read_setup("wheel", {}), ANN, seated) for _ in range(30)]
    commits = service.writer.commits
    await asyncio.gather(*(service.dispatch.command(live.table.id, ANN, Chat(text="hi")) for live in lives))
    assert service.writer.commits - commits < 10
    await service.close()


async def test_a_repeated_message_is_known_after_a_restart(tmp_path: Path) -> None:
    service = await open_service(url(tmp_path))
    live = await service.live.open_table(read_setup("wheel", {}), ANN, seated)
    chat = Chat(text="once")
    first = await service.dispatch.command(live.table.id, ANN, chat, "tab", 7)
    await service.close()
    service = await open_service(url(tmp_path))
    assert await service.dispatch.command(live.table.id, ANN, chat, "tab", 7) == first
    assert (await service.live.find(live.table.id)).table.number == live.table.number
    await service.close()


async def test_looking_back_shows_every_position_as_it_was_undo_included(tmp_path: Path) -> None:
    service = await open_service(url(tmp_path))
    live = await service.live.open_table(read_setup("wheel", {}), ANN, seated_alone)
    table = live.table
    seen: dict[int, Any] = {}
    random = Random(4)
    table.noticed = lambda entry: seen.setdefault(
        table.entries_shown[Viewer(0)], game_at(table).state.view(0)
    )
    for number in range(25):
        await play_some(service, table.id, 1, random)
        if number % 5 == 4:
            assert (await service.dispatch.command(table.id, ANN, Undo(seat=0))).ok
    for position, view in seen.items():
        found = await history.at(service.storage, table, Viewer(0), position, words_for(table, "en"))
        assert found.view == view
    await service.close()


async def test_a_lobby_that_never_started_goes_after_a_day(tmp_path: Path) -> None:
    later = 0.0
    service = await open_service(url(tmp_path), lambda: time.time() + later)
    live = await service.live.open_table(read_setup("wheel", {}), ANN)
    later = 25 * 3600.0
    await service.scheduler.sweep(monotonic() + 25 * 3600)
    assert await service.storage.table(live.table.id) is None
    await service.close()


async def test_a_table_nobody_looks_at_leaves_the_memory_and_comes_back(tmp_path: Path) -> None:
    service = await open_service(url(tmp_path))
    live = await service.live.open_table(read_setup("wheel", {}), ANN, seated)
    before = table_to_dict(live.table)
    await service.scheduler.sweep(monotonic() + 1000)
    assert not service.live.in_memory
    again = await service.live.find(live.table.id)
    assert {**table_to_dict(again.table), "clock": 0} == {**before, "clock": 0}
    await service.close()


async def test_what_was_looked_at_is_not_forgotten_where_it_could_not_be_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    service = await open_service(url(tmp_path))
    live = await service.live.open_table(read_setup("wheel", {}), ANN, seated)
    live.looked("ann", Viewer(0))

    async def failing(before: float) -> list[str]:
        raise StorageError("not-stored")

    with monkeypatch.context() as broken:
        broken.setattr(service.storage, "stale_lobbies", failing)
        await service.scheduler.sweep(monotonic() + 1000)
    assert service.live.all() == [live] and live.dirty == {"ann"}
    await service.scheduler.sweep(monotonic() + 1000)
    (member, _) = sorted(await service.storage.members(live.table.id), key=lambda one: one.person)
    assert member.seen == {"0": live.table.entries_shown[Viewer(0)]}
    assert not service.live.in_memory
    await service.close()


async def test_a_table_that_is_put_away_leaves_the_memory_at_once(tmp_path: Path) -> None:
    """Nothing holds it in a circle, which only a look through the whole memory would find."""
    service = await open_service(url(tmp_path))
    live = await service.live.open_table(read_setup("wheel", {}), ANN, seated)
    await play_some(service, live.table.id, 5, Random(1))
    tail = weakref.ref(
        live.table.tail
    )  # which nobody holds but the table: compiled, it has no weak references
    gc.collect()
    gc.disable()
    try:
        await service.scheduler.sweep(monotonic() + 1000)
        del live
        assert tail() is None
    finally:
        gc.enable()
    await service.close()


async def test_looking_back_on_many_tables_keeps_few_of_them_in_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("starboard.tables.live_tables.MOST_OVER", 2)
    service = await open_service(url(tmp_path))
    tables = [(await service.live.open_table(read_setup("wheel", {}), ANN)).table.id for _ in range(12)]
    for ident in tables:
        await service.dispatch.command(ident, ANN, Close())
    await service.scheduler.sweep(monotonic() + 1000)
    found = [(await service.live.find(ident)).table for ident in tables]
    assert {table.status for table in found} == {"closed"}
    assert len(service.live.in_memory) <= 4 and tables[-1] in service.live.in_memory
    await service.close()


def test_every_migration_is_named_after_its_revision() -> None:
    config = Config()
    config.set_main_option("script_location", FOLDER.as_posix())
    scripts = ScriptDirectory.from_config(config)
    assert revisions() == sorted(script.revision for script in scripts.walk_revisions())
    assert head() == scripts.get_current_head()


async def test_an_update_of_the_database_keeps_a_copy(tmp_path: Path) -> None:
    service = await open_service(url(tmp_path))
    await service.close()
    with sqlite3.connect(tmp_path / "tables.db") as database:
        database.execute("update alembic_version set version_num = '0000'")
    engine = make_engine(url(tmp_path))
    with pytest.raises(Exception, match="newer Starboard"):
        await bring_up_to_date(engine)
    await engine.dispose()


async def test_the_storage_is_durable(tmp_path: Path) -> None:
    engine = make_engine(url(tmp_path))
    async with engine.connect() as connection:
        mode = (await connection.exec_driver_sql("PRAGMA journal_mode")).scalar()
        level = (await connection.exec_driver_sql("PRAGMA synchronous")).scalar()
    assert (mode, level) == ("wal", 2)
    await engine.dispose()


async def cut_all_connections(address: str) -> None:
    """As a restart of the database does it."""
    engine = make_engine(address)
    async with engine.connect() as connection:
        others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
        await connection.exec_driver_sql(f"{others} AND backend_type = 'client backend'")
    await engine.dispose()


async def test_postgresql_keeps_tables_too_and_old_connections_are_made_anew(empty_database: str) -> None:
    """The same storage, on a real PostgreSQL."""
    address = empty_database.replace("postgresql://", "postgresql+asyncpg://")
    service = await open_service(address)
    live = await service.live.open_table(read_setup("convoy", {"players": 2}), ANN, seated)
    await play_some(service, live.table.id, 20, Random(1))
    before = table_to_dict(live.table)
    again = await persistence.load(service.storage, live.table.id, service.now())
    assert {**table_to_dict(again), "clock": 0} == {**before, "clock": 0}
    with pytest.raises(StorageError):
        await service.writer.store(Batch(entries=[(live.table.id, Entry(1, "chat", 0.0))]))
    await cut_all_connections(address)
    assert (await service.dispatch.command(live.table.id, ANN, Chat(text="still here"))).ok
    await cut_all_connections(address)
    assert (await service.storage.entries(live.table.id))[-1].kind == "chat"
    await service.close()


def test_news_go_out_in_as_few_messages_as_postgresql_allows() -> None:
    news = [bytes([letter]) * 3000 for letter in b"abcde"] + [b"f" * MOST, b"g"]
    messages = packed(news)
    assert "\n".join(messages).encode() == b"\n".join(news)
    assert [len(message) for message in messages] == [6001, 6001, 3000, MOST, 1]


async def test_a_table_at_rest_tells_the_same_and_does_nothing_twice(tmp_path: Path) -> None:
    service = await open_service(url(tmp_path))
    live = await service.live.open_table(read_setup("wheel", {}), ANN, seated)
    said = Chat(text="hello")
    first = await service.dispatch.command(live.table.id, ANN, said, "tab", 1)
    before = await missed(service.storage, live.table, Viewer(0), None)
    live.rest()
    assert not live.table.tail and not live.answers.clients
    assert await service.dispatch.command(live.table.id, ANN, said, "tab", 1) == first
    assert await missed(service.storage, live.table, Viewer(0), None) == before
    await service.close()


async def test_a_whole_table_is_verified_stretch_by_stretch(tmp_path: Path) -> None:
    service = await open_service(url(tmp_path))
    live = await service.live.open_table(read_setup("convoy", {"players": 2}), ANN, seated)
    await play_some(service, live.table.id, 5000, Random(2))
    assert live.table.status == "finished"
    found = await verification.verify(service.storage, live.table)
    assert found.ok and found.rolls and found.stretches
    live.table.dice.seed = bytes(32)
    assert not (await verification.verify(service.storage, live.table)).ok
    await service.close()
