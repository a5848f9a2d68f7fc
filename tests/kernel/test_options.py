"""Options: defaults, typed words, and refusals that say what would be right."""

import pytest

from starboard.games.wheel.game import WHEEL
from starboard.kernel.errors import BadOption
from starboard.kernel.options import Option, read_options

RANK = Option("rank", 1, (1, 2, 3))
CREW = Option("crew", "drawn", ("pilot", "mechanic", "navigator", "cargo"), pick=3)


def test_what_is_not_given_has_its_default() -> None:
    assert read_options("convoy", (RANK, CREW), {}) == {"rank": 1, "crew": "drawn"}


@pytest.mark.parametrize("value,read", [(2, 2), ("2", 2)])
def test_numbers_may_be_typed(value: str | int, read: int) -> None:
    assert RANK.read("convoy", value) == read


@pytest.mark.parametrize("value", ["pilot,mechanic,cargo", ["pilot", "mechanic", "cargo"]])
def test_a_pick_is_a_list_or_typed_with_commas(value: str | list[str]) -> None:
    assert CREW.read("convoy", value) == ["pilot", "mechanic", "cargo"]


@pytest.mark.parametrize("value", [0, 4, "x", True, None, [1], 1.5])
def test_a_value_out_of_range_is_refused_with_what_is_allowed(value: object) -> None:
    with pytest.raises(BadOption, match=r"convoy cannot have rank = .*Allowed: 1, 2 or 3\."):
        RANK.read("convoy", value)


@pytest.mark.parametrize(
    "value", ["pilot", "pilot,pilot,cargo", "pilot,cook,cargo", [1, 2, 3], 7, ["pilot"] * 4]
)
def test_a_wrong_pick_is_refused(value: object) -> None:
    with pytest.raises(BadOption, match="3 of pilot, mechanic, navigator or cargo"):
        CREW.read("convoy", value)


def test_an_unknown_option_is_refused_with_all_there_are() -> None:
    with pytest.raises(BadOption) as refused:
        read_options("convoy", (RANK,), {"rnak": 1})
    assert str(refused.value) == 'convoy has no option "rnak". Options: rank (1, 2 or 3).'


def test_options_without_names_are_refused_with_all_there_are() -> None:
    with pytest.raises(BadOption) as refused:
        WHEEL.new(3)  # type: ignore[arg-type]
    assert str(refused.value).startswith("wheel takes options by their names, such as new(players=2)")
