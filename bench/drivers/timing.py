"""What all drivers of peers share: play whole games for so many seconds, print one JSON row each."""

import json
import time
from collections.abc import Callable


def report(peer: str, game: str, how: str, seconds: float, play: Callable[[int], int]) -> None:
    """Play games (`play` takes the game's number and says how many actions it took) and print the rate."""
    play(0)
    actions = games = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        games += 1
        actions += play(games)
    passed = time.perf_counter() - started
    print(
        json.dumps({"peer": peer, "game": game, "how": how, "actions a second": actions / passed}), flush=True
    )
