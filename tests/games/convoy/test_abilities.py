"""The four specialists, and in which order points are spent."""

from typing import Any

import pytest

from starboard.games.convoy.game import CONVOY
from tests.games.convoy.build import Ship, convoy, crews

# -- Mechanic --------------------------------------------------------------------------------------


@pytest.mark.rule("CC-16")
def test_the_mechanic_on_a_console_can_stop_a_single_flip() -> None:
    ship = convoy(at={"M": "4a2"}, dice={4: 1}, points=0)
    assert ship.legal()[:2] == ["end", "hack"]
    assert ship.view["hackable"] == 4
    ship.do("hack")
    assert (ship.at("M"), ship.sides(), ship.charged()) == ("4a2", "fffff", [1, 2, 3, 4, 5])


@pytest.mark.rule("CC-16")
def test_the_mechanic_may_let_it_flip() -> None:
    assert convoy(at={"M": "4a2"}, dice={4: 1}, points=0).do("end").at("M") == "space"


@pytest.mark.rule("CC-16")
def test_a_hack_stops_only_the_mechanics_module() -> None:
    ship = convoy(at={"M": "4a2"}, dice={4: 1, 2: 1}, points=0).do("hack")
    assert ship.sides() == "fbfff"


@pytest.mark.rule("CC-16")
@pytest.mark.parametrize(
    "setting",
    [
        {"at": {"M": "4a2"}, "dice": {4: 2}},
        {"at": {"M": "4a2"}, "dice": {3: 1}},
        {"at": {"M": "4a1"}, "dice": {4: 1}},
        {"at": {"N": "4a2"}, "dice": {4: 1}},
        {"at": {"M": "bow"}, "dice": {4: 1}},
        {"at": {"M": "space"}, "dice": {4: 1}},
    ],
    ids=["two dice", "no die here", "beside the console", "not the mechanic", "in an engine", "lost"],
)
def test_no_hack_without_console_mechanic_and_exactly_one_die(setting: dict[str, Any]) -> None:
    ship = convoy(points=0, **setting)
    assert ship.forbids("hack") == "CC-16"
    assert ship.view["hackable"] == 0


@pytest.mark.rule("CC-16", "CC-09")
def test_a_hack_ends_the_phase_and_so_waits_for_the_points() -> None:
    ship = convoy(at={"M": "4a2"}, dice={4: 1}, points=1)
    assert ship.forbids("hack") == "CC-09"


@pytest.mark.rule("CC-16")
def test_a_console_on_the_dark_side_serves_as_well() -> None:
    ship = convoy(sides="bffff", at={"M": "1c2"}, dice={1: 1}, points=0).do("hack")
    assert ship.sides() == "bffff"


# -- Navigator -------------------------------------------------------------------------------------


def moving(**settings: Any) -> Ship:
    """The start of a Move phase, by way of the dice."""
    return convoy(phase="warning", points=0, **settings).roll(1, 5)


@pytest.mark.rule("CC-17")
def test_who_starts_on_the_navigators_module_has_an_extra_point() -> None:
    ship = moving(at={"N": "3a1", "M": "3c4", "P": "2a1"})
    assert [ship.own(who) for who in "NMP"] == [0, 1, 0]


@pytest.mark.rule("CC-17")
def test_an_engine_counts_as_a_module() -> None:
    ship = moving()
    assert [ship.own(who) for who in "NMP"] == [0, 1, 1]


@pytest.mark.rule("CC-17")
def test_a_lost_navigator_helps_nobody() -> None:
    ship = moving(at={"N": "space", "M": "space"})
    assert [ship.own(who) for who in "MP"] == [0, 0]


@pytest.mark.rule("CC-17")
def test_the_extra_point_is_for_its_owner_alone() -> None:
    ship = convoy(points=0, own={"M": 1})
    assert ship.may("M-1a2")
    assert ship.forbids("N-1a2") == "CC-11"


@pytest.mark.rule("CC-17")
def test_joining_the_navigator_later_gives_nothing() -> None:
    assert moving(at={"P": "1a2"}).do("P-bow").own("P") == 0


# -- Pilot -----------------------------------------------------------------------------------------


@pytest.mark.rule("CC-18")
def test_the_pilot_goes_six_spaces_on_four_points() -> None:
    ship = convoy().do("P-1a2", "P-1b2", "P-1c2", "P-2a2", "P-2a3", "P-2a4")
    assert (ship.at("P"), ship.points, ship.own("P")) == ("2a4", 0, 0)
    assert ship.forbids("P-2b4") == "CC-11"


@pytest.mark.rule("CC-18")
def test_pilot_with_a_charge_goes_three_spaces_on_four_points() -> None:
    ship = convoy(at={"P": "3a3+"}).do("P-2c3", "P-2c4", "P-2b4")
    assert (ship.at("P"), ship.points, ship.own("P")) == ("2b4+", 0, 0)


