"""The bots that do not look ahead."""

from starboard.bots.policies import known_policy
from starboard.kernel.bot import Bot
from starboard.kernel.game import Game
from starboard.kernel.policy import Policy
from starboard.kernel.rng import Random
from starboard.kernel.state import State


class RandomBot(Bot):
    """Takes any legal action, each as likely as the others."""

    def choose(self, state: State, seat: int) -> int:
        return self.random.choice(state.legal(seat))


class GreedyBot(Bot):
    """Takes what the game's policy likes best at once."""

    def __init__(self, game: Game, random: Random) -> None:
        super().__init__(game, random)
        self.policy: Policy = known_policy(game)
        self.course: list[int] = []
        self.fair = self.policy.is_fair()

    def choose(self, state: State, seat: int) -> int:
        return self.policy.choose_next(state, seat, self.random, self.course)
