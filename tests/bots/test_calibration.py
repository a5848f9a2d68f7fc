"""How the maps of chances are fitted, and how the table is made that shows whether they are true."""

import pytest

from bench.calibration import table
from bench.chance_maps import Seen, fitted, grouped, rising
from starboard.games.registry import GAMES
from starboard.kernel.chances import Chances
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
    found = fitted(world(), players=1)
    for one in (0.2, 0.5, 0.8):
        assert found.counts(one) == pytest.approx(0.5 + (one - 0.5) / 2, abs=0.06)


def among_four(count: int = 3000) -> list[Seen]:
    """Of four seats, one after the other: the search makes of every lead much more than there is to it."""
    random = Random("four")
    found = []
    for _ in range(count):
        true = [0.2 + random.uniform() for _ in range(4)]
        said = [one**4 for one in true]
        won = random.weighted([(at, int(1000 * one)) for at, one in enumerate(true)])
        found += [Seen(one / sum(said), "bots", float(at == won)) for at, one in enumerate(said)]
    return found


def test_chances_that_come_to_one_together_are_as_often_won() -> None:
    seen = among_four()
    chances = Chances([fitted(seen, players=4)])
    told = [
        one
        for at in range(0, len(seen), 4)
        for one in chances.of_all([s.said for s in seen[at : at + 4]], "bots")
    ]
    for low in (0.1, 0.2, 0.3, 0.4):
        part = [(one, s.came) for one, s in zip(told, seen, strict=True) if low <= one < low + 0.1]
        assert sum(one for one, _ in part) == pytest.approx(sum(came for _, came in part), rel=0.08)


def test_the_chance_of_one_alone_is_that_of_all_where_the_others_are_even() -> None:
    chances = Chances([fitted(among_four(300), players=4)])
    assert chances.of_one(0.4, 4, "bots") == pytest.approx(chances.of_all([0.4, 0.2, 0.2, 0.2], "bots")[0])
    assert Chances().of_one(0.4, 4, "bots") == pytest.approx(0.4)


def test_the_table_has_ten_classes_and_says_how_far_off_they_are() -> None:
    seen = [Seen(0.75, "bots", 1.0)] * 7 + [Seen(0.75, "bots", 0.0)] * 3
    text = table(next(iter(GAMES.values())), 2, "ten games", seen)
    assert text.count(" % |") == 10
    assert "| 70–80 % | 10 | 75.0% | 70.0% |" in text and "off by 5.0%" in text


def test_of_what_the_same_was_said_is_not_told_apart() -> None:
    seen = [Seen(0.5, "bots", came) for came in (0.0, 1.0) * 200]
    assert rising(grouped(seen)) == [(0.5, 0.5, 400)]
