"""The judge: why a choice is refused, argued as a person would, one clause at a time."""

from typing import Final

from starboard.games.colonies.numbering import (
    ADD,
    ADJUST,
    ATTRACT,
    COMMUNITY,
    DECIDE_YES,
    DONE,
    DOWNGRADE,
    DUMP,
    GAIN,
    HOWS,
    LAY,
    LOSE,
    LOSE_RESOURCES,
    MILITARY,
    MORE_CARDS,
    PASS,
    PAY,
    PLACE,
    PLANETS,
    PRODUCE,
    REMOVE,
    SELL,
    SETTLE,
    TAKE,
    TAKE_CREDITS,
    TAKE_PIRATES,
    TAKE_RESOURCES,
    TO_SUPPLY,
    UPGRADE,
    UPGRADING,
    YES,
    laid_card,
    route_of,
    route_to,
)
from starboard.games.colonies.state import (
    ASK_ACTION,
    ASK_ADJUST,
    ASK_ATTRACT,
    ASK_DECIDE,
    ASK_DOWNGRADE,
    ASK_DUMP,
    ASK_GAIN,
    ASK_HUNT,
    ASK_LAY,
    ASK_LOSE,
    ASK_LOSE_WHICH,
    ASK_OFFER,
    ASK_PAY,
    ASK_PLACE,
    ASK_POLICE,
    ASK_PRODUCE,
    ASK_REFUGE,
    ASK_SELL,
    ASK_SETTLE,
    ASK_VOTE,
    ASK_WHITHER,
    Position,
)
from starboard.kernel.clauses import ANOTHER_FIRST, NO_SUCH_ACTION

# Where each family of choices begins, ascending; a choice belongs to the last that is not above it.
FAMILIES: Final = (
    DONE,
    PASS,
    LAY,
    SETTLE,
    YES,
    ADD,
    TAKE,
    UPGRADE,
    REMOVE,
    TO_SUPPLY,
    SELL,
    ADJUST,
    PRODUCE,
    ATTRACT,
    TAKE_CREDITS,
    GAIN,
    LOSE,
    LOSE_RESOURCES,
    DOWNGRADE,
    DUMP,
    DECIDE_YES,
    PLACE,
    PAY,
)


def refusal(position: Position, seat: int, action: int) -> str:
    """The clause that forbids `action` to `seat`, who is asked now; "" if it may be taken."""
    planet = position.planet_of[seat]
    family = family_of(action)
    ask = position.ask
    if action == DONE:
        return refuses_end(position, planet)
    if ask <= ASK_PAY:
        return refuses_answer(position, planet, action, family)
    if ask == ASK_ACTION:
        return refuses_action(position, planet, action) if family in (PASS, TAKE, UPGRADE) else ANOTHER_FIRST
    if ASK_REFUGE <= ask <= ASK_ATTRACT:
        return refuses_step(position, planet, action, family)
    return refuses_event_choice(position, planet, action, family)


def family_of(action: int) -> int:
    if action >= MORE_CARDS:
        return LAY
    found = DONE
    for family in FAMILIES:
        if family <= action:
            found = family
    return found


def refuses_answer(position: Position, planet: int, action: int, family: int) -> str:
    """In a decision of several at once."""
    ask = position.ask
    if ask == ASK_LAY and family == LAY:
        return refuses_card(position, planet, laid_card(action))
    if ask == ASK_SETTLE and family == SETTLE:
        return refuses_settling(position, planet, action - SETTLE)
    if ask == ASK_VOTE and family in (YES, ADD):
        return refuses_vote(position, planet, action)
    if ask == ASK_POLICE and family == REMOVE:
        return refuses_police(position, planet, action - REMOVE)
    if ask == ASK_PAY and family == PAY:
        return refuses_payment(position, planet, action - PAY)
    return ANOTHER_FIRST


