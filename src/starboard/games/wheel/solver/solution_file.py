# mypyc: skip
"""Where the solved wheel is kept: one file in the user's cache folder, made once, for all processes."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

from platformdirs import user_cache_path

from starboard.games.wheel.components import WheelPack
from starboard.games.wheel.game import WHEEL
from starboard.games.wheel.solver.retrograde import Progress
from starboard.games.wheel.solver.solution import BadTable, Table, make_table, read_table, write_table

FOLDER_VARIABLE: Final = "STARBOARD_CACHE"  # moves the cache folder somewhere else
ABANDONED: Final = 900.0  # seconds after which whoever was making a table is taken to have died
PAUSE: Final = 0.2
# Tables this process has read, by file and when it was written.
OPEN: Final[dict[tuple[str, int], Table]] = {}


def table_file(pack: WheelPack) -> Path:
    """The name holds what the answer depends on: the version of the rules and the components."""
    chosen = os.environ.get(FOLDER_VARIABLE)
    folder = Path(chosen) if chosen else user_cache_path("starboard", appauthor=False)
    return folder / f"wheel-{WHEEL.version}-{pack.hash[:16]}.table"


def find_table(pack: WheelPack) -> Table | None:
    """The table if it has been made; a file that cannot be used is put out of the way."""
    file = table_file(pack)
    if not file.exists():
        return None
    try:
        key = (str(file), file.stat().st_mtime_ns)
        if key not in OPEN:
            OPEN[key] = read_table(file, pack)
        return OPEN[key]
    except BadTable:
        file.unlink(missing_ok=True)
        return None


def get_table(pack: WheelPack, progress: Progress | None = None) -> Table:
    """The table, made now if need be; if another process is making it, this one waits."""
    while True:
        table = find_table(pack)
        if table is not None:
            return table
        if _lock(pack):
            try:
                write_table(make_table(pack, progress), table_file(pack))
            finally:
                _lock_file(pack).unlink(missing_ok=True)
        else:
            time.sleep(PAUSE)


def make_in_background(pack: WheelPack) -> None:
    """Start a process of lowest priority that makes the table, unless one is at it."""
    if table_file(pack).exists() or _is_locked(pack):
        return
    command = [sys.executable, "-m", __name__, json.dumps(WHEEL.pack_differences(pack))]
    subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )


def _lock_file(pack: WheelPack) -> Path:
    return table_file(pack).with_suffix(".making")


def _is_locked(pack: WheelPack) -> bool:
    try:
        return time.time() - _lock_file(pack).stat().st_mtime < ABANDONED
    except FileNotFoundError:
        return False


def _lock(pack: WheelPack) -> bool:
    """Is it this process's to make the table?"""
    file = _lock_file(pack)
    file.parent.mkdir(parents=True, exist_ok=True)
    if file.exists() and not _is_locked(pack):
        file.unlink(missing_ok=True)
    try:
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY))
    except FileExistsError:
        return False
    return True


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(19)
    chosen = WHEEL.pack_with(json.loads(sys.argv[1]))
    assert isinstance(chosen, WheelPack)
    get_table(chosen)
