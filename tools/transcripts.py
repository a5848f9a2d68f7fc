"""Writes docs/transcripts: each game in a terminal of 80 columns and 24 lines, from the real program.

python tools/transcripts.py          writes the pages
python tools/transcripts.py --check  says which are not what the program says now

The program runs in a terminal of its own, is typed to as a person would, and everything that it says is kept.
"""

import contextlib
import fcntl
import os
import pty
import re
import struct
import subprocess
import sys
import tempfile
import termios
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "docs" / "transcripts"
COLUMNS, LINES = 80, 24
PROMPT = re.compile(rb"(> |\[y/N\] |leave\) )$")
MOMENT = re.compile(r"\d{4}-\d\d-\d\d-\d{6}")
COLOURS = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


class Script(NamedTuple):
    """What is typed into a game, and what the page says of it."""

    game: str
    about: str
    arguments: tuple[str, ...]
    typed: tuple[str, ...]


SCRIPTS = (
    Script(
        "wheel",
        "Two moves against `greedy`, a look at what forbids a third, and a hint.",
        ("--players", "you", "greedy"),
        ("?", "D7-1", "why C0-4", "99", "hint", "R", "undo", "quit"),
    ),
    Script(
        "convoy",
        "A lone captain sets out: one step, what a Module looks like on both sides, and a rule.",
        ("--option", "modules=first-flight"),
        ("card galley", "hint", "1", "rules CC-13", "score", "quit"),
    ),
    Script(
        "colonies",
        "Three planets: a card is read and laid, and the first colonists arrive.",
        ("--players", "you", "greedy", "greedy"),
        ("card imm", "1", "1", "score", "quit"),
    ),
    Script(
        "argosy",
        "The first tokens of the draft, and what stands on a card.",
        ("--players", "you", "greedy", "greedy"),
        ("card wanderers", "1", "1", "resign", "y"),
    ),
)


def main(arguments: list[str]) -> int:
    pages = {PAGES / f"{script.game}.md": page(script) for script in SCRIPTS}
    if "--check" in arguments:
        stale = [
            file.name for file, text in pages.items() if not file.exists() or file.read_text("utf-8") != text
        ]
        print("\n".join(f"docs/transcripts/{name} is not what the program says now." for name in stale))
        return bool(stale)
    PAGES.mkdir(exist_ok=True)
    for file, text in pages.items():
        file.write_text(text, "utf-8")
    return 0


def page(script: Script) -> str:
    command = ["starboard", "play", script.game, "--seed", "a voyage", *script.arguments]
    shown = " ".join(f'"{word}"' if " " in word else word for word in command)
    text = played(command[1:], script.typed)
    title = text.partition("\n")[0]
    return f"# {title} in the terminal\n\n{script.about}\n\n```text\n$ {shown}\n{text}```\n"


def played(arguments: list[str], typed: tuple[str, ...]) -> str:
    """What stands on the screen, from the first line on, when all of it was typed."""
    with tempfile.TemporaryDirectory() as folder:
        outer, inner = pty.openpty()
        fcntl.ioctl(inner, termios.TIOCSWINSZ, struct.pack("HHHH", LINES, COLUMNS, 0, 0))
        settings = {
            **os.environ,
            "TERM": "dumb",
            "STARBOARD_DATA": ".",
            "STARBOARD_PROGRAM": "starboard",
            "STARBOARD_LANGUAGE": "en",
            "PYTHONPATH": str(ROOT / "src"),
        }
        for name in ("COLUMNS", "LINES", "NO_COLOR"):
            settings.pop(name, None)
        program = subprocess.Popen(
            [sys.executable, "-m", "starboard", *arguments],
            stdin=inner,
            stdout=inner,
            stderr=inner,
            cwd=folder,
            env=settings,
            start_new_session=True,
        )
        os.close(inner)
        said = converse(outer, list(typed))
        program.wait(timeout=60)
        os.close(outer)
    lines = COLOURS.sub("", said.decode()).replace("\r\n", "\n").split("\n")
    text = "\n".join(line.rpartition("\r")[2].rstrip() for line in lines)
    return MOMENT.sub("2026-01-31-200000", text)


def converse(terminal: int, typed: list[str]) -> bytes:
    """Answer every prompt with the next line, until the program ends."""
    said = b""
    with contextlib.suppress(OSError):  # the other end is closed: the program has ended
        while piece := os.read(terminal, 65536):
            said += piece
            if typed and PROMPT.search(said):
                os.write(terminal, f"{typed.pop(0)}\n".encode())
    return said


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
