"""Waiting for something to be so, with a deadline: never for time to pass."""

import time
from collections.abc import Callable

DEADLINE = 90.0  # seconds, for a machine that is busy


def wait_until(condition: Callable[[], object], within: float = DEADLINE) -> None:
    end = time.monotonic() + within
    while not condition():
        assert time.monotonic() < end, "it did not come to be in time"
        time.sleep(0.02)
