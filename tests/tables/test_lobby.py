"""A table before its game, and its other rights."""

from typing import Any

import pytest

from starboard.tables.commands import Sit
from starboard.tables.handlers import perform
from starboard.tables.permissions import Caller
from starboard.tables.refusals import Refused
from starboard.tables.setup import ClockSetting, read_setup
from tests.tables.build import Game


def test_the_game_starts_when_all_seats_are_taken() -> None:
    game = Game("wheel", "ann bob")
    game.do("bob", "stand", seat=1)
    with pytest.raises(Refused, match="1 seat is still open"):
        game.do("ann", "start")


def test_sitting_down_needs_an_invitation() -> None:
    game = Game("wheel", "ann bob")
    game.do("bob", "stand", seat=1)
    with pytest.raises(Refused, match="link or an invitation"):
        perform(game.table, Caller("eve", "Eve"), Sit(), 0.0)


def test_nobody_takes_two_seats_by_sitting_down() -> None:
    game = Game("colonies", "ann bob eve")
    game.do("eve", "stand", seat=2)
    with pytest.raises(Refused, match="already have a seat"):
        game.do("bob", "sit")


@pytest.mark.parametrize(
    "what, fields",
    [("set", {"chat": False}), ("swap", {"seats": [0, 1]}), ("send-off", {"seat": 0}), ("start", {})],
    ids=["set", "swap", "send-off", "start"],
)
def test_the_hosts_rights_are_the_hosts(what: str, fields: dict[str, Any]) -> None:
    with pytest.raises(Refused, match="Only the host"):
        Game().do("bob", what, **fields)


def test_who_was_sent_off_for_good_does_not_come_back() -> None:
    game = Game()
    game.do("ann", "send-off", seat=1, ban=True)
    with pytest.raises(Refused, match="sent you off"):
        game.do("bob", "sit")


def test_the_hosts_rights_pass_on_when_the_host_leaves() -> None:
    game = Game()
    game.do("ann", "stand", seat=0)
    assert game.envelope().host == "bob"


def test_fewer_seats_keep_people_before_bots() -> None:
    game = Game("colonies", "ann bot bot bob")
    game.do("ann", "set", options={"players": 3})
    assert [seat.name for seat in game.envelope().seats] == ["Ann", "Lyra", "Bob"]


def test_more_people_than_seats_is_refused() -> None:
    game = Game("colonies", "ann bob eve kim")
    with pytest.raises(Refused, match="More people sit here"):
        game.do("ann", "set", options={"players": 3})


def test_a_bad_option_is_refused_with_what_would_be_right() -> None:
    with pytest.raises(Refused, match="repetition"):
        Game().do("ann", "set", options={"repetition": 77})


def test_swapped_seats() -> None:
    game = Game()
    game.do("ann", "swap", seats=[0, 1])
    assert [seat.name for seat in game.envelope().seats] == ["Bob", "Ann"]


def test_the_setup_is_fixed_once_the_game_runs() -> None:
    with pytest.raises(Refused, match="has begun"):
        Game().start().do("ann", "set", chat=False)


# -- in the game -------------------------------------------------------------------------------------


def test_resigning_at_a_table_of_two_ends_the_game() -> None:
    game = Game().start()
    game.do("ann", "resign", seat=0)
    ending = game.ending()
    assert (ending.how, [one.outcome for one in ending.result]) == ("resigned", ["lost", "won"])


def test_resigning_at_a_larger_table_leaves_the_seat_to_a_bot_and_is_a_loss() -> None:
    game = Game("colonies", "ann bob eve").start()
    game.do("ann", "resign", seat=0)
    assert game.envelope().seats[0].level == "medium" and game.envelope().status == "running"
    game.play_on()
    result = game.ending().result
    assert result[0].resigned and result[0].outcome == "lost"


def test_who_resigned_cannot_take_the_seat_back() -> None:
    game = Game("colonies", "ann bob eve").start()
    game.do("ann", "resign", seat=0)
    with pytest.raises(Refused, match="not yours"):
        game.do("ann", "take-back", seat=0)


def test_a_draw_needs_everybody() -> None:
    game = Game().start()
    offer = game.do("ann", "offer", seat=0, what="draw").offer
    assert game.envelope().offers[0].waiting == [1]
    game.do("bob", "answer", seat=1, offer=offer, agree=True)
    assert game.ending().how == "agreed"


def test_playing_on_declines_a_draw() -> None:
    game = Game().start()
    game.act(0, 0)
    game.do("ann", "offer", seat=0, what="draw")
    game.act(1, 0)
    assert game.envelope().offers == []


def test_bots_do_not_agree_to_draws() -> None:
    with pytest.raises(Refused, match="between people"):
        Game("wheel", "ann bot").start().do("ann", "offer", seat=0, what="draw")


