"""What a player is told before choosing, and what the board shows."""

from typing import Any

import pytest

from starboard.games.convoy.game import CONVOY
from tests.games.convoy.build import Ship, convoy, crews


def reach(ship: Ship, crew: str) -> dict[tuple[str, tuple[str, ...]], int]:
    """The cheapest cost to each space in reach, with what is done on the way."""
    goals = CONVOY.goals(ship.state, ship.state.actors()[0])
    return {
        (goal.parts["to"], tuple(goal.parts["does"])): goal.cost
        for goal in goals
        if goal.parts["crew"] == crew
    }


def forecasts(ship: Ship) -> dict[Any, dict[str, Any]]:
    return {event.parts.get("module", event.kind): event.parts for event in CONVOY.forecasts(ship.state, 0)}


def test_every_space_in_reach_shows_its_whole_cost() -> None:
    found = reach(convoy(at={"M": "3b4", "N": "bow", "P": "stern"}, points=2), "mechanic")
    assert found == {("3c4", ()): 1, ("3c3", ()): 2, ("4a4", ()): 2}


def test_a_charge_on_the_way_makes_a_goal_of_its_own() -> None:
    found = reach(convoy(at={"M": "1a4"}, points=3), "mechanic")
    assert found["1b4", ()] == 1
    assert found["1b4", ("take",)] == 1
    assert found["1a4", ("take",)] == 3  # back with the Charge for two


def test_placing_and_destroying_are_told() -> None:
    assert reach(convoy(at={"M": "1a2+"}, points=2), "mechanic")["bow", ("place",)] == 2
    assert reach(convoy(at={"M": "1a4+"}, points=2), "mechanic")["1b4", ("destroy",)] == 2


def test_own_points_and_momentum_reach_further() -> None:
    found = reach(convoy(at={"P": "2a1", "M": "stern", "N": "stern"}), "pilot")
    assert max(found.values()) == 6


def under_way(points: int) -> Ship:
    return convoy(at={"M": "3b4", "N": "bow", "P": "stern"}, points=points)


@pytest.fixture(scope="module")
def with_points_for_everything() -> set[str]:
    """Where the Mechanic under way gets with sixty points."""
    ship = under_way(4)
    ship.state.points = 60
    return {to for to, _ in reach(ship, "mechanic")}


@pytest.mark.rule("CC-11")
@pytest.mark.parametrize("points", [1, 2, 4])
def test_too_far_is_what_more_points_would_reach(points: int, with_points_for_everything: set[str]) -> None:
    ship = under_way(points)
    found = CONVOY.outlook(ship.state, 0).too_far
    assert found is not None and found.clause == "CC-11"
    too_far = set(found.spaces["mechanic"])
    now = {to for to, _ in reach(ship, "mechanic")}
    assert too_far and not too_far & now
    assert too_far | now | {"3b4"} == with_points_for_everything | {"3b4"}


def test_warned_spaces_are_marked() -> None:
    goals = CONVOY.goals(convoy(at={"M": "1c2"}, dice={2: 1}).state, 0)
    warned = {goal.parts["to"]: goal.parts["warned"] for goal in goals if goal.parts["crew"] == "mechanic"}
    assert (warned["2a2"], warned["1c1"]) == (True, False)


def test_a_grapple_is_a_goal_and_the_way_ends_there() -> None:
    ship = crews({"b1": "2a2", "s1": "2a4"}, points=4)
    goal = next(goal for goal in CONVOY.goals(ship.state, 0) if goal.kind == "grapple")
    assert (goal.parts["to"], goal.cost, goal.parts["does"]) == ("2a4", 2, ["grapple"])


def goal_to(ship: Ship, crew: str, to: str, *does: str) -> Any:
    goals = CONVOY.goals(ship.state, ship.state.actors()[0])
    return next(goal for goal in goals if (goal.crew, goal.to, goal.does) == (crew, to, list(does)))


def test_a_goal_shows_its_way_and_what_its_last_step_does() -> None:
    ship = convoy(at={"M": "1a3"}, points=4)
    taking = goal_to(ship, "mechanic", "1b4", "take")
    assert (taking.way, taking.last, taking.carrying) == (["1a4", "1b4"], "take", True)
    back = goal_to(ship, "mechanic", "1a4", "take")
    assert (back.way, back.last, back.carrying) == (["1a4", "1b4", "1a4"], None, True)


def test_a_goal_says_whether_it_stalls_the_tracker() -> None:
    placing = goal_to(convoy(at={"M": "1a2+"}), "mechanic", "bow", "place")
    assert (placing.stalls, placing.carrying) == (True, False)
    assert not goal_to(convoy(at={"M": "1a2+"}, stalled=True), "mechanic", "bow", "place").stalls


def test_a_grapple_says_with_whom() -> None:
    ship = crews({"b1": "2a2", "s1": "2a4"})
    assert goal_to(ship, "bow-1", "2a4", "grapple").foe == "stern-1"


def test_the_view_says_what_touches_a_crewmember() -> None:
    assert convoy(at={"M": "1a2"}).member("M")["near"] == ["1b2", "1a3", "bow"]
    assert "bow" not in crews({"s1": "1a2"}).member("s1")["near"]
    assert convoy(at={"M": "space"}).member("M")["near"] == []


