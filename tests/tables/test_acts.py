"""Acting at a table: whose seat, which position, several steps at once."""

import pytest

from starboard.tables.log import Viewer
from starboard.tables.refusals import Refused
from tests.tables.build import Game


def test_an_act_moves_the_game_on() -> None:
    game = Game().start()
    game.act(0, game.legal(0)[0])
    assert game.envelope().awaited == [1]


def test_an_act_is_told_to_everybody_at_the_table() -> None:
    game = Game().start()
    game.act(0, 0)
    assert [game.told(viewer)[-1] for viewer in (0, 1, -1)] == ["rotated"] * 3


def test_somebody_elses_seat_is_not_mine() -> None:
    game = Game().start()
    with pytest.raises(Refused, match="not yours"):
        game.do("bob", "act", seat=0, position=game.table.entries_shown[Viewer(0)], actions=[0])


def test_an_illegal_action_is_refused_with_its_clause() -> None:
    game = Game().start()
    illegal = next(action for action in range(13) if action not in game.legal(0))
    with pytest.raises(Refused) as refused:
        game.act(0, illegal)
    assert refused.value.clause.startswith("AW-")


def test_an_action_chosen_at_an_earlier_position_is_stale() -> None:
    game = Game().start()
    chosen_at = game.table.entries_shown[Viewer(0)]
    game.act(0, 0)
    game.act(1, 0)
    with pytest.raises(Refused) as refused:
        game.act(0, 0, position=chosen_at)
    assert refused.value.reason == "stale"


def test_chat_does_not_make_a_choice_stale() -> None:
    game = Game().start()
    chosen_at = game.table.entries_shown[Viewer(0)]
    game.do("bob", "chat", text="hello")
    assert game.act(0, 0, position=chosen_at).done == 1


def test_a_position_of_the_future_is_refused() -> None:
    game = Game().start()
    with pytest.raises(Refused) as refused:
        game.act(0, 0, position=99)
    assert refused.value.reason == "stale"


def test_steps_that_go_beyond_ones_own_turn_are_refused_as_a_whole() -> None:
    game = Game().start()
    before = game.state.to_dict()
    with pytest.raises(Refused, match="something else comes first"):
        game.act(0, 0, 0)
    assert game.state.to_dict() == before


def test_without_whole_as_many_steps_are_done_as_go() -> None:
    game = Game().start()
    assert game.act(0, 0, 0, whole=False).done == 1


def test_a_refused_act_adds_nothing_to_the_log() -> None:
    game = Game().start()
    number = game.table.number
    with pytest.raises(Refused):
        game.act(1, 0)
    assert game.table.number == number


def test_nobody_acts_before_the_start() -> None:
    with pytest.raises(Refused, match="not begun"):
        Game().act(0, 0)


@pytest.mark.parametrize(
    "name, seats",
    [("wheel", "ann bob"), ("convoy", "ann"), ("colonies", "ann bob eve"), ("argosy", "ann bob eve")],
)
def test_a_whole_game_of_everything_ends_with_a_result_for_each_seat(name: str, seats: str) -> None:
    game = Game(name, seats).start().play_on()
    ending = game.ending()
    assert ending.how == "played"
    assert len(ending.result) == len(seats.split())
