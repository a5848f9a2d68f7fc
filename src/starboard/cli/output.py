"""What is printed, and where: results on standard output, everything else on standard error."""

import json
import os
import sys
from collections.abc import Iterable
from typing import Any, TextIO

from rich.console import Console
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
