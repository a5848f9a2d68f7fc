"""The Law of the Triangle: where a token may lie, what it completes, and what that teaches."""

from mypy_extensions import i64

from starboard.games.argosy import scoring
from starboard.games.argosy.events import Completed, Diverted, Gained, Lost, Moved, Placed
from starboard.games.argosy.names import point_names
from starboard.games.argosy.numbering import KINDS, POINT, TRACK, TRACKS, TRIANGLE
from starboard.games.argosy.pieces import GALLANTS, MAP_TOKENS, RED, TRACK_NAMES
from starboard.games.argosy.state import (
    CHOOSE_TRIANGLE,
    DIVERT,
    EXTRA_POINT,
    FROM_MAP,
    FROM_POOL,
    HAND_SOURCES,
    MAP_FULL,
    PLACE,
    RESEARCH_ACTION,
    RESOLVED,
    Position,
)
from starboard.kernel.bits import bit
from starboard.kernel.number_lists import replaced
from starboard.kernel.sentinels import NO_SEAT, NONE

# -- what a place can teach ------------------------------------------------------------------------


def free_points(position: Position) -> int:
    """Where the token in hand may go; a moved one not back to where it lay."""
    free: i64 = position.pack.full & ~position.covered[position.active]
    return free & ~bit(position.origin) if position.origin >= 0 else free


def gains_at(position: Position, seat: i64, point: i64, kind: i64, covered: i64) -> int:
    """What `kind` laid at `point` would complete on a map `covered` so: a set of gains.

    Only triangles with the new token at a corner count, and only if all of them is covered.
    """
    lattice = position.pack.lattice
    rest = lattice.rest
    found = 0
    for number in range(lattice.first[point], lattice.first[point + 1]):
        if covered & rest[number] == rest[number]:
            gain: int = gain_of(position, seat, kind, number)  # no i64: compiled, its `1 << 31` is below 0
            if gain:
                found |= 1 << gain
    return found


def gain_of(position: Position, seat: i64, kind: i64, number: i64) -> i64:
    """What a covered triangle of the lattice gives if `kind` lies at the corner that it is listed under."""
    pack = position.pack
    lattice = pack.lattice
    base: i64 = seat * pack.points
    second: i64 = position.maps[base + lattice.second[number]]
    third: i64 = position.maps[base + lattice.third[number]]
    gain = pack.matches[(kind * KINDS + second) * KINDS + third]  # AR-08
    if lattice.large[number] and (gain or not pack.extra_needs_match):
        gain |= 1  # AR-09
    return gain


def completed(position: Position) -> int:
    """The gains to choose from after the last placement."""
    seat = position.active
    corner = position.corner
    kind = position.token_at(seat, corner)
    return gains_at(position, seat, corner, kind, position.covered[seat])


def triangle_with(position: Position, seat: int, point: int, gain: int) -> int:
    """The intersections of a covered triangle at `point` that gives `gain`: the smallest such."""
    lattice = position.pack.lattice
    covered: i64 = position.covered[seat]
    kind = position.token_at(seat, point)
    for number in range(lattice.first[point], lattice.first[point + 1]):
        inside = lattice.rest[number]
        if covered & inside == inside and gain_of(position, seat, kind, number) == gain:
            return inside | bit(point)
    return 0


def gain_tracks(gain: int) -> list[int]:
    """The tracks on which a gain gives its matching points."""
    tracks: list[int] = []
    if gain >> 1 & 3:
        tracks.append((gain >> 1 & 3) - 1)
    if gain >> 3:
        tracks.append(RED + (gain >> 3) - 1)
    return tracks


def extra_tracks(position: Position) -> int:
    """Where the point of choice may go: where it counts.

    That is below the limit; and on a full track that a card doubles, if Gallants then put both points
    elsewhere (AR-33).
    """
    seat = position.active
    tracks = position.open_tracks(seat)
    if tracks and position.action == RESEARCH_ACTION and position.has(seat, GALLANTS):
        tracks |= position.doubled[seat]
    return tracks


# -- placing and learning ------------------------------------------------------------------------


def take(position: Position, action: int) -> None:
    phase = position.phase
    if phase == PLACE:
        put_down(position, action - POINT)
    elif phase == CHOOSE_TRIANGLE:
        score(position, action - TRIANGLE)
    elif phase == EXTRA_POINT:
        position.extra = False
        learn(position, position.active, action - TRACK, position.pack.extra_points)
        go_on_learning(position)
    else:
        divert(position, action - TRACK)
        go_on_learning(position)


def ask_place(position: Position) -> None:
    """The token in hand wants a place; with one alone nothing is asked."""
    free = free_points(position)
    if free & (free - 1):
        position.phase = PLACE
    else:
        put_down(position, free.bit_length() - 1)


