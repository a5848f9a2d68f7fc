"""Gymnasium's own checks, on every game and number of players, and what they do not look at."""

import warnings
from typing import Any

import pytest

np = pytest.importorskip("numpy")
gymnasium = pytest.importorskip("gymnasium")

from gymnasium.utils.env_checker import check_env  # noqa: E402

import starboard.research.gymnasium  # noqa: E402, F401
from starboard.games.registry import GAMES  # noqa: E402
from starboard.kernel.errors import StarboardError  # noqa: E402
from starboard.research.gymnasium import StarboardEnv, StarboardVectorEnv  # noqa: E402

TABLES = [(game.name, players) for game in GAMES.values() for players in game.players]
every_table = pytest.mark.parametrize("game,players", TABLES)


def make(game: str, players: int, **settings: Any) -> Any:
    return gymnasium.make(f"starboard/{game.title()}-v1", players=players, **settings)


@every_table
def test_the_upstream_check_passes(game: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it recommends symmetric, normalised boxes
        check_env(make(game, players, opponents="random").unwrapped)


@every_table
def test_a_game_played_by_its_masks_ends_with_its_utility(game: str, players: int) -> None:
    env = make(game, players, opponents="greedy")
    seen, info = env.reset(seed=1)
    choose = np.random.default_rng(1)
    over, reward, steps = False, 0.0, 0
    while not over and steps < 3000:
        assert env.observation_space.contains(seen)
        assert (info["action_mask"] == env.unwrapped.action_masks()).all()
        action = choose.choice(np.flatnonzero(info["action_mask"]))
        seen, reward, over, cut, info = env.step(action)
        assert not cut
        steps += 1
    assert over
    assert reward == env.unwrapped.batch.returns[0, info["seat"]]
    env.close()


@pytest.mark.parametrize("kind", [StarboardEnv, StarboardVectorEnv])
def test_a_step_before_the_reset_is_refused(kind: Any) -> None:
    env = kind("wheel", opponents="random")
    with pytest.raises(StarboardError, match="reset comes first"):
        env.step(np.zeros(1, int) if kind is StarboardVectorEnv else 0)
    env.close()


def test_options_of_a_game_are_keywords() -> None:
    env = gymnasium.make("starboard/Convoy-v1", rank=2)
    env.reset(seed=0)
    assert env.unwrapped.batch.position(0).rank == 2
    with pytest.raises(StarboardError, match="rnak"):
        gymnasium.make("starboard/Convoy-v1", rnak=2)


def test_an_illegal_action_leaves_the_game_open_and_costs() -> None:
    env = make("wheel", 2, opponents="random")
    seen, info = env.reset(seed=3)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    after, reward, over, _, same = env.step(illegal)
    assert (after == seen).all() and reward == -1.0 and not over
    assert (same["action_mask"] == info["action_mask"]).all()


def test_the_board_is_rendered_as_text() -> None:
    env = make("wheel", 2, render_mode="ansi")
    env.reset(seed=0)
    assert "cone" in env.render().lower() or len(env.render()) > 40


@pytest.mark.parametrize("processes", [1, 2])
def test_many_games_at_once(processes: int) -> None:
    envs = gymnasium.make_vec("starboard/Wheel-v1", num_envs=4, opponents="random", processes=processes)
    seen, info = envs.reset(seed=5)
    again, _ = envs.reset(seed=5)
    assert (seen == again).all() and envs.observation_space.contains(seen)
    choose = np.random.default_rng(5)
    ended = 0
    while ended < 6:
        actions = np.array([choose.choice(np.flatnonzero(mask)) for mask in info["action_mask"]])
        seen, rewards, over, cut, info = envs.step(actions)
        ended += over.sum()
        assert not cut.any() and envs.observation_space.contains(seen)
        assert ("final_obs" in info) == over.any()
        assert not rewards[~over].any()
    envs.close()
