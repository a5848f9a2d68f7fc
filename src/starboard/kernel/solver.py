# mypyc: skip
"""A game worked out to the end: what every move leads to, and whether one was a mistake."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path
from typing import Final, Literal

import msgspec

from starboard.kernel.packs import Pack
from starboard.kernel.state import State

Progress = Callable[[str, int, int], None]  # a stage of the work, how much of it is done, how much there is
Value = Literal["win", "draw", "loss"]
Verdict = Literal["best", "slip", "blunder"]

RANK: Final = {"loss": 0, "draw": 1, "win": 2}


class MoveValue(msgspec.Struct, frozen=True):
    """What one action leads to for whoever takes it."""

    action: int
    outcome: Value
    plies: int  # to the end of the game, this action included; 0 for a draw


class Summary(msgspec.Struct, kw_only=True):
    """What came out for the positions that can come up from the setup."""

    states: int
    value: str  # from the setup: the winner's seat by its name in small letters, or "draw"
    plies: int  # to the end from the setup, 0 for a draw
    won: int  # by the side to move
    drawn: int
    lost: int
    longest: int  # plies of the longest win
    by_plies: list[int]  # how many positions are decided in so many plies


class Solution(ABC):
    """Answers for every position of a game with two seats that move by turns."""

    summary: Summary
    pack: Pack

    @abstractmethod
    def values(self, state: State) -> list[MoveValue]:
        """Every legal action with what it leads to in this very game, best first."""

    @abstractmethod
    def best_action(self, state: State) -> int:
        """What a perfect player does: among equals, what is hardest for the other one."""

    @abstractmethod
    def best_line(self, state: State) -> list[tuple[int, int]]:
        """Best play by both to the end of a decided game: pairs of seat and action."""


class FateTable(ABC):
    """Every position of a solved game by a number, as whoever moves sees it."""

    pack: Pack
    # By number: odd, whoever moves wins in so many plies; even, loses in so many; 0, a draw; -1, no position.
    fates: memoryview  # of 16-bit numbers

    @abstractmethod
    def position(self, number: int) -> State:
        """The position with this number."""

    @abstractmethod
    def number(self, state: State) -> int:
        """The number of a position; one that is the same with the seats exchanged has the same."""


class Solver(ABC):
    """Works a game out, once for each set of components, and keeps the answer in a file."""

    @abstractmethod
    def file(self, pack: Pack) -> Path:
        """Where the solution is kept."""

    @abstractmethod
    def find(self, pack: Pack) -> Solution | None:
        """The solution, if it was worked out before."""

    @abstractmethod
    def solve(self, pack: Pack, progress: Progress | None = None, anew: bool = False) -> Solution:
        """The solution, worked out now if need be."""

    @abstractmethod
    def tabulate(self, pack: Pack, progress: Progress | None = None) -> FateTable:
        """The fates of all positions, worked out now."""

    @abstractmethod
    def table(self, pack: Pack, fates: memoryview) -> FateTable:
        """A table of fates that were worked out before."""

    @abstractmethod
    def solve_in_background(self, pack: Pack) -> None:
        """See to it that it is being worked out, by a process that nobody waits for."""

    @abstractmethod
    def stop(self) -> None:
        """End whatever this process has going in the background, and wait until it has ended."""


class JudgedMove(msgspec.Struct, frozen=True):
    """A move that was made, the best one, and what that says of it.

    A `blunder` gives away a win or a draw; a `slip` wins more slowly or loses more quickly than need be.
    """

    played: MoveValue
    best: MoveValue
    verdict: Verdict


def judge(solution: Solution, state: State, action: int) -> JudgedMove:
    """What the move `action` is worth among those that `state` allows."""
    values = solution.values(state)
    played = next(value for value in values if value.action == action)
    return JudgedMove(played, values[0], verdict(played, values[0]))


def verdict(played: MoveValue, best: MoveValue) -> Verdict:
    if RANK[played.outcome] < RANK[best.outcome]:
        return "blunder"
    return "best" if played.plies == best.plies else "slip"
