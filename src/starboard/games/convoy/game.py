"""Cosmic Convoy, as everybody outside this room sees it."""

# mypyc: skip

from collections.abc import Sequence
from functools import cached_property
from typing import Any, Final, cast

from starboard.games.convoy import board, course, notation, outlook, reading, scoring
from starboard.games.convoy.components import ROLES, ConvoyPack
from starboard.games.convoy.german import GERMAN
from starboard.games.convoy.options import OPTIONS
from starboard.games.convoy.rules import Convoy
from starboard.games.convoy.state import ENDINGS
from starboard.games.convoy.words import CLAUSES, ENGLISH
from starboard.kernel.career import CareerRules
from starboard.kernel.errors import BadOption, BadPosition
from starboard.kernel.events import Event
from starboard.kernel.game import Game, Parts
from starboard.kernel.lessons import Lesson
from starboard.kernel.levels import Levels
from starboard.kernel.outlook import Goal
from starboard.kernel.packs import Pack
from starboard.kernel.policy import Policy
from starboard.kernel.state import State


class ConvoyGame(Game):
    name = "convoy"
    title = "Cosmic Convoy"
    version = 1
    designer = "Lachlan Kadick"
    minutes = (10, 20)
    options = OPTIONS
    endings = tuple(ENDINGS)
    key_events = course.KEY_EVENTS
    clauses = CLAUSES
    room = "starboard.games.convoy"
    secrets = False
    languages = {"en": ENGLISH, "de": GERMAN}

    def build_pack(self, data: dict[str, Any]) -> Pack:
        return ConvoyPack(data)

    def start(self, options: dict[str, Any], pack: Pack) -> State:
        players, rank, crew = options["players"], options["rank"], options["crew"]
        if players == 2 and (crew != "drawn" or rank != 1):
            raise BadOption(
                "convoy for two has neither ranks nor specialists (CC-26); leave rank and crew out."
            )
        modules = [] if options["modules"] == "drawn" else options["modules"]
        ashore = next((role for role, name in enumerate(ROLES) if crew != "drawn" and name not in crew), -1)
        state = Convoy(cast(ConvoyPack, pack), players, rank)
        state.set_out()
        state.set_up([int(number) - 1 for number in modules], ashore)
        return state

    def from_dict(self, data: dict[str, Any], pack: Pack | None = None) -> State:
        if data.get("game", self.name) != self.name:
            raise BadPosition("This does not describe a position of convoy.")
        if data.get("players") not in (1, 2) or data.get("rank", 1) not in (1, 2, 3):
            raise BadPosition("The convoy has 1 or 2 players, and a rank of 1 to 3.")
        state = Convoy(cast(ConvoyPack, pack or self.default_pack), data["players"], data.get("rank", 1))
        state.set_out()
        reading.fill(state, data)
        return state

    def describe(self, state: State, actor: int, action: int) -> tuple[str, Parts]:
        return notation.describe(cast(Convoy, state), actor, action)

    def encode(self, kind: str, parts: Parts, pack: Pack | None = None) -> int:
        return notation.encode(cast(ConvoyPack, pack or self.default_pack), kind, parts)

    def notation(self, state: State, actor: int, action: int) -> str:
        return notation.write(cast(Convoy, state), actor, action)

    def parse(self, state: State, actor: int, text: str) -> int:
        return notation.read(cast(Convoy, state), actor, text)

    def board(self, state: State, seat: int | None, names: Sequence[str] = ()) -> str:
        return board.draw(state.view(seat))

    def seat_names(self, players: int) -> tuple[str, ...]:
        return ("Captain",) if players == 1 else ("Bow crew", "Stern crew")

    # -- what is within reach and what is coming ---------------------------------------------

    def goals(self, state: State, seat: int) -> list[Goal]:
        return outlook.goals(cast(Convoy, state), seat)

    def forecasts(self, state: State, seat: int) -> list[Event]:
        return outlook.forecasts(cast(Convoy, state))

    def holds(self, state: State, kind: str, parts: Parts) -> bool:
        return outlook.holds(cast(Convoy, state), kind, parts)

    def score(self, state: State, seat: int | None) -> list[dict[str, int]]:
        """Alone, what a win at this moment would score; else the Charges of each crew."""
        position = cast(Convoy, state)
        if position.players == 1:
            return [{"voyage": scoring.win_points(position)}]
        return [{"charges": charges} for charges in position.engines]

    def gauges(self, state: State, seat: int | None, revealed: bool = False) -> dict[str, list[int | None]]:
        return course.gauges(cast(Convoy, state))

    def utility(self, state: State) -> list[float]:
        """Alone, a better win is worth a little more than a bare one."""
        worth = super().utility(state)
        position = cast(Convoy, state)
        if position.players == 1 and worth[0]:
            best = max(max(points) for points in position.pack.pace_points)
            return [0.75 + 0.25 * state.results()[0].score / max(best, 1)]
        return worth

    # -- optional parts ----------------------------------------------------------------------

    @cached_property
    def policy(self) -> Policy:
        from starboard.games.convoy.policy import ConvoyPolicy

        return ConvoyPolicy()

    @cached_property
    def levels(self) -> Levels:
        from starboard.games.convoy.levels import ConvoyLevels

        return ConvoyLevels()

    @cached_property
    def career(self) -> CareerRules:
        from starboard.games.convoy.career import ConvoyCareer

        return ConvoyCareer(cast(ConvoyPack, self.default_pack))

    @cached_property
    def lesson(self) -> Lesson:
        from starboard.games.convoy.lesson import LESSON

        return LESSON


CONVOY: Final = ConvoyGame()
