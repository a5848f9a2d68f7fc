"""What a Ray cluster costs beside processes of this machine, and that a node may die: `lab run` by turns.

    ./starboard bench cluster [--games N] [--rounds N]     (needs the extra `cluster`)

A cluster of two nodes with a core each is begun on this machine. A grid of twelve cells of Argosy is played
by two processes and by the cluster, round by round; starting is told apart. In one more round a node is
killed half way. All rows must be the same.
"""

import argparse
import os
import statistics
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
from starboard.lab.observing import observe
from starboard.lab.runs import Run, begin_run, play_piece

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


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="starboard bench cluster", description="Ray beside processes.")
    parser.add_argument("--games", type=int, default=50, help="for each of the twelve cells, each round")
    parser.add_argument("--rounds", type=int, default=3)
    given = parser.parse_args(arguments)
    os.environ.setdefault("RAY_AUTH_MODE", "disabled")
    from ray.cluster_utils import Cluster

    with tempfile.TemporaryDirectory() as name:
        began = time.perf_counter()
        head = {"num_cpus": 1, "object_store_memory": STORE}
        cluster = Cluster(initialize_head=True, head_node_args=head)
        node = cluster.add_node(num_cpus=1, object_store_memory=STORE)
        cluster.wait_for_nodes()
        with Processes(2) as processes, RayCluster(cluster.address) as ray:
            print(f"the cluster began in {time.perf_counter() - began:.1f} s")
            for executor in (processes, ray):
                print(f"{type(executor).__name__}: first answers after {warm(executor):.1f} s")
            compare(Path(name), given.games, given.rounds, processes, ray)
            lose_a_node(Path(name), given.games, processes, ray, lambda: cluster.remove_node(node, False))
        cluster.shutdown()


def warm(executor: Executor) -> float:
    """Workers begin when they are first needed: let all of them import the rules."""
    began = time.perf_counter()
    for _ in executor.answers(look_at_one, [(number,) for number in range(4 * executor.workers)]):
        pass
    return time.perf_counter() - began


def look_at_one(number: int) -> int:
    return observe(SimulatedGames(simulation(find_game("argosy"), ["greedy"])), number).turns


def compare(folder: Path, games: int, rounds: int, *executors: Executor) -> None:
    ratios = []
    for number in range(rounds):
        seconds: list[float] = []
        found = []
        for executor in executors if number % 2 == 0 else reversed(executors):
            run, spent = timed(folder / f"{number} {type(executor).__name__}", games, executor)
            seconds.append(spent)
            found.append(rows(run))
        if number % 2:
            seconds.reverse()
        assert found[0] == found[1], "the rows differ"
        ratios.append(seconds[1] / seconds[0])
        print(f"  processes {seconds[0]:.1f} s, cluster {seconds[1]:.1f} s", file=sys.stderr)
    print(f"cluster: {statistics.median(ratios):.3f} times the time of two processes; rows equal")


def lose_a_node(folder: Path, games: int, processes: Executor, ray: Executor, kill: Any) -> None:
    here, _ = timed(folder / "here", games, processes)
    there, seconds = timed(folder / "there", games, Murderous(ray, kill))
    assert rows(here) == rows(there), "the rows differ"
    print(f"with a node killed half way: {seconds:.1f} s; rows equal")


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
    folder.parent.mkdir(exist_ok=True)
    file = folder.parent / "grid.toml"
    text = GRID.format(games=games)
    run = begin_run(file, text, folder)
    began = time.perf_counter()
    run.play(executor)
    return run, time.perf_counter() - began


def rows(run: Run) -> list[Any]:
    return [run.rows(cell.number) for cell in run.plan.cells]
