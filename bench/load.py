"""How much a server bears: hundreds of tables are played at once; acts a second and delays are told.

The server has one core, the clients another. Every act is made by a person with a connection of their own,
is durable before it is acknowledged, and is over when both people at the table were shown it.

    python -m bench.load --tables 500                       # as fast as it goes, then at half of that
    python -m bench.load --tables 500 --rate 500            # at a given load
    python -m bench.load --database postgres --processes 2
    python -m bench.load --peer                             # and boardgame.io's own server in the same run
"""

import argparse
import asyncio
import contextlib
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from bench.load_peer import measure_peer, peer
from bench.players import Table, Tally, seated
from bench.serving import Served, pin, postgres, report, serving


async def measure(addresses: list[str], count: int, seconds: float, rate: float | None) -> dict[str, Any]:
    """Acts a second at full speed, and delays at `rate` (None: half of what was reached)."""
    tally = Tally()
    began = time.perf_counter()
    tables = await seated(addresses, count, tally)
    playing = [asyncio.create_task(table.play()) for table in tables]
    while any(place.sight is None for table in tables for place in table.places):
        await asyncio.sleep(0.05)
    found: dict[str, Any] = {"tables": count, "people": 2 * count}
    found["seconds to open and connect"] = round(time.perf_counter() - began, 1)
    if rate is None:
        reached = await run(tables, tally, seconds, 0.0)
        found |= {f"full speed: {name}": value for name, value in reached.items()}
        rate = reached["acts a second"] / 2
    held = await run(tables, tally, seconds, rate)
    found |= {f"at {rate:.0f} acts a second: {name}": value for name, value in held.items()}
    for table in tables:
        table.done = True
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return found


async def run(tables: list[Table], tally: Tally, seconds: float, rate: float) -> dict[str, Any]:
    """Let all tables act for a while; the first seconds do not count."""
    interval = len(tables) / rate if rate else 0.0
    print(f"playing at {f'{rate:.0f} acts a second' if rate else 'full speed'}", file=sys.stderr, flush=True)
    for number, table in enumerate(tables):
        table.go(interval, number / rate if rate else 0.0)
    await asyncio.sleep(min(5.0, seconds / 2) + interval)
    tally.clear()
    began, used = time.perf_counter(), time.process_time()
    await asyncio.sleep(seconds)
    passed, used = time.perf_counter() - began, time.process_time() - used
    found = {
        "acts a second": round(tally.acts / passed, 1),
        "p50 ms": round(tally.percentile(0.50), 1),
        "p99 ms": round(tally.percentile(0.99), 1),
        "games ended": tally.games,
        "refused": tally.refused,
        "connections lost": tally.cut,
        "clients' share of their core": round(used / passed, 2),
    }
    for table in tables:
        table.rest()
    deadline = time.perf_counter() + 20
    while any(table.busy for table in tables) and time.perf_counter() < deadline:
        await asyncio.sleep(0.05)
    return found


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="bench load", description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--rate", type=float, default=None, help="acts a second; default: half of full speed")
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--address", action="append", help="measure a server that runs already")
    parser.add_argument("--python", default=sys.executable, help="the Python whose starboard is served")
    parser.add_argument("--peer", action="store_true", help="then boardgame.io's server, by the same client")
    asked = parser.parse_args(arguments)
    pin(1)
    with contextlib.ExitStack() as stack:
        addresses = asked.address or [server.address for server in servers(asked, stack)]
        found = asyncio.run(measure(addresses, asked.tables, asked.seconds, asked.rate))
    report(f"load, {asked.database}, {len(addresses)} process(es)", list(found.items()))
    if asked.peer:
        with peer() as address:
            found = asyncio.run(measure_peer(address, asked.tables, asked.seconds, asked.rate))
        report("load, boardgame.io's server, in memory", list(found.items()))


def servers(asked: argparse.Namespace, stack: contextlib.ExitStack) -> list[Served]:
    folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="starboard-load-")))
    database = ""
    if asked.database == "postgres":
        database = stack.enter_context(postgres(folder / "pg"))
    return [
        stack.enter_context(serving(folder / "data", core=0, database=database, python=asked.python))
        for _ in range(asked.processes)
    ]


if __name__ == "__main__":
    main(sys.argv[1:])
