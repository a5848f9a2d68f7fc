"""Grapples: every difference of the dice, and where the pushed go."""

from itertools import product
from typing import Any, cast

import pytest

from starboard.games.convoy.game import CONVOY
from starboard.games.convoy.view import ConvoyView
from starboard.kernel.state import CHANCE
from tests.games.convoy.build import Ship, crews


def meeting(mover: str = "2a2", foe: str = "2a3", **settings: Any) -> Ship:
    """Bow 1 steps down onto Stern 1, in the Galley unless said otherwise."""
    at = settings.pop("at", {}) | {"b1": mover, "s1": foe}
    return crews(at, **settings).do(f"1-{foe.rstrip('+')}")


# -- CC-29 -----------------------------------------------------------------------------------------


@pytest.mark.rule("CC-29")
def test_stepping_onto_an_opposing_crewmember_starts_a_grapple() -> None:
    ship = meeting()
    assert (ship.phase, ship.state.actors()) == ("grapple", (CHANCE,))
    assert ship.view["grapple"] == {"crew": "bow-1", "foe": "stern-1", "space": "2a3", "take": False}
    assert len(ship.state.odds()) == 36
    assert {weight for _, weight in ship.state.odds()} == {1}


@pytest.mark.rule("CC-29")
@pytest.mark.parametrize("mine,theirs", list(product(range(1, 7), repeat=2)))
def test_the_difference_decides(mine: int, theirs: int) -> None:
    ship = meeting().grapple(mine, theirs)
    where = (ship.at("b1"), ship.at("s1"))
    if mine == theirs or 0 < theirs - mine < 3:
        assert where == ("2a2", "2a3")
    elif theirs - mine >= 3:
        assert where == ("space", "2a3")
    elif mine - theirs < 3:
        assert where == ("2a3", "2a4")
    else:
        assert where == ("2a3", "space")


@pytest.mark.rule("CC-29")
def test_equal_rolls_take_no_charge() -> None:
    ship = meeting("2a2+", "2a3").grapple(4, 4)
    assert (ship.at("b1"), ship.at("s1")) == ("2a2+", "2a3")


@pytest.mark.rule("CC-29")
def test_a_winning_mover_takes_the_losers_charge() -> None:
    ship = meeting("2a2", "2a3+").grapple(4, 3)
    assert (ship.at("b1"), ship.at("s1")) == ("2a3+", "2a4")


@pytest.mark.rule("CC-29")
def test_a_winning_defender_takes_the_movers_charge() -> None:
    ship = meeting("2a2+", "2a3").grapple(3, 5)
    assert (ship.at("b1"), ship.at("s1")) == ("2a2", "2a3+")


@pytest.mark.rule("CC-29")
@pytest.mark.parametrize("mine,theirs,lost", [(6, 3, "s1"), (2, 6, "b1")], ids=["defender", "mover"])
def test_a_lead_of_three_throws_the_loser_off_with_its_charge(mine: int, theirs: int, lost: str) -> None:
    before = crews({"b1": "2a2+", "s1": "2a3+"}).view["supply"]
    ship = meeting("2a2+", "2a3+").grapple(mine, theirs)
    assert ship.at(lost) == "space"
    assert ship.view["supply"] == before + 1


@pytest.mark.rule("CC-29")
def test_after_a_grapple_the_phase_goes_on() -> None:
    ship = meeting().grapple(4, 4)
    assert (ship.phase, ship.state.actors()) == ("move", (0,))


@pytest.mark.rule("CC-29", "CC-26")
@pytest.mark.parametrize("mine,theirs,winner", [(6, 1, 0), (1, 6, 1)])
def test_throwing_off_the_last_of_a_crew_wins_at_once(mine: int, theirs: int, winner: int) -> None:
    alone = dict.fromkeys(("b2", "b3", "s2", "s3"), "space")
    ship = meeting(at=alone).grapple(mine, theirs)
    assert ship.state.ending() == "crew-lost"
    assert ship.state.results()[winner].outcome == "won"


# -- CC-30: points and choices ---------------------------------------------------------------------


@pytest.mark.rule("CC-30")
@pytest.mark.parametrize("mine,theirs", [(4, 4), (2, 4), (6, 5), (1, 6)])
def test_the_points_are_spent_whatever_the_result(mine: int, theirs: int) -> None:
    assert meeting("2a2+", "2a3").grapple(mine, theirs).points == 2


@pytest.mark.rule("CC-30")
def test_the_choice_to_take_counts_only_with_the_space() -> None:
    def attack(mine: int, theirs: int, text: str = "1-2b1+") -> Ship:
        return crews({"b1": "2a1", "s1": "2b1"}).do(text).grapple(mine, theirs)

    assert (attack(5, 4).at("b1"), 2 in attack(5, 4).charged()) == ("2b1+", False)
    assert (attack(6, 1).at("b1"), 2 in attack(6, 1).charged()) == ("2b1+", False)
    assert (attack(4, 4).at("b1"), 2 in attack(4, 4).charged()) == ("2a1", True)
    assert (attack(3, 4).at("b1"), 2 in attack(3, 4).charged()) == ("2a1", True)
    assert (attack(5, 4, "1-2b1").at("b1"), 2 in attack(5, 4, "1-2b1").charged()) == ("2b1", True)


@pytest.mark.rule("CC-30", "CC-13")
def test_a_winner_that_carries_destroys_the_losers_charge() -> None:
    before = crews({"b1": "2a2+", "s1": "2a3+"}).view["supply"]
    ship = meeting("2a2+", "2a3+").grapple(5, 4)
    assert (ship.at("b1"), ship.at("s1"), ship.view["supply"]) == ("2a3+", "2a4", before + 1)


