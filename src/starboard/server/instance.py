"""One server for one data folder: a second start finds the first, and SQLite gets one process only."""

import contextlib
import json
import os
import urllib.request
from pathlib import Path
from typing import IO, Any

from starboard.kernel.errors import StarboardError


class AlreadyRunning(StarboardError):
    """Another server has this data folder; `address` is where it answers, if it does."""

    def __init__(self, address: str) -> None:
        where = f" at {address}" if address else ""
        super().__init__(
            f"A server already uses this data{where}, and SQLite takes one process; "
            "for more, use PostgreSQL (--database)."
        )
        self.address = address


class Instance:
    """Holds the data folder for as long as the server runs."""

    def __init__(self, data: Path) -> None:
        data.mkdir(parents=True, exist_ok=True)
        self.lock = data / "server.lock"
        self.note = data / "server.json"
        self._held: IO[Any] | None = None

    def hold(self) -> None:
        """Take the folder, or raise AlreadyRunning."""
        held = self.lock.open("a+")
        try:
            _lock(held)
        except OSError:
            held.close()
            raise AlreadyRunning(self.running()) from None
        self._held = held

    def announce(self, address: str) -> None:
        """Say where the server is, if the folder is held for it alone."""
        if self._held is None:
            return
        self.note.write_text(json.dumps({"address": address, "process": os.getpid()}))

    def running(self) -> str:
        """Where the other server answers; "" if it does not."""
        with contextlib.suppress(OSError, ValueError, KeyError):
            address = str(json.loads(self.note.read_text())["address"])
            with urllib.request.urlopen(f"{address}/api/v1/server", timeout=2):
                return address
        return ""

    def release(self) -> None:
        if self._held is not None:
            self.note.unlink(missing_ok=True)
            self._held.close()
            self._held = None


def _lock(file: IO[Any]) -> None:
    """Held by the process, so that it goes with the process however that ends."""
    if os.name == "nt":
        import msvcrt

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined, unused-ignore]
    else:
        import fcntl

        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
