"""Measure the search that this Python imports, compiled or not, and print one JSON document.

    python bench/measure_search.py GAME OPTIONS-AS-JSON SECONDS SEED search

It is started by `bench search`, once for each build that it compares.
"""

import json
import sys
import time
from typing import Any

import starboard.kernel.state
from starboard.bots.policies import policy_for
from starboard.bots.search.search import Search
from starboard.games.registry import find_game
from starboard.kernel import benchmark_loops
from starboard.kernel.game import Game
from starboard.kernel.rng import Random
from starboard.kernel.state import State

POSITIONS = 40
DESCENTS = 100  # from each; the tree then has the size of a quick answer's


def measure(name: str, options: dict[str, Any], seconds: float, seed: int) -> dict[str, Any]:
    game = find_game(name)
    asked = questions(game.new(options), seed)
    done = 0
    search_from(game, asked[0], seed)
    began = time.process_time()
    while True:
        for state in asked:
            done += search_from(game, state, seed)
            passed = time.process_time() - began
            if passed >= seconds:
                return {
                    "compiled": not str(starboard.kernel.state.__file__).endswith(".py"),
                    "descents a second of the core": done / passed,
                }


def questions(start: State, seed: int) -> list[State]:
    """Positions in which somebody has a choice."""
    random = Random(f"positions {seed}")
    found: list[State] = []
    while len(found) < POSITIONS:
        for state in benchmark_loops.positions(start, random, POSITIONS):
            actor = state.actors()[0]
            if actor >= 0 and len(state.legal(actor)) > 1:
                found.append(state)
    return found[:POSITIONS]


def search_from(game: Game, state: State, seed: int) -> int:
    """Make some descents from a position; how many."""
    random = Random(seed)
    search = Search(game, policy_for(game), game.levels.settings, state, state.actors()[0], random)
    for _ in range(DESCENTS):
        search.descend()
    return DESCENTS


if __name__ == "__main__":
    name, options, seconds, seed, _ = sys.argv[1:]
    print(json.dumps(measure(name, json.loads(options), float(seconds), int(seed))))
