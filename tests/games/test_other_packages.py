"""Games that other packages bring: found by their entry point, played like ours, harmless where broken."""

from collections.abc import Iterator
from importlib import metadata
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from starboard.bots.levels import level_bot
from starboard.bots.match import play_out
from starboard.bots.simulation import run, simulation
from starboard.bots.specs import read_spec
from starboard.cli.players import fill_seats
from starboard.cli.program import run as starboard
from starboard.games.registry import GAMES, GROUP, OURS, find_game
from starboard.kernel.errors import StarboardError
from starboard.kernel.levels import LEVELS
from starboard.kernel.rng import Random
from tests.games.nim.game import NIM
from tests.tables.build import Game as Table

ENTRIES = {
    "nim": "tests.games.nim.game:NIM",
    "broken": "tests.games.nim.nothing:GAME",
    "no-game": "tests.games.nim.game:MOST",
    "misnamed": "tests.games.nim.game:NIM",
    "wheel": "tests.games.nim.game:NIM",
}


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nim and some packages that do not work, as if they were installed."""
    entries = [EntryPoint(name, value, GROUP) for name, value in ENTRIES.items()]
    monkeypatch.setattr(metadata, "entry_points", lambda group: entries if group == GROUP else [])
    GAMES.reload()
    yield
    monkeypatch.undo()
    GAMES.reload()


def test_without_other_packages_there_are_ours() -> None:
    assert list(GAMES)[: len(OURS)] == list(OURS)


def test_a_game_of_another_package_comes_after_ours(installed: None) -> None:
    assert list(GAMES) == [*OURS, "nim"]
    assert find_game("nim") is NIM


def test_none_takes_the_place_of_ours(installed: None) -> None:
    assert GAMES["wheel"] is not NIM


@pytest.mark.parametrize(
    "name, reason", [("broken", "ModuleNotFoundError"), ("no-game", "is no Game"), ("misnamed", '"nim"')]
)
def test_one_that_cannot_be_loaded_says_why_in_a_sentence(installed: None, name: str, reason: str) -> None:
    with pytest.raises(StarboardError, match=reason) as refused:
        find_game(name)
    assert str(refused.value).startswith(f'The game "{name}" of tests.games.nim')


def test_listing_the_games_tells_of_those_that_do_not_work(
    installed: None, capsys: pytest.CaptureFixture[str]
) -> None:
    assert starboard(["games"]) == 0
    told = capsys.readouterr()
    assert "Nim" in told.out and "Take the last stone." in told.out
    assert 'The game "broken"' in told.err


def test_random_bots_play_it(installed: None) -> None:
    tally = run(simulation(NIM, ["random", "random"], seed="nim"), 20, processes=1)
    assert tally.games == 20


@pytest.mark.parametrize("spec", [*LEVELS, "mcts:40"])
def test_every_level_plays_it_without_knowing_anything_of_it(spec: str) -> None:
    state = NIM.new()
    bots = [read_spec(spec)(NIM, Random(seat)) for seat in range(2)]
    play_out(state, bots, Random(1), Random(2))
    assert state.ending() == "last-stone"


def test_a_blind_search_finds_the_winning_move() -> None:
    state = NIM.new()
    assert NIM.notation(state, 0, level_bot("hard", NIM, Random(1)).choose(state, 0)) == "1"


@pytest.mark.parametrize("spec", ["greedy", "perfect"])
def test_who_would_have_to_know_more_says_so(spec: str) -> None:
    with pytest.raises(StarboardError, match="Nim"):
        read_spec(spec)(NIM, Random(1))


def test_it_is_played_at_a_table(installed: None) -> None:
    table = Table("nim").start()
    for seat, stones in ((0, 1), (1, 2), (0, 1), (1, 1), (0, 2)):
        table.act(seat, stones - 1)
    assert table.table.is_over()


def test_it_is_played_in_the_terminal(
    installed: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("STARBOARD_DATA", str(tmp_path))
    assert starboard(["play", "nim", "--players", "random,random", "--seed", "1"]) == 0
    assert "stones: 0" in capsys.readouterr().out


def test_somebody_alone_plays_it_against_a_bot_that_can() -> None:
    assert fill_seats(NIM, ["you"], {}) == ["you", "random"]


def test_what_it_has_not_got_is_refused_in_a_sentence(
    installed: None, capsys: pytest.CaptureFixture[str]
) -> None:
    assert starboard(["solve", "nim"]) == 2
    assert starboard(["career", "nim"]) == 2
    assert capsys.readouterr().err.splitlines() == [
        "starboard: Nim cannot be solved. Games that can: wheel.",
        "starboard: Nim has no careers.",
    ]


def test_a_view_is_readable_where_the_game_draws_no_board() -> None:
    shown = NIM.board(NIM.new(), None).splitlines()
    assert "stones: 7" in shown and "actors: 0" in shown


def test_one_that_is_not_put_into_numbers_says_so() -> None:
    assert NIM.encoder is None
    with pytest.raises(StarboardError, match="Nim does not say"):
        NIM.observation_spec()
