"""Income: production, then colonists of whom some may be turned away or paid for. CO-06 to CO-08."""

from starboard.games.colonies.numbering import COMMUNITY, INDUSTRY, PLANETS, SETTLE
from starboard.games.colonies.setup_events import ChoseSettlers, Produced, Settled, TurnBegan
from starboard.games.colonies.state import ASK_SETTLE, VOTING, Position


def begin_turn(position: Position) -> None:
    """Everybody produces, and is asked about the colonists that come."""
    position.turn_number += 1
    if position.story is not None:
        first = position.seat_of[position.first]
        position.tell(TurnBegan(position.turn_number, first, position.arrivals()))
    for planet in position.order():
        produce(position, planet)
    position.fresh_sheet(ASK_SETTLE)
    position.ask_all(ASK_SETTLE, position.order())


def produce(position: Position, planet: int) -> None:
    """CO-06: what is promised to partners, and the Industry level."""
    number = position.exports(planet) + position.levels[planet * PLANETS + INDUSTRY]
    position.resources[planet * PLANETS + planet] += number
    if position.story is not None:
        stock = position.resources[planet * PLANETS + planet]
        position.tell(Produced(position.seat_of[planet], position.pack.resources[planet], number, stock))


def most_settled(position: Position, planet: int) -> int:
    """CO-08: how many of those who come may be turned away or paid for."""
    return min(position.levels[planet * PLANETS + COMMUNITY], position.arrivals())


def may_settle(position: Position, planet: int) -> list[int]:
    """CO-08: the pairs of turned away and paid for that the Community level allows."""
    return position.pack.pairs_within[most_settled(position, planet)][:]


def settle(position: Position, planet: int, action: int) -> bool:
    """A pair is chosen: that is the whole answer."""
    pair = action - SETTLE
    position.answer[planet] = pair
    if position.story is not None:
        seat = position.seat_of[planet]
        away = position.pack.pair_away[pair]
        paid = position.pack.pair_paid[pair]
        stay = position.arrivals() - away
        position.tell(ChoseSettlers(seat, away, paid, stay, paid * position.pack.settling), (seat,))
    return True


def welcome(position: Position) -> None:
    """CO-07, CO-08: all have chosen, the colonists arrive."""
    pack = position.pack
    for planet in position.order():
        pair = position.answer[planet]
        number = position.arrivals() - pack.pair_away[pair]
        position.colonists[planet] += number
        pay = pack.pair_paid[pair] * pack.settling
        position.credits[planet] += pay
        if position.story is not None:
            seat = position.seat_of[planet]
            colonists = position.colonists[planet]
            position.tell_paid(Settled(seat, number, pack.pair_away[pair], pay, colonists), [planet])
    position.forget_answers()
    position.step = VOTING
