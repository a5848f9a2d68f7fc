# mypyc: skip
"""Where the solved wheel is kept: one file in the user's cache folder, made once, for all processes."""

import os
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

from platformdirs import user_cache_path

from starboard.games.wheel.components import WheelPack
from starboard.games.wheel.game import WHEEL
from starboard.games.wheel.solver.solution import BadSolution, WheelSolution, solve
from starboard.games.wheel.solver.solution_file import read_solution, write_solution
from starboard.kernel.errors import StarboardError
from starboard.kernel.solver import Progress

FOLDER_VARIABLE: Final = "STARBOARD_CACHE"  # moves the cache folder somewhere else
ABANDONED: Final = 900.0  # seconds after which whoever was solving is taken to have died
PAUSE: Final = 0.2
# What this process has read, by file and when it was written.
OPEN: Final[dict[tuple[str, int], WheelSolution]] = {}


def solution_file(pack: WheelPack) -> Path:
    """The name holds what the answer depends on: the version of the rules and the components."""
    chosen = os.environ.get(FOLDER_VARIABLE)
    folder = Path(chosen) if chosen else user_cache_path("starboard", appauthor=False)
    return folder / f"wheel-{WHEEL.version}-{pack.hash[:16]}.table"


def find_solution(pack: WheelPack) -> WheelSolution | None:
    """The solution if it has been made; a file that cannot be used is put out of the way."""
    file = solution_file(pack)
    if not file.exists():
        return None
    try:
        key = (str(file), file.stat().st_mtime_ns)
        if key not in OPEN:
            OPEN[key] = read_solution(file, pack)
        return OPEN[key]
    except BadSolution:
        file.unlink(missing_ok=True)
        return None


def get_solution(pack: WheelPack, progress: Progress | None = None) -> WheelSolution:
    """The solution, made now if need be; if another process is making it, this one waits."""
    while True:
        solution = find_solution(pack)
        if solution is not None:
            return solution
        if lock(pack):
            try:
                write_solution(solve(pack, progress), solution_file(pack))
            finally:
                lock_file(pack).unlink(missing_ok=True)
        else:
            time.sleep(PAUSE)


# -- one process at a time ---------------------------------------------------------------------------


def lock_file(pack: WheelPack) -> Path:
    """It names the process that is solving."""
    return solution_file(pack).with_suffix(".making")


def is_locked(pack: WheelPack) -> bool:
    try:
        return time.time() - lock_file(pack).stat().st_mtime < ABANDONED
    except FileNotFoundError:
        return False


def lock(pack: WheelPack) -> bool:
    """Is it this process's to solve?"""
    file = lock_file(pack)
    make_folder(file.parent)
    if file.exists() and not is_locked(pack):
        file.unlink(missing_ok=True)
    own = written_by(pack, os.getpid())
    own.write_text(str(os.getpid()))
    try:
        put_if_none(own, file)
    except FileExistsError:
        return False
    finally:
        own.unlink(missing_ok=True)
    return True


def put_if_none(own: Path, file: Path) -> None:
    """The lock is never there without the number in it, however suddenly this process ends."""
    try:
        os.link(own, file)
    except FileExistsError:
        raise
    except OSError:  # where files have one name only: then it is there a moment before its number
        with file.open("x") as opened:
            opened.write(own.read_text())


def written_by(pack: WheelPack, process: int) -> Path:
    """Where a process writes its lock before it is one."""
    return lock_file(pack).with_suffix(f".{process}")


def make_folder(folder: Path) -> None:
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    if not (folder.is_dir() and os.access(folder, os.W_OK | os.X_OK)):
        raise StarboardError("solution-folder", folder=str(folder), variable=FOLDER_VARIABLE)


def release(pack: WheelPack, process: int) -> None:
    """Take away the lock of a process that could not do so itself."""
    written_by(pack, process).unlink(missing_ok=True)
    try:
        if lock_file(pack).read_text() == str(process):
            lock_file(pack).unlink(missing_ok=True)
    except FileNotFoundError:
        pass
