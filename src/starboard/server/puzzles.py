"""The book of puzzles: gathered from games on the wheel that were played here, and from games of bots."""

import asyncio
import secrets
from collections.abc import Iterator
from typing import Final

from starboard.games.wheel.components import WheelPack
from starboard.games.wheel.game import WHEEL
from starboard.games.wheel.rules import Wheel
from starboard.games.wheel.solver.puzzles import Puzzle, games, puzzles_in
from starboard.games.wheel.solver.solution import Table
from starboard.tables.past import Archive, archive_of, replay
from starboard.tables.storage import Storage

OWN_GAMES: Final = 40  # the latest games of people that are looked through
BOT_GAMES: Final = 250
FRESH: Final = 200  # puzzles given out before the book is gathered anew


class PuzzleBook:
    """All puzzles this server gives out; gathered when somebody first asks."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.puzzles: list[Puzzle] = []
        self.given = 0
        self.gathering = asyncio.Lock()

    async def read(self, solved: Table) -> "PuzzleBook":
        async with self.gathering:
            if not self.puzzles or self.given >= FRESH:
                idents = await self.storage.finished(WHEEL.name, OWN_GAMES)
                archives = [await archive_of(self.storage, ident) for ident in idents]
                self.puzzles = await asyncio.to_thread(gather, solved, archives)
                self.given = 0
        return self

    def lengths(self) -> list[int]:
        return sorted({puzzle.plies for puzzle in self.puzzles})

    def next(self, plies: int | None, after: int | None) -> Puzzle | None:
        """Any of that length, but not the same one again."""
        fitting = [puzzle for puzzle in self.puzzles if plies is None or puzzle.plies == plies]
        others = [puzzle for puzzle in fitting if puzzle.number != after] or fitting
        self.given += 1
        return secrets.choice(others) if others else None


def gather(solved: Table, archives: list[Archive]) -> list[Puzzle]:
    return puzzles_in(solved, positions(solved, archives))


def positions(solved: Table, archives: list[Archive]) -> Iterator[Wheel]:
    """What stood on the wheel in games of people, then in games of bots."""
    for archive in archives:
        for _, table in replay(archive):
            state = table.play.state if table and table.play else None
            if isinstance(state, Wheel) and is_printed(state.pack):
                yield state
    yield from games(solved, "puzzles", BOT_GAMES)


def is_printed(pack: WheelPack) -> bool:
    return pack.hash == WHEEL.default_pack.hash
