"""Steps: where they go, what they cost, what is picked up and placed, and when the phase may end."""

from typing import Any

import pytest

from tests.games.convoy.build import convoy, crews

# -- CC-09: the four points must be used -----------------------------------------------------------


@pytest.mark.rule("CC-09")
def test_a_cycle_has_four_points_shared_by_the_crew() -> None:
    ship = convoy().do("M-1a2", "N-1a3", "M-1b2", "N-1a4")
    assert ship.points == 0
    assert [ship.at(who) for who in "MN"] == ["1b2", "1a4"]


@pytest.mark.rule("CC-09")
def test_the_phase_cannot_end_while_a_step_can_be_paid() -> None:
    ship = convoy(points=1)
    assert ship.forbids("end") == "CC-09"
    assert ship.do("M-1a2").forbids("end") == ""


@pytest.mark.rule("CC-09")
def test_a_point_that_pays_for_no_step_need_not_be_used() -> None:
    at = {"M": "1a2+", "N": "3b4+", "P": "5a1+"}
    ship = convoy(at=at, points=1)
    assert ship.legal()[0] == "end"
    assert not [text for text in ship.legal() if text[1] == "-"]


@pytest.mark.rule("CC-09")
def test_burnt_and_own_points_need_not_be_used() -> None:
    assert convoy(points=0, burnt=4, own={"M": 1}).may("end")


@pytest.mark.rule("CC-09")
def test_a_step_that_needs_own_points_as_well_does_not_oblige() -> None:
    at = {"M": "1a2+", "N": "3b4+", "P": "5a1+"}
    ship = convoy(at=at, points=1, own={"M": 1})
    assert ship.may("M-1a3")
    assert ship.may("end")


@pytest.mark.rule("CC-09", "CC-29")
def test_a_step_that_would_start_a_grapple_counts_as_one() -> None:
    # From 5c1 there is a crate to the left, the stern to the right is closed, and below stands a foe.
    at = {"b1": "5c1", "b2": "space", "b3": "space", "s1": "5c2"}
    ship = crews(at, points=1)
    assert [text for text in ship.legal() if "-" in text] == ["1-5c2"]
    assert ship.forbids("end") == "CC-09"


# -- CC-10: where a step goes ----------------------------------------------------------------------


@pytest.mark.rule("CC-10")
def test_a_step_goes_left_right_up_or_down() -> None:
    ship = convoy(at={"P": "1b2"})
    assert [text for text in ship.legal() if text.startswith("P")] == [
        "P-1b1",
        "P-1a2",
        "P-1c2",
    ]  # 1b3: crate


@pytest.mark.rule("CC-10")
def test_a_step_crosses_from_module_to_module_where_both_are_open() -> None:
    ship = convoy(at={"P": "1c1"})
    assert ship.do("P-2a1").at("P") == "2a1"


@pytest.mark.rule("CC-10")
@pytest.mark.parametrize(
    "text",
    ["P-1b3", "P-1a1", "P-1c3", "P-1a2", "P-3b2", "P-bow"],
    ids=["crate", "diagonal", "two off", "stay", "far", "engine"],
)
def test_no_step_onto_a_crate_diagonally_or_further(text: str) -> None:
    start = "1a2" if text == "P-1a2" else "1b2"
    assert convoy(at={"P": start}).forbids(text) == "CC-10"


@pytest.mark.rule("CC-10")
def test_nobody_steps_onto_another_of_the_crew() -> None:
    assert convoy(at={"P": "1b2", "M": "1c2"}).forbids("P-1c2") == "CC-10"


@pytest.mark.rule("CC-10")
def test_an_engine_has_room_for_all() -> None:
    ship = convoy(at={"P": "1a2"})
    assert ship.do("P-bow").at("P") == "bow"


@pytest.mark.rule("CC-10")
def test_a_dark_module_has_other_crates() -> None:
    ship = convoy(sides="bffff", at={"P": "1a2"})
    assert ship.forbids("P-1a3") == "CC-10"
    assert ship.may("P-1a1")


# -- CC-11: what a step costs ----------------------------------------------------------------------


@pytest.mark.rule("CC-11")
def test_a_step_costs_one_and_two_with_a_charge() -> None:
    assert convoy(at={"M": "1a2"}).do("M-1a3").points == 3
    assert convoy(at={"M": "1a2+"}).do("M-1a3").points == 2