@pytest.mark.rule("CC-18")
def test_own_points_earn_no_more() -> None:
    ship = convoy(points=0, own={"P": 2}, at={"P": "1a2"}).do("P-1b2", "P-1c2")
    assert ship.own("P") == 0


@pytest.mark.rule("CC-18")
def test_burnt_points_earn_like_the_four() -> None:
    ship = convoy(points=0, burnt=2, at={"P": "1a2"}).do("P-1b2", "P-1c2")
    assert ship.own("P") == 1


@pytest.mark.rule("CC-18")
def test_single_points_add_up_between_other_steps() -> None:
    ship = convoy(at={"P": "1a2", "M": "2a1"}).do("P-1b2")
    assert (ship.own("P"), ship.view["points"]["momentum"]) == (0, 1)
    assert ship.do("M-2a2", "P-1c2").own("P") == 1


@pytest.mark.rule("CC-18", "CC-20")
def test_momentum_is_gone_with_the_phase() -> None:
    ship = convoy(points=1, at={"P": "1a2"}).do("P-1b2", "end")
    assert ship.view["points"]["momentum"] == 0


@pytest.mark.rule("CC-18")
def test_others_gain_no_momentum() -> None:
    assert convoy().do("M-1a2", "M-1b2").own("M") == 0


# -- Cargo Specialist ------------------------------------------------------------------------------


@pytest.mark.rule("CC-19")
def test_the_cargo_specialist_pays_one_with_a_charge() -> None:
    ship = convoy("MNC", at={"C": "2a1+"}).do("C-2a2", "C-2a3", "C-2a4")
    assert (ship.at("C"), ship.points) == ("2a4+", 1)


@pytest.mark.rule("CC-26")
def test_two_crews_have_no_abilities() -> None:
    ship = crews({"b1": "4a2", "b3": "2a1+"}, dice={4: 1}, points=2)
    assert not ship.may("hack")
    ship.do("3-2a2")
    assert ship.points == 0
    fresh = crews(phase="warning", points=0).roll(5, 1)
    assert {member["own"] for member in fresh.view["crew"]} == {0}


# -- CC-20: in which order points are spent --------------------------------------------------------


@pytest.mark.rule("CC-20")
@pytest.mark.parametrize(
    "points,burnt,own,left",
    [
        (4, 4, 2, (4, 4, 0)),
        (4, 4, 1, (2, 4, 1)),
        (2, 4, 1, (0, 4, 1)),
        (1, 4, 1, (0, 3, 1)),
        (0, 4, 0, (0, 2, 0)),
        (1, 0, 1, (0, 0, 0)),
        (0, 1, 1, (0, 0, 0)),
    ],
    ids=[
        "own suffice",
        "shared suffice",
        "all of the four",
        "four before burnt",
        "burnt",
        "both",
        "both, burnt",
    ],
)
def test_a_step_of_two_is_paid_in_this_order(
    points: int, burnt: int, own: int, left: tuple[int, int, int]
) -> None:
    pack = CONVOY.pack_with({"abilities.direct": 2})
    ship = convoy(at={"M": "1a2+"}, points=points, burnt=burnt, own={"M": own}, pack=pack).do("M-1a3")
    assert (ship.points, ship.burnt, ship.own("M")) == left


@pytest.mark.rule("CC-20")
def test_unused_points_are_gone_when_the_phase_ends() -> None:
    ship = convoy(points=0, burnt=4, own={"M": 1}).do("end")
    assert (ship.points, ship.burnt, ship.own("M")) == (0, 0, 0)


# -- other numbers ---------------------------------------------------------------------------------


@pytest.mark.rule("CC-18")
def test_what_momentum_earns_is_in_the_components() -> None:
    pack = CONVOY.pack_with({"abilities.momentum": 3, "abilities.gain": 2})
    ship = convoy(at={"P": "2a1"}, pack=pack).do("P-2a2", "P-2a3")
    assert ship.own("P") == 0
    ship.do("P-2a4")
    assert (ship.own("P"), ship.view["points"]["momentum"]) == (2, 0)
    assert dict(ship.told)["momentum"] == {"crew": "pilot", "count": 2, "own": 2, "momentum": 0}


@pytest.mark.rule("CC-18")
def test_a_pilot_may_earn_nothing() -> None:
    ship = convoy(at={"P": "2a1"}, pack=CONVOY.pack_with({"abilities.gain": 0})).do("P-2a2", "P-2a3")
    assert (ship.own("P"), ship.kinds()) == (0, ["stepped"])


@pytest.mark.rule("CC-16")
def test_how_many_dice_the_mechanic_stops_is_in_the_components() -> None:
    pack = CONVOY.pack_with({"abilities.hack": 2})
    assert not convoy(at={"M": "4a2"}, dice={4: 1}, points=0, pack=pack).may("hack")
    ship = convoy(at={"M": "4a2"}, dice={4: 2}, points=0, pack=pack).do("hack")
    assert (ship.at("M"), ship.sides()) == ("4a2", "fffff")
