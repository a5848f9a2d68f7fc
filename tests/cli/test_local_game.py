"""A game in progress: what may be taken back, and what stands."""

from collections.abc import Callable
from typing import Any

import pytest

from starboard.cli.local_game import LocalGame
from starboard.games.wheel.game import WHEEL
from starboard.kernel.dice import Dice
from starboard.kernel.errors import BadRecord, IllegalAction
from starboard.kernel.game import Game
from starboard.kernel.records import new_record
from starboard.kernel.state import CHANCE
from starboard.tables.refusals import Refused
from tests.cli.sealed import SEAL, SEALED


def sitting(game: Game, *acts: tuple[int, int], options: dict[str, Any] | None = None) -> LocalGame:
    """A sitting after these acts."""
    found = LocalGame(game, new_record(game, options or {}), Dice(b"d" * 32))
    for actor, action in acts:
        found.do(actor, action)
    return found


def acts(found: LocalGame) -> list[tuple[int, int]]:
    return [(deed.actor, deed.action) for deed in found.deeds]


def refused(game: LocalGame, seat: int, agreed: Callable[[int], bool]) -> str:
    """Why an act of `seat` cannot be taken back."""
    with pytest.raises(Refused) as caught:
        game.take_back(seat, [], agreed)
    return str(caught.value)


def nobody_agrees(seat: int) -> bool:
    return False


def everybody_agrees(seat: int) -> bool:
    return True


def test_an_act_in_a_simultaneous_decision_is_taken_out_alone() -> None:
    game = sitting(SEALED, (0, 1), (1, 2), (1, SEAL))
    game.take_back(0, [], nobody_agrees)
    assert acts(game) == [(1, 2), (1, SEAL)]
    assert game.state.to_dict() == {"laid": [-1, 2], "sealed": [False, True], "die": -1}


def test_what_showed_something_hidden_stands() -> None:
    game = sitting(SEALED, (0, 1), (0, SEAL), (1, 2), (1, SEAL))
    assert "hidden has been shown" in refused(game, 1, everybody_agrees)
    assert len(game.deeds) == 4


def test_what_came_before_something_was_shown_stands() -> None:
    game = sitting(SEALED, (0, 1), (0, SEAL), (1, 2), (1, SEAL))
    assert "hidden has been shown" in refused(game, 0, everybody_agrees)


def test_nothing_goes_back_past_chance() -> None:
    game = sitting(SEALED, (0, 1), (0, SEAL), (1, 2), (1, SEAL))
    game.roll()
    assert game.deeds[-1].actor == CHANCE
    assert "Chance has spoken" in refused(game, 1, everybody_agrees)


def test_a_bot_s_acts_go_back_without_asking() -> None:
    game = sitting(WHEEL, (0, 0), (1, 0))
    game.take_back(0, [1], nobody_agrees)
    assert acts(game) == []


def test_another_person_s_act_goes_back_only_with_consent() -> None:
    game = sitting(WHEEL, (0, 0), (1, 0))
    assert "consent" in refused(game, 0, nobody_agrees)
    assert len(game.deeds) == 2
    game.take_back(0, [], everybody_agrees)
    assert acts(game) == []


def test_the_position_after_taking_back_is_the_one_before() -> None:
    game = sitting(WHEEL, (0, 0), (1, 0))
    before = game.state.to_dict()
    game.do(0, 0)
    game.take_back(0, [], nobody_agrees)
    assert game.state.to_dict() == before


def test_an_illegal_action_changes_nothing() -> None:
    game = sitting(WHEEL)
    with pytest.raises(IllegalAction, match="SB-02"):
        game.do(1, 0)
    assert game.deeds == []


def test_a_record_with_an_illegal_action_is_refused() -> None:
    record = new_record(WHEEL, {})
    record.actions = [(1, 0)]
    with pytest.raises(BadRecord, match="Action 1"):
        LocalGame(WHEEL, record, Dice())
