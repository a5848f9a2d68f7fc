"""A game in progress: what may be taken back, and what stands."""

from collections.abc import Callable

import pytest

from starboard.cli.local_game import LocalGame
from starboard.games.argosy.game import ARGOSY
from starboard.games.wheel.game import WHEEL
from starboard.kernel.dice import Dice
from starboard.kernel.errors import BadRecord
from starboard.kernel.game import Game
from starboard.kernel.records import new_record
from starboard.kernel.state import CHANCE
from starboard.tables.refusals import Refused
from tests.cli.sealed import SEAL, SEALED

pytestmark = pytest.mark.usefixtures("sealed")


def sitting(game: Game, *acts: tuple[int, int], players: str = "") -> LocalGame:
    """A sitting after these acts; `players` are as they are named to `starboard play`."""
    record = new_record(game, {"players": len(players.split())} if players else {})
    record.players = players.split()
    found = LocalGame(game, record, Dice(b"d" * 32))
    for actor, action in acts:
        found.do(actor, action)
    return found


def acts(found: LocalGame) -> list[tuple[int, int]]:
    return found.saved().actions


def refused(game: LocalGame, seat: int, agreed: Callable[[int], bool]) -> str:
    """Why an act of `seat` cannot be taken back."""
    with pytest.raises(Refused) as caught:
        game.take_back(seat, agreed)
    return str(caught.value)


def nobody_agrees(seat: int) -> bool:
    return False


def everybody_agrees(seat: int) -> bool:
    return True


def test_an_act_in_a_simultaneous_decision_is_taken_out_alone() -> None:
    game = sitting(SEALED, (0, 1), (1, 2), (1, SEAL))
    game.take_back(0, nobody_agrees)
    assert acts(game) == [(1, 2), (1, SEAL)]
    assert game.state.to_dict() == {"laid": [-1, 2], "sealed": [False, True], "die": -1}


def test_nothing_goes_back_past_what_was_shown_and_chance() -> None:
    """The last seal shows what was laid; chance answers at once, and with that the game is over."""
    game = sitting(SEALED, (0, 1), (0, SEAL), (1, 2), (1, SEAL))
    assert acts(game)[-1][0] == CHANCE
    assert game.over()
    assert "is over" in refused(game, 1, everybody_agrees)


def test_a_bot_s_acts_go_back_without_asking() -> None:
    game = sitting(WHEEL, (0, 0), (1, 0), players="Ada greedy")
    game.take_back(0, nobody_agrees)
    assert acts(game) == []


def test_another_person_s_act_goes_back_only_with_consent() -> None:
    game = sitting(WHEEL, (0, 0), (1, 0))
    assert "consent" in refused(game, 0, nobody_agrees)
    assert len(acts(game)) == 2
    game.take_back(0, everybody_agrees)
    assert acts(game) == []


def test_all_the_other_people_are_asked_not_only_those_whose_acts_go_too() -> None:
    game = sitting(ARGOSY, players="Ada Bellona Cara")
    game.go_on()
    while game.state.turn() < 2:
        (seat,) = game.state.actors()
        game.do(seat, game.state.legal(seat)[0])
    (*before, last) = acts(game)
    asked: list[int] = []

    def agrees(seat: int) -> bool:
        asked.append(seat)
        return True

    assert game.taken_too(last[0]) == {last[0]}
    game.take_back(last[0], agrees)
    assert sorted([*asked, last[0]]) == [0, 1, 2]
    assert acts(game) == before


def test_the_position_after_taking_back_is_the_one_before() -> None:
    game = sitting(WHEEL, (0, 0), (1, 0))
    before = game.state.to_dict()
    game.do(0, 0)
    game.take_back(0, everybody_agrees)
    assert game.state.to_dict() == before


def test_an_illegal_action_changes_nothing() -> None:
    game = sitting(WHEEL)
    with pytest.raises(Refused, match="SB-02"):
        game.do(1, 0)
    assert acts(game) == []


def test_a_record_with_an_illegal_action_is_refused() -> None:
    record = new_record(WHEEL, {})
    record.actions = [(1, 0)]
    with pytest.raises(BadRecord, match="Action 1"):
        LocalGame(WHEEL, record, Dice())