@pytest.mark.rule("CC-30", "CC-13")
def test_a_charge_won_on_a_charged_generator_destroys_that_one() -> None:
    ship = crews({"b1": "2a1+", "s1": "2b1"}).do("1-2b1").grapple(3, 4)
    assert (ship.at("s1"), ship.at("b1")) == ("2b1+", "2a1")
    assert 2 not in ship.charged()


@pytest.mark.rule("CC-30", "CC-13")
def test_a_carrier_that_wins_a_charged_generator_destroys_its_charge() -> None:
    ship = crews({"b1": "2a1+", "s1": "2b1"}).do("1-2b1").grapple(6, 1)
    assert (ship.at("b1"), 2 in ship.charged()) == ("2b1+", False)


@pytest.mark.rule("CC-30")
def test_a_charge_left_where_the_mover_came_from_is_not_touched() -> None:
    ship = crews({"b1": "2b1", "s1": "2a1+"}).do("1-2a1").grapple(5, 4)
    assert (ship.at("b1"), 2 in ship.charged()) == ("2a1+", True)


# -- CC-30: where the pushed go --------------------------------------------------------------------


@pytest.mark.rule("CC-30")
@pytest.mark.parametrize(
    "mover,foe,lands",
    [("2a2", "2a3", "2a4"), ("2a4", "2a3", "2a2"), ("1b2", "1c2", "2a2"), ("2a2", "1c2", "1b2")],
    ids=["down", "up", "right", "left"],
)
def test_a_beaten_defender_is_pushed_straight_on(mover: str, foe: str, lands: str) -> None:
    assert meeting(mover, foe).grapple(5, 4).at("s1") == lands


@pytest.mark.rule("CC-30")
def test_out_of_an_engine_the_push_goes_away_from_it() -> None:
    assert meeting("bow", "1a2").grapple(5, 4).at("s1") == "1b2"


@pytest.mark.rule("CC-30")
def test_one_may_be_pushed_into_the_own_engine() -> None:
    assert meeting("5b2", "5c2").grapple(5, 4).at("s1") == "stern"


@pytest.mark.rule("CC-30")
def test_never_into_the_other_crews_engine() -> None:
    ship = meeting("1b2", "1a2").grapple(5, 4)
    assert ship.phase == "pushed"
    assert ship.legal() == ["1-1b2", "1-1a3"]
    assert ship.forbids("1-bow") == "CC-30"


@pytest.mark.rule("CC-30")
def test_where_straight_on_is_not_free_the_owner_picks() -> None:
    ship = meeting("1a2", "1b2", at={"b2": "1c2"}).grapple(5, 4)  # straight on stands another
    assert (ship.phase, ship.state.actors()) == ("pushed", (1,))
    assert ship.view["pushed"] == "stern-1"
    assert ship.legal() == ["1-1b1", "1-1a2"]  # the space the mover left is one of them
    ship.do("1-1a2")
    assert (ship.at("s1"), ship.at("b1"), ship.state.actors()) == ("1a2", "1b2", (0,))


@pytest.mark.rule("CC-30")
def test_a_single_free_space_is_taken_unasked() -> None:
    ship = meeting("2a3", "2a4", at={"b2": "1c2", "s2": "2b4"}).grapple(
        5, 4
    )  # below is the edge, left a crate
    assert (ship.phase, ship.at("s1")) == ("move", "2a3")


@pytest.mark.rule("CC-30")
def test_without_a_free_space_it_is_off_the_ship_and_the_charge_stays() -> None:
    # Out of the bow onto 1a3: a crate straight on, and 1a2 and 1a4 are taken.
    ship = meeting("bow", "1a3+", at={"b2": "1a2", "s2": "1a4"}).grapple(5, 4)
    assert (ship.at("s1"), ship.at("b1")) == ("space", "1a3+")


@pytest.mark.rule("CC-30")
def test_the_pushed_pick_nothing_up() -> None:
    onto = crews({"b1": "3c2", "s1": "4a2"}).do("1-4a2").grapple(5, 4)
    assert (onto.at("s1"), 4 in onto.charged()) == ("4b2", True)


@pytest.mark.rule("CC-30")
def test_while_the_owner_picks_nothing_else_is_asked() -> None:
    ship = meeting("1a2", "1b2", at={"b2": "1c2"}).grapple(5, 4)
    assert {ship.forbids(text) for text in ("end", "6-1", "2-1a2", "burn bow points")} == {"SB-03"}
    assert ship.forbids("1-1c2") == "CC-30"
    assert ship.forbids("1-1b1+") == "CC-30"
    assert ship.forbids("1-3a1") == "CC-30"


@pytest.mark.rule("CC-30")
def test_in_an_engine_there_is_no_grapple() -> None:
    ship = crews({"s1": "1a2"})
    assert CONVOY.describe(ship.state, 0, ship.state.legal(0)[0]).kind == "grapple"  # out of it there is
    assert ship.do("2-1a3", "2-bow").phase == "move"


@pytest.mark.rule("CC-30")
@pytest.mark.parametrize(
    "mover,foe,at",
    [("1a2", "1b2", {"b2": "1c2"}), ("4c4", "4b4", {"s2": "4a4"})],
    ids=["by the bow", "far from it"],
)
def test_a_pushed_crewmember_keeps_its_place_through_json(mover: str, foe: str, at: dict[str, str]) -> None:
    ship = meeting(mover, foe, at=at).grapple(5, 4)
    assert ship.phase == "pushed"
    read = CONVOY.from_dict(ship.state.to_dict())
    assert read.legal(1) == ship.state.legal(1)
    read.apply(1, read.legal(1)[0])
    assert cast(ConvoyView, read.view(None)).phase == "move"
