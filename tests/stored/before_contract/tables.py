# mypy: ignore-errors
"""Writes stored tables with their truth, the records and downloads they give, and positions of chance."""

import gzip
import json
import tempfile
from pathlib import Path
from typing import Any

import msgspec
from starboard.tables.house import House

import starboard
from starboard.games.registry import GAMES
from starboard.kernel.state import CHANCE
from starboard.tables import keeping
from starboard.tables.export import acts_that_count, record_for
from starboard.tables.log import WATCHER
from starboard.tables.sql import SqlStorage, make_engine
from starboard.tables.storage import Storage
from starboard.tables.views import words_for
from tests.stored.before_contract.happenings import HAPPENINGS
from tests.stored.before_contract.plan import asks_chance, led_to
from tests.stored.before_contract.search import Course
from tests.stored.before_contract.sitting import Sitting, open_house, sit_down
from tests.stored.before_contract.truth import stored, truth
from tests.stored.opening import game_truth

PLAYERS = {"wheel": (2,), "convoy": (2, 1), "colonies": (3, 4, 5), "argosy": (3, 4)}
ALONE = ("undone", "redone", "undone-and-redone", "clock-for-turns", "changed-pack", "changed-pack-finished",
         "resigned", "closed", "imported-running", "imported-forfeit", "imported-resigned")  # fmt: skip
TWO = ("resigned-among-others",)  # two at a table: then it is over


async def seat_course(house: House, course: Course) -> Sitting:
    """A course played at a table, whose dice fall as they did in the search."""
    seed = bytes.fromhex(course.seed)
    sitting = await sit_down(house, course.game, course.seats, course.options, course.pack, seed)
    for actor, action in course.acts:
        if actor != CHANCE:
            await sitting.act(actor, action)
    assert acts_that_count(await house.storage.entries(sitting.table.id)) == course.acts
    return sitting


async def taken_back_in_secret(house: House, course: Course) -> Sitting:
    """Somebody who had begun to answer takes a step back, and somebody who had answered does too."""
    sitting = await seat_course(house, course)
    open_to, together = sitting.table.awaited(), [act.actor for act in sitting.play.acts if act.together]
    begun = next(seat for seat in together if seat in open_to)
    answered = next(seat for seat in together if seat not in open_to)
    for seat in (begun, answered):
        await sitting.do(sitting.table.seats[seat].person, "undo", seat=seat)
    return sitting


async def seat_all(house: House, courses: dict[str, Course]) -> dict[str, str]:
    """Every table there is to be: its name, and its id in the house."""
    tables: dict[str, str] = {}
    for situation, course in courses.items():
        if not asks_chance(course):
            game, part, question = situation.split("/")
            name = f"{game}/{part}--{question}"
            tables[name] = (await seat_course(house, course)).table.id
            if question.endswith("begun"):
                tables[f"{name}-undone"] = (await taken_back_in_secret(house, course)).table.id
    for game, numbers in PLAYERS.items():
        for turn, (name, happening) in enumerate(HAPPENINGS.items()):
            players = numbers[turn % len(numbers)]
            if players == 1 and name not in ALONE:
                players = 2
            if not (players == 2 and name in TWO):
                sitting = await happening(house, game, players)
                tables[f"{game}/{name}"] = sitting.table.id
    return tables


async def write_tables(folder: Path, courses: dict[str, Course]) -> None:
    with tempfile.TemporaryDirectory() as place:
        database = Path(place) / "tables.db"
        house = await open_house(database)
        tables = await seat_all(house, courses)
        await house.close()  # which stores a snapshot of every running table
        storage = SqlStorage(make_engine(f"sqlite+aiosqlite:///{database.as_posix()}"))
        for name, ident in tables.items():
            await write_table(folder, storage, name, ident)
        await storage.close()


async def write_table(folder: Path, storage: Storage, name: str, ident: str) -> None:
    document = {
        "name": name,
        "written_by": starboard.__version__,
        "stored": await stored(storage, ident),
        "truth": await truth(storage, ident),
    }
    packed(folder / "tables" / f"{name}.json.gz", document)
    table = await keeping.load(storage, ident, 0.0)
    if table.status == "finished":
        record = record_for(table, await storage.entries(ident), WATCHER, words_for(table, "en"))
        plain(folder / "records" / f"{name}.json", record)


def write_positions(folder: Path, courses: dict[str, Course]) -> None:
    """Where chance is asked no table stands; these are positions by themselves, with the way to them."""
    for game in GAMES:
        found = {name: course for name, course in courses.items() if course.game == game}
        positions = [position(name, course) for name, course in found.items() if asks_chance(course)]
        if positions:
            packed(folder / "positions" / f"{game}.json.gz", positions)


def position(situation: str, course: Course) -> dict[str, Any]:
    state = led_to(course)
    return {
        "situation": situation,
        "game": course.game,
        "options": course.options,
        "pack": course.pack,
        "acts": [list(act) for act in course.acts],
        "truth": {**game_truth(state), "state": state.to_dict()},
    }


def packed(file: Path, document: Any) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(gzip.compress(text_of(document).encode(), 9, mtime=0))


def plain(file: Path, document: Any) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text_of(document))


def text_of(document: Any) -> str:
    return json.dumps(msgspec.to_builtins(document), separators=(",", ":"), ensure_ascii=False) + "\n"
