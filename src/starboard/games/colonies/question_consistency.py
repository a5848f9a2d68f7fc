# mypyc: skip
"""What must be true of what is asked and of the answers so far: each could be asked, each could be given."""

from starboard.games.colonies import council, income, offers, upkeep
from starboard.games.colonies.components import (
    DOWNGRADE,
    DUMP_RESOURCES,
    LOSE_EITHER,
    LOSE_RESOURCES,
    OFFER,
    TAKE_ACTION,
)
from starboard.games.colonies.numbering import MILITARY, PLANETS, SETTLE
from starboard.games.colonies.questions import TECHNOLOGY_OF
from starboard.games.colonies.state import (
    ACTING,
    ASK_ADJUST,
    ASK_ATTRACT,
    ASK_DECIDE,
    ASK_DOWNGRADE,
    ASK_DUMP,
    ASK_GAIN,
    ASK_LAY,
    ASK_LOSE,
    ASK_LOSE_WHICH,
    ASK_OFFER,
    ASK_PAY,
    ASK_PLACE,
    ASK_POLICE,
    ASK_PRODUCE,
    ASK_SETTLE,
    ASK_VOTE,
    ASK_WHITHER,
    CAST_YES,
    EFFECT_SIZE,
    NEXT_CARD,
    Position,
)
from starboard.kernel.errors import BadPosition
from starboard.kernel.sentinels import NONE


def check_question(position: Position) -> None:
    check_asked(position)
    check_left(position)
    if position.step == NEXT_CARD:
        check_event(position)
    elif position.queue:
        raise BadPosition("effects-wait-too-long")
    check_sheets(position)


def check_asked(position: Position) -> None:
    if position.ask >= ASK_DECIDE and (position.asked < 0 or position.is_neutral(position.asked)):
        raise BadPosition("nobodys-planet-asked")
    if bool(position.waiting) != (ASK_LAY <= position.ask <= ASK_PAY):
        raise BadPosition("nobody-left-to-answer")
    if position.step != ACTING:
        if position.mover >= 0 or position.round:
            raise BadPosition("rounds-of-actions-only")
        return
    if position.mover != position.asked:
        raise BadPosition("action-of-another")
    if position.round >= position.pack.rounds - position.lost[position.mover]:
        raise BadPosition("lost-action-taken")


# -- how much is left to choose ----------------------------------------------------------------


def check_left(position: Position) -> None:
    ask = position.ask
    if ask in TECHNOLOGY_OF:
        check_action(position)
    elif ask == ASK_LOSE:
        if position.left and not has_choice_of_resources(position, position.left):
            raise BadPosition("asked-without-choice")
    elif ask == ASK_DUMP:
        if not position.left or not has_choice_of_resources(position, 0):
            raise BadPosition("asked-without-choice")
    elif ask == ASK_DOWNGRADE:
        row = position.levels[position.asked * PLANETS : position.asked * PLANETS + PLANETS]
        if not position.left or len([level for level in row if level > 1]) < 2:
            raise BadPosition("downgrade-without-choice")
    elif ask == ASK_LOSE_WHICH:
        resources, colonists = position.stock(position.asked), position.colonists[position.asked]
        alike = (resources >= position.left) == (colonists >= position.left)
        if not alike or not (resources or colonists):
            raise BadPosition("loss-without-choice")
    elif ask not in (ASK_GAIN, ASK_PLACE) and position.left:
        raise BadPosition("nothing-counted-here")


def has_choice_of_resources(position: Position, number: int) -> bool:
    """More than must go, and of several kinds."""
    row = position.resources[position.asked * PLANETS : position.asked * PLANETS + PLANETS]
    return sum(row) > number and len([there for there in row if there]) > 1


def check_action(position: Position) -> None:
    """CO-13: no more is left than the level allows; the points of CO-17 are left or spent."""
    level = position.levels[position.asked * PLANETS + TECHNOLOGY_OF[position.ask]]
    if position.ask == ASK_ADJUST:
        taken = range(PLANETS)
        spent = sum(
            position.pack.step_price(step) for partner in taken for step in range(position.steps[partner])
        )
        possible = position.left + spent == level and not position.steps[position.asked]
    elif position.ask in (ASK_PRODUCE, ASK_ATTRACT):
        possible = position.left == level
    else:
        possible = position.left <= level and (position.left > 0 or position.ask != ASK_WHITHER)
    if not possible:
        raise BadPosition("action-of-another-level")


# -- event cards: CO-10, CO-11 -----------------------------------------------------------------


def check_event(position: Position) -> None:
    if position.ask == ASK_DECIDE:
        possible = position.asked == position.first and not position.queue
    elif position.outcome == CAST_YES:
        possible = is_offered(position)
    else:
        possible = is_effect(position)
    if not possible:
        raise BadPosition("card-brings-otherwise")


