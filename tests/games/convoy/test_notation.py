"""What can be typed, and what is answered to what cannot."""

from typing import Any

import pytest

from starboard.games.convoy.components import END, HACK
from starboard.games.convoy.game import CONVOY
from starboard.kernel.errors import UnreadableAction
from starboard.kernel.state import CHANCE
from tests.games.convoy.build import Ship, convoy, crews, number_of

SAME = [
    ("P-2c3", ["p 2c3", "P>2C3", "P:2c3", " P - 2c3 "]),
    ("M-bow+", ["m-b+", "M bow+"]),
    ("6-3", ["6 3", "6>3"]),
    ("burn P points", ["BURN p POINTS", "burn  P  points"]),
    ("burn P+bow dice", ["burn bow+P dice", "burn b+p dice"]),
    ("burn bow+bow return M stern", ["burn b+b return m s"]),
]


@pytest.mark.parametrize("text,others", SAME, ids=[text for text, _ in SAME])
def test_the_same_action_may_be_typed_in_several_ways(text: str, others: list[str]) -> None:
    state = convoy().state
    action = CONVOY.parse(state, 0, text)
    assert CONVOY.notation(state, 0, action).lower() == text.lower()
    assert [CONVOY.parse(state, 0, other) for other in others] == [action] * len(others)


def test_the_ends_of_a_phase() -> None:
    state = convoy().state
    assert (CONVOY.parse(state, 0, "End"), CONVOY.parse(state, 0, "HACK")) == (END, HACK)


@pytest.mark.parametrize(
    "text,answer",
    [
        ("P-2c9", "There is no space 2c9; they go from 1a1 to 5c4"),
        ("1-2c3", "There is no Crewmember 1; write M, N, P and C"),
        ("burn P dice", "2 for all dice"),
        ("burn P+M points", "1 for points"),
        ("burn P+P dice", "2 for all dice"),
        ("burn + dice", "no Crewmember"),
        ("fly", "is not a move: write P-2c3"),
    ],
)
def test_what_names_no_action_is_answered_with_what_would(text: str, answer: str) -> None:
    with pytest.raises(UnreadableAction, match=answer.replace("+", r"\+")):
        CONVOY.parse(convoy().state, 0, text)


def test_two_crews_go_by_number_whoever_acts() -> None:
    ship = crews(phase="warning", points=0).roll(1, 5)
    assert ship.legal()[0] == "1-5c1"
    assert CONVOY.parse(ship.state, 1, "s1-5c1") == CONVOY.parse(ship.state, 1, "1-5c1")
    with pytest.raises(UnreadableAction, match="write 1, 2 and 3"):
        CONVOY.parse(ship.state, 1, "P-5c1")


@pytest.mark.parametrize("options", [{}, {"players": 2}], ids=["one crew", "two crews"])
def test_chance_can_be_typed_too(options: dict[str, int]) -> None:
    state = CONVOY.new(options)
    while state.actors() == (CHANCE,):
        for outcome, _ in state.odds():
            assert CONVOY.parse(state, CHANCE, CONVOY.notation(state, CHANCE, outcome)) == outcome
        with pytest.raises(UnreadableAction, match="nothing that chance can give"):
            CONVOY.parse(state, CHANCE, "heads")
        state.advance(CHANCE, state.odds()[0][0])


@pytest.mark.parametrize(
    "kind,parts",
    [
        ("step", {"crew": "cook", "to": "1a1"}),
        ("step", {"crew": "pilot", "to": "9z9"}),
        ("step", {}),
        ("put", {"module": 6}),
        ("burn-die", {"paid": ["pilot"], "module": 0}),
        ("burn-points", {"paid": ["pilot", "bow"]}),
        ("burn-dice", {"paid": ["pilot", "pilot"]}),
        ("burn-tea", {"paid": ["pilot", "bow"]}),
        ("roll", {"dice": [7, 1]}),
        ("roll", {"dice": 3}),
        ("line-up", {"number": 8}),
    ],
)
def test_what_describes_nothing_cannot_be_encoded(kind: str, parts: dict[str, Any]) -> None:
    with pytest.raises(UnreadableAction):
        number_of(kind, parts)


def test_kinds_tell_a_choice_from_a_plain_step() -> None:
    def kinds(ship: Ship, who: str, to: str) -> list[str]:
        texts = [text for text in ship.legal() if text.startswith(f"{who}-{to}")]
        return [CONVOY.describe(ship.state, 0, CONVOY.parse(ship.state, 0, text)).kind for text in texts]

    assert kinds(convoy(at={"M": "1a4"}), "M", "1b4") == ["leave", "take"]
    assert kinds(convoy(at={"M": "1a2+"}), "M", "bow") == ["keep", "place"]
    assert kinds(convoy(at={"M": "1a2"}), "M", "bow") == ["step"]
    assert kinds(crews({"b1": "2a1", "s1": "2b1"}), "1", "2b1") == ["grapple-leave", "grapple-take"]
    assert kinds(crews({"b1": "2a1", "s1": "2a2"}), "1", "2a2") == ["grapple"]
