"""How fast the rules are: random playouts, and the questions a search or a table asks.

    ./starboard bench engine [--seconds S] [--rounds N] [--json FILE] [--plot FILE]

The same sources interpreted and compiled, by turns in one run. Playouts and drills run inside the
compiled part; one core. View, outlook, what is told and the message of a table are measured as the bytes that
are sent.
"""

import argparse
import json
from pathlib import Path
from typing import Any

from bench.builds import ROOT, TABLES, Build, median, rounds
from bench.plots import BLUE, GOLD, bars

COLUMNS = [
    "actions a second",
    "games a second",
    "clone ns",
    "legal ns",
    "apply ns",
    "view ns",
    "outlook ns",
    "tell ns",
    "message ns",
    "message bytes",
    "serialise ns",
]


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="starboard bench engine", description="How fast the rules are.")
    parser.add_argument("--seconds", type=float, default=2.0, help="time for the playouts of one measurement")
    parser.add_argument("--rounds", type=int, default=3, help="measurements of each; the median counts")
    parser.add_argument("--table", action="append", choices=list(TABLES), help="only this table (repeatable)")
    parser.add_argument("--json", type=Path, help="write all figures to this file")
    parser.add_argument("--plot", type=Path, help="draw actions a second to this file (needs matplotlib)")
    given = parser.parse_args(arguments)
    builds = [Build("compiled"), Build("interpreted", ROOT / "src")]
    measured = rounds(builds, given.table or list(TABLES), given.seconds, given.rounds, "whole")
    check_builds(measured)
    figures = summary(measured)
    print(as_text(figures))
    if given.json:
        given.json.write_text(json.dumps(figures, indent=1) + "\n")
    if given.plot:
        plot(figures, given.plot)


def check_builds(measured: dict[str, dict[str, list[Any]]]) -> None:
    """The builds must be what they are called, or the table lies."""
    for builds in measured.values():
        if not all(row["compiled"] for row in builds["compiled"]):
            raise SystemExit("bench: the installed rules are not compiled; a C compiler is needed.")
        if any(row["compiled"] for row in builds["interpreted"]):
            raise SystemExit("bench: the rules under src are compiled; remove the compiled files there.")


def summary(measured: dict[str, dict[str, list[Any]]]) -> dict[str, Any]:
    columns = [*COLUMNS, "mean branching"]
    return {
        table: {build: {what: median(rows, what) for what in columns} for build, rows in builds.items()}
        for table, builds in measured.items()
    }


def as_text(figures: dict[str, Any]) -> str:
    head = f"{'':<22}{'':<13}" + "".join(f"{column:>18}" for column in COLUMNS)
    lines = [head]
    for table, builds in figures.items():
        for build, row in builds.items():
            lines.append(f"{table:<22}{build:<13}" + "".join(f"{row[column]:>18,.0f}" for column in COLUMNS))
        gain = builds["compiled"]["actions a second"] / builds["interpreted"]["actions a second"]
        branching = builds["compiled"]["mean branching"]
        lines.append(f"{'':<22}compiled {gain:.1f} times as fast; {branching:.1f} choices at a decision")
    return "\n".join(lines)


def plot(figures: dict[str, Any], path: Path) -> None:
    colours = {"compiled": GOLD, "interpreted": BLUE}
    rows = [
        (f"{table}, {build}", row["actions a second"], colours[build], build)
        for table, builds in figures.items()
        for build, row in builds.items()
    ]
    bars(path, rows, "small actions a second, one core (logarithmic)")
