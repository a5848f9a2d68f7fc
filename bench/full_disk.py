"""A disk that is full: a small tmpfs, mounted for the run, and a file that takes all its room."""

import contextlib
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

SIZE = "24m"
FILLING = "filling"


@contextlib.contextmanager
def small_disk(folder: Path) -> Iterator[str]:
    """Make `folder` a disk of its own; how that was done."""
    folder.mkdir(parents=True)
    command = ["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", str(folder)]
    mounted = subprocess.run(command, capture_output=True, text=True)
    if mounted.returncode:
        raise SystemExit(f"bench: no tmpfs can be mounted here: {mounted.stderr.strip()}")
    try:
        yield f"a tmpfs of {SIZE}"
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=False)


def no_room(folder: Path) -> None:
    """Take all the room that is left."""
    with (folder / FILLING).open("wb", buffering=0) as filling, contextlib.suppress(OSError):
        while True:
            os.write(filling.fileno(), b"\0" * 65536)
    with (folder / FILLING).open("ab", buffering=0) as filling, contextlib.suppress(OSError):
        while True:
            os.write(filling.fileno(), b"\0" * 512)


def room_again(folder: Path) -> None:
    (folder / FILLING).unlink()
