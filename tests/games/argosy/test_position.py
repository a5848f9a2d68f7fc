"""Positions as data: what is written reads back, what makes no sense is refused in a sentence."""

from typing import Any

import pytest

from starboard.games.argosy.game import ARGOSY
from starboard.kernel.errors import BadPosition
from tests.games.argosy.build import table


def changed(**given: Any) -> dict[str, Any]:
    return {**table(maps=[{"a1": "RF"}], colonies=["green-1"]).state.to_dict(), **given}


def test_bag_and_deck_may_be_left_out() -> None:
    data = table(maps=[{"a1": "RF"}], face_up="razers").state.to_dict()
    short = {key: value for key, value in data.items() if key not in ("bag", "deck")}
    assert ARGOSY.from_dict(short).to_dict() == data


def test_clones_share_nothing_that_changes() -> None:
    game = table(maps=[{"a1": "RF"}], tracks=["R1"])
    before = game.state.to_dict()
    twin = game.state.clone()
    game.do("a1", "draw", "RF", "GN", "GN", "a1")
    assert twin.to_dict() == before


BAD = {
    "another game": ({"game": "wheel"}, "position of argosy"),
    "five players": ({"players": 5}, "3 or 4 players"),
    "a phase nobody knows": ({"phase": "party"}, "position of argosy"),
    "nothing asked": ({"phase": "resolved"}, "something asked"),
    "a seat that is not there": ({"active": 3}, "from 0 to 2"),
    "an action that is not there": ({"action": 6}, "from 0 to 5"),
    "an ending nobody knows": ({"ends": "boredom"}, "ends.* must be one of"),
    "over without a reason": ({"phase": "over"}, "says how it ended"),
    "a negative count": ({"idle": -1}, "at least 0"),
    "knowledge above the limit": ({"tracks": [[6, 0, 0, 0, 0, 0], [0] * 6, [0] * 6]}, "AR-02"),
    "five tracks": ({"tracks": [[0] * 5, [0] * 6, [0] * 6]}, "six knowledge tracks"),
    "two colonies on a planet": ({"colonies": [["core"], ["core"], []]}, "AR-21"),
    "six colonies": ({"colonies": [[f"green-{n}" for n in range(1, 7)], [], []]}, "AR-04"),
    "a shield on nothing": ({"shielded": ["core"]}, "no colony stands"),
    "a card twice": ({"owned": [["razers"], ["razers"], []]}, "one place"),
    "a card in two places": ({"face_up": ["razers"]}, "one place"),
    "a natural card in the deck": ({"natural": ["razers"]}, "face-up cards"),
    "a token too many": ({"pool": {"red-fire": 1}}, "missing or too many"),
    "more than there are": ({"gone": {"red-fire": -1}}, "AR-01"),
    "a purple on a map": ({"maps": [{"a1": "purple"}, {}, {}]}, "AR-16"),
    "a place that is not there": ({"maps": [{"z9": "red-fire"}, {}, {}]}, "position of argosy"),
    "a token nobody knows": ({"hand": "mauve-fire"}, "position of argosy"),
    "nothing to place": ({"phase": "place"}, "lacks"),
    "nothing to defend": ({"phase": "defence"}, "lacks"),
    "nothing to choose from": ({"phase": "triangle"}, "lacks"),
    "nothing to exchange": ({"phase": "exchange"}, "lacks"),
    "nothing given": ({"phase": "gain"}, "lacks"),
    "nobody migrating": ({"phase": "migration"}, "lacks"),
    "no card to pay": ({"phase": "discount"}, "lacks"),
    "no card to tune": ({"phase": "doubling"}, "lacks"),
    "no card to claim": ({"phase": "free-card"}, "lacks"),
    "no card to turn up": ({"phase": "turn-cards"}, "lacks"),
    "a word for a number": ({"turns": "many"}, "position of argosy"),
}


@pytest.mark.parametrize("given,words", BAD.values(), ids=list(BAD))
def test_what_is_no_position_is_refused_in_a_sentence(given: dict[str, Any], words: str) -> None:
    with pytest.raises(BadPosition, match=words) as refused:
        ARGOSY.from_dict(changed(**given))
    assert str(refused.value).endswith(".")


@pytest.mark.rule("AR-03")
def test_a_scrap_with_four_tokens_is_no_position() -> None:
    data = changed(scraps=[["red-fire"] * 4, [], []])
    del data["bag"]
    with pytest.raises(BadPosition, match="3 places"):
        ARGOSY.from_dict(data)


def test_a_draw_needs_a_bag() -> None:
    data = table(bag="RF").do("draw").state.to_dict()
    data["gone"]["red-fire"] = data["gone"].get("red-fire", 0) + 1
    data["bag"] = {}
    with pytest.raises(BadPosition, match="lacks"):
        ARGOSY.from_dict(data)
