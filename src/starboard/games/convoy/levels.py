"""Bots for Cosmic Convoy: alone they plan whole cycles, against another crew they search."""

from typing import Final, cast

from starboard.games.convoy.planner import ConvoyPlanner
from starboard.games.convoy.state import WARNING, Position
from starboard.kernel.bot import Bot
from starboard.kernel.levels import TRAINING, Levels, SearchSettings
from starboard.kernel.network import Networks
from starboard.kernel.state import State
from starboard.kernel.words import Words

# Ends of a cycle that are played on, in how many games at first, for how many cycles.
PLANNING: Final = {"medium": (2, 1, 0), "hard": (4, 4, 2), "best": (12, 32, 3), TRAINING: (16, 1, 1)}


class ConvoyLevels(Levels):
    def __init__(self) -> None:
        super().__init__(
            SearchSettings(horizon=30),
            medium=100,
            hard=400,
            best=600,
            learnt={"best": 4_000},
            careless={"medium": 0.12, "hard": 0.04},
        )
        self.learnt_settings = SearchSettings(horizon=30, curiosity=0.5, doubt=0.0)

    def bot(self, level: str, searching: Bot, networks: Networks) -> Bot:
        return ConvoyBot(searching, PLANNING[level], networks, level == TRAINING)

    def trains(self, players: int) -> bool:
        return True

    def is_judged(self, state: State) -> bool:
        return cast(Position, state).phase == WARNING


class ConvoyBot(Bot):
    """Plans alone, and for two crews where many games are to be learnt from; else it searches."""

    def __init__(
        self, searching: Bot, planning: tuple[int, int, int], networks: Networks, plans_for_two: bool = False
    ) -> None:
        super().__init__(searching.game, searching.random)
        self.searching = searching
        self.networks = networks
        self.planner = ConvoyPlanner(self.game, self.random, planning[0], planning[1], planning[2])
        self.plans_for_two = plans_for_two
        self.unlearnt = False  # does it plan without a network?

    def choose(self, state: State, seat: int) -> int:
        if state.seats() > 1 and not self.plans_for_two:
            return self.searching.choose(state, seat)
        self.planner.network = self.networks.find(state)
        self.unlearnt = self.planner.network is None
        return self.planner.choose(state, seat)

    def note(self, language: str = "en") -> str:
        if self.unlearnt:
            return Words(language, "starboard.games.convoy").text("note-unlearnt")
        return self.searching.note(language)
