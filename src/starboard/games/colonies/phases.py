"""What comes after what: effects that wait, then step by step through the turn, until somebody is asked."""

from starboard.games.colonies import actions, council, effect_queue, income, setup, upkeep
from starboard.games.colonies.state import (
    ACTING,
    ASK_PAY,
    ASK_POLICE,
    ASK_SETTLE,
    ASK_VOTE,
    DEAL,
    FIRST,
    INCOME,
    LAYING,
    LOTS,
    NEUTRALS,
    NEXT_CARD,
    NOTHING,
    OVER,
    PAYMENT,
    POLICE,
    REVEAL,
    USED,
    VOTING,
    Position,
)
from starboard.kernel.number_lists import replaced
from starboard.kernel.sentinels import NONE


def proceed(position: Position) -> None:
    """Go on until a seat or chance is asked, or the game is over."""
    while position.ask == NOTHING and position.step != OVER:
        if position.queue:
            effect_queue.carry_out_next(position)
        elif position.step < INCOME:
            prepare(position)
        else:
            take_step(position)


def prepare(position: Position) -> None:
    """The steps before the first turn, and those that make a new event deck."""
    step = position.step
    if step == REVEAL:
        setup.reveal_next(position)
    elif step == DEAL:
        setup.deal_hands(position)
    elif step == NEUTRALS:
        setup.draw_neutrals(position)
    elif step == LOTS:
        setup.draw_lots(position)
    elif step == FIRST:
        setup.draw_first(position)
    elif step == LAYING:
        setup.ask_for_cards(position)
    else:  # FILL
        setup.fill_deck(position)


def take_step(position: Position) -> None:
    """The steps of a turn."""
    step = position.step
    if step == ACTING:
        actions.next_action(position)
    elif step == INCOME:
        income.begin_turn(position)
    elif step == VOTING:
        council.open_vote(position)
    elif step == NEXT_CARD:
        put_card_away(position)
    elif step == POLICE:
        upkeep.ask_police(position)
    elif step == PAYMENT:
        upkeep.ask_payment(position)
    else:
        upkeep.end_turn(position)


def put_card_away(position: Position) -> None:
    """CO-12: the next card is revealed, after an empty deck has been made anew; none after the last event."""
    position.holder = replaced(position.holder, position.current, USED)
    position.used = [*position.used, position.current]
    position.current = NONE
    position.asked = NONE
    if position.turn_number == position.pack.turns:
        position.step = ACTING
    else:
        position.step = REVEAL if position.deck() else LAYING


def answer_in_secret(position: Position, planet: int, action: int) -> None:
    """One seat's step in a decision of several at once; when the last has answered, all is opened."""
    ask = position.ask
    if ask == ASK_VOTE:
        complete = council.vote(position, planet, action)
    elif ask == ASK_SETTLE:
        complete = income.settle(position, planet, action)
    elif ask == ASK_PAY:
        complete = upkeep.pay(position, planet, action)
    elif ask == ASK_POLICE:
        complete = upkeep.police(position, planet, action)
    else:
        complete = setup.lay(position, planet, action)
    if complete:
        position.waiting &= ~(1 << position.seat_of[planet])
        if not position.waiting:
            position.finished()
            open_answers(position, ask)


def open_answers(position: Position, ask: int) -> None:
    if ask == ASK_VOTE:
        council.count(position)
    elif ask == ASK_SETTLE:
        income.welcome(position)
    elif ask == ASK_PAY:
        upkeep.fulfil(position)
    elif ask == ASK_POLICE:
        upkeep.remove_policed(position)
    else:  # ASK_LAY
        setup.make_deck(position)
