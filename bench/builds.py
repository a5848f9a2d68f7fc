"""The same rules in different builds, measured by turns so that a busy minute hits all alike."""

import json
import os
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
# By what is measured: what runs in a build.
SCRIPTS = {
    "rules": "measure.py",
    "whole": "measure.py",
    "search": "measure_search.py",
    "choices": "measure_choices.py",
}

# What is played: every game at its largest table, the wheel with and without repetition.
TABLES: dict[str, tuple[str, dict[str, Any]]] = {
    "wheel": ("wheel", {"repetition": 0}),
    "wheel, repetition": ("wheel", {"repetition": 3}),
    "convoy, solo": ("convoy", {"players": 1}),
    "convoy, two crews": ("convoy", {"players": 2}),
    "colonies, 5 players": ("colonies", {"players": 5}),
    "argosy, 4 players": ("argosy", {"players": 4}),
}


class Build:
    """One way to run the rules: a Python, and the folder whose `starboard` it imports."""

    def __init__(self, name: str, source: Path | None = None) -> None:
        self.name = name
        self.source = source

    def measure(self, table: str, seconds: float, seed: int, what: str = "rules") -> dict[str, Any]:
        game, options = TABLES[table]
        settings = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        if self.source is not None:
            settings["PYTHONPATH"] = str(self.source)
        command = [
            sys.executable,
            "-P",
            SCRIPTS[what],
            game,
            json.dumps(options),
            str(seconds),
            str(seed),
            what,
        ]
        done = subprocess.run(command, env=settings, cwd=ROOT / "bench", capture_output=True, text=True)
        if done.returncode:
            raise SystemExit(f"bench: {self.name} could not play {table}:\n{done.stderr}")
        return dict(json.loads(done.stdout))


def rounds(
    builds: list[Build], tables: list[str], seconds: float, times: int, what: str = "rules"
) -> dict[str, dict[str, list[Any]]]:
    """All measurements by table and build, the builds taking turns."""
    found: dict[str, dict[str, list[Any]]] = {table: {build.name: [] for build in builds} for table in tables}
    for number in range(times):
        for table in tables:
            for build in builds if number % 2 == 0 else reversed(builds):
                print(f"  round {number + 1} of {times}: {table}, {build.name}", file=sys.stderr, flush=True)
                found[table][build.name].append(build.measure(table, seconds, number, what))
    return found


def median(measurements: list[dict[str, Any]], what: str) -> float:
    return float(statistics.median(measurement[what] for measurement in measurements))
