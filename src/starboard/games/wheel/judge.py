"""Why something may not be done: the rules as a person would argue them, clause by clause."""

from starboard.games.wheel.components import BLACK, ROTATE, WHITE, WHOLE
from starboard.games.wheel.state import Position


def refusal(position: Position, seat: int, action: int) -> str:
    """The clause that forbids `action` to `seat`, whose turn it is; "" if it may be taken."""
    if action == ROTATE:
        return "AW-31" if position.must_move() and _can_move(position, seat) else ""
    return _refuses_move(position, seat, action)


def _can_move(position: Position, seat: int) -> bool:
    """Has `seat` any legal piece move?"""
    moves = range(1, position.pack.action_count)
    return any(not _refuses_move(position, seat, action) for action in moves)


def _refuses_move(position: Position, seat: int, action: int) -> str:
    pack = position.pack
    row = seat * pack.action_count + action
    place, to, whole = pack.origin[row], pack.target[row], pack.pile[row] == WHOLE
    if position.cone(seat) == place:
        return _refuses_spire(position, seat, place, to) if whole else _refuses_cone(position, seat, to)
    return _refuses_discs(position, seat, place, to, whole)


def _refuses_cone(position: Position, seat: int, to: int) -> str:
    if position.cone(_other(seat)) == to:
        return "" if position.battle else "AW-17"  # AW-13, AW-16, AW-28
    if position.discs_at(seat, to) and not position.is_dead(to):
        return "AW-15"
    return ""


def _refuses_spire(position: Position, seat: int, place: int, to: int) -> str:
    if not position.discs_at(seat, place):
        prisoners = position.discs_at(_other(seat), place) and not position.is_dead(place)
        return "AW-29" if prisoners else "AW-06"
    if position.is_dead(place):
        return "AW-24"
    return "" if _nothing_at(position, to) else "AW-27"


def _refuses_discs(position: Position, seat: int, place: int, to: int, whole: bool) -> str:
    number = position.discs_at(seat, place)
    if number == 0:
        return "AW-06"
    if position.is_dead(place):
        return "AW-24"
    if position.cone(_other(seat)) == place:
        return "AW-29"
    if whole:
        return "" if number == 2 and _nothing_at(position, to) else "AW-23"
    if to in (position.cone(BLACK), position.cone(WHITE)):
        return "AW-19"
    if position.discs_at(_other(seat), to):
        return "AW-20"
    return "AW-21" if position.discs_at(seat, to) and position.is_dead(to) else ""


def _nothing_at(position: Position, place: int) -> bool:
    discs = position.black_discs | position.white_discs
    return place not in (position.cone(BLACK), position.cone(WHITE)) and not discs >> place & 1


def _other(seat: int) -> int:
    return 1 - seat
