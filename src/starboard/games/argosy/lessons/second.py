# mypyc: skip
"""The second lesson: playing well."""

from collections.abc import Callable
from typing import Final

from starboard.games.argosy.events import Spent
from starboard.games.argosy.lessons import facts
from starboard.games.argosy.lessons.positions import NAMES, drawn, standing
from starboard.games.argosy.lessons.second_steps import SALVAGE, STRIKE, SWAP
from starboard.games.argosy.pieces import TRACK_NAMES
from starboard.kernel.lessons import ByBots, ByRules, Facts, Lesson, Listed, Moment, Position, Remark
from starboard.kernel.rulebook import after
from starboard.kernel.state import State

SIX: Final = standing(
    "d2:GS d3:BN d4:GN e1:BS e2:RF e3:GN e4:RF f1:RS f2:RF f4:BS f5:RS",
    tracks="F1 N2 S1",
    pool="BF GS",
    colonies=(("middle-1",), ("middle-2",), ("green-5",)),
    rivals=("F2 N4 S1", "N2"),
    turns=33,
)


def in_reach(planet: str) -> Callable[[State, int], Facts]:
    """A rich planet next to the own colony: what it costs, and what is there of that."""

    def given(state: State, seat: int) -> Facts:
        cost = facts.price_of(state, seat, "build", planet)
        held = facts.held(state, seat, "navigation")
        others = [track for track in cost if track != "navigation"]
        return {
            "planet": planet,
            "points": facts.worth_of(state, planet),
            "wanted": cost["navigation"],
            "held": held,
            "lacks_one": cost["navigation"] - held == 1,
            "only_navigation": all(facts.held(state, seat, track) >= cost[track] for track in others),
            "lack": ["track-navigation", f"planet-{planet}"],
        }

    return given


def richest(state: State, seat: int) -> Facts:
    """That planet, and the triangle that would pay for it."""
    goal = facts.best_goal(facts.argosy(state), seat)
    assert goal is not None
    return {
        **in_reach("inner-1")(state, seat),
        "hand": facts.in_hand(state),
        "corners": len(goal.places),
        "covered": len(goal.places) - 1,
        "most_there": goal.count,
        "spots": [f"map-{seat}-{place}" for place in goal.places],
    }


