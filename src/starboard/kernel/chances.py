# mypyc: skip
"""How much a bot's estimate is to be believed: a map from what it says to how often such seats have won.

A game's room holds the maps as data, `chances.toml`, written by `./starboard bench calibration` from games
that were played. Estimates of a game that has no maps are taken as they are.
"""

import tomllib
from bisect import bisect_right
from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Final, Literal

import msgspec

Source = Literal["exact", "bots"]  # from a solution, or from a search

FILE: Final = "chances.toml"
HALF_WAY: Final = 12.0  # plies after which a certain win still counts for half of its certainty


class ChanceMap(msgspec.Struct, frozen=True):
    """For one number of players: rising knots, straight lines between them."""

    players: int
    by: Source
    said: list[float]
    won: list[float]

    def chance(self, said: float) -> float:
        """How often a seat has won of which this was said."""
        at = bisect_right(self.said, said)
        if at == 0:
            return self.won[0]
        if at == len(self.said):
            return self.won[-1]
        low, high = self.said[at - 1], self.said[at]
        part = (said - low) / (high - low)
        return self.won[at - 1] + part * (self.won[at] - self.won[at - 1])


class Chances(msgspec.Struct, frozen=True):
    """All maps of a game, and how they were fitted."""

    map: list[ChanceMap] = []
    fitted: dict[str, str | int] = {}

    def of_one(self, said: float, players: int, by: Source) -> float:
        """One seat's chance, as its estimate alone has it."""
        for found in self.map:
            if found.players == players and found.by == by:
                return found.chance(said)
        return said

    def of_all(self, said: Sequence[float], by: Source) -> list[float]:
        """Every seat's chance; where several play they come to one together."""
        chances = [self.of_one(one, len(said), by) for one in said]
        total = sum(chances)
        if len(chances) == 1 or total <= 0.0:
            return chances
        return [one / total for one in chances]


@lru_cache(maxsize=64)
def read_chances(room: str) -> Chances:
    """What stands in a room; nothing where there is no such file."""
    file = files(room).joinpath(FILE) if room else None
    if file is None or not file.is_file():
        return Chances()
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Chances)


def certainty(outcome: str, plies: int) -> float:
    """A worked-out value as an estimate: a win is the surer the nearer it is."""
    if outcome == "draw":
        return 0.5
    near = 0.5 + 0.5 * HALF_WAY / (HALF_WAY + plies)
    return near if outcome == "win" else 1.0 - near
