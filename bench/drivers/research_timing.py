"""What the drivers of `bench research` share: decisions a second, by the time that the core gave."""

import json
import time
from collections.abc import Callable


def report(peer: str, game: str, how: str, seconds: float, step: Callable[[], int]) -> None:
    """Step (which says how many decisions it made) for so many seconds and print one JSON row."""
    for _ in range(3):
        step()
    decisions = 0
    started, worked = time.perf_counter(), time.process_time()
    while time.perf_counter() - started < seconds:
        decisions += step()
    row = {
        "peer": peer,
        "game": game,
        "how": how,
        "a second": decisions / (time.perf_counter() - started),
        "a second of the core": decisions / (time.process_time() - worked),
    }
    print(json.dumps(row), flush=True)
