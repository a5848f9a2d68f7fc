"""Which games, with which options, every conformance test plays."""

import importlib
from collections import Counter
from functools import cache
from typing import Any

import pytest

from starboard.games.registry import GAMES
from starboard.kernel.game import Game
from starboard.kernel.state import State


def option_sets(game: Game) -> list[dict[str, Any]]:
    """What the game's own `tests/games/NAME/cases.py` asks for."""
    cases = importlib.import_module(f"tests.games.{game.name}.cases")
    return list(cases.OPTIONS)


def phases(game: Game) -> dict[str, State]:
    """A real position for every phase and question, by name: the game's `tests/games/NAME/phases.py`."""
    return {name: state.clone() for name, state in _phases(game).items()}


@cache
def _phases(game: Game) -> dict[str, State]:
    return dict(importlib.import_module(f"tests.games.{game.name}.phases").every_phase())


def pieces(game: Game, state: State) -> Counter[str]:
    """All that is in the box, wherever it is: the game's `tests/games/NAME/pieces.py`."""
    module = importlib.import_module(f"tests.games.{game.name}.pieces")
    return Counter(module.pieces(state.to_dict()))


def _label(game: Game, options: dict[str, Any]) -> str:
    return "-".join([game.name, *(f"{name}={value}" for name, value in options.items())])


GAME_PARAMS = [pytest.param(game, id=game.name) for game in GAMES.values()]
# Where little is to be tested, each game is played with the first of its options.
CASES = [
    pytest.param(game, options, id=_label(game, options), marks=[pytest.mark.slow] if number else [])
    for game in GAMES.values()
    for number, options in enumerate(option_sets(game))
]

every_game = pytest.mark.parametrize("game", GAME_PARAMS)
every_case = pytest.mark.parametrize("game,options", CASES)
