"""Every arrangement of pieces on the wheel as one number without large gaps.

Turning the table by four places and swapping the colours changes nothing but who is called Black,
so every position is numbered as its mover sees it, with the mover as Black. The number leaves out
how often the wheel was rotated since a piece moved: that is a second coordinate.
"""

from typing import Final

from mypy_extensions import i64

from starboard.games.wheel.components import BLACK
from starboard.games.wheel.rules import Wheel
from starboard.kernel.sentinels import NO_SEAT

BYTE: Final = 256
CONES: Final = 64  # places of the two cones


class Numbering:
    """Numbers are battle (AW-17), then cones, then discs, then which of the discs' stations are dead."""

    def __init__(self) -> None:
        self.black: list[int] = []  # by the number of an arrangement of discs
        self.white: list[int] = []
        self.dead: list[int] = []
        self.first: list[int] = [-1] * (
            BYTE * BYTE
        )  # the arrangement with nobody dead, by black | white << 8
        self.rank: list[int] = [0] * (BYTE * BYTE)  # of a dead set among the subsets, by occupied << 8 | dead
        for occupied in range(BYTE):
            for number, dead in enumerate(_subsets(occupied)):
                self.rank[occupied << 8 | dead] = number
        for black in _disc_sets():
            for white in _disc_sets():
                if not black & white:
                    self._add(black, white)
        self.arrangements: i64 = len(self.black)
        self.size: i64 = 2 * CONES * self.arrangements

    def _add(self, black: int, white: int) -> None:
        self.first[black | white << 8] = len(self.black)
        for dead in _subsets(black | white):
            self.black.append(black)
            self.white.append(white)
            self.dead.append(dead)

    def number(self, state: Wheel) -> i64:
        """The number of what stands on the wheel, as the mover sees it."""
        if state.mover == BLACK:
            return self._number(
                state.battle,
                state.black_cone << 3 | state.white_cone,
                state.black_discs,
                state.white_discs,
                state.dead,
            )
        return self._number(
            state.battle,
            (state.white_cone ^ 4) << 3 | (state.black_cone ^ 4),
            across(state.white_discs),
            across(state.black_discs),
            across(state.dead),
        )

    def _number(self, battle: bool, cones: i64, black: i64, white: i64, dead: i64) -> i64:
        arrangement: i64 = self.first[black | white << 8] + self.rank[(black | white) << 8 | dead]
        if battle:
            cones += CONES
        return cones * self.arrangements + arrangement

    def place(self, state: Wheel, number: i64) -> None:
        """Set up what has this number, with Black to move and the rotations at 0."""
        arrangement = number % self.arrangements
        cones = number // self.arrangements
        state.mover = BLACK
        state.battle = cones >= CONES
        state.black_cone = cones >> 3 & 7
        state.white_cone = cones & 7
        state.black_discs = self.black[arrangement]
        state.white_discs = self.white[arrangement]
        state.dead = self.dead[arrangement]
        state.rotations = 0
        state.how = ""
        state.winner = NO_SEAT

    def exists(self, number: i64) -> bool:
        """Two cones never stand in one station while the game goes on."""
        cones = number // self.arrangements
        return cones >> 3 & 7 != cones & 7

    def risen(self, number: i64) -> i64:
        """The same with every dead disc risen (AW-32)."""
        return number - self.deaths(number)

    def deaths(self, number: i64) -> i64:
        """How many numbers lie between this one and the same with every dead disc risen."""
        arrangement = number % self.arrangements
        occupied = self.black[arrangement] | self.white[arrangement]
        return self.rank[occupied << 8 | self.dead[arrangement]]

    def fates(self, number: i64) -> i64:
        """In how many ways the discs that stand here may be dead or alive."""
        arrangement = number % self.arrangements
        fates: i64 = 1
        occupied: i64 = self.black[arrangement] | self.white[arrangement]
        while occupied:
            occupied &= occupied - 1
            fates *= 2
        return fates


def across(places: i64) -> i64:
    """A set of places as seen from the other side of the table."""
    return (places << 4 | places >> 4) & 0xFF


def _disc_sets() -> list[int]:
    """One or two stations: a stack, or two discs apart."""
    return [places for places in range(1, BYTE) if places.bit_count() <= 2]


def _subsets(places: int) -> list[int]:
    return [part for part in range(places + 1) if part & ~places == 0]
