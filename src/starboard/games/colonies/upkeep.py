"""Upkeep: police, fulfilling the agreements, pirates, and the first player passing on. CO-21 to CO-26."""

from mypy_extensions import i64

from starboard.games.colonies import pirates
from starboard.games.colonies.market_view import see_market
from starboard.games.colonies.numbering import COMMERCE, DONE, MILITARY, PAY, PLANETS, REMOVE
from starboard.games.colonies.state import (
    ASK_PAY,
    ASK_POLICE,
    INCOME,
    OVER,
    PAYMENT,
    PIRACY,
    Position,
)
from starboard.games.colonies.upkeep_events import (
    AgreementsFulfilled,
    Compensated,
    Delivered,
    Ended,
    Exchange,
    FirstPassed,
    Intercepted,
    PaymentReady,
    PiratesLeft,
    Policed,
    PoliceReady,
    PoliceSent,
    Substituted,
    TurnedPirate,
)
from starboard.kernel.number_lists import changed, total

# -- police: CO-21 -----------------------------------------------------------------------------


def ask_police(position: Position) -> None:
    """Those with pirates on their own routes are asked, all at once."""
    troubled = [planet for planet in position.order() if position.own_pirates(planet)]
    if troubled:
        position.fresh_sheet(ASK_POLICE)
        position.ask_all(ASK_POLICE, troubled)
    else:
        position.step = PAYMENT


def police(position: Position, planet: int, action: int) -> bool:
    """A pirate of an own route marked for removal, or the end of it."""
    seat = position.seat_of[planet]
    if action == DONE:
        if position.story is not None:
            position.tell(PoliceReady(seat), (seat,))
        return True
    cell = position.pack.cell[action - REMOVE]
    position.policed[cell] += 1
    if position.story is not None:
        tell_sent(position, planet, cell)
    return False


def tell_sent(position: Position, planet: int, cell: int) -> None:
    names = position.pack.planets
    seat = position.seat_of[planet]
    there = position.pirates[cell] - position.policed[cell]
    left = police_left(position, planet)
    position.tell(PoliceSent(seat, names[planet], names[cell % PLANETS], there, left), (seat,))


def police_left(position: Position, planet: int) -> int:
    """CO-21: how many more pirates may be marked."""
    row = planet * PLANETS
    return position.levels[row + MILITARY] - total(position.policed, row, PLANETS)


def remove_policed(position: Position) -> None:
    """All are ready: the pirates go to the supply."""
    for planet in position.order():
        for partner in range(PLANETS):
            number = position.policed[planet * PLANETS + partner]
            if number:
                position.pirates = changed(position.pirates, planet * PLANETS + partner, -number)
                tell_policed(position, planet, partner, number)
    position.forget_answers()
    position.step = PAYMENT


def tell_policed(position: Position, planet: int, partner: int, number: int) -> None:
    if position.story is not None:
        names = position.pack.planets
        seat = position.seat_of[planet]
        there = position.pirates[planet * PLANETS + partner]
        position.tell(Policed(seat, names[planet], names[partner], number, there))


# -- payment: CO-22, CO-23 ---------------------------------------------------------------------


def ask_payment(position: Position) -> None:
    """Everybody pays in secret; only those with a choice of substitutes are asked."""
    position.fresh_sheet(ASK_PAY)
    choosing: list[int] = []
    for planet in position.order():
        if pay_what_must_be(position, planet):
            choosing.append(planet)
    position.ask_all(ASK_PAY, choosing)
    if not choosing:
        position.finished()
        fulfil(position)


def pay(position: Position, planet: int, action: int) -> bool:
    """A substitute is chosen, or the payment is handed over."""
    seat = position.seat_of[planet]
    if action == DONE:
        if position.story is not None:
            position.tell(PaymentReady(seat), (seat,))
        return True
    kind = action - PAY
    partner = (planet + position.due[planet]) % PLANETS
    before = position.compensation[planet * PLANETS + partner]
    substitute(position, planet, partner, kind)
    if position.story is not None:
        tell_substitute(position, planet, partner, kind, before)
    pay_what_must_be(position, planet)
    return False


