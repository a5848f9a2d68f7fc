"""OpenSpiel's own simulation tests and algorithms, on every game and number of players."""

import unittest
from typing import Any

import pytest

np = pytest.importorskip("numpy")
pyspiel = pytest.importorskip("pyspiel")

from open_spiel.integration_tests import api_test  # noqa: E402
from open_spiel.python.algorithms import mcts, outcome_sampling_mccfr  # noqa: E402
from open_spiel.python.algorithms.sample_some_states import sample_some_states  # noqa: E402

import starboard.research.openspiel  # noqa: E402, F401
from starboard.games.registry import GAMES  # noqa: E402
from starboard.kernel.errors import BadPack  # noqa: E402
from starboard.kernel.observation import observe  # noqa: E402
from starboard.kernel.rng import Random  # noqa: E402
from starboard.kernel.state import CHANCE  # noqa: E402

TABLES = [(game.name, players) for game in GAMES.values() for players in game.players]
every_table = pytest.mark.parametrize("game,players", TABLES)
every_game = pytest.mark.parametrize("game", GAMES)

# Packs of games that are soon over.
REDUCED = {
    "wheel": "revolutions.draw:1",
    "convoy": "cycle.tracker:2; cycle.most:2",
    "colonies": "turns.turns:1",
    "argosy": "tokens.of_each_kind:2; tokens.purple:2",
}


def load(game: str, **parameters: Any) -> Any:
    return pyspiel.load_game(f"starboard_{game}", parameters)


def reduced(game: str, **parameters: Any) -> Any:
    return load(game, components=REDUCED[game], **parameters)


@every_table
def test_the_upstream_simulation_test_passes(game: str, players: int) -> None:
    pyspiel.random_sim_test(load(game, players=players), num_sims=1, serialize=False, verbose=False)


@every_table
def test_the_upstream_simulation_test_passes_with_serialisation(game: str, players: int) -> None:
    pyspiel.random_sim_test(reduced(game, players=players), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("players", GAMES["colonies"].players)
def test_it_passes_with_simultaneous_nodes(players: int) -> None:
    game = reduced("colonies", players=players, simultaneous=True)
    assert game.get_type().dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


class SomeStates:
    """Theirs looks at 400 states of every game; a tenth will do for each of our tables."""

    game: Any
    game_type: Any
    some_states: Any

    @classmethod
    def setUpClass(cls) -> None:
        cls.some_states = sample_some_states(cls.game, max_states=40)
        cls.game_type = cls.game.get_type()


@every_table
def test_the_upstream_api_test_passes(game: str, players: int) -> None:
    table = {"game": reduced(game, players=players), "game_name": game}
    case = type("Table", (SomeStates, api_test.EnforceAPIOnPartialTreeBase), table)
    outcome = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(outcome)
    assert outcome.testsRun >= 5
    assert [words for _, words in outcome.failures + outcome.errors] == []


def test_lists_and_components_are_parameters() -> None:
    table = load("convoy", crew="mechanic;pilot;cargo", components="cycle.tracker:3")
    state = table.new_initial_state()
    assert (state.position.ashore, state.position.tracker) == (1, 3)
    with pytest.raises(BadPack, match="path:value"):
        load("convoy", components="nonsense")


def walked(game: Any, seed: int, steps: int) -> Any:
    """A state after so many random actions."""
    state = game.new_initial_state()
    choose = np.random.default_rng(seed)
    for _ in range(steps):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes())
            state.apply_action(int(choose.choice(outcomes, p=odds)))
        else:
            state.apply_action(int(choose.choice(state.legal_actions())))
    return state


@every_table
def test_tensors_and_strings_say_what_the_seat_sees(game: str, players: int) -> None:
    table = load(game, players=players)
    spec = GAMES[game].observation_spec(players)
    state = walked(table, 1, 60)
    for player in range(players):
        tensor = np.array(state.observation_tensor(player))
        assert len(tensor) == table.observation_tensor_size() == spec.size
        assert np.rint(tensor * spec.scales).tolist() == observe(state.position, player)
        assert "seat=" in state.observation_string(player)
        recalled = state.information_state_tensor(player)
        assert len(recalled) == spec.size + 64
        assert recalled[: spec.size] == state.observation_tensor(player)


@every_table
def test_returns_sum_to_zero_and_a_game_of_one_pays_its_utility(game: str, players: int) -> None:
    state = walked(reduced(game, players=players), 2, 100_000)
    assert state.is_terminal()
    if players > 1:
        assert sum(state.returns()) == pytest.approx(0.0)
    else:
        assert state.returns() == GAMES[game].utility(state.position)


def test_an_information_state_tells_only_what_a_player_has_seen() -> None:
    state = walked(load("colonies", players=3), 3, 40)
    while len(state.position.actors()) < 3:
        state.apply_action(state.legal_actions()[0])
    first, second = state.position.actors()[:2]
    choices = state.legal_actions()
    after = [state.child(action) for action in choices[:2]]
    assert after[0].information_state_string(second) == after[1].information_state_string(second)
    assert after[0].information_state_string(first) != after[1].information_state_string(first)


def test_histories_that_meet_in_one_position_are_told_apart() -> None:
    wheel = load("wheel", repetition=0)
    random = Random("meeting")
    seen: dict[str, Any] = {}
    for _ in range(200):
        state = wheel.new_initial_state()
        for _ in range(4):
            state.apply_action(random.choice(state.legal_actions()))
        key = str(state)
        other = seen.setdefault(key, state)
        if other.history() != state.history():
            assert other.observation_string(0) == state.observation_string(0)
            assert other.information_state_string(0) != state.information_state_string(0)
            return
    pytest.fail("no two ways led to one position")


@every_game
def test_a_clone_goes_its_own_way(game: str) -> None:
    state = walked(load(game), 4, 20)
    before = str(state)
    twin = state.clone()
    while not twin.is_terminal() and str(twin) == before:
        twin.apply_action(twin.legal_actions()[0])
    assert str(state) == before != str(twin)
    assert state.clone().information_state_string(0) == state.information_state_string(0)


@every_game
def test_chance_has_our_odds(game: str) -> None:
    state = load(game).new_initial_state()
    if state.is_chance_node():
        ours = dict(state.position.odds())
        total = sum(ours.values())
        assert {outcome: round(odds * total) for outcome, odds in state.chance_outcomes()} == ours
        assert state.position.actors() == (CHANCE,)


@every_table
def test_tree_search_of_theirs_plays(game: str, players: int) -> None:
    table = reduced(game, players=players)
    state = table.new_initial_state()
    choose = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, choose)
    bot = mcts.MCTSBot(table, 1.4, 5, evaluator, random_state=choose)
    for _ in range(30):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes())
            state.apply_action(int(choose.choice(outcomes, p=odds)))
        else:
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)


@every_table
def test_counterfactual_regret_of_theirs_learns(game: str, players: int) -> None:
    np.random.seed(1)
    table = reduced(game, players=players)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(table)
    for _ in range(2):
        solver.iteration()
    state = walked(table, 1, 0)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    policy = solver.average_policy().action_probabilities(state)
    assert sum(policy.values()) == pytest.approx(1.0)
    assert set(policy) <= set(state.legal_actions())
