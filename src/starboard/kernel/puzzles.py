# mypyc: skip
"""Puzzles: positions out of games where the mover wins in n, by one first move only."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator

import msgspec

from starboard.kernel.solver import Solution
from starboard.kernel.state import State


class Puzzle(msgspec.Struct, frozen=True):
    """A puzzle is known by a number, which always means the same position."""

    number: int
    plies: int


class Puzzles(ABC):
    """The puzzles of a game that is solved."""

    @abstractmethod
    def puzzle_in(self, solution: Solution, state: State) -> Puzzle | None:
        """The puzzle in a position, if there is one."""

    @abstractmethod
    def position(self, solution: Solution, number: int) -> State | None:
        """The position of a puzzle, with whoever is to solve it to move; None if the number has none."""

    @abstractmethod
    def games(self, solution: Solution, seed: str, count: int) -> Iterator[State]:
        """Positions of games between players who often stray from the best move."""

    def find(self, solution: Solution, positions: Iterable[State]) -> list[Puzzle]:
        """Every puzzle among some positions, each once, the short ones first."""
        found = {puzzle for state in positions if (puzzle := self.puzzle_in(solution, state)) is not None}
        return sorted(found, key=lambda puzzle: (puzzle.plies, puzzle.number))
