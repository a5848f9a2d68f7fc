"""Is this change slower than another revision? Both are built and measured by turns.

    ./starboard bench engine --against REV [--seconds S] [--rounds N] [--folder F]

The other revision's sources are built in a folder of their own, together with the loops that are timed
here: a revision in which they did not exist yet, or had another name, is measured by the very same ones.
--folder keeps what was built for the next time. Each round measures both on every table, first one then
the other, by the time the core gave each; the ratio of each pair cancels what the machine was doing
meanwhile. A table whose median ratio is more than 10 % below 1 fails.
"""

import argparse
import shutil
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import starboard
from bench.builds import ROOT, TABLES, Build, rounds

TOLERANCE = 0.10
LOOPS = "src/starboard/kernel/benchmark_loops.py"  # what is timed, compiled with the rules it plays


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(
        prog="starboard bench engine --against", description="Compare with a revision."
    )
    parser.add_argument("revision", help="what to compare with, for example main")
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--folder", type=Path, help="keep the other build here")
    given = parser.parse_args(arguments)
    figures = ["actions a second of the core"]
    compare(given.revision, given.seconds, given.rounds, list(TABLES), "rules", figures, given.folder)


def compare(
    revision: str,
    seconds: float,
    times: int,
    tables: list[str],
    what: str,
    figures: list[str],
    keep: Path | None = None,
) -> dict[str, dict[str, list[Any]]]:
    """Measure both by turns and print the ratios of these figures; fail if a table is slower now."""
    with tempfile.TemporaryDirectory() as temporary:
        before = Build(revision, built(revision, keep or Path(temporary)))
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


def built(revision: str, folder: Path) -> Path:
    """Where the other revision stands, unpacked; built now unless the folder has it."""
    found = subprocess.run(
        ["git", "rev-parse", f"{revision}^{{commit}}"], cwd=ROOT, capture_output=True, text=True
    )
    if found.returncode:
        raise SystemExit(f'bench: there is no revision "{revision}".')
    target = folder / found.stdout.strip()
    if not target.is_dir():
        with tempfile.TemporaryDirectory() as source:
            print(f"  building {revision}", file=sys.stderr, flush=True)
            unpack(revision, Path(source))
            install(Path(source), target)
    if is_compiled(Path(starboard.__path__[0])) and not is_compiled(target / "starboard"):
        shutil.rmtree(target)
        raise SystemExit(f"bench: {revision} was not compiled; try again.")
    return target


def is_compiled(program: Path) -> bool:
    return any(file.suffix in (".so", ".pyd") for file in (program / "kernel").iterdir())


def unpack(revision: str, folder: Path) -> None:
    """The other revision's sources with today's loops, and without the page, which nobody measures."""
    archive = subprocess.run(["git", "archive", revision], cwd=ROOT, capture_output=True, check=True)
    subprocess.run(["tar", "-x", "-C", str(folder)], input=archive.stdout, check=True)
    shutil.rmtree(folder / "web", ignore_errors=True)
    shutil.copy(ROOT / LOOPS, folder / LOOPS)


def install(source: Path, target: Path) -> None:
    """Build a wheel and unpack it where nothing else is."""
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps"]
    subprocess.run([*pip, "--target", str(target), str(source)], check=True)


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
