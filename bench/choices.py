"""Do the bots choose as another revision's do? Both play the same games, with the same seeds.

    ./starboard bench choices --against REV [--games N] [--table TABLE] [--folder F]

All seats are `greedy`; in one further game for each twenty all search instead. A game is the same if
everything is that was done in it, chance included. Nothing is timed. --folder keeps the other build.
"""

import argparse
import tempfile
from pathlib import Path
from typing import Any

from bench.builds import Build
from bench.revisions import built, playable
from bench.search import PLAYED


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(
        prog="starboard bench choices", description="Do bots choose as in a former revision?"
    )
    parser.add_argument(
        "--against", metavar="REV", required=True, help="the other revision, for example main"
    )
    parser.add_argument("--games", type=int, default=100, help="games of `greedy` at each table")
    parser.add_argument("--table", action="append", choices=PLAYED, help="only this table (repeatable)")
    parser.add_argument("--folder", type=Path, help="keep the other build here")
    given = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as temporary:
        before = Build(given.against, built(given.against, given.folder or Path(temporary)))
        for table in playable(before, given.table or PLAYED, "choices"):
            ours, theirs = (
                build.measure(table, given.games, 0, "choices") for build in (Build("now"), before)
            )
            told = "; ".join(
                f"{same(ours[kind], theirs[kind])} {kind} games" for kind in ("greedy", "search")
            )
            print(f"{table:<22} the same: {told}", flush=True)


def same(ours: list[Any], theirs: list[Any]) -> str:
    return f"{sum(mine == other for mine, other in zip(ours, theirs, strict=True))} of {len(ours)}"
