# mypyc: skip
"""Colonies, as everybody outside this room sees it."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, Final, cast

from starboard.games.colonies import (
    board,
    cards,
    choices,
    figures,
    gauges,
    measures,
    notation,
    outlook,
    scoring,
    seeing,
)
from starboard.games.colonies.choices import ColoniesChoice
from starboard.games.colonies.components import ColoniesPack
from starboard.games.colonies.deal_terms import ColoniesBargain, ColoniesProposals, ColoniesTerm
from starboard.games.colonies.events import KEY_EVENTS, ColoniesEvent
from starboard.games.colonies.numbering import PLAYERS
from starboard.games.colonies.outlook import ColoniesForecast, ColoniesGoal, ColoniesOutlook
from starboard.games.colonies.reading import fill
from starboard.games.colonies.rules import Colonies
from starboard.games.colonies.view import ColoniesView
from starboard.kernel.chance_model import ChanceModel
from starboard.kernel.characters import Character
from starboard.kernel.choices import Choice
from starboard.kernel.components import Components
from starboard.kernel.encoder import Encoder
from starboard.kernel.game import Game, Types
from starboard.kernel.lessons import Lesson
from starboard.kernel.levels import Levels, SearchSettings
from starboard.kernel.measures import Course, Measures
from starboard.kernel.negotiation import Negotiation
from starboard.kernel.options import Option
from starboard.kernel.outlook import Forecast, Goal
from starboard.kernel.packs import Pack
from starboard.kernel.policy import Policy
from starboard.kernel.rulebook import Rulebook
from starboard.kernel.state import State
from starboard.kernel.words.folders import ENGLISH


class ColoniesGame(Game):
    name = "colonies"
    title = "Colonies"
    version = 1
    designer = "Among Meeples"
    minutes = (120, 180)
    component_names = {"event": "card", "planet": "planet", "technology": "technology"}
    options = (Option("players", PLAYERS[-1], PLAYERS),)
    endings = ("ten-turns",)
    key_events = KEY_EVENTS
    room = "starboard.games.colonies"

    types = Types(
        ColoniesView,
        ColoniesEvent,
        ColoniesChoice,
        ColoniesOutlook,
        ColoniesTerm,
        ColoniesProposals,
        ColoniesBargain,
    )

    def make_pack(self, components: Components) -> Pack:
        return ColoniesPack(components)

    def start(self, options: dict[str, Any], pack: Pack) -> State:
        state = Colonies(cast(ColoniesPack, pack), options["players"])
        state.set_up()
        return state

    def from_dict(self, data: dict[str, Any], pack: Pack | None = None) -> State:
        state = Colonies(cast(ColoniesPack, self.own_pack(pack)), PLAYERS[-1])
        fill(state, data)
        return state

    def turn_number(self, state: State) -> int:
        return cast(Colonies, state).turn_number

    def describe(self, state: State, actor: int, action: int) -> Choice:
        return choices.describe(cast(Colonies, state), actor, action)

    def encode(self, choice: Choice, pack: Pack | None = None) -> int:
        return choices.encode(cast(ColoniesPack, pack or self.default_pack), cast(ColoniesChoice, choice))

    def notation(self, state: State, actor: int, action: int) -> str:
        return notation.write(cast(Colonies, state), actor, action)

    def parse(self, state: State, actor: int, text: str) -> int:
        return notation.read(cast(Colonies, state), actor, text)

    def board(
        self, state: State, seat: int | None, names: Sequence[str] = (), language: str = ENGLISH
    ) -> str:
        words = self.words(language, state.seats(), state.components())
        return board.draw(cast(ColoniesView, state.view(seat)), words, names)

    def cards(self, language: str = ENGLISH, pack: Pack | None = None) -> dict[str, list[str]]:
        return cards.lines(cast(ColoniesPack, pack or self.default_pack), self.words(language, pack=pack))

    def seat_names(self, players: int) -> tuple[str, ...]:
        return tuple(f"Player {seat + 1}" for seat in range(players))

    def figures(self, pack: Pack) -> Mapping[str, Any]:
        return figures.figures(cast(ColoniesPack, pack))

    def outlook(self, state: State, seat: int) -> ColoniesOutlook:
        found = cast(ColoniesOutlook, super().outlook(state, seat))
        position = cast(Colonies, state)
        found.prospects = outlook.prospects(position, seat)
        found.whole = outlook.whole_actions(position, seat)
        found.last = outlook.last_steps(position, seat)
        return found

    def idle(self, state: State, seat: int) -> list[int]:
        return outlook.idle(cast(Colonies, state), seat)

    def goals(self, state: State, seat: int) -> list[ColoniesGoal]:
        return outlook.goals(cast(Colonies, state), seat)

    def forecasts(self, state: State, seat: int) -> list[ColoniesForecast]:
        return outlook.forecasts(cast(Colonies, state), seat)

    def holds(self, state: State, foretold: Goal | Forecast) -> bool:
        return outlook.holds(cast(Colonies, state), foretold)

    def score(self, state: State, seat: int | None) -> list[dict[str, int]]:
        """Technologies are open; Credits count only for the viewer's own seat until the end."""
        position = cast(Colonies, state)
        found: list[dict[str, int]] = []
        for other, planet in enumerate(position.planet_of):
            sources = scoring.sources(position, planet) if planet >= 0 else {}
            if other != seat and not position.ending():
                sources.pop("credits", None)
            found.append(sources)
        return found

    def revealed(self, state: State, seat: int | None) -> ColoniesView:
        return seeing.see(cast(Colonies, state), seat, revealed=True)

    def gauges(self, state: State, seat: int | None, revealed: bool = False) -> dict[str, list[int | None]]:
        return gauges.gauges(cast(Colonies, state), seat, revealed)

    def chance_model(self, pack: Pack, players: int) -> ChanceModel | None:
        from starboard.games.colonies.chance_model import model

        return model(cast(ColoniesPack, pack), players)

    def measure(self, course: Course) -> Measures:
        return measures.measure(course)

    # -- optional parts ----------------------------------------------------------------------

    @cached_property
    def policy(self) -> Policy:
        from starboard.games.colonies.policy import ColoniesPolicy

        return ColoniesPolicy()

    @cached_property
    def levels(self) -> Levels:
        about_a_turn = SearchSettings(horizon=100)
        return Levels(
            about_a_turn,
            medium=25,
            hard=100,
            best=800,
            learnt={"best": 2_500},
            advising=400,
            judging=50,
        )

    @cached_property
    def characters(self) -> tuple[Character, ...]:
        from starboard.games.colonies.characters import CHARACTERS

        return CHARACTERS

    @cached_property
    def lessons(self) -> tuple[Lesson, ...]:
        from starboard.games.colonies.lessons import LESSONS

        return LESSONS

    @cached_property
    def rulebook(self) -> Rulebook:
        from starboard.games.colonies.rulebook import RULEBOOK

        return RULEBOOK

    @cached_property
    def encoder(self) -> Encoder:
        from starboard.games.colonies.observation import ColoniesEncoder

        return ColoniesEncoder()

    @cached_property
    def negotiation(self) -> Negotiation:
        from starboard.games.colonies.negotiation import ColoniesNegotiation

        return ColoniesNegotiation()


COLONIES: Final = ColoniesGame()