def refuses_step(position: Position, planet: int, action: int, family: int) -> str:
    """In an action that has begun."""
    ask = position.ask
    if ask in (ASK_REFUGE, ASK_HUNT) and family == REMOVE:
        return refuses_removal(position, action - REMOVE)
    if ask == ASK_WHITHER and family == TO_SUPPLY:
        return ""
    if ask == ASK_SELL and family == SELL:
        return refuses_sale(position, planet, action - SELL)
    if ask == ASK_ADJUST and family == ADJUST:
        return refuses_adjustment(position, planet, action - ADJUST)
    if ask == ASK_PRODUCE and family == PRODUCE:
        return "" if action - PRODUCE <= position.left else "CO-18"
    if ask == ASK_ATTRACT and family == ATTRACT:
        return "" if action - ATTRACT <= position.left else "CO-18"
    return ANOTHER_FIRST


def refuses_event_choice(position: Position, planet: int, action: int, family: int) -> str:
    """In what an event card asks."""
    ask = position.ask
    if ask == ASK_DECIDE and family == DECIDE_YES:
        return ""
    if ask == ASK_OFFER and family in (TAKE, UPGRADE, TAKE_CREDITS):
        return refuses_offer(position, planet, action)
    if ask == ASK_GAIN and family == GAIN:
        return "" if position.left > 0 else "CO-10"
    if ask == ASK_LOSE and family == LOSE:
        return refuses_loss(position, planet, action - LOSE)
    if ask == ASK_LOSE_WHICH and family == LOSE_RESOURCES:
        return ""
    if ask == ASK_DOWNGRADE and family == DOWNGRADE:
        return "" if position.levels[planet * PLANETS + action - DOWNGRADE] > 1 else "CO-30"
    if ask == ASK_DUMP and family == DUMP:
        return "" if position.resources[planet * PLANETS + action - DUMP] > 0 else "CO-11"
    if ask == ASK_PLACE and family == PLACE:
        return refuses_place(position, action - PLACE)
    return ANOTHER_FIRST


def refuses_end(position: Position, planet: int) -> str:
    """When may a player say "done"?"""
    ask = position.ask
    if ask in (ASK_REFUGE, ASK_HUNT, ASK_SELL, ASK_ADJUST, ASK_POLICE):
        return ""  # CO-13: less than the level allows is always enough
    if ask == ASK_VOTE:
        return "CO-09" if position.answer[planet] < 0 else ""
    if ask == ASK_PAY:
        return "CO-23" if position.due[planet] < PLANETS else ""
    if ask == ASK_LOSE:
        return "CO-11" if position.left > 0 else ""
    if ask in (ASK_GAIN, ASK_PLACE):
        return "CO-10" if position.left > 0 else ""
    return ANOTHER_FIRST


def refuses_card(position: Position, planet: int, card: int) -> str:
    if card >= len(position.holder):
        return NO_SUCH_ACTION  # in a pack of fewer cards
    return "" if position.holder[card] == planet else "CO-04"


def refuses_settling(position: Position, planet: int, pair: int) -> str:
    away = position.pack.pair_away[pair]
    paid = position.pack.pair_paid[pair]
    arriving = position.turn_number + position.pack.stars[position.current]
    if away + paid > position.levels[planet * PLANETS + COMMUNITY]:
        return "CO-08"
    return "CO-08" if paid > arriving - away else ""


def refuses_vote(position: Position, planet: int, action: int) -> str:
    has_ballot = position.answer[planet] >= 0
    if action < ADD:
        return "CO-09" if has_ballot else ""
    cell = planet * PLANETS + action - ADD
    if not has_ballot:
        return ANOTHER_FIRST
    return "" if position.aside[cell] < position.resources[cell] else "CO-09"


def refuses_police(position: Position, planet: int, route: int) -> str:
    cell = route_of(route) * PLANETS + route_to(route)
    if route_of(route) != planet:
        return "CO-21"
    sent = sum(position.policed[planet * PLANETS + partner] for partner in range(PLANETS))
    if sent >= position.levels[planet * PLANETS + MILITARY]:
        return "CO-21"
    return "" if position.pirates[cell] - position.policed[cell] > 0 else "CO-21"


def refuses_payment(position: Position, planet: int, kind: int) -> str:
    if position.due[planet] == PLANETS:
        return "CO-23"  # everything is paid
    cell = planet * PLANETS + kind
    if kind == (planet + position.due[planet]) % PLANETS:
        return "CO-23"  # never the partner's own
    return "" if position.resources[cell] - position.aside[cell] > 0 else "CO-23"


