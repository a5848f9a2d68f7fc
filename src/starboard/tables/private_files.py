"""Files that only their owner may read, written whole or not at all."""

import contextlib
import logging
import os
import secrets
import stat
from collections.abc import Iterable
from pathlib import Path
from typing import Final

log = logging.getLogger("starboard.tables")

FILE_MODE: Final = 0o600
FOLDER_MODE: Final = 0o700
OTHERS: Final = 0o077


def write_whole(file: Path, content: bytes, replace: bool = True) -> None:
    """Write `file` so that a crash leaves the old content or the new, never a part of it.

    Without `replace` a file that is there already stays as it is: whoever comes first is heard.
    """
    part = file.with_name(f".{file.name}.{secrets.token_hex(4)}")
    try:
        with open(part, "xb", opener=_for_the_owner) as writing:
            writing.write(content)
            writing.flush()
            os.fsync(writing.fileno())
        _put_in_place(part, file, replace)
    finally:
        part.unlink(missing_ok=True)
    sync_folder(file.parent)


def _for_the_owner(path: str, flags: int) -> int:
    return os.open(path, flags, FILE_MODE)


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


def new_private_file(file: Path) -> None:
    """Make an empty file for its owner, unless it is there."""
    os.close(os.open(file, os.O_CREAT | os.O_WRONLY, FILE_MODE))


def close_to_others(path: Path, mode: int = FILE_MODE) -> None:
    """Take the rights of others away; a file that is not ours to change stays as it is, with a warning."""
    try:
        now = stat.S_IMODE(path.stat().st_mode)
        if now & OTHERS:
            path.chmod(mode)
    except FileNotFoundError:
        return
    except OSError as error:
        log.warning("others on this machine may read %s: %s", path, error.strerror)


def make_private_folder(folder: Path, own: Iterable[str]) -> None:
    """Make `folder` for its owner alone. One that holds other things than our `own` is left as it is."""
    if not folder.is_dir():
        folder.mkdir(mode=FOLDER_MODE, parents=True)
        return
    names = {file.name for file in folder.iterdir()}
    is_common = folder.stat().st_mode & stat.S_ISVTX  # such as /tmp
    if not is_common and (not names or names & set(own)):
        close_to_others(folder, FOLDER_MODE)
