# mypyc: skip
"""The first lesson: a turn in which every choice is a real one."""

from typing import Final

from starboard.games.argosy.lessons import facts
from starboard.games.argosy.lessons.positions import NAMES, drawn, standing
from starboard.games.argosy.pieces import TRACK_NAMES
from starboard.games.argosy.state import EXTRAPOLATION_ACTION
from starboard.kernel.lessons import ByRules, Facts, Lesson, Listed, Moment, Position, Remark
from starboard.kernel.rulebook import after
from starboard.kernel.state import State

START: Final = standing(
    "c1:RF c2:RF b1:GS d3:BS e3:RN e4:RS", tracks="S1 R1", pool="BN GF", colonies=((), ("green-3",), ())
)
DREW: Final = drawn("RF", "GN")


def token_taken(moment: Moment) -> Facts:
    goal = facts.best_goal(facts.argosy(moment.after), moment.seat)
    return {
        "token": facts.in_hand(moment.after),
        "taken": facts.in_hand(moment.after) != "",
        "teaches": goal.count if goal else 0,
        "where": goal.place if goal else "",
    }


def where_it_teaches(state: State, seat: int) -> Facts:
    goal = facts.best_goal(facts.argosy(state), seat)
    assert goal is not None
    spots = [f"map-{seat}-{place}" for place in goal.places]
    return {
        "hand": facts.in_hand(state),
        "most_there": goal.count,
        "corners": len(goal.places),
        "spots": spots,
    }


TAKE: Final = Position(
    "take",
    after(START, *DREW),
    ByRules(facts.can_learn),
    (
        Listed("twin", "RF", "pool-red-fire"),
        Listed("way", "BN", "pool-blue-navigation"),
        Listed("fire", "GF", "pool-green-fire"),
    ),
    (
        Remark("best", {"grade": "best", "token": "red-fire"}),
        Remark("fewer", {"grade": "good", "taken": True}, look="twins"),
        Remark("nothing", {"taken": True}, look="twins"),
        Remark("none", {"taken": False}, look="twins"),
    ),
    ("AR-08", "AR-13"),
    given=facts.twins("red-fire"),
    shown=token_taken,
    claims={"twins_side_by_side": True},
)

PLACE: Final = Position(
    "place",
    after(START, *DREW, "RF"),
    ByRules(facts.learnt),
    (
        Listed("below", "d2", "map-0-d2"),
        Listed("beside", "b2", "map-0-b2"),
        Listed("far", "f4", "map-0-f4"),
    ),
    (
        Remark("best", {"grade": "best", "colour": True, "symbol": True}),
        Remark("half", {"grade": "good", "colour": True, "symbol": False}, look="spots"),
        Remark("nothing", {"closed": 0}, look="spots"),
    ),
    ("AR-08",),
    given=where_it_teaches,
    shown=facts.closed,
)


def colony_within_means(moment: Moment) -> int:
    """The points of the best colony that could be built this turn."""
    return facts.best_build(moment.after, moment.seat)[0]


def colony_prices(state: State, seat: int) -> Facts:
    cost = facts.price_of(state, seat, "build", "green-1")
    lacking = {track: points for track, points in cost.items() if facts.held(state, seat, track) < points}
    return {
        "lacking": list(lacking),
        "lacks_navigation_alone": list(lacking) == ["navigation"],
        "red": facts.held(state, seat, "red"),
        "fire": facts.held(state, seat, "fire"),
        "red_of_no_use": "red" not in cost,
        "tracks": [f"track-{track}" for track in lacking],
    }


def traded(moment: Moment) -> Facts:
    before, after = moment.before, moment.after
    gained = [track for track in TRACK_NAMES if facts.held(after, 0, track) > facts.held(before, 0, track)]
    return {"traded": bool(gained), "gained": gained[0] if gained else ""}


