"""Memory that comes free by itself only when somebody looks for it: closed connections hold themselves."""

import asyncio
import gc
import time
from typing import Final

EVERY: Final = 20.0  # seconds between two looks, at least
SHARE: Final = 1000  # a look takes at most this part of the time


async def keep_tidy() -> None:
    """Look through everything that came into being since the start, now and then, for as long as we serve.

    Python would look after so many new objects; a server that makes few of them would wait for hours.
    """
    gc.freeze()  # what is there from the start stays
    gc.set_threshold(20_000, 20, 1_000_000)
    took = 0.0
    while True:
        await asyncio.sleep(max(EVERY, SHARE * took))
        began = time.perf_counter()
        gc.collect()
        took = time.perf_counter() - began
