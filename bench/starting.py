"""How long the program takes to start: seconds of the core for a few commands, and until a server is ready.

    ./starboard bench starting [--rounds N] [--json FILE]

The least of all rounds counts: whatever else the machine does only adds to it. For the server the seconds by
the clock are told too; they mean something only where nothing else runs.
"""

import argparse
import json
import resource
import subprocess
import sys
import tempfile
from pathlib import Path

from bench.serving import Served

COMMANDS = (["--version"], ["--help"], ["games"])


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(
        prog="starboard bench starting", description="How long it takes to start."
    )
    parser.add_argument("--rounds", type=int, default=5, help="of each; the least counts")
    parser.add_argument("--json", type=Path, help="write all figures to this file")
    given = parser.parse_args(arguments)
    figures: dict[str, float] = {}
    for command in COMMANDS:
        rounds = [spent([sys.executable, "-P", "-m", "starboard.cli", *command]) for _ in range(given.rounds)]
        figures[f"{' '.join(command)}, s of the core"] = min(rounds)
    served = [until_ready() for _ in range(given.rounds)]
    figures["serve until ready, s of the core"] = min(core for core, _ in served)
    figures["serve until ready, s by the clock"] = min(clock for _, clock in served)
    for what, seconds in figures.items():
        print(f"{what:<36}{seconds:8.2f}")
    if given.json:
        given.json.write_text(json.dumps(figures, indent=1) + "\n")


def spent(command: list[str]) -> float:
    """Seconds that the core gave a command."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, capture_output=True, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def until_ready() -> tuple[float, float]:
    """What a server with an empty database takes until it answers: of the core, and by the clock."""
    with tempfile.TemporaryDirectory(prefix="starboard-starting-") as folder:
        server = Served(Path(folder) / "data")
        clock = server.start()
        core = server.spent()
        server.stop()
    return core, clock
