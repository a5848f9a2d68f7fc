"""A game gone through again: every board as it was, and nothing that these eyes may not see."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from starboard.games.colonies.view import ColoniesView
from starboard.kernel.playing import random_action
from starboard.kernel.rng import Random
from starboard.tables import analysis, export, log_replay, persistence
from starboard.tables.commands import Undo
from starboard.tables.log import WATCHER, Entry, Viewer
from starboard.tables.log_replay import Eyes, StoredTable
from starboard.tables.messages.history import Board, Story
from starboard.tables.setup import read_setup
from starboard.tables.views import words_for
from tests.tables.build import Game, kind_of
from tests.tables.test_persistence import ANN, game_at, open_service, play_some, seated_alone, url
from tests.tables.test_undo import finishes
from tests.tables.test_updates import opened
from tests.tables.twins import disguised


class Told:
    """A game in memory whose whole log is kept."""

    def __init__(self, name: str, seats: str) -> None:
        self.game = Game(name, seats)
        self.entries: list[Entry] = list(self.game.table.tail)
        self.game.table.noticed = self.entries.append

    def story(self, eyes: Eyes) -> Story:
        table = self.game.table
        past = StoredTable(persistence.row_of(table), self.entries, [])
        return log_replay.story(past, eyes, words_for(table, "en"), [])

    def boards(self, eyes: Eyes) -> list[Board]:
        return log_replay.every_board(
            StoredTable(persistence.row_of(self.game.table), self.entries, []), eyes
        )

    def seen(self, eyes: Eyes) -> bytes:
        """Everything of the past that these eyes may have, the download included."""
        table = self.game.table
        past = StoredTable(persistence.row_of(table), self.entries, [])
        envelope = self.game.envelope()
        record = export.seen_record(past, table, eyes, words_for(table, "en"), envelope)
        return msgspec.json.encode([self.story(eyes), self.boards(eyes), record])


def colonies_vote() -> Told:
    """Colonies where all three seats vote at once."""
    told = Told("colonies", "ann bob eve")
    game, random = told.game.start(), Random(3)
    while len(game.table.awaited()) < 3 or all(finishes(game, 0, action) for action in game.legal(0)):
        game.random_act(game.table.awaited()[0], random)
    return told


async def test_every_board_of_a_game_is_as_it_was_undo_included(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    service = await open_service(url(tmp_path))
    live = await service.live.open_table(read_setup("wheel", {}), ANN, seated_alone)
    table = live.table
    views = [game_at(table).state.view(0)]

    def capture(live: object, entry: object) -> None:
        views.append(game_at(table).state.view(0))

    monkeypatch.setattr("starboard.tables.updates.capture", capture)
    random = Random(4)
    for number in range(25):
        await play_some(service, table.id, 1, random)
        if number % 5 == 4:
            assert (await service.dispatch.command(table.id, ANN, Undo(seat=0))).ok
    eyes = Eyes(Viewer(0))
    found = [
        await log_replay.boards(service.storage, table, eyes, first, 7) for first in range(0, len(views), 7)
    ]
    assert [board.view for part in found for board in part.boards] == views
    await service.close()


async def test_a_stored_table_of_an_earlier_version_has_its_story(
    tmp_path: Path, stored: dict[str, Any]
) -> None:
    service, live = await opened(tmp_path, stored)
    past = await log_replay.stored_table(service.storage, live.table.id)
    story = log_replay.story(past, Eyes(Viewer(0)), words_for(live.table, "en"), [])
    last = len(story.steps) - 1
    (board,) = (await log_replay.boards(service.storage, live.table, Eyes(Viewer(0)), last, 5)).boards
    assert board.view == game_at(live.table).state.view(0)
    assert all(len(values) == last + 1 for values in story.charts.values())
    await service.close()


async def test_under_newer_rules_the_snapshots_show_what_cannot_be_played_again(
    tmp_path: Path, stored: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    from starboard.games.registry import GAMES

    game = GAMES[stored["row"]["game"]]
    monkeypatch.setattr(game, "version", game.version + 1)
    service, live = await opened(tmp_path, stored)
    await play_some(service, live.table.id, 60, Random(1))
    past = await log_replay.stored_table(service.storage, live.table.id)
    story = log_replay.story(past, Eyes(Viewer(0)), words_for(live.table, "en"), [])
    last = len(story.steps) - 1
    for first in (0, last):
        (board,) = (await log_replay.boards(service.storage, live.table, Eyes(Viewer(0)), first, 1)).boards
        assert board.view
    assert board.view == game_at(live.table).state.view(0)
    await service.close()


# -- hidden means absent -------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", [0, 2, WATCHER])
def test_what_others_do_in_secret_is_in_no_byte_of_the_past(viewer: int) -> None:
    one, other = colonies_vote(), colonies_vote()
    for steps, told in ((1, one), (3, other)):
        for _ in range(steps):
            table, now = told.game.table, told.game.now
            partial = [action for action in told.game.legal(1) if not finishes(told.game, 1, action)]
            told.game.act(1, partial[-steps % len(partial)])
            told.game.now = now
            assert table.awaited() == [0, 1, 2]
    assert len(one.entries) != len(other.entries)
    assert one.seen(Eyes(Viewer(viewer))) == other.seen(Eyes(Viewer(viewer)))
    assert one.seen(Eyes(Viewer(1))) != other.seen(Eyes(Viewer(1)))


@pytest.mark.parametrize("name, players", [("colonies", 4), ("argosy", 3)])
def test_boards_and_charts_do_not_change_under_disguise(name: str, players: int) -> None:
    game = Game(name, " ".join(("ann", "bob", "eve", "kim")[:players])).start()
    random = Random(name)
    compared = 0
    while game.table.awaited() and compared < 60:
        for _ in range(40):
            awaited = game.table.awaited()
            if awaited:
                seat = awaited[random.below(len(awaited))]
                game.act(seat, random_action(game.state, seat, random))
        for viewer in game.table.entries_shown:
            twin, eyes = disguised(game.table, viewer, random), Eyes(Viewer(viewer))
            assert log_replay.board(twin, eyes) == log_replay.board(game.table, eyes)
            assert twin.play is not None
            state = twin.play.state
            assert game.play.game.gauges(state, eyes.seat) == game.play.game.gauges(game.state, eyes.seat)
            compared += 1


# -- marks ---------------------------------------------------------------------------------------


def test_a_mark_says_the_same_moment_to_everybody() -> None:
    told = colonies_vote()
    told.game.play_on(200, seed=5)
    shared = {step.mark: step.at for step in told.story(Eyes(WATCHER)).steps}
    for viewer in range(3):
        own = {step.mark: step.at for step in told.story(Eyes(Viewer(viewer))).steps}
        assert len(own) == len(told.story(Eyes(Viewer(viewer))).steps)
        assert {mark: at for mark, at in own.items() if "." not in mark} == shared


def test_when_it_is_over_everything_is_revealed() -> None:
    told = colonies_vote()
    told.game.play_on(seed=5)
    assert told.game.table.is_over()
    story, boards = (
        told.story(Eyes(Viewer(0), everything=True)),
        told.boards(Eyes(Viewer(0), everything=True)),
    )
    ballots = [one.event for step in story.steps for one in step.events if kind_of(one) == "chose-ballot"]
    assert {event.parts["seat"] for event in ballots} == {0, 1, 2}
    view = boards[-40].view
    assert isinstance(view, ColoniesView)
    seated = [planet for planet in view.planets if planet.seat is not None]
    assert all(planet.credits is not msgspec.UNSET for planet in seated)
    assert None not in story.charts["credits"][-40]


def test_key_moments_are_there_to_jump_to() -> None:
    told = Told("wheel", "ann bob")
    told.game.start().play_on(seed=2)
    story = told.story(Eyes(Viewer(0), everything=True))
    assert story.key and story.key[-1] == len(story.steps) - 1


def test_an_act_that_was_taken_back_is_no_decision_until_it_is_repeated() -> None:
    told = Told("wheel", "ann bot")
    game = told.game.start()
    past = StoredTable(persistence.row_of(game.table), told.entries, [])

    def decided() -> list[int]:
        return [one.played for one in analysis.decisions(past, Eyes(WATCHER, everything=True))]

    first, second = game.legal(0)[0], game.legal(0)[-1]
    game.act(0, first)
    game.do("ann", "undo", seat=0)
    assert decided() == []
    game.do("ann", "redo", seat=0)
    assert decided() == [first]
    game.do("ann", "undo", seat=0)
    game.act(0, second)
    assert decided() == [second]


def test_turns_of_the_past_are_counted_as_the_players_count_them() -> None:
    told = Told("colonies", "ann bob eve")
    told.game.start().play_on()
    turns = [step.turn for step in told.story(Eyes(Viewer(0), everything=True)).steps]
    assert turns == sorted(turns) and turns[-1] == 10
