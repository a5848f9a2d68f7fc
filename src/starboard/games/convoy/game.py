# mypyc: skip
"""Cosmic Convoy, as everybody outside this room sees it."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, Final, cast

from starboard.games.convoy import (
    board,
    cards,
    choices,
    consistency,
    figures,
    gauges,
    measures,
    notation,
    outlook,
    reading,
    scoring,
)
from starboard.games.convoy.choices import ConvoyChoice
from starboard.games.convoy.components import MODULES, ROLES, ConvoyPack
from starboard.games.convoy.events import KEY_EVENTS, ConvoyEvent
from starboard.games.convoy.options import options
from starboard.games.convoy.outlook import ConvoyForecast, ConvoyGoal, ConvoyOutlook
from starboard.games.convoy.rules import Convoy
from starboard.games.convoy.setup import set_up
from starboard.games.convoy.state import ENDINGS
from starboard.games.convoy.view import ConvoyView
from starboard.kernel.career import CareerRules
from starboard.kernel.chance_model import ChanceModel
from starboard.kernel.characters import Character
from starboard.kernel.choices import Choice
from starboard.kernel.components import Components
from starboard.kernel.encoder import Encoder
from starboard.kernel.errors import BadOption
from starboard.kernel.game import Game, Types
from starboard.kernel.lessons import Lesson
from starboard.kernel.levels import Levels
from starboard.kernel.measures import Course, Measures
from starboard.kernel.options import Option
from starboard.kernel.outlook import Forecast, Goal
from starboard.kernel.packs import Pack
from starboard.kernel.policy import Policy
from starboard.kernel.rulebook import Rulebook
from starboard.kernel.sentinels import NONE
from starboard.kernel.state import State
from starboard.kernel.words.folders import ENGLISH


class ConvoyGame(Game):
    name = "convoy"
    title = "Cosmic Convoy"
    version = 1
    designer = "Lachlan Kadick"
    minutes = (10, 20)
    endings = ENDINGS
    key_events = KEY_EVENTS
    room = "starboard.games.convoy"
    secrets = False

    types = Types(ConvoyView, ConvoyEvent, ConvoyChoice, ConvoyOutlook)

    @cached_property
    def options(self) -> tuple[Option, ...]:  # type: ignore[override]
        return options(len(cast(ConvoyPack, self.default_pack).names))

    def make_pack(self, components: Components) -> Pack:
        return ConvoyPack(components)

    def start(self, options: dict[str, Any], pack: Pack) -> State:
        players, rank, crew = options["players"], options["rank"], options["crew"]
        if players == 2 and (crew != "drawn" or rank != 1):
            raise BadOption("no-ranks-for-two")
        modules = [] if options["modules"] == "drawn" else [int(number) for number in options["modules"]]
        native = cast(ConvoyPack, pack)
        if any(number > len(native.names) for number in modules):
            raise BadOption("no-such-module-card", cards=len(native.names), modules=MODULES)
        ashore = next((role for role, name in enumerate(ROLES) if crew != "drawn" and name not in crew), NONE)
        state = Convoy(native, players, rank)
        state.set_out()
        set_up(state, [number - 1 for number in modules], ashore)
        return state

    def from_dict(self, data: dict[str, Any], pack: Pack | None = None) -> State:
        players, rank = reading.crews_of(data)
        state = Convoy(cast(ConvoyPack, self.own_pack(pack)), players, rank)
        state.set_out()
        reading.read(state, data)
        consistency.check(state)
        return state

    def turn_number(self, state: State) -> int:
        return cast(Convoy, state).tracker

    def describe(self, state: State, actor: int, action: int) -> Choice:
        return choices.describe(cast(Convoy, state), actor, action)

    def encode(self, choice: Choice, pack: Pack | None = None) -> int:
        return choices.encode(cast(ConvoyPack, pack or self.default_pack), cast(ConvoyChoice, choice))

    def notation(self, state: State, actor: int, action: int) -> str:
        return notation.write(cast(Convoy, state), actor, action)

    def parse(self, state: State, actor: int, text: str) -> int:
        return notation.read(cast(Convoy, state), actor, text)

    def board(
        self, state: State, seat: int | None, names: Sequence[str] = (), language: str = ENGLISH
    ) -> str:
        words = self.words(language, state.seats(), state.components())
        return board.draw(cast(ConvoyView, state.view(seat)), words)

    def cards(self, language: str = ENGLISH, pack: Pack | None = None) -> dict[str, list[str]]:
        return cards.lines(cast(ConvoyPack, pack or self.default_pack), self.words(language, pack=pack))

    def seat_names(self, players: int) -> tuple[str, ...]:
        return ("Captain",) if players == 1 else ("Bow crew", "Stern crew")

    def figures(self, pack: Pack) -> Mapping[str, Any]:
        return figures.figures(cast(ConvoyPack, pack))

    # -- what is within reach and what is coming ---------------------------------------------

    def outlook(self, state: State, seat: int) -> ConvoyOutlook:
        found = cast(ConvoyOutlook, super().outlook(state, seat))
        found.too_far = outlook.too_far(cast(Convoy, state), seat, found.goals)
        found.saves = outlook.saves(cast(Convoy, state), seat)
        return found

    def goals(self, state: State, seat: int) -> list[ConvoyGoal]:
        return outlook.goals(cast(Convoy, state), seat)

    def forecasts(self, state: State, seat: int) -> list[ConvoyForecast]:
        return outlook.forecasts(cast(Convoy, state))

    def holds(self, state: State, foretold: Goal | Forecast) -> bool:
        return outlook.holds(cast(Convoy, state), foretold)

    def score(self, state: State, seat: int | None) -> list[dict[str, int]]:
        """Alone, what a win at this moment would score; else the Charges of each crew."""
        position = cast(Convoy, state)
        if position.players == 1:
            return [{"voyage": scoring.win_points(position)}]
        return [{"charges": charges} for charges in position.engines]

    def gauges(self, state: State, seat: int | None, revealed: bool = False) -> dict[str, list[int | None]]:
        return gauges.gauges(cast(Convoy, state))

    def utility(self, state: State) -> list[float]:
        """Alone, a better win is worth a little more than a bare one."""
        worth = super().utility(state)
        position = cast(Convoy, state)
        if position.players == 1 and worth[0]:
            best = max(max(points) for points in position.pack.pace_points)
            return [0.75 + 0.25 * state.results()[0].score / max(best, 1)]
        return worth

    def chance_model(self, pack: Pack, players: int) -> ChanceModel | None:
        from starboard.games.convoy.chance_model import model

        return model(cast(ConvoyPack, pack), players)

    def measure(self, course: Course) -> Measures:
        return measures.measure(course)

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
    def characters(self) -> tuple[Character, ...]:
        from starboard.games.convoy.characters import CHARACTERS

        return CHARACTERS

    @cached_property
    def career(self) -> CareerRules:
        from starboard.games.convoy.career import ConvoyCareer

        return ConvoyCareer(cast(ConvoyPack, self.default_pack))

    @cached_property
    def lessons(self) -> tuple[Lesson, ...]:
        from starboard.games.convoy.lessons import LESSONS

        return LESSONS

    @cached_property
    def rulebook(self) -> Rulebook:
        from starboard.games.convoy.rulebook import RULEBOOK

        return RULEBOOK

    @cached_property
    def encoder(self) -> Encoder:
        from starboard.games.convoy.observation import ConvoyEncoder

        return ConvoyEncoder()


CONVOY: Final = ConvoyGame()
