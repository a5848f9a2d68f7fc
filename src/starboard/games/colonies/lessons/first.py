# mypyc: skip
"""The first lesson: the last action of a game, then a turn in which every choice is a real one."""

from typing import Final

from starboard.games.colonies.council_events import ChoseBallot
from starboard.games.colonies.lessons import facts, votes
from starboard.games.colonies.lessons.positions import (
    ALTAIR,
    AMATERU,
    MIRA,
    NAMES,
    PALLAS,
    YOU,
    doing,
    standing,
)
from starboard.games.colonies.numbering import INFLUENCE, MILITARY, PLANETS
from starboard.games.colonies.upgrades import upgrade_cost
from starboard.kernel.lessons import ByRules, Facts, Lesson, Listed, Moment, Position, Remark
from starboard.kernel.rulebook import after
from starboard.kernel.state import CHANCE, State

# -- what wins -------------------------------------------------------------------------------------

LAST: Final = standing(
    "action",
    turn=10,
    in_round=2,
    first=AMATERU,
    goods="8 0 2 2 4",
    levels="1 1 1 3 2",
    colonists=4,
    purse=83,
    markets="0 3 2 1 2",
)


def next_level(state: State, seat: int) -> Facts:
    """What the next level of Influence takes, and the points it is worth."""
    position = facts.colonies(state)
    level = position.levels[PALLAS * PLANETS + INFLUENCE]
    cost = upgrade_cost(position, PALLAS, INFLUENCE)
    return {
        "level_now": level,
        "worth_now": position.pack.points[level - 1],
        "worth_then": position.pack.points[level],
        "in_stock": cost.possible and cost.credits == 0,
        "last_action": position.turn_number == position.pack.turns
        and position.round == position.pack.rounds - 1
        and position.clockwise(PALLAS) == position.first,
        "spots": ["tech-influence"],
    }


def ended(moment: Moment) -> Facts:
    found = facts.taken(moment)
    return {**found, "is_lower": found["level"] <= next_level(moment.before, moment.seat)["level_now"]}


WINS: Final = Position(
    "wins",
    after(LAST),
    ByRules(facts.earned),
    (
        Listed("level", "upgrade influence", "take-upgrade"),
        Listed("sale", ("commerce", "sell information", "done"), "take-commerce"),
        Listed("goods", ("industry", "produce 2", "attract 2"), "take-industry"),
    ),
    (
        Remark("best", {"grade": "best", "action": "upgrade"}),
        Remark("sold", {"grade": "good", "action": "commerce"}, look="spots"),
        Remark("lower", {"grade": "good", "action": "upgrade", "is_lower": True}, look="spots"),
        Remark("dear", {"action": "upgrade", "costs": True}, look="spots"),
        Remark("paid", {"action": "influence", "costs": True}, look="spots"),
        Remark("nothing", {}, look="spots"),
    ),
    ("CO-27", "CO-19"),
    given=next_level,
    shown=ended,
    claims={"in_stock": True, "last_action": True},
    until=facts.action_over,
)

# -- a turn: the vote ------------------------------------------------------------------------------

TURN: Final = standing(
    "vote",
    turn=6,
    goods="10 2 4 3 2",
    levels="1 3 1 1 2",
    colonists=6,
    purse=78,
    card="labour-dispute",
    markets="1 1 2 0 1",
    agreements={"bellona": (2, 2), "euterpe": (2, 2)},
    pirates={("pallas", "euterpe"): 1},
    crowds=(6, 6),
)
VOTED: Final = (
    *doing(YOU, "yes", "add information", "add information", "done"),
    *doing(MIRA, "no", "done"),
    *doing(ALTAIR, "no", "done"),
    (CHANCE, "card corporate-envoy"),
)


def plan(state: State, seat: int) -> Facts:
    """What the next level of Military takes."""
    position = facts.colonies(state)
    cost = upgrade_cost(position, PALLAS, MILITARY)
    assert cost.level is not None
    return {
        "planned": cost.technology,
        "next": cost.level,
        "colonists": position.colonists[PALLAS],
        "wanted": cost.colonists,
    }


def missing(state: State) -> int:
    """Goods and colonists that the next level of Military still lacks."""
    position = facts.colonies(state)
    cost = upgrade_cost(position, PALLAS, MILITARY)
    assert cost.level is not None
    goods = sum(one.count - one.stock for one in cost.goods)
    return goods + max(0, cost.colonists - position.colonists[PALLAS])


