"""How much memory things take: a position, a search, the game on a table.

    ./starboard bench memory [--json FILE]

Bytes that Python's own allocator gave out, as `tracemalloc` counts them, so the figures are the same on every
machine. A position is measured as a clone, which shares what does not change, and alone, as it is read from a
dictionary; a search by the most that 10,000 descents from a position with a choice held at once.
"""

import argparse
import gc
import json
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bench.builds import TABLES
from starboard.bots.policies import policy_for
from starboard.bots.search.search import Search
from starboard.games.registry import find_game
from starboard.kernel import benchmark_loops
from starboard.kernel.playing import random_action
from starboard.kernel.rng import Random
from starboard.kernel.state import State
from starboard.tables.play import Play

POSITIONS = 100
DESCENTS = 10_000
ACTS = 100  # of the game on a table
COLUMNS = ["clone", "position", "search", "table"]


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(
        prog="starboard bench memory", description="How much memory things take."
    )
    parser.add_argument("--json", type=Path, help="write all figures to this file")
    given = parser.parse_args(arguments)
    figures = {table: measure(*TABLES[table]) for table in TABLES}
    print(f"{'bytes':<22}" + "".join(f"{column:>14}" for column in COLUMNS))
    for table, row in figures.items():
        print(f"{table:<22}" + "".join(f"{row[column]:>14,.0f}" for column in COLUMNS))
    if given.json:
        given.json.write_text(json.dumps(figures, indent=1) + "\n")


def measure(name: str, options: dict[str, Any]) -> dict[str, float]:
    game = find_game(name)
    start = game.new(options)
    states = benchmark_loops.positions(start, Random("memory"), POSITIONS)
    written = [state.to_dict() for state in states]
    asked = next(state for state in states if has_choice(state))
    return {
        "clone": held(lambda: [state.clone() for state in states])[0] / POSITIONS,
        "position": held(lambda: [game.from_dict(data) for data in written])[0] / POSITIONS,
        "search": held(lambda: search(name, asked))[1],
        "table": held(lambda: played(name, start))[0],
    }


def has_choice(state: State) -> bool:
    actor = state.actors()[0]
    return actor >= 0 and len(state.legal(actor)) > 1


def held(make: Callable[[], Any]) -> tuple[int, int]:
    """The bytes that what is made holds, and the most that making it took."""
    make()  # what is made once and kept is not counted
    gc.collect()
    tracemalloc.start()
    made = make()
    gc.collect()
    found = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    del made
    return found


def search(name: str, state: State) -> Search:
    """All descents, however soon the choice is settled."""
    game = find_game(name)
    made = Search(game, policy_for(game), game.levels.settings, state, state.actors()[0], Random("search"))
    for _ in range(DESCENTS):
        made.descend()
    return made


def played(name: str, start: State) -> Play:
    """The game on a table after some acts, with what may still be taken back."""
    play = Play(find_game(name), start.clone(), 0)
    random = Random("table")
    for number in range(ACTS):
        actors = play.state.actors()
        if not actors:
            break
        action = random_action(play.state, actors[0], random)
        play.adopt_next(play.carry_out(play.state, actors[0], action))
        play.advance(actors[0], action, None, number)
    return play
