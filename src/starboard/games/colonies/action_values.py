"""What resources, colonists and the actions of the technologies seem worth, in Credits, which are points."""

from typing import Final

from mypy_extensions import i64

from starboard.games.colonies.affairs import SPARE, Affairs, sum_of_best
from starboard.games.colonies.numbering import (
    COMMERCE,
    COMMUNITY,
    INDUSTRY,
    INFLUENCE,
    MINE,
    ONE_SIDED,
    PLANETS,
    THEIRS,
)
from starboard.games.colonies.state import ASK_OFFER, ASK_POLICE, ASK_REFUGE, Position
from starboard.games.colonies.upgrades import upgrade_price

IDLE: Final = -0.9  # a colonist without work, soon a pirate
TROUBLE: Final = 0.9  # a resource that pirates keep away
FAVOUR: Final = 0.35  # how much of an opponent's gain is an own loss
# What one more level of each technology brings every turn, besides points.
ABILITY: Final[list[float]] = [0.5, 0.5, 1.0, 0.7, 1.5]


# -- colonists ----------------------------------------------------------------------------------


def colonist_worth(affairs: Affairs) -> float:
    """What one more colonist means: work, or piracy."""
    return 0.6 if affairs.position.colonists[affairs.planet] < affairs.work() else IDLE


def attraction_worth(affairs: Affairs, number: i64) -> float:
    useful: i64 = affairs.work() - affairs.position.colonists[affairs.planet]
    if useful > number:
        useful = number
    if useful < 0:
        useful = 0
    return 0.6 * float(useful) + IDLE * float(number - useful)


def settling_worth(affairs: Affairs, pair: int) -> float:
    """CO-08: a Credit for who has work, and no entry for who has not."""
    position = affairs.position
    pack = affairs.pack
    away: i64 = pack.pair_away[pair]
    idle: i64 = position.colonists[affairs.planet] + position.arrivals() - affairs.work()
    useful = idle if idle < away else away
    if useful < 0:
        useful = 0
    paid = float(pack.pair_paid[pair] * pack.settling)
    return paid - IDLE * 1.3 * float(useful) - 0.8 * float(away - useful)


# -- actions -------------------------------------------------------------------------------------


def offered_times(position: Position) -> int:
    return position.pack.offer_times[position.current] if position.ask == ASK_OFFER else 1


def action_worth(affairs: Affairs, technology: int) -> float:
    """What the action of a technology is worth, with its best steps."""
    level: i64 = affairs.position.levels[affairs.row + technology]
    if technology == INDUSTRY:
        return float(level) * affairs.resource_worth(affairs.planet) + best_attraction(affairs, level)
    if technology == COMMERCE:
        return sales_worth(affairs, level)
    if technology == INFLUENCE:
        return adjustments_worth(affairs, level)
    return removals_worth(affairs, level, technology == COMMUNITY)


def best_attraction(affairs: Affairs, level: i64) -> float:
    best = attraction_worth(affairs, 0)
    for number in range(1, level + 1):
        value = attraction_worth(affairs, number)
        if value > best:
            best = value
    return best


def upgrade_worth(affairs: Affairs, technology: int) -> float:
    """Points, what the level will bring, and work for colonists, less what it costs."""
    position = affairs.position
    pack = affairs.pack
    left = float(affairs.left)
    level = position.levels[affairs.row + technology] + 1
    gain = pack.points[level - 1] - pack.points[level - 2] + ABILITY[technology] * left
    gain += 0.8 * (pack.levels - 1 - abs(pack.levels - level)) if left > 1.0 else 0.0
    if position.ask == ASK_OFFER and pack.offer_free[position.current]:
        return gain
    cost = float(max(0, upgrade_price(position, affairs.planet, technology)))
    for kind in (pack.cost_one[technology], pack.cost_two[technology]):
        there = position.resources[affairs.row + kind]
        cost += min(level, there) * (SPARE if left else 0.3)
    return gain - IDLE * level - cost


def sale_worth(affairs: Affairs, kind: int) -> float:
    price = affairs.pack.price(affairs.position.markets[kind])
    return price - affairs.resource_worth(kind)


def sales_worth(affairs: Affairs, level: i64) -> float:
    """The best sales one after the other, shelf by shelf."""
    pack = affairs.pack
    stock = affairs.position.resources[affairs.row : affairs.row + PLANETS]
    markets = affairs.position.markets[:]
    gains = [sale_worth(affairs, kind) for kind in range(PLANETS)]
    value = 0.0
    for _ in range(level):
        best: i64 = -1
        most = 0.0
        for kind in range(PLANETS):
            gain = gains[kind]
            if gain > most and stock[kind]:
                best = kind
                most = gain
        if best < 0:
            break
        stock[best] -= 1
        markets[best] += 1
        gains[best] = pack.price(markets[best]) - affairs.resource_worth(best)
        value += most
    return value


def step_worth(affairs: Affairs, partner: int, how: int) -> float:
    """CO-17: what comes in is gained in every later upkeep; what goes out is produced before."""
    position = affairs.position
    upkeeps = float(affairs.left + 1)
    blocked = 0.6 if position.pirates[affairs.row + partner] else 1.0
    value = blocked * THEIRS[how] * upkeeps
    value -= 0.1 * MINE[how] * upkeeps + (MINE[how] if MINE[how] > 0 else 0)
    if not position.is_neutral(partner):
        value -= FAVOUR * (MINE[how] - 0.1 * THEIRS[how]) * upkeeps
    if how >= ONE_SIDED:
        value -= affairs.pack.one_sided * (1.0 + FAVOUR)
    return value - 0.6 * position.steps[partner]


def adjustments_worth(affairs: Affairs, level: i64) -> float:
    """About as much as the best steps on as many agreements as there are points."""
    promises = affairs.position.promises
    highest: i64 = affairs.pack.highest
    found: list[float] = []
    for partner in range(PLANETS):
        mine: i64 = promises[affairs.row + partner]
        theirs: i64 = promises[partner * PLANETS + affairs.planet]
        if partner != affairs.planet and mine < highest and theirs < highest:
            found.append(step_worth(affairs, partner, 0))
    return sum_of_best(found, level)


def removal_worth(affairs: Affairs, cell: i64) -> float:
    """CO-14, CO-15, CO-21: a pirate less on a route."""
    position = affairs.position
    owner: i64 = cell // PLANETS
    partner: i64 = cell - owner * PLANETS
    waiting: i64 = position.pirates[cell] - position.policed[cell]
    coming: i64 = position.promises[partner * PLANETS + owner]
    relief = TROUBLE * float(coming) / float(waiting if waiting > 0 else 1) if waiting else 0.0
    if owner == affairs.planet:
        return relief + 0.1
    if position.ask == ASK_POLICE:
        return 0.0
    if position.ask == ASK_REFUGE:
        reward = affairs.pack.rescue * affairs.resource_worth(partner)
    else:
        reward = affairs.pack.hunting * (1.0 + FAVOUR)
    return reward - FAVOUR * relief


def removals_worth(affairs: Affairs, level: i64, refuge: bool) -> float:
    """The best removals at the level, reckoned as if they did not touch each other."""
    pirates = affairs.position.pirates
    pack = affairs.pack
    found: list[float] = []
    for cell in pack.cell:
        number: i64 = pirates[cell]
        if number > 0:
            value = removal_worth(affairs, cell)
            if refuge and cell // PLANETS != affairs.planet:
                value += pack.rescue * affairs.resource_worth(cell % PLANETS)
                value -= pack.hunting * (1.0 + FAVOUR)
            for _ in range(level if level < number else number):
                found.append(value)
    return sum_of_best(found, level)
