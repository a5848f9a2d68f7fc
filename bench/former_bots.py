"""Bots that keep no course: they ask the game's policy for every small step anew, as all once did.

starboard arena convoy --bots greedy bench/former_bots.py:FormerGreedy --games 1000 -o players=2
starboard arena convoy --bots mcts:100 bench/former_bots.py:FormerMedium --games 200 -o players=2
"""

from starboard.bots.mcts import MctsBot
from starboard.bots.policies import known_policy
from starboard.kernel.bot import Bot
from starboard.kernel.game import Game
from starboard.kernel.levels import Budget
from starboard.kernel.policy import Policy
from starboard.kernel.rng import Random
from starboard.kernel.state import State


class FormerGreedy(Bot):
    """Plays as `greedy` did."""

    def __init__(self, game: Game, random: Random) -> None:
        super().__init__(game, random)
        self.policy = known_policy(game)

    def choose(self, state: State, seat: int) -> int:
        return self.policy.choose(state, seat, self.random)


class FormerPolicy(Policy):
    """What the search asked before policies kept a course, and before they could be certain."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy

    def choose(self, state: State, seat: int, random: Random) -> int:
        return self.policy.choose(state, seat, random)

    def evaluate(self, state: State) -> list[float]:
        return self.policy.evaluate(state)


class FormerMedium(Bot):
    """Searches with as many descents as `medium`, and plays on from the leaves as that once did."""

    def __init__(self, game: Game, random: Random) -> None:
        super().__init__(game, random)
        levels = game.levels
        self.searching = MctsBot(game, random, Budget(levels.budgets["medium"]), levels.settings)
        self.searching.policy = FormerPolicy(known_policy(game))

    def choose(self, state: State, seat: int) -> int:
        return self.searching.choose(state, seat)
