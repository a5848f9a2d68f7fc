# mypyc: skip
"""How much a bot's estimate is to be believed: a map from estimates to how often such a seat has won.

Where several play, the mapped estimates of all seats are scaled so that they add up to 1.

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
    """For one number of players: a line through points that rise, from an estimate to the share of wins."""

    players: int
    by: Source
    said: list[float]
    won: list[float]

    def between(self, said: float) -> tuple[int, float]:
        """The point below an estimate, and which part of the way to the next point it is."""
        at = min(max(bisect_right(self.said, said), 1), len(self.said) - 1)
        low, high = self.said[at - 1], self.said[at]
        return at - 1, min(1.0, max(0.0, (said - low) / (high - low)))

    def counts(self, said: float) -> float:
        """What an estimate is worth, before the seats are scaled."""
        at, part = self.between(said)
        return self.won[at] + part * (self.won[at + 1] - self.won[at])


class Chances(msgspec.Struct, frozen=True):
    """All maps of a game, and how they were fitted."""

    map: list[ChanceMap] = []
    fitted: dict[str, str | int] = {}

    def of_one(self, said: float, players: int, by: Source) -> float:
        """One seat's chance, where the others are taken to have the rest in equal parts."""
        others = [(1.0 - said) / (players - 1)] * (players - 1) if players > 1 else []
        return self.of_all([said, *others], by)[0]

    def of_all(self, said: Sequence[float], by: Source) -> list[float]:
        """Every seat's chance; where several play they come to one together."""
        found = next((one for one in self.map if one.players == len(said) and one.by == by), None)
        counts = [found.counts(one) if found else one for one in said]
        total = sum(counts)
        if len(counts) == 1 or total <= 0.0:
            return counts
        return [one / total for one in counts]


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
