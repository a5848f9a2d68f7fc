"""The planner for voyages alone, and the network that tells its chances."""

from itertools import pairwise
from typing import cast

import pytest

from starboard.bots.levels import level_bot
from starboard.games.convoy.game import CONVOY
from starboard.games.convoy.levels import PLANNING, ConvoyBot
from starboard.games.convoy.planner import ConvoyPlanner
from starboard.games.convoy.policy import ConvoyPolicy
from starboard.games.convoy.rules import Convoy
from starboard.games.convoy.state import MOVE
from starboard.games.convoy.value_network import FEATURES, features_of, fitted
from starboard.kernel.playing import random_action
from starboard.kernel.rng import Random


def test_higher_levels_plan_further() -> None:
    for less, more in pairwise(("medium", "hard", "best")):
        assert all(mine <= theirs for mine, theirs in zip(PLANNING[less], PLANNING[more], strict=True))
        assert PLANNING[less] != PLANNING[more]


@pytest.mark.parametrize("level", PLANNING)
def test_every_level_that_looks_ahead_plans(level: str) -> None:
    assert isinstance(level_bot(level, CONVOY, Random(1)), ConvoyBot)


def in_move_phase(seed: int) -> Convoy:
    """A solo voyage at the beginning of some Move phase."""
    state = cast(Convoy, CONVOY.new({"rank": 1}))
    random = Random(seed)
    while state.phase != MOVE or state.cycle < 2:
        actor = state.actors()[0]
        state.advance(actor, random_action(state, actor, random))
    return state


def planner(candidates: int, trials: int) -> ConvoyPlanner:
    return ConvoyPlanner(CONVOY, Random(9), fitted(), candidates, trials, 1)


@pytest.mark.parametrize("seed", range(3))
def test_every_planned_end_can_be_reached_by_its_path(seed: int) -> None:
    start = in_move_phase(seed)
    finishes = planner(1, 1).find_finishes(start)
    assert finishes
    for finish in finishes[:: max(1, len(finishes) // 20)]:
        state = start.clone()
        for action in finish.last.path():
            state.apply(0, action)
        assert state.key() == finish.last.position.key()


def test_the_planner_carries_its_plan_out() -> None:
    state = in_move_phase(5)
    bot = planner(1, 1)
    cycle = state.cycle
    while state.cycle == cycle and state.actors() == (0,):
        state.apply(0, bot.choose(state.clone(), 0))
    assert state.phase != MOVE


def test_the_planner_repeats_itself() -> None:
    start = in_move_phase(4)
    first, second = (planner(2, 1).plan_phase(start.clone()) for _ in range(2))
    assert first == second


def test_chances_are_likelihoods_and_certain_at_the_end() -> None:
    network = fitted()
    policy = ConvoyPolicy()
    state = in_move_phase(6)
    while not state.how:
        policy.play_cycle(state, Random(state.cycle))
        assert 0 <= network.value(state, policy.distances_of(state)) <= 1
    assert network.value(state, policy.distances_of(state)) == (1 if state.winner >= 0 else 0)


def test_more_time_left_gives_better_chances() -> None:
    network = fitted()
    policy = ConvoyPolicy()
    early = in_move_phase(7)
    late = early.clone()
    early.tracker, late.tracker = 12, 2
    cache = policy.distances_of(early)
    assert network.value(early, cache) > network.value(late, cache)


def test_every_feature_of_a_position_has_a_weight() -> None:
    state = in_move_phase(8)
    features = features_of(state, ConvoyPolicy().distances_of(state))
    assert len(features) == FEATURES
    assert all(len(node) == FEATURES for node in fitted().hidden)
