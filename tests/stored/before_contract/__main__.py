# mypy: ignore-errors
"""Search, write the tables, positions, records and databases, and the index of it all."""

import asyncio
import hashlib
import shutil
import sys
from pathlib import Path

import starboard
from starboard.games.registry import GAMES
from tests.stored.before_contract.databases import write_databases
from tests.stored.before_contract.plan import chosen, searched
from tests.stored.before_contract.search import Course
from tests.stored.before_contract.tables import plain, write_positions, write_tables
from tests.stored.standing import found_in

KEPT = Path(__file__).parents[2] / "records"


def write_all(folder: Path, courses: dict[str, Course]) -> None:
    asyncio.run(write_tables(folder, courses))
    write_positions(folder, courses)
    write_databases(folder / "databases")
    shutil.copytree(KEPT, folder / "records" / "kept", ignore=shutil.ignore_patterns("*.py"))
    write_index(folder, courses)


def write_index(folder: Path, courses: dict[str, Course]) -> None:
    """Every situation that the fixtures must have, and what each file must be like for ever."""
    files = sorted(file for file in folder.rglob("*") if file.name.endswith((".gz", ".json")))
    plain(
        folder / "index.json",
        {
            "written_by": starboard.__version__,
            "endings": {name: list(game.endings) for name, game in GAMES.items()},
            "standings": sorted(found_in(folder)),
            "situations": sorted(courses),
            "sha256": {
                file.relative_to(folder).as_posix(): hashlib.sha256(file.read_bytes()).hexdigest()
                for file in files
            },
        },
    )


if __name__ == "__main__":
    write_all(Path(sys.argv[1]), chosen(searched()))
