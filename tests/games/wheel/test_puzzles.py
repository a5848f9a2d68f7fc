"""Puzzles of the wheel hold what they promise, by the rules alone and by the solution."""

from typing import cast

import pytest

from starboard.games.wheel.components import BLACK
from starboard.games.wheel.game import WHEEL
from starboard.games.wheel.rules import Wheel
from starboard.games.wheel.solver.solution import WheelSolution, ends_in_repetition
from starboard.kernel.puzzles import Puzzle
from starboard.kernel.rng import Random
from starboard.kernel.solver import judge

DEEPEST = 5  # plies that are searched through without the solution


def wins_within(state: Wheel, plies: int) -> bool:
    """Can the mover force a win in at most so many plies? By nothing but the rules."""
    return any(wins_by(state, action, plies) for action in state.legal(state.mover))


def wins_by(state: Wheel, action: int, plies: int) -> bool:
    mover, after = state.mover, state.clone()
    after.advance(mover, action)
    if after.how or plies < 3:
        return after.winner == mover
    for answer in after.legal(after.mover):
        replied = after.clone()
        replied.advance(replied.mover, answer)
        if replied.how or not wins_within(replied, plies - 2):
            return False
    return True


def setup_of(solved: WheelSolution, number: int) -> Wheel:
    state = WHEEL.puzzles.position(solved, number)
    assert isinstance(state, Wheel)
    return state


@pytest.fixture(scope="module")
def puzzles(solved: WheelSolution) -> list[Puzzle]:
    return WHEEL.puzzles.find(solved, WHEEL.puzzles.games(solved, "puzzles", 150))


def test_there_are_puzzles_of_every_length(puzzles: list[Puzzle]) -> None:
    assert {puzzle.plies for puzzle in puzzles} >= {3, 5, 7, 9}


def test_short_puzzles_are_won_in_exactly_n_by_one_move_only_by_the_rules_alone(
    solved: WheelSolution, puzzles: list[Puzzle]
) -> None:
    short = [puzzle for puzzle in puzzles if puzzle.plies <= DEEPEST][:40]
    assert len(short) > 10
    for puzzle in short:
        state = setup_of(solved, puzzle.number)
        assert state.mover == BLACK
        assert not wins_within(state, puzzle.plies - 2)
        right = [action for action in state.legal(BLACK) if wins_by(state, action, puzzle.plies)]
        assert right == [solved.values(state)[0].action]


def test_the_best_line_of_every_puzzle_wins_in_n(solved: WheelSolution, puzzles: list[Puzzle]) -> None:
    for puzzle in puzzles:
        state = setup_of(solved, puzzle.number)
        for seat, action in solved.best_line(state):
            state.apply(seat, action)
        assert state.winner == BLACK
        assert len(solved.best_line(setup_of(solved, puzzle.number))) == puzzle.plies


@pytest.mark.parametrize("number", [-1, 10**9, 0])
def test_what_is_no_puzzle_has_no_position(solved: WheelSolution, number: int) -> None:
    assert WHEEL.puzzles.position(solved, number) is None


def test_the_setup_is_no_puzzle(solved: WheelSolution) -> None:
    assert WHEEL.puzzles.puzzle_in(solved, WHEEL.new({"repetition": 0})) is None


# -- was this a mistake? -------------------------------------------------------------------------


def test_the_best_move_is_best_and_giving_the_win_away_is_a_blunder(
    solved: WheelSolution, puzzles: list[Puzzle]
) -> None:
    state = setup_of(solved, puzzles[0].number)
    values = solved.values(state)
    assert judge(solved, state, values[0].action).verdict == "best"
    for value in values[1:]:
        judged = judge(solved, state, value.action)
        assert judged.verdict == ("slip" if value.outcome == "win" else "blunder")


def test_a_move_that_repeats_the_position_once_too_often_is_a_draw_here(solved: WheelSolution) -> None:
    """AW-34 counts at the table though it plays no part in the solution."""
    random = Random("repetitions")
    decided: list[str] = []
    while len(decided) < 3:
        state = cast(Wheel, WHEEL.new({"repetition": 2}))
        while not state.how:
            here = {value.action: value.outcome for value in solved.values(state)}
            for value in solved.values_alone(state):
                if ends_in_repetition(state, value.action):
                    assert here[value.action] == "draw"
                    decided += [value.outcome] if value.outcome != "draw" else []
            state.advance(state.mover, random.choice(state.legal(state.mover)))
