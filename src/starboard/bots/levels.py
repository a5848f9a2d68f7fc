# mypyc: skip
"""How strong each game's bots are: how their search looks, and the four levels for people.

Budgets are counted in descents, so that the same seed gives the same play on any machine. On one
core, compiled, each level answers within two seconds, and `hard` plays a whole game in a minute.
"""

import re
from collections.abc import Callable
from typing import Final

from starboard.bots.easy import EasyBot
from starboard.bots.mcts import Budget, MctsBot
from starboard.bots.perfect import BestWheelBot
from starboard.bots.search.search import Settings
from starboard.games.convoy.planner import ConvoyPlanner
from starboard.games.convoy.value_network import fitted
from starboard.kernel.bot import Bot
from starboard.kernel.errors import StarboardError
from starboard.kernel.game import Game
from starboard.kernel.rng import Random
from starboard.kernel.state import State

Maker = Callable[[Game, Random], Bot]

LEVELS: Final = ("easy", "medium", "hard", "best")

SETTINGS: Final = {
    "wheel": Settings(horizon=16),
    "convoy": Settings(horizon=30),
    "colonies": Settings(horizon=100),  # about a turn of the table
    "argosy": Settings(horizon=30),
}

# Descents a choice; see Budget for what further small steps of one answer get.
BUDGETS: Final = {
    "wheel": {"medium": 150, "hard": 10_000, "best": 20_000},
    "convoy": {"medium": 100, "hard": 400, "best": 600},
    "colonies": {"medium": 50, "hard": 400, "best": 800},
    "argosy": {"medium": 100, "hard": 1_500, "best": 2_000},
}
# Alone on the convoy: ends of a cycle that are played on, in how many games at first, for how many cycles.
PLANNING: Final = {"medium": (4, 2, 1), "hard": (8, 6, 2), "best": (12, 16, 2)}


def read_level(word: str, settings: str) -> Maker:
    """The maker for one of the four levels, whatever the game."""
    if settings:
        raise StarboardError(f'The level "{word}" takes no settings; write just {word}.')

    def make(game: Game, random: Random) -> Bot:
        return level_bot(word, game, random)

    return make


def level_bot(level: str, game: Game, random: Random) -> Bot:
    if level == "easy":
        return EasyBot(game, random)
    budget = Budget(BUDGETS[game.name][level])
    if level == "best" and game.name == "wheel":
        return BestWheelBot(game, random, budget, SETTINGS[game.name])
    if game.name == "convoy":
        return ConvoyBot(game, random, budget, SETTINGS[game.name], PLANNING[level])
    return MctsBot(game, random, budget, SETTINGS[game.name])


class ConvoyBot(Bot):
    """Alone it plans whole cycles; against another crew it searches."""

    def __init__(
        self, game: Game, random: Random, budget: Budget, settings: Settings, planning: tuple[int, int, int]
    ) -> None:
        super().__init__(game, random)
        self.planner = ConvoyPlanner(game, random, fitted(), *planning)
        self.searching = MctsBot(game, random, budget, settings)

    def choose(self, state: State, seat: int) -> int:
        bot = self.planner if state.seats() == 1 else self.searching
        return bot.choose(state, seat)


def read_mcts(word: str, settings: str) -> Maker:
    """`mcts:800` makes 800 descents a choice, `mcts:1.5s` or `mcts:200ms` takes its time."""
    budget = read_budget(settings)

    def make(game: Game, random: Random) -> Bot:
        return MctsBot(game, random, budget, SETTINGS[game.name])

    return make


def read_budget(text: str) -> Budget:
    if re.fullmatch(r"[1-9][0-9]{0,8}", text):
        return Budget(descents=int(text))
    match = re.fullmatch(r"([0-9]{1,6}(?:\.[0-9]{1,6})?)(ms|s)", text)
    seconds = float(match[1]) / (1000 if match[2] == "ms" else 1) if match else 0.0
    if seconds <= 0.0:
        raise StarboardError(
            f'"mcts:{text}" has no budget; write mcts:800 (descents) or mcts:1.5s (seconds).'
        )
    return Budget(seconds=seconds)
