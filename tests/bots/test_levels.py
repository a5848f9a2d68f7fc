"""The four levels, in every game."""

from importlib.resources import files

import pytest

from starboard.bots.learnt import LearntBot
from starboard.bots.levels import level_bot
from starboard.bots.search.learnt import LearntSearch
from starboard.bots.specs import read_spec
from starboard.games.convoy.levels import ConvoyBot
from starboard.games.registry import GAMES
from starboard.kernel.errors import StarboardError
from starboard.kernel.game import Game
from starboard.kernel.levels import LEVELS
from starboard.kernel.rng import Random
from starboard.lab.variants import variant_with


@pytest.mark.parametrize("name", list(GAMES))
def test_higher_levels_look_further(name: str) -> None:
    budgets = GAMES[name].levels.budgets
    assert budgets["medium"] < budgets["hard"] <= budgets["best"]


@pytest.mark.parametrize("name", list(GAMES))
@pytest.mark.parametrize("level", LEVELS)
def test_every_game_has_a_bot_for_every_level(name: str, level: str) -> None:
    assert level_bot(level, GAMES[name], Random(1)).game is GAMES[name]


CHANGED = {"argosy": {"research.draw": 3}, "colonies": {"turns.turns": 9}, "convoy": {"cycle.tracker": 12}}
LEARNT = [(name, level) for name in GAMES for level in GAMES[name].levels.learnt]
KNOWN = {"convoy": {"players": 2}}  # what networks for search know, where it is not the usual game


def learnt_bot(game: Game, level: str) -> LearntBot:
    bot = level_bot(level, game, Random(1))
    found = bot.searching if isinstance(bot, ConvoyBot) else bot
    assert isinstance(found, LearntBot)
    return found


@pytest.mark.parametrize("name, level", LEARNT)
def test_levels_that_learnt_know_the_usual_game(name: str, level: str) -> None:
    game = GAMES[name]
    bot = learnt_bot(game, level)
    search = bot.new_search(game.new(KNOWN.get(name)), 0)
    assert isinstance(search, LearntSearch)
    assert bot.budget.descents == game.levels.learnt[level]
    assert bot.note() == ""


@pytest.mark.parametrize("name, level", LEARNT)
def test_what_they_have_not_learnt_they_play_as_any_search_and_say_so(name: str, level: str) -> None:
    game = GAMES[name]
    bot = learnt_bot(game, level)
    known = KNOWN.get(name)
    changed = game.new(known, pack=variant_with(game, CHANGED[name]).pack)
    for state in [changed] if known else [changed, game.new(players=3)]:
        assert not isinstance(bot.new_search(state, 0), LearntSearch)
        assert bot.budget.descents == game.levels.budgets[level]
        assert "No network has learnt" in bot.note()
    bot.new_search(game.new(known), 0)
    assert bot.note() == ""


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_can_be_given_a_network(level: str) -> None:
    game = GAMES["argosy"]
    file = files(game.room) / "networks" / "4.network"
    assert read_spec(f"learnt:{level}@{file}")(game, Random(1)).game is game


@pytest.mark.parametrize("level", LEVELS)
def test_levels_take_no_settings(level: str) -> None:
    with pytest.raises(StarboardError, match=f"write just {level}"):
        read_spec(f"{level}:5")