def test_the_view_sums_up_each_crew() -> None:
    alone = convoy(at={"P": "space"}, engines=(1, 2), rank=2, own={"M": 1}).view["crews"]
    assert alone == [{"charges": 3, "wanted": 5, "aboard": 2, "own": 1}]
    both = crews({"b1": "space"}, engines=(0, 2)).view["crews"]
    assert [(crew["charges"], crew["wanted"], crew["aboard"]) for crew in both] == [(0, 3, 2), (2, 3, 3)]


@pytest.mark.rule("CC-24")
def test_rows_of_the_scale_say_where_they_end_and_how_often_the_crew_counts() -> None:
    rows = convoy().view["scale"]["rows"]
    assert [(row["from"], row["to"], row["times"]) for row in rows] == [
        (1, 2, 1),
        (3, 4, 2),
        (5, 6, 3),
        (7, 14, 4),
    ]


def test_nobody_has_goals_while_a_six_is_placed() -> None:
    ship = convoy(phase="warning", points=0).roll(1, 6)
    assert CONVOY.goals(ship.state, 0) == []


@pytest.mark.rule("CC-21")
def test_forecasts_say_how_each_warned_module_ends() -> None:
    ship = convoy(at={"P": "3a1", "M": "4a1"}, sides="ffbff", dice={3: 1, 4: 2}, tracker=7)
    told = forecasts(ship)
    assert (told[3]["side"], told[3]["charge"], told[3]["lost"]) == ("front", True, ["pilot"])
    assert (told[4]["side"], told[4]["charge"], told[4]["lost"], told[4]["count"]) == (
        "front",
        True,
        ["mechanic"],
        2,
    )
    assert told["will-tick"] == {"tracker": 6}
    told = forecasts(convoy(dice={5: 1}))
    assert (told[5]["side"], told[5]["charge"], told[5]["lost"]) == ("back", False, [])


@pytest.mark.rule("CC-21", "CC-22")
@pytest.mark.parametrize("stalled", [True, False])
def test_what_is_forecast_happens_if_nobody_does_anything(stalled: bool) -> None:
    ship = convoy(at={"P": "3a1+"}, sides="ffbff", dice={3: 1, 4: 2}, tracker=7, points=0, stalled=stalled)
    told = CONVOY.forecasts(ship.state, 0)
    assert not all(CONVOY.holds(ship.state, event) for event in told)
    ship.do("end")
    assert all(CONVOY.holds(ship.state, event) for event in told)


def test_the_running_score_is_what_a_win_now_would_bring_or_the_charges() -> None:
    assert CONVOY.score(convoy(tracker=5).state, 0) == [{"voyage": 9}]
    assert CONVOY.score(crews(engines=(1, 2)).state, None) == [{"charges": 1}, {"charges": 2}]


@pytest.mark.rule("CC-23")
@pytest.mark.parametrize(
    "rank,engines,bow,stern",
    [
        (1, (0, 0), ["yes", "yes", "no"], ["yes", "yes", "no"]),
        (2, (0, 0), ["yes", "yes", "maybe"], ["yes", "yes", "maybe"]),
        (2, (3, 0), ["yes", "yes", "yes"], ["yes", "yes", "no"]),
        (3, (0, 1), ["yes", "yes", "yes"], ["yes", "yes", "yes"]),
    ],
)
def test_squares_say_whether_they_are_wanted(
    rank: int, engines: tuple[int, int], bow: list[str], stern: list[str]
) -> None:
    view = convoy(rank=rank, engines=engines).view
    assert [engine["wanted"] for engine in view["engines"]] == [bow, stern]


def test_the_board_shows_ship_crew_charges_dice_and_points() -> None:
    ship = convoy(
        at={"P": "1a2+", "M": "4a2", "N": "space"}, dice={4: 2}, engines=(1, 0), points=3, own={"P": 1}
    )
    assert CONVOY.board(ship.state, 0) == BOARD


BOARD = """\
Cycle 14, number 1 of at most 50   rank 1: 2 + 2 Charges   supply 7

           1 Hold      2 Galley    3 Med bay    4 Workshop   5 Quarters
                                                 [6] [6]
  bow  +------------+------------+------------+------------+------------+ stern
  *oo 1|####  .   . |  .   G*####|  . ####  . |  . ####  . |  . ####  . | ooo
      2|P+.   .   . |  . ####  . |  .   G*  . | MC   G*  . |  .   G*  . |
      3|  . ####  . |  . ####  . |  . ####  . |####  . ####|  C   .   . |
      4|  .   G*####|  .   .   . |####  .   . |  .   .   . |  . ########|
       +------------+------------+------------+------------+------------+
         a   b   c    a   b   c    a   b   c    a   b   c    a   b   c

#### crate  G Generator  * Charge  C Console  + carries  o free square  [3] die
Lost in space: N
Points left: 3 of 4, 1 of P alone"""


def test_the_board_tells_two_crews_apart() -> None:
    drawn = CONVOY.board(crews({"b1": "1a2+", "s2": "5c1"}).state, None)
    assert "b1+." in drawn
    assert "s2." in drawn
    assert "b2 2|" in drawn
    assert "b3 3|" in drawn
