"""Positions that cannot be are refused in a sentence."""

import pytest

from starboard.games.convoy.game import CONVOY
from starboard.kernel.errors import BadPosition
from tests.games.convoy.build import convoy, crews


def test_a_position_reads_back_exactly():
    data = convoy(
        at={"P": "3a1+", "M": "space"}, dice={2: 1}, sides="fbfff", engines=(1, 2), rank=3
    ).state.to_dict()
    assert CONVOY.from_dict(data).to_dict() == data


@pytest.mark.parametrize(
    "change,sentence",
    [
        ({"phase": "tea"}, "must be one of: line-up, muster"),
        ({"players": 3}, "1 or 2 players"),
        ({"rank": 0}, "1 or 2 players, and a rank"),
        ({"game": "wheel"}, "does not describe"),
        ({"tracker": 0}, "has run out"),
        ({"tracker": 15}, "from 0 to 14"),
        ({"supply": 3}, "14 Charges in all"),
        ({"crew": []}, "three|3 Crewmembers"),
        ({"engines": [0]}, "a list of 2"),
        ({"ending": "time-out"}, "says how it ended"),
        ({"sixes": 1}, "right after the roll"),
        ({"grapple": {"crew": "pilot", "to": "1a2", "take": False}}, "somebody who began it"),
        ({"pushed": "pilot"}, "asked where to"),
        ({"cycle": 0}, "counted from 1"),
        ({"modules": []}, "5 Modules in the row"),
        ({"points": -1}, "from 0 to 4"),
        ({"winner": "me"}, "from -1 to 0"),
    ],
    ids=lambda value: next(iter(value)) if isinstance(value, dict) else "",
)
def test_what_cannot_be_is_refused(change, sentence):
    data = convoy().state.to_dict() | change
    with pytest.raises(BadPosition, match=sentence):
        CONVOY.from_dict(data)


@pytest.mark.parametrize(
    "at,sentence",
    [
        ({"P": "1a1"}, "1a1 is a crate"),
        ({"P": "2a1", "M": "2a1"}, "cannot share 2a1"),
        ({"P": "1b4+"}, "Two Charges"),
        ({"P": "space+"}, "carries nothing"),
        ({"P": "6a1"}, '"crew" is not as in a position'),
    ],
    ids=["crate", "shared", "two charges", "carrying in space", "no such space"],
)
def test_nobody_stands_where_nobody_can(at, sentence):
    with pytest.raises(BadPosition, match=sentence):
        convoy(at=at)


def test_nobody_stands_in_the_other_crews_engine():
    with pytest.raises(BadPosition, match="CC-14"):
        crews({"b1": "stern"})


def test_a_dark_module_holds_no_charge():
    data = convoy(sides="bffff").state.to_dict()
    data["modules"][0]["charge"] = True
    with pytest.raises(BadPosition, match="shows no Generator"):
        CONVOY.from_dict(data)


def test_a_card_stands_in_the_row_once():
    with pytest.raises(BadPosition, match="at most once"):
        convoy(modules="11345")


def test_somebody_ashore_is_not_aboard_as_well():
    data = convoy("MNP").state.to_dict()
    data["ashore"] = "pilot"
    with pytest.raises(BadPosition, match="Crewmembers"):
        CONVOY.from_dict(data)
