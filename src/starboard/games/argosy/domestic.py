"""Action 4: breed a token from the bag, swap one with the pool, salvage one from a scrap."""

from starboard.games.argosy import research, scoring, triangles
from starboard.games.argosy.events import Swapped
from starboard.games.argosy.numbering import (
    BARTER,
    BREED,
    END,
    KINDS,
    MOST_SEATS,
    POINT,
    RECOVER,
    SALVAGE,
    SWAP,
    TAKE,
    TRACKS,
)
from starboard.games.argosy.pieces import BLUE, GREEN, MAP_TOKENS, RED, SOLATIONISTS, TRADERS
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
from starboard.kernel.clauses import ANOTHER_FIRST

# -- the generator -------------------------------------------------------------------------------


def options(position: Position) -> list[int]:
    phase = position.phase
    if phase == DOMESTIC:
        return [END, *acts(position)]
    if phase == REPLACE:
        return position.pack.point_actions(position.covered[position.active])
    if phase == EXCHANGE:
        return research.pool_tokens(position)
    return research.scrap_tokens(position)


def acts(position: Position) -> list[int]:
    """What can be paid for and done in action 4 now."""
    seat = position.active
    pack = position.pack
    taken = position.acts
    if taken and taken > (pack.more_domestic if position.has(seat, SOLATIONISTS) else 0):  # AR-31
        return []
    base = seat * TRACKS
    tracks = position.tracks
    room = position.has_room(seat)
    found: list[int] = []
    if tracks[base + RED] >= pack.breed_price and room and position.bag_count:
        found.append(BREED)
    if tracks[base + GREEN] >= pack.swap_price and position.covered[seat] and position.takeable():
        found.append(SWAP)
    if tracks[base + BLUE] >= pack.salvage_price and room and any(position.scrap_counts):
        found.append(SALVAGE)
    if tracks[base + RED] >= pack.barter_price and taken == 0 and position.has(seat, TRADERS):
        if position.bag_count or (room and position.takeable()):
            found.append(BARTER)
    return found


# -- the judge -----------------------------------------------------------------------------------


def refuses(position: Position, action: int) -> str:
    phase = position.phase
    if phase == DOMESTIC:
        return _refuses_act(position, action)
    if phase == REPLACE:
        point = action - POINT
        if not 0 <= point < position.pack.points:
            return ANOTHER_FIRST
        return "" if position.token_at(position.active, point) >= 0 else "AR-19"
    if phase == EXCHANGE:
        kind = action - TAKE
        if not 0 <= kind < KINDS:
            return ANOTHER_FIRST
        return "" if position.pool[kind] else "AR-19"
    if not RECOVER <= action < RECOVER + MOST_SEATS * KINDS:
        return ANOTHER_FIRST
    return research.refuses_scrap_token(position, action - RECOVER, "AR-19")


def _refuses_act(position: Position, action: int) -> str:
    seat = position.active
    pack = position.pack
    room = position.has_room(seat)
    if action == END:
        return ""
    if action == BREED:
        payable = position.knowledge(seat, RED) >= pack.breed_price
        return "" if payable and position.bag_count and room else "AR-19"
    if action == SWAP:
        payable = position.knowledge(seat, GREEN) >= pack.swap_price
        return "" if payable and position.takeable() and position.covered[seat] else "AR-19"
    if action == SALVAGE:
        payable = position.knowledge(seat, BLUE) >= pack.salvage_price
        return "" if payable and any(position.scraps) and room else "AR-19"
    if action == BARTER:
        return _refuses_barter(position, seat)
    return ANOTHER_FIRST


def _refuses_barter(position: Position, seat: int) -> str:
    """AR-38: it takes the place of the whole of action 4, and must have something to draw or to take."""
    if not position.has(seat, TRADERS) or position.acts:
        return "AR-38"
    if position.knowledge(seat, RED) < position.pack.barter_price:
        return "AR-38"
    if position.bag_count:
        return ""
    return "" if position.takeable() and position.has_room(seat) else "AR-38"


# -- acting --------------------------------------------------------------------------------------


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
        found = research.scrap_tokens(position)
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
    found = research.pool_tokens(position)
    if len(found) > 1:
        position.phase = EXCHANGE
    else:
        exchange(position, found[0] - TAKE)


def exchange(position: Position, kind: int) -> None:
    seat = position.active
    point = position.chosen
    position.chosen = -1
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
