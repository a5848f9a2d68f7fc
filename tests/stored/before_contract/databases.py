# mypy: ignore-errors
"""Writes a whole database as a server makes it, a backup by the command, and the same from PostgreSQL."""

import asyncio
import base64
import gzip
import sqlite3
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from sqlalchemy import select
from starboard.tables.house import House

from starboard.kernel.rng import Random
from starboard.tables import archive
from starboard.tables.migrate import current
from starboard.tables.schema import METADATA
from starboard.tables.sql import SqlStorage, make_engine
from starboard.tables.storage import Batch, NoticeRow
from tests.postgres import postgres
from tests.server.running import Client, Server, running
from tests.stored.before_contract.search import POLICIES
from tests.stored.before_contract.sitting import Sitting
from tests.stored.before_contract.tables import packed
from tests.stored.before_contract.truth import truth
from tests.stored.opening import captain_of, results_of, table_ids

OPENED = [
    ("wheel", "me Guest", 9, {}),
    ("wheel", "me easy", 1, {"clock": {"kind": "turn", "seconds": 2_592_000, "added": 0}}),
    ("convoy", "me", 30, {"options": {"rank": 2}}),
    ("convoy", "me Guest", 30, {"watch": "everybody"}),
    ("colonies", "me Guest Another", 60, {}),
    ("colonies", "me Guest Another Third Fourth", 40, {}),
    ("argosy", "me Guest Another", 50, {}),
    ("argosy", "me Guest Another Third", 45, {"watch": "everybody"}),
]


