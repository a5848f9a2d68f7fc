"""What `examples/` and docs/research.md show runs as it stands."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("numpy")
nbformat = pytest.importorskip("nbformat")
pytest.importorskip("nbclient")
pytest.importorskip("pyspiel")

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"
NOTEBOOKS = sorted(EXAMPLES.glob("*.ipynb"))
EXECUTE = """
import sys, nbclient, nbformat
nbclient.NotebookClient(nbformat.read(sys.argv[1], as_version=4), timeout=600).execute()
"""


def run(*command: object, cwd: Path) -> str:
    settings = dict(os.environ, PYTHONPATH=os.pathsep.join([str(ROOT / "src"), str(ROOT)]))
    settings["RAY_AUTH_MODE"] = "disabled"  # or it writes a token into the home folder
    done = subprocess.run(
        [sys.executable, *map(str, command)], cwd=cwd, env=settings, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_there_is_a_notebook_for_every_reader() -> None:
    assert [book.stem for book in NOTEBOOKS] == ["bot_writer", "designer", "researcher"]


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs_from_top_to_bottom(notebook: Path, tmp_path: Path) -> None:
    for file in EXAMPLES.glob("*.py"):
        shutil.copy(file, tmp_path)
    run("-c", EXECUTE, notebook, cwd=tmp_path)


def test_a_notebook_is_kept_without_its_output() -> None:
    for notebook in NOTEBOOKS:
        book = nbformat.read(notebook, as_version=4)
        assert not any(cell.get("outputs") for cell in book.cells)


def test_the_learner_gives_the_same_curve_from_the_same_seed(tmp_path: Path) -> None:
    for name in ("one", "two"):
        run(
            EXAMPLES / "ppo.py", "--steps", 40_000, "--evaluations", 1, "--json", f"{name}.json", cwd=tmp_path
        )
    curve = json.loads((tmp_path / "one.json").read_text())
    assert curve == json.loads((tmp_path / "two.json").read_text())
    assert curve[-1]["mean"] > curve[0]["mean"]


def test_their_regret_learner_runs_on_our_game(tmp_path: Path) -> None:
    said = run(EXAMPLES / "openspiel_mccfr.py", "--iterations", 3, cwd=tmp_path)
    assert re.match(r"[01]\.\d\d  ", said)


def test_torchrl_learns_on_our_game(tmp_path: Path) -> None:
    said = run(EXAMPLES / "torchrl_ppo.py", "--iterations", 2, cwd=tmp_path)
    assert len(re.findall(r"iteration \d: \d+ games, mean utility [01]\.\d\d\n", said)) == 2


@pytest.mark.parametrize("game,players", [("wheel", 2), ("colonies", 3)])
def test_rllib_learns_on_our_games(game: str, players: int, tmp_path: Path) -> None:
    small = ("--iterations", 1, "--steps", 400)
    said = run(EXAMPLES / "rllib_ppo.py", "--game", game, "--players", players, *small, cwd=tmp_path)
    assert re.search(r"iteration 1: \d+ decisions, entropy \d\.\d\d\n", said)


def test_the_python_of_the_document_does_what_it_shows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    text = (ROOT / "docs" / "research.md").read_text("utf-8")
    names: dict[str, object] = {}
    blocks = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert len(blocks) >= 5
    for block in blocks:
        exec(compile(block, "docs/research.md", "exec"), names)
