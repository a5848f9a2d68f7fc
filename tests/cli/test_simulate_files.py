"""What simulate writes of single games, and what cannot be written or read."""

import csv
import json
import subprocess
import sys
from pathlib import Path
from typing import Any
from unittest.mock import MagicMock

import pytest

from starboard.bots.simulation import run, simulation
from starboard.cli import main
from starboard.cli.plots import draw_simulation
from starboard.games.wheel.game import WHEEL
from starboard.kernel.program import program_name
from tests.cli.conftest import Starboard

DOCS = Path(__file__).parents[2] / "docs"


@pytest.fixture
def simulated(starboard: Starboard, tmp_path: Path) -> Any:
    """Twelve games of Argosy, as a table and as records."""
    ran = starboard(
        *("simulate", "argosy", "-n", 12, "-p", "random", "random", "random", "--rotate", "--seed", "s"),
        *("--csv", tmp_path / "games.csv", "--records", tmp_path / "records", "--json"),
    )
    assert ran.code == 0
    return json.loads(ran.out)


def test_the_table_has_a_row_for_each_game_and_seat_in_order(simulated: Any, tmp_path: Path) -> None:
    with (tmp_path / "games.csv").open() as file:
        rows = list(csv.DictReader(file))
    assert [(int(row["game"]), int(row["seat"])) for row in rows] == [
        (game, seat) for game in range(12) for seat in (1, 2, 3)
    ]
    scores = [int(row["score"]) for row in rows]
    seats = [[int(row["score"]) for row in rows if row["seat"] == str(seat)] for seat in (1, 2, 3)]
    means = [seat["score"]["mean"] for seat in simulated["seats"]]
    assert means == pytest.approx([sum(own) / 12 for own in seats])
    points = [name for name in rows[0] if name.startswith("points_")]
    assert scores == [sum(int(row[name]) for name in points) for row in rows]


def test_every_record_can_be_verified_and_says_what_the_table_says(
    starboard: Starboard, simulated: Any, tmp_path: Path
) -> None:
    files = sorted((tmp_path / "records").iterdir())
    assert [file.name for file in files] == [f"game-{number:06}.json" for number in range(12)]
    record = json.loads(files[7].read_text())
    with (tmp_path / "games.csv").open() as file:
        rows = [row for row in csv.DictReader(file) if row["game"] == "7"]
    assert [int(row["score"]) for row in rows] == [result["score"] for result in record["result"]]
    assert {int(row["actions"]) for row in rows} == {len(record["actions"])}
    assert starboard("replay", files[7], "--json").code == 0


def test_games_are_the_same_whether_they_are_kept_or_not(starboard: Starboard, simulated: Any) -> None:
    plain = starboard(
        *("simulate", "argosy", "-n", 12, "-p", "random", "random", "random", "--rotate", "--seed", "s"),
        "--json",
    )
    assert json.loads(plain.out) == simulated


@pytest.mark.parametrize("option", ["--csv", "--records"])
def test_what_cannot_be_written_is_refused_before_anything_is_played(
    starboard: Starboard, tmp_path: Path, option: str
) -> None:
    (tmp_path / "file").write_text("")
    ran = starboard("simulate", "wheel", "-n", 3, option, tmp_path / "file" / "inside")
    assert ran.code == 2
    assert "cannot be" in ran.err and "games in" not in ran.err and ran.err.count("\n") == 1


def test_a_plot_of_a_simulation_says_how_many_games_it_shows(tmp_path: Path) -> None:
    shares, scores, lengths = MagicMock(), MagicMock(), MagicMock()
    figure = MagicMock()
    figure.return_value.subplots.return_value = [[shares, scores, lengths]]
    played = run(simulation(WHEEL, ["random", "random"], "plot"), 2, processes=1)
    draw_simulation(figure, tmp_path / "plot.svg", WHEEL, ["Black", "White"], played)
    shares.set_title.assert_called_once_with("Argonaut's Wheel, 2 games")


