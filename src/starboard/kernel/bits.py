"""Sets of small numbers as the bits of one."""

from mypy_extensions import i64


def bit(number: int) -> i64:
    """The set of one number. An `int`: compiled, `1 << n` of an `i64` is a C int, and wrong from 31 on."""
    return 1 << number
