"""Action 3: strike at another player's research, or shift a token of one's own."""

from starboard.games.argosy import scoring, triangles
from starboard.games.argosy.events import Cancelled, Destroyed, Hit, Lifted, Struck
from starboard.games.argosy.names import scrap_of, scrap_slot
from starboard.games.argosy.numbering import ALLOW, CANCEL, END, MOST_SEATS, POINT, SHIFT, STRIKE, TRACKS
from starboard.games.argosy.pieces import FIRE, MAP_TOKENS, NAVIGATION, SHIELDS, SKYVIONS
from starboard.games.argosy.state import (
    ACTION_OVER,
    CELESTIAL,
    DEFENCE,
    FROM_MAP,
    LIFT,
    RESOLVED,
    TARGET,
    Position,
)
from starboard.kernel.clauses import ANOTHER_FIRST, NO_SUCH_ACTION

# -- the generator -------------------------------------------------------------------------------


def options(position: Position) -> list[int]:
    phase = position.phase
    if phase == CELESTIAL:
        return [END, *acts(position)]
    if phase == TARGET:
        return targets(position)
    if phase == DEFENCE:
        return [CANCEL, ALLOW]
    return position.pack.point_actions(position.covered[position.active])


def acts(position: Position) -> list[int]:
    """What can be paid for and done in action 3 now."""
    seat = position.active
    pack = position.pack
    taken = position.acts
    if taken and taken > (pack.more_celestial if position.has(seat, SKYVIONS) else 0):  # AR-30
        return []
    found: list[int] = []
    covered = position.covered[seat]
    if position.tracks[seat * TRACKS + FIRE] >= pack.strike_price and any_target(position):
        found.append(STRIKE)
    if position.tracks[seat * TRACKS + NAVIGATION] >= pack.shift_price and covered and covered != pack.full:
        found.append(SHIFT)
    return found


def any_target(position: Position) -> bool:
    for seat in range(position.players):
        if seat != position.active and position.covered[seat]:
            return True
    return False


def targets(position: Position) -> list[int]:
    """Every token on the maps of the others."""
    pack = position.pack
    found: list[int] = []
    for seat in range(position.players):
        if seat != position.active:
            shift = pack.target_base - POINT + seat * pack.points
            for action in pack.point_actions(position.covered[seat]):
                found.append(action + shift)
    return found


# -- the judge -----------------------------------------------------------------------------------


def refuses(position: Position, action: int) -> str:
    phase = position.phase
    if phase == CELESTIAL:
        return _refuses_act(position, action)
    if phase == TARGET:
        return _refuses_target(position, action - position.pack.target_base)
    if phase == DEFENCE:
        return "" if action in (CANCEL, ALLOW) else ANOTHER_FIRST
    point = action - POINT
    if not 0 <= point < position.pack.points:
        return ANOTHER_FIRST
    return "" if position.token_at(position.active, point) >= 0 else "AR-18"


def _refuses_act(position: Position, action: int) -> str:
    seat = position.active
    if action == END:
        return ""
    if action == STRIKE:
        victims = [other for other in range(position.players) if other != seat and position.covered[other]]
        payable = position.knowledge(seat, FIRE) >= position.pack.strike_price
        return "" if payable and victims else "AR-18"
    if action == SHIFT:
        movable = position.covered[seat] and position.has_room(seat)
        payable = position.knowledge(seat, NAVIGATION) >= position.pack.shift_price
        return "" if payable and movable else "AR-18"
    return ANOTHER_FIRST


def _refuses_target(position: Position, target: int) -> str:
    points = position.pack.points
    if not 0 <= target < MOST_SEATS * points:
        return ANOTHER_FIRST
    seat = target // points
    if seat >= position.players:
        return NO_SUCH_ACTION
    if seat == position.active:
        return "AR-18"
    return "" if position.token_at(seat, target % points) >= 0 else "AR-18"


# -- acting --------------------------------------------------------------------------------------


def take(position: Position, action: int) -> None:
    phase = position.phase
    if phase == CELESTIAL:
        if action == END:
            position.acts = ACTION_OVER
            position.phase = RESOLVED
        else:
            begin(position, action)
    elif phase == TARGET:
        target = action - position.pack.target_base
        strike(position, target // position.pack.points, target % position.pack.points)
    elif phase == DEFENCE:
        defend(position, action == CANCEL)
    else:
        lift(position, action - POINT)


def begin(position: Position, action: int) -> None:
    """Pay for a strike or a shift; what it is aimed at comes next."""
    position.acts += 1
    if action == STRIKE:
        position.spend(position.active, FIRE, position.pack.strike_price)
        aim(position)
    else:
        position.spend(position.active, NAVIGATION, position.pack.shift_price)
        covered = position.covered[position.active]
        if covered & (covered - 1):
            position.phase = LIFT
        else:
            lift(position, covered.bit_length() - 1)


def aim(position: Position) -> None:
    found = targets(position)
    if len(found) > 1:
        position.phase = TARGET
    else:
        target = found[0] - position.pack.target_base
        strike(position, target // position.pack.points, target % position.pack.points)


def strike(position: Position, victim: int, point: int) -> None:
    """AR-18: the victim hears the target, and is asked only with the Shields to cancel it."""
    position.victim = victim
    position.chosen = point
    if position.story is not None:
        token = MAP_TOKENS[position.token_at(victim, point)]
        position.tell(Struck(position.active, victim, token, position.pack.point_names[point]))
    if position.tracks[victim * TRACKS + SHIELDS] >= position.pack.cancel_price:
        position.phase = DEFENCE
    else:
        hit(position)


def defend(position: Position, cancel: bool) -> None:
    if not cancel:
        hit(position)
        return
    victim = position.victim
    position.spend(victim, SHIELDS, position.pack.cancel_price)
    if position.story is not None:
        position.tell(Cancelled(victim, position.active))
    _strike_over(position)


def hit(position: Position) -> None:
    """The token leaves the victim's map, for the scrap if there is room."""
    victim = position.victim
    point = position.chosen
    kind = position.uncover(victim, point)
    kept = position.scrap(victim, kind)
    if position.story is not None:
        _tell_hit(position, kind, kept)
    _strike_over(position)


def _tell_hit(position: Position, kind: int, kept: bool) -> None:
    victim = position.victim
    token = MAP_TOKENS[kind]
    place = position.pack.point_names[position.chosen]
    score = scoring.score(position, victim)
    if kept:
        slot = scrap_slot(position, victim, kind)
        position.tell(Hit(victim, token, place, scrap_of(position, victim), slot, score))
    else:
        position.tell(Destroyed(victim, token, place, position.gone[kind], score))


def _strike_over(position: Position) -> None:
    position.victim = -1
    position.chosen = -1
    position.phase = RESOLVED


def lift(position: Position, point: int) -> None:
    """AR-18: the old place counts as empty from here on, but the token must go elsewhere."""
    position.hand = position.uncover(position.active, point)
    position.hand_from = FROM_MAP
    position.origin = point
    if position.story is not None:
        seat = position.active
        place = position.pack.point_names[point]
        position.tell(Lifted(seat, MAP_TOKENS[position.hand], place, scoring.score(position, seat)))
    triangles.ask_place(position)