def refuses_action(position: Position, planet: int, action: int) -> str:
    if action == PASS:
        return ""
    number = action - TAKE if action < UPGRADE else UPGRADING
    if position.bans[planet] & (1 << number):
        return "CO-30"
    return refuses_upgrade(position, planet, action - UPGRADE) if number == UPGRADING else ""


def refuses_upgrade(position: Position, planet: int, technology: int) -> str:
    """CO-19 and CO-20: level, colonists, and every missing resource bought one by one."""
    level = position.levels[planet * PLANETS + technology] + 1
    if level > position.pack.levels or position.colonists[planet] < level:
        return "CO-19"
    purse = position.credits[planet]
    for kind in (position.pack.cost_one[technology], position.pack.cost_two[technology]):
        on_market = position.markets[kind]
        for _ in range(level - position.resources[planet * PLANETS + kind]):
            if on_market == 0:
                return "CO-20"
            on_market -= 1
            purse -= position.pack.price(on_market)
    return "" if purse >= 0 else "CO-20"


def refuses_removal(position: Position, route: int) -> str:
    clause = "CO-14" if position.ask == ASK_REFUGE else "CO-15"
    if position.left == 0:
        return clause
    if position.is_neutral(route_of(route)):
        return "CO-28"
    return "" if position.pirates[route_of(route) * PLANETS + route_to(route)] > 0 else clause


def refuses_sale(position: Position, planet: int, kind: int) -> str:
    if position.left == 0 or position.resources[planet * PLANETS + kind] == 0:
        return "CO-16"
    return ""


def refuses_adjustment(position: Position, planet: int, choice: int) -> str:
    partner, way = divmod(choice, len(HOWS))
    side, _, direction = HOWS[way].partition("-")
    if partner == planet:
        return NO_SUCH_ACTION
    if points_for(position, partner) > position.left:
        return "CO-17"  # too few points
    if side != "both" and position.is_neutral(partner):
        return "CO-28"
    if side != "both" and position.credits[planet] < position.pack.one_sided:
        return "CO-17"
    change = 1 if direction == "up" else -1
    if side != "theirs" and not in_range(position, position.promises[planet * PLANETS + partner] + change):
        return "CO-17"
    if side != "mine" and not in_range(position, position.promises[partner * PLANETS + planet] + change):
        return "CO-17"
    return ""


def points_for(position: Position, partner: int) -> int:
    """What a further step on an agreement takes: more for each that was taken in this action."""
    price = position.pack.first_step
    for _ in range(position.steps[partner]):
        price += position.pack.further_step
    return price


def in_range(position: Position, promise: int) -> bool:
    return position.pack.lowest <= promise <= position.pack.highest


def refuses_offer(position: Position, planet: int, action: int) -> str:
    pack = position.pack
    card = position.current
    if action == TAKE_CREDITS:
        return ""
    if action == TAKE_RESOURCES:
        return "" if pack.offer_resources[card] > 0 else "CO-10"
    if action == TAKE_PIRATES:
        return "" if pack.offer_pirates[card] > 0 else "CO-10"
    if action < UPGRADE:
        return "" if pack.offer_actions[card] & (1 << (action - TAKE)) else "CO-10"
    if pack.offer_free[card]:
        return refuses_free_upgrade(position, planet, action - UPGRADE)
    if not pack.offer_actions[card] & (1 << UPGRADING):
        return "CO-10"
    return refuses_upgrade(position, planet, action - UPGRADE)


def refuses_free_upgrade(position: Position, planet: int, technology: int) -> str:
    level = position.levels[planet * PLANETS + technology]
    lower = any(position.levels[planet * PLANETS + other] < level for other in range(PLANETS))
    return "CO-30" if lower or level == position.pack.levels else ""


def refuses_loss(position: Position, planet: int, kind: int) -> str:
    if position.left == 0 or position.resources[planet * PLANETS + kind] == 0:
        return "CO-11"
    return ""


def refuses_place(position: Position, route: int) -> str:
    if position.left == 0:
        return "CO-10"
    return "CO-30" if position.is_neutral(route_of(route)) else ""
