"""What is printed, and where: results on standard output, everything else on standard error."""

import json
import os
import sys
from collections.abc import Iterable
from typing import Any, TextIO

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text
from rich.theme import Theme

THEME = Theme(
    {
        "title": "bold",
        "command": "bold cyan",
        "quiet": "dim",
        "problem": "bold red",
        "good": "green",
        "number": "cyan",
        "progress.remaining": "dim",
        "bar.complete": "cyan",
    }
)


def width(stream: TextIO) -> int | None:
    """How wide a file or a pipe is taken to be; a terminal says it itself."""
    return None if stream.isatty() or "COLUMNS" in os.environ else 100


out = Console(theme=THEME, highlight=False, width=width(sys.stdout))
err = Console(theme=THEME, highlight=False, stderr=True, width=width(sys.stderr))


def show(*things: Any, **how: Any) -> None:
    """Print something made by rich, as wide as the terminal."""
    out.print(*things, **how)


def show_lines(lines: Iterable[str]) -> None:
    """Plain lines, as they are: nothing in them is markup."""
    for line in lines:
        out.print(line, markup=False, soft_wrap=True)


def show_json(document: Any) -> None:
    """One JSON document on standard output and nothing else."""
    json.dump(document, sys.stdout, indent=2, ensure_ascii=False)
    sys.stdout.write("\n")


def warn(sentence: str) -> None:
    err.print(f"starboard: {sentence}", markup=False, soft_wrap=True)


class RateColumn(ProgressColumn):
    """How many are done a second."""

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        return Text(f"{speed:.3g}/s" if speed else "", "progress.remaining")


def progress(shown: bool = True) -> Progress:
    """A progress bar on standard error, only where somebody can see it."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        RateColumn(),
        TimeRemainingColumn(),
    )
    return Progress(*columns, console=err, transient=True, disable=not (shown and err.is_terminal))
