"""Action 5: build, invade, shield, migrate or evolve, one of them a turn."""

from starboard.games.argosy import evolution, scoring
from starboard.games.argosy.events import Built, Fortified, Invaded, Migrated, Shielded
from starboard.games.argosy.numbering import (
    BUILD,
    CARD,
    CARDS,
    END,
    FORTIFY,
    INVADE,
    MIGRATE,
    POINT,
    SETTLE,
    SHIELD,
    SPAWN,
    TRACKS,
    WARD,
)
from starboard.games.argosy.pieces import MIGRATORS, NAVIGATION, RAZERS, SANCTUARIANS, SPAWNERS
from starboard.games.argosy.state import CORE_SETTLED, EXPANSION, MIGRATION, RESOLVED, Position
from starboard.games.argosy.travel import (
    OUT_OF_REACH,
    can_pay,
    destinations,
    in_reach,
    line,
    tokens_left,
    travel,
)
from starboard.kernel.clauses import ANOTHER_FIRST
from starboard.kernel.lists import replaced

# -- the generator -------------------------------------------------------------------------------


def options(position: Position) -> list[int]:
    if position.phase == MIGRATION:
        goals = destinations(position, position.active, position.chosen)
        return planet_actions(position, SETTLE, goals)
    found = [END]
    if position.face_up:
        found += evolution.purchases(position)
    if position.colonies[position.active].bit_count() < position.pack.tokens_each:
        found += founding(position)
    return found + developing(position)


def founding(position: Position) -> list[int]:
    """Buildings and invasions, which need a planet token: AR-20."""
    seat = position.active
    pack = position.pack
    found: list[int] = []
    free = ~position.settled()
    if can_pay(position, seat, pack.colony_cost):
        found += planet_actions(position, BUILD, in_reach(position, seat, pack.colony_cost) & free)
    if can_pay(position, seat, pack.shielded_cost):
        found += planet_actions(position, FORTIFY, in_reach(position, seat, pack.shielded_cost) & free)
    if position.has(seat, SPAWNERS) and can_pay(position, seat, pack.spawners_cost):
        found += planet_actions(position, SPAWN, in_reach(position, seat, pack.spawners_cost) & free)
    if can_pay(position, seat, pack.invasion_cost):
        targets = position.settled() & ~position.colonies[seat]
        if not position.has(seat, RAZERS):
            targets &= ~position.shielded
        if targets:
            found += planet_actions(position, INVADE, in_reach(position, seat, pack.invasion_cost) & targets)
    return found


def developing(position: Position) -> list[int]:
    """What is done with the colonies one has."""
    seat = position.active
    mine = position.colonies[seat]
    found: list[int] = []
    if mine == 0:
        return found
    bare = mine & ~position.shielded
    if bare and can_pay(position, seat, position.pack.shield_cost):
        found += planet_actions(position, SHIELD, bare)
    if bare and position.has(seat, SANCTUARIANS) and can_pay(position, seat, position.pack.sanctuary_cost):
        found += planet_actions(position, WARD, bare)
    if position.has(seat, MIGRATORS):
        for planet in range(position.pack.planets):
            if mine >> planet & 1 and destinations(position, seat, planet):
                found.append(position.pack.planet_action(MIGRATE, planet))
    return found


def planet_actions(position: Position, choice: int, planets: int) -> list[int]:
    base = position.pack.planet_action(choice, 0)
    return [base + planet for planet in range(position.pack.planets) if planets >> planet & 1]


# -- the judge -----------------------------------------------------------------------------------


def refuses(position: Position, action: int) -> str:
    pack = position.pack
    if action == END and position.phase == EXPANSION:
        return ""
    if CARD <= action < CARD + CARDS and position.phase == EXPANSION:
        return evolution.refuses_purchase(position, action - CARD)
    number = action - pack.planet_base
    if number < 0:
        return ANOTHER_FIRST
    choice = number // pack.planets
    planet = number % pack.planets
    if (choice == SETTLE) != (position.phase == MIGRATION):
        return ANOTHER_FIRST
    if choice == SETTLE:
        return _refuses_destination(position, position.chosen, planet)
    if choice in (BUILD, FORTIFY, SPAWN):
        return _refuses_building(position, choice, planet)
    if choice == INVADE:
        return _refuses_invasion(position, planet)
    if choice == MIGRATE:
        return _refuses_migration(position, planet)
    return _refuses_shield(position, choice, planet)


def _refuses_building(position: Position, choice: int, planet: int) -> str:
    seat = position.active
    if choice == SPAWN and not position.has(seat, SPAWNERS):
        return "AR-41"
    if position.owner(planet) >= 0:
        return "AR-21"  # one colony to a planet
    if tokens_left(position, seat) == 0:
        return "AR-20"
    return _refuses_price(
        position, _building_cost(position, choice), planet, "AR-41" if choice == SPAWN else "AR-20"
    )


def _refuses_invasion(position: Position, planet: int) -> str:
    seat = position.active
    owner = position.owner(planet)
    if owner < 0 or owner == seat:
        return "AR-20"  # nobody to invade
    if position.shielded >> planet & 1 and not position.has(seat, RAZERS):
        return "AR-39"
    if tokens_left(position, seat) == 0:
        return "AR-20"
    return _refuses_price(position, position.pack.invasion_cost, planet, "AR-20")


def _refuses_shield(position: Position, choice: int, planet: int) -> str:
    seat = position.active
    clause = "AR-32" if choice == WARD else "AR-20"
    if choice == WARD and not position.has(seat, SANCTUARIANS):
        return clause
    if position.owner(planet) != seat or position.shielded >> planet & 1:
        return clause
    cost = position.pack.sanctuary_cost if choice == WARD else position.pack.shield_cost
    return "" if _affordable(position, seat, cost, 0) else clause


