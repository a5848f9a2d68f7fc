"""Is this change slower than another revision? Both are built and measured by turns.

    ./starboard bench --against REV [--seconds S] [--rounds N]

The other revision's sources are built in a folder of their own. Each round measures both on every table,
first one then the other, by the time the core gave each; the ratio of each pair cancels what the machine was
doing meanwhile. A table whose median ratio is more than 10 % below 1 fails.
"""

import argparse
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from bench.builds import ROOT, TABLES, Build, rounds

TOLERANCE = 0.10


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="starboard bench --against", description="Compare with a revision.")
    parser.add_argument("revision", help="what to compare with, for example main")
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--rounds", type=int, default=5)
    given = parser.parse_args(arguments)
    figures = ["actions a second of the core"]
    compare(given.revision, given.seconds, given.rounds, list(TABLES), "rules", figures)


def compare(
    revision: str, seconds: float, times: int, tables: list[str], what: str, figures: list[str]
) -> dict[str, dict[str, list[Any]]]:
    """Measure both by turns and print the ratios of these figures; fail if a table is slower now."""
    with tempfile.TemporaryDirectory() as folder:
        before = Build(revision, build(revision, Path(folder)))
        known = playable(before, tables, what)
        measured = rounds([before, Build("now")], known, seconds, times, what)
    slower = []
    for table, builds in measured.items():
        for figure in figures:
            pairs = zip(builds["now"], builds[revision], strict=True)
            ratios = [after[figure] / earlier[figure] for after, earlier in pairs]
            ratio = statistics.median(ratios)
            spread = f"({min(ratios):.2f} to {max(ratios):.2f})"
            print(f"{table:<22} {ratio:6.2f} times {revision}  {spread:<16}  {figure}")
            if ratio < 1 - TOLERANCE:
                slower.append(table)
    if slower:
        raise SystemExit(f"bench: slower than {revision} by more than 10 %: {', '.join(slower)}.")
    return measured


def build(revision: str, folder: Path) -> Path:
    """The other revision as a wheel, unpacked where nothing else is."""
    source, target = folder / "source", folder / "built"
    source.mkdir()
    archive = subprocess.run(["git", "archive", revision], cwd=ROOT, capture_output=True)
    if archive.returncode:
        raise SystemExit(f'bench: there is no revision "{revision}".')
    subprocess.run(["tar", "-x", "-C", str(source)], input=archive.stdout, check=True)
    print(f"  building {revision}", file=sys.stderr, flush=True)
    command = [
        sys.executable,
        "-m",
        "pip",
        "install",
        "--quiet",
        "--no-deps",
        "--target",
        str(target),
        str(source),
    ]
    subprocess.run(command, check=True)
    return target


def playable(build: Build, tables: list[str], what: str) -> list[str]:
    """The tables that the other revision knows too."""
    known = []
    for table in tables:
        try:
            build.measure(table, 0.05, 0, what)
        except SystemExit:
            print(f"  {build.name} does not know {table}", file=sys.stderr)
        else:
            known.append(table)
    return known
