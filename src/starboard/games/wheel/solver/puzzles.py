# mypyc: skip
"""Puzzles for the wheel.

A puzzle is its position's number (see `numbering`), which shows it as its mover sees it: whoever solves it is
always Black, and no rotation has been made since a piece moved.
"""

from collections.abc import Iterator
from typing import Final, cast

from starboard.games.wheel.components import BLACK
from starboard.games.wheel.rules import Wheel
from starboard.games.wheel.solver.solution import WheelSolution
from starboard.kernel.puzzles import Puzzle, Puzzles
from starboard.kernel.rng import Random
from starboard.kernel.solver import Solution
from starboard.kernel.state import State

SHORTEST: Final = 3  # plies; a cone that can be taken at once is no puzzle
LONGEST: Final = 15
CHOICES: Final = 3  # there must be something to choose
STRAYS: Final = 0.45  # how often the players of `games` do something else than the best


class WheelPuzzles(Puzzles):
    def position(self, solution: Solution, number: int) -> Wheel | None:
        solved = cast(WheelSolution, solution)
        if not 0 <= number < solved.numbering.size or not solved.numbering.exists(number):
            return None
        state = Wheel(solved.pack, 0)
        solved.numbering.place(state, number)
        return state if self.puzzle_in(solution, state) else None

    def puzzle_in(self, solution: Solution, state: State) -> Puzzle | None:
        solved, position = cast(WheelSolution, solution), cast(Wheel, state)
        if position.how or position.rotations:
            return None
        plies = solved.fate(position)
        if plies % 2 == 0 or not SHORTEST <= plies <= LONGEST:
            return None
        values = solved.values_alone(position)
        quickest = [value for value in values if value.outcome == "win" and value.plies == plies]
        if len(quickest) > 1 or len(values) < CHOICES:
            return None
        return Puzzle(int(solved.numbering.number(position)), plies)

    def games(self, solution: Solution, seed: str, count: int) -> Iterator[Wheel]:
        solved = cast(WheelSolution, solution)
        random = Random(seed)
        for _ in range(count):
            state = Wheel(solved.pack, 3)
            state.set_up(BLACK)
            while not state.how:
                yield state
                legal = state.legal(state.mover)
                if random.uniform() < STRAYS:
                    action = random.choice(legal)
                else:
                    action = solved.values_alone(state)[0].action
                state.advance(state.mover, action)
