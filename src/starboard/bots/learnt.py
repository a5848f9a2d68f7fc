"""The bot that searches with what a network has learnt; where there is none, it plays on instead."""

from starboard.bots.mcts import MctsBot
from starboard.bots.search.learnt import LearntSearch
from starboard.bots.search.search import Search
from starboard.kernel.game import Game
from starboard.kernel.levels import Budget
from starboard.kernel.network import Networks
from starboard.kernel.rng import Random
from starboard.kernel.state import State
from starboard.kernel.words import Words


class LearntBot(MctsBot):
    def __init__(
        self, game: Game, random: Random, budget: Budget, networks: Networks, unlearnt_budget: Budget
    ) -> None:
        super().__init__(game, random, budget, game.levels.settings)
        self.learnt_settings = game.levels.learnt_settings
        self.learnt_budget = budget
        self.unlearnt_budget = unlearnt_budget
        self.networks = networks
        self.unlearnt = False  # is there no network for what is played?

    def new_search(self, state: State, seat: int) -> Search:
        network = self.networks.find(state)
        self.unlearnt = network is None
        self.budget = self.unlearnt_budget if self.unlearnt else self.learnt_budget
        if network is None:
            return super().new_search(state, seat)
        settings = self.learnt_settings
        return LearntSearch(self.game, self.policy, settings, state, seat, self.random, network)

    def note(self, language: str = "en") -> str:
        if not self.unlearnt:
            return ""
        return Words(language, "starboard.bots").text("note-unlearnt", title=self.game.title)
