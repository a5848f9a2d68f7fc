"""Upgrades of technologies, in an action or by an event card, and what is bought for them. CO-19, CO-20."""

from typing import Final

from msgspec import UNSET, UnsetType
from mypy_extensions import i64

from starboard.games.colonies import scoring
from starboard.games.colonies.action_events import Bought, Employed, Invested, Upgraded
from starboard.games.colonies.market_view import see_market
from starboard.games.colonies.numbering import PLANETS
from starboard.games.colonies.state import Position
from starboard.games.colonies.types import GoodsCost, Shortage, UpgradeCost
from starboard.kernel.number_lists import replaced

NOT_TO_BE_HAD: Final = -1


def can_upgrade(position: Position, planet: i64, technology: i64) -> bool:
    price = upgrade_price(position, planet, technology)
    return 0 <= price <= position.credits[planet]


def upgrade_price(position: Position, planet: i64, technology: i64) -> int:
    """Credits that the missing resources of an upgrade cost on the markets, if these have them."""
    level: i64 = position.levels[planet * PLANETS + technology] + 1
    pack = position.pack
    if level > pack.levels or position.colonists[planet] < level:
        return NOT_TO_BE_HAD
    one = price_of_missing(position, planet, pack.cost_one[technology], level)
    if one < 0:
        return NOT_TO_BE_HAD
    two = price_of_missing(position, planet, pack.cost_two[technology], level)
    return one + two if two >= 0 else NOT_TO_BE_HAD


def price_of_missing(position: Position, planet: i64, kind: i64, needed: i64) -> i64:
    """Credits that resources which a planet lacks cost on their market, if it has them."""
    missing: i64 = needed - position.resources[planet * PLANETS + kind]
    if missing <= 0:
        return 0
    there: i64 = position.markets[kind]
    if there < missing:
        return NOT_TO_BE_HAD
    return position.pack.worth(there) - position.pack.worth(there - missing)


def upgrade_cost(position: Position, planet: int, technology: int) -> UpgradeCost:
    """What the next level would take, and whether the player can have it; the top level has no next."""
    pack = position.pack
    level = position.levels[planet * PLANETS + technology] + 1
    goods: list[GoodsCost] = []
    if level <= pack.levels:
        for kind in (pack.cost_one[technology], pack.cost_two[technology]):
            stock = min(level, position.resources[planet * PLANETS + kind])
            there = position.markets[kind]
            bought = min(level - stock, there)
            price = pack.worth(there) - pack.worth(there - bought)
            goods.append(GoodsCost(pack.resources[kind], level, stock, bought, price))
    return UpgradeCost(
        pack.technologies[technology],
        level if level <= pack.levels else None,
        goods,
        level if level <= pack.levels else 0,
        sum([one.credits for one in goods]),
        can_upgrade(position, planet, technology),
        shortage(position, planet, level, goods),
    )


def shortage(position: Position, planet: int, level: int, goods: list[GoodsCost]) -> Shortage | UnsetType:
    """What is missing for a level, the first thing only."""
    if level > position.pack.levels:
        return Shortage("levels")
    if position.colonists[planet] < level:
        return Shortage("colonists", level - position.colonists[planet])
    for one in goods:
        if one.stock + one.market < one.count:
            return Shortage("goods", one.count - one.stock - one.market, one.resource)
    missing = sum([one.credits for one in goods]) - position.credits[planet]
    return Shortage("credits", missing) if missing > 0 else UNSET


def upgrade(position: Position, planet: int, technology: int) -> None:
    """One technology up one level, for both its resources and colonists."""
    pack = position.pack
    level = position.levels[planet * PLANETS + technology] + 1
    for kind in (pack.cost_one[technology], pack.cost_two[technology]):
        buy_missing(position, planet, kind, level)
        cell = planet * PLANETS + kind
        position.resources[cell] -= level
        if position.story is not None:
            name = pack.resources[kind]
            position.tell(Invested(position.seat_of[planet], name, level, position.resources[cell]))
    position.colonists[planet] -= level
    if position.story is not None:
        position.tell(Employed(position.seat_of[planet], level, position.colonists[planet]))
    raise_level(position, planet, technology)


def buy_missing(position: Position, planet: int, kind: int, needed: int) -> None:
    """CO-20: exactly what is missing, cheapest first."""
    missing = needed - position.resources[planet * PLANETS + kind]
    if missing <= 0:
        return
    there = position.markets[kind]
    price = position.pack.worth(there) - position.pack.worth(there - missing)
    position.markets[kind] -= missing
    position.credits[planet] -= price
    position.resources[planet * PLANETS + kind] += missing
    if position.story is not None:
        seat = position.seat_of[planet]
        name = position.pack.resources[kind]
        market = see_market(position, kind)
        position.tell_paid(Bought(seat, name, missing, price, needed, market), [planet])


def raise_level(position: Position, planet: int, technology: int) -> None:
    cell = planet * PLANETS + technology
    level = position.levels[cell] + 1
    position.levels = replaced(position.levels, cell, level)
    if position.story is not None:
        name = position.pack.technologies[technology]
        points = scoring.technology_points(position, planet)
        position.tell(Upgraded(position.seat_of[planet], name, level, points))
