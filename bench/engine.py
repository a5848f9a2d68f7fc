"""How fast the rules are: random playouts, and the questions a search or a table asks.

    ./starboard bench engine [--seconds S] [--rounds N] [--json FILE] [--plot FILE]

The same sources interpreted and compiled, by turns in one run. Playouts and drills run inside the
compiled part; one core.
"""

import argparse
import json
from pathlib import Path
from typing import Any

from bench.builds import ROOT, TABLES, Build, median, rounds

COLUMNS = [
    "actions a second",
    "games a second",
    "clone ns",
    "legal ns",
    "apply ns",
    "view ns",
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
    measured = rounds(builds, given.table or list(TABLES), given.seconds, given.rounds)
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
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    tables = list(figures)
    figure, axes = pyplot.subplots(figsize=(8, 0.7 * len(tables) + 1.2))
    for shift, (build, colour) in enumerate((("compiled", "#c89b3c"), ("interpreted", "#5d7fa8"))):
        rates = [figures[table][build]["actions a second"] for table in tables]
        places = [row + 0.4 * shift for row in range(len(tables))]
        axes.barh(places, rates, height=0.38, color=colour, label=build)
    axes.set_yticks([row + 0.2 for row in range(len(tables))], tables)
    axes.set_xscale("log")
    axes.set_xlabel("small actions a second, one core (logarithmic)")
    axes.invert_yaxis()
    axes.legend()
    figure.tight_layout()
    figure.savefig(path)
