"""How strong a game's bots are: how their search looks, and what each level for people may spend."""

from typing import Final

from mypy_extensions import mypyc_attr

from starboard.kernel.bot import Bot
from starboard.kernel.network import Networks
from starboard.kernel.state import State

LEVELS: Final = ("easy", "medium", "hard", "best")
TRAINING: Final = "training"  # a level for nobody: whose games a network learns from, many in a short time


class SearchSettings:
    """How a search looks: these differ from game to game."""

    def __init__(
        self,
        horizon: int = 100,
        curiosity: float = 1.4,
        wildness: float = 0.1,
        doubt: float = 0.1,
        heed: float = 0.0,
    ) -> None:
        self.horizon = horizon  # actions of a rollout before the evaluation speaks
        self.curiosity = curiosity  # weight of what was tried little
        self.wildness = wildness  # share of random actions in rollouts
        self.doubt = doubt  # how much worse than the node's mean an untried action is taken to be
        self.heed = heed  # for how many answers of the policy a network's liking counts


class Budget:
    """So many descents, or so many seconds, for a choice.

    An answer made of several small steps has it once for its first step, and once more for all
    that follow, each of which builds on the tree that is there already.
    """

    def __init__(self, descents: int = 0, seconds: float = 0.0) -> None:
        self.descents = descents
        self.seconds = seconds


@mypyc_attr(allow_interpreted_subclasses=True)
class Levels:
    """What the levels above `easy`, which does not search, are in one game.

    Budgets are counted in descents, so that the same seed gives the same play on any machine.
    """

    def __init__(
        self,
        settings: SearchSettings,
        medium: int = 100,
        hard: int = 400,
        best: int = 800,
        learnt: dict[str, int] | None = None,
        careless: dict[str, float] | None = None,
        advising: int = 0,
        judging: int = 0,
    ) -> None:
        self.settings = settings
        self.learnt_settings = SearchSettings(0, curiosity=0.3, doubt=0.0)  # where a network judges leaves
        self.budgets = {"medium": medium, "hard": hard, "best": best}
        self.learnt = learnt or {}  # by level, its budget where it plays with the game's network
        self.careless = careless or {}  # by level, the share of choices at which its search is not asked
        self.advising = advising or hard  # descents where somebody asks what is good here
        self.judging = judging or medium  # descents of looking back, to which the map of chances is fitted

    def bot(self, level: str, searching: Bot, networks: Networks) -> Bot:
        """Who plays at `level`: the bot that searches for it, unless the game has one of its own."""
        return searching

    def trains(self, players: int) -> bool:
        """Is there a bot of the game's own at `TRAINING`? Else the search plays the games to learn from."""
        return False

    def is_judged(self, state: State) -> bool:
        """Is a network asked about positions like this, where nobody chooses?"""
        return False
