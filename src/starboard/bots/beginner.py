"""Bots that do not always look: one for a first game, and others that are made weaker by it."""

from typing import Final

from starboard.bots.policies import policy_for
from starboard.kernel.bot import Bot
from starboard.kernel.game import Game
from starboard.kernel.policy import Policy
from starboard.kernel.rng import Random
from starboard.kernel.state import State

CARELESS: Final = 0.3  # share of choices made without looking


class EasyBot(Bot):
    """Plays as the game's policy would, but takes any legal action at all now and then."""

    def __init__(self, game: Game, random: Random) -> None:
        super().__init__(game, random)
        self.policy: Policy = policy_for(game)
        self.course: list[int] = []
        self.fair = self.policy.is_fair()

    def choose(self, state: State, seat: int) -> int:
        if self.random.uniform() < CARELESS:
            return self.random.choice(state.legal(seat))
        return self.policy.choose_next(state, seat, self.random, self.course)


class CarelessBot(Bot):
    """Plays as another bot does, but takes any legal action at all now and then."""

    def __init__(self, bot: Bot, share: float) -> None:
        super().__init__(bot.game, bot.random)
        self.bot = bot
        self.share = share

    def choose(self, state: State, seat: int) -> int:
        if self.random.uniform() < self.share:
            return self.random.choice(state.legal(seat))
        return self.bot.choose(state, seat)

    def note(self, language: str = "en") -> str:
        return self.bot.note(language)
