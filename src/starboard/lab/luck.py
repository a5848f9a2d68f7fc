"""How much luck decides: the same game again with nothing changed but the dice, or but the bots' whims."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from typing import Literal

import msgspec

from starboard.bots.simulation import SimulatedGames, Simulation
from starboard.kernel.results import WON
from starboard.lab.statistics import Estimate, mean_of

Changed = Literal["dice", "whims"]


class LuckRow(msgspec.Struct, array_like=True):
    """Who won a game that was played again, the n-th time; 0 is the game as it was."""

    game: int
    changed: Changed
    again: int
    winners: list[int]


def play_again(plan: Simulation, number: int, times: int) -> list[LuckRow]:
    """One game as it is, and so often again with other dice alone, and with other whims alone."""
    found: list[LuckRow] = []
    for changed in ("dice", "whims"):
        for again in range(times + 1):
            suffix = f"/again {again}" if again else ""
            other = replace(plan, dice=suffix) if changed == "dice" else replace(plan, whims=suffix)
            final, _ = SimulatedGames(other).play(number)
            winners = [seat for seat, result in enumerate(final.results()) if result.outcome == WON]
            found.append(LuckRow(number, changed, again, winners))
    return found


def agreement(rows: Iterable[LuckRow], changed: Changed) -> Estimate | None:
    """How often two plays of one game that differ in this alone have the same winners."""
    games: dict[int, list[tuple[int, ...]]] = {}
    for row in rows:
        if row.changed == changed:
            games.setdefault(row.game, []).append(tuple(row.winners))
    return mean_of([alike(winners) for winners in games.values()]) if games else None


def alike(winners: list[tuple[int, ...]]) -> float:
    """The share of pairs that agree."""
    pairs = len(winners) * (len(winners) - 1) / 2
    same = sum(count * (count - 1) / 2 for count in Counter(winners).values())
    return same / pairs if pairs else 1.0
