"""What resources, colonists and the actions of the technologies seem worth, in Credits, which are points."""

from typing import Final

from starboard.games.colonies.numbering import (
    COMMERCE,
    COMMUNITY,
    INDUSTRY,
    INFLUENCE,
    MINE,
    ONE_SIDED,
    PLANETS,
    ROUTES,
    THEIRS,
)
from starboard.games.colonies.state import ASK_OFFER, ASK_POLICE, ASK_REFUGE, Position
from starboard.games.colonies.upgrades import upgrade_price

NEEDED: Final = 1.7  # a resource that the next upgrade needs
SPARE: Final = 0.9  # one that it does not need
IDLE: Final = -0.9  # a colonist without work, soon a pirate
TROUBLE: Final = 0.9  # a resource that pirates keep away
FAVOUR: Final = 0.35  # how much of an opponent's gain is an own loss
# What one more level of each technology brings every turn, besides points.
ABILITY: Final[list[float]] = [0.5, 0.5, 1.0, 0.7, 1.5]


# -- resources and colonists ---------------------------------------------------------------------


def turns_left(position: Position) -> int:
    """Turns after this one."""
    return position.pack.turns - position.turn_number


def resource_worth(position: Position, planet: int, kind: int) -> float:
    """What one more or less of a kind means."""
    row = planet * PLANETS
    left = turns_left(position)
    dues = position.exports(planet)
    if kind == planet and position.resources[row + kind] <= dues:
        return NEEDED if left else float(position.pack.missing)
    if left == 0:
        return float(position.pack.missing) if position.stock(planet) <= dues else 0.0
    needed = position.resources[row + kind] <= next_need(position, planet, kind) + (
        dues if kind == planet else 0
    )
    return NEEDED if needed else SPARE


def next_need(position: Position, planet: int, kind: int) -> int:
    """How many of a kind the nearest upgrade that uses it costs."""
    need = position.pack.levels
    for technology in range(PLANETS):
        if kind in (position.pack.cost_one[technology], position.pack.cost_two[technology]):
            need = min(need, position.levels[planet * PLANETS + technology] + 1)
    return need


def work(position: Position, planet: int) -> int:
    """Colonists that upgrades could use in what is left of this turn's actions, resources allowing."""
    stock = position.resources[planet * PLANETS : planet * PLANETS + PLANETS]
    stock[planet] -= position.exports(planet) // 2
    levels = position.levels[planet * PLANETS : planet * PLANETS + PLANETS]
    wanted = 0
    for _ in range(max(1, position.pack.rounds - position.round)):
        best = -1
        for technology in range(PLANETS):
            if levels[technology] < position.pack.levels and can_supply(
                position, stock, technology, levels[technology] + 1
            ):
                if best < 0 or levels[technology] > levels[best]:
                    best = technology
        if best < 0:
            break
        levels[best] += 1
        wanted += levels[best]
        stock[position.pack.cost_one[best]] -= levels[best]
        stock[position.pack.cost_two[best]] -= levels[best]
    return wanted


def can_supply(position: Position, stock: list[int], technology: int, level: int) -> bool:
    """Do stock and a purchase or two suffice for an upgrade?"""
    for kind in (position.pack.cost_one[technology], position.pack.cost_two[technology]):
        if stock[kind] + min(2, position.markets[kind]) < level:
            return False
    return True


def colonist_worth(position: Position, planet: int) -> float:
    """What one more colonist means: work, or piracy."""
    return 0.6 if position.colonists[planet] < work(position, planet) else IDLE


def attraction_worth(position: Position, planet: int, number: int) -> float:
    useful = max(0, min(number, work(position, planet) - position.colonists[planet]))
    return 0.6 * useful + IDLE * (number - useful)


def settling_worth(position: Position, planet: int, pair: int) -> float:
    """CO-08: a Credit for who has work, and no entry for who has not."""
    away = position.pack.pair_away[pair]
    idle = position.colonists[planet] + position.arrivals() - work(position, planet)
    useful = max(0, min(away, idle))
    return (
        position.pack.pair_paid[pair] * position.pack.settling - IDLE * 1.3 * useful - 0.8 * (away - useful)
    )


# -- actions -------------------------------------------------------------------------------------


def offered_times(position: Position) -> int:
    return position.pack.offer_times[position.current] if position.ask == ASK_OFFER else 1


