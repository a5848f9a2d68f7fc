"""One service for all stored tables: each test puts what it opens under an id of its own."""

import asyncio
from collections.abc import Coroutine, Iterator
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

import pytest

from tests.stored import opening

Found = TypeVar("Found")


class Place:
    """A service and the loop that it lives in."""

    def __init__(self, runner: asyncio.Runner, database: Path) -> None:
        self.runner = runner
        self.tables = runner.run(opening.open_service(opening.address(database)))
        self.numbers = count(1)
        self.idents: dict[Path, str] = {}

    def run(self, work: Coroutine[Any, Any, Found]) -> Found:
        return self.runner.run(work)

    def once(self, file: Path) -> str:
        """A stored table for those who only look at it; the id it has here."""
        if file not in self.idents:
            self.idents[file] = self.put(opening.read(file)["stored"])
        return self.idents[file]

    def put(self, stored: dict[str, Any]) -> str:
        """A stored table into the service; the id it has there."""
        ident = f"stored{next(self.numbers)}"
        self.run(opening.put(self.tables, stored, ident))
        return ident


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    with asyncio.Runner() as runner:
        place = Place(runner, tmp_path_factory.mktemp("stored") / "starboard.db")
        yield place
        place.run(place.tables.close())
