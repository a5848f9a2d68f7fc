# mypyc: skip
"""Careers: what a person's games add up to, from rank to rank."""

from abc import ABC, abstractmethod
from typing import Any

import msgspec

from starboard.kernel.errors import BadPosition


class Career(msgspec.Struct, frozen=True):
    """The rank somebody plays at, the points won at it, and the games so far."""

    rank: int = 1
    points: int = 0
    games: int = msgspec.field(default=0, name="voyages")
    wins: int = 0

    def to_dict(self) -> dict[str, int]:
        data: dict[str, int] = msgspec.to_builtins(self)
        return data


class CareerGame(msgspec.Struct, frozen=True):
    """A game that somebody has finished, as far as a career goes."""

    options: dict[str, Any]
    score: int
    won: bool
    how: str = "played"  # or the word that ended it


class CareerRules(ABC):
    """How the games of one person make a career."""

    highest: int  # the last rank
    option: str = "rank"  # the game's option that says at which rank it is played

    @abstractmethod
    def counts(self, options: dict[str, Any]) -> bool:
        """Are games with these options part of a career?"""

    @abstractmethod
    def promotion(self, career: Career) -> int | None:
        """The points that lead to the next rank; None at the last."""

    @abstractmethod
    def after(self, career: Career, game: CareerGame) -> Career:
        """The career once this game is over; the very same if it adds nothing to it."""

    def read(self, data: dict[str, Any]) -> Career:
        """The career that `to_dict` wrote; BadPosition if it describes none."""
        try:
            career = msgspec.convert({name: data[name] for name in Career.__struct_encode_fields__}, Career)
        except (KeyError, msgspec.ValidationError):
            raise BadPosition("career-numbers") from None
        if not 1 <= career.rank <= self.highest or career.points < 0 or not 0 <= career.wins <= career.games:
            raise BadPosition("career-bounds", highest=self.highest)
        return career
