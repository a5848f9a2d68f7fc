"""What tokens are worth, in points of the final score: their set, what they teach, triangles they begin."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from starboard.games.argosy.numbering import CONVERT, EXTRAPOLATE, KINDS, POINT, TRACKS
from starboard.games.argosy.pieces import SHIELDS
from starboard.games.argosy.state import DISCOUNT, DOUBLING, Position
from starboard.games.argosy.triangles import gain_of
from starboard.games.argosy.weighing import SHORT, Weighing, kinds_in
from starboard.kernel.bits import bit

BEGUN: Final = 0.35  # two corners that match, the third still empty
CROWDED: Final = 0.02  # a place with few triangles is kept for tokens that fit nowhere
NOWHERE: Final = -9.0

# Neighbours are counted in one number: how many have each symbol, and how many each colour.
FIELD: Final = 6  # bits of a count
FIELD_MASK: Final = (1 << FIELD) - 1
COLOURS: Final = 3 * FIELD  # where the colours begin
# By kind: where its counts stand, and the number that counts one of it.
FIRST_COUNT: Final[vec[i64]] = vec[i64]([FIELD * (kind // 3) for kind in range(KINDS)])
SECOND_COUNT: Final[vec[i64]] = vec[i64]([COLOURS + FIELD * (kind % 3) for kind in range(KINDS)])
MARKS: Final[vec[i64]] = vec[i64](
    [1 << FIELD * (kind // 3) | 1 << COLOURS + FIELD * (kind % 3) for kind in range(KINDS)]
)


class Spot:
    """An intersection for a token: what lies around it, and the triangles that a token there completes."""

    def __init__(self, weighing: Weighing, point: i64, covered: i64) -> None:
        lattice = weighing.pack.lattice
        self.weighing = weighing
        self.lattice = lattice
        self.point: i64 = point
        self.first: i64 = lattice.first[point]  # of its triangles
        self.small: i64 = lattice.small[point]
        self.complete: i64 = 0  # a bit for each triangle of which only this intersection is missing
        self.look(covered)
        self.neighbours: i64 = self.waiting(covered)  # the tokens that wait around it for a third

    def look(self, covered: i64) -> None:
        rest = self.lattice.rest
        complete: i64 = 0
        mark: i64 = 1
        for number in range(self.first, self.lattice.first[self.point + 1]):
            if covered & rest[number] == rest[number]:
                complete |= mark
            mark <<= 1
        self.complete = complete

    def waiting(self, covered: i64) -> i64:
        """The tokens in small triangles with another corner still empty."""
        maps = self.weighing.position.maps
        base: i64 = self.weighing.base
        seconds = self.lattice.second
        thirds = self.lattice.third
        found: i64 = 0
        for number in range(self.first, self.first + self.small):
            second = seconds[number]
            third = thirds[number]
            there: i64 = covered >> second & 1
            if there + (covered >> third & 1) == 1:
                kind: i64 = maps[base + (second if there else third)]
                found += MARKS[kind]
        return found

    def begun(self, kind: i64) -> float:
        """Triangles with a matching corner and one still empty."""
        return promise(self.neighbours, kind, self.small)

    def laying(self, kind: i64) -> float:
        """What a token teaches here, and the triangles it begins."""
        return self.lesson(kind, 0) + self.begun(kind)

    def laying_without(self, kind: i64, gone: i64, covered: i64) -> float:
        """The same once the token at `gone` is lifted, which leaves the map `covered` so."""
        near = self.lattice.around[self.point] >> gone & 1
        neighbours = self.waiting(covered) if near else self.neighbours
        return self.lesson(kind, bit(gone)) + promise(neighbours, kind, self.small)

    def lesson(self, kind: i64, gone: i64) -> float:
        """The best lesson of a triangle that is complete, with none of `gone` in it."""
        weighing = self.weighing
        rest = self.lattice.rest
        best = 0.0
        number = self.first
        complete = self.complete
        while complete:
            if complete & 1 and not rest[number] & gone:
                gain = gain_of(weighing.position, weighing.seat, kind, number)
                if gain:
                    worth = weighing.lesson(gain)
                    if worth > best:
                        best = worth
            complete >>= 1
            number += 1
        return best


def promise(neighbours: i64, kind: i64, small: i64) -> float:
    """What the triangles begun with these neighbours are worth, less what a crowded place is kept for."""
    matching: i64 = neighbours >> FIRST_COUNT[kind] & FIELD_MASK
    matching += neighbours >> SECOND_COUNT[kind] & FIELD_MASK
    return BEGUN * float(matching) - CROWDED * float(small)


class Placements:
    """Where a seat's tokens could lie."""

    def __init__(self, weighing: Weighing) -> None:
        self.weighing = weighing
        self.spots: list[Spot] = []  # the empty ones

    def empty_spots(self) -> list[Spot]:
        if not self.spots:
            weighing = self.weighing
            for point in points_in(weighing.position, weighing.pack.full & ~weighing.covered):
                self.spots.append(Spot(weighing, point, weighing.covered))
        return self.spots

    def laying(self, point: i64, kind: i64) -> float:
        return Spot(self.weighing, point, self.weighing.covered).laying(kind)

    def best_place(self, kind: i64) -> float:
        """What a token from outside is worth: the best place for it, and the set it joins."""
        best = NOWHERE
        for spot in self.empty_spots():
            value = spot.laying(kind)
            if value > best:
                best = value
        return best + self.weighing.set_gain(kind)

    def shifting(self, point: i64) -> float:
        """What moving the token at `point` can bring; its set stays as it is."""
        weighing = self.weighing
        kind: i64 = weighing.position.maps[weighing.base + point]
        covered: i64 = weighing.covered & ~bit(point)
        best = NOWHERE
        for spot in self.empty_spots():
            value = spot.laying_without(kind, point, covered)
            if value > best:
                best = value
        return best - Spot(weighing, point, covered).begun(kind)

    def best_shift(self) -> float:
        return max([self.shifting(point) for point in self.tokens()])

    def swapping(self, point: i64, kind: i64) -> float:
        """What the pool's `kind` is worth in place of the token at `point`."""
        spot = Spot(self.weighing, point, self.weighing.covered & ~bit(point))
        return self.swapped(spot, kind)

    def swapped(self, spot: Spot, kind: i64) -> float:
        weighing = self.weighing
        old: i64 = weighing.position.maps[weighing.base + spot.point]
        value = spot.laying(kind) - spot.begun(old)
        if old == kind:
            return value
        return value + weighing.set_gain(kind) - weighing.set_loss(weighing.seat, old)

    def best_swap(self, point: i64) -> float:
        spot = Spot(self.weighing, point, self.weighing.covered & ~bit(point))
        return max([self.swapped(spot, kind) for kind in kinds_in(self.weighing.position.pool)])

    def best_swap_of_all(self) -> float:
        return max([self.best_swap(point) for point in self.tokens()])

    def tokens(self) -> list[int]:
        return points_in(self.weighing.position, self.weighing.covered)


