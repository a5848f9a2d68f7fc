# mypyc: skip
"""What a player wants to know before choosing: what upkeep will bring, and the best that could be sold."""

from typing import ClassVar

import msgspec

from starboard.games.colonies import actions
from starboard.games.colonies.events import ColoniesEvent
from starboard.games.colonies.numbering import (
    ATTRACT,
    COMMERCE,
    COMMUNITY,
    DONE,
    INDUSTRY,
    MILITARY,
    PLANETS,
    PRODUCE,
    SELL,
    TAKE,
    UPGRADE,
)
from starboard.games.colonies.state import (
    ASK_ACTION,
    ASK_ADJUST,
    ASK_OFFER,
    ASK_POLICE,
    ASK_REFUGE,
    ASK_SELL,
    ASK_VOTE,
    OVER,
    Position,
)
from starboard.games.colonies.types import ActionName
from starboard.kernel.outlook import Forecast, Goal, Outlook


class Sales(Goal, frozen=True, kw_only=True, tag="sales"):
    """CO-16: the most that one Commerce action can bring: so many sales (the cost) for so many Credits."""

    seat: int
    credits: int
    purse: int  # what the seat then has


class Patrol(Goal, frozen=True, kw_only=True, tag="patrol"):
    """CO-21: every pirate of the own routes is sent off, which the Military level allows."""

    seat: int


ColoniesGoal = Sales | Patrol


class WillExchange(Forecast, frozen=True, tag="will-exchange"):
    """CO-22: an agreement as it stands."""

    planet: str
    gives: int
    gets: int


class WillBeBlocked(Forecast, frozen=True, tag="will-be-blocked"):
    """CO-24: an agreement, and the pirates that wait for what comes in."""

    planet: str
    gives: int
    gets: int
    count: int


class WillLast(Forecast, frozen=True, tag="will-last"):
    """CO-23: the own resource lasts for all agreements, with some to spare."""

    resource: str
    count: int


class WillLack(Forecast, frozen=True, tag="will-lack"):
    """CO-23: so many others must stand in, or Credits for each where none can; the Credits at most."""

    resource: str
    count: int
    credits: int


class WillTurnPirate(Forecast, frozen=True, tag="will-turn-pirate"):
    """CO-25."""

    seat: int
    count: int


ColoniesForecast = WillExchange | WillBeBlocked | WillLast | WillLack | WillTurnPirate


class Prospect(msgspec.Struct, frozen=True):
    """How much an action could do now: pirates, sales, points, goods and colonists, or upgrades."""

    action: ActionName
    count: int


class WholeAction(msgspec.Struct, frozen=True):
    """An action with all its steps and its end: the best sales (CO-16), or all that can be made (CO-18)."""

    action: ActionName
    count: int
    path: list[int]


class ColoniesOutlook(Outlook[ColoniesEvent, ColoniesGoal, ColoniesForecast]):
    """What each choice does at once, what can be reached, what each action could do, and upkeep."""

    prospects: list[Prospect] = []
    whole: list[WholeAction] = []
    last: list[list[int]] = []  # each a step after which the action in hand can only be ended, and its end

    offers: ClassVar[tuple[str, ...]] = ("prospects", "last")


def prospects(position: Position, seat: int) -> list[Prospect]:
    """What each action that may be taken now could do, in their order."""
    if position.ask not in (ASK_ACTION, ASK_OFFER):
        return []
    legal = position.legal(seat)
    names = position.pack.actions
    found = [
        Prospect(names[technology], reach(position, seat, technology))
        for technology in range(PLANETS)
        if TAKE + technology in legal
    ]
    upgrades = sum(UPGRADE <= action < UPGRADE + PLANETS for action in legal)
    return [*found, Prospect(names[-1], upgrades)] if upgrades else found


def reach(position: Position, seat: int, technology: int) -> int:
    """How many steps the level and the board allow; 0 where the action could only be ended."""
    planet = position.planet_of[seat]
    level: int = position.levels[planet * PLANETS + technology]
    if technology in (COMMUNITY, MILITARY):
        return min(level, sum(position.pirates))
    if technology == COMMERCE:
        return min(level, position.stock(planet))
    trial = position.clone()
    actions.begin(trial, planet, technology)
    return 0 if trial.legal(seat) == [DONE] else level


def whole_actions(position: Position, seat: int) -> list[WholeAction]:
    """The best sales, and an Industry action that only produces, if they may be taken now."""
    if position.ask not in (ASK_ACTION, ASK_OFFER):
        return []
    names = position.pack.actions
    sales = [one for one in goals(position, seat) if isinstance(one, Sales)]
    found = [WholeAction(names[COMMERCE], one.cost, [*one.path, DONE]) for one in sales]
    if TAKE + INDUSTRY in position.legal(seat):
        level = position.levels[position.planet_of[seat] * PLANETS + INDUSTRY]
        found.append(WholeAction(names[INDUSTRY], level, [TAKE + INDUSTRY, PRODUCE + level, ATTRACT]))
    return found


