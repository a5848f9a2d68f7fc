"""Sets of small numbers as the bits of one."""

from mypy_extensions import i64


def bit(number: i64) -> i64:
    """The set of one number. Compiled, a bare `1 << number` is a C int: wrong from 31 on."""
    one: i64 = 1
    return one << number
