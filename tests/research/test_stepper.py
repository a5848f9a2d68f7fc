"""The stepper under every batch, compiled or not, without arrays."""

from collections.abc import Sequence
from typing import Any

import pytest

from starboard.bots.specs import read_spec
from starboard.games.registry import GAMES
from starboard.kernel.encoder import Encoder, Writer
from starboard.kernel.errors import IllegalAction, StarboardError
from starboard.kernel.observation import Part, number, observe
from starboard.kernel.packs import Pack
from starboard.research.stepper import Settings, Stepper
from tests.games.nim.game import NIM

TABLES = [(game.name, players) for game in GAMES.values() for players in game.players]
every_table = pytest.mark.parametrize("game,players", TABLES)


def stepper(
    name: str, players: int, opponents: Sequence[str] = (), lanes: int = 2, **settings: Any
) -> Stepper:
    game = GAMES[name]
    assert game.encoder is not None
    start = game.new(players=players)
    size = game.observation_spec(players, whole=settings.get("whole", False)).size
    makers = [read_spec(spec) for spec in opponents]
    made = Stepper(start, game.encoder, size, range(lanes), Settings(makers, **settings))
    made.reset("stepping")
    return made


def row_of(made: Stepper, index: int) -> list[int]:
    size = len(made.rows) // len(made.lanes)
    return list(made.rows)[index * size : (index + 1) * size]


@every_table
def test_rows_and_masks_are_those_of_whoever_is_asked(game: str, players: int) -> None:
    made = stepper(game, players, whole=True)
    for _ in range(80):
        for index, lane in enumerate(made.lanes):
            assert lane.state.actors()[0] == lane.seat == made.seats[index]
            assert row_of(made, index) == observe(lane.state, lane.seat, whole=True)
            mask = list(made.masks)[index * made.actions : (index + 1) * made.actions]
            assert [action for action, legal in enumerate(mask) if legal] == lane.state.legal(lane.seat)
        made.step(made.sample())


@pytest.mark.parametrize("game,players", [table for table in TABLES if table[1] > 1])
def test_opponents_play_until_the_learner_is_asked(game: str, players: int) -> None:
    made = stepper(game, players, ["random"] * (players - 1), seat=1)
    for _ in range(40):
        assert list(made.seats) == [1, 1]
        made.step(made.sample())


def test_a_game_that_ends_pays_every_seat_once() -> None:
    made = stepper("wheel", 2)
    ends = 0
    while ends < 4:
        made.step(made.sample())
        for index in range(2):
            paid = [made.returns[2 * index + seat] for seat in range(2)]
            assert sum(paid) == made.ended[index]
            ends += made.ended[index]


def test_illegal_actions_are_refused_before_anything_changes() -> None:
    made = stepper("wheel", 2)
    before = [lane.state.clone() for lane in made.lanes]
    with pytest.raises(IllegalAction, match="Action 99 in game 1"):
        made.step([made.sample()[0], 99])
    with pytest.raises(StarboardError, match="2 games"):
        made.step([0])
    assert [lane.state for lane in made.lanes] == before


class NimEncoder(Encoder):
    """What another package brings: never compiled."""

    def parts(self, pack: Pack, players: int) -> list[Part]:
        return [number("stones", "stones left", 7)]

    def write(self, state: Any, seat: int, writer: Writer) -> None:
        writer.number(state.stones)


def test_a_game_of_another_package_is_stepped_too() -> None:
    made = Stepper(NIM.new(), NimEncoder(), 1, range(2), Settings([]))
    made.reset("nim")
    assert list(made.rows) == [7, 7]
    made.step([0, 1])
    assert list(made.rows) == [6, 5] and list(made.seats) == [1, 1]