def action_worth(position: Position, planet: int, technology: int) -> float:
    """What the action of a technology is worth, with its best steps."""
    level = position.levels[planet * PLANETS + technology]
    if technology == INDUSTRY:
        goods = level * resource_worth(position, planet, planet)
        return goods + max([attraction_worth(position, planet, number) for number in range(level + 1)])
    if technology == COMMERCE:
        return sales_worth(position, planet, level)
    if technology == INFLUENCE:
        return adjustments_worth(position, planet, level)
    return removals_worth(position, planet, level, technology == COMMUNITY)


def upgrade_worth(position: Position, planet: int, technology: int) -> float:
    """Points, what the level will bring, and work for colonists, less what it costs."""
    pack = position.pack
    level = position.levels[planet * PLANETS + technology] + 1
    gain = pack.points[level - 1] - pack.points[level - 2] + ABILITY[technology] * turns_left(position)
    gain += 0.8 * (pack.levels - 1 - abs(pack.levels - level)) if turns_left(position) > 1 else 0.0
    if position.ask == ASK_OFFER and pack.offer_free[position.current]:
        return gain
    cost = float(max(0, upgrade_price(position, planet, technology)))
    for kind in (pack.cost_one[technology], pack.cost_two[technology]):
        there = position.resources[planet * PLANETS + kind]
        cost += min(level, there) * (SPARE if turns_left(position) else 0.3)
    return gain - IDLE * level - cost


def sale_worth(position: Position, planet: int, kind: int) -> float:
    price = position.pack.price(position.markets[kind])
    return price - resource_worth(position, planet, kind)


def sales_worth(position: Position, planet: int, level: int) -> float:
    """The best sales one after the other, shelf by shelf."""
    stock = position.resources[planet * PLANETS : planet * PLANETS + PLANETS]
    markets = position.markets[:]
    value = 0.0
    for _ in range(level):
        best = -1
        most = 0.0
        for kind in range(PLANETS):
            gain = position.pack.price(markets[kind]) - resource_worth(position, planet, kind)
            if stock[kind] and gain > most:
                best = kind
                most = gain
        if best < 0:
            break
        stock[best] -= 1
        markets[best] += 1
        value += most
    return value


def step_worth(position: Position, planet: int, partner: int, how: int) -> float:
    """CO-17: what comes in is gained in every later upkeep; what goes out is produced before."""
    upkeeps = turns_left(position) + 1
    blocked = 0.6 if position.pirates[planet * PLANETS + partner] else 1.0
    value = blocked * THEIRS[how] * upkeeps
    value -= 0.1 * MINE[how] * upkeeps + (MINE[how] if MINE[how] > 0 else 0)
    if not position.is_neutral(partner):
        value -= FAVOUR * (MINE[how] - 0.1 * THEIRS[how]) * upkeeps
    if how >= ONE_SIDED:
        value -= position.pack.one_sided * (1.0 + FAVOUR)
    return value - 0.6 * position.steps[partner]


def adjustments_worth(position: Position, planet: int, level: int) -> float:
    """About as much as the best steps on as many agreements as there are points."""
    found: list[float] = []
    for partner in range(PLANETS):
        mine = position.promises[planet * PLANETS + partner]
        theirs = position.promises[partner * PLANETS + planet]
        if partner != planet and max(mine, theirs) < position.pack.highest:
            found.append(step_worth(position, planet, partner, 0))
    found.sort()
    found.reverse()
    return sum([value for value in found[:level] if value > 0.0])


def removal_worth(position: Position, planet: int, cell: int) -> float:
    """CO-14, CO-15, CO-21: a pirate less on a route."""
    owner = cell // PLANETS
    partner = cell % PLANETS
    waiting = position.pirates[cell] - position.policed[cell]
    coming = position.promises[partner * PLANETS + owner]
    relief = TROUBLE * coming / max(1, waiting) if waiting else 0.0
    if owner == planet:
        return relief + 0.1
    if position.ask == ASK_POLICE:
        return 0.0
    if position.ask == ASK_REFUGE:
        reward = position.pack.rescue * resource_worth(position, planet, partner)
    else:
        reward = position.pack.hunting * (1.0 + FAVOUR)
    return reward - FAVOUR * relief


def removals_worth(position: Position, planet: int, level: int, refuge: bool) -> float:
    """The best removals at the level, reckoned as if they did not touch each other."""
    found: list[float] = []
    for route in range(ROUTES):
        cell = position.pack.cell[route]
        number = min(level, position.pirates[cell])
        if number:
            value = removal_worth(position, planet, cell)
            if refuge and cell // PLANETS != planet:
                value += position.pack.rescue * resource_worth(position, planet, cell % PLANETS)
                value -= position.pack.hunting * (1.0 + FAVOUR)
            found += [value] * number
    found.sort()
    found.reverse()
    return sum([value for value in found[:level] if value > 0.0])
