"""Random games and counts of all games."""

import pytest

from starboard.games.registry import GAMES
from starboard.games.wheel.game import WHEEL
from starboard.kernel.game import Game
from starboard.kernel.playing import perft, playout
from starboard.kernel.rng import Random
from starboard.kernel.state import State


def count(state: State, depth: int) -> int:
    """The same count, one sequence at a time."""
    if depth == 0:
        return 1
    total = 0
    for actor in state.actors():
        for action in state.legal(actor):
            child = state.clone()
            child.advance(actor, action)
            total += count(child, depth - 1)
    return total


@pytest.mark.parametrize("depth", range(9))
def test_counting_by_positions_counts_every_sequence(depth: int) -> None:
    state = WHEEL.new({"repetition": 0})
    assert perft(state, depth) == count(state, depth)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_short_counts_are_right_in_every_game(game: Game) -> None:
    state = game.new(game.counting_options)
    assert [perft(state, depth) for depth in (1, 2)] == [count(state, depth) for depth in (1, 2)]


def test_a_game_that_is_over_counts_nothing() -> None:
    state = WHEEL.new()
    playout(state, Random(1))
    assert perft(state, 1) == 0


def test_repetition_is_part_of_the_count_where_it_is_played() -> None:
    state = WHEEL.new({"repetition": 2})
    assert perft(state, 8) == count(state, 8)


def test_a_playout_stops_where_it_is_told_to() -> None:
    state = WHEEL.new()
    assert playout(state, Random(1), 3) == 3
    assert state.turn() == 3
