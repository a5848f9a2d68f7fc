"""Waiting for something to be so, with a deadline: never for time to pass."""

import asyncio
import time
from collections.abc import Callable

DEADLINE = 300.0  # seconds: only what never comes takes as long, on however busy a machine


async def until(condition: Callable[[], object], within: float = DEADLINE) -> None:
    """In an async test, while everything else in the loop goes on."""
    async with asyncio.timeout(within):
        while not condition():
            await asyncio.sleep(0.01)


def wait_until(condition: Callable[[], object], within: float = DEADLINE) -> None:
    end = time.monotonic() + within
    while not condition():
        assert time.monotonic() < end, "it did not come to be in time"
        time.sleep(0.02)
