"""Moving a piece: a disc, a stack, a cone or a spire, and what a cone finds where it arrives."""

from mypy_extensions import i64

from starboard.games.wheel.choices import piece_at
from starboard.games.wheel.components import BLACK, TOP, WHOLE
from starboard.games.wheel.ending import end
from starboard.games.wheel.events import Killed, Moved, Resurrected, SpireKind
from starboard.games.wheel.state import Position


def move(position: Position, place: i64, to: i64, whole: bool) -> None:
    """The mover's pile, or its top, goes from `place` to `to`; the stone goes back (AW-11)."""
    with_cone = place == (position.black_cone if position.mover == BLACK else position.white_cone)
    if position.story is not None:
        piece = piece_at(position, position.mover, place, WHOLE if whole else TOP)
        battle = position.battle or with_cone
        position.tell(Moved(position.mover, piece, place, to, position.pack.stone_place, 0, battle))
    if whole or not with_cone:
        _move_discs(position, place, to, whole)
    if with_cone:
        position.battle = True  # AW-17
        _enter(position, to)
    position.rotations = 0


def _move_discs(position: Position, place: i64, to: i64, whole: bool) -> None:
    own = position.black_discs if position.mover == BLACK else position.white_discs
    stack = own == 1 << place
    if whole or not stack:
        own &= ~(1 << place)  # the top of a stack leaves the other disc behind: AW-23
    own |= 1 << to
    if position.mover == BLACK:
        position.black_discs = own
    else:
        position.white_discs = own


def _enter(position: Position, to: i64) -> None:
    """The mover's cone arrives at `to`, alone or on its spire."""
    bit: i64 = 1 << to
    if position.mover == BLACK:
        position.black_cone = to
        taken = to == position.white_cone
        foes = position.white_discs
    else:
        position.white_cone = to
        taken = to == position.black_cone
        foes = position.black_discs
    if taken:
        end(position, "cone-taken", position.mover)  # AW-13, AW-28
    elif position.dead & bit:
        position.dead &= ~bit  # AW-25
        if position.story is not None:
            position.tell(Resurrected(position.mover, to, _spire_at(position, to)))
    elif foes & bit:
        position.dead |= bit  # AW-14
        if position.story is not None:
            position.tell(Killed(position.mover, to, position.discs_at(1 - position.mover, to)))


def _spire_at(position: Position, place: int) -> SpireKind:
    """AW-25: a spire of one colour is free, one of two colours holds prisoners."""
    return "free" if position.discs_at(position.mover, place) else "prisoner"