def tell_substitute(position: Position, planet: int, partner: int, kind: int, before: int) -> None:
    pack = position.pack
    seat = position.seat_of[planet]
    cell = planet * PLANETS + kind
    rest = position.resources[cell] - position.aside[cell]
    price = position.compensation[planet * PLANETS + partner] - before
    told = Substituted(
        seat, pack.resources[kind], pack.planets[partner], rest, free_substitutes(position, planet), price
    )
    position.tell(told, (seat,))


def free_substitutes(position: Position, planet: int) -> int:
    """CO-23: how many more resources stand in without a Credit."""
    return max(0, position.levels[planet * PLANETS + COMMERCE] - position.substituted[planet])


def pay_what_must_be(position: Position, planet: i64) -> bool:
    """Pay on until a substitute has to be chosen (true) or everything is paid (false)."""
    while position.due[planet] < PLANETS:
        partner = (planet + position.due[planet]) % PLANETS
        promised = position.promises[planet * PLANETS + partner]
        while position.paid[planet] < promised:
            own = position.resources[planet * PLANETS + planet] - position.aside[planet * PLANETS + planet]
            if own > 0:
                ship(position, planet, partner, planet, min(own, promised - position.paid[planet]))
                continue
            usable = substitutes(position, planet, partner)
            if len(usable) > 1:
                return True
            if usable:
                substitute(position, planet, partner, usable[0])
            else:
                compensate(position, planet, partner)
        position.due[planet] += 1
        position.paid[planet] = 0
    return False


def substitutes(position: Position, planet: i64, partner: i64) -> list[int]:
    """The kinds that may stand in for the own one towards `partner`: never the partner's own."""
    row = planet * PLANETS
    return [
        kind
        for kind in range(PLANETS)
        if kind not in (planet, partner) and position.resources[row + kind] > position.aside[row + kind]
    ]


def ship(position: Position, planet: i64, partner: i64, kind: i64, number: int) -> None:
    position.aside[planet * PLANETS + kind] += number
    position.shipped[(planet * PLANETS + partner) * PLANETS + kind] += number
    position.paid[planet] += number


def substitute(position: Position, planet: int, partner: int, kind: int) -> None:
    """CO-23: free up to the Commerce level, then with a Credit, if there is one."""
    ship(position, planet, partner, kind, 1)
    position.substituted[planet] += 1
    if position.substituted[planet] > position.levels[planet * PLANETS + COMMERCE]:
        pay_credits(position, planet, partner, position.pack.substitution)


def compensate(position: Position, planet: int, partner: int) -> None:
    """CO-23: three Credits for a resource that is missing, or what there is."""
    pay_credits(position, planet, partner, position.pack.missing)
    position.paid[planet] += 1


def pay_credits(position: Position, planet: int, partner: int, number: int) -> None:
    row = planet * PLANETS
    there = position.credits[planet] - total(position.compensation, row, PLANETS)
    position.compensation[row + partner] += min(number, there)


# -- what arrives: CO-22, CO-24, CO-28 ---------------------------------------------------------


def fulfil(position: Position) -> None:
    """All have paid: goods and Credits arrive at once."""
    for planet in ring_from(position.first):
        if position.is_neutral(planet):
            ship_from_neutral(position, planet)
    for planet in ring_from(position.first):
        if not position.is_neutral(planet):
            hand_over(position, planet)
    if position.story is not None:
        tell_fulfilled(position)
    for planet in ring_from(position.first):
        for step in range(1, PLANETS):
            deliver(position, planet, (planet + step) % PLANETS)
    position.forget_answers()
    position.step = PIRACY


def tell_fulfilled(position: Position) -> None:
    stocks = [
        None if position.is_neutral(planet) else position.resources[planet * PLANETS : (planet + 1) * PLANETS]
        for planet in range(PLANETS)
    ]
    exchanges = [exchange(position, planet) for planet in position.order()]
    told = AgreementsFulfilled(position.turn_number, stocks, None, exchanges)
    position.tell_paid(told, position.planet_of)


