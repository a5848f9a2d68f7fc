"""What can be read while playing, and where points are told."""

import json
from pathlib import Path

import pytest

from starboard.games.registry import GAMES
from starboard.kernel.game import Game
from starboard.kernel.words import slug
from tests.cli.conftest import Starboard
from tests.conformance.cases import every_game


@every_game
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_card_that_has_a_name_can_be_read(game: Game, language: str) -> None:
    cards = game.cards(language)
    named = [ident for ident in game.words(language).bundle.own if ident.startswith("card-")]
    assert sorted(f"card-{slug(ident)}" for ident in cards) == sorted(named)
    assert all(lines and all(line.strip() for line in lines) for lines in cards.values())
    assert all(len(line) <= 78 for lines in cards.values() for line in lines)


def test_a_card_is_read_by_the_beginning_of_a_word_of_its_name(starboard: Starboard) -> None:
    out = starboard("play", "argosy", typed=["card star", "card STARSTORMERS", "quit"]).out
    assert out.count("Starstormers\n  Turn ") == 2


def test_a_card_that_is_not_there_is_told_with_those_that_are(starboard: Starboard) -> None:
    out = starboard("play", "convoy", typed=["card bridge", "card", "quit"]).out
    assert 'There is no card "bridge"' in out
    assert out.count("Hold, Galley") == 2


def test_a_game_without_cards_says_so(starboard: Starboard) -> None:
    assert "has no cards" in starboard("play", "wheel", typed=["card x", "quit"]).out


def test_a_hint_is_a_move_that_can_be_made(starboard: Starboard, data: Path) -> None:
    out = starboard("play", "wheel", "--players", "you,random", typed=["hint", "quit"]).out
    hinted = out.split("> hint\n")[1].split()[0]
    assert hinted in GAMES["wheel"].notation(GAMES["wheel"].new(), 0, 0) or hinted in out.split("> hint\n")[0]


def test_rules_are_found_by_number_by_word_and_all_of_them(starboard: Starboard) -> None:
    out = starboard("play", "wheel", typed=["rules AW-13", "rules", "rules zeppelin", "quit"]).out
    assert out.count("AW-13  ") == 2
    assert "The rules are AW-01 to AW-" in out


def test_hidden_credits_are_said_not_to_be_in_the_score(starboard: Starboard) -> None:
    out = starboard("play", "colonies", "--players", "you,random,random", typed=["score", "quit"]).out
    assert "Credits of the others are secret" in out


def test_a_resigned_game_of_three_shows_everybodys_points(starboard: Starboard) -> None:
    typed = ["resign", "y"]
    out = starboard("play", "colonies", "--players", "you,random,random", typed=typed).out
    assert out.rsplit("Player 1 resigned", 1)[1].count("(Credits 100)") == 3


def test_a_number_that_is_not_in_the_list_is_told_which_are(starboard: Starboard) -> None:
    out = starboard("play", "wheel", typed=["99", "quit"]).out
    assert "no move 99; the moves are numbered from 1 to 3" in out


@pytest.mark.parametrize("typed", ["randm", "greddy", "mct:100", "hrad", "nobody:7"])
def test_a_mistyped_bot_is_refused_and_asked_for_again(starboard: Starboard, typed: str) -> None:
    out = starboard("terminal", typed=["wheel", "you", typed, "random", "quit"]).out
    assert f'"{typed}" is no' in out
    assert "White: random" in out


def test_suggested_commands_name_the_program_as_it_was_called(
    starboard: Starboard, monkeypatch: pytest.MonkeyPatch, data: Path
) -> None:
    monkeypatch.setenv("STARBOARD_PROGRAM", "./starboard")
    assert "  ./starboard play --resume " in starboard("play", "wheel", typed=["quit"]).out
    assert "./starboard play NAME" in starboard("games").out
    (file,) = (data / "games").iterdir()
    over = json.loads(file.read_text())
    over["end"] = {"how": "agreed"}
    file.write_text(json.dumps(over))
    assert f'"./starboard replay {file}"' in starboard("play", "--resume", file).err
