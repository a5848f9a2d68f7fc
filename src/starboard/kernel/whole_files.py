# mypyc: skip
"""Files that are there whole or not at all, whatever ends the program that writes them."""

import contextlib
import os
import secrets
from pathlib import Path
from typing import Final

USUAL_MODE: Final = 0o666  # less what the person's umask takes away


def write_whole(file: Path, content: bytes, *, replace: bool = True, mode: int = USUAL_MODE) -> None:
    """Write `file` so that a crash leaves the old content or the new, never a part of it.

    Without `replace` a file that is there already stays as it is: whoever comes first is heard.
    """
    part = file.with_name(f".{file.name}.{secrets.token_hex(4)}")
    try:
        with open(part, "xb", opener=lambda path, flags: os.open(path, flags, mode)) as writing:
            writing.write(content)
            writing.flush()
            os.fsync(writing.fileno())
        _put_in_place(part, file, replace)
    finally:
        part.unlink(missing_ok=True)
    sync_folder(file.parent)


def _put_in_place(part: Path, file: Path, replace: bool) -> None:
    if not replace:
        with contextlib.suppress(FileExistsError):
            try:
                file.hardlink_to(part)
            except FileExistsError:
                raise
            except OSError:  # a file system without hard links
                if not file.exists():
                    part.replace(file)
        return
    part.replace(file)


def sync_folder(folder: Path) -> None:
    """Make the names in a folder durable, where the system can do that."""
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
