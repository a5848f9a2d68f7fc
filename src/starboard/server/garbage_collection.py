"""Python's garbage collector, run now and then: closed connections are cycles, which only it can free."""

import asyncio
import gc
import time
from typing import Final

EVERY: Final = 20.0  # seconds between two looks, at least
SHARE: Final = 1000  # a look takes at most this part of the time


async def keep_tidy() -> None:
    """Collect garbage now and then, for as long as the server runs.

    Python does it by itself after so many new objects; a server that makes few of them would wait for hours.
    """
    gc.freeze()  # what is there from the start stays
    gc.set_threshold(20_000, 20, 1_000_000)
    took = 0.0
    while True:
        await asyncio.sleep(max(EVERY, SHARE * took))
        began = time.perf_counter()
        gc.collect()
        took = time.perf_counter() - began
