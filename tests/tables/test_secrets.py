"""A decision that several seats take at once: nothing of it is sent to others but who has answered."""

import json
from typing import Any

import msgspec

from starboard.kernel.rng import Random
from starboard.kernel.view import View
from starboard.tables.commands import Command
from starboard.tables.handlers import perform
from starboard.tables.live_table import LiveTable
from starboard.tables.log import WATCHER, Viewer
from starboard.tables.updates import announce
from tests.tables.build import Game
from tests.tables.test_undo import colonies_vote, finishes
from tests.tables.twins import Ear


class Room:
    """A table with an ear for every viewer."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.live = LiveTable(game.table, [])
        self.ears = {viewer: Ear(viewer) for viewer in game.table.entries_shown}
        for ear in self.ears.values():
            ear.person = game.table.seats[ear.viewer].person if ear.viewer != WATCHER else ""
            self.live.listeners.add(ear)
        announce(self.live, [], 0.0)
        self.clear()

    def clear(self) -> None:
        for ear in self.ears.values():
            ear.heard.clear()

    def do(self, seat: int, what: str, /, **fields: Any) -> dict[int, list[Any]]:
        """What everybody hears of a command of one seat."""
        self.clear()
        table = self.game.table
        command = msgspec.convert({"do": what, "seat": seat, **fields}, Command)
        done = perform(table, self.game.person(table.seats[seat].person), command, self.game.now)
        announce(self.live, done.entries, 0.0)
        return {viewer: [json.loads(text) for text in ear.heard] for viewer, ear in self.ears.items()}

    def act(self, seat: int, action: int) -> dict[int, list[Any]]:
        return self.do(seat, "act", position=self.game.table.entries_shown[Viewer(seat)], actions=[action])


def sent(view: View) -> Any:
    """A view as it arrives."""
    return json.loads(msgspec.json.encode(view))


def partial(game: Game, seat: int) -> int:
    return next(action for action in game.legal(seat) if not finishes(game, seat, action))


def answer(room: Room, seat: int) -> dict[int, list[Any]]:
    """Complete a seat's answer; what everybody heard of its last step."""
    heard: dict[int, list[Any]] = {}
    while seat in room.game.table.awaited() and room.game.play.deciding_together():
        legal = room.game.legal(seat)
        action = next((action for action in legal if finishes(room.game, seat, action)), legal[0])
        last = len(room.game.table.awaited()) == 1
        heard = room.act(seat, action)
        if last:
            break
    return heard


def test_a_step_of_the_answer_is_heard_by_its_own_seat_only() -> None:
    room = Room(colonies_vote())
    heard = room.act(0, partial(room.game, 0))
    assert [len(heard[viewer]) for viewer in (0, 1, 2, WATCHER)] == [1, 0, 0, 0]


def test_taking_a_step_back_is_heard_by_its_own_seat_only() -> None:
    room = Room(colonies_vote())
    room.act(0, partial(room.game, 0))
    heard = room.do(0, "undo")
    assert [len(heard[viewer]) for viewer in (0, 1, 2, WATCHER)] == [1, 0, 0, 0]


def test_others_learn_that_an_answer_was_given_and_nothing_else() -> None:
    room = Room(colonies_vote())
    before = dict(room.game.table.entries_shown)
    (message,) = answer(room, 0)[1]
    assert message["envelope"]["awaited"] == [1, 2]
    assert message["sight"]["view"] == sent(room.game.state.view(1))
    assert message["steps"] == [] and room.game.table.entries_shown[Viewer(1)] == before[Viewer(1)]


def test_the_last_answer_cannot_be_tried_out_or_taken_back() -> None:
    room = Room(colonies_vote())
    answer(room, 0)
    answer(room, 1)
    while not all(finishes(room.game, 2, action) for action in room.game.legal(2)):
        closing = [action for action in room.game.legal(2) if finishes(room.game, 2, action)]
        if closing:
            break
        room.act(2, room.game.legal(2)[0])
    last = next(action for action in room.game.legal(2) if finishes(room.game, 2, action))
    choice = next(one for one in room.game.sight(2).actions if one.id == last)
    assert choice.final
    room.act(2, last)
    assert room.game.sight(2).undo is None


def test_an_offer_does_not_lapse_by_a_step_nobody_may_know_of() -> None:
    room = Room(colonies_vote())
    room.do(1, "offer", what="draw")
    room.act(0, partial(room.game, 0))
    assert [offer.what for offer in room.game.envelope().offers] == ["draw"]


def test_random_answers_never_reach_others_before_all_are_in() -> None:
    """Whatever the seats lay aside, a watcher hears as many messages as there are answers."""
    random = Random("votes")
    for _ in range(5):
        room = Room(colonies_vote())
        heard = 0
        while len(room.game.table.awaited()) > 1:
            awaited = room.game.table.awaited()
            seat = awaited[random.below(len(awaited))]
            heard += len(room.act(seat, random.choice(room.game.legal(seat)))[WATCHER])
        assert heard == 2
