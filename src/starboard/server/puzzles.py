"""The book of puzzles: gathered from games that were played here, and from games of bots."""

import asyncio
import secrets
from collections.abc import Iterator
from typing import Final

from starboard.kernel.game import Game
from starboard.kernel.puzzles import Puzzle, Puzzles
from starboard.kernel.solver import Solution
from starboard.kernel.state import State
from starboard.tables.log_replay import StoredTable, replay, stored_table
from starboard.tables.storage import Storage

OWN_GAMES: Final = 40  # the latest games of people that are looked through
BOT_GAMES: Final = 250
FRESH: Final = 200  # puzzles given out before the book is gathered anew


class PuzzleBook:
    """All puzzles of a game that this server gives out; gathered when somebody first asks."""

    def __init__(self, storage: Storage, game: Game) -> None:
        self.storage = storage
        self.game = game
        self.puzzles: list[Puzzle] = []
        self.given = 0
        self.gathering = asyncio.Lock()

    async def read(self, solved: Solution) -> "PuzzleBook":
        async with self.gathering:
            if not self.puzzles or self.given >= FRESH:
                idents = await self.storage.finished(self.game.name, OWN_GAMES)
                stored = [await stored_table(self.storage, ident) for ident in idents]
                self.puzzles = await asyncio.to_thread(self.gather, solved, stored)
                self.given = 0
        return self

    def gather(self, solved: Solution, stored: list[StoredTable]) -> list[Puzzle]:
        kinds = self.game.puzzles
        return kinds.find(solved, positions(kinds, solved, stored)) if kinds else []

    def lengths(self) -> list[int]:
        return sorted({puzzle.plies for puzzle in self.puzzles})

    def next(self, plies: int | None, after: int | None) -> Puzzle | None:
        """Any of that length, but not the same one again."""
        fitting = [puzzle for puzzle in self.puzzles if plies is None or puzzle.plies == plies]
        others = [puzzle for puzzle in fitting if puzzle.number != after] or fitting
        self.given += 1
        return secrets.choice(others) if others else None


def positions(puzzles: Puzzles, solved: Solution, stored: list[StoredTable]) -> Iterator[State]:
    """What came up in games of people, then in games of bots."""
    for one in stored:
        for _, table in replay(one):
            state = table.play.state if table and table.play else None
            if state is not None and state.components().hash == solved.pack.hash:
                yield state
    yield from puzzles.games(solved, "puzzles", BOT_GAMES)
