"""The research map: a triangle of intersections, and every triangle that can be scored on it.

Intersections are numbered row by row from the top; row r has places 0 to r. A triangle of side k
points up from (r, c) with its other corners at (r + k, c) and (r + k, c + k), or down from the
side (r, c) to (r, c + k) with its third corner at (r + k, c + k).
"""

from typing import Final

from starboard.kernel.notation import COLUMN_LETTERS

CHUNK: Final = 11  # sets of intersections are turned into lists this many bits at a time
CHUNK_SIZE: Final = 1 << CHUNK


class Lattice:
    """For each intersection the triangles that have it as a corner, small ones first.

    The lists run side by side: `rest` is the set of all the triangle's other intersections,
    `second` and `third` its other corners, `large` whether it is a larger one (AR-09).
    """

    def __init__(self, side: int, large_side: int) -> None:
        self.side = side
        self.large_side = large_side
        self.points = side * (side + 1) // 2
        self.full = (1 << self.points) - 1
        self.rest: list[list[int]] = [[] for _ in range(self.points)]
        self.second: list[list[int]] = [[] for _ in range(self.points)]
        self.third: list[list[int]] = [[] for _ in range(self.points)]
        self.large: list[list[bool]] = [[] for _ in range(self.points)]
        self.names = [f"{COLUMN_LETTERS[row]}{place + 1}" for row in range(side) for place in range(row + 1)]
        for size in range(1, side):
            for row in range(side - size):
                for place in range(row + 1):
                    self._note(size, _upward(row, place, size))
                    if place + size <= row:
                        self._note(size, _downward(row, place, size))

    def _note(self, size: int, rows: list[list[int]]) -> None:
        """Note a triangle, given as rows of intersections, under each of its corners."""
        every = 0
        for row in rows:
            for point in row:
                every |= 1 << point
        wide = rows[0] if len(rows[0]) > 1 else rows[-1]
        tip = rows[-1] if len(rows[0]) > 1 else rows[0]
        corners = sorted([wide[0], wide[-1], tip[0]])
        for corner in corners:
            others = [point for point in corners if point != corner]
            self.rest[corner].append(every & ~(1 << corner))
            self.second[corner].append(others[0])
            self.third[corner].append(others[1])
            self.large[corner].append(size >= self.large_side)


def _number(row: int, place: int) -> int:
    return row * (row + 1) // 2 + place


def _upward(row: int, place: int, size: int) -> list[list[int]]:
    return [[_number(row + down, place + step) for step in range(down + 1)] for down in range(size + 1)]


def _downward(row: int, place: int, size: int) -> list[list[int]]:
    return [[_number(row + down, place + step) for step in range(down, size + 1)] for down in range(size + 1)]
