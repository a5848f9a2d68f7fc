"""What a player of the wheel is told before choosing."""

from typing import cast

import pytest

from starboard.games.wheel.events import Moved
from starboard.games.wheel.game import WHEEL
from starboard.games.wheel.view import WheelView
from tests.games.wheel.build import Table, new_game, wheel


def carried(table: Table) -> dict[int, bool]:
    found = WHEEL.outlook(table.state, table.mover)
    return {one.place: one.comes for one in found.carried}


@pytest.mark.rule("AW-03")
def test_a_rotation_carries_the_disc_on_the_leading_side_away() -> None:
    assert carried(new_game(opener="black")) == {1: False}


@pytest.mark.rule("AW-03")
def test_a_rotation_brings_what_waits_beside_the_stations() -> None:
    assert carried(wheel((6, 4), (6, 0), (3, 5))) == {6: True}


def test_the_dead_and_the_captive_are_not_carried_into_reach() -> None:
    assert carried(wheel((0, 6), (6, 2), (3, 5))) == {}
    assert carried(wheel((0, 4), (6, 2), (3, 5), dead=(6,))) == {}


def test_where_nobody_may_rotate_nothing_is_carried() -> None:
    table = wheel((0, 4), (7, 1), (3, 5), rotations=8)
    assert "R" not in table.legal()
    assert carried(table) == {}


@pytest.mark.rule("AW-17")
def test_moving_a_cone_says_that_the_battle_begins() -> None:
    table = wheel((7, 4), (1, 2), (3, 5), battle=False)
    begins = set()
    for move in table.legal() - {"R"}:
        action = WHEEL.parse(table.state, 0, move)
        after, story = WHEEL.carry_out(table.state, 0, action)
        moved = story[0].event
        assert isinstance(moved, Moved)
        assert cast(WheelView, after.view(None)).battle == moved.battle == (moved.piece == "cone")
        begins.add(moved.battle)
    assert True in begins
