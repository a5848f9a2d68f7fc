"""A server that people play on, and all it leaves behind: what a later version must be able to open."""

import gzip
import hashlib
import json
import sqlite3
import tempfile
from pathlib import Path
from typing import Any, Final

import msgspec

from starboard.games.registry import GAMES
from starboard.kernel.rng import Random
from starboard.tables.archive import back_up
from starboard.tables.database import make_engine
from tests.server.running import Client, Server, running
from tests.stored import opening

FOLDER: Final = Path(__file__).parent
ACTS: Final = (0, 7, 40)  # tables are left after so many acts, and one of each game is played to its end
TO_THE_END: Final = 3_000
HASHES: Final = "sha256.json"


async def write_release(version: str, place: str = "") -> Path:
    """The data of one release in a folder of its own; one that is there already is never written over."""
    folder = Path(place or FOLDER) / version
    folder.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as data:
        known = await serve(Path(data), folder)
        database = Path(data) / "starboard.db"
        engine = make_engine(opening.address(database))
        await back_up(engine, Path(data), folder / "backup.tar.gz")
        await engine.dispose()
        connection = sqlite3.connect(database)  # nothing is left beside the file
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.close()
        pack(folder / "starboard.db.gz", database.read_bytes())
    pack(folder / "known.json.gz", msgspec.json.encode(known))
    (folder / HASHES).write_text(json.dumps(hashes(folder), indent=1) + "\n")
    return folder


def pack(file: Path, content: bytes) -> None:
    file.write_bytes(gzip.compress(content, 9, mtime=0))


def hashes(folder: Path) -> dict[str, str]:
    """The SHA-256 of every file, so that nobody changes one."""
    files = sorted(path for path in folder.rglob("*") if path.is_file() and path.name != HASHES)
    return {
        path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() for path in files
    }


async def serve(data: Path, folder: Path) -> dict[str, Any]:
    """Tables of every game and number of players, left at several moments; and what is true of them."""
    async with running(data, limits=False) as server, Client(server.address) as ann:
        answer = await ann.http.patch("/me", json={"name": "Ann"})
        person = answer.json()["id"]
        for game in GAMES.values():
            for players in game.players:
                await play_tables(server, ann, game.name, players, folder)
        service = server.services.tables
        tables = await opening.table_ids(service.storage)
        return {
            "people": {"Ann": person},
            "history": {"Ann": await opening.results_of(service, person)},
            "captains": {"Ann": await opening.captain_of(service, person)},
            "tables": {ident: await opening.replayed_truth(service.storage, ident) for ident in tables},
        }


async def play_tables(server: Server, ann: Client, game: str, players: int, folder: Path) -> None:
    seats = " ".join(["me", "Guest", "Another", "Third", "Fourth"][:players])
    for acts in (*ACTS, TO_THE_END):
        table = (await ann.open(game, seats))["table"]
        await opening.go_on(server.services.tables, table, acts, Random(f"{game} {players} {acts}"))
        if acts == TO_THE_END:
            file = folder / "records" / f"{game}-{players}.json.gz"
            file.parent.mkdir(exist_ok=True)
            pack(file, msgspec.json.encode(await ann.get(f"/tables/{table}/record")))
