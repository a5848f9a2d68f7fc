"""Evolution cards: turned up by purple tokens, bought in action 5, or taken free for two purples."""

from starboard.games.argosy import scoring
from starboard.games.argosy.events import Bought, Claimed, PoolReturned, PurpleGone, Tuned, TurnedUp
from starboard.games.argosy.names import card_names, token_counts
from starboard.games.argosy.numbering import CARD, CARDS, KINDS, TRACK, TRACKS
from starboard.games.argosy.pieces import (
    BLUE,
    CARD_NAMES,
    CELESTIAL_TRACKS,
    DOMESTIC_TRACKS,
    DUPLICATORS,
    FIRE,
    PERCEPTORS,
    PURPLE,
    RED,
    SHIELDS,
    TRACK_NAMES,
    WANDERERS,
)
from starboard.games.argosy.state import DISCOUNT, DOUBLING, FREE_CARD, RESOLVED, Position, cards_in
from starboard.games.argosy.types import Price
from starboard.kernel.clauses import ANOTHER_FIRST
from starboard.kernel.lists import changed, replaced

# -- the generator -------------------------------------------------------------------------------


def options(position: Position) -> list[int]:
    if position.phase == FREE_CARD:
        return [CARD + card for card in cards_in(position.fresh)]
    if position.phase == DOUBLING:
        tracks = doubling_tracks(position.chosen)
    else:
        tracks = discounts(position, position.active, position.chosen)
    return [TRACK + track for track in range(TRACKS) if tracks >> track & 1]


def purchases(position: Position) -> list[int]:
    """The face-up cards the active player can pay for."""
    seat = position.active
    perceptors = position.has(seat, PERCEPTORS)
    return [
        CARD + card
        for card in sorted(position.face_up)
        if shortage(position, seat, card) == 0 or (perceptors and discounts(position, seat, card))
    ]


def price_at(position: Position, card: int) -> int:
    """Where in the pack's prices the one stands that the active player pays: AR-14."""
    return card * 2 * TRACKS + (TRACKS if position.natural >> card & 1 else 0)


def shortage(position: Position, seat: int, card: int) -> int:
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


def discounts(position: Position, seat: int, card: int) -> int:
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


# -- the judge -----------------------------------------------------------------------------------


def refuses(position: Position, action: int) -> str:
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


def refuses_purchase(position: Position, card: int) -> str:
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
        pay(position, card, -1)
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
    position.chosen = -1
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
        position.tell(Tuned(seat, card, TRACK_NAMES[track], position.pack.factor(track)))
    position.chosen = -1
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
