# mypyc: skip
"""Puzzles for the wheel: positions out of games where the mover wins in n, by one first move only.

A puzzle is its position's number (see `numbering`), which shows it as its mover sees it: the solver is
always Black, and no rotation has been made since a piece moved.
"""

from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from starboard.games.wheel.components import BLACK
from starboard.games.wheel.rules import Wheel
from starboard.games.wheel.solver.solution import Table
from starboard.kernel.rng import Random

SHORTEST: Final = 3  # plies; a cone that can be taken at once is no puzzle
LONGEST: Final = 15
CHOICES: Final = 3  # there must be something to choose
STRAYS: Final = 0.45  # how often the players of `games` do something else than the best


class Puzzle(msgspec.Struct, frozen=True):
    number: int
    plies: int


def position_of(table: Table, number: int) -> Wheel | None:
    """The position of a puzzle, Black to move; None if the number has none that is one."""
    if not 0 <= number < table.numbering.size or not table.numbering.exists(number):
        return None
    state = Wheel(table.pack, 0)
    table.numbering.place(state, number)
    return state if puzzle_in(table, state) else None


def puzzle_in(table: Table, state: Wheel) -> Puzzle | None:
    """The puzzle in a position, if there is one."""
    if state.how or state.rotations:
        return None
    plies = table.fate(state)
    if plies % 2 == 0 or not SHORTEST <= plies <= LONGEST:
        return None
    values = table.values(state)
    quickest = [value for value in values if value.outcome == "win" and value.plies == plies]
    if len(quickest) > 1 or len(values) < CHOICES:
        return None
    return Puzzle(int(table.numbering.number(state)), plies)


def puzzles_in(table: Table, positions: Iterable[Wheel]) -> list[Puzzle]:
    """Every puzzle among some positions, each once, the short ones first."""
    found = {puzzle for state in positions if (puzzle := puzzle_in(table, state)) is not None}
    return sorted(found, key=lambda puzzle: (puzzle.plies, puzzle.number))


def games(table: Table, seed: str, count: int) -> Iterator[Wheel]:
    """Positions of games between players who often stray from the best move."""
    random = Random(seed)
    for _ in range(count):
        state = Wheel(table.pack, 3)
        state.set_up(BLACK)
        while not state.how:
            yield state
            legal = state.legal(state.mover)
            stray = random.uniform() < STRAYS
            state.advance(state.mover, random.choice(legal) if stray else table.values(state)[0].action)