def stake(state: State, seat: int) -> Facts:
    """What a no would do to the colonists, who are wanted for the plan."""
    position = facts.colonies(state)
    left = votes.no_carried(state, seat).colonists[PALLAS]
    return {
        "card": position.pack.cards[position.current],
        "all": votes.all_ways(state),
        "left": left,
        "gone": position.colonists[PALLAS] - left,
        "too_few": left < plan(state, seat)["wanted"] <= position.colonists[PALLAS],
        "spots": ["ballot-yes", "ballot-no"],
    }


def ballot(moment: Moment) -> Facts:
    chosen = next(event.ballot for event in moment.events if isinstance(event, ChoseBallot))
    return {"ballot": chosen, "ways": votes.carried(moment)}


VOTE: Final = Position(
    "vote",
    after(TURN),
    ByRules(votes.carried, good=4),
    (Listed("yes", "yes", "ballot-yes"), Listed("no", "no", "ballot-no")),
    (
        Remark("best", {"grade": "best", "ballot": "yes"}),
        Remark("no", {"ballot": "no"}, look="spots"),
    ),
    ("CO-09", "CO-10"),
    given=facts.both(plan, stake),
    shown=ballot,
    claims={"too_few": True},
)

# -- three actions ---------------------------------------------------------------------------------


def found(moment: Moment) -> int:
    """What was missing and is there now."""
    return max(0, missing(moment.before) - missing(moment.after))


def shortfall(state: State, seat: int) -> Facts:
    """What is missing, whether it can be bought, and where a pirate keeps it from somebody."""
    position = facts.colonies(state)
    cost = upgrade_cost(position, PALLAS, MILITARY)
    good = next(one for one in cost.goods if one.stock < one.count)
    kind = position.pack.resources.index(good.resource)
    blocked = [
        f"route-{position.pack.planets[of]}-{position.pack.planets[kind]}"
        for of in range(PLANETS)
        if of != PALLAS and facts.pirates_on(state, of, kind)
    ]
    return {
        "good": good.resource,
        "one_of_each": good.count - good.stock == 1 and missing(state) == 2,
        "market_empty": position.markets[kind] == 0,
        "blocked": blocked,
    }


def brought(moment: Moment) -> Facts:
    return {"action": facts.action_of(moment), "complete": missing(moment.after) == 0}


PLAN: Final = Position(
    "plan",
    after(TURN, *VOTED),
    ByRules(found),
    (
        Listed("rescue", ("community", "remove euterpe bellona", "to colonists", "done"), "take-community"),
        Listed("make", ("industry", "produce 2", "attract 1"), "take-industry"),
        Listed("sell", ("commerce", "sell luxury", "done"), "take-commerce"),
    ),
    (
        Remark("best", {"grade": "best", "action": "community", "complete": True}),
        Remark("made", {"grade": "good", "action": "industry"}, look="blocked"),
        Remark("rescued", {"grade": "good", "action": "community"}, look="blocked"),
        Remark("elsewhere", {}, look="blocked"),
    ),
    ("CO-14", "CO-18"),
    given=facts.both(plan, shortfall),
    shown=brought,
    claims={"one_of_each": True, "market_empty": True},
    until=facts.action_over,
)

ROUND: Final = (
    *doing(YOU, "community", "remove euterpe bellona", "to colonists", "done"),
    *doing(MIRA, "industry", "produce 3", "attract 0"),
    *doing(ALTAIR, "commerce", "sell luxury", "done"),
)

# -- an agreement ----------------------------------------------------------------------------------


def traded(moment: Moment) -> int:
    """One for more that comes in with every turn, one more if no rival gets anything by it."""
    return 1 + (not rival_gets(moment)) if more_in(moment) > 0 else 0


def more_in(moment: Moment) -> int:
    return facts.coming_in(moment.after) - facts.coming_in(moment.before)


def rival_gets(moment: Moment) -> bool:
    """More goods with every turn, or a Credit now."""
    before, after_it = facts.colonies(moment.before), facts.colonies(moment.after)
    return any(
        facts.coming_in(after_it, planet) > facts.coming_in(before, planet)
        or after_it.credits[planet] > before.credits[planet]
        for planet in before.planet_of
        if planet != PALLAS
    )


