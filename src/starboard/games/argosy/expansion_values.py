"""What planets and cards are worth, in points of the final score, less the knowledge they cost."""

from typing import Final

from starboard.games.argosy import evolution, travel
from starboard.games.argosy.numbering import (
    BUILD,
    CARD,
    CARDS,
    FORTIFY,
    INVADE,
    MIGRATE,
    POINT,
    SETTLE,
    SHIELD,
    SPAWN,
    TRACKS,
)
from starboard.games.argosy.pieces import NAVIGATION, PERCEPTORS
from starboard.games.argosy.weighing import Weighing

FOOTHOLD: Final = 3.0  # a colony opens ways to its neighbours
SHIELDING: Final = 1.5
# What a card is worth besides its points, in the order of the cards.
ABILITIES: Final[tuple[float, ...]] = (
    4.0, 5.0, 4.0, 1.0, 2.0, 3.0, 2.0, 3.0, 0.5, 2.0, 6.0, 8.0, 5.0, 2.0, 2.0, 1.0, 5.0, 5.0,
)  # fmt: skip


def expanding(weighing: Weighing, action: int) -> float:
    """Action 5: points, less the knowledge they cost."""
    if action < POINT:
        card = action - CARD
        return card_worth(weighing, card) - card_cost(weighing, card)
    pack = weighing.pack
    choice = (action - pack.planet_base) // pack.planets
    planet = (action - pack.planet_base) % pack.planets
    if pack.core >> planet & 1 and choice in (BUILD, FORTIFY, SPAWN, SETTLE):
        return 100.0 if wins_with(weighing, pack.worth[planet]) else -100.0
    if choice == MIGRATE:
        return best_migration(weighing, planet)
    if choice == SETTLE:
        return float(pack.worth[planet] - pack.worth[weighing.position.chosen])
    if choice == SHIELD:
        return SHIELDING - price_worth(weighing, pack.shield_cost, 0)
    if choice == INVADE or choice <= SPAWN:
        return founding(weighing, choice, planet)
    return SHIELDING - price_worth(weighing, pack.sanctuary_cost, 0)


def founding(weighing: Weighing, choice: int, planet: int) -> float:
    pack = weighing.pack
    value = pack.worth[planet] + FOOTHOLD
    cost = pack.colony_cost
    if choice == INVADE:
        value += pack.worth[planet] / 2.0
        cost = pack.invasion_cost
    elif choice == FORTIFY:
        value += SHIELDING
        cost = pack.shielded_cost
    elif choice == SPAWN:
        cost = pack.spawners_cost
    return value - price_worth(weighing, cost, travel.travel_cost(weighing.position, weighing.seat, planet))


def best_migration(weighing: Weighing, planet: int) -> float:
    goals = travel.destinations(weighing.position, weighing.seat, planet)
    worths = weighing.pack.worth
    best = -9.0
    for goal in range(weighing.pack.planets):
        if goals >> goal & 1:
            way = travel.line(weighing.position, weighing.seat, planet, goal)
            cost = weighing.knowledge_worth(NAVIGATION, way)
            best = max(best, worths[goal] - worths[planet] - cost)
    return best


def price_worth(weighing: Weighing, cost: list[int], way: int) -> float:
    value = 0.0
    for track in range(TRACKS):
        price = cost[track] + (way if track == NAVIGATION else 0)
        if price:
            value += weighing.knowledge_worth(track, price)
    return value


def card_worth(weighing: Weighing, card: int) -> float:
    """The points of one card more, and what it does for the rest of the game."""
    pack = weighing.pack
    count = weighing.position.owned[weighing.seat].bit_count()
    table = pack.card_scores
    if count >= len(table):
        points = pack.further_card
    else:
        points = table[count] - (table[count - 1] if count else 0)
    left = min(1.0, weighing.position.bag_count / 40.0)
    return points + (ABILITIES[card] * left if 0 <= card < CARDS else 0.0)


def card_cost(weighing: Weighing, card: int) -> float:
    start = evolution.price_at(weighing.position, card)
    cost = price_worth(weighing, weighing.pack.prices[start : start + TRACKS], 0)
    return cost - (1.5 if weighing.position.has(weighing.seat, PERCEPTORS) else 0.0)


def wins_with(weighing: Weighing, points: int) -> bool:
    """Would `points` more put the seat in front, if the game ended now?"""
    mine = weighing.score(weighing.seat) + points
    for other in range(weighing.position.players):
        if other != weighing.seat and weighing.score(other) >= mine:
            return False
    return True