def is_offered(position: Position) -> bool:
    """Leaders one after the other: the offer, or what was chosen of it, and then the others' offers."""
    pack, card = position.pack, position.current
    leaders = council.leaders(position)
    waiting = position.queue[::EFFECT_SIZE].count(OFFER)
    if waiting >= len(leaders) or position.asked != leaders[-1 - waiting]:
        return False
    others = [cell for planet in leaders[len(leaders) - waiting :] for cell in (OFFER, planet, 0)]
    before = position.queue[: len(position.queue) - len(others)]
    if position.queue[len(before) :] != others:
        return False
    then = pack.offer_then[card]
    if position.ask == ASK_OFFER:
        return not before and offers.has_open_choice(position, position.asked)
    if position.ask == ASK_PLACE:
        return not before and 0 < pack.offer_pirates[card] >= position.left
    if position.ask == ASK_GAIN:
        next_action = [TAKE_ACTION, position.asked, then] if then >= 0 else []
        return before == next_action and 0 < pack.offer_resources[card] >= position.left
    technology = TECHNOLOGY_OF.get(position.ask, NONE)
    if technology < 0:
        return False
    again = [TAKE_ACTION, position.asked, technology] * (len(before) // EFFECT_SIZE)
    taken = pack.offer_actions[card] >> technology & 1 and len(before) < EFFECT_SIZE * pack.offer_times[card]
    return before == again and bool(taken or (technology == then and not before))


def is_effect(position: Position) -> bool:
    """The effects that wait are the last of all that the vote brought; the one before them is asked about."""
    scratch = position.clone()
    scratch.queue = []
    council.queue_outcome(scratch)
    done = len(scratch.queue) - len(position.queue)
    if done < EFFECT_SIZE or scratch.queue[done:] != position.queue:
        return False
    effect, planet, amount = scratch.queue[done - EFFECT_SIZE : done]
    ask = position.ask
    if position.asked != planet:
        return False
    if effect == TAKE_ACTION:
        return TECHNOLOGY_OF.get(ask) == amount
    if effect == LOSE_EITHER and ask == ASK_LOSE_WHICH:
        return position.left == amount
    asked = {
        LOSE_RESOURCES: ASK_LOSE,
        LOSE_EITHER: ASK_LOSE,
        DUMP_RESOURCES: ASK_DUMP,
        DOWNGRADE: ASK_DOWNGRADE,
    }
    return asked.get(effect) == ask and position.left <= amount


# -- answers in secret: CO-04, CO-08, CO-09, CO-21, CO-23 --------------------------------------


def check_sheets(position: Position) -> None:
    """Everybody's answer is one that could have been given; what nobody is asked for is blank."""
    expected = position.clone()
    expected.fresh_sheet(ASK_PAY)
    ask = position.ask
    for planet in position.planet_of:
        if planet >= 0 and ASK_LAY <= ask <= ASK_PAY:
            answered = not position.waiting >> position.seat_of[planet] & 1
            if not follow_answer(position, expected, planet, answered):
                raise BadPosition("answer-is-none")
    for field in ("answer", "aside", "policed", "shipped", "compensation", "due", "paid", "substituted"):
        if getattr(position, field) != getattr(expected, field):
            raise BadPosition("answers-make-otherwise", field=field)


def follow_answer(position: Position, expected: Position, planet: int, answered: bool) -> bool:
    """Write an answer onto a blank sheet as far as it could have been given; may it be where it is?"""
    ask = position.ask
    answer = position.answer[planet]
    row = range(planet * PLANETS, planet * PLANETS + PLANETS)
    if ask == ASK_PAY:
        return follow_payment(position, expected, planet, answered)
    if ask == ASK_POLICE:
        for cell in row:
            expected.policed[cell] = min(position.policed[cell], position.pirates[cell])
        sent = sum(position.policed[cell] for cell in row)
        asked = answered or position.own_pirates(planet) > 0
        return asked and sent <= position.levels[planet * PLANETS + MILITARY]
    expected.answer[planet] = answer
    if ask == ASK_VOTE:
        for cell in row if answer > 0 else []:
            expected.aside[cell] = min(position.aside[cell], position.resources[cell])
        return answer in (1, 2) or (answer == NONE and not answered)
    if not answered:
        return answer == NONE
    if ask == ASK_SETTLE:
        return SETTLE + answer in income.may_settle(position, planet)
    return 0 <= answer < len(position.holder) and position.holder[answer] == planet


def follow_payment(position: Position, expected: Position, planet: int, answered: bool) -> bool:
    """CO-23: pay as must be, and where there was a choice as was chosen."""
    chose = False
    choosing = upkeep.pay_what_must_be(expected, planet)
    while choosing:
        chose = True
        partner = (planet + expected.due[planet]) % PLANETS
        cell = (planet * PLANETS + partner) * PLANETS
        kinds = [
            kind
            for kind in upkeep.substitutes(expected, planet, partner)
            if position.shipped[cell + kind] > expected.shipped[cell + kind]
        ]
        if not kinds:
            break
        upkeep.substitute(expected, planet, partner, kinds[0])
        choosing = upkeep.pay_what_must_be(expected, planet)
    return not choosing if answered else chose
