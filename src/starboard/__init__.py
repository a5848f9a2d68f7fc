"""One table for four games of voyages in space."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from starboard.kernel.game import Game

__version__ = "1.0.0"


def game(name: str) -> "Game":
    """A game by its short name: `starboard.game("argosy").new(players=3)`."""
    from starboard.games.registry import find_game

    return find_game(name)
