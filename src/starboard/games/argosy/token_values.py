"""What tokens are worth, in points of the final score: their set, what they teach, triangles they begin."""

from typing import Final

from starboard.games.argosy import scoring, triangles
from starboard.games.argosy.numbering import (
    CONVERT,
    EXTRAPOLATE,
    KINDS,
    POINT,
    TRACKS,
)
from starboard.games.argosy.pieces import SHIELDS
from starboard.games.argosy.state import (
    DISCOUNT,
    DOUBLING,
    Position,
)

BEGUN: Final = 0.35  # two corners that match, the third still empty
CROWDED: Final = 0.02  # a place with few triangles is kept for tokens that fit nowhere
GROWTH: Final = 0.55  # how much of the set that a token belongs to is still to come
WANTED: Final[tuple[int, ...]] = (2, 4, 2, 2, 2, 2)  # points on each track below which it runs short
SHORT: Final[tuple[float, ...]] = (2.2, 2.6, 2.2, 1.5, 1.5, 1.5)  # what a point is worth there …
AMPLE: Final[tuple[float, ...]] = (0.8, 1.2, 0.8, 0.5, 0.5, 0.5)  # … and above


# -- tokens --------------------------------------------------------------------------------------


def points_in(position: Position, points: int) -> list[int]:
    return [action - POINT for action in position.pack.point_actions(points)]


def laying(position: Position, seat: int, point: int, kind: int, covered: int) -> float:
    """What a token teaches at `point`, and the triangles it begins there."""
    found = triangles.gains_at(position, seat, point, kind, covered)
    best = 0.0
    while found:
        best = max(best, lesson(position, seat, found.bit_length() - 1))
        found &= ~(1 << found.bit_length() - 1)
    return best + begun(position, seat, point, kind, covered)


def best_laying(position: Position, seat: int, kind: int, covered: int, free: int) -> float:
    best = -9.0
    for action in position.pack.point_actions(free):
        best = max(best, laying(position, seat, action - POINT, kind, covered))
    return best


def best_place(position: Position, seat: int, kind: int) -> float:
    """What a token from outside is worth: the best place for it, and the set it joins."""
    covered = position.covered[seat]
    free = position.pack.full & ~covered
    return best_laying(position, seat, kind, covered, free) + set_gain(position, seat, kind)


def begun(position: Position, seat: int, point: int, kind: int, covered: int) -> float:
    """Triangles with a matching corner and one still empty."""
    lattice = position.pack.lattice
    base = seat * position.pack.points
    value = 0.0
    for number in range(len(lattice.rest[point])):
        if lattice.large[point][number]:
            break
        second = lattice.second[point][number]
        third = lattice.third[point][number]
        value -= CROWDED
        if (covered >> second & 1) + (covered >> third & 1) == 1:
            other = position.maps[base + (second if covered >> second & 1 else third)]
            value += BEGUN * ((other // 3 == kind // 3) + (other % 3 == kind % 3))
    return value


def shifting(position: Position, seat: int, point: int) -> float:
    """What moving the token at `point` can bring; its set stays as it is."""
    kind = position.token_at(seat, point)
    covered = position.covered[seat] & ~(1 << point)
    free = position.pack.full & ~position.covered[seat]
    best = best_laying(position, seat, kind, covered, free)
    return best - begun(position, seat, point, kind, covered)


def swapping(position: Position, seat: int, point: int, kind: int) -> float:
    """What the pool's `kind` is worth in place of the token at `point`."""
    old = position.token_at(seat, point)
    covered = position.covered[seat] & ~(1 << point)
    value = laying(position, seat, point, kind, covered) - begun(position, seat, point, old, covered)
    return value if old == kind else value + set_gain(position, seat, kind) - set_loss(position, seat, old)


def best_swap(position: Position, seat: int, point: int) -> float:
    return max(swapping(position, seat, point, kind) for kind in range(KINDS) if position.pool[kind])


def set_gain(position: Position, seat: int, kind: int) -> float:
    """What one more token of `kind` adds to the score, and to what its set may become."""
    table = position.pack.set_scores
    count = scoring.kind_counts(position, seat)[kind]
    if count >= len(table):
        return 0.0
    return GROWTH * (table[count] - (table[count - 1] if count else 0)) + 0.5


def set_loss(position: Position, seat: int, kind: int) -> float:
    table = position.pack.set_scores
    count = min(scoring.kind_counts(position, seat)[kind], len(table))
    return float(table[count - 1] - (table[count - 2] if count > 1 else 0))


def harm(position: Position, victim: int, point: int) -> float:
    """What losing the token at `point` costs `victim`, of which a fair part is the striker's gain."""
    loss = set_loss(position, victim, position.token_at(victim, point))
    highest = max(scoring.score(position, seat) for seat in range(position.players))
    return loss * (0.5 if scoring.score(position, victim) == highest else 0.25)


def best_strike(position: Position, seat: int) -> float:
    best = 0.0
    for victim in range(position.players):
        if victim != seat and not position.knowledge(victim, SHIELDS):
            for point in points_in(position, position.covered[victim]):
                best = max(best, harm(position, victim, point))
    return best


# -- knowledge -----------------------------------------------------------------------------------


def point_worth(position: Position, seat: int, track: int) -> float:
    """What one more point on `track` is worth; nothing above the limit."""
    held = position.knowledge(seat, track)
    if held >= position.pack.limit:
        return 0.0
    return SHORT[track] if held < WANTED[track] else AMPLE[track]


def knowledge_worth(position: Position, seat: int, track: int, count: int) -> float:
    """What the last `count` points on `track` are worth."""
    held = position.knowledge(seat, track)
    ample = max(0, min(count, held - WANTED[track]))
    return ample * AMPLE[track] + (count - ample) * SHORT[track]


def lesson(position: Position, seat: int, gain: int) -> float:
    """What a triangle's points are worth."""
    value = 0.0
    for track in triangles.gain_tracks(gain):
        value += point_worth(position, seat, track)
    if gain & 1:
        value += max(point_worth(position, seat, track) for track in range(TRACKS))
    return value


def track_choice(position: Position, seat: int, track: int) -> float:
    if position.phase == DOUBLING:
        return SHORT[track]
    if position.phase == DISCOUNT:
        return knowledge_worth(position, seat, track, 1)
    return point_worth(position, seat, track)


def trading(position: Position, seat: int, action: int) -> float:
    """Action 2: what can be gained, less what is given."""
    converting = action >= CONVERT
    given = action - (CONVERT if converting else EXTRAPOLATE)
    starstormers = position.pack.conversions[0]
    best = 0.0
    for track in range(TRACKS):
        allowed = not converting or starstormers >> given & 1 == starstormers >> track & 1
        if track != given and allowed:
            best = max(best, point_worth(position, seat, track))
    return best - knowledge_worth(position, seat, given, 1 if converting else position.pack.give)
