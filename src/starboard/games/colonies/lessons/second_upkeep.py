# mypyc: skip
"""Positions of the second lesson. What is decided by upkeep: police, a shortage, pirates."""

from typing import Final

from starboard.games.colonies.lessons import facts
from starboard.games.colonies.lessons.positions import (
    AMATERU,
    ELYSIA,
    PALLAS,
    standing,
)
from starboard.games.colonies.numbering import (
    COMMERCE,
    COMMUNITY,
    INDUSTRY,
    MILITARY,
    PASS,
    PLANETS,
    TAKE,
)
from starboard.games.colonies.rules import Colonies
from starboard.games.colonies.state import ASK_POLICE
from starboard.games.colonies.upkeep_events import Policed
from starboard.kernel.lessons import ByRules, Facts, Listed, Moment, Position, Remark
from starboard.kernel.rulebook import after
from starboard.kernel.state import State

# -- police ----------------------------------------------------------------------------------------

BLOCKED: Final = standing(
    "police",
    turn=7,
    goods="14 1 1 2 1",
    levels="2 2 2 2 2",
    purse=70,
    card="open-market",
    agreements={"elysia": (2, 2), "amateru": (3, 3), "bellona": (4, 4), "euterpe": (4, 4)},
    pirates={
        ("pallas", "elysia"): 1,
        ("pallas", "amateru"): 1,
        ("pallas", "bellona"): 2,
        ("pallas", "euterpe"): 6,
    },
)


def came_in(moment: Moment) -> int:
    """CO-24: goods that came past the pirates."""
    exchange = facts.exchanged(moment)
    return exchange.got if exchange else 0


def patrol(state: State, seat: int) -> Facts:
    position = facts.colonies(state)
    level = position.levels[PALLAS * PLANETS + MILITARY]
    waiting = {to: facts.pirates_on(state, PALLAS, to) for to in range(PLANETS) if to != PALLAS}
    return {
        "level": level,
        "coming": facts.coming_in(state),
        "all_blocked": all(waiting.values()),
        "spots": [
            facts.own_route(position.pack.planets[to]) for to, number in waiting.items() if number <= level
        ],
    }


def policed(moment: Moment) -> Facts:
    sent = [event for event in moment.events if isinstance(event, Policed)]
    exchange = facts.exchanged(moment)
    return {
        "sent": sum(event.count for event in sent),
        "any_sent": bool(sent),
        "opened": [event.to for event in sent if event.pirates == 0],
        "any_opened": any(event.pirates == 0 for event in sent),
        "lost": exchange.lost if exchange else 0,
    }


POLICE: Final = Position(
    "police",
    after(BLOCKED),
    ByRules(came_in, good=3),
    (
        Listed("small", ("remove pallas amateru", "remove pallas elysia", "done"), "route-pallas-amateru"),
        Listed("large", ("remove pallas bellona", "remove pallas bellona", "done"), "route-pallas-bellona"),
        Listed("crowded", ("remove pallas euterpe", "remove pallas euterpe", "done"), "route-pallas-euterpe"),
    ),
    (
        Remark("best", {"grade": "best"}),
        Remark("some", {"any_opened": True}, look="spots"),
        Remark("stuck", {"any_sent": True}, look="spots"),
        Remark("none", {}, look="spots"),
    ),
    ("CO-21", "CO-24"),
    given=patrol,
    shown=policed,
    claims={"all_blocked": True},
    until=lambda state, seat: facts.colonies(state).ask != ASK_POLICE,
)

# -- a shortage ------------------------------------------------------------------------------------

SHORT: Final = standing(
    "action",
    turn=8,
    in_round=2,
    first=AMATERU,
    goods="3 0 2 0 0",
    levels="1 1 1 1 2",
    purse=75,
    card="jump-gate-technology",
    markets="1 1 1 2 3",
    agreements={"elysia": (2, 2), "bellona": (2, 2), "euterpe": (2, 2)},
)


def lack(state: State, seat: int) -> Facts:
    position = facts.colonies(state)
    return {
        "resource": position.pack.resources[PALLAS],
        "lacking": -facts.spare(state),
        "free": position.levels[PALLAS * PLANETS + COMMERCE],
        "bill": facts.score(state, seat) - facts.score_after_upkeep(state, seat),
        "spots": ["tech-industry"],
    }


def spared(moment: Moment) -> Facts:
    paid = facts.score(moment.before, moment.seat) - facts.score_after_upkeep(moment.after, moment.seat)
    less = facts.coming_in(moment.after) < facts.coming_in(moment.before)
    return {**facts.taken(moment), "then": paid, "less_in": less}


