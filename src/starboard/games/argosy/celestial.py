"""Action 3: strike at another player's research, or shift a token of one's own."""

from starboard.games.argosy import scoring, triangles
from starboard.games.argosy.events import Cancelled, Destroyed, Hit, Lifted, Struck
from starboard.games.argosy.generator import targets
from starboard.games.argosy.names import scrap_of, scrap_slot
from starboard.games.argosy.numbering import CANCEL, END, POINT, STRIKE, TRACKS
from starboard.games.argosy.pieces import FIRE, MAP_TOKENS, NAVIGATION, SHIELDS
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
from starboard.kernel.sentinels import NO_SEAT, NONE


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
    position.victim = NO_SEAT
    position.chosen = NONE
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
