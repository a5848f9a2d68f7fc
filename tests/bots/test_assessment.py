"""What a search thinks of each choice."""

import pytest

from starboard.bots.assessment import assess, margin
from starboard.games.registry import GAMES
from starboard.games.wheel.game import WHEEL
from starboard.games.wheel.solver.solution import WheelSolution
from starboard.kernel.playing import random_action
from starboard.kernel.rng import Random
from starboard.kernel.state import CHANCE


@pytest.mark.parametrize("name", list(GAMES))
def test_every_legal_choice_is_assessed_between_nothing_and_all(name: str) -> None:
    game, random = GAMES[name], Random(name)
    state = game.new()
    while state.actors() == (CHANCE,) or len(state.legal(state.actors()[0])) < 2:
        state.advance(state.actors()[0], random_action(state, state.actors()[0], random))
    seat = state.actors()[0]
    found = assess(game, state.redeal(seat, random), seat, random, seconds=0.3)
    assert sorted(one.action for one in found) == state.legal(seat)
    assert abs(sum(one.share for one in found) - 1.0) < 1e-6
    assert all(0.0 <= one.worth <= 1.0 and 0.0 < one.margin <= 0.5 for one in found)


def test_a_quick_win_on_the_wheel_is_found_and_the_search_is_sure(solved: WheelSolution) -> None:
    puzzles = WHEEL.puzzles
    puzzle = puzzles.find(solved, puzzles.games(solved, "puzzles", 20))[0]
    state = puzzles.position(solved, puzzle.number)
    assert state is not None
    best = assess(WHEEL, state, 0, Random(1), seconds=5.0)[0]
    assert best.action == solved.values(state)[0].action
    assert best.worth > 0.8 and best.margin < 0.1


def test_the_more_it_was_tried_the_surer_it_is() -> None:
    margins = [margin(0.6, visits) for visits in (0, 10, 100, 1000)]
    assert margins == sorted(margins, reverse=True) and margins[-1] < 0.05
