"""A game of Argosy: which module answers for what."""

from typing import Any, Final

from starboard.games.argosy import (
    celestial,
    domestic,
    evolution,
    expansion,
    extrapolation,
    generator,
    judge,
    reading,
    research,
    scoring,
    triangles,
    turn,
)
from starboard.games.argosy.fields import copy_fields
from starboard.games.argosy.seeing import see
from starboard.games.argosy.state import (
    DEFENCE,
    LAST_CELESTIAL,
    LAST_CHANCE,
    LAST_DOMESTIC,
    LAST_EXPANSION,
    LAST_EXTRAPOLATION,
    LAST_RESEARCH,
    LAST_TRIANGLES,
    OVER,
    RESOLVED,
    Position,
)
from starboard.games.argosy.view import ArgosyView
from starboard.kernel.results import Result
from starboard.kernel.rng import Random
from starboard.kernel.state import NOBODY, ONLY_CHANCE

ONLY: Final[list[tuple[int, ...]]] = [(0,), (1,), (2,), (3,)]


class Argosy(Position):
    """Three or four players at one colony board."""

    def clone(self) -> "Argosy":
        twin = Argosy(self.pack, self.players)
        copy_fields(self, twin)
        return twin

    def actors(self) -> tuple[int, ...]:
        phase = self.phase
        if phase > LAST_CHANCE:
            return ONLY[self.victim if phase == DEFENCE else self.active]
        return NOBODY if phase == OVER else ONLY_CHANCE

    def legal(self, actor: int) -> list[int]:
        return generator.legal(self, actor)

    def refusal(self, seat: int, action: int) -> str:
        return judge.refusal(self, seat, action)

    def odds(self) -> list[tuple[int, int]]:
        return generator.odds(self)

    def roll(self, random: Random) -> int:
        return generator.roll(self, random)

    def advance(self, actor: int, action: int) -> None:
        phase = self.phase
        if phase <= LAST_CHANCE:
            turn.answer(self, action)
        elif phase <= LAST_TRIANGLES:
            triangles.take(self, action)
        elif phase <= LAST_RESEARCH:
            research.take(self, action)
        elif phase <= LAST_EXTRAPOLATION:
            extrapolation.take(self, action)
        elif phase <= LAST_CELESTIAL:
            celestial.take(self, action)
        elif phase <= LAST_DOMESTIC:
            domestic.take(self, action)
        elif phase <= LAST_EXPANSION:
            expansion.take(self, action)
        else:
            evolution.take(self, action)
        if self.phase == RESOLVED:
            turn.go_on(self)

    def ending(self) -> str:
        return self.ends if self.phase == OVER else ""

    def results(self) -> list[Result]:
        return scoring.results(self)

    def view(self, seat: int | None) -> ArgosyView:
        return see(self, seat)

    def to_dict(self) -> dict[str, Any]:
        return reading.LAYOUT.write(self)
