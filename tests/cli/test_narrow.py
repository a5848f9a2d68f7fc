"""On a terminal of 80 columns, where most people meet the program first."""

import re

import pytest

from starboard.cli import output
from starboard.games.registry import GAMES
from starboard.lab.entries import entries
from tests.cli.conftest import Starboard


@pytest.fixture(autouse=True)
def narrow(width: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(output.out, "_width", 80)


@pytest.mark.parametrize("game", GAMES)
def test_paths_of_components_stay_in_one_piece(starboard: Starboard, game: str) -> None:
    lines = starboard("components", game).out.splitlines()
    found = GAMES[game]
    for entry in entries(found, found.default_pack):
        assert any(line.startswith(f"{entry.path} = ") for line in lines)


@pytest.mark.parametrize(
    "command",
    [
        ("simulate", "colonies", "-n", 2, "-p", "random", "--workers", 1),
        ("arena", "colonies", "-n", 2, "-b", "random", "greedy", "--workers", 1),
    ],
)
def test_intervals_stay_in_one_piece(starboard: Starboard, command: tuple[object, ...]) -> None:
    out = starboard(*command).out
    assert re.search(r"\d\.\d – \d", out) and not re.search(r"–$|– *$", out, re.MULTILINE)
    assert max(map(len, out.splitlines())) <= 80


def test_the_chooser_breaks_between_words(starboard: Starboard) -> None:
    out = starboard("terminal").out
    for game in GAMES.values():
        assert game.words("en").sentence("blurb") in re.sub(r"\s+", " ", out)


def test_whoever_plays_is_told_how_to_ask(starboard: Starboard) -> None:
    asked = '"?" explains the board and what you can type.'
    assert asked in starboard("play", "wheel", typed=["quit"]).out
    assert asked not in starboard("play", "wheel", "-p", "random", "random").out
