# mypyc: skip
"""What many games came to: shares with their uncertainty, endings, lengths, scores by source."""

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from typing import Any, Final

from starboard.bots.played_games import PlayedGame
from starboard.kernel.results import DRAWN, LOST, WON, Result
from starboard.kernel.state import State

Z_95: Final = 1.959963984540054


class Tally:
    """Games added up, by player and by seat. Only whole numbers are kept, so order does not matter."""

    def __init__(self, players: Sequence[str]) -> None:
        self.players = tuple(players)
        self.games = 0
        self.by_player = [Standing() for _ in players]
        self.by_seat = [Standing() for _ in players]
        self.endings: Counter[str] = Counter()
        self.actions: Counter[int] = Counter()
        self.turns: Counter[int] = Counter()
        self.played: list[PlayedGame] = []  # only where they are asked for; not added up

    def count(self, state: State, actions: int, seating: Sequence[int]) -> None:
        """Add one finished game; `seating` says which player sat at each seat."""
        self.games += 1
        self.endings[state.ending()] += 1
        self.actions[actions] += 1
        self.turns[state.turn()] += 1
        for seat, result in enumerate(state.results()):
            self.by_seat[seat].count(result)
            self.by_player[seating[seat]].count(result)

    def add(self, other: "Tally") -> None:
        """Add all the games of another tally."""
        self.games += other.games
        self.endings.update(other.endings)
        self.actions.update(other.actions)
        self.turns.update(other.turns)
        for mine, theirs in zip(self.by_player + self.by_seat, other.by_player + other.by_seat, strict=True):
            mine.add(theirs)

    def to_dict(self) -> dict[str, Any]:
        """The report as data."""
        return {
            "games": self.games,
            "players": [
                {"player": name, **standing.to_dict()}
                for name, standing in zip(self.players, self.by_player, strict=True)
            ],
            "seats": [{"seat": seat, **standing.to_dict()} for seat, standing in enumerate(self.by_seat)],
            "endings": {
                ending: {"count": count, **share(count, self.games)}
                for ending, count in sorted(self.endings.items())
            },
            "actions": spread(self.actions),
            "turns": spread(self.turns),
        }


class Standing:
    """How one player, or one seat, did."""

    def __init__(self) -> None:
        self.outcomes: Counter[str] = Counter()
        self.places: Counter[int] = Counter()
        self.scores: Counter[int] = Counter()
        self.sources: Counter[str] = Counter()

    def count(self, result: Result) -> None:
        self.outcomes[result.outcome] += 1
        self.places[result.place] += 1
        self.scores[result.score] += 1
        for source, points in result.sources.items():
            self.sources[source] += points

    def add(self, other: "Standing") -> None:
        for mine, theirs in (
            (self.outcomes, other.outcomes),
            (self.places, other.places),
            (self.scores, other.scores),
            (self.sources, other.sources),
        ):
            _add(mine, theirs)

    def to_dict(self) -> dict[str, Any]:
        games = sum(self.outcomes.values())
        return {
            **{
                name: {"count": self.outcomes[name], **share(self.outcomes[name], games)} for name in OUTCOMES
            },
            "places": {str(place): count for place, count in sorted(self.places.items())},
            "score": spread(self.scores),
            "sources": {name: points / max(games, 1) for name, points in sorted(self.sources.items())},
        }


OUTCOMES: Final = (WON, DRAWN, LOST)


def share(count: int, games: int) -> dict[str, float]:
    """A share with its 95 % confidence interval."""
    low, high = wilson(count, games)
    return {"share": count / games if games else 0.0, "low": low, "high": high}


def wilson(count: int, games: int) -> tuple[float, float]:
    """Wilson's score interval: between which shares the truth lies, 95 times in a hundred."""
    if games == 0:
        return 0.0, 1.0
    p = count / games
    z2 = Z_95 * Z_95
    centre = (p + z2 / (2 * games)) / (1 + z2 / games)
    half = Z_95 / (1 + z2 / games) * sqrt(p * (1 - p) / games + z2 / (4 * games * games))
    return max(0.0, centre - half), min(1.0, centre + half)


def spread(values: Counter[int]) -> dict[str, float]:
    """Mean, standard deviation, least, middle and greatest of whole numbers, each with how often it came."""
    number = sum(values.values())
    if number == 0:
        return {}
    mean = sum(value * count for value, count in values.items()) / number
    squares = sum(value * value * count for value, count in values.items()) / number
    return {
        "mean": mean,
        "deviation": sqrt(max(0.0, squares - mean * mean)),
        "least": min(values),
        "median": _median(values, number),
        "greatest": max(values),
    }


def _median(values: Counter[int], number: int) -> float:
    """The middle value, or halfway between the two middle ones."""
    middle = [
        _nth(values, (number - 1) // 2),
        _nth(values, number // 2),
    ]
    return sum(middle) / 2


def _nth(values: Counter[int], n: int) -> int:
    for value in sorted(values):
        n -= values[value]
        if n < 0:
            return value
    raise IndexError(n)


def _add(mine: Counter[Any], theirs: Counter[Any]) -> None:
    for key, count in theirs.items():
        mine[key] += count
