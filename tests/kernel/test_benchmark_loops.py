"""Drills ask what they say they ask, as often as they say."""

from starboard.games.wheel.game import WHEEL
from starboard.kernel.benchmark_loops import (
    branching,
    checked_actions,
    clones,
    playouts,
    positions,
    questions,
)
from starboard.kernel.rng import Random


def test_positions_are_in_play_and_of_many_kinds() -> None:
    found = positions(WHEEL.new(), Random(1), 50)
    assert len(found) == 50
    assert all(not state.ending() for state in found)
    assert len({state.key() for state in found}) > 30


def test_benchmark_loops_count_what_they_did_and_leave_positions_alone() -> None:
    states = positions(WHEEL.new(), Random(2), 5)
    before = [state.to_dict() for state in states]
    assert clones(states, 3) == questions(states, 3) == checked_actions(states, Random(3), 3) == 15
    assert [state.to_dict() for state in states] == before


def test_playouts_are_whole_games() -> None:
    state = WHEEL.new()
    assert playouts(state, Random(4), 3) >= 3 * 3
    assert state.turn() == 0


def test_branching_counts_choices() -> None:
    decisions, choices = branching(WHEEL.new(), Random(5), 5)
    assert decisions < choices < decisions * WHEEL.action_count
