"""`starboard lab`: run, go on, report; what is missing is said in a sentence."""

import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from starboard.cli.several_values import HERE, with_ray_address
from tests.cli.conftest import Starboard

EXPERIMENT = """
game = "wheel"
name = "quick wheel"
players = ["greedy", "random"]
games = 30
seed = "s"
answers = 5
[factors.components]
"revolutions.draw" = [3, 4]
"""


@pytest.fixture
def experiment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An experiment in a folder of its own, from where commands are typed."""
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "wheel.toml"
    file.write_text(EXPERIMENT)
    return file


@pytest.fixture
def without(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Hides libraries, whether they are installed or not."""

    def hide(*names: str) -> None:
        for name in names:
            monkeypatch.setitem(sys.modules, name, None)

    return hide


def test_an_experiment_is_run_and_told(starboard: Starboard, experiment: Path, tmp_path: Path) -> None:
    ran = starboard("lab", "run", experiment, "--workers", 1)
    assert ran.code == 0
    assert ran.out.startswith("Argonaut's Wheel: quick wheel\n")
    assert "revolutions.draw = 4: 30 games by greedy random\n  revolutions.draw 3 → 4\n" in ran.out
    assert "starboard lab report runs/wheel" in ran.out
    assert (tmp_path / "runs" / "wheel" / "plan.json").exists()


def test_the_lab_alone_says_what_it_can_do(starboard: Starboard) -> None:
    ran = starboard("lab")
    assert (ran.code, ran.err) == (0, "")
    assert "report  Write one HTML page" in ran.out


def test_running_it_again_plays_nothing_and_says_the_same(starboard: Starboard, experiment: Path) -> None:
    first = starboard("lab", "run", experiment, "--workers", 1, "--json")
    again = starboard("lab", "run", experiment, "--workers", 1, "--json")
    assert json.loads(first.out) == json.loads(again.out)
    assert json.loads(starboard("lab", "report", "runs/wheel", "--json").out) == json.loads(first.out)


def test_rows_want_pyarrow_and_say_so_without_it(
    starboard: Starboard, experiment: Path, without: Callable[..., None]
) -> None:
    without("pyarrow", "pyarrow.parquet")
    ran = starboard("lab", "run", experiment, "--workers", 1)
    assert ran.code == 0
    assert 'pip install "starboard-games[lab]"' in ran.err


def test_a_report_wants_altair_and_says_so_without_it(
    starboard: Starboard, experiment: Path, without: Callable[..., None]
) -> None:
    without("altair", "vl_convert")
    starboard("lab", "run", experiment, "--workers", 1)
    ran = starboard("lab", "report", "runs/wheel")
    assert ran.code == 2
    assert ran.err == 'starboard: Plots are made by Altair: pip install "starboard-games[lab]".\n'


def test_tuning_wants_optuna_and_says_so_without_it(
    starboard: Starboard, tmp_path: Path, without: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    without("optuna")
    file = tmp_path / "wishes.toml"
    file.write_text(
        'game = "wheel"\nplayers = ["random"]\ngames = 2\ntrials = 1\n[move]\n"revolutions.draw" = [3, 4]\n'
        '[[want]]\nmeasure = "turns"\nvalue = 50\nwithin = 5\n'
    )
    ran = starboard("lab", "tune", file, "--workers", 1)
    assert ran.code == 2
    assert 'Tuning needs Optuna: pip install "starboard-games[lab]".' in ran.err


def test_a_cluster_wants_ray_and_says_so_without_it(
    starboard: Starboard, without: Callable[..., None]
) -> None:
    without("ray")
    ran = starboard("simulate", "wheel", "-n", 2, "--ray")
    assert ran.code == 2
    assert ran.err.endswith('A cluster needs Ray: pip install "starboard-games[cluster]".\n')


def test_a_folder_without_a_run_is_refused(starboard: Starboard, tmp_path: Path) -> None:
    ran = starboard("lab", "report", tmp_path)
    assert (ran.code, ran.err.count("\n")) == (2, 1)


@pytest.mark.parametrize(
    "typed, meant",
    [
        pytest.param(["--ray"], ["--ray", HERE], id="at the end"),
        pytest.param(["--ray", "--json"], ["--ray", HERE, "--json"], id="before an option"),
        pytest.param(["--ray", "file.toml"], ["--ray", HERE, "file.toml"], id="before a file"),
        pytest.param(["--ray", "auto"], ["--ray", "auto"], id="the cluster that runs here"),
        pytest.param(["--ray", "host:6379"], ["--ray", "host:6379"], id="an address"),
    ],
)
def test_ray_may_stand_without_an_address(typed: list[str], meant: list[str]) -> None:
    assert with_ray_address(typed) == meant
