# mypyc: skip
"""Positions of the second lesson. Selling and trading."""

from typing import Final

from starboard.games.colonies.lessons import facts
from starboard.games.colonies.lessons.positions import (
    ELYSIA,
    PALLAS,
    standing,
)
from starboard.games.colonies.numbering import (
    PLANETS,
)
from starboard.kernel.lessons import ByRules, Facts, Listed, Moment, Position, Remark
from starboard.kernel.rulebook import after
from starboard.kernel.state import State

# -- markets ---------------------------------------------------------------------------------------

FULL: Final = standing(
    "action",
    turn=6,
    goods="6 2 3 2 1",
    levels="2 1 3 1 2",
    purse=70,
    card="trade-convoy",
    markets="4 0 1 4 0",
    agreements={"bellona": (2, 2), "euterpe": (2, 2)},
)


def shelves(state: State, seat: int) -> Facts:
    position = facts.colonies(state)
    prices = [position.pack.price(there) for there in position.markets]
    return {
        "allowed": position.left,
        "best_price": max(prices),
        "low_price": min(prices),
        "resource": position.pack.resources[PALLAS],
        "none_spare": facts.spare(state) == 0,
        "spots": [
            f"market-{name}"
            for name, price in zip(position.pack.resources, prices, strict=True)
            if price > min(prices)
        ],
    }


def sales(moment: Moment) -> Facts:
    own = facts.colonies(moment.before).pack.resources[PALLAS]
    found = facts.taken(moment)
    allowed = facts.colonies(moment.before).left
    return {**found, "own": own in found["kinds"], "all_sold": found["sold"] == allowed}


MARKETS: Final = Position(
    "markets",
    after(FULL, "commerce"),
    ByRules(facts.scored, good=6),
    (
        Listed("mixed", ("sell biotech", "sell luxury", "sell energy", "done"), "market-luxury"),
        Listed("one", ("sell energy", "sell energy", "sell energy", "done"), "market-energy"),
        Listed("own", ("sell information", "sell information", "sell ships", "done"), "market-information"),
    ),
    (
        Remark("best", {"grade": "best"}),
        Remark("none", {"none_sold": True}, look="spots"),
        Remark("own", {"own": True}, look="spots"),
        Remark("fewer", {"all_sold": False}, look="spots"),
        Remark("cheaper", {}, look="spots"),
    ),
    ("CO-16",),
    given=shelves,
    shown=sales,
    claims={"none_spare": True},
    until=facts.action_over,
)

# -- exports ---------------------------------------------------------------------------------------

TRADE: Final = standing(
    "action",
    turn=4,
    goods="9 1 1 1 1",
    levels="1 1 2 3 2",
    purse=62,
    card="social-integration",
)


def lead(moment: Moment) -> int:
    """Goods ahead of both rivals together, with every turn: what comes in more, less what each gets more."""
    before, after_it = facts.colonies(moment.before), facts.colonies(moment.after)
    more = {
        planet: facts.coming_in(after_it, planet) - facts.coming_in(before, planet)
        for planet in before.planet_of
    }
    return max(0, sum(more[PALLAS] - number for planet, number in more.items() if planet != PALLAS))


def trade(state: State, seat: int) -> Facts:
    position = facts.colonies(state)
    pack = position.pack
    return {
        "left": position.left,
        "again": pack.step_price(position.steps[ELYSIA]),
        "upkeeps": pack.turns - position.turn_number + 1,
        "links": [f"link-{pack.planets[to]}" for to in range(PLANETS) if to not in (PALLAS, ELYSIA)],
        "elysia_neutral": position.is_neutral(ELYSIA),
        "can_twice": pack.step_price(position.steps[ELYSIA]) == position.left,
        "lasts": facts.spare(state) >= position.left,
    }


def traded(moment: Moment) -> Facts:
    before, after_it = facts.colonies(moment.before), facts.colonies(moment.after)
    more = facts.coming_in(after_it) - facts.coming_in(before)
    theirs = [
        facts.coming_in(after_it, planet) - facts.coming_in(before, planet)
        for planet in before.planet_of
        if planet != PALLAS
    ]
    return {
        "more": more,
        "rivals": sum(theirs),
        "rivals_gain": sum(theirs) > 0,
        "any_more": more > 0,
        "paid": before.credits[PALLAS] - after_it.credits[PALLAS],
        "twice": after_it.promises[ELYSIA * PLANETS + PALLAS] > before.promises[ELYSIA * PLANETS + PALLAS],
    }


EXPORTS: Final = Position(
    "exports",
    after(TRADE, "influence", "adjust elysia both-up"),
    ByRules(lead, good=3),
    (
        Listed("wide", ("adjust bellona both-up", "adjust amateru theirs-up", "done"), "link-bellona"),
        Listed("shared", ("adjust amateru both-up", "adjust euterpe both-up", "done"), "link-amateru"),
        Listed("deep", ("adjust elysia both-up", "done"), "link-elysia"),
    ),
    (
        Remark("best", {"grade": "best"}),
        Remark("twice", {"twice": True}, look="links"),
        Remark("shared", {"any_more": True, "rivals_gain": True}, look="links"),
        Remark("one", {"any_more": True}, look="links"),
        Remark("nothing", {}, look="links"),
    ),
    ("CO-06", "CO-17"),
    given=trade,
    shown=traded,
    claims={"elysia_neutral": True, "can_twice": True, "lasts": True},
    until=facts.action_over,
)
