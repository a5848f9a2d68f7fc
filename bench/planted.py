"""Does the lab find what was planted, and nothing where nothing was? `lab run` on changes that are known.

    ./starboard bench planted [--games N] [--seeds N] [GAME …]

In each game a change that bots feel stands among some that matter little; it must be named first. A change
that bots ignore must be reported as one that they do not answer. The same rules twice, under seeds of their
own, must raise no alarm in at least 18 of 20 seeds.
"""

import argparse
import tempfile
import time
from pathlib import Path
from typing import Any

from starboard.bots.executors import Executor, local
from starboard.lab.figures import Figures, figures
from starboard.lab.runs import begin_run
from starboard.lab.summary import sentences

# By game: what is planted, and beside it what can hardly matter.
PLANTED: dict[str, tuple[dict[str, Any], list[dict[str, Any]]]] = {
    "wheel": ({"revolutions.must_move": 2, "revolutions.resurrection": 3, "revolutions.draw": 4}, [{}]),
    "convoy": ({"cycle.tracker": 16}, [{"cycle.most": 60}, {"ship.charges": 15}]),
    "colonies": ({"event.immigration.leaders.times": 4}, [{"event.alien-visitors.leaders.resources": 8}, {}]),
    "argosy": ({"tokens.of_each_kind": 9}, [{"effects.travelers_line": 2}, {"scores.itinerants_card": 6}]),
}
IGNORED = ("argosy", {"planets.core.points": 100})


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="starboard bench planted", description="What the lab finds.")
    parser.add_argument("games", nargs="*", default=list(PLANTED), metavar="GAME")
    parser.add_argument("--games", dest="number", type=int, default=1000, help="for each cell")
    parser.add_argument("--seeds", type=int, default=20, help="of experiments in which nothing differs")
    given = parser.parse_args(arguments)
    with local() as workers, tempfile.TemporaryDirectory() as name:
        for game in given.games:
            planted(Path(name), game, given.number, workers)
            nothing(Path(name), game, given.number // 5, given.seeds, workers)
        if IGNORED[0] in given.games:
            ignored(Path(name), given.number, workers)


def planted(folder: Path, game: str, games: int, workers: Executor) -> None:
    change, others = PLANTED[game]
    variants = [("as it is", {}), *((f"little {n}", other) for n, other in enumerate(others, 1))]
    variants.append(("planted", change))
    began = time.perf_counter()
    found = run(folder / f"{game} planted", game, games, variants, workers)
    first = found.findings[0]
    print(f"{game}, {time.perf_counter() - began:.0f} s: {sentences(found)[0]}", flush=True)
    assert (first.cell, first.beyond_chance) == ("planted", True), first


def ignored(folder: Path, games: int, workers: Executor) -> None:
    game, change = IGNORED
    found = run(folder / "ignored", game, games, [("as it is", {}), ("ignored", change)], workers)
    said = [sentence for sentence in sentences(found) if "answer this" in sentence]
    cell = found.cells[1]
    print(f"{game}: {said}; {cell.same_course} of {cell.games} games went the same", flush=True)
    assert said and said[0].startswith("ignored: the bots")


def nothing(folder: Path, game: str, games: int, seeds: int, workers: Executor) -> None:
    alarms = looks = 0
    for seed in range(seeds):
        twice: list[tuple[str, dict[str, Any]]] = [("once", {}), ("twice", {})]
        found = run(folder / f"{game} {seed}", game, games, twice, workers, seed, False)
        alarms += any(finding.beyond_chance for finding in found.findings)
        looks += found.looked_at
    print(f"{game}: {alarms} alarms in {seeds} seeds, {looks // seeds} looks each", flush=True)
    assert alarms <= max(2, seeds // 10)


def run(
    folder: Path,
    game: str,
    games: int,
    variants: list[tuple[str, dict[str, Any]]],
    workers: Executor,
    seed: int = 0,
    common: bool = True,
) -> Figures:
    lines = [f'game = "{game}"', f"games = {games}", f"seed = {seed}", f"common = {str(common).lower()}"]
    for name, change in variants:
        lines += ["[[variant]]", f'name = "{name}"', "[variant.set]"]
        lines += [f'"{path}" = {value}' for path, value in change.items()]
    folder.mkdir(parents=True)
    begun = begin_run(folder / "experiment.toml", "\n".join(lines), folder)
    begun.play(workers)
    return figures(begun)
