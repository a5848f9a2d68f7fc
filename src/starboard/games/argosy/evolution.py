"""Evolution cards: turned up by purple tokens, bought in action 5, or taken free for two purples."""

from mypy_extensions import i64

from starboard.games.argosy import scoring
from starboard.games.argosy.events import Bought, Claimed, PoolReturned, PurpleGone, Tuned, TurnedUp
from starboard.games.argosy.names import card_names, token_counts, track_names
from starboard.games.argosy.numbering import CARD, KINDS, TRACK, TRACKS
from starboard.games.argosy.pieces import (
    CELESTIAL_TRACKS,
    DOMESTIC_TRACKS,
    DUPLICATORS,
    PERCEPTORS,
    PURPLE,
    TRACK_NAMES,
    WANDERERS,
)
from starboard.games.argosy.state import DISCOUNT, DOUBLING, FREE_CARD, RESOLVED, Position
from starboard.games.argosy.types import CARD_NAMES, Price
from starboard.kernel.number_lists import changed, replaced
from starboard.kernel.sentinels import NONE

# -- prices ------------------------------------------------------------------------------------


def price_at(position: Position, card: i64) -> i64:
    """Where in the pack's prices the one stands that the active player pays: AR-14."""
    return card * 2 * TRACKS + (TRACKS if position.natural >> card & 1 else 0)


def can_buy(position: Position, seat: i64, card: i64) -> bool:
    """Can `seat` pay for `card` as it is?"""
    start = price_at(position, card)
    prices = position.pack.prices
    tracks = position.tracks
    base = seat * TRACKS
    for track in range(i64(TRACKS)):
        if prices[start + track] > tracks[base + track]:
            return False
    return True


def shortage(position: Position, seat: i64, card: i64) -> int:
    """How many points `seat` lacks for `card`."""
    start = price_at(position, card)
    prices = position.pack.prices
    tracks = position.tracks
    base = seat * TRACKS
    lacking = 0
    for track in range(TRACKS):
        missing = prices[start + track] - tracks[base + track]
        if missing > 0:
            lacking += missing
    return lacking


def discounts(position: Position, seat: i64, card: i64) -> int:
    """AR-24: the tracks on which Perceptors can save, as a set; what is lacking must be saved."""
    start = price_at(position, card)
    lacking = shortage(position, seat, card)
    if lacking > position.pack.discount:
        return 0
    found = 0
    for track in range(TRACKS):
        price = position.pack.prices[start + track]
        if price and (lacking == 0 or price - position.knowledge(seat, track) == lacking):
            found |= 1 << track
    return found


def doubling_tracks(card: int) -> int:
    """AR-25: a celestial track for Duplicators; AR-26: a domestic one for Wanderers."""
    return CELESTIAL_TRACKS if card == DUPLICATORS else DOMESTIC_TRACKS


# -- buying --------------------------------------------------------------------------------------


def take(position: Position, action: int) -> None:
    if position.phase == FREE_CARD:
        claim(position, action - CARD)
    elif position.phase == DOUBLING:
        double(position, action - TRACK)
    else:
        pay(position, position.chosen, action - TRACK)


def buy(position: Position, card: int) -> None:
    """AR-20(5); with Perceptors the buyer chooses the point to save, if there is a choice."""
    if not position.has(position.active, PERCEPTORS):
        pay(position, card, NONE)
        return
    tracks = discounts(position, position.active, card)
    if tracks & (tracks - 1):
        position.chosen = card
        position.phase = DISCOUNT
    else:
        pay(position, card, tracks.bit_length() - 1)


def pay(position: Position, card: int, saved: int) -> None:
    start = price_at(position, card)
    for track in range(TRACKS):
        price = position.pack.prices[start + track] - (position.pack.discount if track == saved else 0)
        if price > 0:
            position.spend(position.active, track, price)
    seat = position.active
    own(position, card)
    if position.story is not None:
        cards = card_names(position.owned[seat])
        price_name: Price = "natural" if position.natural >> card & 1 else "artificial"
        score = scoring.score(position, seat)
        position.tell(Bought(seat, CARD_NAMES[card], price_name, cards, score))
    after_purchase(position, card)


def claim(position: Position, card: int) -> None:
    """AR-15: one of the cards that two purples turned up, free."""
    seat = position.active
    own(position, card)
    if position.story is not None:
        cards = card_names(position.owned[seat])
        position.tell(Claimed(seat, CARD_NAMES[card], cards, scoring.score(position, seat)))
    after_purchase(position, card)


def own(position: Position, card: int) -> None:
    """The card is the active player's and works at once."""
    seat = position.active
    position.owned = replaced(position.owned, seat, position.owned[seat] | 1 << card)
    position.face_up = [other for other in position.face_up if other != card]


def after_purchase(position: Position, card: int) -> None:
    """AR-16; and AR-25, AR-26: the track that some cards double is chosen."""
    position.natural &= ~(1 << card)
    position.fresh = 0
    position.chosen = NONE
    sweep_pool(position)
    if card == DUPLICATORS or card == WANDERERS:
        position.chosen = card
        position.phase = DOUBLING
    else:
        position.phase = RESOLVED


def sweep_pool(position: Position) -> None:
    """AR-16: a purple token leaves the game, everything else in the pool goes back into the bag."""
    pool = position.pool
    if pool[PURPLE]:
        pool[PURPLE] -= 1
        position.gone = changed(position.gone, PURPLE, 1)
        if position.story is not None:
            position.tell(PurpleGone(pool[PURPLE], position.gone[PURPLE]))
    tokens = token_counts(pool) if position.story is not None else None
    returned = 0
    for kind in range(KINDS + 1):
        returned += pool[kind]
        position.bag[kind] += pool[kind]
        pool[kind] = 0
    position.bag_count += returned
    position.drawn = []
    if position.story is not None and returned:
        position.tell(PoolReturned(returned, position.bag_count, tokens))


def double(position: Position, track: int) -> None:
    """AR-25, AR-26: the track is chosen for good."""
    seat = position.active
    position.doubled = replaced(position.doubled, seat, position.doubled[seat] | 1 << track)
    if position.story is not None:
        card = CARD_NAMES[position.chosen]
        factor, doubled = position.pack.factor(track), track_names(position.doubled[seat])
        position.tell(Tuned(seat, card, TRACK_NAMES[track], factor, doubled))
    position.chosen = NONE
    position.phase = RESOLVED


# -- turning up ----------------------------------------------------------------------------------


def turn_up(position: Position, card: int) -> None:
    """AR-14: a card from the deck, open to all; Natural to the active player this turn."""
    position.deck &= ~(1 << card)
    position.face_up = [*position.face_up, card]
    position.natural |= 1 << card
    position.fresh |= 1 << card
    position.cards_left -= 1
    if position.story is not None:
        position.tell(TurnedUp(position.active, CARD_NAMES[card], position.deck.bit_count()))