def write_databases(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place:
        data = Path(place) / "data"
        known = asyncio.run(serve(data, folder.parent / "downloads"))
        backup = [sys.executable, "-m", "starboard.cli", "backup"]
        subprocess.run([*backup, str(folder / "backup.tar.gz"), "--data", str(data)], check=True)
        database = data / "starboard.db"
        with sqlite3.connect(database) as connection:  # nothing is left beside the file
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.close()
        (folder / "starboard.db.gz").write_bytes(gzip.compress(database.read_bytes(), 9, mtime=0))
        with postgres(migrated=False) as address:
            url = address.replace("postgresql://", "postgresql+asyncpg://")
            asyncio.run(restore_play_and_dump(url, Path(place), folder))
    packed(folder / "known.json.gz", known)


async def serve(data: Path, downloads: Path) -> dict[str, Any]:
    """A server that three people play on; who they are and what they have there."""
    async with running(data, limits=False) as server:
        ann, bob, eve = (Client(server.address) for _ in range(3))
        people = {}
        for name, client in (("Ann", ann), ("Bob", bob), ("Eve", eve)):
            about = {"language": "de" if name == "Bob" else "en"}
            answer = await client.http.patch("/me", json={"name": name, "about": about})
            people[name] = answer.json()["id"]
        await ann.post("/me/tokens", {"label": "my program"})
        await ann.post("/me/signin")
        for game, seats, acts, wish in OPENED:
            table = (await ann.open(game, seats, **wish))["table"]
            await play(server, ann, table, acts)
            players = len(seats.split())
            packed(downloads / f"{game}-{players}.json.gz", await ann.get(f"/tables/{table}/record"))
        await voyages(server, ann)
        await together(server, ann, bob, eve, people)
        notice = NoticeRow(people["Bob"], "webhook", "https://example.org/hook", "de", True)
        await server.site.house.writer.store(Batch(notices=[notice]))
        house = server.site.house
        known = {
            "people": people,
            "history": {name: await results_of(house, ident) for name, ident in people.items()},
            "captains": {name: await captain_of(house, ident) for name, ident in people.items()},
            "tables": {ident: await truth(house.storage, ident) for ident in await table_ids(house.storage)},
        }
        for client in (ann, bob, eve):
            await client.close()
    return known


async def play(server: Server, client: Client, table: str, acts: int) -> None:
    """Some acts for every seat that is not a bot's, over HTTP."""
    random = Random(f"{acts}")
    for _ in range(acts):
        live = await server.site.house.find(table)
        seats = live.table.awaited_people()
        if not seats or live.table.status != "running":
            return
        assert live.table.play is not None
        seat, state = seats[0], live.table.play.state
        action = POLICIES[live.table.setup.game].choose(state, seat, random)
        position = live.table.positions[seat]
        await client.do(table, "act", seat=seat, position=position, actions=[action])


async def voyages(server: Server, client: Client) -> None:
    """Finished voyages make a career; a finished game at one screen counts too."""
    for rank in (1, 1, 2):
        table = (await client.open("convoy", "me", options={"rank": rank}))["table"]
        await play(server, client, table, 400)
    table = (await client.open("wheel", "me Guest"))["table"]
    await play(server, client, table, 400)


async def together(server: Server, ann: Client, bob: Client, eve: Client, people: dict[str, str]) -> None:
    """Tables with links, invitations, another's seat, and games ended by word."""
    for ending in ("running", "resigned", "agreed"):
        table = (await ann.open("wheel", "me open", start=False))["table"]
        link = await ann.post(f"/tables/{table}/links", {"kind": "join"})
        await ann.post(f"/tables/{table}/links", {"kind": "watch"})
        await bob.post(f"/links/{link['secret']}", {})
        await bob.do(table, "sit")
        await ann.do(table, "start")
        await ann.do(table, "chat", text="Good luck!")
        live = await server.site.house.find(table)
        for seat, client in ((0, ann), (1, bob), (0, ann)):
            assert live.table.play is not None
            action = live.table.play.state.legal(seat)[0]
            position = live.table.positions[seat]
            await client.do(table, "act", seat=seat, position=position, actions=[action])
        if ending == "resigned":
            await bob.do(table, "resign", seat=1)
        elif ending == "agreed":
            offer = (await ann.do(table, "offer", seat=0, what="draw"))["offer"]
            await bob.do(table, "answer", seat=1, offer=offer, agree=True)
    table = (await ann.open("colonies", "me open open open", start=False))["table"]
    await ann.post(f"/tables/{table}/invitations", {"person": people["Eve"]})
    await eve.do(table, "sit")
    table = (await ann.open("argosy", "me Guest Another"))["table"]
    await ann.post(f"/tables/{table}/links", {"kind": "seat", "seat": 1})
    await ann.do(table, "hand-over", seat=0, level="medium")
    table = (await ann.open("convoy", "me"))["table"]
    await ann.do(table, "close")


# -- PostgreSQL ----------------------------------------------------------------------------------


async def restore_play_and_dump(url: str, data: Path, folder: Path) -> None:
    """The same restored into PostgreSQL, where every running game of people goes on for some acts."""
    engine = make_engine(url)
    await archive.restore(engine, data, folder / "backup.tar.gz")
    house = House(SqlStorage(engine))
    await house.storage.open()
    house.writer.start()
    for ident in await table_ids(house.storage):
        sitting = Sitting(house, await house.find(ident))
        if sitting.table.status == "running":
            await sitting.random_acts(3, Random(ident), to_the_end=True)
    tables = {ident: await truth(house.storage, ident) for ident in await table_ids(house.storage)}
    await house.close()
    engine = make_engine(url)
    async with engine.connect() as connection:
        revision = await connection.run_sync(current)
        rows = {}
        for table in METADATA.sorted_tables:
            found = (await connection.execute(select(table))).mappings()
            rows[table.name] = [{key: value_of(value) for key, value in row.items()} for row in found]
    await engine.dispose()
    packed(folder / "postgresql.json.gz", {"revision": revision, "rows": rows, "tables": tables})


def value_of(value: Any) -> Any:
    """Bytes as {"base64": …}, all else as it is."""
    return {"base64": base64.b64encode(value).decode()} if isinstance(value, bytes) else value
