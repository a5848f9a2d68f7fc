"""The generator: what a player may choose and chance may give now, ascending. The judge stands apart."""

from mypy_extensions import i64

from starboard.games.colonies import income, offers, setup, upkeep
from starboard.games.colonies.numbering import (
    ADD,
    ADJUST,
    ATTRACT,
    DECIDE_NO,
    DECIDE_YES,
    DONE,
    DOWNGRADE,
    DRAW_CARD,
    DRAW_FIRST,
    DRAW_NEUTRALS,
    DRAW_PLANET,
    DUMP,
    GAIN,
    HOWS,
    LOSE,
    LOSE_COLONISTS,
    LOSE_RESOURCES,
    MILITARY,
    MINE,
    NO,
    ONE_SIDED,
    PARTNERS,
    PASS,
    PAY,
    PLACE,
    PLANETS,
    PRODUCE,
    REMOVE,
    ROUTES,
    SELL,
    TAKE,
    THEIRS,
    TO_COLONISTS,
    TO_SUPPLY,
    UPGRADE,
    UPGRADING,
    YES,
    laying,
)
from starboard.games.colonies.state import (
    ASK_ACTION,
    ASK_ADJUST,
    ASK_ATTRACT,
    ASK_CHANCE,
    ASK_DECIDE,
    ASK_DOWNGRADE,
    ASK_DUMP,
    ASK_GAIN,
    ASK_LOSE,
    ASK_LOSE_WHICH,
    ASK_OFFER,
    ASK_PAY,
    ASK_POLICE,
    ASK_PRODUCE,
    ASK_REFUGE,
    ASK_SELL,
    ASK_SETTLE,
    ASK_VOTE,
    ASK_WHITHER,
    FIRST,
    LOTS,
    NEUTRALS,
    REVEAL,
    Position,
)
from starboard.games.colonies.upgrades import can_upgrade
from starboard.kernel.number_lists import total


def legal(position: Position, actor: int) -> list[int]:
    if actor < 0:
        return outcomes(position) if position.ask == ASK_CHANCE else []
    if actor >= position.players or not position.is_asked(actor):
        return []
    planet = position.planet_of[actor]
    ask = position.ask
    if ask <= ASK_PAY:
        return answers(position, planet)
    if ask == ASK_ACTION:
        return actions(position, planet)
    if ASK_REFUGE <= ask <= ASK_ATTRACT:
        return action_steps(position, planet)
    return event_choices(position, planet)


def odds(position: Position) -> list[tuple[int, int]]:
    if position.ask != ASK_CHANCE:
        return []
    return [(outcome, 1) for outcome in outcomes(position)]


def outcomes(position: Position) -> list[int]:
    """What chance can give now; all of it is equally likely."""
    step = position.step
    if step == NEUTRALS:
        return list(range(DRAW_NEUTRALS, DRAW_NEUTRALS + PLANETS))
    if step == LOTS:
        return [DRAW_PLANET + planet for planet in setup.free_planets(position)]
    if step == FIRST:
        return list(range(DRAW_FIRST, DRAW_FIRST + position.players))
    if step == REVEAL:
        return [DRAW_CARD + card for card in position.deck()]
    return [DRAW_CARD + card for card in position.undealt()]


def answers(position: Position, planet: int) -> list[int]:
    """What is asked of several at once."""
    ask = position.ask
    if ask == ASK_VOTE:
        return votes(position, planet)
    if ask == ASK_SETTLE:
        return income.may_settle(position, planet)
    if ask == ASK_POLICE:
        return own_pirates(position, planet)
    if ask == ASK_PAY:
        return payments(position, planet)
    return [laying(card) for card in position.hand(planet)]


def action_steps(position: Position, planet: int) -> list[int]:
    """The small steps of an action that has begun."""
    ask = position.ask
    if ask == ASK_SELL:
        return with_done(resources(position, planet, SELL)) if position.left else [DONE]
    if ask == ASK_ADJUST:
        return adjustments(position, planet)
    if ask == ASK_PRODUCE:
        return list(range(PRODUCE, PRODUCE + position.left + 1))
    if ask == ASK_ATTRACT:
        return list(range(ATTRACT, ATTRACT + position.left + 1))
    if ask == ASK_WHITHER:
        return [TO_SUPPLY, TO_COLONISTS]
    return with_done(any_pirates(position)) if position.left else [DONE]


