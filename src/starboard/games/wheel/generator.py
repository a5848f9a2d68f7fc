"""What may be done now: the rules as arithmetic on sets of places, written for speed."""

from mypy_extensions import i64

from starboard.games.wheel.components import BLACK, BLACK_CENTRE, ROTATE, WHITE_CENTRE
from starboard.games.wheel.state import ALL_PLACES, Position
from starboard.kernel.rng import Random


def legal(position: Position, actor: int) -> list[int]:
    if position.how or actor != position.mover:
        return []
    actions: list[int] = []
    left = legal_set(position)
    action: i64 = 0
    while left:
        if left & 1:
            actions.append(action)
        left >>= 1
        action += 1
    return actions


def pick(position: Position, random: Random) -> i64:
    """One of the mover's legal actions, each equally likely."""
    left = legal_set(position)
    count: i64 = 0
    rest = left
    while rest:
        rest &= rest - 1
        count += 1
    for _ in range(random.below(count)):
        left &= left - 1
    action: i64 = 0
    while not left >> action & 1:
        action += 1
    return action


def legal_set(position: Position) -> i64:
    """The mover's legal actions, as a set of their numbers."""
    moves = _piece_moves(position)
    if moves and position.must_move():  # AW-31, AW-12
        return moves
    return moves | 1 << ROTATE


def _piece_moves(position: Position) -> i64:
    """The mover's legal moves without rotating."""
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
    moves: i64 = 0
    for step in range(3):
        place: i64 = (centre + (pack.left if step == 0 else pack.right if step == 2 else 0)) & 7
        if place == cone:
            open_to: i64 = ALL_PLACES & ~living & ~(1 << other_cone)  # AW-15
            if position.battle:
                open_to |= 1 << other_cone  # AW-13, AW-16, AW-17
            moves |= pack.top_moves[place << 8 | open_to]
            if living >> place & 1:
                moves |= pack.whole_moves[place << 8 | empty]  # AW-26, AW-27
        elif living >> place & 1 and place != other_cone:  # AW-29
            open_to = empty | living & ~(1 << cone | 1 << other_cone)  # AW-19 to AW-22
            moves |= pack.top_moves[place << 8 | open_to]
            if own == 1 << place:
                moves |= pack.whole_moves[place << 8 | empty]  # AW-23
    return moves