def test_a_plot_of_a_simulation_without_matplotlib_says_what_to_install(
    starboard: Starboard, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    assert "starboard-games[plots]" in starboard("simulate", "wheel", "-n", 1, "--plot", "x.svg").err


def test_a_record_of_fifty_megabytes_is_refused_unread(starboard: Starboard, tmp_path: Path) -> None:
    file = tmp_path / "large.json"
    with file.open("wb") as opened:
        opened.truncate(50 * 2**20)
    for command in (("replay", file), ("verify", file), ("play", "--resume", file)):
        ran = starboard(*command)
        assert ran.code == 2 and "too large for a record" in ran.err


def test_the_sheet_of_a_record_is_what_the_independent_script_takes(
    starboard: Starboard, data: Path, tmp_path: Path
) -> None:
    starboard("play", "convoy", "-p", "random", "--seed", 4)
    (file,) = (data / "games").iterdir()
    sheet = tmp_path / "sheet.json"
    assert starboard("verify", file, "--sheet", sheet).code == 0
    checked = check(sheet)
    assert checked.returncode == 0 and checked.stdout.endswith("rolls are as the seed says.\n")
    touched = json.loads(sheet.read_text())
    roll = touched["rolls"][3]
    roll["outcome"] = next(outcome for outcome, _ in roll["odds"] if outcome != roll["outcome"])
    sheet.write_text(json.dumps(touched))
    assert check(sheet).returncode == 1
    assert "is a record" in check(file).stderr


def check(file: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, DOCS / "verify_dice.py", file], capture_output=True, text=True, check=False
    )


NEEDS_A_FOLDER = [
    ("play", "wheel", "-p", "random", "random"),
    ("terminal",),
    ("career", "convoy"),
    ("solve", "wheel"),
    ("analyse", "wheel"),
    ("simulate", "wheel", "-n", "2", "-p", "perfect"),
    ("serve", "--port", "0"),
    ("restore", "some.zip"),
    ("migrate",),
]


@pytest.mark.parametrize("command", NEEDS_A_FOLDER, ids=lambda command: command[0])
def test_a_folder_that_cannot_be_used_gets_one_sentence(
    starboard: Starboard, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]
) -> None:
    (tmp_path / "file").write_text("")
    for variable in ("STARBOARD_DATA", "STARBOARD_CACHE"):
        monkeypatch.setenv(variable, str(tmp_path / "file" / "data"))
    ran = starboard(*command)
    assert ran.code == 2
    assert ran.err.count("\n") == 1 and str(tmp_path / "file") in ran.err


@pytest.mark.parametrize("text", ['game = "wheel"\ngames = 4\nplayers = ["random"]\n'])
def test_a_run_that_cannot_be_kept_gets_one_sentence(starboard: Starboard, tmp_path: Path, text: str) -> None:
    (tmp_path / "file").write_text("")
    experiment = tmp_path / "experiment.toml"
    experiment.write_text(text)
    ran = starboard("lab", "run", experiment, "--out", tmp_path / "file" / "run")
    assert ran.code == 2 and "cannot be made" in ran.err and ran.err.count("\n") == 1


def test_a_command_that_a_group_lacks_is_told_with_those_it_has(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "list"]) == 2
    assert "Commands: run, report, tune" in capsys.readouterr().err


@pytest.mark.parametrize(
    "argument, name",
    [
        ("/some/where/starboard", "/some/where/starboard"),
        ("/a b/starboard", "'/a b/starboard'"),
        ("/usr/bin/pytest", "starboard"),
    ],
)
def test_the_program_is_called_by_what_finds_it(
    monkeypatch: pytest.MonkeyPatch, argument: str, name: str
) -> None:
    monkeypatch.delenv("STARBOARD_PROGRAM", raising=False)
    monkeypatch.setattr("sys.argv", [argument])
    assert program_name() == name


def test_started_as_a_module_it_is_called_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("STARBOARD_PROGRAM", raising=False)
    monkeypatch.setattr("sys.argv", ["/somewhere/starboard/__main__.py"])
    assert program_name().endswith(" -m starboard")