EXTRAPOLATE: Final = Position(
    "extrapolate",
    after(START, *DREW, "RF", "d2"),
    ByRules(colony_within_means),
    (
        Listed("navigation", ("xR", "+N"), "track-red"),
        Listed("blue", ("xR", "+B")),
        Listed("keep", "done", "end"),
    ),
    (
        Remark("best", {"grade": "best", "gained": "navigation"}),
        Remark("other", {"traded": True}, look="tracks"),
        Remark("keep", {"traded": False}, look="tracks"),
    ),
    ("AR-17", "AR-20"),
    given=colony_prices,
    shown=traded,
    claims={"lacks_navigation_alone": True, "red_of_no_use": True},
    until=lambda state, seat: facts.argosy(state).action != EXTRAPOLATION_ACTION,
)


def founded(moment: Moment) -> Facts:
    planet = facts.settled(moment)
    points, line, beyond = facts.nearest(moment.after, planet) if planet else (0, 0, "")
    return {
        "planet": planet,
        "settled": planet != "",
        "own": facts.worth_of(moment.after, planet) if planet else 0,
        "beyond": beyond,
        "beyond_points": points,
        "line": line,
    }


def world_and_next(moment: Moment) -> int:
    """A world's points, and those of the richest that the cheapest line leads on to."""
    planet = facts.settled(moment)
    return facts.worth_of(moment.after, planet) + facts.nearest(moment.after, planet)[0] if planet else 0


def greens(state: State, seat: int) -> Facts:
    reach = {}
    for offer in facts.payable(state, seat):
        reach[offer.planet] = facts.nearest(state, offer.planet)[0]
    best = [planet for planet in reach if reach[planet] == max(reach.values())]
    return {
        "best_worlds": [f"planet-{planet}" for planet in best],
        "all_alike": facts.all_worth(state, list(reach)),
    }


FOUND: Final = Position(
    "found",
    after(START, *DREW, "RF", "d2", "xR", "+N", "done"),
    ByRules(world_and_next),
    (
        Listed("east", "build green-2", "planet-green-2"),
        Listed("north", "build green-1", "planet-green-1"),
        Listed("wait", "done", "end-turn"),
    ),
    (
        Remark("best", {"grade": "best", "settled": True}),
        Remark("poorer", {"settled": True}, look="best_worlds"),
        Remark("wait", {"settled": False}, look="best_worlds"),
    ),
    ("AR-20", "AR-21"),
    given=greens,
    shown=founded,
    claims={"all_alike": True},
)

LATER: Final = standing(
    "c1:RF c2:RF d2:RF d1:GF b1:GS d3:BS e2:BN e3:RN e4:RS",
    tracks="F1 N3 S1 R2 B3",
    action=5,
    colonies=(("green-2",), ("green-3",), ("green-5",)),
    turns=21,
    pool="purple BN BN GF",
)


def bought(moment: Moment) -> Facts:
    return {
        "planet": facts.settled(moment),
        "settled": facts.settled(moment) != "",
        "card": facts.card_bought(moment),
        "carded": facts.card_bought(moment) != "",
        "points": facts.scored(moment),
    }


def richest_in_reach(state: State, seat: int) -> Facts:
    points, planet, cost = facts.best_build(state, seat)
    return {
        "rich": planet,
        "rich_points": points,
        "rich_navigation": cost.get("navigation", 0),
        "held": facts.held(state, seat, "navigation"),
        "worlds": [f"planet-{planet}"],
        "can_pay": all(facts.held(state, seat, track) >= count for track, count in cost.items()),
    }


EXPAND: Final = Position(
    "expand",
    after(LATER),
    ByRules(facts.scored),
    (
        Listed("beyond", "build middle-2", "planet-middle-2"),
        Listed("card", "buy scavengers", "card-scavengers"),
        Listed("green", "build green-1", "planet-green-1"),
    ),
    (
        Remark("best", {"grade": "best", "settled": True}),
        Remark("card", {"carded": True}, look="worlds"),
        Remark("world", {"settled": True}, look="worlds"),
        Remark("nothing", {"settled": False, "carded": False}, look="worlds"),
    ),
    ("AR-21", "AR-23"),
    given=richest_in_reach,
    shown=bought,
    claims={"can_pay": True},
)

FIRST: Final = Lesson("first", (TAKE, PLACE, EXTRAPOLATE, FOUND, EXPAND), NAMES)
