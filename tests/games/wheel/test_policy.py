"""What bots know of Argonaut's Wheel."""

from typing import cast

import pytest

from starboard.bots.simulation import run, simulation
from starboard.games.wheel.game import WHEEL
from starboard.games.wheel.policy import WheelPolicy, can_take
from starboard.games.wheel.rules import Wheel
from starboard.kernel.rng import Random

POLICY = WheelPolicy()


def wheel(
    black: int,
    white: int,
    discs: tuple[tuple[int, int], tuple[int, int]] = ((7, 1), (3, 5)),
    mover: int = 0,
    **more: list[int] | bool,
) -> Wheel:
    """A position with the cones at these places."""
    data = {"mover": mover, "cones": [black, white], "discs": [list(places) for places in discs], **more}
    return cast(Wheel, WHEEL.from_dict(data))


def choices(state: Wheel) -> set[str]:
    """What the policy chooses, over many generators, in notation."""
    seat = state.actors()[0]
    return {WHEEL.notation(state, seat, POLICY.choose(state, seat, Random(n))) for n in range(30)}


def test_it_takes_a_cone_it_can_take() -> None:
    assert choices(wheel(0, 4)) == {"C0-4"}


def test_it_takes_no_cone_before_the_battle() -> None:
    assert "C0-4" not in choices(wheel(0, 4, battle=False))


def test_it_does_not_leave_its_cone_to_be_taken() -> None:
    state = wheel(1, 4, discs=((6, 2), (3, 5)))  # White threatens nothing unless Black's cone goes to 0
    for choice in choices(state):
        after = state.clone()
        after.apply(0, WHEEL.parse(state, 0, choice))
        assert not can_take(after, 1)


def test_it_kills_rather_than_waits() -> None:
    assert choices(wheel(1, 6, discs=((7, 4), (2, 5)))) == {"C1-2"}


@pytest.mark.parametrize("seat", [0, 1])
def test_a_cone_about_to_be_taken_is_a_game_about_to_be_won(seat: int) -> None:
    likely = POLICY.evaluate(wheel(0, 4, mover=seat))
    assert likely[seat] == 1.0
    assert likely[1 - seat] == 0.0


def test_finished_games_are_worth_what_they_came_to() -> None:
    won = wheel(0, 4)
    won.apply(0, WHEEL.parse(won, 0, "C0-4"))
    assert POLICY.evaluate(won) == [1.0, 0.0]


def test_more_living_discs_look_better() -> None:
    black, white = POLICY.evaluate(wheel(2, 6, discs=((7, 1), (3, 5)), dead=[3]))
    assert black > 0.5 > white
    assert black + white == pytest.approx(1)


def test_it_beats_chance_by_far() -> None:
    report = run(simulation(WHEEL, ["greedy", "random"], seed=7, rotate=True), 60, processes=1).to_dict()
    assert report["players"][0]["won"]["low"] > 0.7
