"""Action 4: breed a token from the bag, swap one with the pool, salvage one from a scrap."""

from starboard.games.argosy import research, scoring, triangles
from starboard.games.argosy.events import Swapped
from starboard.games.argosy.generator import pool_tokens, scrap_tokens
from starboard.games.argosy.numbering import (
    BREED,
    END,
    POINT,
    RECOVER,
    SALVAGE,
    SWAP,
    TAKE,
)
from starboard.games.argosy.pieces import BLUE, GREEN, MAP_TOKENS, RED
from starboard.games.argosy.state import (
    ACTION_OVER,
    DOMESTIC,
    DRAW_HAND,
    EXCHANGE,
    REPLACE,
    RESOLVED,
    SALVAGING,
    Position,
)
from starboard.kernel.sentinels import NONE


def take(position: Position, action: int) -> None:
    phase = position.phase
    if phase == DOMESTIC:
        if action == END:
            position.acts = ACTION_OVER
            position.phase = RESOLVED
        else:
            begin(position, action)
    elif phase == REPLACE:
        replace(position, action - POINT)
    elif phase == EXCHANGE:
        exchange(position, action - TAKE)
    else:
        research.take_from_scrap(position, action - RECOVER)


def begin(position: Position, action: int) -> None:
    """Pay for a domestic act; what it is about comes next."""
    pack = position.pack
    position.acts += 1
    if action == BREED:
        position.spend(position.active, RED, pack.breed_price)
        position.phase = DRAW_HAND
    elif action == SWAP:
        position.spend(position.active, GREEN, pack.swap_price)
        covered = position.covered[position.active]
        if covered & (covered - 1):
            position.phase = REPLACE
        else:
            replace(position, covered.bit_length() - 1)
    elif action == SALVAGE:
        position.spend(position.active, BLUE, pack.salvage_price)
        found = scrap_tokens(position)
        if len(found) > 1:
            position.phase = SALVAGING
        else:
            research.take_from_scrap(position, found[0] - RECOVER)
    else:
        position.spend(position.active, RED, pack.barter_price)
        position.acts = ACTION_OVER  # AR-38: in place of the whole action
        research.draw(position, pack.barter_draw)


def replace(position: Position, point: int) -> None:
    """AR-19: the token at `point` will go to the pool for one that lies there now."""
    position.chosen = point
    found = pool_tokens(position)
    if len(found) > 1:
        position.phase = EXCHANGE
    else:
        exchange(position, found[0] - TAKE)


def exchange(position: Position, kind: int) -> None:
    seat = position.active
    point = position.chosen
    position.chosen = NONE
    old = position.uncover(seat, point)
    position.pool[kind] -= 1
    position.pool[old] += 1
    triangles.lay(position, seat, point, kind)
    if position.story is not None:
        place = position.pack.point_names[point]
        pool = position.pool
        score = scoring.score(position, seat)
        position.tell(Swapped(seat, MAP_TOKENS[kind], MAP_TOKENS[old], place, pool[kind], pool[old], score))
    triangles.teach(position, kind)
