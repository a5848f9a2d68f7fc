"""How fast bots are in every game: descents a second with the settings of its levels, and `greedy` games.

    ./starboard bench search [--against REV] [--seconds S] [--rounds N] [--table TABLE] [--folder F]
        [--json FILE]

Every search starts from a position of a random game and makes 100 descents; all on one core. With --against
another revision is built too, and both are measured by turns from the same positions, as `bench engine
--against` does; a table that is more than 10 % slower makes it fail.
"""

import argparse
import json
from pathlib import Path
from typing import Any

from bench.builds import TABLES, Build, median, rounds
from bench.revisions import compare

PLAYED = [table for table in TABLES if table != "wheel"]  # without repetition its greedy games need not end
FIGURES = ["descents a second of the core", "greedy games a second of the core"]


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="starboard bench search", description="How fast bots are.")
    parser.add_argument("--against", metavar="REV", help="compare with this revision, for example main")
    parser.add_argument("--seconds", type=float, default=2.0, help="time of one measurement")
    parser.add_argument("--rounds", type=int, default=3, help="measurements of each; the median counts")
    parser.add_argument("--table", action="append", choices=PLAYED, help="only this table (repeatable)")
    parser.add_argument("--folder", type=Path, help="keep the other build here")
    parser.add_argument("--json", type=Path, help="write all figures to this file")
    given = parser.parse_args(arguments)
    tables = given.table or PLAYED
    if given.against:
        measured = compare(
            given.against, given.seconds, given.rounds, tables, "search", FIGURES, given.folder
        )
    else:
        measured = rounds([Build("now")], tables, given.seconds, given.rounds, "search")
    figures = {
        table: {build: {figure: median(rows, figure) for figure in FIGURES} for build, rows in builds.items()}
        for table, builds in measured.items()
    }
    print(as_text(figures))
    if given.json:
        given.json.write_text(json.dumps(figures, indent=1) + "\n")


def as_text(figures: dict[str, Any]) -> str:
    lines = [f"{'':<34}" + "".join(f"{figure:>36}" for figure in FIGURES)]
    for table, builds in figures.items():
        for build, row in builds.items():
            lines.append(f"{table:<22}{build:<12}" + "".join(f"{row[figure]:>36,.0f}" for figure in FIGURES))
    return "\n".join(lines)
