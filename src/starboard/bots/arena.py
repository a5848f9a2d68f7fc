# mypyc: skip
"""Bots against each other: who sits with whom, and what all their games together say of each."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, permutations
from math import e, log, log10, sqrt
from typing import Any, Final

from starboard.bots.executors import Executor
from starboard.bots.simulation import Simulation, run, simulation
from starboard.bots.tally import Z_95, Tally, share
from starboard.kernel.errors import StarboardError
from starboard.kernel.game import Game
from starboard.kernel.packs import Pack
from starboard.kernel.results import DRAWN, LOST, WON

ELO: Final = 400 / log(10)  # points of Elo for a strength e times as great
PRIOR: Final = (
    0.5  # wins and losses every bot is given against a middling one, so that nobody is infinitely good
)
ROUNDS: Final = 2000  # of improving the strengths


@dataclass(frozen=True)
class Bout:
    """Bots at one kind of table: who they were and how their games went."""

    players: tuple[str, ...]
    tally: Tally

    def bots(self) -> list[str]:
        return list(dict.fromkeys(self.players))

    def seats(self, bot: str) -> int:
        return self.players.count(bot)

    def count(self, bot: str, outcome: str) -> int:
        """How often a seat of this bot had the outcome."""
        pairs = zip(self.players, self.tally.by_player, strict=True)
        return sum(standing.outcomes[outcome] for player, standing in pairs if player == bot)

    def score(self, bot: str) -> float:
        """Wins of this bot, drawn games shared out."""
        return self.count(bot, WON) + self.count(bot, DRAWN) / len(self.players)

    def to_dict(self) -> dict[str, Any]:
        games = self.tally.games
        report = self.tally.to_dict()
        return {
            "players": list(self.players),
            "games": games,
            "bots": [self._bot(bot) for bot in self.bots()],
            "seats": report["seats"],
            "endings": report["endings"],
            "turns": report["turns"],
        }

    def _bot(self, bot: str) -> dict[str, Any]:
        games = self.tally.games
        won = share(self.count(bot, WON), games)
        fair = self.seats(bot) / len(self.players)
        chances = games * self.seats(bot)
        return {
            "bot": bot,
            "seats": self.seats(bot),
            "won": {"count": self.count(bot, WON), **won},
            "drawn": {"count": self.count(bot, DRAWN), **share(self.count(bot, DRAWN), chances)},
            "lost": {"count": self.count(bot, LOST), **share(self.count(bot, LOST), chances)},
            "fair": fair,
            "times_fair": {key: value / fair for key, value in won.items()},
        }


@dataclass(frozen=True)
class Rating:
    """How strong a bot is among these, in Elo around 0, with its 95 % interval."""

    bot: str
    elo: float
    low: float
    high: float


def schedule(bots: Sequence[str], seats: int, mixed: bool, among: str = "") -> list[tuple[str, ...]]:
    """The tables to be played.

    Alone, each bot for itself; two seats, every pairing; more seats, each bot once among copies of
    each other one, or with `mixed` every group of as many bots as there are seats. Where a bot is named
    as the company, each of the others sits once `among` copies of it, and that is all.
    """
    if len(set(bots)) < len(bots):
        raise StarboardError("bots-twice")
    if among:
        return in_company(bots, seats, mixed, among)
    if seats == 1:
        return [(bot,) for bot in bots]
    if len(bots) < 2:
        raise StarboardError("two-bots")
    if seats == 2 or mixed:
        if len(bots) < seats:
            raise StarboardError("mixed-bots", seats=seats, bots=len(bots))
        return list(combinations(bots, seats))
    return [(one, *[others] * (seats - 1)) for one, others in permutations(bots, 2)]


def in_company(bots: Sequence[str], seats: int, mixed: bool, among: str) -> list[tuple[str, ...]]:
    if seats == 1:
        raise StarboardError("alone")
    if mixed:
        raise StarboardError("mixed-or-among")
    if among in bots:
        raise StarboardError("company", bot=among)
    return [(bot, *[among] * (seats - 1)) for bot in bots]


def plans(
    game: Game,
    bots: Sequence[str],
    seed: str,
    options: dict[str, Any],
    pack: Pack,
    mixed: bool,
    among: str = "",
) -> list[Simulation]:
    """A simulation for each table, seats rotated from game to game, each with a seed of its own."""
    full = game.read_options(options)
    tables = schedule(bots, int(full["players"]), mixed, among)
    made = [
        simulation(game, list(players), f"{seed}/{' '.join(players)}", full, pack, True) for players in tables
    ]
    return [replace(plan, players=players) for plan, players in zip(made, tables, strict=True)]


def hold(
    plans: Sequence[Simulation],
    games: int,
    processes: int = 0,
    progress: Callable[[int], None] | None = None,
    executor: Executor | None = None,
) -> list[Bout]:
    """Play so many games at each table."""
    return [Bout(plan.players, run(plan, games, processes, progress, executor)) for plan in plans]


def ratings(bots: Sequence[str], bouts: Sequence[Bout]) -> list[Rating]:
    """Strengths that make these results most likely, best first.

    A bot wins a table in proportion to its strength among all who sit there (Bradley and Terry's
    model, for any number of seats); each step of the iteration is Hunter's.
    """
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(ROUNDS):
        strength = {bot: _improved(bot, strength, bouts) for bot in bots}
        middle = sum(log(value) for value in strength.values()) / len(bots)
        strength = {bot: value / e**middle for bot, value in strength.items()}
    found = []
    for bot in bots:
        elo = 400 * log10(strength[bot])
        error = Z_95 * ELO / sqrt(_information(bot, strength, bouts))
        found.append(Rating(bot, elo, elo - error, elo + error))
    return sorted(found, key=lambda rating: -rating.elo)


def _improved(bot: str, strength: dict[str, float], bouts: Sequence[Bout]) -> float:
    wins = PRIOR
    rivalry = 2 * PRIOR / (strength[bot] + 1.0)
    for bout in bouts:
        if bot in bout.players:
            decided = sum(bout.score(other) for other in bout.bots())
            wins += bout.score(bot)
            rivalry += decided * bout.seats(bot) / _table_strength(bout, strength)
    return wins / rivalry


def _information(bot: str, strength: dict[str, float], bouts: Sequence[Bout]) -> float:
    """How sharply the games show this bot's strength: the Fisher information of its logarithm."""
    likely = strength[bot] / (strength[bot] + 1.0)
    total = 2 * PRIOR * likely * (1 - likely)
    for bout in bouts:
        if bot in bout.players:
            likely = bout.seats(bot) * strength[bot] / _table_strength(bout, strength)
            total += bout.tally.games * likely * (1 - likely)
    return total


def _table_strength(bout: Bout, strength: dict[str, float]) -> float:
    return sum(strength[player] for player in bout.players)
