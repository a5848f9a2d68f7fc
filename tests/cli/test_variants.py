"""`--set` and `--components` on every command that plays, and `starboard components`."""

import json
from pathlib import Path

import pytest

from starboard.games.wheel.game import WHEEL
from tests.cli.conftest import Starboard

QUICK = ("--set", "revolutions.draw=2", "--set", "revolutions.resurrection=1")


@pytest.mark.parametrize(
    "arguments",
    [
        pytest.param(("simulate", "wheel", "-n", 2), id="simulate"),
        pytest.param(("arena", "wheel", "-n", 2, "--bots", "random", "greedy"), id="arena"),
        pytest.param(("perft", "wheel", 2), id="perft"),
    ],
)
def test_outputs_say_first_what_was_changed(starboard: Starboard, arguments: tuple[int | str, ...]) -> None:
    lines = starboard(*arguments, *QUICK).out.splitlines()
    assert "  revolutions.draw 3 → 2" in lines[:5]
    document = json.loads(starboard(*arguments, *QUICK, "--json").out)
    assert document["components"] == {"revolutions.draw": 2, "revolutions.resurrection": 1}


def test_a_game_in_the_terminal_keeps_its_variant_in_the_record(starboard: Starboard, data: Path) -> None:
    ran = starboard("play", "wheel", "-p", "random,random", *QUICK)
    assert "  revolutions.draw 3 → 2" in ran.out.splitlines()[:5]
    record = json.loads(next((data / "games").glob("*.json")).read_text())
    assert record["variant"] == "revolutions.resurrection=1, revolutions.draw=2"
    assert record["pack"]["differences"] == {"revolutions.draw": 2, "revolutions.resurrection": 1}


def test_a_value_that_cannot_be_set_is_refused_in_one_line(starboard: Starboard) -> None:
    ran = starboard("simulate", "wheel", "-n", 2, "--set", "revolutions.drw=2")
    assert ran.code == 2
    assert ran.err == (
        'starboard: The components know nothing called "revolutions.drw". '
        'The nearest is "revolutions.draw".\n'
    )


def test_components_lists_every_value_with_bounds_and_source(starboard: Starboard) -> None:
    listed = json.loads(starboard("components", "wheel", "--json").out)["components"]
    draw = next(entry for entry in listed if entry["path"] == "revolutions.draw")
    assert (draw["value"], draw["low"], draw["high"], draw["source"]) == (3, 1, 9, "printed")
    assert "revolutions.draw" in starboard("components", "wheel").out


def test_components_prints_the_games_own_file(starboard: Starboard) -> None:
    assert starboard("components", "wheel", "--print").out == WHEEL.components_text


@pytest.fixture
def partial(tmp_path: Path) -> Path:
    file = tmp_path / "quick.toml"
    file.write_text("[revolutions]\nresurrection = 1\ndraw = 2\n")
    return file


def test_components_says_what_a_file_changes(starboard: Starboard, partial: Path) -> None:
    assert "  revolutions.draw 3 → 2" in starboard("components", "wheel", "--diff", partial).out
    document = json.loads(starboard("components", "wheel", "--diff", partial, "--json").out)
    assert {"path": "revolutions.draw", "before": 3, "after": 2} in document["changes"]


def test_components_checks_a_file(starboard: Starboard, partial: Path) -> None:
    assert "can be played with" in starboard("components", "wheel", "--check", partial).out
    partial.write_text("[revolutions]\ndraw = 0\n")
    ran = starboard("components", "wheel", "--check", partial)
    assert ran.code == 2
    assert "from 1 to 9" in ran.err


def test_components_answers_one_question_at_a_time(starboard: Starboard, partial: Path) -> None:
    assert starboard("components", "wheel", "--print", "--check", partial).code == 2