def points_in(position: Position, points: int) -> list[int]:
    return [action - POINT for action in position.pack.point_actions(points)]


# -- other maps ----------------------------------------------------------------------------------


def harm(weighing: Weighing, victim: i64, point: i64) -> float:
    """What losing the token at `point` costs `victim`, of which a fair part is the striker's gain."""
    loss = weighing.set_loss(victim, weighing.position.token_at(victim, point))
    return loss * (0.5 if weighing.leads(victim) else 0.25)


def best_strike(weighing: Weighing) -> float:
    position = weighing.position
    best = 0.0
    for victim in range(position.players):
        if victim != weighing.seat and not position.knowledge(victim, SHIELDS):
            for point in points_in(position, position.covered[victim]):
                value = harm(weighing, victim, point)
                if value > best:
                    best = value
    return best


# -- knowledge -----------------------------------------------------------------------------------


def track_choice(weighing: Weighing, track: int) -> float:
    phase = weighing.position.phase
    if phase == DOUBLING:
        return SHORT[track]
    if phase == DISCOUNT:
        return weighing.knowledge_worth(track, 1)
    return weighing.point_worth(track)


def trading(weighing: Weighing, action: int) -> float:
    """Action 2: what can be gained, less what is given."""
    converting = action >= CONVERT
    given = action - (CONVERT if converting else EXTRAPOLATE)
    starstormers = weighing.pack.conversions[0]
    best = 0.0
    for track in range(TRACKS):
        allowed = not converting or starstormers >> given & 1 == starstormers >> track & 1
        if track != given and allowed:
            worth = weighing.point_worth(track)
            if worth > best:
                best = worth
    return best - weighing.knowledge_worth(given, 1 if converting else weighing.pack.give)
