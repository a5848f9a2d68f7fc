"""What planets and cards are worth, in points of the final score, less the knowledge they cost."""

from typing import Final

from starboard.games.argosy import evolution, scoring, travel
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
from starboard.games.argosy.state import (
    Position,
)
from starboard.games.argosy.token_values import knowledge_worth

FOOTHOLD: Final = 3.0  # a colony opens ways to its neighbours
SHIELDING: Final = 1.5
# What a card is worth besides its points, in the order of the cards.
ABILITIES: Final[tuple[float, ...]] = (
    4.0, 5.0, 4.0, 1.0, 2.0, 3.0, 2.0, 3.0, 0.5, 2.0, 6.0, 8.0, 5.0, 2.0, 2.0, 1.0, 5.0, 5.0,
)  # fmt: skip


def expanding(position: Position, seat: int, action: int) -> float:
    """Action 5: points, less the knowledge they cost."""
    if action < POINT:
        card = action - CARD
        return card_worth(position, seat, card) - card_cost(position, seat, card)
    pack = position.pack
    choice = (action - pack.planet_base) // pack.planets
    planet = (action - pack.planet_base) % pack.planets
    if pack.core >> planet & 1 and choice in (BUILD, FORTIFY, SPAWN, SETTLE):
        return 100.0 if wins_with(position, seat, pack.worth[planet]) else -100.0
    if choice == MIGRATE:
        return best_migration(position, seat, planet)
    if choice == SETTLE:
        return float(pack.worth[planet] - pack.worth[position.chosen])
    if choice == SHIELD:
        return SHIELDING - price_worth(position, seat, pack.shield_cost, 0)
    if choice == INVADE or choice <= SPAWN:
        return founding(position, seat, choice, planet)
    return SHIELDING - price_worth(position, seat, pack.sanctuary_cost, 0)


def founding(position: Position, seat: int, choice: int, planet: int) -> float:
    pack = position.pack
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
    return value - price_worth(position, seat, cost, travel.travel_cost(position, seat, planet))


def best_migration(position: Position, seat: int, planet: int) -> float:
    goals = travel.destinations(position, seat, planet)
    worths = position.pack.worth
    best = -9.0
    for goal in range(position.pack.planets):
        if goals >> goal & 1:
            cost = price_worth(position, seat, [0] * TRACKS, travel.line(position, seat, planet, goal))
            best = max(best, worths[goal] - worths[planet] - cost)
    return best


def price_worth(position: Position, seat: int, cost: list[int], way: int) -> float:
    value = 0.0
    for track in range(TRACKS):
        price = cost[track] + (way if track == NAVIGATION else 0)
        if price:
            value += knowledge_worth(position, seat, track, price)
    return value


def card_worth(position: Position, seat: int, card: int) -> float:
    """The points of one card more, and what it does for the rest of the game."""
    pack = position.pack
    count = position.owned[seat].bit_count()
    table = pack.card_scores
    if count >= len(table):
        points = pack.further_card
    else:
        points = table[count] - (table[count - 1] if count else 0)
    left = min(1.0, position.bag_count / 40.0)
    return points + (ABILITIES[card] * left if 0 <= card < CARDS else 0.0)


def card_cost(position: Position, seat: int, card: int) -> float:
    start = evolution.price_at(position, card)
    cost = price_worth(position, seat, position.pack.prices[start : start + TRACKS], 0)
    return cost - (1.5 if position.has(seat, PERCEPTORS) else 0.0)


def wins_with(position: Position, seat: int, points: int) -> bool:
    """Would `points` more put `seat` in front, if the game ended now?"""
    mine = scoring.score(position, seat) + points
    for other in range(position.players):
        if other != seat and scoring.score(position, other) >= mine:
            return False
    return True
