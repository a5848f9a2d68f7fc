"""Bots for Cosmic Convoy: they plan whole cycles; the lower levels search against another crew."""

from typing import Final, cast

from starboard.games.convoy.planner import ConvoyPlanner
from starboard.games.convoy.state import WARNING, Position
from starboard.kernel.bot import Bot
from starboard.kernel.levels import TRAINING, Levels, SearchSettings
from starboard.kernel.network import Networks
from starboard.kernel.state import State
from starboard.kernel.words import Words

# Ends of a cycle that are played on, in how many games at first, for how many cycles.
PLANNING: Final = {"medium": (2, 1, 0), "hard": (4, 2, 1), "best": (24, 32, 2), TRAINING: (16, 1, 1)}
PLANNING_OF_TWO: Final = {"best": (64, 4, 1), TRAINING: (16, 1, 1)}


class ConvoyLevels(Levels):
    def __init__(self) -> None:
        super().__init__(
            SearchSettings(horizon=30),
            medium=100,
            hard=400,
            best=600,
            careless={"medium": 0.12, "hard": 0.04},
        )
        self.learnt_settings = SearchSettings(horizon=30, curiosity=0.5, doubt=0.0)

    def bot(self, level: str, searching: Bot, networks: Networks) -> Bot:
        return ConvoyBot(searching, PLANNING[level], PLANNING_OF_TWO.get(level), networks)

    def trains(self, players: int) -> bool:
        return True

    def is_judged(self, state: State) -> bool:
        return cast(Position, state).phase == WARNING


class ConvoyBot(Bot):
    """Plans, whichever the number of crews; of two it searches where it is not to plan, or has no network."""

    def __init__(
        self,
        searching: Bot,
        planning: tuple[int, int, int],
        planning_of_two: tuple[int, int, int] | None,
        networks: Networks,
    ) -> None:
        super().__init__(searching.game, searching.random)
        self.searching = searching
        self.networks = networks
        self.alone = ConvoyPlanner(self.game, self.random, planning[0], planning[1], planning[2])
        self.of_two: ConvoyPlanner | None = None
        if planning_of_two is not None:
            candidates, trials, cycles = planning_of_two
            self.of_two = ConvoyPlanner(self.game, self.random, candidates, trials, cycles)
        self.unlearnt = False  # is there no network for what it should plan?

    def choose(self, state: State, seat: int) -> int:
        network = self.networks.find(state)
        planner = self.alone if state.seats() == 1 else self.of_two
        self.unlearnt = planner is not None and network is None
        if planner is None or (network is None and planner is self.of_two):
            return self.searching.choose(state, seat)
        planner.network = network
        return planner.choose(state, seat)

    def note(self, language: str = "en") -> str:
        if self.unlearnt:
            return Words(language, "starboard.games.convoy").text("note-unlearnt")
        return self.searching.note(language)
