"""What the rules forbid in action 5, clause by clause; `expansion_generator.py` is the quick half."""

from starboard.games.argosy.evolution import price_at
from starboard.games.argosy.numbering import (
    BUILD,
    CARD,
    CARDS,
    END,
    FORTIFY,
    INVADE,
    MIGRATE,
    SETTLE,
    SPAWN,
    TRACK,
    TRACKS,
    WARD,
)
from starboard.games.argosy.pieces import (
    BLUE,
    DUPLICATORS,
    FIRE,
    MIGRATORS,
    NAVIGATION,
    PERCEPTORS,
    RAZERS,
    RED,
    SANCTUARIANS,
    SHIELDS,
    SPAWNERS,
)
from starboard.games.argosy.state import DOUBLING, EXPANSION, FREE_CARD, MIGRATION, Position
from starboard.games.argosy.travel import OUT_OF_REACH, line, tokens_left, travel_cost
from starboard.kernel.clauses import ANOTHER_FIRST


def expansion(position: Position, action: int) -> str:
    pack = position.pack
    if action == END and position.phase == EXPANSION:
        return ""
    if CARD <= action < CARD + CARDS and position.phase == EXPANSION:
        return _purchase(position, action - CARD)
    number = action - pack.planet_base
    if number < 0:
        return ANOTHER_FIRST
    choice = number // pack.planets
    planet = number % pack.planets
    if (choice == SETTLE) != (position.phase == MIGRATION):
        return ANOTHER_FIRST
    if choice == SETTLE:
        return _destination(position, position.chosen, planet)
    if choice in (BUILD, FORTIFY, SPAWN):
        return _building(position, choice, planet)
    if choice == INVADE:
        return _invasion(position, planet)
    if choice == MIGRATE:
        return _migration(position, planet)
    return _shield(position, choice, planet)


# -- colonies --------------------------------------------------------------------------------------


def _building(position: Position, choice: int, planet: int) -> str:
    seat = position.active
    if choice == SPAWN and not position.has(seat, SPAWNERS):
        return "AR-41"
    if position.owner(planet) >= 0:
        return "AR-21"  # one colony to a planet
    if tokens_left(position, seat) == 0:
        return "AR-20"
    clause = "AR-41" if choice == SPAWN else "AR-20"
    return _price(position, position.pack.building_cost(choice), planet, clause)


def _invasion(position: Position, planet: int) -> str:
    seat = position.active
    owner = position.owner(planet)
    if owner < 0 or owner == seat:
        return "AR-20"  # nobody to invade
    if position.shielded >> planet & 1 and not position.has(seat, RAZERS):
        return "AR-39"
    if tokens_left(position, seat) == 0:
        return "AR-20"
    return _price(position, position.pack.invasion_cost, planet, "AR-20")


def _shield(position: Position, choice: int, planet: int) -> str:
    seat = position.active
    clause = "AR-32" if choice == WARD else "AR-20"
    if choice == WARD and not position.has(seat, SANCTUARIANS):
        return clause
    if position.owner(planet) != seat or position.shielded >> planet & 1:
        return clause
    cost = position.pack.sanctuary_cost if choice == WARD else position.pack.shield_cost
    return "" if _affordable(position, seat, cost, 0) else clause


def _migration(position: Position, planet: int) -> str:
    seat = position.active
    if not position.has(seat, MIGRATORS) or position.owner(planet) != seat:
        return "AR-27"
    if all(_destination(position, planet, other) for other in range(position.pack.planets)):
        return "AR-27"
    return ""


def _destination(position: Position, planet: int, goal: int) -> str:
    seat = position.active
    if position.pack.lines[planet * position.pack.planets + goal] == 0:
        return "AR-27"  # no line
    if position.owner(goal) >= 0:
        return "AR-27"
    return "" if position.knowledge(seat, NAVIGATION) >= line(position, seat, planet, goal) else "AR-27"


def _price(position: Position, cost: list[int], planet: int, clause: str) -> str:
    """In reach (AR-21), and payable with the travel?"""
    seat = position.active
    way = travel_cost(position, seat, planet)
    if way == OUT_OF_REACH:
        return "AR-21"
    return "" if _affordable(position, seat, cost, way) else clause


def _affordable(position: Position, seat: int, cost: list[int], way: int) -> bool:
    for track, price in enumerate(cost):
        if position.knowledge(seat, track) < price + (way if track == NAVIGATION else 0):
            return False
    return True


# -- evolution cards -------------------------------------------------------------------------------


def evolution(position: Position, action: int) -> str:
    if position.phase == FREE_CARD:
        card = action - CARD
        if not 0 <= card < CARDS:
            return ANOTHER_FIRST
        return "" if position.fresh >> card & 1 else "AR-15"
    track = action - TRACK
    if not 0 <= track < TRACKS:
        return ANOTHER_FIRST
    if position.phase == DOUBLING:
        if position.chosen == DUPLICATORS:
            return "" if FIRE <= track <= SHIELDS else "AR-25"
        return "" if RED <= track <= BLUE else "AR-26"
    return "" if _can_pay_without(position, position.active, position.chosen, track) else "AR-24"


def _purchase(position: Position, card: int) -> str:
    if card not in position.face_up:
        return "AR-20"
    seat = position.active
    if all(position.knowledge(seat, track) >= _asked(position, card, track) for track in range(TRACKS)):
        return ""
    if position.has(seat, PERCEPTORS):
        if any(_can_pay_without(position, seat, card, track) for track in range(TRACKS)):
            return ""
    return "AR-14" if position.natural >> card & 1 else "AR-20"


def _asked(position: Position, card: int, track: int) -> int:
    return position.pack.prices[price_at(position, card) + track]


def _can_pay_without(position: Position, seat: int, card: int, saved: int) -> bool:
    """Is the price payable with what Perceptors save on the track `saved`?"""
    if not _asked(position, card, saved):
        return False
    for track in range(TRACKS):
        price = _asked(position, card, track) - (position.pack.discount if track == saved else 0)
        if position.knowledge(seat, track) < price:
            return False
    return True