SHORTAGE: Final = Position(
    "shortage",
    after(SHORT),
    ByRules(facts.earned),
    (
        Listed("make", ("industry", "produce 2", "attract 0"), "take-industry"),
        Listed("lower", ("influence", "adjust bellona both-down", "done"), "take-influence"),
        Listed("sell", ("commerce", "sell energy", "done"), "take-commerce"),
    ),
    (
        Remark("best", {"grade": "best", "action": "industry"}),
        Remark("some", {"grade": "good", "action": "industry"}, look="spots"),
        Remark("lowered", {"grade": "good", "less_in": True}, look="spots"),
        Remark("eased", {"grade": "good", "action": "influence"}, look="spots"),
        Remark("sold", {"action": "commerce", "sold": 1}, look="spots"),
        Remark("nothing", {}, look="spots"),
    ),
    ("CO-22", "CO-23"),
    given=lack,
    shown=spared,
    until=facts.action_over,
)

# -- pirates ---------------------------------------------------------------------------------------

RAIDED: Final = standing(
    "action",
    turn=8,
    in_round=2,
    first=AMATERU,
    goods="9 1 1 1 2",
    levels="1 1 1 1 2",
    purse=71,
    card="interplanetary-unrest",
    markets="1 1 0 1 2",
    agreements={"elysia": (5, 5)},
    pirates={("pallas", "elysia"): 2, ("pallas", "bellona"): 1, ("amateru", "elysia"): 1},
)


def holdings(position: Colonies, seat: int, turn: int) -> int:
    """Goods and Credits once a turn is over, with the police where they help most."""
    if position.turn_number == turn and position.ask == ASK_POLICE and seat in position.actors():
        found = []
        for action in position.legal(seat):
            trial = position.clone()
            trial.advance(seat, action)
            found.append(holdings(trial, seat, turn))
        return max(found)
    later = facts.after_turn(position, turn)
    made = later.exports(PALLAS) + later.levels[PALLAS * PLANETS + INDUSTRY]  # by the next income
    return later.stock(PALLAS) - made + later.credits[PALLAS]


def gained(moment: Moment) -> int:
    before = facts.colonies(moment.before)
    idle = before.clone()
    idle.advance(moment.seat, PASS)
    found = [holdings(one, moment.seat, before.turn_number) for one in (facts.colonies(moment.after), idle)]
    return max(0, found[0] - found[1])


def raided(state: State, seat: int) -> Facts:
    position = facts.colonies(state)
    row = PALLAS * PLANETS
    return {
        "pirates": facts.pirates_on(state, PALLAS, ELYSIA),
        "held_back": position.promises[ELYSIA * PLANETS + PALLAS],
        "police": position.levels[row + MILITARY],
        "too_many": facts.pirates_on(state, PALLAS, ELYSIA) == position.levels[row + MILITARY] + 1,
        "can_act": all(TAKE + technology in position.legal(seat) for technology in (COMMUNITY, MILITARY)),
        "spots": [facts.own_route(position.pack.planets[ELYSIA])],
    }


def removed(moment: Moment) -> Facts:
    before, after_it = facts.colonies(moment.before), facts.colonies(moment.after)
    gone = [cell for cell in range(PLANETS * PLANETS) if after_it.pirates[cell] < before.pirates[cell]]
    return {
        **facts.taken(moment),
        "hunts": facts.action_of(moment) in ("community", "military"),
        "theirs": any(cell // PLANETS != PALLAS for cell in gone),
    }


PIRATES: Final = Position(
    "pirates",
    after(RAIDED),
    ByRules(gained, good=2),
    (
        Listed("own", ("military", "remove pallas elysia", "done"), "route-pallas-elysia"),
        Listed("theirs", ("community", "remove amateru elysia", "to supply", "done"), "route-amateru-elysia"),
        Listed("sell", ("commerce", "sell energy", "done"), "take-commerce"),
        Listed("lone", ("military", "remove pallas bellona", "done"), "route-pallas-bellona"),
    ),
    (
        Remark("best", {"grade": "best", "hunts": True}),
        Remark("theirs", {"hunts": True, "theirs": True}, look="spots"),
        Remark("sold", {"action": "commerce", "none_sold": False}, look="spots"),
        Remark("made", {"action": "industry"}, look="spots"),
        Remark("nothing", {}, look="spots"),
    ),
    ("CO-14", "CO-15", "CO-21", "CO-24"),
    given=raided,
    shown=removed,
    claims={"too_many": True, "can_act": True},
    until=facts.action_over,
)
