"""Bots for Cosmic Convoy: alone they plan whole cycles, against another crew they search."""

from typing import Final

from starboard.games.convoy.planner import ConvoyPlanner
from starboard.games.convoy.value_network import fitted
from starboard.kernel.bot import Bot
from starboard.kernel.levels import Levels, SearchSettings
from starboard.kernel.state import State

# Alone: ends of a cycle that are played on, in how many games at first, for how many cycles.
PLANNING: Final = {"medium": (4, 2, 1), "hard": (8, 6, 2), "best": (12, 16, 2)}


class ConvoyLevels(Levels):
    def __init__(self) -> None:
        super().__init__(SearchSettings(horizon=30), medium=100, hard=400, best=600)

    def bot(self, level: str, searching: Bot) -> Bot:
        return ConvoyBot(searching, PLANNING[level])


class ConvoyBot(Bot):
    """Plans or searches, whichever the number of crews asks for."""

    def __init__(self, searching: Bot, planning: tuple[int, int, int]) -> None:
        super().__init__(searching.game, searching.random)
        self.searching = searching
        self.planner = ConvoyPlanner(self.game, self.random, fitted(), planning[0], planning[1], planning[2])

    def choose(self, state: State, seat: int) -> int:
        bot = self.planner if state.seats() == 1 else self.searching
        return bot.choose(state, seat)