def exchange(position: Position, planet: int) -> Exchange:
    """What a planet has sent, and what of that of the others comes past the pirates on its routes."""
    others = [other for other in range(PLANETS) if other != planet]
    coming = {other: shipped_to(position, other, planet) for other in others}
    blocked = [other for other in others if position.pirates[planet * PLANETS + other]]
    row = planet * PLANETS
    return Exchange(
        position.pack.planets[planet],
        position.seat_of[planet],
        sum([shipped_to(position, planet, other) for other in others]),
        sum([coming[other] for other in others if other not in blocked]),
        sum([coming[other] for other in blocked]),
        position.substituted[planet],
        sum(position.compensation[row : row + PLANETS]),
        position.colonists[planet],
    )


def shipped_to(position: Position, payer: int, receiver: int) -> int:
    cell = (payer * PLANETS + receiver) * PLANETS
    return sum(position.shipped[cell : cell + PLANETS])


def ring_from(planet: int) -> list[int]:
    return [(planet + step) % PLANETS for step in range(PLANETS)]


def ship_from_neutral(position: Position, planet: int) -> None:
    """CO-28: always in full, always its own resource, never out of a stock; nothing to another neutral."""
    for partner in range(PLANETS):
        if not position.is_neutral(partner):
            promised = position.promises[planet * PLANETS + partner]
            position.shipped[(planet * PLANETS + partner) * PLANETS + planet] = promised


def hand_over(position: Position, planet: i64) -> None:
    """What was laid aside leaves the payer's stock."""
    row = planet * PLANETS
    for kind in range(i64(PLANETS)):
        position.resources[row + kind] -= position.aside[row + kind]
    position.credits[planet] -= total(position.compensation, row, PLANETS)


def deliver(position: Position, payer: i64, receiver: i64) -> None:
    """CO-24: pirates on the receiver's route turn resources to the markets; Credits get through."""
    cell = payer * PLANETS + receiver
    waiting = position.pirates[receiver * PLANETS + payer]
    arriving = 0
    for kind in range(i64(PLANETS)):
        number = position.shipped[cell * PLANETS + kind]
        if number:
            arriving += number
            if waiting:
                position.markets[kind] += number
            elif not position.is_neutral(receiver):
                position.resources[receiver * PLANETS + kind] += number
            if position.story is not None:
                tell_delivery(position, payer, receiver, kind, waiting > 0)
    gone = min(waiting, arriving)
    if gone:
        position.pirates = changed(position.pirates, receiver * PLANETS + payer, -gone)
        if position.story is not None:
            names = position.pack.planets
            position.tell(PiratesLeft(names[receiver], names[payer], gone, waiting - gone))
    deliver_credits(position, payer, receiver)


def tell_delivery(position: Position, payer: int, receiver: int, kind: int, intercepted: bool) -> None:
    of = position.pack.planets[payer]
    to = position.pack.planets[receiver]
    resource = position.pack.resources[kind]
    count = position.shipped[(payer * PLANETS + receiver) * PLANETS + kind]
    if intercepted:
        position.tell(Intercepted(of, to, resource, count, see_market(position, kind)))
    else:
        stock = None if position.is_neutral(receiver) else position.resources[receiver * PLANETS + kind]
        position.tell(Delivered(of, to, resource, count, stock))


def deliver_credits(position: Position, payer: int, receiver: int) -> None:
    number = position.compensation[payer * PLANETS + receiver]
    if number:
        if not position.is_neutral(receiver):
            position.credits[receiver] += number
        if position.story is not None:
            names = position.pack.planets
            position.tell_paid(Compensated(names[payer], names[receiver], number), [receiver])


# -- pirates and the next turn: CO-25 to CO-27 -------------------------------------------------


def end_turn(position: Position) -> None:
    for planet in position.order():
        turn_to_piracy(position, planet)
    if position.turn_number == position.pack.turns:
        position.step = OVER
        if position.story is not None:
            position.tell(Ended("ten-turns"))
        return
    position.first = position.clockwise(position.first)
    position.step = INCOME
    if position.story is not None:
        position.tell(FirstPassed(position.seat_of[position.first]))


def turn_to_piracy(position: Position, planet: int) -> None:
    """CO-25: colonists that nobody needed become pirates on the own routes."""
    number = position.colonists[planet]
    if number:
        position.colonists[planet] = 0
        if position.story is not None:
            position.tell(TurnedPirate(position.seat_of[planet], number, 0))
        pirates.place_in_order(position, planet, number)
