"""games, perft, clauses, simulate, record-schema: what they print, for people and as JSON."""

import json
from pathlib import Path

import jsonschema
import pytest

from starboard.games.registry import GAMES
from starboard.games.wheel.game import WHEEL
from starboard.kernel.records import new_record
from starboard.kernel.rule_tests import rule_tests
from tests.cli.conftest import Starboard


def test_games_lists_every_game_with_its_options(starboard: Starboard) -> None:
    ran = starboard("games")
    for game in GAMES.values():
        assert game.title in ran.out
        assert all(option.name in ran.out for option in game.options)


def test_games_as_json(starboard: Starboard) -> None:
    listed = json.loads(starboard("games", "--json").out)
    assert [game["name"] for game in listed] == list(GAMES)
    assert listed[0]["options"][0] == {"name": "players", "default": 2, "choices": [2], "pick": 0}


def test_perft_prints_the_count_alone_on_the_last_line(starboard: Starboard) -> None:
    assert starboard("perft", "wheel", "10").out.splitlines()[-1].isdecimal()


def test_perft_counts_without_repetition_unless_asked(starboard: Starboard) -> None:
    assert json.loads(starboard("perft", "wheel", "1", "--json").out)["options"]["repetition"] == 0
    with_it = starboard("perft", "wheel", "1", "-o", "repetition=2", "--json").out
    assert json.loads(with_it)["options"]["repetition"] == 2


@pytest.fixture
def late_position(tmp_path: Path) -> Path:
    """Three actions into a game of the wheel, kept with its repetition rule on."""
    state = WHEEL.new()
    for action in (0, 0, 0):
        state.advance(state.actors()[0], action)
    file = tmp_path / "position.json"
    file.write_text(json.dumps(state.to_dict()))
    return file


def test_perft_of_a_loaded_position_also_counts_without_repetition(
    starboard: Starboard, late_position: Path
) -> None:
    state = WHEEL.new({"repetition": 0})
    for action in (0, 0, 0):
        state.advance(state.actors()[0], action)
    plain = late_position.with_name("plain.json")
    plain.write_text(json.dumps(state.to_dict()))
    counts = [starboard("perft", "wheel", "14", "--position", file).out for file in (late_position, plain)]
    assert counts[0] == counts[1]


@pytest.mark.parametrize("text", ["", "[]", "{}", "no json", '{"game": "convoy"}'])
def test_perft_refuses_what_is_no_position(starboard: Starboard, tmp_path: Path, text: str) -> None:
    file = tmp_path / "position.json"
    file.write_text(text)
    ran = starboard("perft", "wheel", "2", "--position", file)
    assert ran.code == 2
    assert ran.err.count("\n") == 1


def test_clauses_as_json_name_their_tests(starboard: Starboard) -> None:
    listed = json.loads(starboard("clauses", "wheel", "--json").out)
    assert [clause["id"] for clause in listed] == [clause.id for clause in WHEEL.clauses]
    assert all(clause.keys() == {"id", "text", "source", "tests"} for clause in listed)
    assert {clause["id"]: clause["tests"] for clause in listed}["AW-17"] == rule_tests()["AW-17"]


def test_clauses_in_words_say_sentence_source_and_tests(starboard: Starboard) -> None:
    out = starboard("clauses", "wheel").out
    assert "A cone that enters the opposing cone's station wins at once. (printed)" in out
    assert "tests/games/wheel/" in out


def test_simulate_gives_the_same_document_for_the_same_seed(starboard: Starboard) -> None:
    arguments = ("simulate", "wheel", "--games", 12, "--players", "greedy", "random", "--seed", 5, "--json")
    first, again, other = starboard(*arguments), starboard(*arguments), starboard(*arguments, "--seed", 6)
    assert json.loads(first.out) == json.loads(again.out)
    assert json.loads(first.out) != json.loads(other.out)


def test_simulate_reports_each_player(starboard: Starboard) -> None:
    ran = starboard("simulate", "wheel", "--games", 8, "--players", "greedy", "random")
    assert "Black: greedy" in ran.out
    assert "White: random" in ran.out
    assert "8 games in" in ran.err


def test_simulate_can_rotate_the_seats(starboard: Starboard) -> None:
    ran = starboard("simulate", "wheel", "-n", 8, "-p", "greedy,random", "--rotate", "--json")
    report = json.loads(ran.out)
    assert [player["player"] for player in report["players"]] == ["greedy", "random"]
    assert report["rotate"] is True


def test_simulate_takes_components_from_a_file(starboard: Starboard, tmp_path: Path) -> None:
    file = tmp_path / "quick.toml"
    file.write_text(
        WHEEL.components_text.replace("draw = 3", "draw = 2").replace("resurrection = 2", "resurrection = 1")
    )
    report = json.loads(starboard("simulate", "wheel", "-n", 3, "--components", file, "--json").out)
    assert report["components"] == {"revolutions.draw": 2, "revolutions.resurrection": 1}


def test_components_that_cannot_be_played_with_are_refused(starboard: Starboard, tmp_path: Path) -> None:
    file = tmp_path / "broken.toml"
    file.write_text(WHEEL.components_text.replace("draw = 3", "draw = 0"))
    ran = starboard("simulate", "wheel", "-n", 3, "--components", file)
    assert ran.code == 2
    assert "revolutions.draw" in ran.err


def test_record_schema_fits_records(starboard: Starboard) -> None:
    schema = json.loads(starboard("record-schema").out)
    jsonschema.validate(json.loads(new_record(WHEEL, {}).to_json()), schema)
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate({"game": "wheel"}, schema)


@pytest.mark.parametrize(
    "arguments",
    [
        pytest.param(["--players", "greedy", "random"], id="apart"),
        pytest.param(["--players", "greedy,random"], id="by commas"),
        pytest.param(["--players", "greedy", "--players", "random"], id="repeated"),
        pytest.param(["-p", "greedy", "random"], id="short"),
        pytest.param(["--players=greedy,random"], id="with an equals sign"),
    ],
)
def test_players_can_be_named_in_any_of_these_ways(starboard: Starboard, arguments: list[str]) -> None:
    report = json.loads(starboard("simulate", "wheel", *arguments, "-n", 2, "--json").out)
    assert [player["player"] for player in report["players"]] == ["greedy", "random"]
