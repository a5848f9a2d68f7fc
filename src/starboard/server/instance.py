"""One server for one data folder: a second start finds the first, and SQLite gets one process only.

The lock that counts is on the database file itself: whichever way leads there, a link, a relative path or a
mount, it is the same file.
"""

import contextlib
import json
import os
import urllib.request
from pathlib import Path
from typing import IO, Any

from starboard.kernel.errors import StarboardError
from starboard.kernel.whole_files import write_whole
from starboard.tables.private_files import FILE_MODE, new_private_file


class AlreadyRunning(StarboardError):
    """Another server has this data folder; `address` is where it answers, if it does."""

    def __init__(self, address: str) -> None:
        super().__init__("already-running", address=address or None)
        self.address = address


class Instance:
    """Holds the data folder, and the SQLite database wherever it lies, for as long as the server runs."""

    def __init__(self, data: Path, database: Path | None = None) -> None:
        self.note = data / "server.json"
        self.locks = [data / "server.lock", *([lockable(database)] if database else [])]
        self._held: list[IO[Any]] = []

    def hold(self) -> None:
        """Take them all, or raise AlreadyRunning."""
        for lock in self.locks:
            try:
                new_private_file(lock)
                held = lock.open("a+")
            except OSError as error:
                self._let_go()
                raise StarboardError("lock-not-opened", file=str(lock), problem=error.strerror) from None
            try:
                lock_file(held)
            except OSError:
                held.close()
                self._let_go()
                raise AlreadyRunning(self.running()) from None
            self._held.append(held)

    def announce(self, address: str) -> None:
        """Say where the server is, if the folder is held for it alone."""
        if not self._held:
            return
        write_whole(
            self.note, json.dumps({"address": address, "process": os.getpid()}).encode(), mode=FILE_MODE
        )

    def running(self) -> str:
        """Where the other server answers; "" if it does not."""
        with contextlib.suppress(OSError, ValueError, KeyError):
            address = str(json.loads(self.note.read_text())["address"])
            with urllib.request.urlopen(f"{address}/api/v1/server", timeout=2):
                return address
        return ""

    def release(self) -> None:
        if self._held:
            self.note.unlink(missing_ok=True)
            self._let_go()

    def _let_go(self) -> None:
        while self._held:
            self._held.pop().close()


def lockable(database: Path) -> Path:
    """The file itself; on Windows, where that would stop SQLite, one beside it."""
    return database if os.name != "nt" else Path(f"{database.resolve()}.lock")


def lock_file(file: IO[Any]) -> None:
    """Held by the process, so that it goes with the process however that ends; OSError where it cannot be."""
    if os.name == "nt":
        import msvcrt

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined, unused-ignore]
    else:
        import fcntl

        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
