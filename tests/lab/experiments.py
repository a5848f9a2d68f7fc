"""Small experiments for tests, and where their runs lie."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

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


TWICE = """
[[variant]]
name = "once"
[[variant]]
name = "twice"
"""


class BreaksOff(Serial):
    """Somebody presses Ctrl-C after so many pieces."""

    def __init__(self, pieces: int) -> None:
        self.pieces = pieces

    def answers(self, work: Any, pieces: Any) -> Iterator[tuple[int, Any]]:
        for number, answer in super().answers(work, pieces):
            if self.pieces == 0:
                raise KeyboardInterrupt
            self.pieces -= 1
            yield number, answer


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
