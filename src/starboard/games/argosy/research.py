"""Tokens come from the bag: the draft, action 1, and the draws of other actions."""

from starboard.games.argosy import evolution, scoring, triangles
from starboard.games.argosy.events import Drew, DrewOne, PutBack, Recovered, Scrapped, Took, TwoPurples
from starboard.games.argosy.generator import pool_tokens, scavenging
from starboard.games.argosy.names import scrap_of, scrap_slot
from starboard.games.argosy.numbering import DRAW, END, KINDS, POINT, RECOVER, TAKE
from starboard.games.argosy.pieces import MAP_TOKENS, PURPLE, TOKEN_NAMES
from starboard.games.argosy.state import (
    ACTION_OVER,
    BAG_EMPTY,
    DRAFT,
    DRAW_POOL,
    FREE_CARD,
    FROM_BAG,
    FROM_POOL,
    FROM_SCRAP,
    RESEARCH,
    RESOLVED,
    TAKE_TOKEN,
    TURN_CARDS,
    Position,
)
from starboard.kernel.number_lists import changed

# -- taking tokens -------------------------------------------------------------------------------


def take(position: Position, action: int) -> None:
    phase = position.phase
    if action == END:
        position.phase = RESOLVED
    elif phase == RESEARCH:
        if action == DRAW:
            draw(position, position.pack.draw)
        else:
            set_aside(position, action - POINT)
    elif action >= RECOVER:
        take_from_scrap(position, action - RECOVER)
    else:
        take_from_pool(position, action - TAKE)


def set_aside(position: Position, point: int) -> None:
    """AR-13: one token of the own map goes to the scrap."""
    seat = position.active
    kind = position.uncover(seat, point)
    position.scrap(seat, kind)
    position.scrapped = True
    if position.story is not None:
        place = position.pack.point_names[point]
        slot = scrap_slot(position, seat, kind)
        score = scoring.score(position, seat)
        position.tell(Scrapped(seat, MAP_TOKENS[kind], place, scrap_of(position, seat), slot, score))


def take_from_pool(position: Position, kind: int) -> None:
    position.pool[kind] -= 1
    position.hand = kind
    position.hand_from = FROM_POOL
    if position.story is not None:
        position.tell(Took(position.active, MAP_TOKENS[kind], position.pool[kind]))
    triangles.ask_place(position)


def take_from_scrap(position: Position, index: int) -> None:
    """AR-19 with a blue point, AR-37 with Scavengers: `index` is owner * kinds + kind."""
    owner = index // KINDS
    kind = index % KINDS
    position.scraps = changed(position.scraps, index, -1)
    position.scrap_counts = changed(position.scrap_counts, owner, -1)
    position.hand = kind
    position.hand_from = FROM_SCRAP
    position.scrap_owner = owner
    if position.story is not None:
        slot = scrap_slot(position, owner, kind) + 1
        token = MAP_TOKENS[kind]
        position.tell(Recovered(position.active, owner, token, scrap_of(position, owner), slot))
    triangles.ask_place(position)


# -- drawing -------------------------------------------------------------------------------------


def draw(position: Position, count: int) -> None:
    """Tokens into the pool, or as many as there are: AR-13, AR-22, AR-38."""
    position.draws_left = count
    position.purples = 0
    if position.bag_count:
        position.phase = DRAW_POOL
    else:
        after_draw(position)


def draw_into_pool(position: Position, kind: int) -> None:
    """Chance gave a token of the bag."""
    leave_bag(position, kind)
    position.pool[kind] += 1
    position.drawn.append(kind)
    position.draws_left -= 1
    if kind == PURPLE:
        position.purples += 1
    if position.story is not None:
        token = TOKEN_NAMES[kind]
        position.tell(Drew(position.active, token, position.bag_count, position.pool[kind]))
    if position.bag_count == 0:
        position.last_turn(BAG_EMPTY)
    if position.draws_left == 0 or position.bag_count == 0:
        after_draw(position)


def draw_into_hand(position: Position, kind: int) -> None:
    """AR-19: the token of a red point; a purple one is put back and ends action 4."""
    if kind == PURPLE:
        position.acts = ACTION_OVER
        position.breeding = True
        position.purples = 1
        if position.story is not None:
            position.tell(DrewOne(position.active, "purple", position.bag_count))
            position.tell(PutBack(position.active, position.bag_count))
        turn_up_cards(position)
        return
    leave_bag(position, kind)
    if position.story is not None:
        position.tell(DrewOne(position.active, TOKEN_NAMES[kind], position.bag_count))
    if position.bag_count == 0:
        position.last_turn(BAG_EMPTY)
    position.hand = kind
    position.hand_from = FROM_BAG
    triangles.ask_place(position)


def leave_bag(position: Position, kind: int) -> None:
    position.bag[kind] -= 1
    position.bag_count -= 1
    position.drew = True


def after_draw(position: Position) -> None:
    """The draw into the pool is done: purples turn up cards, else a token may be taken."""
    position.draws_left = 0
    if position.purples:
        turn_up_cards(position)
    else:
        ask_token(position)


def turn_up_cards(position: Position) -> None:
    """AR-14, AR-15: a card for each purple, as many as the deck has."""
    position.fresh = 0
    position.cards_left = min(position.purples, position.deck.bit_count())
    if position.cards_left:
        position.phase = TURN_CARDS
    else:
        after_cards(position)


def after_cards(position: Position) -> None:
    """All cards of this draw are face up."""
    purples = position.purples
    position.purples = 0
    if position.breeding:
        position.breeding = False
        position.fresh = 0
        position.phase = RESOLVED
    elif purples >= position.pack.free_card_purples:
        two_purples(position)
    else:
        position.fresh = 0
        ask_token(position)


def two_purples(position: Position) -> None:
    """AR-15: one of the cards turned up is taken free, and research is over."""
    fresh = position.fresh
    if position.story is not None:
        position.tell(TwoPurples(position.active))
    if fresh == 0:
        position.phase = RESOLVED
    elif fresh & (fresh - 1):
        position.phase = FREE_CARD
    else:
        evolution.claim(position, fresh.bit_length() - 1)


def ask_token(position: Position) -> None:
    """AR-13: take a token or not; nothing is asked where none can be taken or laid."""
    if position.has_room(position.active) and (position.takeable() or _can_scavenge(position)):
        position.phase = TAKE_TOKEN
    else:
        position.phase = RESOLVED


def _can_scavenge(position: Position) -> bool:
    return scavenging(position) and any(position.scrap_counts)


# -- the draft -----------------------------------------------------------------------------------


def ask_draft(position: Position) -> None:
    """AR-07: the active player takes a token; the last kind left is not asked for."""
    kinds = pool_tokens(position)
    if len(kinds) == 1:
        take_from_pool(position, kinds[0] - TAKE)
    else:
        position.phase = DRAFT
