# mypyc: skip
"""Argonaut's Wheel, as everybody outside this room sees it."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any, Final, cast

from starboard.games.wheel import board, course, notation
from starboard.games.wheel.components import BLACK, WHITE, WheelPack
from starboard.games.wheel.german import GERMAN
from starboard.games.wheel.rules import Wheel
from starboard.games.wheel.words import CLAUSES, ENGLISH
from starboard.kernel.game import Game, Parts
from starboard.kernel.lessons import Lesson
from starboard.kernel.levels import Levels, SearchSettings
from starboard.kernel.options import Option
from starboard.kernel.packs import Pack
from starboard.kernel.policy import Policy
from starboard.kernel.puzzles import Puzzles
from starboard.kernel.solver import Solver
from starboard.kernel.state import State


class WheelGame(Game):
    name = "wheel"
    title = "Argonaut's Wheel"
    version = 1
    designer = "not named in the rulebook"
    minutes = (10, 20)
    options = (
        Option("players", 2, (2,)),
        Option("repetition", 3, (0, 2, 3, 4, 5, 6, 7, 8, 9)),
        Option("opener", "black", ("black", "white")),
    )
    endings = ("cone-taken", "three-revolutions", "repetition")
    key_events = course.KEY_EVENTS
    clauses = CLAUSES
    room = "starboard.games.wheel"
    secrets = False
    languages = {"en": ENGLISH, "de": GERMAN}
    counting_options = {"repetition": 0}

    def build_pack(self, data: dict[str, Any]) -> Pack:
        return WheelPack(data)

    def start(self, options: dict[str, Any], pack: Pack) -> State:
        state = Wheel(cast(WheelPack, pack), options["repetition"])
        state.set_up(WHITE if options["opener"] == "white" else BLACK)
        return state

    def from_dict(self, data: dict[str, Any], pack: Pack | None = None) -> State:
        state = Wheel(cast(WheelPack, pack or self.default_pack), 0)
        state.fill(data)
        return state

    def describe(self, state: State, actor: int, action: int) -> tuple[str, Parts]:
        return notation.describe(cast(Wheel, state), actor, action)

    def encode(self, kind: str, parts: Parts, pack: Pack | None = None) -> int:
        return notation.encode(cast(WheelPack, pack or self.default_pack), kind, parts)

    def notation(self, state: State, actor: int, action: int) -> str:
        return notation.write(cast(Wheel, state), actor, action)

    def parse(self, state: State, actor: int, text: str) -> int:
        return notation.read(cast(Wheel, state), actor, text)

    def board(self, state: State, seat: int | None, names: Sequence[str] = ()) -> str:
        return board.draw(state.view(seat))

    def seat_names(self, players: int) -> tuple[str, ...]:
        return ("Black", "White")

    def gauges(self, state: State, seat: int | None, revealed: bool = False) -> dict[str, list[int | None]]:
        return course.gauges(cast(Wheel, state))

    # -- optional parts ----------------------------------------------------------------------

    @cached_property
    def policy(self) -> Policy:
        from starboard.games.wheel.policy import WheelPolicy

        return WheelPolicy()

    @cached_property
    def levels(self) -> Levels:
        return Levels(SearchSettings(horizon=16), medium=150, hard=10_000, best=20_000)

    @cached_property
    def solver(self) -> Solver:
        from starboard.games.wheel.solver.solver import WheelSolver

        return WheelSolver()

    @cached_property
    def puzzles(self) -> Puzzles:
        from starboard.games.wheel.solver.puzzles import WheelPuzzles

        return WheelPuzzles()

    @cached_property
    def lesson(self) -> Lesson:
        from starboard.games.wheel.lesson import LESSON

        return LESSON


WHEEL: Final = WheelGame()