def _refuses_migration(position: Position, planet: int) -> str:
    seat = position.active
    if not position.has(seat, MIGRATORS) or position.owner(planet) != seat:
        return "AR-27"
    if all(_refuses_destination(position, planet, other) for other in range(position.pack.planets)):
        return "AR-27"
    return ""


def _refuses_destination(position: Position, planet: int, goal: int) -> str:
    seat = position.active
    if position.pack.lines[planet * position.pack.planets + goal] == 0:
        return "AR-27"  # no line
    if position.owner(goal) >= 0:
        return "AR-27"
    return "" if position.knowledge(seat, NAVIGATION) >= line(position, seat, planet, goal) else "AR-27"


def _refuses_price(position: Position, cost: list[int], planet: int, clause: str) -> str:
    """In reach (AR-21), and payable with the travel?"""
    seat = position.active
    way = travel(position, seat, planet)
    if way == OUT_OF_REACH:
        return "AR-21"
    return "" if _affordable(position, seat, cost, way) else clause


def _affordable(position: Position, seat: int, cost: list[int], way: int) -> bool:
    for track, price in enumerate(cost):
        if position.knowledge(seat, track) < price + (way if track == NAVIGATION else 0):
            return False
    return True


def _building_cost(position: Position, choice: int) -> list[int]:
    if choice == SPAWN:
        return position.pack.spawners_cost
    return position.pack.shielded_cost if choice == FORTIFY else position.pack.colony_cost


# -- acting --------------------------------------------------------------------------------------


def take(position: Position, action: int) -> None:
    if action == END:
        position.phase = RESOLVED
        return
    if action < POINT:
        evolution.buy(position, action - CARD)
        return
    number = action - position.pack.planet_base
    choice = number // position.pack.planets
    planet = number % position.pack.planets
    position.phase = RESOLVED
    if choice in (BUILD, FORTIFY, SPAWN):
        build(position, choice, planet)
    elif choice == INVADE:
        invade(position, planet)
    elif choice == MIGRATE:
        depart(position, planet)
    elif choice == SETTLE:
        migrate(position, planet)
    else:
        shield(position, choice, planet)


def settle(position: Position, seat: int, planet: int) -> None:
    position.colonies = replaced(position.colonies, seat, position.colonies[seat] | 1 << planet)


def leave(position: Position, seat: int, planet: int) -> None:
    position.colonies = replaced(position.colonies, seat, position.colonies[seat] & ~(1 << planet))


def build(position: Position, choice: int, planet: int) -> None:
    """AR-20(1) and (3), AR-41."""
    seat = position.active
    pay(position, _building_cost(position, choice), travel(position, seat, planet))
    settle(position, seat, planet)
    if choice == FORTIFY:
        position.shielded |= 1 << planet
    if position.story is not None:
        name = position.pack.planet_names[planet]
        tokens = tokens_left(position, seat)
        score = scoring.score(position, seat)
        if choice == FORTIFY:
            position.tell(Fortified(seat, name, tokens, score))
        else:
            position.tell(Built(seat, name, tokens, score))
    arrive(position, planet)


def invade(position: Position, planet: int) -> None:
    """AR-20(2): the colony changes hands, and any shield is gone; its owner gets the token back."""
    seat = position.active
    victim = position.owner(planet)
    pay(position, position.pack.invasion_cost, travel(position, seat, planet))
    leave(position, victim, planet)
    settle(position, seat, planet)
    position.shielded &= ~(1 << planet)
    if position.story is not None:
        position.tell(
            Invaded(
                seat,
                victim,
                position.pack.planet_names[planet],
                tokens_left(position, seat),
                scoring.score(position, seat),
                tokens_left(position, victim),
                scoring.score(position, victim),
            )
        )
    arrive(position, planet)


def shield(position: Position, choice: int, planet: int) -> None:
    """AR-20(4); AR-32 with Sanctuarians."""
    pack = position.pack
    pay(position, pack.sanctuary_cost if choice == WARD else pack.shield_cost, 0)
    position.shielded |= 1 << planet
    if position.story is not None:
        position.tell(Shielded(position.active, pack.planet_names[planet]))


def depart(position: Position, planet: int) -> None:
    """AR-27: the colony to move is chosen; where it goes is asked if there is a choice."""
    position.chosen = planet
    goals = destinations(position, position.active, planet)
    if goals & (goals - 1):
        position.phase = MIGRATION
    else:
        migrate(position, goals.bit_length() - 1)


def migrate(position: Position, goal: int) -> None:
    seat = position.active
    planet = position.chosen
    position.chosen = -1
    position.spend(seat, NAVIGATION, line(position, seat, planet, goal))
    leave(position, seat, planet)
    settle(position, seat, goal)
    if position.shielded >> planet & 1:
        position.shielded = position.shielded & ~(1 << planet) | 1 << goal
    if position.story is not None:
        names = position.pack.planet_names
        shielded = position.shielded >> goal & 1 == 1
        score = scoring.score(position, seat)
        position.tell(Migrated(seat, names[goal], names[planet], shielded, score))
    arrive(position, goal)


def arrive(position: Position, planet: int) -> None:
    """AR-22: a colony on the core makes this the last turn."""
    if position.pack.core >> planet & 1:
        position.last_turn(CORE_SETTLED)


def pay(position: Position, cost: list[int], way: int) -> None:
    for track in range(TRACKS):
        price = cost[track] + (way if track == NAVIGATION else 0)
        if price:
            position.spend(position.active, track, price)
