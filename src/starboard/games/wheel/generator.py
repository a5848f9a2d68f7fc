"""What may be done now: the rules as arithmetic on sets of places, written for speed."""

from mypy_extensions import i64

from starboard.games.wheel.components import BLACK, BLACK_CENTRE, ROTATE, WHITE_CENTRE
from starboard.games.wheel.state import ALL_PLACES, Position


def legal(position: Position, actor: int) -> list[int]:
    if position.how or actor != position.mover:
        return []
    moves: list[int] = [] if position.must_move() else [ROTATE]  # AW-31
    _add_piece_moves(position, moves)
    if not moves:
        moves.append(ROTATE)  # AW-12
    return moves


def _add_piece_moves(position: Position, moves: list[int]) -> None:
    """The mover's legal moves without rotating, ascending."""
    pack = position.pack
    if position.mover == BLACK:
        centre: i64 = BLACK_CENTRE
        cone: i64 = position.black_cone
        other_cone: i64 = position.white_cone
        own: i64 = position.black_discs
        others: i64 = position.white_discs
    else:
        centre = WHITE_CENTRE
        cone = position.white_cone
        other_cone = position.black_cone
        own = position.white_discs
        others = position.black_discs
    living: i64 = own & ~position.dead
    empty: i64 = ALL_PLACES & ~(own | others | 1 << cone | 1 << other_cone)
    for step in range(3):
        place: i64 = (centre + (pack.left if step == 0 else pack.right if step == 2 else 0)) & 7
        if place == cone:
            open_to: i64 = ALL_PLACES & ~living & ~(1 << other_cone)  # AW-15
            if position.battle:
                open_to |= 1 << other_cone  # AW-13, AW-16, AW-17
            moves.extend(pack.top_moves[place << 8 | open_to])
            if living >> place & 1:
                moves.extend(pack.whole_moves[place << 8 | empty])  # AW-26, AW-27
        elif living >> place & 1 and place != other_cone:  # AW-29
            open_to = empty | living & ~(1 << cone | 1 << other_cone)  # AW-19 to AW-22
            moves.extend(pack.top_moves[place << 8 | open_to])
            if own == 1 << place:
                moves.extend(pack.whole_moves[place << 8 | empty])  # AW-23
