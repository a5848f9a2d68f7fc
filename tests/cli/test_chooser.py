"""`starboard terminal`: choose a game and opponents, and play."""

from pathlib import Path

import pytest

from starboard.games.registry import GAMES
from starboard.kernel.records import Record, read_record
from tests.cli.conftest import Starboard


def only_game(data: Path) -> Record:
    (file,) = (data / "games").iterdir()
    return read_record(file.read_text())


def test_enter_all_the_way_plays_the_first_game_against_a_bot(starboard: Starboard, data: Path) -> None:
    ran = starboard("terminal", typed=["1", "", "", "quit"])
    assert ran.code == 0
    record = only_game(data)
    assert record.game == next(iter(GAMES))
    assert record.players == ["you", "greedy"]


def test_games_can_be_chosen_by_name_and_opponents_by_spec(starboard: Starboard, data: Path) -> None:
    starboard("terminal", typed=["wheel", "random", "bellona", "quit"])
    assert only_game(data).players == ["random", "Bellona"]


@pytest.mark.parametrize("nonsense", ["0", "99", "9" * 5000, "chess"], ids=["0", "99", "endless", "chess"])
def test_a_game_that_is_not_there_is_asked_for_again(starboard: Starboard, data: Path, nonsense: str) -> None:
    ran = starboard("terminal", typed=[nonsense, "wheel", "", "", "quit"])
    assert "Type a number from 1 to" in ran.out
    assert only_game(data).game == "wheel"


def test_leaving_the_chooser_is_no_error(starboard: Starboard, data: Path) -> None:
    ran = starboard("terminal")
    assert (ran.code, ran.err) == (0, "")
    assert list((data / "games").iterdir()) == []


def test_a_game_that_was_left_is_offered_again(starboard: Starboard, data: Path) -> None:
    starboard("play", "wheel", "--players", "you,you", typed=["R", "quit"])
    ran = starboard("terminal", typed=["g", "R", "quit"])
    assert "with the last game of Argonaut's Wheel" in ran.out
    assert len(only_game(data).actions) == 2


def test_a_game_that_is_over_is_not_offered_again(starboard: Starboard, data: Path) -> None:
    starboard("play", "wheel", typed=["resign", "y"])
    (data / "games" / "broken.json").write_text("{")
    ran = starboard("terminal", typed=["g"])
    assert "with the last game" not in ran.out
    assert "Type a number from 1 to" in ran.out


def test_what_is_nearly_a_bot_is_not_taken_for_a_person(starboard: Starboard, data: Path) -> None:
    ran = starboard("terminal", typed=["wheel", "", "greddy", "greedy", "quit"])
    assert '"greddy" is no bot; did you mean greedy?' in ran.out
    assert only_game(data).players == ["you", "greedy"]