def agreed(moment: Moment) -> Facts:
    before, after_it = facts.colonies(moment.before), facts.colonies(moment.after)
    planet = next((p for p in range(PLANETS) if after_it.steps[p]), PALLAS)
    return {
        "partner": before.pack.planets[planet],
        "stepped": planet != PALLAS,
        "more": more_in(moment),
        "paid": before.credits[PALLAS] - after_it.credits[PALLAS],
        "has_paid": before.credits[PALLAS] > after_it.credits[PALLAS],
        "less": more_in(moment) < 0,
        "with_neutral": before.is_neutral(planet),
    }


def neutral(state: State, seat: int) -> Facts:
    position = facts.colonies(state)
    names = [position.pack.planets[planet] for planet in range(PLANETS) if position.is_neutral(planet)]
    return {
        "links": [f"link-{name}" for name in names],
        "resource": position.pack.resources[PALLAS],
        "spare": facts.spare(state),
        "lasts": facts.spare(state) > 0,
    }


AGREE: Final = Position(
    "agree",
    after(TURN, *VOTED, *ROUND, "influence"),
    ByRules(traded),
    (
        Listed("neutral", "adjust elysia both-up", "link-elysia"),
        Listed("rival", "adjust amateru both-up", "link-amateru"),
        Listed("gift", "adjust euterpe mine-up", "link-euterpe"),
    ),
    (
        Remark("best", {"grade": "best", "with_neutral": True}),
        Remark("bought", {"grade": "good", "has_paid": True, "with_neutral": False}, look="links"),
        Remark("shared", {"grade": "good", "with_neutral": False}, look="links"),
        Remark("less", {"less": True}, look="links"),
        Remark("nothing", {"stepped": True}, look="links"),
        Remark("none", {}, look="links"),
    ),
    ("CO-06", "CO-17", "CO-28"),
    given=neutral,
    shown=agreed,
    claims={"lasts": True},
)

# -- an upgrade ------------------------------------------------------------------------------------

SECOND_ROUND: Final = (
    *doing(YOU, "influence", "adjust elysia both-up", "done"),
    *doing(MIRA, "commerce", "sell energy", "done"),
    *doing(ALTAIR, "pass"),
)


def ready(state: State, seat: int) -> Facts:
    position = facts.colonies(state)
    cost = upgrade_cost(position, PALLAS, MILITARY)
    level = position.levels[PALLAS * PLANETS + MILITARY]
    points = position.pack.points
    steps = [points[at + 1] - points[at] for at in range(len(points) - 1)]
    return {
        "steps_grow": steps == sorted(set(steps)),
        "last_round": position.round == position.pack.rounds - 1,
        "complete": missing(state) == 0 and cost.possible,
        "worth_now": points[level - 1],
        "worth_then": points[level],
        "spots": ["tech-military"],
    }


def spent(moment: Moment) -> Facts:
    left = facts.colonies(moment.after).colonists[PALLAS]
    return {**facts.taken(moment), "too_few": left < plan(moment.before, moment.seat)["wanted"]}


UPGRADE: Final = Position(
    "upgrade",
    after(TURN, *VOTED, *ROUND, *SECOND_ROUND),
    ByRules(facts.earned),
    (
        Listed("plan", "upgrade military", "take-upgrade"),
        Listed("other", "upgrade industry"),
        Listed("sale", ("commerce", "sell ships", "done"), "take-commerce"),
    ),
    (
        Remark("best", {"grade": "best", "technology": "military"}),
        Remark("lower", {"grade": "good", "action": "upgrade", "too_few": True}, look="spots"),
        Remark("dear", {"action": "upgrade", "costs": True}, look="spots"),
        Remark("sold", {"grade": "good", "action": "commerce"}, look="spots"),
        Remark("caught", {"grade": "good", "action": "military"}, look="spots"),
        Remark("paid", {"costs": True}, look="spots"),
        Remark("nothing", {}, look="spots"),
    ),
    ("CO-19", "CO-20", "CO-23"),
    given=facts.both(plan, ready),
    shown=spent,
    claims={"complete": True, "steps_grow": True, "last_round": True},
    until=facts.action_over,
)

FIRST: Final = Lesson("first", (WINS, VOTE, PLAN, AGREE, UPGRADE), NAMES)
