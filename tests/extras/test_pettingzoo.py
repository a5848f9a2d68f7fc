"""PettingZoo's own tests, on every game and number of players, and what they do not look at."""

import warnings
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

np = pytest.importorskip("numpy")
pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test  # noqa: E402
from pettingzoo.utils import parallel_to_aec  # noqa: E402

from starboard.games.registry import GAMES  # noqa: E402
from starboard.kernel.errors import IllegalAction, StarboardError  # noqa: E402
from starboard.research import pettingzoo  # noqa: E402

TABLES = [(game.name, players) for game in GAMES.values() for players in game.players]
every_table = pytest.mark.parametrize("game,players", TABLES)
CYCLES = 150


@pytest.fixture(autouse=True)
def advice_is_not_an_error() -> Iterator[None]:
    """The tests recommend plain arrays as observations and boxes that are alike in all numbers."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@every_table
def test_api(game: str, players: int) -> None:
    api_test(pettingzoo.env(game, players=players), num_cycles=CYCLES)


@every_table
def test_seeds(game: str, players: int) -> None:
    seed_test(lambda: pettingzoo.env(game, players=players), num_cycles=CYCLES)
    parallel_seed_test(lambda: pettingzoo.parallel_env(game, players=players), num_cycles=CYCLES)


@every_table
def test_parallel_api(game: str, players: int) -> None:
    parallel_api_test(pettingzoo.parallel_env(game, players=players), num_cycles=CYCLES)


@pytest.mark.parametrize("make", [pettingzoo.raw_env, pettingzoo.parallel_env])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_comes_before_the_reset(make: Any, game: str) -> None:
    env = make(game)
    acts = [lambda: env.step({} if make is pettingzoo.parallel_env else 0), env.render]
    for act in acts if make is pettingzoo.parallel_env else [*acts, lambda: env.observe("player_0")]:
        with pytest.raises(StarboardError, match="reset comes first"):
            act()


@every_table
def test_max_cycles(game: str, players: int) -> None:
    def parallel(max_cycles: int) -> Any:
        return pettingzoo.parallel_env(game, players=players, max_cycles=max_cycles)

    def turn_by_turn(max_cycles: int) -> Any:
        return parallel_to_aec(parallel(max_cycles))

    max_cycles_test(SimpleNamespace(parallel_env=parallel, env=turn_by_turn))


@every_table
def test_a_whole_game_pays_its_utility(game: str, players: int) -> None:
    env = pettingzoo.env(game, players=players)
    env.reset(seed=1)
    for agent in env.possible_agents:
        env.action_space(agent).seed(1)
    paid = {}
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        assert not cut
        if over:
            paid[agent] = reward
            env.step(None)
        else:
            env.step(env.action_space(agent).sample(seen["action_mask"]))
    table = env.unwrapped.table
    assert paid == table.utilities()


def test_a_game_is_cut_off_after_so_many_actions() -> None:
    env = pettingzoo.env("wheel", max_cycles=5)
    env.reset(seed=0)
    for _ in range(5):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    assert all(env.truncations.values()) and not any(env.terminations.values())


def test_secret_votes_are_cast_at_once() -> None:
    env = pettingzoo.parallel_env("colonies", players=3)
    seen, _ = env.reset(seed=2)
    together = 0
    for _ in range(40):
        masks = {agent: seen[agent]["action_mask"] for agent in env.agents}
        together += sum(mask.any() for mask in masks.values()) > 1
        seen, *_ = env.step({agent: int(mask.argmax()) for agent, mask in masks.items()})
    assert together


def test_whoever_is_asked_must_answer() -> None:
    env = pettingzoo.parallel_env("wheel")
    assert env.agents == []
    env.reset(seed=0)
    before = env.table.state.clone()
    with pytest.raises(StarboardError, match="player_0 is asked"):
        env.step({})
    assert env.table.state == before


def test_an_illegal_action_ends_the_game_but_the_raw_game_refuses_it() -> None:
    env = pettingzoo.env("wheel")
    env.reset(seed=0)
    agent = env.agent_selection
    illegal = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction):
        env.unwrapped.step(illegal)
    env.step(illegal)
    assert env.terminations[agent] and env.rewards[agent] == -1.0