def put_down(position: Position, point: int) -> None:
    """Lay the token in hand on the active player's map."""
    kind = position.hand
    lay(position, position.active, point, kind)
    if position.story is not None:
        _tell_laid(position)
    position.hand = NONE
    position.hand_from = FROM_POOL
    position.origin = NONE
    position.scrap_owner = NO_SEAT
    teach(position, kind)


def _tell_laid(position: Position) -> None:
    seat = position.active
    token = MAP_TOKENS[position.hand]
    names = position.pack.point_names
    place = names[position.corner]
    score = scoring.score(position, seat)
    if position.hand_from == FROM_MAP:
        position.tell(Moved(seat, token, place, names[position.origin], score))
    else:
        owner = position.scrap_owner if position.scrap_owner >= 0 else None
        position.tell(Placed(seat, token, place, HAND_SOURCES[position.hand_from], owner, score))


def lay(position: Position, seat: int, point: int, kind: int) -> None:
    """A token now lies at `point`."""
    position.maps[seat * position.pack.points + point] = kind
    position.covered = replaced(position.covered, seat, position.covered[seat] | bit(point))
    position.corner = point


def teach(position: Position, kind: int) -> None:
    """What the token that was laid completes: AR-12; and AR-22 if the map is full."""
    seat = position.active
    covered = position.covered[seat]
    if covered == position.pack.full:
        position.last_turn(MAP_FULL)
    found = gains_at(position, seat, position.corner, kind, covered)
    if found == 0:
        position.phase = RESOLVED
    elif found & (found - 1):
        position.phase = CHOOSE_TRIANGLE  # AR-10
    else:
        score(position, found.bit_length() - 1)


def score(position: Position, gain: int) -> None:
    """Take the points of a completed triangle: its matches, then its point of choice."""
    seat = position.active
    if position.story is not None:
        places = point_names(position, triangle_with(position, seat, position.corner, gain))
        tracks = [TRACK_NAMES[track] for track in gain_tracks(gain)]
        position.tell(Completed(seat, places, tracks, gain & 1 == 1))
    symbol = gain >> 1 & 3
    colour = gain >> 3
    if symbol:
        learn(position, seat, symbol - 1, position.pack.match_points)
    if colour:
        learn(position, seat, RED + colour - 1, position.pack.match_points)
    position.extra = gain & 1 == 1
    go_on_learning(position)


def learn(position: Position, seat: int, track: int, points: int) -> None:
    """Points on `track`, more where a card multiplies them; what is above the limit is lost: AR-11."""
    researching = position.action == RESEARCH_ACTION  # cards double and divert points in no other
    if researching and position.doubled[seat] >> track & 1:
        points *= position.pack.factor(track)  # AR-25, AR-26
    index = seat * TRACKS + track
    gained = min(points, position.pack.limit - position.tracks[index])
    position.tracks[index] += gained
    surplus = points - gained
    diverted = researching and position.has(seat, GALLANTS)
    if surplus and diverted:
        position.overflow += surplus  # AR-33
    if position.story is not None:
        now = position.tracks[index]
        if gained:
            place = position.pack.point_names[position.corner]
            position.tell(Gained(seat, TRACK_NAMES[track], gained, now, place))
        if surplus and not diverted:
            position.tell(Lost(seat, TRACK_NAMES[track], surplus, now))


def divert(position: Position, track: int) -> None:
    """AR-33: a point above the limit goes to another track, and is not doubled there."""
    seat = position.active
    index = seat * TRACKS + track
    position.overflow -= 1
    position.tracks[index] += 1
    if position.story is not None:
        place = position.pack.point_names[position.corner]
        position.tell(Diverted(seat, TRACK_NAMES[track], position.tracks[index], place, position.overflow))


def go_on_learning(position: Position) -> None:
    """Points that need a choice: those above the limit first, then the point of choice."""
    while position.overflow:
        tracks = position.open_tracks(position.active)
        if tracks & (tracks - 1):
            position.phase = DIVERT
            return
        if tracks == 0:
            position.overflow = 0
        else:
            divert(position, tracks.bit_length() - 1)
    if position.extra:
        _ask_extra(position)
    else:
        position.phase = RESOLVED


def _ask_extra(position: Position) -> None:
    tracks = extra_tracks(position)
    if tracks & (tracks - 1):
        position.phase = EXTRA_POINT
        return
    position.extra = False
    if tracks:
        learn(position, position.active, tracks.bit_length() - 1, position.pack.extra_points)
        go_on_learning(position)
    else:
        position.phase = RESOLVED
