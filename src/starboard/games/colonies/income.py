"""Income: production, then colonists of whom some may be turned away or paid for. CO-06 to CO-08."""

from starboard.games.colonies.choices import COMMUNITY, INDUSTRY, PLANETS, SETTLE
from starboard.games.colonies.state import ASK_SETTLE, VOTING, Position


def begin_turn(position: Position) -> None:
    """Everybody produces, and is asked about the colonists that come."""
    if position.story is not None:
        first = position.seat_of[position.first]
        position.happened("turn-began", {"turn": position.turn_number + 1, "first": first})
    position.turn_number += 1
    for planet in position.order():
        produce(position, planet)
    position.forget_answers()
    position.ask_all(ASK_SETTLE, position.order())


def produce(position: Position, planet: int) -> None:
    """CO-06: what is promised to partners, and the Industry level."""
    number = position.exports(planet) + position.levels[planet * PLANETS + INDUSTRY]
    position.resources[planet * PLANETS + planet] += number
    if position.story is not None:
        parts = {
            "seat": position.seat_of[planet],
            "resource": position.pack.resources[planet],
            "count": number,
        }
        position.happened("produced", parts)


def may_settle(position: Position, planet: int) -> list[int]:
    """CO-08: the pairs of turned away and paid for that the Community level allows."""
    most = min(position.levels[planet * PLANETS + COMMUNITY], position.arrivals())
    return position.pack.pairs_within[most][:]


def settle(position: Position, planet: int, action: int) -> bool:
    """A pair is chosen: that is the whole answer."""
    pair = action - SETTLE
    position.answer[planet] = pair
    if position.story is not None:
        seat = position.seat_of[planet]
        parts = {"seat": seat, "away": position.pack.pair_away[pair], "paid": position.pack.pair_paid[pair]}
        position.happened("chose-settlers", parts, (seat,))
    return True


def welcome(position: Position) -> None:
    """CO-07, CO-08: all have chosen, the colonists arrive."""
    pack = position.pack
    for planet in position.order():
        pair = position.answer[planet]
        number = position.arrivals() - pack.pair_away[pair]
        position.colonists[planet] += number
        position.credits[planet] += pack.pair_paid[pair]
        if position.story is not None:
            seat = position.seat_of[planet]
            parts = {
                "seat": seat,
                "count": number,
                "away": pack.pair_away[pair],
                "credits": pack.pair_paid[pair],
            }
            position.happened("settled", parts)
    position.forget_answers()
    position.step = VOTING
