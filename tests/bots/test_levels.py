"""The four levels, in every game."""

import pytest

from starboard.bots.levels import level_bot
from starboard.bots.specs import read_spec
from starboard.games.registry import GAMES
from starboard.kernel.errors import StarboardError
from starboard.kernel.levels import LEVELS
from starboard.kernel.rng import Random


@pytest.mark.parametrize("name", list(GAMES))
def test_higher_levels_look_further(name: str) -> None:
    budgets = GAMES[name].levels.budgets
    assert budgets["medium"] < budgets["hard"] <= budgets["best"]


@pytest.mark.parametrize("name", list(GAMES))
@pytest.mark.parametrize("level", LEVELS)
def test_every_game_has_a_bot_for_every_level(name: str, level: str) -> None:
    assert level_bot(level, GAMES[name], Random(1)).game is GAMES[name]


@pytest.mark.parametrize("level", LEVELS)
def test_levels_take_no_settings(level: str) -> None:
    with pytest.raises(StarboardError, match=f"write just {level}"):
        read_spec(f"{level}:5")
