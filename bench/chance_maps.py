"""Fits a map of chances (`kernel/chances.py`) to what estimates said and what came.

First every seat for itself: the best rising line through what came. Where several play their chances come to
one together, so what a seat counts depends on what was said of the others: then the knots are scaled, again
and again, until what is told around each of them is what came there.
"""

from bisect import bisect_right
from itertools import accumulate, groupby
from typing import Final, NamedTuple

from msgspec.structs import replace

from starboard.kernel.chances import ChanceMap, Source

PARTS: Final = (0.03, 0.1, 0.2, 0.35, 0.5, 0.65, 0.8, 0.9, 0.97)  # of all that was said, between two knots
LEAST, MOST = 0.01, 0.99  # that a seat counts: nothing is certain
ROUNDS: Final = 60
CALM: Final = 0.7  # how much of a correction is made at once
LITTLE: Final = 1e-9


class Seen(NamedTuple):
    """One seat at one moment: what was said of it, by what means, and its share of the win in the end."""

    said: float
    by: Source
    came: float


def fitted(seen: list[Seen], players: int) -> ChanceMap:
    """The map of what was said by one means; the seats of a moment stand one after the other."""
    said, won = knots(rising(grouped(seen)))
    found = ChanceMap(players, seen[0].by, said, won)
    for _ in range(ROUNDS if players > 1 else 0):
        found = replace(found, won=corrected(found, seen))
    return found


def grouped(seen: list[Seen]) -> list[tuple[float, float, int]]:
    """What was said, what came and how many, part by part; what was said alike stays together."""
    groups: list[list[Seen]] = [[] for _ in range(len(PARTS) + 1)]
    before = 0
    for _, same in groupby(sorted(seen), key=lambda one: one.said):
        alike = list(same)
        groups[bisect_right(PARTS, (before + len(alike) / 2) / len(seen))] += alike
        before += len(alike)
    return [
        (sum(one.said for one in group) / len(group), sum(one.came for one in group) / len(group), len(group))
        for group in groups
        if group
    ]


def rising(groups: list[tuple[float, float, int]]) -> list[tuple[float, float, int]]:
    """The rising steps nearest to what came: neighbours that fall are taken together."""
    steps: list[tuple[float, float, int]] = []
    for said, came, count in groups:
        while steps and steps[-1][1] >= came:
            before = steps.pop()
            total = before[2] + count
            said = (before[0] * before[2] + said * count) / total
            came = (before[1] * before[2] + came * count) / total
            count = total
        steps.append((said, came, count))
    return steps


def knots(steps: list[tuple[float, float, int]]) -> tuple[list[float], list[float]]:
    """The steps as a line from nothing to all that calls nothing certain."""
    inside = [step for step in steps if 0.0 < round(step[0], 4) < 1.0]
    said = [0.0, *(round(said, 4) for said, _, _ in inside), 1.0]
    return said, [bounded(step[1]) for step in (steps[0], *inside, steps[-1])]


def bounded(won: float) -> float:
    return round(min(MOST, max(LEAST, won)), 4)


def corrected(found: ChanceMap, seen: list[Seen]) -> list[float]:
    """What each knot counts, times what came there, by what was told there; still rising."""
    told, came = [LITTLE] * len(found.said), [LITTLE] * len(found.said)
    for start in range(0, len(seen), found.players):
        moment = seen[start : start + found.players]
        counts = [found.counts(one.said) for one in moment]
        for one, count in zip(moment, counts, strict=True):
            at, part = found.between(one.said)
            for knot, share in ((at, 1.0 - part), (at + 1, part)):
                told[knot] += share * count / sum(counts)
                came[knot] += share * one.came
    won = [one * (c / t) ** CALM for one, c, t in zip(found.won, came, told, strict=True)]
    rises = list(accumulate(won, max))
    return [bounded(MOST * one / rises[-1]) for one in rises]
