"""The person at the terminal: lines read, screens cleared. A pipe will do as well."""

import contextlib
import sys
from contextlib import AbstractContextManager

from rich.text import Text

from starboard.cli.leaving import Leave
from starboard.cli.output import out
from starboard.cli.words import sentence

with contextlib.suppress(ImportError):
    import readline  # noqa: F401  (gives the prompt its history and editing keys)

MOST_DIGITS = 5  # of a number that is chosen by: no list is longer
CLEAR = "\x1b[H\x1b[2J\x1b[3J"  # the screen and what has scrolled off it


def ask(prompt: str = "> ") -> str:
    """One line, without the blanks around it."""
    sys.stdout.flush()
    try:
        line = input(prompt)
    except EOFError:
        print()
        raise Leave from None
    if not sys.stdin.isatty():
        print(line)  # so that what was typed stands in the output, as it does on a screen
    return line.strip()


def read_number(text: str) -> int:
    """A number as it is typed to choose from a list; 0 for anything else."""
    return int(text) if text.isdecimal() and len(text) <= MOST_DIGITS else 0


def agrees(question: str) -> bool:
    """A yes or no; anything but a clear yes is a no."""
    return ask(f"{question} {sentence('prompt-yes-or-no')} ").lower() in sentence("prompt-yes").split()


def waiting(words: str) -> AbstractContextManager[object]:
    """Something that moves on the screen while a bot takes its time."""
    return out.status(Text(words, "quiet")) if out.is_terminal else contextlib.nullcontext()


def clear() -> None:
    """Leave nothing on the screen that was there before."""
    if out.is_terminal:
        sys.stdout.write(CLEAR)
        sys.stdout.flush()
    else:
        print("\n" * 3)
