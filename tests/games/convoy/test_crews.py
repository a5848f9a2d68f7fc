"""Two crews: how they start, roll, take turns, and how one of them wins."""

from typing import Any

import pytest

from starboard.games.convoy.game import CONVOY
from starboard.kernel.state import CHANCE
from tests.games.convoy.build import Ship, crews

# -- CC-26 -----------------------------------------------------------------------------------------


@pytest.mark.rule("CC-26")
def test_three_each_start_in_opposite_engines() -> None:
    ship = Ship(CONVOY.new({"players": 2, "modules": "first-flight"}))
    assert [ship.at(who) for who in ("b1", "b2", "b3", "s1", "s2", "s3")] == ["bow"] * 3 + ["stern"] * 3
    assert (ship.phase, ship.tracker) == ("warning", 14)


@pytest.mark.rule("CC-26")
def test_the_third_charge_in_the_own_engine_wins() -> None:
    ship = crews({"b1": "1a2+"}, engines=(2, 2)).do("1-bow+")
    results = ship.state.results()
    assert ship.state.ending() == "charged"
    assert [(result.outcome, result.score, result.place) for result in results] == [
        ("won", 3, 1),
        ("lost", 2, 2),
    ]


@pytest.mark.rule("CC-26")
def test_two_charges_do_not_win() -> None:
    assert crews({"b1": "1a2+"}, engines=(1, 2)).do("1-bow+").state.ending() == ""


@pytest.mark.rule("CC-26")
def test_a_crew_all_in_space_loses() -> None:
    at = {"s1": "3a1", "s2": "space", "s3": "space"}
    ship = crews(at, points=0, second=True, dice={3: 1}).do("end")
    assert ship.state.ending() == "crew-lost"
    assert [result.outcome for result in ship.state.results()] == ["won", "lost"]


@pytest.mark.rule("CC-26")
def test_both_crews_lost_in_the_same_flips_draw() -> None:
    at = dict.fromkeys(("b2", "b3", "s2", "s3"), "space") | {"b1": "2a1", "s1": "3a1"}
    ship = crews(at, points=0, second=True, dice={2: 1, 3: 1}).do("end")
    assert ship.state.ending() == "crews-lost"
    assert [result.outcome for result in ship.state.results()] == ["drawn", "drawn"]


@pytest.mark.rule("CC-26", "CC-22")
@pytest.mark.parametrize(
    "engines,lost,outcomes",
    [
        ((1, 0), "b1", ["won", "lost"]),
        ((1, 2), "s1", ["lost", "won"]),
        ((1, 1), "s1", ["won", "lost"]),
        ((0, 0), "b1", ["lost", "won"]),
        ((2, 2), "", ["drawn", "drawn"]),
    ],
    ids=["charges first", "charges of the other", "then crew", "crew of the other", "drawn"],
)
@pytest.mark.parametrize(
    "course", [{"tracker": 1}, {"stalled": True, "cycle": 50}], ids=["time-out", "cycle-cap"]
)
def test_when_time_runs_out_charges_count_then_crew(
    engines: tuple[int, int], lost: str, outcomes: list[str], course: dict[str, Any]
) -> None:
    ship = crews({lost: "space"} if lost else {}, engines=engines, points=0, second=True, **course).do("end")
    assert ship.state.ending() == ("time-out" if "tracker" in course else "cycle-cap")
    assert [result.outcome for result in ship.state.results()] == outcomes


@pytest.mark.rule("CC-26", "CC-14")
def test_either_crew_stalls_the_tracker_for_both() -> None:
    ship = crews({"b1": "1a2+"}, points=2, tracker=9).do("1-bow+", "end")
    ship.do("1-5c1", "1-5c2", "1-5b2", "1-5a2", "end")
    assert ship.tracker == 9


# -- CC-27 -----------------------------------------------------------------------------------------


@pytest.mark.rule("CC-27")
def test_each_rolls_one_die_and_equal_rolls_do_not_stand() -> None:
    ship = crews(phase="warning", points=0)
    rolls = [CONVOY.describe(ship.state, CHANCE, outcome).parts for outcome, _ in ship.state.odds()]
    assert len(rolls) == 30
    assert all(parts["bow"] != parts["stern"] for parts in rolls)
    assert {weight for _, weight in ship.state.odds()} == {1}


@pytest.mark.rule("CC-27")
def test_two_dice_whatever_the_tracker_shows() -> None:
    assert crews(phase="warning", points=0, tracker=3).roll(2, 4).dice() == [0, 1, 0, 1, 0]


@pytest.mark.rule("CC-27")
@pytest.mark.parametrize("bow,stern,first", [(5, 2, 0), (2, 5, 1)])
def test_the_higher_roll_moves_first(bow: int, stern: int, first: int) -> None:
    assert crews(phase="warning", points=0).roll(bow, stern).state.actors() == (first,)


@pytest.mark.rule("CC-27")
@pytest.mark.parametrize("bow,stern,who", [(6, 2, 0), (2, 6, 1)])
def test_who_rolled_the_six_places_it_and_moves_first(bow: int, stern: int, who: int) -> None:
    ship = crews(phase="warning", points=0).roll(bow, stern)
    assert (ship.phase, ship.state.actors()) == ("sixes", (who,))
    ship.do("6-4")
    assert (ship.dice(), ship.state.actors()) == ([0, 1, 0, 1, 0], (who,))


# -- CC-28 -----------------------------------------------------------------------------------------


@pytest.mark.rule("CC-28")
def test_one_crew_finishes_then_the_other_has_four_points_then_modules_flip() -> None:
    ship = crews(phase="warning", points=0).roll(2, 5)
    ship.do("1-5c1", "1-5c2", "1-5b2", "1-5a2", "end")
    assert (ship.state.actors(), ship.points, ship.sides()) == ((0,), 4, "fffff")
    ship.do("1-1a2", "1-bow", "2-1a3", "2-1a2", "end")
    assert (ship.phase, ship.sides(), ship.tracker) == ("warning", "fbffb", 13)
    assert ship.at("s1") == "space"


@pytest.mark.rule("CC-28")
def test_nobody_moves_the_other_crew() -> None:
    ship = crews({"s1": "3a1"})
    assert {text[0] for text in ship.legal()} == {"1", "2", "3"}
    assert not any("3a2" in text or "2c1" in text for text in ship.legal())
