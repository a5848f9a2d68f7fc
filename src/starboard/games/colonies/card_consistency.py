# mypyc: skip
"""What must be true of the event cards of a position: CO-03, CO-04, CO-12."""

from starboard.games.colonies.numbering import PLANETS
from starboard.games.colonies.redeal import decks
from starboard.games.colonies.state import (
    CURRENT,
    DEAL,
    FILL,
    FROM_UNDEALT,
    IN_DECK,
    INCOME,
    LAYING,
    NEXT_CARD,
    OVER,
    REVEAL,
    UNDEALT,
    USED,
    VOTING,
    Position,
)
from starboard.kernel.errors import BadPosition


def check_cards(position: Position) -> None:
    check_places(position)
    if position.step < LAYING:
        if any(place > UNDEALT for place in position.holder):
            raise BadPosition("no-event-deck-yet")
        check_dealing(position)
    else:
        check_number_turned(position)
        check_decks(position)
        left = position.pack.hand - decks_begun(position)
        if any(position.holder.count(planet) != left for planet in position.planet_of):
            raise BadPosition("hands-of", count=left)


def check_places(position: Position) -> None:
    cards = range(len(position.holder))
    if sorted(position.used) != [card for card in cards if position.holder[card] == USED]:
        raise BadPosition("used-cards-otherwise")
    current = [card for card in cards if position.holder[card] == CURRENT]
    if current != ([position.current] if position.current >= 0 else []):
        raise BadPosition("one-current-card")
    for card in cards:
        place = position.holder[card]
        if place < PLANETS and position.is_neutral(place):
            raise BadPosition("cards-without-player")
        if (position.laid_by[card] >= 0) != (place > UNDEALT):
            raise BadPosition("laid-into-deck")


def check_dealing(position: Position) -> None:
    """CO-03: seat by seat, one at a time; the last card is dealt unasked."""
    size = position.pack.hand
    dealt = [position.holder.count(planet) if planet >= 0 else 0 for planet in position.planet_of]
    if position.step != DEAL:
        possible = not any(dealt)
    else:
        full = len([number for number in dealt if number == size])
        after = dealt[full:]
        possible = bool(after) and after[0] < size and not any(after[1:])
        possible = possible and dealt[:full] == [size] * full and position.holder.count(UNDEALT) > 1
    if not possible:
        raise BadPosition("hands-dealt-in-order")


def check_number_turned(position: Position) -> None:
    """CO-12: a card is known a turn ahead, except after the last event."""
    voting = position.step in (INCOME, VOTING, NEXT_CARD)
    behind = position.turn_number - 1 if voting else position.turn_number
    if len(position.used) != behind:
        raise BadPosition("events-behind", count=behind, used=len(position.used))
    last = position.turn_number == position.pack.turns
    is_open = voting or (position.step > NEXT_CARD and position.step != OVER and not last)
    if is_open != (position.current >= 0):
        raise BadPosition("event-card-missing" if is_open else "event-card-too-many")


def decks_begun(position: Position) -> int:
    size = position.pack.deck
    if position.step == LAYING:
        return position.turn_number // size
    if position.step in (FILL, REVEAL):
        return position.turn_number // size + 1
    turned = len(position.used) + (1 if position.current >= 0 else 0)
    return -(-turned // size)


def check_decks(position: Position) -> None:
    """CO-04: in each deck one card of every player's, the rest from those that were not dealt."""
    size = position.pack.deck
    there = position.holder.count(IN_DECK)
    turned = len(position.used) + (1 if position.current >= 0 else 0)
    if position.step in (LAYING, FILL) and position.turn_number % size:
        raise BadPosition("deck-made-too-soon")
    if position.step == FILL:
        filling = position.players <= there < size and position.holder.count(UNDEALT) > 1
        if not filling:
            raise BadPosition("deck-filled-up")
    elif there != decks_begun(position) * size - turned:
        raise BadPosition("cards-in-deck", count=there)
    for cards in decks(position):
        laid = sorted(position.laid_by[card] for card in cards)
        undealt = [FROM_UNDEALT] * (len(cards) - position.players)
        if laid != sorted(position.planet_of) + undealt:
            raise BadPosition("everybody-lays-one")