@pytest.mark.rule("CC-11")
def test_without_points_there_is_no_step() -> None:
    assert convoy(points=0).forbids("M-1a2") == "CC-11"
    assert convoy(points=1, at={"M": "1a2+"}).forbids("M-1a3") == "CC-11"


# -- CC-12, CC-13: Charges on the way --------------------------------------------------------------


@pytest.mark.rule("CC-12")
def test_stepping_onto_a_charged_generator_may_pick_up_or_leave() -> None:
    ship = convoy(at={"M": "1a4"})
    assert [text for text in ship.legal() if text.startswith("M-1b4")] == ["M-1b4", "M-1b4+"]
    taken = convoy(at={"M": "1a4"}).do("M-1b4+")
    assert (taken.at("M"), taken.charged()) == ("1b4+", [2, 3, 4, 5])
    left = convoy(at={"M": "1a4"}).do("M-1b4")
    assert (left.at("M"), left.charged()) == ("1b4", [1, 2, 3, 4, 5])


@pytest.mark.rule("CC-12")
def test_who_left_a_charge_takes_it_only_by_stepping_on_again() -> None:
    ship = convoy(at={"M": "1b4"})
    assert ship.do("M-1a4", "M-1b4+").at("M") == "1b4+"


@pytest.mark.rule("CC-12")
@pytest.mark.parametrize(
    "setting,text",
    [
        ({"at": {"M": "1a4"}, "empty": "1"}, "M-1b4+"),
        ({"at": {"M": "1a2"}}, "M-1b2+"),
        ({"at": {"M": "1a4+"}}, "M-1b4+"),
    ],
    ids=["empty generator", "floor", "hands full"],
)
def test_there_must_be_a_charge_and_empty_hands(setting: dict[str, Any], text: str) -> None:
    assert convoy(**setting).forbids(text) == "CC-12"


@pytest.mark.rule("CC-13")
def test_a_carrier_that_steps_onto_a_charge_destroys_one_of_them() -> None:
    ship = convoy(at={"M": "1a4+"})
    before = ship.view["supply"]
    ship.do("M-1b4")
    assert (ship.at("M"), ship.charged(), ship.view["supply"]) == ("1b4+", [2, 3, 4, 5], before + 1)
    assert "destroyed" in ship.kinds()


# -- CC-14: placing --------------------------------------------------------------------------------


@pytest.mark.rule("CC-14")
def test_placing_a_charge_fills_a_square_and_stalls_the_tracker() -> None:
    ship = convoy(at={"M": "1a2+"}).do("M-bow+")
    assert (ship.at("M"), ship.engines()) == ("bow", [1, 0])
    assert ship.view["tracker"]["stalled"]
    ship.do("N-1a2", "N-bow", "end")
    assert (ship.tracker, ship.view["tracker"]["stalled"]) == (14, False)


@pytest.mark.rule("CC-14")
def test_a_carrier_may_keep_its_charge_and_place_it_on_a_later_step() -> None:
    ship = convoy(at={"M": "1a2+"}, burnt=4).do("M-bow")
    assert (ship.at("M"), ship.engines(), ship.view["tracker"]["stalled"]) == ("bow+", [0, 0], False)
    assert ship.do("M-1a2", "M-bow+").engines() == [1, 0]


@pytest.mark.rule("CC-14")
@pytest.mark.parametrize(
    "setting",
    [{"at": {"M": "1a2"}}, {"at": {"M": "1a2+"}, "engines": (3, 0)}],
    ids=["empty hands", "engine full"],
)
def test_placing_needs_a_charge_and_a_free_square(setting: dict[str, Any]) -> None:
    assert convoy(**setting).forbids("M-bow+") == "CC-14"


@pytest.mark.rule("CC-14")
def test_the_other_crews_engine_is_closed() -> None:
    ship = crews({"b1": "5c1"})
    assert ship.forbids("1-stern") == "CC-14"
    assert not ship.may("1-stern")


@pytest.mark.rule("CC-21")
def test_the_lost_take_no_steps() -> None:
    assert convoy(at={"M": "space"}).forbids("M-1a2") == "CC-21"
