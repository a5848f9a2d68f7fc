# mypyc: skip
"""The first lesson: a turn in which every choice is a real one."""

from typing import Final

from starboard.games.argosy.lessons import facts
from starboard.games.argosy.lessons.positions import NAMES, after, drawn, standing
from starboard.kernel.lessons import ByRules, Facts, Lesson, Listed, Moment, Position, Remark
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
        Remark("best", {"grade": "best"}),
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
        Remark("best", {"grade": "best"}),
        Remark("half", {"grade": "good"}, look="spots"),
        Remark("nothing", {}, look="spots"),
    ),
    ("AR-08",),
    given=where_it_teaches,
    shown=facts.closed,
)

FIRST: Final = Lesson("first", (TAKE, PLACE), NAMES)
