"""A writer fills its own row and nothing else, and leaves no trace of what stood there."""

from collections.abc import Callable

from starboard.kernel.encoder import LARGEST, Writer, new_row

Fill = Callable[[Writer], object]


def written(fill: Fill, size: int = 8, before: Fill | None = None) -> tuple[list[int], int]:
    writer = Writer(new_row(size), 0, size)
    if before is not None:
        before(writer)
        writer.begin()
    fill(writer)
    return list(writer.buffer), writer.at


def test_every_kind_of_entry() -> None:
    assert written(lambda row: row.number(5)) == ([5, 0, 0, 0, 0, 0, 0, 0], 1)
    assert written(lambda row: row.flag(True)) == ([1, 0, 0, 0, 0, 0, 0, 0], 1)
    assert written(lambda row: row.one_of(2, 4)) == ([0, 0, 1, 0, 0, 0, 0, 0], 4)
    assert written(lambda row: row.one_of(-1, 4)) == ([0] * 8, 4)
    assert written(lambda row: row.flags(0b101, 4)) == ([1, 0, 1, 0, 0, 0, 0, 0], 4)
    assert written(lambda row: row.numbers([9, 0, 7], 1, 2)) == ([0, 7, 0, 0, 0, 0, 0, 0], 2)
    assert written(lambda row: row.equal([3, 1, 3], 3)) == ([1, 0, 1, 0, 0, 0, 0, 0], 3)
    assert written(lambda row: row.places([4, 0], 5)) == ([2, 0, 0, 0, 1, 0, 0, 0], 5)
    assert written(lambda row: row.nothing(3)) == ([0] * 8, 3)


def test_a_number_too_large_is_written_as_the_largest() -> None:
    assert written(lambda row: row.number(10**9), 1) == ([LARGEST], 1)
    assert written(lambda row: row.numbers([LARGEST + 1], 0, 1), 1) == ([LARGEST], 1)


def test_a_row_that_is_begun_anew_is_empty() -> None:
    assert written(lambda row: row.number(1), 3, lambda row: row.numbers([7, 8, 9], 0, 3)) == ([1, 0, 0], 1)


def test_rows_of_one_buffer_do_not_meet() -> None:
    buffer = new_row(6)
    first, second = Writer(buffer, 0, 3), Writer(buffer, 3, 3)
    second.numbers([4, 5, 6], 0, 3)
    first.number(1)
    first.begin()
    assert list(buffer) == [0, 0, 0, 4, 5, 6]
