# mypyc: skip
"""The planner: what upgrades would be worth and change from then on; income as what others pay for it."""

import msgspec

from starboard.games.colonies import scoring, upgrades
from starboard.games.colonies.numbering import COMMERCE, INDUSTRY, PLANETS
from starboard.games.colonies.state import Position
from starboard.games.colonies.types import Technology


class UpgradeResult(msgspec.Struct, frozen=True):
    """How the planet would stand right after an upgrade."""

    level: int
    points: int  # of all technologies
    credits: int
    total: int
    makes: int  # CO-06: of the own resource in each turn
    spare: int  # CO-23: of the own resource once all agreements are paid; negative where some will be missing
    substitutes: int  # CO-23: that are free in all


class UpgradePlan(msgspec.Struct, frozen=True):
    """CO-19, CO-20, CO-27: the points of the next level, less the Credits that it costs at this moment."""

    technology: Technology
    points: int
    credits: int
    net: int
    then: UpgradeResult | None  # null where it cannot be had now


class Paid(msgspec.Struct, frozen=True):
    """What a partner sends in every turn for what it is sent."""

    planet: str
    resource: str
    count: int


class NextIncome(msgspec.Struct, frozen=True):
    """CO-06: the own resource that the next income brings, and what the others pay for the exports of it."""

    resource: str
    count: int
    exports: int
    industry: int
    paid: list[Paid]


class Plan(msgspec.Struct, frozen=True):
    """CO-27: what the planet is worth now, and what each upgrade would make of it."""

    points: int
    credits: int
    total: int
    upgrades: list[UpgradePlan]
    income: NextIncome


def plan(position: Position, planet: int) -> Plan:
    return Plan(
        points=scoring.technology_points(position, planet),
        credits=position.credits[planet],
        total=scoring.score(position, planet),
        upgrades=[upgrade_plan(position, planet, technology) for technology in range(PLANETS)],
        income=next_income(position, planet),
    )


def upgrade_plan(position: Position, planet: int, technology: int) -> UpgradePlan:
    pack = position.pack
    level = position.levels[planet * PLANETS + technology]
    points = pack.points[level] - pack.points[level - 1] if level < pack.levels else 0
    paid = upgrades.upgrade_cost(position, planet, technology).credits
    possible = upgrades.can_upgrade(position, planet, technology)
    then = result(position, planet, technology) if possible else None
    return UpgradePlan(pack.technologies[technology], points, paid, points - paid, then)


def result(position: Position, planet: int, technology: int) -> UpgradeResult:
    """Found by carrying it out on a copy."""
    after = position.clone()
    upgrades.upgrade(after, planet, technology)
    row = planet * PLANETS
    return UpgradeResult(
        level=after.levels[row + technology],
        points=scoring.technology_points(after, planet),
        credits=after.credits[planet],
        total=scoring.score(after, planet),
        makes=after.exports(planet) + after.levels[row + INDUSTRY],
        spare=after.resources[row + planet] - after.exports(planet),
        substitutes=after.levels[row + COMMERCE],
    )


def next_income(position: Position, planet: int) -> NextIncome:
    pack = position.pack
    exports = position.exports(planet)
    industry = position.levels[planet * PLANETS + INDUSTRY]
    partners = [(planet + step) % PLANETS for step in range(1, PLANETS)]
    return NextIncome(
        resource=pack.resources[planet],
        count=exports + industry,
        exports=exports,
        industry=industry,
        paid=[
            Paid(pack.planets[other], pack.resources[other], position.promises[other * PLANETS + planet])
            for other in partners
        ],
    )
