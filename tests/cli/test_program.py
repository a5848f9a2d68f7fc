"""How the command ends: exit codes, one-sentence errors, quiet interruptions."""

import os
import subprocess
import sys

import pytest

import starboard as package
from starboard.cli import games as games_module
from starboard.cli.commands import COMMANDS
from starboard.cli.words import sentence
from starboard.kernel.words import Words
from tests.cli.conftest import Starboard


@pytest.mark.parametrize(
    "arguments,said",
    [
        pytest.param(["frob"], "No such command 'frob'. Commands: games, play", id="unknown command"),
        pytest.param(["perft", "wheel"], "Missing argument 'DEPTH'", id="missing argument"),
        pytest.param(["perft", "wheel", "x"], "DEPTH", id="not a number"),
        pytest.param(["perft", "wheel", "-1"], "--help", id="negative"),
        pytest.param(["games", "--wide"], "--wide", id="unknown option"),
        pytest.param(["clauses", "chess"], 'There is no game "chess". Games: wheel', id="unknown game"),
        pytest.param(["play"], "Games: wheel", id="no game"),
        pytest.param(
            ["perft", "wheel", "2", "-o", "oddity=1"], 'no option "oddity"', id="unknown game option"
        ),
        pytest.param(["perft", "wheel", "2", "-o", "opener"], "NAME=VALUE", id="option without value"),
        pytest.param(["perft", "wheel", "2", "-o", "opener=red"], "black or white", id="bad option value"),
        pytest.param(["replay", "nowhere.json"], "nowhere.json cannot be read", id="no file"),
        pytest.param(
            ["simulate", "wheel", "--players", "gredy"], 'There is no bot "gredy"', id="unknown bot"
        ),
        pytest.param(["simulate", "wheel", "--games", "0"], "--games", id="no games"),
        pytest.param(["play", "wheel", "--players", "gredy"], '"gredy" is no player', id="unknown player"),
        pytest.param(["play", "wheel", "--players", "you,you,you"], "2 seats", id="too many players"),
    ],
)
def test_bad_input_gets_one_line_and_exit_code_2(
    starboard: Starboard, arguments: list[str], said: str
) -> None:
    ran = starboard(*arguments)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("starboard: ")
    assert ran.err.count("\n") == 1
    assert said in ran.err


def test_version_says_how_the_rules_run(starboard: Starboard) -> None:
    ran = starboard("--version")
    assert ran.code == 0
    assert ran.out.strip().removesuffix(", no page") in (  # a checkout has none before it is built
        f"starboard {package.__version__}, rules interpreted",
        f"starboard {package.__version__}, rules compiled",
    )


def test_asking_for_the_version_or_the_commands_loads_neither_games_nor_servers() -> None:
    code = (
        "import sys\n"
        "from starboard.cli import main\n"
        "main(['--version'])\n"
        "main(['--help'])\n"
        "parts = ('starboard.games', 'starboard.bots', 'starboard.tables', 'fluent', 'fastapi')\n"
        "sys.exit(str([name for name in sys.modules if name.startswith(parts)] or ''))\n"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert ran.stderr.strip() == ""


def test_a_command_runs_with_garbage_collected() -> None:
    code = "import gc; from starboard.cli import main; main(['record-schema']); assert gc.isenabled()"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert ran.returncode == 0


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(starboard: Starboard, command: str) -> None:
    ran = starboard(command, "--help")
    assert ran.code == 0
    assert f"starboard {command}" in ran.out
    assert " ".join(ran.out.split()).count(sentence(f"command-{command}")) == 1


def test_help_speaks_the_language_of_the_terminal() -> None:
    code = (
        "from starboard.cli import main\n"
        "for command in (['--help'], ['verify', '--help'], ['lab', '--help'], ['lab', 'run', '--help']):\n"
        "    main(command)\n"
    )
    german = {**os.environ, "STARBOARD_LANGUAGE": "de", "COLUMNS": "200"}
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=german, check=True)
    said, english = (Words(language, "starboard.cli") for language in ("de", "en"))
    for ident in (
        *(f"command-{command}" for command in COMMANDS),
        *(
            "command",
            "command-verify-more",
            "command-lab-tune",
            "option-sheet",
            "option-experiment",
            "option-help",
        ),
    ):
        text = " ".join(ran.stdout.split())
        assert said.text(ident) in text
        assert english.text(ident) not in text


def test_ctrl_c_ends_quietly(starboard: Starboard, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(games_module, "show_json", interrupted)
    ran = starboard("games", "--json")
    assert (ran.code, ran.out, ran.err) == (130, "", "")


def test_python_m_runs_the_command() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "starboard.cli", "perft", "wheel", "3"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "18\n", "")


def test_a_reader_that_goes_away_is_no_error() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    ran = subprocess.run(
        [sys.executable, "-m", "starboard.cli", "clauses", "wheel"],
        stdout=writing,
        stderr=subprocess.PIPE,
        check=False,
    )
    os.close(writing)
    assert (ran.returncode, ran.stderr) == (0, b"")


@pytest.mark.parametrize(
    "words, at, offered",
    [
        ("starboard sim", 1, ["simulate"]),
        ("starboard simulate w", 2, ["wheel"]),
        ("starboard arena wheel -b gre", 4, ["greedy"]),
        ("starboard lab r", 2, ["run", "report"]),
        ("starboard verify --sh", 2, ["--sheet"]),
    ],
)
def test_a_shell_is_told_what_could_stand_here(words: str, at: int, offered: list[str]) -> None:
    asked = {"_STARBOARD_COMPLETE": "complete_bash", "COMP_WORDS": words, "COMP_CWORD": str(at)}
    command = [sys.executable, "-m", "starboard"]
    told = subprocess.run(command, env={**os.environ, **asked}, capture_output=True, text=True, check=True)
    assert told.stdout.split() == offered


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish", "powershell"])
def test_every_shell_gets_its_script(starboard: Starboard, shell: str) -> None:
    assert "_STARBOARD_COMPLETE" in starboard("completion", shell).out


def test_a_program_without_its_page_says_so(starboard: Starboard, monkeypatch: pytest.MonkeyPatch) -> None:
    from starboard.cli import app

    monkeypatch.setattr(app, "has_page", lambda: False)
    assert starboard("--version").out.strip().endswith(", no page")
