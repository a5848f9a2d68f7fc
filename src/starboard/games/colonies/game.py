"""Colonies, as everybody outside this room sees it."""

# mypyc: skip

from collections.abc import Sequence
from functools import cached_property
from typing import Any, Final, cast

from starboard.games.colonies import board, course, forecast, notation, scoring, view
from starboard.games.colonies.components import ColoniesPack
from starboard.games.colonies.german import GERMAN
from starboard.games.colonies.rules import Colonies
from starboard.games.colonies.words import CLAUSES, ENGLISH
from starboard.kernel.errors import BadPosition
from starboard.kernel.events import Event
from starboard.kernel.game import Game, Parts
from starboard.kernel.lessons import Lesson
from starboard.kernel.levels import Levels, SearchSettings
from starboard.kernel.options import Option
from starboard.kernel.packs import Pack
from starboard.kernel.policy import Policy
from starboard.kernel.state import State


class ColoniesGame(Game):
    name = "colonies"
    title = "Colonies"
    version = 1
    designer = "Among Meeples"
    minutes = (120, 180)
    options = (Option("players", 5, (3, 4, 5)),)
    endings = ("ten-turns",)
    key_events = course.KEY_EVENTS
    clauses = CLAUSES
    room = "starboard.games.colonies"
    languages = {"en": ENGLISH, "de": GERMAN}

    def build_pack(self, data: dict[str, Any]) -> Pack:
        return ColoniesPack(data)

    def start(self, options: dict[str, Any], pack: Pack) -> State:
        state = Colonies(cast(ColoniesPack, pack), options["players"])
        state.set_up()
        return state

    def from_dict(self, data: dict[str, Any], pack: Pack | None = None) -> State:
        given: Any = data
        if not isinstance(given, dict) or given.get("game", self.name) != self.name:
            raise BadPosition("This does not describe a position of colonies.")
        state = Colonies(cast(ColoniesPack, pack or self.default_pack), 5)
        state.fill(data)
        return state

    def describe(self, state: State, actor: int, action: int) -> tuple[str, Parts]:
        return notation.describe(cast(Colonies, state), actor, action)

    def encode(self, kind: str, parts: Parts, pack: Pack | None = None) -> int:
        return notation.encode(cast(ColoniesPack, pack or self.default_pack), kind, parts)

    def notation(self, state: State, actor: int, action: int) -> str:
        return notation.write(cast(Colonies, state), actor, action)

    def parse(self, state: State, actor: int, text: str) -> int:
        return notation.read(cast(Colonies, state), actor, text)

    def board(self, state: State, seat: int | None, names: Sequence[str] = ()) -> str:
        return board.draw(state.view(seat), self.words(players=state.seats()), names)

    def seat_names(self, players: int) -> tuple[str, ...]:
        return tuple(f"Player {seat + 1}" for seat in range(players))

    def forecasts(self, state: State, seat: int) -> list[Event]:
        return forecast.of_upkeep(cast(Colonies, state), seat)

    def holds(self, state: State, kind: str, parts: Parts) -> bool:
        """A forecast holds where it would be made again for some seat."""
        made = [event for seat in range(state.seats()) for event in self.forecasts(state, seat)]
        return any(event.kind == kind and event.parts == parts for event in made)

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

    def revealed(self, state: State, seat: int | None) -> dict[str, Any]:
        return view.see(cast(Colonies, state), seat, revealed=True)

    def gauges(self, state: State, seat: int | None, revealed: bool = False) -> dict[str, list[int | None]]:
        return course.gauges(cast(Colonies, state), seat, revealed)

    # -- optional parts ----------------------------------------------------------------------

    @cached_property
    def policy(self) -> Policy:
        from starboard.games.colonies.policy import ColoniesPolicy

        return ColoniesPolicy()

    @cached_property
    def levels(self) -> Levels:
        return Levels(SearchSettings(horizon=100), medium=50, hard=400, best=800)  # about a turn of the table

    @cached_property
    def lesson(self) -> Lesson:
        from starboard.games.colonies.lesson import LESSON

        return LESSON


COLONIES: Final = ColoniesGame()
