"""The planner, alone and of two crews, and the numbers and networks that tell a crew's chances."""

from itertools import pairwise
from typing import cast

import pytest

from starboard.bots.learnt import LearntBot
from starboard.bots.levels import level_bot
from starboard.games.convoy.distances import DistanceCache
from starboard.games.convoy.game import CONVOY
from starboard.games.convoy.levels import PLANNING, ConvoyBot
from starboard.games.convoy.planner import ConvoyPlanner
from starboard.games.convoy.reckoning import RECKONED, reckon
from starboard.games.convoy.rules import Convoy
from starboard.games.convoy.state import MOVE
from starboard.kernel.levels import TRAINING
from starboard.kernel.network import Network
from starboard.kernel.network_files import SHIPPED
from starboard.kernel.packs import Pack
from starboard.kernel.playing import random_action
from starboard.kernel.rng import Random
from starboard.kernel.state import CHANCE
from starboard.lab.variants import variant_with
from tests.games.convoy.phases import every_phase


def test_higher_levels_plan_further() -> None:
    for less, more in pairwise(("medium", "hard", "best")):
        assert all(mine <= theirs for mine, theirs in zip(PLANNING[less], PLANNING[more], strict=True))
        assert PLANNING[less] != PLANNING[more]


@pytest.mark.parametrize("level", PLANNING)
def test_every_level_that_looks_ahead_plans(level: str) -> None:
    assert isinstance(level_bot(level, CONVOY, Random(1)), ConvoyBot)


def in_move_phase(seed: int, players: int = 1, pack: Pack | None = None) -> Convoy:
    """A voyage at the beginning of some Move phase."""
    state = cast(Convoy, CONVOY.new({"players": players}, pack=pack))
    random = Random(seed)
    while state.phase != MOVE or state.cycle < 2:
        actor = state.actors()[0]
        state.advance(actor, random_action(state, actor, random))
    return state


def planner(candidates: int, trials: int, players: int = 1, seat: int = 0) -> ConvoyPlanner:
    bot = ConvoyPlanner(CONVOY, Random(9), candidates, trials, 1)
    bot.network = SHIPPED.find(CONVOY.new({"players": players}))
    bot.seat = seat
    return bot


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("players", CONVOY.players)
def test_every_planned_end_can_be_reached_by_its_path(seed: int, players: int) -> None:
    start = in_move_phase(seed, players)
    (seat,) = start.actors()
    finishes = planner(1, 1, players, seat).find_finishes(start)
    assert finishes
    for finish in finishes[:: max(1, len(finishes) // 20)]:
        state = start.clone()
        for action in finish.last.path():
            state.apply(seat, action)
        assert state.key() == finish.last.position.key()


@pytest.mark.parametrize("players", CONVOY.players)
def test_the_planner_carries_its_plan_out(players: int) -> None:
    state = in_move_phase(5, players)
    (seat,) = state.actors()
    bot = planner(1, 1, players)
    while state.phase == MOVE and state.actors() == (seat,):
        state.apply(seat, bot.choose(state.clone(), seat))
    assert state.phase != MOVE or state.second


@pytest.mark.parametrize("name, state", every_phase().items())
def test_whatever_is_asked_the_planner_answers(name: str, state: Convoy) -> None:
    """Sixes, grapples under way and where the pushed go are asked of two crews only now and then."""
    for seat in state.actors():
        if seat != CHANCE:
            before = state.key()
            choice = planner(2, 1, state.players).choose(state, seat)
            assert choice in state.legal(seat)
            assert state.key() == before


def test_two_crews_that_plan_come_to_an_end() -> None:
    for seed in range(4):
        state = cast(Convoy, CONVOY.new({"players": 2}))
        random = Random(seed)
        bots = [planner(2, 1, 2), planner(2, 1, 2)]
        while not state.how:
            (actor,) = state.actors()
            action = state.roll(random) if actor == CHANCE else bots[actor].choose(state.clone(), actor)
            state.apply(actor, action)
        assert state.ending() in CONVOY.endings


def test_the_planner_repeats_itself() -> None:
    start = in_move_phase(4)
    first, second = (planner(2, 1).plan_phase(start.clone()) for _ in range(2))
    assert first == second


@pytest.mark.parametrize("network", [None, SHIPPED.find(CONVOY.new())])
def test_chances_are_likelihoods_and_certain_at_the_end(network: Network | None) -> None:
    bot = planner(1, 1)
    bot.network = network
    state = in_move_phase(6)
    while not state.how:
        bot.policy.play_cycle(state, Random(state.cycle))
        assert 0 <= bot.judge(state) <= 1
    assert bot.judge(state) == (1 if state.winner >= 0 else 0)


def test_more_time_left_gives_better_chances() -> None:
    early = in_move_phase(7)
    late = early.clone()
    early.tracker, late.tracker = 12, 2
    assert planner(1, 1).judge(early) > planner(1, 1).judge(late)


def test_who_has_more_charges_than_the_other_crew_has_the_better_chances() -> None:
    state = in_move_phase(7, 2)
    state.engines = [2, 0]
    network = SHIPPED.find(state)
    assert network is not None
    for seat in (0, 1):
        network.look(state, seat)
        first, second = network.values()
        assert first > 0.5 > second


@pytest.mark.parametrize("players", CONVOY.players)
def test_every_number_that_is_reckoned_has_a_name(players: int) -> None:
    state = in_move_phase(8, players)
    for seat in range(players):
        assert len(reckon(state, seat, DistanceCache(state.pack))) == len(RECKONED)


def test_a_crew_alone_on_an_unknown_ship_plans_by_rules_of_thumb_and_says_so() -> None:
    bot = ConvoyBot(level_bot("medium", CONVOY, Random(1)), (1, 1, 1), SHIPPED)
    other = variant_with(CONVOY, {"cycle.tracker": 12}).pack
    for pack, said in ((other, True), (None, False)):
        state = in_move_phase(3, pack=pack)
        assert bot.choose(state, 0) in state.legal(0)
        assert ("rules of thumb" in bot.note()) == said


def test_the_best_of_two_crews_searches_with_a_network() -> None:
    bot = level_bot("best", CONVOY, Random(1))
    assert isinstance(bot, ConvoyBot) and isinstance(bot.searching, LearntBot)
    assert SHIPPED.find(CONVOY.new({"players": 2})) is not None


@pytest.mark.parametrize("players", CONVOY.players)
def test_games_to_learn_from_are_planned(players: int) -> None:
    state = in_move_phase(7, players)
    (seat,) = state.actors()
    bot = level_bot(TRAINING, CONVOY, Random(1))
    assert isinstance(bot, ConvoyBot)
    assert bot.choose(state, seat) in state.legal(seat)
    assert bot.planner.expected is not None
