# mypyc: skip
"""All the games there are."""

from typing import Final

from starboard.games.argosy.game import ARGOSY
from starboard.games.colonies.game import COLONIES
from starboard.games.convoy.game import CONVOY
from starboard.games.wheel.game import WHEEL
from starboard.kernel.errors import StarboardError
from starboard.kernel.game import Game

GAMES: Final[dict[str, Game]] = {game.name: game for game in (WHEEL, CONVOY, COLONIES, ARGOSY)}


def find_game(name: str) -> Game:
    """The game a person named, by its short name."""
    if name not in GAMES:
        raise StarboardError(f'There is no game "{name}". Games: {", ".join(GAMES)}.')
    return GAMES[name]
