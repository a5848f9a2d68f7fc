"""Action 3: strike at another player's research, or shift a token of one's own."""

from starboard.games.argosy import law
from starboard.games.argosy.actions import ALLOW, CANCEL, END, MOST_SEATS, POINT, SHIFT, STRIKE, TRACKS
from starboard.games.argosy.components import FIRE, NAVIGATION, SHIELDS, SKYVIONS, TOKEN_NAMES
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
    if position.acts > (1 if position.has(seat, SKYVIONS) else 0):  # AR-30
        return []
    found: list[int] = []
    covered = position.covered[seat]
    if position.tracks[seat * TRACKS + FIRE] and any_target(position):
        found.append(STRIKE)
    if position.tracks[seat * TRACKS + NAVIGATION] and covered and covered != position.pack.full:
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
        return "" if position.knowledge(seat, FIRE) >= 1 and victims else "AR-18"
    if action == SHIFT:
        movable = position.covered[seat] and position.has_room(seat)
        return "" if position.knowledge(seat, NAVIGATION) >= 1 and movable else "AR-18"
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
        position.spend(position.active, FIRE, 1)
        aim(position)
    else:
        position.spend(position.active, NAVIGATION, 1)
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
    """AR-18: the victim hears the target, and is asked only with a Shields point to spend."""
    position.victim = victim
    position.chosen = point
    if position.story is not None:
        token = TOKEN_NAMES[position.token_at(victim, point)]
        place = position.pack.point_names[point]
        parts = {"seat": position.active, "victim": victim, "token": token, "place": place}
        position.happened("struck", parts)
    if position.tracks[victim * TRACKS + SHIELDS]:
        position.phase = DEFENCE
    else:
        hit(position)


def defend(position: Position, cancel: bool) -> None:
    if not cancel:
        hit(position)
        return
    victim = position.victim
    position.spend(victim, SHIELDS, 1)
    if position.story is not None:
        position.happened("cancelled", {"seat": victim, "other": position.active})
    _strike_over(position)


def hit(position: Position) -> None:
    """The token leaves the victim's map, for the scrap if there is room."""
    victim = position.victim
    point = position.chosen
    kind = position.uncover(victim, point)
    kept = position.scrap(victim, kind)
    if position.story is not None:
        place = position.pack.point_names[point]
        parts = {"victim": victim, "token": TOKEN_NAMES[kind], "place": place}
        position.happened("hit" if kept else "destroyed", parts)
    _strike_over(position)


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
        token = TOKEN_NAMES[position.hand]
        place = position.pack.point_names[point]
        position.happened("lifted", {"seat": position.active, "token": token, "place": place})
    law.ask_place(position)
