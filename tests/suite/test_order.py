"""The order in which tests run: what takes long first, in every process, and nothing lost or twice."""

from typing import Any, NamedTuple

import pytest

from tests.conftest import LONGEST, dealt


class Item(NamedTuple):
    """As much of a test as its place in the order depends on."""

    nodeid: str


LONG = [Item(f"tests/web/test_axe.py::test_{number}") for number in range(10)]
SHARED = [Item(f"tests/server/test_{name}.py::test_{number}") for name in "abcd" for number in range(3)]
QUICK = [
    Item(f"tests/games/test_it.py::test_{number}") for number in range(38)
]  # sixty in all: every share has the same size
ALL: Any = [*LONG, *SHARED, *QUICK]


@pytest.mark.parametrize("processes", [1, 2, 3, 5])
def test_every_process_begins_with_its_share_of_what_takes_long(processes: int) -> None:
    order: list[Any] = list(dealt(ALL, processes))
    assert sorted(order) == sorted(ALL)
    size = len(ALL) // processes
    shares = [order[number * size : (number + 1) * size] for number in range(processes)]
    counts = [sum(item in LONG for item in share) for share in shares]
    assert max(counts) - min(counts) <= 1 and all(share[0] in LONG for share in shares)
    for share in shares:
        kinds = [item in QUICK for item in share]
        assert kinds == sorted(kinds), "something quick came before something long"


def test_what_shares_a_module_stays_together() -> None:
    order: list[Any] = list(dealt(ALL, 3))
    places = [[order.index(item) for item in SHARED[first : first + 3]] for first in range(0, 12, 3)]
    assert all(found == list(range(found[0], found[0] + 3)) for found in places)


def test_what_is_called_long_is_there() -> None:
    assert {name.split("/")[0] for name in LONGEST} == {"web", "server", "conformance"}
