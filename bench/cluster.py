"""That a broken run is like a whole one, and what a Ray cluster costs beside processes: `lab run` by turns.

    ./starboard bench cluster [--games N] [--rounds N]     (needs the extra `cluster`)

A grid of twelve cells of Argosy is played by two processes, and once more by a `starboard lab run` that is
killed twice on the way and begun again. Then a cluster of two nodes with a core each is begun on this
machine; it and the processes play the grid by turns, starting told apart, and in one more round a node is
killed half way. All rows and figures must be the same.
"""

import argparse
import os
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from starboard.bots.executors import Executor, Processes
from starboard.bots.simulation import SimulatedGames, simulation
from starboard.games.registry import find_game
from starboard.lab.cluster import RayCluster
from starboard.lab.figures import figures
from starboard.lab.observing import observe
from starboard.lab.runs import Run, begin_run, open_run, play_piece

GRID = """
game = "argosy"
name = "grid"
games = {games}
seed = "grid"
answers = 0
[factors.components]
"tokens.of_each_kind" = [10, 9, 11]
"planets.core.points" = [50, 100]
"research.draw" = [2, 3]
"""
STORE = 100 * 2**20
QUIETLY: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="starboard bench cluster", description="Ray beside processes.")
    parser.add_argument("--games", type=int, default=50, help="for each of the twelve cells, each round")
    parser.add_argument("--rounds", type=int, default=3)
    given = parser.parse_args(arguments)
    os.environ.setdefault("RAY_AUTH_MODE", "disabled")
    from ray.cluster_utils import Cluster

    with tempfile.TemporaryDirectory() as name, Processes(2) as processes:
        folder = Path(name)
        print(f"two processes: first answers after {warm(processes):.1f} s")
        whole, seconds = timed(folder / "whole", given.games, processes)
        print(f"12 cells of {given.games} games by two processes: {seconds:.1f} s", flush=True)
        same(whole, killed_twice(folder, whole), "killed twice")
        began = time.perf_counter()
        head = {"num_cpus": 1, "object_store_memory": STORE}
        cluster = Cluster(initialize_head=True, head_node_args=head)
        node = cluster.add_node(num_cpus=1, object_store_memory=STORE)
        cluster.wait_for_nodes()
        with RayCluster(cluster.address) as ray:
            print(f"the cluster began in {time.perf_counter() - began:.1f} s")
            print(f"the cluster: first answers after {warm(ray):.1f} s", flush=True)
            compare(folder, given.games, given.rounds, whole, processes, ray)
            kill = Murderous(ray, lambda: cluster.remove_node(node, False))
            there, seconds = timed(folder / "a node less", given.games, kill)
            same(whole, there, f"a node killed half way, {seconds:.1f} s")
        cluster.shutdown()


def same(whole: Run, other: Run, what: str) -> None:
    assert rows(whole) == rows(other), f"{what}: the rows differ"
    assert figures(whole).findings == figures(other).findings, f"{what}: the figures differ"
    print(f"{what}: rows and figures equal", flush=True)


def killed_twice(folder: Path, whole: Run) -> Run:
    """The same experiment by the command, killed when a third and two thirds of the games are there."""
    there = folder / "killed"
    games = whole.plan.games * len(whole.plan.cells)
    command = [sys.executable, "-m", "starboard", "lab", "run", "--workers", "2"]
    command += [str(folder / "grid.toml"), "--out", str(there)]
    for third in (1, 2):
        with subprocess.Popen(command, start_new_session=True, **QUIETLY) as process:
            while kept(there) < third * games // 3:
                assert process.poll() is None, "it ended before it could be killed"
                time.sleep(0.05)
            os.killpg(process.pid, signal.SIGKILL)
    subprocess.run(command, check=True, **QUIETLY)
    return open_run(there)


def kept(folder: Path) -> int:
    """Games of a run that are there: a chunk's name says from where to where it goes."""
    names = [file.stem.split("-") for file in (folder / "chunks").glob("*.rows")]
    return sum(int(stop) - int(start) for _, start, stop in names)


def warm(executor: Executor) -> float:
    """Workers begin when they are first needed: let all of them import the rules."""
    began = time.perf_counter()
    for _ in executor.answers(look_at_one, [(number,) for number in range(4 * executor.workers)]):
        pass
    return time.perf_counter() - began


def look_at_one(number: int) -> int:
    return observe(SimulatedGames(simulation(find_game("argosy"), ["greedy"])), number).turns


def compare(folder: Path, games: int, rounds: int, whole: Run, *executors: Executor) -> None:
    ratios = []
    for number in range(rounds):
        seconds: dict[Executor, float] = {}
        for executor in executors if number % 2 == 0 else reversed(executors):
            run, seconds[executor] = timed(folder / f"{number} {type(executor).__name__}", games, executor)
            assert rows(run) == rows(whole), "the rows differ"
        here, there = (seconds[executor] for executor in executors)
        ratios.append(there / here)
        print(f"  processes {here:.1f} s, cluster {there:.1f} s", flush=True)
    if ratios:
        median = statistics.median(ratios)
        print(f"cluster: {median:.3f} times the time of two processes; rows equal", flush=True)


class Murderous(Executor):
    """Kills something when half of the answers are there."""

    def __init__(self, executor: Executor, kill: Any) -> None:
        self.executor = executor
        self.workers = executor.workers
        self.kill = kill

    def answers(self, work: Any, pieces: Any) -> Iterator[tuple[int, Any]]:
        for count, answer in enumerate(self.executor.answers(work, pieces)):
            if count == len(pieces) // 2 and work is play_piece:
                self.kill()
            yield answer


def timed(folder: Path, games: int, executor: Executor) -> tuple[Run, float]:
    file = folder.parent / "grid.toml"
    file.write_text(GRID.format(games=games))
    run = begin_run(file, file.read_text(), folder)
    began = time.perf_counter()
    run.play(executor)
    return run, time.perf_counter() - began


def rows(run: Run) -> list[Any]:
    return [run.rows(cell.number) for cell in run.plan.cells]
