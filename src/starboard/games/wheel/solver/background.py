# mypyc: skip
"""Solving while nobody waits: a process of lowest priority, which does not outlive the one that started it.

    python -m starboard.games.wheel.solver.background PARENT COMPONENTS

PARENT is the number of the process that started it, COMPONENTS how the pack differs from the default.
"""

import atexit
import json
import os
import signal
import subprocess
import sys
import threading
from pathlib import Path
from typing import Final, cast

from starboard.games.wheel.components import WheelPack
from starboard.games.wheel.game import WHEEL
from starboard.games.wheel.solver.cache import get_solution, is_locked, release, solution_file

PATIENCE: Final = 5.0  # seconds that a process is given to end by itself


class Background:
    """The processes that this one has started; it ends them and waits for that, at the latest on leaving."""

    def __init__(self) -> None:
        self.running: dict[Path, tuple[WheelPack, subprocess.Popen[bytes]]] = {}
        self.changing = threading.Lock()

    def start(self, pack: WheelPack) -> None:
        """Let a process solve, unless that has been done or somebody is at it."""
        file = solution_file(pack)
        with self.changing:
            if file.exists() or is_locked(pack) or self.is_running(file):
                return
            atexit.unregister(self.stop)
            atexit.register(self.stop)
            self.running[file] = (pack, start_process(pack))

    def is_running(self, file: Path) -> bool:
        return file in self.running and self.running[file][1].poll() is None

    def stop(self) -> None:
        with self.changing:
            while self.running:
                pack, process = self.running.popitem()[1]
                process.terminate()
                try:
                    process.wait(PATIENCE)
                except subprocess.TimeoutExpired:
                    process.kill()
                    process.wait()
                release(pack, process.pid)


def start_process(pack: WheelPack) -> "subprocess.Popen[bytes]":
    differences = json.dumps(WHEEL.pack_differences(pack))
    return subprocess.Popen(
        [sys.executable, "-m", __name__, str(os.getpid()), differences],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


def main(parent: int, differences: str) -> None:
    if hasattr(os, "nice"):
        os.nice(19)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())

    def look_up(stage: str, done: int, total: int) -> None:
        """Compiled code heeds neither signals nor orphanhood: it is asked now and then."""
        if os.getppid() != parent:
            sys.exit()

    get_solution(cast(WheelPack, WHEEL.pack_with(json.loads(differences))), look_up)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])
