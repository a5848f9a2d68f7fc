"""The position on the wheel: plain data, packed in a few small numbers."""

from collections.abc import Hashable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from starboard.games.wheel.components import BLACK, CENTRE, STATIONS, WHITE, WheelPack
from starboard.kernel.packs import Pack
from starboard.kernel.sentinels import NO_SEAT
from starboard.kernel.state import State

ALL_PLACES: Final = 0xFF
ENDINGS: Final = ("cone-taken", "three-revolutions", "repetition")
LOW_20: Final = 0xFFFFF
SPREAD: Final = 0x9E37B  # an odd number of 20 bits with no pattern
MARKS: Final[vec[i64]] = vec[i64]([1 << place for place in range(63)] + [-(1 << 63)])
PAST: Final = ("turns",)  # tells only how long it took to come here


class Seen:
    """One earlier position; the chain of them never changes, so clones share it (AW-34).

    `marks` and `others` have a bit each for it and for all before it: most new positions show there.
    """

    def __init__(self, position: i64, before: "Seen | None") -> None:
        self.position = position
        self.before = before
        spread = spread_out(position)
        self.marks: i64 = MARKS[spread >> 34]
        self.others: i64 = MARKS[spread >> 28 & 63]
        if before is not None:
            self.marks |= before.marks
            self.others |= before.others

    def times(self, position: i64) -> i64:
        """How often a position came up until now."""
        spread = spread_out(position)
        if not self.marks & MARKS[spread >> 34] or not self.others & MARKS[spread >> 28 & 63]:
            return 0
        count: i64 = 0
        seen: Seen | None = self
        while seen is not None:
            if seen.position == position:
                count += 1
            seen = seen.before
        return count


def spread_out(position: i64) -> i64:
    """A number of 40 bits, whose highest depend on all of the position."""
    return ((position ^ position >> 20) & LOW_20) * SPREAD


class Position(State):
    """Two cones at their places; discs as sets of places, eight bits each.

    A player always has two discs, so one bit alone is a stack of two. Discs that share a
    station have one colour and are all living or all dead: `dead` marks those stations.
    """

    def __init__(self, pack: WheelPack, repetition: int) -> None:
        self.story = None
        self.pack = pack
        self.repetition: i64 = repetition
        self.mover: i64 = BLACK
        self.black_cone: i64 = CENTRE[BLACK]
        self.white_cone: i64 = CENTRE[WHITE]
        self.black_discs: i64 = 0
        self.white_discs: i64 = 0
        self.dead: i64 = 0
        self.rotations: i64 = 0  # since the last piece was moved: AW-11
        self.battle: bool = False  # a cone has moved on an earlier turn: AW-17
        self.turns: i64 = 0
        self.how: str = ""  # the ending
        self.winner: i64 = NO_SEAT
        self.past: Seen | None = None

    def components(self) -> Pack:
        return self.pack

    def seats(self) -> int:
        return 2

    def turn(self) -> int:
        return self.turns

    def packed(self) -> i64:
        """What AW-34 calls a position, as one number: pieces, side to move, rotations, AW-17 flag."""
        return (
            self.black_cone
            | self.white_cone << 3
            | self.black_discs << 6
            | self.white_discs << 14
            | self.dead << 22
            | self.rotations << 30
            | i64(self.battle) << 38
            | self.mover << 39
        )

    def key(self) -> Hashable:
        if self.repetition == 0:
            return self.packed() | (i64(self.winner + 1) << 41)
        return (self.packed(), self.winner, self.how, tuple(sorted(self.earlier())))

    def earlier(self) -> list[int]:
        """The positions that were there before, oldest first; none are kept without repetition."""
        found: list[int] = []
        seen = self.past
        while seen is not None:
            found.append(seen.position)
            seen = seen.before
        found.reverse()
        return found

    # -- what stands where ---------------------------------------------------------------------

    def cone(self, seat: int) -> int:
        return self.black_cone if seat == BLACK else self.white_cone

    def discs(self, seat: int) -> int:
        return self.black_discs if seat == BLACK else self.white_discs

    def discs_at(self, seat: int, place: int) -> int:
        """How many of `seat`'s discs stand at `place`: 0, 1 or 2."""
        own = self.discs(seat)
        if not own >> place & 1:
            return 0
        return 2 if own == 1 << place else 1

    def is_dead(self, place: int) -> bool:
        return self.dead >> place & 1 == 1

    def must_move(self) -> bool:
        """AW-31: right after a revolution each player in turn has to move if able."""
        since: i64 = self.rotations
        pack = self.pack
        return since > 0 and (
            since == pack.must_move
            or since == pack.must_move + 1
            or since == pack.resurrection
            or since == pack.resurrection + 1
        )

    def stone(self) -> int:
        """Where the time stone lies: AW-11."""
        return (self.pack.stone_place + self.rotations) % STATIONS
