"""Action 5: build, invade, shield, migrate or evolve, one of them a turn."""

from starboard.games.argosy import evolution, scoring
from starboard.games.argosy.events import Built, Fortified, Invaded, Migrated, Shielded
from starboard.games.argosy.numbering import (
    BUILD,
    CARD,
    END,
    FORTIFY,
    INVADE,
    MIGRATE,
    POINT,
    SETTLE,
    SPAWN,
    TRACKS,
    WARD,
)
from starboard.games.argosy.pieces import NAVIGATION
from starboard.games.argosy.state import CORE_SETTLED, MIGRATION, RESOLVED, Position
from starboard.games.argosy.travel import destinations, line, tokens_left, travel_cost
from starboard.kernel.bits import bit
from starboard.kernel.number_lists import replaced
from starboard.kernel.sentinels import NONE


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
    position.colonies = replaced(position.colonies, seat, position.colonies[seat] | bit(planet))


def leave(position: Position, seat: int, planet: int) -> None:
    position.colonies = replaced(position.colonies, seat, position.colonies[seat] & ~bit(planet))


def build(position: Position, choice: int, planet: int) -> None:
    """AR-20(1) and (3), AR-41."""
    seat = position.active
    pay(position, position.pack.building_cost(choice), travel_cost(position, seat, planet))
    settle(position, seat, planet)
    if choice == FORTIFY:
        position.shielded |= bit(planet)
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
    pay(position, position.pack.invasion_cost, travel_cost(position, seat, planet))
    leave(position, victim, planet)
    settle(position, seat, planet)
    position.shielded &= ~bit(planet)
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
    position.shielded |= bit(planet)
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
    position.chosen = NONE
    position.spend(seat, NAVIGATION, line(position, seat, planet, goal))
    leave(position, seat, planet)
    settle(position, seat, goal)
    if position.shielded >> planet & 1:
        position.shielded = position.shielded & ~bit(planet) | bit(goal)
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
