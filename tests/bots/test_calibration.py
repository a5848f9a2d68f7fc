"""How the maps of chances are fitted, and how the table is made that shows whether they are true."""

import pytest

from bench.calibration import Seen, grouped, knots, rising, table
from starboard.games.registry import GAMES
from starboard.kernel.chances import ChanceMap
from starboard.kernel.rng import Random


def world(count: int = 3000) -> list[Seen]:
    """An estimate that exaggerates: what it calls 0.9 comes seven times in ten."""
    random = Random("world")
    found = []
    for _ in range(count):
        said = random.uniform()
        true = 0.5 + (said - 0.5) / 2
        found.append(Seen(said, "bots", 1.0 if random.uniform() < true else 0.0))
    return found


def test_the_fitted_steps_rise_and_count_everything_once() -> None:
    steps = rising(grouped(world(500)))
    came = [step[1] for step in steps]
    assert came == sorted(came) and sum(step[2] for step in steps) == 500


def test_a_map_takes_the_exaggeration_back() -> None:
    said, won = knots(rising(grouped(world())))
    fitted = ChanceMap(players=2, by="bots", said=said, won=won)
    for one in (0.2, 0.5, 0.8):
        assert fitted.chance(one) == pytest.approx(0.5 + (one - 0.5) / 2, abs=0.06)


def test_the_table_has_ten_classes_and_says_how_far_off_they_are() -> None:
    seen = [Seen(0.75, "bots", 1.0)] * 7 + [Seen(0.75, "bots", 0.0)] * 3
    text = table(next(iter(GAMES.values())), 2, "ten games", seen)
    assert text.count(" % |") == 10
    assert "| 70–80 % | 10 | 75.0% | 70.0% |" in text and "off by 5.0%" in text


def test_of_what_the_same_was_said_is_not_told_apart() -> None:
    seen = [Seen(0.5, "bots", came) for came in (0.0, 1.0) * 200]
    assert rising(grouped(seen)) == [(0.5, 0.5, 400)]
