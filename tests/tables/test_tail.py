"""The last entries that are kept in memory: enough, never too many."""

from starboard.tables.log import Entry, Viewer
from starboard.tables.tail import LONGEST, TAIL, Tail


def entries(number: int, shown: tuple[Viewer, ...] | None) -> list[Entry]:
    return [Entry(one, "chat", 0.0, shown=shown) for one in range(1, number + 1)]


def test_a_tail_that_is_as_long_as_any_holds_as_much_as_it_may() -> None:
    """Else whoever looks at a table with thousands of secret acts reads its whole log, each time."""
    secret = entries(LONGEST + 500, ())
    tail = Tail(secret)
    assert len(tail) == LONGEST and tail.is_whole(len(secret))


def test_a_tail_of_which_something_was_let_go_is_not_whole() -> None:
    some = entries(TAIL // 2, None)
    assert Tail(some).is_whole(len(some)) and Tail().is_whole(0)
    assert not Tail(some[1:]).is_whole(len(some)) and not Tail().is_whole(len(some))


def test_a_tail_with_enough_that_everybody_was_shown_begins_there() -> None:
    many = [*entries(3, ()), *entries(TAIL, None)]
    tail = Tail(many)
    assert len(tail) == TAIL and tail.is_whole(len(many))
