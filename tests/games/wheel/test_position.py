"""Positions as data and moves as text: what is wrong is said in a sentence."""

from typing import Any

import pytest

from starboard.games.wheel.game import WHEEL
from starboard.kernel.errors import BadPack, BadPosition, UnreadableAction
from tests.games.wheel.build import new_game, wheel

GOOD = {"mover": 0, "cones": [0, 4], "discs": [[7, 1], [3, 5]]}


def test_a_position_needs_only_what_matters() -> None:
    assert WHEEL.from_dict(GOOD).to_dict()["rotations"] == 0


@pytest.mark.parametrize(
    "changes,complaint",
    [
        ({"cones": [0]}, "list of 2"),
        ({"cones": "ab"}, "list of 2"),
        ({"cones": [0, 9]}, "whole number from 0 to 7"),
        ({"cones": [0, 0]}, "AW-13"),
        ({"discs": [[7, 1]]}, "list of 2"),
        ({"discs": [[7], [3, 5]]}, "two discs"),
        ({"discs": [[7, 8], [3, 5]]}, "whole number from 0 to 7"),
        ({"discs": [[7, 1], [7, 5]]}, "AW-20"),
        ({"dead": [2]}, "no disc stands"),
        ({"dead": [7], "rotations": 16}, "nothing is dead"),
        ({"ending": "repetition"}, "Without repetition"),
        ({"mover": 2}, "mover"),
        ({"rotations": 25}, "0 to 24"),
        ({"ending": "boredom"}, "ending.* must be one of"),
        ({"game": "chess"}, "not describe"),
        ({"rotations": "x"}, "whole number from 0 to 24"),
    ],
)
def test_what_is_no_position_is_refused(
    changes: dict[str, Any],
    complaint: str,
) -> None:
    with pytest.raises(BadPosition, match=complaint):
        WHEEL.from_dict({**GOOD, **changes})


@pytest.mark.parametrize("data", [[], None, 3, {}])
def test_what_is_no_dictionary_is_refused(data: Any) -> None:
    with pytest.raises(BadPosition):
        WHEEL.from_dict(data)


@pytest.mark.parametrize("text", ["D7-1", "d7-1", "7-1", "disc 7 1", "7 to 1", " D7x1 "])
def test_a_move_may_be_typed_in_many_ways(text: str) -> None:
    game = new_game()
    assert WHEEL.notation(game.state, 0, WHEEL.parse(game.state, 0, text)) == "D7-1"


@pytest.mark.parametrize("text", ["R", "r", "rotate", "Rot"])
def test_rotating_too(text: str) -> None:
    assert WHEEL.parse(new_game().state, 0, text) == 0


@pytest.mark.parametrize(
    "text,complaint",
    [
        ("e2-e4", "is not a move"),
        ("D3-5", "not one of yours"),
        ("D7-2", "From 7 you reach 1 or 5"),
        ("C7-1", "you would move a disc"),
        ("S0-4", "you would move a spire"),
    ],
)
def test_what_cannot_be_read_says_what_could(text: str, complaint: str) -> None:
    with pytest.raises(UnreadableAction, match=complaint):
        WHEEL.parse(new_game().state, 0, text)


def test_a_piece_that_is_not_there_is_the_rules_to_refuse() -> None:
    assert wheel(cones=(2, 4), black=(7, 1), white=(5, 6)).refuses("C0-4") == "AW-06"


@pytest.mark.parametrize(
    "changes,complaint",
    [
        ({"wheel.stations": 9}, "stations must be 8"),
        ({"wheel.stone_place": 8}, "stone_place"),
        ({"moves.left": []}, "at least one"),
        ({"moves.left": [8]}, "moves nothing"),
        ({"moves.left": [-2, 6]}, "twice"),
        ({"setup.cone": "top"}, "one of: left, centre, right"),
        ({"setup.discs": ["centre", "left"]}, "apart"),
        ({"revolutions.draw": 0}, "from 1 to 9"),
    ],
)
def test_components_that_cannot_be_played_with_are_refused(changes: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadPack, match=complaint):
        WHEEL.pack_with(changes)


def test_other_components_make_another_game() -> None:
    pack = WHEEL.pack_with({"moves.right": [-1, 1, 2]})
    state = WHEEL.new({}, pack)
    assert pack.action_count == WHEEL.action_count + 2
    assert "D1-3" not in [WHEEL.notation(state, 0, action) for action in state.legal(0)]


def test_the_board_shows_piles_from_bottom_to_top() -> None:
    game = wheel(cones=(1, 2), black=(1, 1), white=(2, 6), dead=(2,))
    drawn = WHEEL.board(game.state, None)
    assert "1[OOA]" in drawn
    assert "2[xv]" in drawn
