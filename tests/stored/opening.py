"""How what is stored here is opened: the one module that knows which functions of the program do it.

When the program is rearranged, this module follows; the files and the tests stay as they are.
"""

import base64
import gzip
import time
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy.ext.asyncio import AsyncEngine

from starboard.games.registry import GAMES
from starboard.kernel.dice import Dice
from starboard.kernel.records import check_dice, read_record, replay
from starboard.kernel.rng import Random
from starboard.kernel.state import CHANCE, State
from starboard.tables import acts, archive, careers, history, log_replay, persistence, verification
from starboard.tables.commands import Act, Close, Resume, SeatBot, Start
from starboard.tables.database import make_engine
from starboard.tables.export import acts_that_count, import_plan
from starboard.tables.log import WATCHER, Entry, Viewer
from starboard.tables.log_replay import Eyes
from starboard.tables.migrate import bring_up_to_date, current, head, upgrade
from starboard.tables.permissions import Caller
from starboard.tables.schema import METADATA
from starboard.tables.service import TableService as TableService
from starboard.tables.sql import SqlStorage
from starboard.tables.storage import Batch, Member, Snapshot, Storage, TableRow
from starboard.tables.table import Table
from starboard.tables.undo import undoable
from starboard.tables.views import words_for

FOLDER: Final = Path(__file__).parent
WRITTEN: Final = 1_760_000_000.0  # when, by their own clocks, the stored tables were played at
OPERATOR: Final = Caller("", "the operator", operator=True)
SAMPLE: Final = 16


def read(file: Path) -> Any:
    return msgspec.json.decode(text_of(file))


def text_of(file: Path) -> bytes:
    data = file.read_bytes()
    return gzip.decompress(data) if file.suffix == ".gz" else data


# -- services and databases ----------------------------------------------------------------------


def address(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file.as_posix()}"


async def open_service(url: str) -> TableService:
    """All tables of a database, brought up to date first; it is the day on which they were stored."""
    engine = make_engine(url)
    await bring_up_to_date(engine, asked=True)
    async with engine.connect() as connection:
        latest = (await connection.exec_driver_sql("SELECT max(touched) FROM tables")).scalar()
    begun = time.monotonic()
    service = TableService(SqlStorage(engine), now=lambda: (latest or WRITTEN) + time.monotonic() - begun)
    await service.open()
    return service


async def table_ids(storage: Storage) -> list[str]:
    assert isinstance(storage, SqlStorage)
    async with storage.engine.connect() as connection:
        return list((await connection.exec_driver_sql("SELECT id FROM tables ORDER BY id")).scalars())


async def restore(backup: Path, url: str, keys: Path) -> int:
    """What `starboard restore` does; how many rows came back."""
    engine = make_engine(url)
    try:
        return await archive.restore(engine, keys, backup)
    finally:
        await engine.dispose()


async def load_dump(url: str, dump: dict[str, Any]) -> None:
    """Fill an empty PostgreSQL with a dump, at the revision that it names."""
    engine = make_engine(url)
    await at_revision(engine, dump["revision"])
    async with engine.begin() as connection:
        for table in METADATA.sorted_tables:
            rows = [{key: plain(value) for key, value in row.items()} for row in dump["rows"][table.name]]
            if rows:
                await connection.execute(table.insert(), rows)
    await engine.dispose()


def plain(value: Any) -> Any:
    return base64.b64decode(value["base64"]) if isinstance(value, dict) else value


async def at_revision(engine: AsyncEngine, revision: str) -> None:
    """A new database as it was then; while there has been no later revision, as it is now."""
    assert revision == head(), "migrate to this revision only, and insert by the columns that it had"
    async with engine.begin() as connection:
        await connection.run_sync(upgrade)
        assert await connection.run_sync(current) == revision


async def results_of(service: TableService, person: str) -> list[dict[str, Any]]:
    """How a person's games came out, the latest first."""
    rows = await service.storage.results_of(person)
    return [
        {"table": row.table, "game": row.game, "outcome": row.body["outcome"], "score": row.body["score"]}
        for row in rows
    ]


async def captain_of(service: TableService, person: str) -> dict[str, Any]:
    """The career on the convoy: rank and points."""
    career = careers.careers(await service.storage.results_of(person))["convoy"]
    return {"rank": career.rank, "points": career.points}


async def name_of(service: TableService, person: str) -> str:
    row = await service.storage.person(person)
    return row.name if row else ""


# -- one table -----------------------------------------------------------------------------------


