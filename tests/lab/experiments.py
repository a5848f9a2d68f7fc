"""Small experiments for tests, and where their runs lie."""

from pathlib import Path

from starboard.bots.executors import Executor, Serial
from starboard.lab.runs import Run, begin_run

WHEEL = """
game = "wheel"
name = "quick wheel"
players = ["greedy", "random"]
games = 40
seed = "s"
answers = 12
[factors.components]
"revolutions.draw" = [3, 4]
[factors.options]
repetition = [2, 3]
"""


def begun(tmp_path: Path, text: str = WHEEL, folder: str = "run") -> Run:
    file = tmp_path / "experiment.toml"
    file.write_text(text)
    return begin_run(file, text, tmp_path / folder)


def played(tmp_path: Path, text: str = WHEEL, folder: str = "run", executor: Executor | None = None) -> Run:
    run = begun(tmp_path, text, folder)
    run.play(executor or Serial())
    return run


def contents(run: Run) -> dict[str, bytes]:
    """Every file of rows, with what is in it."""
    return {file.name: file.read_bytes() for file in sorted(run.chunks.iterdir())}
