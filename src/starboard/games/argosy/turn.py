"""The course of a game: the draft, five actions in order, and the end."""

from starboard.games.argosy import evolution, research
from starboard.games.argosy.events import DealtCard, DealtToken, Ended, FirstPlayer, Turn
from starboard.games.argosy.generator import celestial_acts, domestic_acts, trades
from starboard.games.argosy.numbering import CARD_TURNED, FIRST_SEAT, KINDS, TOKEN
from starboard.games.argosy.pieces import TOKEN_NAMES
from starboard.games.argosy.state import (
    CELESTIAL,
    CELESTIAL_ACTION,
    DEAL_CARDS,
    DEAL_TOKENS,
    DOMESTIC,
    DOMESTIC_ACTION,
    DRAW_POOL,
    EXPANSION,
    EXPANSION_ACTION,
    EXTRAPOLATION,
    EXTRAPOLATION_ACTION,
    FIRST,
    IN_DRAFT,
    OVER,
    RESEARCH,
    RESEARCH_ACTION,
    STALLED,
    TURN_CARDS,
    Position,
)
from starboard.games.argosy.types import CARD_NAMES
from starboard.kernel.number_lists import total

# -- chance --------------------------------------------------------------------------------------


def answer(position: Position, outcome: int) -> None:
    """Carry out what chance gave."""
    phase = position.phase
    if phase == DRAW_POOL:
        research.draw_into_pool(position, outcome - TOKEN)
    elif phase == DEAL_TOKENS:
        deal_token(position, outcome - TOKEN)
    elif phase == TURN_CARDS:
        evolution.turn_up(position, outcome - CARD_TURNED)
        if position.cards_left == 0:
            research.after_cards(position)
    elif phase == DEAL_CARDS:
        deal_card(position, outcome - CARD_TURNED)
    elif phase == FIRST:
        choose_first(position, outcome - FIRST_SEAT)
    else:
        research.draw_into_hand(position, outcome - TOKEN)


# -- setup: AR-07 --------------------------------------------------------------------------------


def choose_first(position: Position, seat: int) -> None:
    position.first = seat
    position.active = seat
    position.phase = DEAL_CARDS
    if position.story is not None:
        position.tell(FirstPlayer(seat))


def deal_card(position: Position, card: int) -> None:
    position.deck &= ~(1 << card)
    position.face_up = [*position.face_up, card]
    if position.story is not None:
        position.tell(DealtCard(CARD_NAMES[card], position.deck.bit_count()))
    if len(position.face_up) == position.pack.first_cards(position.players):
        position.phase = DEAL_TOKENS


def deal_token(position: Position, kind: int) -> None:
    position.bag[kind] -= 1
    position.bag_count -= 1
    position.pool[kind] += 1
    if position.story is not None:
        position.tell(DealtToken(TOKEN_NAMES[kind], position.bag_count, position.pool[kind]))
    if total(position.pool, 0, KINDS + 1) == position.pack.drafted(position.players):
        research.ask_draft(position)


def draft_on(position: Position) -> None:
    """The next player clockwise takes a token; when none is left the first turn begins."""
    position.turns += 1
    position.active = (position.active + 1) % position.players
    if position.takeable():
        research.ask_draft(position)
    else:
        begin_turn(position)


# -- a turn: AR-13 to AR-20 ----------------------------------------------------------------------


def go_on(position: Position) -> None:
    """An act is resolved: to a second one where a card allows it, or to the next action."""
    action = position.action
    if action == IN_DRAFT:
        draft_on(position)
    elif action == EXPANSION_ACTION:
        end_turn(position)
    elif action == CELESTIAL_ACTION and celestial_acts(position):
        position.phase = CELESTIAL
    elif action == DOMESTIC_ACTION and domestic_acts(position):
        position.phase = DOMESTIC
    else:
        begin_action(position, action + 1)


def begin_turn(position: Position) -> None:
    position.action = RESEARCH_ACTION
    position.acts = 0
    position.scrapped = False
    position.drew = False
    position.natural = 0
    position.drawn = []
    position.phase = RESEARCH
    if position.story is not None:
        position.tell(Turn(position.active, position.round_number()))


def begin_action(position: Position, action: int) -> None:
    """Actions 2 to 4 are passed over where nothing can be done; action 5 is always asked."""
    position.acts = 0
    if action == EXTRAPOLATION_ACTION:
        if trades(position):
            position.action = EXTRAPOLATION_ACTION
            position.phase = EXTRAPOLATION
            return
        action = CELESTIAL_ACTION
    if action == CELESTIAL_ACTION:
        if celestial_acts(position):
            position.action = CELESTIAL_ACTION
            position.phase = CELESTIAL
            return
        action = DOMESTIC_ACTION
    if action == DOMESTIC_ACTION and domestic_acts(position):
        position.action = DOMESTIC_ACTION
        position.phase = DOMESTIC
        return
    position.action = EXPANSION_ACTION
    position.phase = EXPANSION


def end_turn(position: Position) -> None:
    """AR-22: the game ends after this turn if something said so, or if play has come to a stop."""
    position.idle = 0 if position.drew else position.idle + 1
    position.turns += 1
    if not position.ends and position.idle >= position.idle_turns():
        position.ends = STALLED
    if position.ends:
        position.phase = OVER
        if position.story is not None:
            position.tell(Ended(position.ends))
        return
    position.active = (position.active + 1) % position.players
    begin_turn(position)