def last_steps(position: Position, seat: int) -> list[list[int]]:
    """Steps after which the action in hand can only be ended, each with that end.

    None in secret decisions, where a quick answer would give something away, and none that reveals anything.
    """
    if not ASK_REFUGE <= position.ask <= ASK_ADJUST:
        return []
    return [
        [action, DONE]
        for action in position.legal(seat)
        if action != DONE and not position.reveals(seat, action) and is_last(position, seat, action)
    ]


def is_last(position: Position, seat: int, action: int) -> bool:
    after = position.clone()
    after.advance(seat, action)
    return after.actors() == position.actors() and after.legal(seat) == [DONE]


def idle(position: Position, seat: int) -> list[int]:
    """CO-13: actions of technologies that could be begun and then only be ended."""
    named = {name: TAKE + number for number, name in enumerate(position.pack.actions)}
    return [named[one.action] for one in prospects(position, seat) if not one.count]


def goals(position: Position, seat: int) -> list[ColoniesGoal]:
    legal = position.legal(seat)
    planet = position.planet_of[seat]
    if position.ask == ASK_POLICE:
        return patrols(position, seat)
    if position.ask == ASK_SELL:
        found = best_sales(position, planet, position.left, [])
    elif position.ask in (ASK_ACTION, ASK_OFFER) and TAKE + COMMERCE in legal:
        level = position.levels[planet * PLANETS + COMMERCE]
        found = best_sales(position, planet, level, [TAKE + COMMERCE])
    else:
        return []
    return [found] if found.cost else []


def patrols(position: Position, seat: int) -> list[ColoniesGoal]:
    """All that are left of the own pirates, if they may all be sent off."""
    trial = position.clone()
    path: list[int] = []
    while len(legal := trial.legal(seat)) > 1:
        path.append(legal[1])
        trial.advance(seat, legal[1])
    planet = position.planet_of[seat]
    row = slice(planet * PLANETS, planet * PLANETS + PLANETS)
    if not path or sum(trial.policed[row]) < sum(trial.pirates[row]):
        return []
    return [Patrol(cost=len(path), path=path, seat=seat)]


def best_sales(position: Position, planet: int, most: int, path: list[int]) -> Sales:
    """Kind by kind how many to sell, so that it brings the most; the fewest sales that do."""
    pack = position.pack
    best: dict[int, tuple[int, list[int]]] = {0: (0, [])}  # by number of sales: Credits, and the sales
    for kind in range(PLANETS):
        stock = position.resources[planet * PLANETS + kind]
        there = position.markets[kind]
        for sold, (gained, sales) in list(best.items()):
            for number in range(1, min(stock, most - sold) + 1):
                brings = gained + pack.worth(there + number) - pack.worth(there)
                if brings > best.get(sold + number, (-1, []))[0]:
                    best[sold + number] = (brings, sales + [SELL + kind] * number)
    number = max(best, key=lambda sold: (best[sold][0], -sold))
    brought, sales = best[number]
    return Sales(
        cost=number,
        path=path + sales,
        seat=position.seat_of[planet],
        credits=brought,
        purse=position.credits[planet] + brought,
    )


def forecasts(position: Position, seat: int) -> list[ColoniesForecast]:
    """Partner by partner in paying order what goes out and comes in; then whether the own resource lasts."""
    planet = position.planet_of[seat]
    if position.turn_number == 0 or position.step == OVER:
        return []
    found: list[ColoniesForecast] = [
        exchange(position, planet, (planet + step) % PLANETS) for step in range(1, PLANETS)
    ]
    own = planet * PLANETS + planet
    laid = position.aside[own] if position.ask == ASK_VOTE else 0  # gone with the vote
    spare = position.resources[own] - laid - position.exports(planet)
    resource = position.pack.resources[planet]
    if spare < 0:
        found.append(WillLack(resource, -spare, -spare * position.pack.missing))
    else:
        found.append(WillLast(resource, spare))
    if position.colonists[planet]:
        found.append(WillTurnPirate(seat, position.colonists[planet]))
    return found


def exchange(position: Position, planet: int, partner: int) -> ColoniesForecast:
    """CO-22, CO-24: an agreement, and the pirates that wait for what comes in."""
    name = position.pack.planets[partner]
    gives = position.promises[planet * PLANETS + partner]
    gets = position.promises[partner * PLANETS + planet]
    waiting = position.pirates[planet * PLANETS + partner]
    return WillBeBlocked(name, gives, gets, waiting) if waiting else WillExchange(name, gives, gets)


def holds(position: Position, foretold: Goal | Forecast) -> bool:
    """A goal holds once its Credits are there; a forecast where it would be made again for some seat."""
    if isinstance(foretold, Patrol):
        planet = position.planet_of[foretold.seat]
        row = slice(planet * PLANETS, planet * PLANETS + PLANETS)
        return position.policed[row] == position.pirates[row]
    if isinstance(foretold, Sales):
        return position.credits[position.planet_of[foretold.seat]] == foretold.purse
    return any(foretold in forecasts(position, seat) for seat in range(position.players))
