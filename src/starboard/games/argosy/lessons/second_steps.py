# mypyc: skip
"""Positions of the second lesson: what one does to others' maps and to one's own."""

from typing import Final

from starboard.games.argosy.lessons import facts
from starboard.games.argosy.lessons.positions import standing
from starboard.games.argosy.state import CELESTIAL, CHOOSE_TRIANGLE, DOMESTIC_ACTION, EXTRA_POINT, TARGET
from starboard.kernel.lessons import ByRules, Facts, Listed, Moment, Position, Remark
from starboard.kernel.rulebook import after
from starboard.kernel.state import State

# -- strikes ---------------------------------------------------------------------------------------

STRIKING: Final = standing(
    "b1:GS c1:RF c2:RF d3:BS e3:RN e4:RS",
    tracks="F1 S1",
    action=3,
    others=("a1:BF b1:BF c2:BF c3:BF d2:RS e4:GS", "b1:GN b2:GN c3:GN d1:GN d4:GN f2:RS"),
    rivals=("F1 N1", "N2 S1"),
    turns=30,
)


def struck(moment: Moment) -> Facts:
    victim, token, place = facts.strike_in(moment)
    safe = victim >= 0 and facts.held(moment.before, victim, "shields") > 0
    count = len(facts.places_of(moment.before, victim, token)) if victim >= 0 else 0
    return {
        "victim": victim,
        "struck": victim >= 0,
        "token": token,
        "place": place,
        "count": count,
        "can_cancel": safe,
        "loses": facts.would_lose(moment.before, victim, place) if victim >= 0 else 0,
    }


def strike_counts(moment: Moment) -> int:
    """The points that a strike is sure to cost the victim."""
    found = struck(moment)
    return 0 if found["can_cancel"] else int(found["loses"])


def rivals(state: State, seat: int) -> Facts:
    return {
        "mira": 1,
        "altair": 2,
        "open_count": max(facts.set_sizes(state, 1)),
        "safe_count": max(facts.set_sizes(state, 2)),
        "open_set": [f"map-1-{place}" for place in facts.largest_set(state, 1)],
        "mira_has_shields": facts.held(state, 1, "shields") > 0,
        "altair_has_shields": facts.held(state, 2, "shields") > 0,
    }


STRIKE: Final = Position(
    "strike",
    after(STRIKING),
    ByRules(strike_counts, good=2),
    (
        Listed("open", ("strike", "2:c2")),
        Listed("safe", ("strike", "3:c3")),
        Listed("keep", "done", "end"),
    ),
    (
        Remark("best", {"grade": "best", "can_cancel": False}),
        Remark("single", {"struck": True, "can_cancel": False}, look="open_set"),
        Remark("cancelled", {"struck": True, "can_cancel": True}, look="open_set"),
        Remark("keep", {"struck": False}, look="open_set"),
    ),
    ("AR-18", "AR-23"),
    given=rivals,
    shown=struck,
    claims={"mira_has_shields": False, "altair_has_shields": True},
    until=lambda state, seat: facts.argosy(state).phase not in (CELESTIAL, TARGET),
)

# -- domestic steps --------------------------------------------------------------------------------

SWAPPING: Final = standing(
    "c1:RF c2:GF d1:BS d2:RF d3:GN e1:RN e2:BN f1:RS",
    tracks="F1 N1 G1",
    action=4,
    pool="RF BN GS",
    turns=27,
)


def swapped(moment: Moment) -> Facts:
    old, new, place = facts.swap_in(moment)
    return {
        "swapped": new != "",
        "old": old,
        "new": new,
        "place": place,
    }


def waiting_corner(state: State, seat: int) -> Facts:
    best = facts.best_goal(facts.argosy(state), seat)
    assert best is not None
    return {
        "best_place": best.place,
        "best_token": best.token,
        "best_count": best.count,
        "green": facts.held(state, seat, "green"),
        "corners": [f"map-{seat}-{place}" for place in best.places],
    }


SWAP: Final = Position(
    "swap",
    after(SWAPPING),
    ByRules(facts.learnt_by_swap),
    (
        Listed("middle", ("swap", "c2", "RF"), "map-0-c2"),
        Listed("side", ("swap", "d3", "RF"), "map-0-d3"),
        Listed("keep", "done", "end"),
    ),
    (
        Remark("best", {"grade": "best", "got": 2}),
        Remark("some", {"grade": "good"}, look="corners"),
        Remark("nothing", {"swapped": True}, look="corners"),
        Remark("keep", {"swapped": False}, look="corners"),
    ),
    ("AR-19", "AR-12"),
    given=waiting_corner,
    shown=swapped,
    until=lambda state, seat: (
        facts.argosy(state).action != DOMESTIC_ACTION
        or facts.argosy(state).phase in (CHOOSE_TRIANGLE, EXTRA_POINT)
    ),
)

SALVAGING_AT: Final = standing(
    "b1:GS c1:RF c2:RF d3:BS e3:RN e4:RS",
    tracks="N1 S1 B1",
    action=4,
    scraps=[["blue-navigation"], ["red-fire", "green-shields"], []],
    turns=27,
)


def salvaged(moment: Moment) -> Facts:
    token, owner = facts.recovered_in(moment)
    return {"token": token, "owner": owner, "salvaged": token != "", **facts.closed(moment)}


def scraps(state: State, seat: int) -> Facts:
    return {
        **facts.twins("red-fire")(state, seat),
        "mira": 1,
        "wanted_there": "red-fire" in facts.scrap_of(state, 1),
        "blue": facts.held(state, seat, "blue"),
    }


SALVAGE: Final = Position(
    "salvage",
    after(SALVAGING_AT),
    ByRules(facts.learnt_by_salvage),
    (
        Listed("twin", ("salvage", "2:RF", "d2"), "salvage"),
        Listed("own", ("salvage", "1:BN", "d2")),
        Listed("keep", "done", "end"),
    ),
    (
        Remark("best", {"grade": "best", "colour": True, "symbol": True}),
        Remark("some", {"grade": "good"}, look="twins"),
        Remark("nothing", {"salvaged": True, "closed": 0}, look="twins"),
        Remark("keep", {"salvaged": False}, look="twins"),
    ),
    ("AR-19", "AR-12"),
    given=scraps,
    shown=salvaged,
    claims={"wanted_there": True, "twins_side_by_side": True},
    until=lambda state, seat: (
        facts.argosy(state).action != DOMESTIC_ACTION
        or facts.argosy(state).phase in (CHOOSE_TRIANGLE, EXTRA_POINT)
    ),
)
