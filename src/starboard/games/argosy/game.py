# mypyc: skip
"""Argosy, as everybody outside this room sees it."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, Final, cast

from starboard.games.argosy import (
    board,
    cards,
    encoding,
    figures,
    gauges,
    measures,
    notation,
    outlook,
    reading,
    scoring,
)
from starboard.games.argosy.choices import ArgosyChoice
from starboard.games.argosy.components import ArgosyPack
from starboard.games.argosy.events import KEY_EVENTS, ArgosyEvent
from starboard.games.argosy.numbering import PLAYERS
from starboard.games.argosy.outlook import ArgosyForecast, ArgosyOutlook, TriangleGoal
from starboard.games.argosy.rules import Argosy
from starboard.games.argosy.state import ENDINGS
from starboard.games.argosy.view import ArgosyView
from starboard.kernel.chance_model import ChanceModel
from starboard.kernel.characters import Character
from starboard.kernel.choices import Choice
from starboard.kernel.components import Components
from starboard.kernel.encoder import Encoder
from starboard.kernel.game import Game, Types
from starboard.kernel.lessons import Lesson
from starboard.kernel.levels import Levels, SearchSettings
from starboard.kernel.measures import Course, Measures
from starboard.kernel.options import Option
from starboard.kernel.outlook import Forecast, Goal
from starboard.kernel.packs import Pack
from starboard.kernel.policy import Policy
from starboard.kernel.rulebook import Rulebook
from starboard.kernel.state import State
from starboard.kernel.words.folders import ENGLISH

SEAT_NAMES: Final = ("Vega", "Mira", "Altair", "Rigel")


class ArgosyGame(Game):
    name = "argosy"
    title = "Argosy"
    version = 1
    designer = "Mark Hanny"
    minutes = (90, 120)
    component_names = {"cards": "card", "planets": "planet", "lines": "planet"}
    options = (Option("players", 4, PLAYERS),)
    endings = ENDINGS
    key_events = KEY_EVENTS
    room = "starboard.games.argosy"

    types = Types(ArgosyView, ArgosyEvent, ArgosyChoice, ArgosyOutlook)

    def make_pack(self, components: Components) -> Pack:
        return ArgosyPack(components)

    def start(self, options: dict[str, Any], pack: Pack) -> State:
        state = Argosy(cast(ArgosyPack, pack), options["players"])
        state.set_out()
        return state

    def from_dict(self, data: dict[str, Any], pack: Pack | None = None) -> State:
        state = Argosy(cast(ArgosyPack, self.own_pack(pack)), reading.players_in(data))
        state.set_out()
        reading.fill(state, data)
        return state

    def turn_number(self, state: State) -> int:
        return cast(Argosy, state).round_number()

    def describe(self, state: State, actor: int, action: int) -> Choice:
        return encoding.describe(cast(Argosy, state), actor, action)

    def encode(self, choice: Choice, pack: Pack | None = None) -> int:
        return encoding.encode(cast(ArgosyPack, pack or self.default_pack), cast(ArgosyChoice, choice))

    def notation(self, state: State, actor: int, action: int) -> str:
        return notation.write(cast(Argosy, state), actor, action)

    def parse(self, state: State, actor: int, text: str) -> int:
        return notation.read(cast(Argosy, state), actor, text)

    def board(
        self, state: State, seat: int | None, names: Sequence[str] = (), language: str = ENGLISH
    ) -> str:
        known = self.seat_names(state.seats())
        shown = [names[at] if at < len(names) and names[at] else known[at] for at in range(state.seats())]
        words = self.words(language, pack=state.components())
        return board.draw(cast(ArgosyView, state.view(seat)), shown, words)

    def cards(self, language: str = ENGLISH, pack: Pack | None = None) -> dict[str, list[str]]:
        return cards.lines(cast(ArgosyPack, pack or self.default_pack), self.words(language, pack=pack))

    def seat_names(self, players: int) -> tuple[str, ...]:
        return SEAT_NAMES[:players]

    def figures(self, pack: Pack) -> Mapping[str, Any]:
        return figures.figures(cast(ArgosyPack, pack))

    def outlook(self, state: State, seat: int) -> ArgosyOutlook:
        found = cast(ArgosyOutlook, super().outlook(state, seat))
        found.changes = outlook.changes(cast(Argosy, state), seat, found.effects)
        found.ahead = outlook.actions_ahead(cast(Argosy, state), seat)
        return found

    def goals(self, state: State, seat: int) -> list[TriangleGoal]:
        return outlook.goals(cast(Argosy, state), seat)

    def forecasts(self, state: State, seat: int) -> list[ArgosyForecast]:
        return outlook.forecasts(cast(Argosy, state))

    def holds(self, state: State, foretold: Goal | Forecast) -> bool:
        return outlook.holds(cast(Argosy, state), foretold)

    def score(self, state: State, seat: int | None) -> list[dict[str, int]]:
        position = cast(Argosy, state)
        return [scoring.sources(position, player) for player in range(position.players)]

    def gauges(self, state: State, seat: int | None, revealed: bool = False) -> dict[str, list[int | None]]:
        return gauges.gauges(cast(Argosy, state))

    def chance_model(self, pack: Pack, players: int) -> ChanceModel | None:
        from starboard.games.argosy.chance_model import model

        return model(cast(ArgosyPack, pack), players)

    def measure(self, course: Course) -> Measures:
        return measures.measure(course)

    # -- optional parts ----------------------------------------------------------------------

    @cached_property
    def policy(self) -> Policy:
        from starboard.games.argosy.policy import ArgosyPolicy

        return ArgosyPolicy()

    @cached_property
    def levels(self) -> Levels:
        return Levels(
            SearchSettings(horizon=30),
            medium=20,
            hard=500,
            best=2_000,
            learnt={"best": 7_000},
            advising=1_500,
            judging=100,
        )

    @cached_property
    def characters(self) -> tuple[Character, ...]:
        from starboard.games.argosy.characters import CHARACTERS

        return CHARACTERS

    @cached_property
    def lessons(self) -> tuple[Lesson, ...]:
        from starboard.games.argosy.lessons import LESSONS

        return LESSONS

    @cached_property
    def rulebook(self) -> Rulebook:
        from starboard.games.argosy.rulebook import RULEBOOK

        return RULEBOOK

    @cached_property
    def encoder(self) -> Encoder:
        from starboard.games.argosy.observation import ArgosyEncoder

        return ArgosyEncoder()


ARGOSY: Final = ArgosyGame()
