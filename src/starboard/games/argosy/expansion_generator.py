"""What may be done in action 5: build, invade, shield, migrate or evolve; judged in `expansion_judge.py`."""

from starboard.games.argosy import evolution
from starboard.games.argosy.numbering import (
    BUILD,
    CARD,
    END,
    FORTIFY,
    INVADE,
    MIGRATE,
    SETTLE,
    SHIELD,
    SPAWN,
    WARD,
    track_actions,
)
from starboard.games.argosy.pieces import MIGRATORS, PERCEPTORS, RAZERS, SANCTUARIANS, SPAWNERS
from starboard.games.argosy.state import DOUBLING, FREE_CARD, MIGRATION, Position, cards_in
from starboard.games.argosy.travel import can_pay, destinations, in_reach


def expanding(position: Position) -> list[int]:
    if position.phase == MIGRATION:
        goals = destinations(position, position.active, position.chosen)
        return planet_actions(position, SETTLE, goals)
    found = [END]
    if position.face_up:
        found += purchases(position)
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
        victims = position.settled() & ~position.colonies[seat]
        if not position.has(seat, RAZERS):
            victims &= ~position.shielded
        if victims:
            found += planet_actions(position, INVADE, in_reach(position, seat, pack.invasion_cost) & victims)
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


# -- evolution cards -------------------------------------------------------------------------------


def purchases(position: Position) -> list[int]:
    """The face-up cards the active player can pay for."""
    seat = position.active
    perceptors = position.has(seat, PERCEPTORS)
    found = [
        CARD + card
        for card in position.face_up
        if evolution.can_buy(position, seat, card)
        or (perceptors and evolution.discounts(position, seat, card))
    ]
    if len(found) > 1:
        found.sort()
    return found


def evolving(position: Position) -> list[int]:
    if position.phase == FREE_CARD:
        return [CARD + card for card in cards_in(position.fresh)]
    if position.phase == DOUBLING:
        return track_actions(evolution.doubling_tracks(position.chosen))
    return track_actions(evolution.discounts(position, position.active, position.chosen))