async def put(service: TableService, stored: dict[str, Any], ident: str) -> None:
    """A stored table's rows into storage, under another id."""
    row = msgspec.convert({**stored["row"], "id": ident, "seed": b""}, TableRow)
    row.seed = bytes.fromhex(stored["row"]["seed"])
    entries = msgspec.convert(stored["entries"], list[Entry])
    batch = Batch(
        tables=[row],
        entries=[(ident, entry) for entry in entries],
        snapshots=msgspec.convert([{**row, "table": ident} for row in stored["snapshots"]], list[Snapshot]),
        members=msgspec.convert([{**row, "table": ident} for row in stored["members"]], list[Member]),
    )
    await service.storage.commit([batch])


async def opened_truth(service: TableService, ident: str) -> dict[str, Any]:
    """What is so at a table as the program opens it."""
    table = (await service.live.find(ident)).table
    return truth_of(table, await service.storage.entries(ident))


async def replayed_truth(storage: Storage, ident: str) -> dict[str, Any]:
    """What its log alone says, from the first entry on."""
    table, entries = await new_table(storage, ident), await storage.entries(ident)
    for entry in entries:
        table.apply(entry)
    return truth_of(table, entries)


async def new_table(storage: Storage, ident: str) -> Table:
    row = await storage.table(ident)
    assert row is not None
    return Table(row.id, Dice(row.seed), row.created)


async def truth_along(service: TableService, ident: str, numbers: list[int]) -> list[dict[str, Any]]:
    """Where the game stood after some entries, as looking back finds it."""
    row = await service.storage.table(ident)
    assert row is not None
    tables = [await persistence.restored(service.storage, row, number) for number in numbers]
    return [game_truth(table.play.state) for table in tables if table.play is not None]


async def pack_of(service: TableService, ident: str) -> dict[str, Any]:
    """How a table's components differed from the default of its day."""
    return (await service.live.find(ident)).table.setup.pack


