"""Measure the bots that this Python imports, compiled or not, and print one JSON document.

    python bench/measure_search.py GAME OPTIONS-AS-JSON SECONDS SEED search

It is started by `bench search`, once for each build that it compares.
"""

import json
import sys
import time
from collections.abc import Callable
from typing import Any

import starboard.kernel.state
from starboard.bots.match import play_out
from starboard.bots.policies import policy_for
from starboard.bots.search.search import Search
from starboard.bots.simple import GreedyBot
from starboard.games.registry import find_game
from starboard.kernel import benchmark_loops
from starboard.kernel.bot import Bot
from starboard.kernel.game import Game
from starboard.kernel.rng import Random
from starboard.kernel.state import State

POSITIONS = 40
DESCENTS = 100  # from each; the tree then has the size of a quick answer's


def measure(name: str, options: dict[str, Any], seconds: float, seed: int) -> dict[str, Any]:
    game = find_game(name)
    asked = questions(game.new(options), seed)
    return {
        "compiled": not str(starboard.kernel.state.__file__).endswith(".py"),
        "descents a second of the core": rate(
            lambda number: search_from(game, asked[number % POSITIONS], seed), seconds
        ),
        "greedy games a second of the core": rate(
            lambda number: play_greedily(game, options, f"{seed}/{number}"), seconds
        ),
    }


def rate(work: Callable[[int], int], seconds: float) -> float:
    """How many of something a second of the core; the first piece of work warms up."""
    work(0)
    done = number = 0
    began = time.process_time()
    while (passed := time.process_time() - began) < seconds:
        done += work(number)
        number += 1
    return done / passed


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


def play_greedily(game: Game, options: dict[str, Any], seed: str) -> int:
    """One game in which every seat is `greedy`."""
    state = game.new(options)
    bots: list[Bot] = [GreedyBot(game, Random(f"{seed}/{seat}")) for seat in range(state.seats())]
    play_out(state, bots, Random(f"{seed}/redeals"), Random(f"{seed}/chance"))
    return 1


if __name__ == "__main__":
    name, options, seconds, seed, _ = sys.argv[1:]
    print(json.dumps(measure(name, json.loads(options), float(seconds), int(seed))))
