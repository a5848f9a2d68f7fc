"""A load run in two phases, whichever server bears it: as fast as it goes, then at half of that."""

import asyncio
import sys
import time
from collections.abc import Sequence
from typing import Any, Protocol

from bench.clients import Tally
from bench.processor_use import Consumers


class Playing(Protocol):
    """A table, as far as a load run needs to know it."""

    @property
    def busy(self) -> bool:
        """Is an act under way?"""

    def go(self, interval: float = 0.0, first: float = 0.0) -> None:
        """Begin to act in `first` seconds, then every `interval` seconds; 0: at once."""

    def rest(self) -> None:
        """Begin no further act."""


async def both_phases(
    tables: Sequence[Playing], tally: Tally, seconds: float, rate: float | None, consumers: Consumers
) -> dict[str, Any]:
    """Acts a second at full speed, and delays at `rate` (None: half of what was reached)."""
    found: dict[str, Any] = {}
    if rate is None:
        reached = await phase(tables, tally, seconds, 0.0, consumers)
        found |= {f"full speed: {name}": value for name, value in reached.items()}
        rate = reached["acts a second"] / 2
    held = await phase(tables, tally, seconds, rate, consumers)
    return found | {f"at {rate:.0f} acts a second: {name}": value for name, value in held.items()}


async def phase(
    tables: Sequence[Playing], tally: Tally, seconds: float, rate: float, consumers: Consumers
) -> dict[str, Any]:
    """Let all tables act for a while; the first seconds do not count. Rate 0: at full speed."""
    interval = len(tables) / rate if rate else 0.0
    print(f"playing at {f'{rate:.0f} acts a second' if rate else 'full speed'}", file=sys.stderr, flush=True)
    for number, table in enumerate(tables):
        table.go(interval, number / rate if rate else 0.0)
    await asyncio.sleep(min(5.0, seconds / 2) + interval)
    tally.clear()
    began, used = time.perf_counter(), consumers.used()
    await asyncio.sleep(seconds)
    passed, shares = time.perf_counter() - began, consumers.used()
    served = sum(shares[name] - used[name] for name in used if name.startswith("server"))
    found = {
        "acts a second": round(tally.acts / passed, 1),
        "acts for a core second of the servers": round(tally.acts / served) if served else None,
        "p50 ms": round(tally.percentile(0.50), 1),
        "p99 ms": round(tally.percentile(0.99), 1),
        "games ended": tally.games,
        "refused": tally.refused,
        "connections lost": tally.cut,
        "cores used": {name: round((shares[name] - used[name]) / passed, 2) for name in used},
    }
    await come_to_rest(tables)
    return found


async def come_to_rest(tables: Sequence[Playing]) -> None:
    for table in tables:
        table.rest()
    deadline = time.perf_counter() + 20
    while any(table.busy for table in tables) and time.perf_counter() < deadline:
        await asyncio.sleep(0.05)
