"""Intervals, paired differences, and alarms that chance alone seldom raises."""

import pytest

from starboard.kernel.rng import Random
from starboard.lab.statistics import apart, holm, mean_of, paired, sign_test


def test_a_share_has_wilsons_interval() -> None:
    estimate = mean_of([1.0] * 5 + [0.0] * 5)
    assert (estimate.value, estimate.games) == (0.5, 10)
    assert (estimate.low, estimate.high) == pytest.approx((0.2366, 0.7634), abs=5e-5)


def test_a_mean_has_an_interval_of_two_errors() -> None:
    estimate = mean_of([1.0, 2.0, 3.0, 4.0])
    assert estimate.value == 2.5
    assert estimate.half == pytest.approx(1.96 * (5 / 3 / 4) ** 0.5, abs=1e-3)


def test_pairs_show_what_games_apart_would_hide() -> None:
    random = Random("pairs")
    before = [float(random.below(100)) for _ in range(200)]
    after = [value + 1.0 + float(random.below(3)) for value in before]
    together, alone = paired(before, after), apart(before, after)
    assert together is not None and alone is not None
    assert together.value == pytest.approx(alone.value)
    assert together.p < 1e-6 < 0.05 < alone.p


@pytest.mark.parametrize(
    "up, down, p",
    [
        pytest.param(5, 5, 1.0, id="even"),
        pytest.param(10, 0, 2 / 1024, id="all one way"),
        pytest.param(8, 2, 2 * 56 / 1024, id="eight of ten"),
    ],
)
def test_the_sign_test_is_exact(up: int, down: int, p: float) -> None:
    assert sign_test(up, down) == pytest.approx(p)


def test_too_few_games_that_differ_tell_nothing() -> None:
    assert paired([0.0] * 100, [0.0] * 95 + [1.0] * 5) is None
    assert apart([0.0] * 100, [0.0] * 100) is None


def test_the_more_looks_the_clearer_a_difference_must_be() -> None:
    assert holm([0.04]) == [True]
    assert holm([0.04, 0.9]) == [False, False]
    assert holm([0.9, 0.001, 0.02]) == [False, True, True]
    assert holm([0.9, 0.001, 0.03]) == [False, True, False]


def test_chance_alone_raises_an_alarm_at_most_once_in_twenty() -> None:
    random = Random("nothing differs")
    alarms = 0
    for _ in range(200):
        odds = []
        for _ in range(10):
            first = [float(random.below(2)) for _ in range(60)]
            second = [float(random.below(2)) for _ in range(60)]
            found = paired(first, second)
            odds += [found.p] if found else []
        alarms += any(holm(odds))
    assert alarms <= 200 * 0.05 + 6
