"""What all measurements together say of a proposal, tried or not: a plane laid through those around it.

A few dozen games say little of one proposal. Those beside it say nearly the same, so each counts by its games
and by how near it is, and what is told of a proposal rests on hundreds of games.
"""

from collections.abc import Sequence
from math import exp
from typing import Any, Final, NamedTuple

from starboard.lab.optional import load

REACH: Final = 0.2  # of a number's range: what lies farther away counts less than two thirds
STIFF: Final = 1.0  # games: so much speaks for a level plane


class Point(NamedTuple):
    """Where something was measured, each number as a part of its range; what was found, in how many games."""

    place: Sequence[float]
    value: float
    games: int


def weight(point: Point, place: Sequence[float]) -> float:
    """The games of a measurement as far as they speak of this place."""
    squares = sum((one - other) ** 2 for one, other in zip(point.place, place, strict=True))
    return point.games * exp(-squares / (2 * REACH**2))


def height(points: Sequence[Point], place: Sequence[float]) -> float:
    """The value to be expected at a place."""
    numpy: Any = load("numpy", "needs-optuna")
    weights = numpy.array([weight(point, place) for point in points])
    away = numpy.array([[1.0, *(a - b for a, b in zip(point.place, place, strict=True))] for point in points])
    values = numpy.array([point.value for point in points])
    level = numpy.diag([0.0] + [STIFF] * len(place))
    squares = away.T @ (away * weights[:, None]) + level
    return float(numpy.linalg.solve(squares, away.T @ (weights * values))[0])
