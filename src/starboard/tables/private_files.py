"""Files and folders that only their owner may read."""

import logging
import os
import stat
from collections.abc import Iterable
from pathlib import Path
from typing import Final

log = logging.getLogger("starboard.tables")

FILE_MODE: Final = 0o600
FOLDER_MODE: Final = 0o700
OTHERS: Final = 0o077


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
