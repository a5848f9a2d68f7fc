"""Long lists, a screenful at a time: only where a person sits at a terminal."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from starboard.cli.output import out
from starboard.cli.words import sentence

LESS = "LESS"
PLAINLY = "-FRX"  # leave when all fits, let colours through, leave the text on the screen


@contextmanager
def paged() -> Iterator[None]:
    """What is shown meanwhile comes at its end: at once if it fits the screen, else in the pager."""
    if not (out.is_terminal and sys.stdin.isatty()):
        yield
        return
    with out.capture() as capture:
        yield
    text = capture.get()
    if text.count("\n") < out.size.height:
        sys.stdout.write(text)
        sys.stdout.flush()
    else:
        os.environ.setdefault(LESS, f"{PLAINLY} -Ps{prompt()}$")
        pager(text)


def pager(text: str) -> None:
    from pydoc import pager as show_pages

    show_pages(text)


def prompt() -> str:
    """Which keys there are, for those who never met the pager; its own signs are taken as they stand."""
    return "".join(f"\\{sign}" if sign in "?:.%\\" else sign for sign in sentence("pager-keys"))
