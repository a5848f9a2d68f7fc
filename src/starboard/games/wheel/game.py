# mypyc: skip
"""Argonaut's Wheel, as everybody outside this room sees it."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, Final, cast

from starboard.games.wheel import board, choices, figures, gauges, measures, notation, outlook
from starboard.games.wheel.choices import WheelChoice
from starboard.games.wheel.components import BLACK, WHITE, WheelPack
from starboard.games.wheel.ending import USUAL_REPETITION
from starboard.games.wheel.events import KEY_EVENTS, WheelEvent
from starboard.games.wheel.outlook import WheelOutlook
from starboard.games.wheel.reading import fill
from starboard.games.wheel.rules import Wheel
from starboard.games.wheel.state import ENDINGS
from starboard.games.wheel.view import WheelView
from starboard.kernel.characters import Character
from starboard.kernel.choices import Choice
from starboard.kernel.components import Components
from starboard.kernel.encoder import Encoder
from starboard.kernel.game import Game, Types
from starboard.kernel.lessons import Lesson
from starboard.kernel.levels import Levels, SearchSettings
from starboard.kernel.measures import Course, Measures
from starboard.kernel.options import Option
from starboard.kernel.packs import Pack
from starboard.kernel.policy import Policy
from starboard.kernel.puzzles import Puzzles
from starboard.kernel.rulebook import Rulebook
from starboard.kernel.solver import Solver
from starboard.kernel.state import State
from starboard.kernel.words.folders import ENGLISH


class WheelGame(Game):
    name = "wheel"
    title = "Argonaut's Wheel"
    version = 1
    designer = ""
    minutes = (10, 20)
    options = (
        Option("players", 2, (2,)),
        Option("repetition", USUAL_REPETITION, (0, 2, 3, 4, 5, 6, 7, 8, 9)),
        Option("opener", "black", ("black", "white")),
    )
    endings = ENDINGS
    key_events = KEY_EVENTS
    room = "starboard.games.wheel"
    secrets = False
    counting_options = {"repetition": 0}

    types = Types(WheelView, WheelEvent, WheelChoice, WheelOutlook)

    def make_pack(self, components: Components) -> Pack:
        return WheelPack(components)

    def start(self, options: dict[str, Any], pack: Pack) -> State:
        state = Wheel(cast(WheelPack, pack), options["repetition"])
        state.set_up(WHITE if options["opener"] == "white" else BLACK)
        return state

    def from_dict(self, data: dict[str, Any], pack: Pack | None = None) -> State:
        state = Wheel(cast(WheelPack, self.own_pack(pack)), 0)
        fill(state, data)
        return state

    def describe(self, state: State, actor: int, action: int) -> Choice:
        return choices.describe(cast(Wheel, state), actor, action)

    def encode(self, choice: Choice, pack: Pack | None = None) -> int:
        return choices.encode(cast(WheelPack, pack or self.default_pack), cast(WheelChoice, choice))

    def notation(self, state: State, actor: int, action: int) -> str:
        return notation.write(cast(Wheel, state), actor, action)

    def parse(self, state: State, actor: int, text: str) -> int:
        return notation.read(cast(Wheel, state), actor, text)

    def board(
        self, state: State, seat: int | None, names: Sequence[str] = (), language: str = ENGLISH
    ) -> str:
        return board.draw(cast(WheelView, state.view(seat)), self.words(language, pack=state.components()))

    def seat_names(self, players: int) -> tuple[str, ...]:
        return ("Black", "White")

    def figures(self, pack: Pack) -> Mapping[str, Any]:
        return figures.figures(cast(WheelPack, pack))

    def outlook(self, state: State, seat: int) -> WheelOutlook:
        found = cast(WheelOutlook, super().outlook(state, seat))
        found.carried = outlook.carried(cast(Wheel, state), seat)
        return found

    def gauges(self, state: State, seat: int | None, revealed: bool = False) -> dict[str, list[int | None]]:
        return gauges.gauges(cast(Wheel, state))

    def measure(self, course: Course) -> Measures:
        return measures.measure(course)

    # -- optional parts ----------------------------------------------------------------------

    @cached_property
    def policy(self) -> Policy:
        from starboard.games.wheel.policy import WheelPolicy

        return WheelPolicy()

    @cached_property
    def levels(self) -> Levels:
        return Levels(SearchSettings(horizon=16), medium=150, hard=4_000, best=20_000, advising=10_000)

    @cached_property
    def characters(self) -> tuple[Character, ...]:
        from starboard.games.wheel.characters import CHARACTERS

        return CHARACTERS

    @cached_property
    def solver(self) -> Solver:
        from starboard.games.wheel.solver.solver import WheelSolver

        return WheelSolver()

    @cached_property
    def puzzles(self) -> Puzzles:
        from starboard.games.wheel.solver.puzzles import WheelPuzzles

        return WheelPuzzles()

    @cached_property
    def lessons(self) -> tuple[Lesson, ...]:
        from starboard.games.wheel.lessons import LESSONS

        return LESSONS

    @cached_property
    def rulebook(self) -> Rulebook:
        from starboard.games.wheel.rulebook import RULEBOOK

        return RULEBOOK

    @cached_property
    def encoder(self) -> Encoder:
        from starboard.games.wheel.observation import WheelEncoder

        return WheelEncoder()


WHEEL: Final = WheelGame()
