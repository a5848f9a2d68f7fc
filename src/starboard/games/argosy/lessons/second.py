# mypyc: skip
"""The second lesson: playing well."""

from typing import Final

from starboard.games.argosy.lessons import facts
from starboard.games.argosy.lessons.positions import NAMES, after, drawn, standing
from starboard.kernel.lessons import ByRules, Facts, Lesson, Listed, Position, Remark
from starboard.kernel.state import State

SIX: Final = standing(
    "d2:GS d3:BN d4:GN e1:BS e2:RF e3:GN e4:RF f1:RS f2:RF f4:BS f5:RN",
    tracks="F1 N2 S1",
    pool="BF GS",
    colonies=(("middle-1",), ("middle-2",), ("green-5",)),
    rivals=("F2 N4 S1", "N2"),
    turns=33,
)


def richest(state: State, seat: int) -> Facts:
    """A rich planet next to the own colony, what it costs and what there is of it."""
    planet = "inner-1"
    cost = facts.price_of(state, seat, "build", planet)
    goal = facts.best_goal(facts.argosy(state), seat)
    assert goal is not None
    return {
        "hand": facts.in_hand(state),
        "planet": planet,
        "points": facts.worth_of(state, planet),
        "wanted": cost["navigation"],
        "held": facts.held(state, seat, "navigation"),
        "lacks_one": cost["navigation"] - facts.held(state, seat, "navigation") == 1,
        "only_navigation": all(
            facts.held(state, seat, track) >= points
            for track, points in cost.items()
            if track != "navigation"
        ),
        "corners": len(goal.places),
        "covered": len(goal.places) - 1,
        "most_there": goal.count,
        "spots": [f"map-{seat}-{place}" for place in goal.places],
    }


LARGER: Final = Position(
    "larger",
    after(SIX, *drawn("RF", "BN"), "RF"),
    ByRules(facts.learnt),
    (
        Listed("bottom", "f3", "map-0-f3"),
        Listed("top", "c2", "map-0-c2"),
        Listed("right", "e5", "map-0-e5"),
    ),
    (
        Remark("best", {"grade": "best", "larger": True}),
        Remark("alike", {"grade": "good", "colour": True, "symbol": True}, look="spots"),
        Remark("colour", {"grade": "good", "colour": True, "symbol": False}, look="spots"),
        Remark("nothing", {"closed": 0}, look="spots"),
    ),
    ("AR-09",),
    given=richest,
    shown=facts.closed,
    claims={"lacks_one": True, "only_navigation": True},
)

SECOND: Final = Lesson("second", (LARGER,), NAMES)