async def look_back(service: TableService, ident: str, seat: int | None) -> None:
    """Through all of it as `seat` (None: a watcher) may see it; the last view is the present one."""
    table = (await service.live.find(ident)).table
    viewer = WATCHER if seat is None else Viewer(seat)
    words = words_for(table, "en")
    for position in (table.entries_shown[viewer] // 2, table.entries_shown[viewer]):
        found = await history.at(service.storage, table, viewer, position, words)
    assert found.view == (table.play.state.view(seat) if table.play else None)
    eyes = Eyes(viewer, everything=table.is_over())
    story = log_replay.story(await log_replay.stored_table(service.storage, ident), eyes, words, [])
    if table.play is not None:
        last = len(story.steps) - 1
        for first in (last // 2, last):
            (board,) = (await log_replay.boards(service.storage, table, eyes, first, 1)).boards
        assert board.view


async def go_on(service: TableService, ident: str, acts: int, random: Random) -> int:
    """Let everybody at a table act at random; how many acts count more than before."""
    await get_ready(service, (await service.live.find(ident)).table)
    before = await acts_at(service, ident)
    for _ in range(acts):
        if (await service.live.find(ident)).table.awaited():
            await act_at_random(service, ident, random)
    return await acts_at(service, ident) - before


async def acts_at(service: TableService, ident: str) -> int:
    play = (await service.live.find(ident)).table.play
    return play.count if play else 0


async def get_ready(service: TableService, table: Table) -> None:
    """A lobby gets bots and begins, a pause is over."""
    if table.status == "lobby":
        host = Caller(table.host, table.host)
        for number, seat in enumerate(table.seats):
            if seat.kind == "open":
                bot = SeatBot(seat=number, level="easy")
                assert (await service.dispatch.command(table.id, host, bot)).ok
        assert (await service.dispatch.command(table.id, host, Start())).ok
    elif table.status == "paused":
        assert (await service.dispatch.command(table.id, Caller(table.people()[0], ""), Resume())).ok


async def act_at_random(service: TableService, ident: str, random: Random) -> None:
    live = await service.live.find(ident)
    table = live.table
    assert table.play is not None
    seat = table.awaited()[random.below(len(table.awaited()))]
    position, action = table.entries_shown[Viewer(seat)], random.choice(table.play.state.legal(seat))
    if table.seats[seat].by_bot:
        await service.dispatch.change(
            live, lambda table, now: acts.bot_act(table, seat, position, action, now)
        )
    else:
        command = Act(seat=seat, position=position, actions=[action])
        answer = await service.dispatch.command(ident, Caller(table.seats[seat].person, ""), command)
        assert answer.ok, answer


async def verified(service: TableService, ident: str) -> dict[str, Any]:
    """Close the table, so that its seed is known, and check all of it."""
    live = await service.live.find(ident)
    if not live.table.is_over():
        assert (await service.dispatch.command(ident, OPERATOR, Close())).ok
    found: dict[str, Any] = msgspec.to_builtins(await verification.verify(service.storage, live.table))
    return found


# -- what is so ----------------------------------------------------------------------------------


def truth_of(table: Table, entries: list[Entry]) -> dict[str, Any]:
    known = table_truth(table, entries)
    if table.play is not None:
        state = table.play.state
        known |= {**game_truth(state), "forbids": forbids(state), "state": state.to_dict()}
    return known


def table_truth(table: Table, entries: list[Entry]) -> dict[str, Any]:
    running = table.play if table.status == "running" else None
    undone = {number: running.repeatable(number) for number in range(len(table.seats))} if running else {}
    return {
        "status": table.status,
        "host": table.host,
        "number": table.number,
        "positions": {str(viewer): position for viewer, position in table.entries_shown.items()},
        "awaited": table.awaited(),
        "awaited_people": table.awaited_people(),
        "by_bot": [number for number, seat in enumerate(table.seats) if seat.by_bot],
        "offers": [{"what": offer.what, "seat": offer.seat} for offer in table.offers],
        "end": msgspec.to_builtins(table.ending),
        "acts": [list(act) for act in acts_that_count(entries)],
        "undo": undo_truth(table),
        "redo": {str(number): len(taken.acts) for number, taken in undone.items() if taken},
    }


def undo_truth(table: Table) -> dict[str, int]:
    """How many acts each seat of a person could take back without asking, where it can."""
    if table.play is None or table.status != "running":
        return {}
    found = {}
    for number, seat in enumerate(table.seats):
        if seat.is_held:
            own, alone = table.own_seats(seat.person), table.others_are_bots(seat.person)
            undo = undoable(table.play, number, own, alone)
            if undo.taken and undo.free:
                found[str(number)] = len(undo.taken)
    return found


def game_truth(state: State) -> dict[str, Any]:
    """Who is asked, what they may do, how it ended."""
    return {
        "turn": state.turn(),
        "actors": list(state.actors()),
        "legal": {str(actor): state.legal(actor) for actor in state.actors()},
        "odds": [list(item) for item in state.odds()] if state.actors() == (CHANCE,) else [],
        "ending": state.ending(),
        "results": [result.to_dict() for result in state.results()] if state.ending() else [],
    }


def forbids(state: State) -> list[list[Any]]:
    """For some actions of every seat, and one that is no action, the clause that forbids them."""
    count = state.components().action_count
    actions = sorted({count * part // SAMPLE for part in range(SAMPLE)} | {count})
    return [
        [seat, action, state.forbids(seat, action)] for seat in range(state.seats()) for action in actions
    ]


# -- positions and records -----------------------------------------------------------------------


def played(game: str, options: dict[str, Any], pack: dict[str, Any], acts: list[list[int]]) -> State:
    """The position that some acts lead to, each found legal."""
    rules = GAMES[game]
    state = rules.new(options, rules.pack_of(pack, ""))
    for actor, action in acts:
        state.apply(actor, action)
    return state


def read_state(game: str, data: dict[str, Any], pack: dict[str, Any]) -> State:
    return GAMES[game].from_dict(data, GAMES[game].pack_of(pack, ""))


def replay_record(file: Path, dice: bool = True) -> dict[str, Any]:
    """Replay a record and check its dice: how it ended, and how many chance results were checked."""
    record = read_record(text_of(file))
    game = GAMES[record.game]
    state = replay(record, game)
    published = dice and record.dice is not None and record.dice.seed is not None
    return {
        "game": record.game,
        "players": state.seats(),
        "how": record.end.how if record.end else "",
        "ending": state.ending(),
        "rolls": sum(actor == CHANCE for actor, _ in record.actions),
        "checked": check_dice(record, game) if published else None,
        "changed": bool(record.pack.differences),
    }


async def open_record(service: TableService, file: Path) -> str:
    """A table from a record, as somebody brings it to the server; its id."""
    person = Caller("ann", "Ann", invited=True)
    setup, fill, dice = import_plan(read_record(text_of(file)), person, service.now())
    return (await service.live.open_table(setup, person, fill, dice)).table.id
