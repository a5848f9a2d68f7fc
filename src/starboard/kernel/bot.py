"""A player without a person."""

from abc import ABC, abstractmethod
from collections.abc import Callable

from mypy_extensions import mypyc_attr

from starboard.kernel.game import Game
from starboard.kernel.rng import Random
from starboard.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """Chooses for one seat, through one game, with a generator of its own.

    A bot of your own is a subclass in a file: `starboard simulate GAME --players my_bot.py:MyBot random`.
    """

    fair: bool = False  # it needs no redeal: it looks only at what the seat knows, and changes nothing

    def __init__(self, game: Game, random: Random) -> None:
        self.game = game
        self.random = random

    @abstractmethod
    def choose(self, state: State, seat: int) -> int:
        """One of `state.legal(seat)`.

        The state is a redeal: everything the seat knows is true in it, everything else is made up.
        It is the bot's to keep, so trying actions on it does no harm.
        """

    def note(self, language: str = "en") -> str:
        """What people at the table should know about how it plays just now; "" for nothing."""
        return ""


Maker = Callable[[Game, Random], Bot]  # makes a bot for one seat of one game