LARGER: Final = Position(
    "larger",
    after(SIX, *drawn("RF", "BN"), "RF", seed=2),
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

# -- the point of choice ---------------------------------------------------------------------------


def chosen_track(moment: Moment) -> Facts:
    tracks = [track for track in TRACK_NAMES if facts.rose(moment, track)]
    return {"track": tracks[0], "makes": facts.held(moment.after, moment.seat, tracks[0])}


CHOICE: Final = Position(
    "choice",
    after(SIX, *drawn("RF", "BN"), "RF", "c2"),
    ByRules(lambda moment: facts.best_build(moment.after, moment.seat)[0], good=99),
    (
        Listed("fire", "+F", "track-fire"),
        Listed("navigation", "+N", "track-navigation"),
        Listed("blue", "+B", "track-blue"),
    ),
    (Remark("best", {"grade": "best", "track": "navigation"}), Remark("other", {}, look="lack")),
    ("AR-09", "AR-21"),
    given=in_reach("inner-1"),
    shown=chosen_track,
    claims={"lacks_one": True, "only_navigation": True},
)

# -- sets ------------------------------------------------------------------------------------------

ALIKE: Final = standing(
    "a1:BF b2:GN c1:RF c3:BF d1:RF d3:GN d4:BF e2:RF e5:RS f1:GS f3:RF f5:BN",
    tracks="F1 N1 S1 R1",
    pool="GN BS",
    turns=36,
)


def set_taken(moment: Moment) -> Facts:
    token = facts.in_hand(moment.after)
    count = len(facts.places_of(moment.before, moment.seat, token)) if token else 0
    return {"token": token, "taken": token != "", "have": count, "adds": facts.set_gain(moment)}


def sets_given(state: State, seat: int) -> Facts:
    return {
        "most_alike": max(facts.set_sizes(state, seat)),
        "largest": [f"map-{seat}-{place}" for place in facts.largest_set(state, seat)],
    }


SETS: Final = Position(
    "sets",
    after(ALIKE, *drawn("RF", "BF")),
    ByRules(facts.set_gain, good=3),
    (
        Listed("many", "RF", "pool-red-fire"),
        Listed("some", "BF", "pool-blue-fire"),
        Listed("new", "BS", "pool-blue-shields"),
    ),
    (
        Remark("best", {"grade": "best"}),
        Remark("some", {"grade": "good"}, look="largest"),
        Remark("few", {"grade": "weak", "taken": True, "have": 0}, look="largest"),
        Remark("none", {"taken": False}, look="largest"),
    ),
    ("AR-23",),
    given=sets_given,
    shown=set_taken,
)

# -- cards -----------------------------------------------------------------------------------------

FRESH: Final = standing(
    "b1:GS c1:RF c2:RF d3:BS e3:RN e4:RS",
    tracks="F1 N1 S1 R1 B2",
    action=5,
    owned=[["wanderers"], [], []],
    doubled=[["red"], [], []],
    face_up=["scavengers", "travelers", "excurists"],
    natural=["scavengers"],
    colonies=((), ("green-3",), ("green-5",)),
    pool="purple BN",
    turns=30,
)


def fresh_card(state: State, seat: int) -> Facts:
    natural, artificial = facts.prices_of(state, "scavengers")
    return {
        "fresh": "scavengers",
        "natural": facts.as_cost(natural),
        "artificial": facts.as_cost(artificial),
        "cards": facts.cards_held(state, seat),
        "later_too_dear": any(facts.held(state, seat, track) < count for track, count in artificial.items()),
        "card": ["card-scavengers"],
    }


def spent_on(moment: Moment) -> Facts:
    return {
        "planet": facts.settled(moment),
        "settled": facts.settled(moment) != "",
        "carded": facts.card_bought(moment) != "",
    }


NATURAL: Final = Position(
    "natural",
    after(FRESH),
    ByRules(facts.scored),
    (
        Listed("card", "buy scavengers", "card-scavengers"),
        Listed("world", "build green-2", "planet-green-2"),
        Listed("keep", "done", "end-turn"),
    ),
    (
        Remark("best", {"grade": "best", "carded": True}),
        Remark("world", {"settled": True}, look="card"),
        Remark("keep", {"settled": False, "carded": False}, look="card"),
    ),
    ("AR-14", "AR-23"),
    given=fresh_card,
    shown=spent_on,
    claims={"later_too_dear": True},
)

# -- what is not spent -----------------------------------------------------------------------------

RICH: Final = standing(
    "b1:GS c1:RF c2:RF d3:BS d2:RF e3:RN e4:RS",
    tracks="F1 N2 S4",
    action=5,
    others=("a1:BF b1:BF c2:BF c3:BF d2:RS e4:GS", "b1:GN b2:GN c3:GN d1:GN d4:GN f2:RS"),
    rivals=("F4 N3", "F5 N3"),
    colonies=(("middle-2",), ("middle-1",), ("middle-3",)),
    turns=36,
)


def spending(moment: Moment) -> Facts:
    paid = sum(event.count for event in moment.events if isinstance(event, Spent))
    return {
        "planet": facts.settled(moment) or facts.shielded(moment),
        "paid": paid,
        "spent": paid > 0,
        "warded": facts.shielded(moment) == "middle-2",
        "brings": facts.scored(moment),
    }


def beyond(state: State, seat: int) -> Facts:
    cost = facts.price_of(state, seat, "build", "inner-1")
    return {
        "rich": "inner-1",
        "rich_points": facts.worth_of(state, "inner-1"),
        "wanted": cost["navigation"],
        "held": facts.held(state, seat, "navigation"),
        "mine": "middle-2",
        "not_yet": facts.held(state, seat, "navigation") < cost["navigation"],
        "worlds": ["planet-inner-1"],
    }


SAVE: Final = Position(
    "save",
    after(RICH),
    ByBots(descents=1600),
    (
        Listed("green", "build green-2", "planet-green-2"),
        Listed("ward", "shield middle-2", "planet-middle-2"),
        Listed("keep", "done", "end-turn"),
    ),
    (
        Remark("best", {"grade": "best", "spent": False}),
        Remark("ward", {"warded": True, "brings": 0}, look="worlds"),
        Remark("spent", {"spent": True, "warded": False}, look="worlds"),
    ),
    ("AR-20", "AR-21"),
    given=beyond,
    shown=spending,
    claims={"not_yet": True},
)

SECOND: Final = Lesson("second", (SETS, LARGER, CHOICE, STRIKE, SWAP, SALVAGE, NATURAL, SAVE), NAMES)
