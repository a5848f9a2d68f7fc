"""Lists of small numbers: those that clones of a position share are replaced, never written into.

A `vec` of native numbers is read and written without making objects of them, and copied at a stroke.
"""

from librt.vecs import vec
from mypy_extensions import i64


def replaced(cells: list[int], at: i64, value: int) -> list[int]:
    """A list with one entry changed, for those that clones share."""
    after = cells[:]
    after[at] = value
    return after


def changed(cells: list[int], at: i64, by: int) -> list[int]:
    """A list with one entry counted up or down."""
    return replaced(cells, at, cells[at] + by)


def total(cells: list[int], first: i64, number: i64) -> i64:
    """The sum of so many entries, from `first` on."""
    found: i64 = 0
    for at in range(first, first + number):
        found += cells[at]
    return found


def number_of(value: i64, cells: list[int]) -> i64:
    """How often a value stands among the entries."""
    found: i64 = 0
    for cell in cells:
        if cell == value:
            found += 1
    return found


def table(value: i64, size: i64) -> vec[i64]:
    """So many equal numbers, to be written into."""
    return vec[i64]([value] * size)
