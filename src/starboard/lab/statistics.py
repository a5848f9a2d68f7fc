"""What can be said for certain of many games: estimates with intervals, differences, many looks at once."""

from collections.abc import Sequence
from math import comb, erfc, sqrt
from typing import Final, NamedTuple

from starboard.bots.tally import Z_95, wilson

ENOUGH: Final = 10  # games that must differ, or have and lack a thing, before a difference is tested


class Estimate(NamedTuple):
    """A mean or a share with its 95 % interval, and how many games it rests on."""

    value: float
    low: float
    high: float
    games: int

    @property
    def half(self) -> float:
        return (self.high - self.low) / 2


class Difference(NamedTuple):
    """Between two cells: the second less the first, its 95 % interval, how far out it is, and the odds."""

    before: Estimate
    after: Estimate
    value: float
    low: float
    high: float
    z: float
    p: float


def mean_of(values: Sequence[float]) -> Estimate:
    """The mean; where all values are 0 or 1 a share, with Wilson's interval."""
    number = len(values)
    if number == 0:
        return Estimate(0.0, 0.0, 0.0, 0)
    if all(value in (0.0, 1.0) for value in values):
        count = int(sum(values))
        return Estimate(count / number, *wilson(count, number), number)
    mean, error = mean_and_error(values)
    low, high = mean - Z_95 * error, mean + Z_95 * error
    if min(values) >= 0.0 and max(values) <= 1.0:
        low, high = max(0.0, low), min(1.0, high)
    return Estimate(mean, low, high, number)


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    number = len(values)
    mean = sum(values) / number
    if number == 1:
        return mean, 0.0
    squares = sum((value - mean) ** 2 for value in values)
    return mean, sqrt(squares / (number - 1) / number)


def paired(before: Sequence[float], after: Sequence[float]) -> Difference | None:
    """The difference of the same games under two rules; None where too few of them differ to tell."""
    gaps = [late - early for early, late in zip(before, after, strict=True)]
    up, down = sum(gap > 0 for gap in gaps), sum(gap < 0 for gap in gaps)
    if up + down < ENOUGH:
        return None
    mean, error = mean_and_error(gaps)
    p = (
        sign_test(up, down)
        if {abs(gap) for gap in gaps} <= {0.0, 1.0}
        else two_sided(as_normal(mean / error, len(gaps) - 1))
    )
    return difference(mean_of(before), mean_of(after), mean, error, p)


def apart(before: Sequence[float], after: Sequence[float]) -> Difference | None:
    """The difference of games that have nothing in common; None where too few tell."""
    for values in (before, after):
        common = max(values.count(values[0]), sum(value == 0.0 for value in values)) if values else 0
        if len(values) - common < ENOUGH:
            return None
    (first, first_error), (second, second_error) = mean_and_error(before), mean_and_error(after)
    error = sqrt(first_error**2 + second_error**2)
    p = two_sided(as_normal((second - first) / error, min(len(before), len(after)) - 1))
    return difference(mean_of(before), mean_of(after), second - first, error, p)


def difference(before: Estimate, after: Estimate, mean: float, error: float, p: float) -> Difference:
    z = mean / error if error else 0.0
    return Difference(before, after, mean, mean - Z_95 * error, mean + Z_95 * error, z, p)


def two_sided(z: float) -> float:
    """How likely something this far out is by chance."""
    return erfc(abs(z) / sqrt(2))


def as_normal(t: float, freedom: int) -> float:
    """Student's t as a normal deviate with nearly the same odds: errors are estimated, too."""
    return t * (1 - 1 / (4 * freedom)) / sqrt(1 + t * t / (2 * freedom))


def sign_test(up: int, down: int) -> float:
    """How likely so uneven a split is by chance, exactly; McNemar's test for pairs of yes and no."""
    number, few = up + down, min(up, down)
    if number > 1000:
        return two_sided((abs(up - down) - 1) / sqrt(number))
    ways = sum(comb(number, count) for count in range(few + 1))
    return min(1.0, ways / (1 << (number - 1)))


def holm(odds: Sequence[float], level: float = 0.05) -> list[bool]:
    """Which differences stand beyond chance when so many are looked at: Holm's correction.

    Among all experiments in which nothing differs, at most one in twenty has any difference called.
    """
    called = [False] * len(odds)
    for rank, index in enumerate(sorted(range(len(odds)), key=odds.__getitem__)):
        if odds[index] > level / (len(odds) - rank):
            break
        called[index] = True
    return called
