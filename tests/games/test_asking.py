"""How a game is asked for in Python: by its name, with its options by theirs."""

from collections.abc import Callable

import pytest

import starboard
from starboard.games.registry import GAMES, UnknownGame
from starboard.kernel.errors import BadOption, StarboardError
from starboard.kernel.game import Game


def test_options_are_given_by_name_or_as_a_dictionary() -> None:
    for game in GAMES.values():
        for players in game.players:
            assert game.new(players=players) == game.new({"players": players})
            assert game.new({"players": players}).seats() == players


def test_what_is_named_counts_over_the_dictionary() -> None:
    assert starboard.game("argosy").new({"players": 4}, players=3).seats() == 3


def test_an_option_that_is_misspelt_is_refused() -> None:
    with pytest.raises(BadOption, match="players"):
        starboard.game("argosy").new(plyers=3)


@pytest.mark.parametrize("ask", [starboard.game, GAMES.__getitem__])
def test_an_unknown_game_is_refused_with_what_was_perhaps_meant(ask: Callable[[str], Game]) -> None:
    with pytest.raises(UnknownGame) as refused:
        ask("Colonys")
    assert str(refused.value) == (
        'There is no game "Colonys". Did you mean "colonies"? Games: wheel, convoy, colonies, argosy.'
    )
    assert issubclass(UnknownGame, StarboardError) and issubclass(UnknownGame, KeyError)
    assert "chess" not in GAMES and GAMES.get("chess") is None
