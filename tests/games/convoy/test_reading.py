"""Positions that cannot be are refused in a sentence."""

from typing import Any

import pytest

from starboard.games.convoy.game import CONVOY
from starboard.kernel.errors import BadPosition
from tests.games.convoy.build import Ship, convoy, crews


def test_a_position_reads_back_exactly() -> None:
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
def test_what_cannot_be_is_refused(change: dict[str, Any], sentence: str) -> None:
    data = convoy().state.to_dict() | change
    with pytest.raises(BadPosition, match=sentence):
        CONVOY.from_dict(data)


@pytest.mark.parametrize(
    "ship,change,sentence",
    [
        (convoy(), {"engines": [2, 2], "supply": 5}, "would have ended the game"),
        (convoy(), {"rolled": []}, "not the dice of this cycle's roll"),
        (convoy(), {"rolled": [5, 2]}, "not the dice of this cycle's roll"),
        (convoy(dice={2: 1}), {"rolled": [1, 3]}, "More dice hang"),
        (convoy(), {"turns": 3}, "one turn in a cycle"),
        (convoy(), {"second": True, "turns": 1}, "moves second"),
        (convoy(), {"burnt": 40}, "cannot come from the Charges"),
        (convoy("MNC"), {"momentum": 1}, "Momentum"),
        (convoy(phase="warning", points=0), {"points": 1}, "only while somebody moves"),
        (convoy(phase="warning", points=0), {"stalled": True}, "stalled only by"),
        (convoy(phase="warning", points=0).roll(1, 6), {"rolled": [1, 2]}, "More dice hang"),
        (convoy(phase="warning", points=0).roll(1, 6), {"rolled": [2, 6]}, "More dice hang"),
        (crews(), {"rank": 2}, "neither ranks"),
        (crews(), {"rolled": [1, 6]}, "higher roll moves first"),
        (crews(), {"rolled": [4, 4]}, "not the dice"),
        (crews({"b1": "2a2", "s1": "2a3"}).do("1-2a3"), {"grapple": None}, "needs somebody who began it"),
        (crews({"b1": "2a2", "s1": "2a3"}).do("1-2a3"), {"mover": 1, "rolled": [1, 6]}, "whose crew moves"),
        (crews(tracker=1, points=0, second=True).do("end"), {"winner": 1}, "cannot have ended like that"),
        (
            crews(tracker=1, points=0, second=True).do("end"),
            {"ending": "crews-lost", "tracker": 1},
            "ended like that",
        ),
        (convoy(points=0, tracker=1).do("end"), {"ending": "cycle-cap"}, "run out"),
        (convoy(points=0, tracker=1).do("end"), {"points": 1}, "no points are left"),
    ],
)
def test_what_play_cannot_lead_to_is_refused(ship: Ship, change: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadPosition, match=sentence):
        CONVOY.from_dict(ship.state.to_dict() | change)


@pytest.mark.parametrize(
    "change,sentence",
    [({"to": "2a4"}, "right beside"), ({"to": "bow"}, "right beside"), ({"take": True}, "no Charge")],
    ids=["nobody there", "an Engine", "nothing to take"],
)
def test_a_grapple_that_cannot_be_is_refused(change: dict[str, Any], sentence: str) -> None:
    data = crews({"b1": "2a2", "s1": "2a3"}).do("1-2a3").state.to_dict()
    data["grapple"] |= change
    with pytest.raises(BadPosition, match=sentence):
        CONVOY.from_dict(data)


@pytest.mark.parametrize(
    "crew,change,sentence",
    [
        ("stern-1", {"at": "3a1"}, "shares the space with the winner"),
        ("stern-1", {"at": "space"}, "shares the space with the winner"),
        ("bow-3", {"at": "1b1"}, "is not asked"),
    ],
    ids=["elsewhere", "lost", "one space left"],
)
def test_a_push_that_cannot_be_is_refused(crew: str, change: dict[str, str], sentence: str) -> None:
    data = crews({"b1": "1a2", "s1": "1b2", "b2": "1c2"}).do("1-1b2").grapple(5, 4).state.to_dict()
    next(member for member in data["crew"] if member["crew"] == crew).update(change)
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
def test_nobody_stands_where_nobody_can(at: dict[str, str], sentence: str) -> None:
    with pytest.raises(BadPosition, match=sentence):
        convoy(at=at)


def test_nobody_stands_in_the_other_crews_engine() -> None:
    with pytest.raises(BadPosition, match="CC-14"):
        crews({"b1": "stern"})


def test_a_dark_module_holds_no_charge() -> None:
    data = convoy(sides="bffff").state.to_dict()
    data["modules"][0]["charge"] = True
    with pytest.raises(BadPosition, match="shows no Generator"):
        CONVOY.from_dict(data)


def test_a_card_stands_in_the_row_once() -> None:
    with pytest.raises(BadPosition, match="at most once"):
        convoy(modules="11345")


def test_somebody_ashore_is_not_aboard_as_well() -> None:
    data = convoy("MNP").state.to_dict()
    data["ashore"] = "pilot"
    with pytest.raises(BadPosition, match="Crewmembers"):
        CONVOY.from_dict(data)