def event_choices(position: Position, planet: int) -> list[int]:
    """What an event card asks."""
    ask = position.ask
    if ask == ASK_OFFER:
        return offers.offered(position, planet)
    if ask == ASK_DECIDE:
        return [DECIDE_YES, DECIDE_NO]
    if ask == ASK_GAIN:
        return list(range(GAIN, GAIN + PLANETS)) if position.left else [DONE]
    if ask == ASK_LOSE:
        return resources(position, planet, LOSE) if position.left else [DONE]
    if ask == ASK_LOSE_WHICH:
        return [LOSE_RESOURCES, LOSE_COLONISTS]
    if ask == ASK_DOWNGRADE:
        return [DOWNGRADE + n for n in range(PLANETS) if position.levels[planet * PLANETS + n] > 1]
    if ask == ASK_DUMP:
        return resources(position, planet, DUMP)
    return places(position)


def with_done(found: list[int]) -> list[int]:
    found.insert(0, DONE)
    return found


def resources(position: Position, planet: i64, base: int) -> list[int]:
    """A choice for each kind that is in stock."""
    row = planet * PLANETS
    return [base + kind for kind in range(PLANETS) if position.resources[row + kind]]


def votes(position: Position, planet: i64) -> list[int]:
    """CO-09: first the ballot, then resources with it."""
    if position.answer[planet] < 0:
        return [YES, NO]
    found = [DONE]
    row = planet * PLANETS
    for kind in range(i64(PLANETS)):
        if position.resources[row + kind] > position.aside[row + kind]:
            found.append(ADD + kind)
    return found


def actions(position: Position, planet: i64) -> list[int]:
    """CO-13, CO-19, CO-30: passing, the five technologies' actions, upgrades that can be paid for."""
    bans: i64 = position.bans[planet]
    found = [PASS]
    for taken in range(i64(PLANETS)):
        if not bans >> taken & 1:
            found.append(TAKE + taken)
    if not bans >> UPGRADING & 1:
        colonists = position.colonists[planet]
        row = planet * PLANETS
        for technology in range(i64(PLANETS)):
            if position.levels[row + technology] < colonists and can_upgrade(position, planet, technology):
                found.append(UPGRADE + technology)
    return found


def any_pirates(position: Position) -> list[int]:
    """CO-14, CO-15: one choice for each route with pirates."""
    pirates = position.pirates
    cell = position.pack.cell
    found: list[int] = []
    for route in range(i64(ROUTES)):
        if pirates[cell[route]]:
            found.append(REMOVE + route)
    return found


def own_pirates(position: Position, planet: i64) -> list[int]:
    """CO-21: pirates of own routes that are not marked yet, up to the Military level."""
    found = [DONE]
    row = planet * PLANETS
    if total(position.policed, row, PLANETS) < position.levels[row + MILITARY]:
        for route in range(planet * PARTNERS, planet * PARTNERS + PARTNERS):
            cell = position.pack.cell[route]
            if position.pirates[cell] > position.policed[cell]:
                found.append(REMOVE + route)
    return found


def adjustments(position: Position, planet: i64) -> list[int]:
    """CO-17, CO-28: steps that points, range and Credits allow."""
    found = [DONE]
    pack = position.pack
    low: i64 = pack.lowest
    high: i64 = pack.highest
    for partner in range(i64(PLANETS)):
        if partner == planet or pack.step_price(position.steps[partner]) > position.left:
            continue
        mine: i64 = position.promises[planet * PLANETS + partner]
        theirs: i64 = position.promises[partner * PLANETS + planet]
        alone = position.credits[planet] >= pack.one_sided and position.seat_of[partner] >= 0
        for how in range(i64(len(HOWS) if alone else ONE_SIDED)):
            mine_after = mine + MINE[how]
            theirs_after = theirs + THEIRS[how]
            if low <= mine_after <= high and low <= theirs_after <= high:
                found.append(ADJUST + partner * len(HOWS) + how)
    return found


def payments(position: Position, planet: int) -> list[int]:
    """CO-23: substitutes for the unit in hand; handing over when all is paid."""
    if position.due[planet] == PLANETS:
        return [DONE]
    partner = (planet + position.due[planet]) % PLANETS
    return [PAY + kind for kind in upkeep.substitutes(position, planet, partner)]


def places(position: Position) -> list[int]:
    """CO-30: any player's route, never a neutral planet's."""
    if not position.left:
        return [DONE]
    return [PLACE + route for route in range(ROUTES) if position.seat_of[route // PARTNERS] >= 0]
