"""One seat's knowledge, sets and scores while it chooses: what answers are weighed with, reckoned once."""

from typing import Final

from mypy_extensions import i64

from starboard.games.argosy import scoring, triangles
from starboard.games.argosy.numbering import KINDS, TRACKS
from starboard.games.argosy.state import Position

GROWTH: Final = 0.55  # how much of the set that a token belongs to is still to come
WANTED: Final[list[int]] = [2, 4, 2, 2, 2, 2]  # points on each track below which it runs short
SHORT: Final[list[float]] = [2.2, 2.6, 2.2, 1.5, 1.5, 1.5]  # what a point is worth there …
AMPLE: Final[list[float]] = [0.8, 1.2, 0.8, 0.5, 0.5, 0.5]  # … and above
GAINS: Final = 32  # numbers that a triangle's gain may have
UNKNOWN: Final = -1.0  # not asked for yet; nothing here is worth less than nothing


class Weighing:
    """What a point, a lesson, a set or a score is worth in this position."""

    def __init__(self, position: Position, seat: int) -> None:
        self.position = position
        self.pack = position.pack
        self.seat = seat
        self.base: i64 = seat * position.pack.points  # of the seat's map, in the list of all
        self.covered: i64 = position.covered[seat]
        self.lessons: list[float] = []  # by gain
        self.counts: list[list[int]] = []  # by seat, then by kind; as they are asked for
        self.scores: list[int] = []  # by seat

    # -- knowledge -------------------------------------------------------------------------------

    def point_worth(self, track: i64) -> float:
        """What one more point on `track` is worth; nothing above the limit."""
        held: i64 = self.position.tracks[self.seat * TRACKS + track]
        if held >= self.pack.limit:
            return 0.0
        return SHORT[track] if held < WANTED[track] else AMPLE[track]

    def knowledge_worth(self, track: i64, count: i64) -> float:
        """What the last `count` points on `track` are worth."""
        held: i64 = self.position.tracks[self.seat * TRACKS + track]
        ample: i64 = held - WANTED[track]
        if ample > count:
            ample = count
        if ample < 0:
            ample = 0
        return float(ample) * AMPLE[track] + float(count - ample) * SHORT[track]

    def lesson(self, gain: i64) -> float:
        """What a triangle's points are worth."""
        if not self.lessons:
            self.lessons = [UNKNOWN] * GAINS
        worth = self.lessons[gain]
        if worth == UNKNOWN:
            worth = self.find_lesson(gain)
            self.lessons[gain] = worth
        return worth

    def find_lesson(self, gain: i64) -> float:
        value = 0.0
        for track in triangles.gain_tracks(gain):
            value += self.point_worth(track)
        if gain & 1:
            best = 0.0
            for track in range(TRACKS):
                best = max(best, self.point_worth(track))
            value += best
        return value

    # -- sets and scores -------------------------------------------------------------------------

    def count(self, seat: i64, kind: i64) -> i64:
        """How many tokens of a kind lie on a seat's map."""
        if not self.counts:
            self.counts = [[] for _ in range(self.position.players)]
        counts = self.counts[seat]
        if not counts:
            counts = scoring.kind_counts(self.position, seat)
            self.counts[seat] = counts
        return counts[kind]

    def set_gain(self, kind: i64) -> float:
        """What one more token of `kind` adds to the score, and to what its set may become."""
        table = self.pack.set_scores
        count = self.count(self.seat, kind)
        if count >= len(table):
            return 0.0
        more: i64 = table[count] - (table[count - 1] if count else 0)
        return GROWTH * float(more) + 0.5

    def set_loss(self, seat: i64, kind: i64) -> float:
        """What one token of `kind` less costs a seat."""
        table = self.pack.set_scores
        size: i64 = len(table)
        count = self.count(seat, kind)
        if count > size:
            count = size
        return float(table[count - 1] - (table[count - 2] if count > 1 else 0))

    def score(self, seat: i64) -> i64:
        if not self.scores:
            self.scores = [scoring.score(self.position, each) for each in range(self.position.players)]
        return self.scores[seat]

    def leads(self, seat: i64) -> bool:
        """Has nobody a higher score?"""
        mine = self.score(seat)
        for score in self.scores:
            if score > mine:
                return False
        return True


def kinds_in(pool: list[int]) -> list[int]:
    return [kind for kind in range(KINDS) if pool[kind]]
