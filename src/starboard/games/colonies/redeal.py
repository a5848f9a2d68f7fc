"""What a seat cannot see, dealt anew: event cards, answers that are not open yet, and for tests Credits."""

from typing import Final

from starboard.games.colonies import generator, income, upkeep
from starboard.games.colonies.numbering import ADD, DONE, PLANETS, REMOVE, SETTLE
from starboard.games.colonies.state import (
    ASK_LAY,
    ASK_PAY,
    ASK_POLICE,
    ASK_SETTLE,
    ASK_VOTE,
    CAST_NO,
    CAST_YES,
    CURRENT,
    IN_DECK,
    OVER,
    USED,
    Position,
)
from starboard.kernel.rng import Random

MOST_GUESSED: Final = 3  # resources that a vote of somebody else is guessed to have with it
RICHEST: Final = 200


def redeal(position: Position, me: int, random: Random) -> None:
    """Deal anew what the player of planet `me` cannot know; Credits follow from open acts and stay."""
    if position.step != OVER:
        redeal_cards(position, me, random)
        redeal_answers(position, me, random, False)


def disguise(position: Position, me: int, random: Random) -> None:
    """Vary all that a view hides, also Credits and half-made answers; `me` is -1 for a spectator."""
    if position.step == OVER:
        return
    for planet in position.planet_of:
        if planet >= 0 and planet != me:
            position.credits[planet] = random.below(RICHEST)
    redeal_cards(position, me, random)
    redeal_answers(position, me, random, True)


# -- event cards: CO-04 ------------------------------------------------------------------------


def redeal_cards(position: Position, me: int, random: Random) -> None:
    contributors = [
        sorted([position.laid_by[card] for card in cards if position.laid_by[card] != me])
        for cards in decks(position)
    ]
    position.holder = position.holder[:]
    position.laid_by = position.laid_by[:]
    unknown = [card for card in range(len(position.holder)) if not is_known(position, me, card)]
    places = sorted([position.holder[card] for card in unknown])
    random.shuffle(unknown)
    for card, place in zip(unknown, places):
        position.holder[card] = place
        position.laid_by[card] = -1
    for cards, those in zip(decks(position), contributors):
        random.shuffle(those)
        others = [card for card in cards if me < 0 or position.laid_by[card] != me]
        for card, contributor in zip(others, those):
            position.laid_by[card] = contributor


def is_known(position: Position, me: int, card: int) -> bool:
    """Open cards, the own hand, and what one has put into the deck oneself."""
    place = position.holder[card]
    return place in (CURRENT, USED, me) or (place == IN_DECK and position.laid_by[card] == me)


def decks(position: Position) -> list[list[int]]:
    """The cards of each event deck so far, used ones first."""
    laid = position.used + ([position.current] if position.current >= 0 else []) + position.deck()
    size = position.pack.deck
    return [laid[start : start + size] for start in range(0, len(laid), size)]


# -- answers in secret: CO-04, CO-08, CO-09, CO-21, CO-23 --------------------------------------


def redeal_answers(position: Position, me: int, random: Random, half_made: bool) -> None:
    """Others' answers; of who has not answered nothing is known, so they have not begun."""
    if not ASK_LAY <= position.ask <= ASK_PAY:
        return
    for planet in position.planet_of:
        if planet != me:
            answered = not position.waiting >> position.seat_of[planet] & 1
            forget(position, planet)
            if answered:
                answer(position, planet, random, 1_000)
            elif half_made and position.ask not in (ASK_LAY, ASK_SETTLE):
                answer(position, planet, random, random.below(4))


def forget(position: Position, planet: int) -> None:
    """The answer of one planet as if it had not begun."""
    position.answer[planet] = -1
    for cell in range(planet * PLANETS, planet * PLANETS + PLANETS):
        position.aside[cell] = 0
        position.policed[cell] = 0
    if position.ask == ASK_PAY:
        forget_payment(position, planet)
        upkeep.pay_what_must_be(position, planet)


def forget_payment(position: Position, planet: int) -> None:
    position.due[planet] = 1
    position.paid[planet] = 0
    position.substituted[planet] = 0
    for cell in range(planet * PLANETS, planet * PLANETS + PLANETS):
        position.compensation[cell] = 0
        for kind in range(PLANETS):
            position.shipped[cell * PLANETS + kind] = 0


def answer(position: Position, planet: int, random: Random, steps: int) -> None:
    """Up to `steps` small steps of an answer that the planet's player may have given."""
    if position.ask == ASK_LAY:
        position.answer[planet] = random.choice(position.hand(planet))
    elif position.ask == ASK_SETTLE:
        position.answer[planet] = random.choice(income.may_settle(position, planet)) - SETTLE
    elif position.ask == ASK_VOTE and steps:
        position.answer[planet] = CAST_YES if random.below(2) else CAST_NO
        lay_resources(position, planet, random)
    elif position.ask == ASK_POLICE:
        send_police(position, planet, random, steps)
    elif position.ask == ASK_PAY:
        substitute(position, planet, random, steps)


def lay_resources(position: Position, planet: int, random: Random) -> None:
    for _ in range(random.below(MOST_GUESSED + 1)):
        action = random.choice(generator.votes(position, planet))
        if action == DONE:
            return
        position.aside[planet * PLANETS + action - ADD] += 1


def send_police(position: Position, planet: int, random: Random, steps: int) -> None:
    for _ in range(steps):
        action = random.choice(generator.own_pirates(position, planet))
        if action == DONE:
            return
        position.policed[position.pack.cell[action - REMOVE]] += 1


def substitute(position: Position, planet: int, random: Random, steps: int) -> None:
    for _ in range(steps):
        if position.due[planet] == PLANETS:
            return
        partner = (planet + position.due[planet]) % PLANETS
        kind = random.choice(upkeep.substitutes(position, planet, partner))
        upkeep.substitute(position, planet, partner, kind)
        upkeep.pay_what_must_be(position, planet)
