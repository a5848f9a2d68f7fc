"""Measure the rules that this Python imports, compiled or not, and print one JSON document.

    python bench/measure.py GAME OPTIONS-AS-JSON SECONDS SEED [rules | whole]

`whole` also measures what a table makes of a position, as finished bytes. It is started by the other
benchmarks, once for each build that they compare.
"""

import json
import sys
import time
from collections.abc import Callable
from typing import Any

import msgspec

import starboard.kernel.state
from starboard.games.registry import find_game
from starboard.kernel import benchmark_loops
from starboard.kernel.game import Game
from starboard.kernel.playing import random_action
from starboard.kernel.rng import Random
from starboard.kernel.state import State

encode = msgspec.json.Encoder().encode


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


def nanoseconds(work: Callable[[], int], seconds: float) -> float:
    """What one of something takes of the core."""
    return 1e9 / rates(work, seconds)[1]


def each(states: list[State], make: Callable[[State], Any]) -> Callable[[], int]:
    def work() -> int:
        for state in states:
            make(state)
        return len(states)

    return work


def measure(name: str, options: dict[str, Any], seconds: float, seed: int, whole: bool) -> dict[str, Any]:
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

    began = time.perf_counter()
    actions, of_the_core = rates(play, seconds)
    part = seconds / 5
    return {
        "compiled": not str(starboard.kernel.state.__file__).endswith(".py"),
        "actions a second": actions,
        "actions a second of the core": of_the_core,
        "games a second": games / (time.perf_counter() - began),
        "mean branching": choices / decisions,
        "clone ns": nanoseconds(lambda: benchmark_loops.clones(states, 20), part),
        "legal ns": nanoseconds(lambda: benchmark_loops.questions(states, 20), part),
        "apply ns": nanoseconds(lambda: benchmark_loops.checked_actions(states, random, 5), part),
        "serialise ns": nanoseconds(each(states, lambda state: encode(state.to_dict())), part),
        **(as_sent(game, states, part) if whole else {}),
    }


def as_sent(game: Game, states: list[State], seconds: float) -> dict[str, float]:
    """What a table makes for each act: for who is asked, as the bytes that are sent."""
    from starboard.tables.messages.sight import GameHappening, Sight, Step, TableHappening
    from starboard.tables.telling import legal_actions
    from starboard.tables.words import TableWords

    unsaid = TableWords(game.name, "", [""] * states[0].seats())  # the page makes its sentences itself
    random = Random("tell")
    asked = [state for state in states if state.actors()[0] >= 0]

    def tell(state: State) -> list[Any]:
        seat = state.actors()[0]
        return [told.event for told in game.tell(state, seat, random_action(state, seat, random))]

    def message(state: State) -> bytes:
        seat = state.actors()[0]
        sight = Sight(
            seat=seat,
            position=1,
            view=state.view(seat),
            score=game.score(state, seat),
            actions=legal_actions(game, state, seat, unsaid),
            outlook=game.outlook(state, seat),
        )
        happened: list[TableHappening | GameHappening] = [GameHappening(event=event) for event in tell(state)]
        return bytes(encode([sight, Step(position=1, at=0.0, seat=seat, events=happened)]))

    return {
        "view ns": nanoseconds(each(asked, lambda state: encode(state.view(state.actors()[0]))), seconds),
        "outlook ns": nanoseconds(
            each(asked, lambda state: encode(game.outlook(state, state.actors()[0]))), seconds
        ),
        "tell ns": nanoseconds(each(asked, lambda state: encode(tell(state))), seconds),
        "message ns": nanoseconds(each(asked, message), seconds),
        "message bytes": sum(len(message(state)) for state in asked) / len(asked),
    }


if __name__ == "__main__":
    game, options, seconds, seed, *rest = sys.argv[1:]
    print(json.dumps(measure(game, json.loads(options), float(seconds), int(seed), rest == ["whole"])))