def test_a_pause_by_consent_stops_acts_until_somebody_goes_on() -> None:
    game = Game().start()
    offer = game.do("ann", "offer", seat=0, what="pause").offer
    game.do("bob", "answer", seat=1, offer=offer, agree=True)
    with pytest.raises(Refused, match="paused"):
        game.act(0, 0)
    game.do("bob", "resume")
    assert game.act(0, 0).done == 1


def test_a_seat_handed_to_a_bot_is_not_played_by_its_person_until_taken_back() -> None:
    game = Game().start()
    game.do("ann", "hand-over", seat=0, level="easy")
    with pytest.raises(Refused, match="A bot plays this seat"):
        game.act(0, 0)
    game.do("ann", "take-back", seat=0)
    assert game.act(0, 0).done == 1


def test_a_muted_person_is_not_heard() -> None:
    game = Game()
    game.do("ann", "mute", person="bob")
    with pytest.raises(Refused, match="muted"):
        game.do("bob", "chat", text="hello")


def test_chat_is_cleaned_for_display() -> None:
    game = Game()
    game.do("bob", "chat", text="a\u202eb\x07c\n d")
    assert game.table.tail[-1].events[0].parts["text"] == "ab c d"


# -- the clock ---------------------------------------------------------------------------------------


def test_a_turn_clock_starts_anew_with_each_turn() -> None:
    game = Game("wheel", "ann bob", ClockSetting("turn", 60)).start()
    game.act(0, 0)
    assert game.envelope().deadlines == {"1": game.now + 60}


def test_a_game_clock_keeps_what_is_left_and_adds_for_a_turn() -> None:
    game = Game("wheel", "ann bob", ClockSetting("game", 60, 5)).start()
    game.now += 20
    game.act(0, 0)
    game.act(1, 0)
    assert game.envelope().deadlines == {"0": game.now + 60 - 21 + 5}


def test_small_steps_do_not_touch_the_clock() -> None:
    game = Game("convoy", "ann", ClockSetting("turn", 60)).start()
    deadline = game.envelope().deadlines["0"]
    turn = game.state.turn()
    game.act(0, game.legal(0)[0])
    if game.state.turn() == turn:
        assert game.envelope().deadlines["0"] == deadline


def test_when_time_is_up_a_bot_stands_in_and_the_result_says_so() -> None:
    from starboard.tables.substitutes import out_of_time

    game = Game("wheel", "ann bob", ClockSetting("turn", 60)).start()
    game.now += 100
    assert game.table.overdue() == [0]
    out_of_time(game.table, 0, game.now)
    assert game.envelope().seats[0].level == "medium"
    game.do("ann", "take-back", seat=0)
    game.do("ann", "resign", seat=0)
    assert game.ending().result[0].absent


def test_a_pause_does_not_count() -> None:
    game = Game("wheel", "ann bob", ClockSetting("turn", 60)).start()
    left = game.envelope().deadlines["0"] - game.now
    offer = game.do("ann", "offer", seat=0, what="pause").offer
    game.do("bob", "answer", seat=1, offer=offer, agree=True)
    assert game.envelope().deadlines == {}
    game.now += 1000
    game.do("ann", "resume")
    assert game.envelope().deadlines["0"] - game.now == left - 2


def test_an_impossible_clock_is_refused() -> None:
    with pytest.raises(Refused, match="between 5 seconds"):
        read_setup("wheel", {}, ClockSetting("turn", 1))


def test_a_character_sits_down_by_its_own_name_at_its_level() -> None:
    game = Game("argosy", "ann bot bot")
    game.do("ann", "seat-bot", seat=1, level="argosy/shaula")
    seat = game.envelope().seats[1]
    assert (seat.name, seat.level, seat.character) == ("Shaula", "hard", "shaula")
    game.do("ann", "seat-bot", seat=1, level="easy")
    assert game.envelope().seats[1].character is None


def test_a_character_sits_at_a_table_once() -> None:
    game = Game("argosy", "ann bot bot")
    game.do("ann", "seat-bot", seat=1, level="argosy/shaula")
    game.do("ann", "seat-bot", seat=1, level="argosy/shaula")
    with pytest.raises(Refused, match="Shaula already sits"):
        game.do("ann", "seat-bot", seat=2, level="argosy/shaula")


def test_a_character_plays_its_own_game_only() -> None:
    game = Game("argosy", "ann bot bot")
    with pytest.raises(Refused, match="plays Argosy"):
        game.do("ann", "seat-bot", seat=1, level="wheel/polaris")
    game.do("ann", "seat-bot", seat=1, level="argosy/shaula")
    game.do("ann", "set", game="colonies", options={"players": 3})
    seat = game.envelope().seats[1]
    assert (seat.level, seat.character) == ("hard", None)
