"""What proposals say together: a plane is found again, and near games outweigh far ones."""

import random

import pytest

from starboard.lab.surface import Point, height, weight

pytest.importorskip("numpy", reason="needs the extra `lab`")


def plane(x: float, y: float) -> float:
    return 0.2 + 0.5 * x - 0.1 * y


def test_a_plane_is_found_where_nothing_was_measured() -> None:
    points = [Point((x / 4, y / 4), plane(x / 4, y / 4), 40) for x in range(5) for y in range(5) if x != y]
    assert height(points, (0.5, 0.5)) == pytest.approx(plane(0.5, 0.5), abs=0.01)


def test_neighbours_make_a_noisy_share_better_known() -> None:
    chance = random.Random("a noisy share")
    alone, together = [], []
    for _ in range(50):
        points = [
            Point((x / 10,), sum(chance.random() < plane(x / 10, 0) for _ in range(40)) / 40, 40)
            for x in range(11)
        ]
        alone.append(points[5].value - plane(0.5, 0))
        together.append(height(points, (0.5,)) - plane(0.5, 0))
    assert sum(miss**2 for miss in together) < sum(miss**2 for miss in alone) / 2


def test_a_measurement_counts_by_its_games_and_its_nearness() -> None:
    here, there = Point((0.5,), 1.0, 40), Point((0.9,), 0.0, 40)
    assert weight(here, (0.5,)) == 40
    assert weight(there, (0.5,)) < 10
    assert height([here, there], (0.5,)) > 0.8
