"""Measure the rules that this Python imports, compiled or not, and print one JSON document.

    python bench/measure.py GAME OPTIONS-AS-JSON SECONDS SEED

It is started by the other benchmarks, once for each build that they compare.
"""

import json
import sys
import time
from collections.abc import Callable
from typing import Any

import starboard.kernel.state
from starboard.games.registry import find_game
from starboard.kernel import benchmark_loops
from starboard.kernel.rng import Random


def rates(work: Callable[[], int], seconds: float) -> tuple[float, float]:
    """How many of something a second, over at least so many; by the clock, and by what the core gave us."""
    work()
    done = 0
    started, worked = time.perf_counter(), time.process_time()
    while True:
        done += work()
        passed = time.perf_counter() - started
        if passed >= seconds:
            return done / passed, done / (time.process_time() - worked)


def rate(work: Callable[[], int], seconds: float) -> float:
    return rates(work, seconds)[0]


def measure(name: str, options: dict[str, Any], seconds: float, seed: int) -> dict[str, Any]:
    game = find_game(name)
    start = game.new(options)
    random = Random(seed)
    states = benchmark_loops.positions(start, Random(f"positions {seed}"), 100)
    decisions, choices = benchmark_loops.branching(start, Random("branching"), 20)
    games = 0

    def play() -> int:
        nonlocal games
        games += 10
        return benchmark_loops.playouts(start, random, 10)

    def view() -> int:
        for state in states:
            state.view(0)
        return len(states)

    def serialise() -> int:
        for state in states:
            json.dumps(state.to_dict())
        return len(states)

    began = time.perf_counter()
    actions, of_the_core = rates(play, seconds)
    return {
        "compiled": not str(starboard.kernel.state.__file__).endswith(".py"),
        "actions a second": actions,
        "actions a second of the core": of_the_core,
        "games a second": games / (time.perf_counter() - began),
        "mean branching": choices / decisions,
        "clone ns": 1e9 / rate(lambda: benchmark_loops.clones(states, 20), seconds / 5),
        "legal ns": 1e9 / rate(lambda: benchmark_loops.questions(states, 20), seconds / 5),
        "apply ns": 1e9 / rate(lambda: benchmark_loops.checked_actions(states, random, 5), seconds / 5),
        "view ns": 1e9 / rate(view, seconds / 5),
        "serialise ns": 1e9 / rate(serialise, seconds / 5),
    }


if __name__ == "__main__":
    game, options, seconds, seed = sys.argv[1:]
    print(json.dumps(measure(game, json.loads(options), float(seconds), int(seed))))
