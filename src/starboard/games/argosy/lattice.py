"""The research map: a triangle of intersections, and every triangle that can be scored on it.

Intersections are numbered row by row from the top; row r has places 0 to r. A triangle of side k
points up from (r, c) with its other corners at (r + k, c) and (r + k, c + k), or down from the
side (r, c) to (r, c + k) with its third corner at (r + k, c + k).
"""

from itertools import accumulate
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from starboard.kernel.notation import COLUMN_LETTERS

CHUNK: Final = 11  # sets of intersections are turned into lists this many bits at a time
CHUNK_SIZE: Final = 1 << CHUNK


class Lattice:
    """For each intersection the triangles that have it as a corner, small ones first.

    Those of intersection p stand from `first[p]` to `first[p + 1]` in lists that run side by side: `rest` is
    the set of all the triangle's other intersections, `second` and `third` its other corners, `large` whether
    it is a larger one (AR-09).
    """

    def __init__(self, side: int, large_side: int) -> None:
        self.side = side
        self.large_side = large_side
        self.points = side * (side + 1) // 2
        self.full = (1 << self.points) - 1
        self.names = [f"{COLUMN_LETTERS[row]}{place + 1}" for row in range(side) for place in range(row + 1)]
        at = self._triangles()
        triangles = [triangle for found in at for triangle in found]
        self.first: vec[i64] = vec[i64](list(accumulate(map(len, at), initial=0)))
        self.rest: vec[i64] = vec[i64]([rest for rest, _, _, _ in triangles])
        self.second: vec[i64] = vec[i64]([second for _, second, _, _ in triangles])
        self.third: vec[i64] = vec[i64]([third for _, _, third, _ in triangles])
        self.large: vec[i64] = vec[i64]([large for _, _, _, large in triangles])
        # By intersection: how many of its triangles are small, and all the intersections in those.
        small = [[rest for rest, _, _, large in found if not large] for found in at]
        self.small: vec[i64] = vec[i64]([len(rests) for rests in small])
        self.around: vec[i64] = vec[i64]([_union(rests) for rests in small])

    def _triangles(self) -> list[list[tuple[int, int, int, int]]]:
        """By corner, each with its rest, its second and third corner, and whether it is large."""
        at: list[list[tuple[int, int, int, int]]] = [[] for _ in range(self.points)]
        for size in range(1, self.side):
            for row in range(self.side - size):
                for place in range(row + 1):
                    self._note(at, size, _upward(row, place, size))
                    if place + size <= row:
                        self._note(at, size, _downward(row, place, size))
        return at

    def _note(self, at: list[list[tuple[int, int, int, int]]], size: int, rows: list[list[int]]) -> None:
        """Note a triangle, given as rows of intersections, under each of its corners."""
        every = _union([1 << point for row in rows for point in row])
        wide = rows[0] if len(rows[0]) > 1 else rows[-1]
        tip = rows[-1] if len(rows[0]) > 1 else rows[0]
        corners = sorted([wide[0], wide[-1], tip[0]])
        for corner in corners:
            second, third = [point for point in corners if point != corner]
            large = 1 if size >= self.large_side else 0
            at[corner].append((every & ~(1 << corner), second, third, large))


def _union(sets: list[int]) -> int:
    every = 0
    for one in sets:
        every |= one
    return every


def _number(row: int, place: int) -> int:
    return row * (row + 1) // 2 + place


def _upward(row: int, place: int, size: int) -> list[list[int]]:
    return [[_number(row + down, place + step) for step in range(down + 1)] for down in range(size + 1)]


def _downward(row: int, place: int, size: int) -> list[list[int]]:
    return [[_number(row + down, place + step) for step in range(down, size + 1)] for down in range(size + 1)]
