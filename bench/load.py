"""How much a server bears: hundreds of tables are played at once; acts a second and delays are told.

A single server has one core, clients and database the other; several servers share all cores with them.
Every act is made by a person with a connection of their own, is durable before it is acknowledged, and is
over when both people at the table were shown it.

    python -m bench.load --tables 500                       # as fast as it goes, then at half of that
    python -m bench.load --tables 500 --rate 500            # at a given load
    python -m bench.load --database postgres --processes 2             # a table's people anywhere
    python -m bench.load --database postgres --processes 2 --together  # at one process, as a proxy does it
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

from bench.clients import Balancer, Tally, by_table, in_turn, seated
from bench.load_peer import measure_peer, peer
from bench.phases import both_phases
from bench.processor_use import Consumers
from bench.serving import Served, pin, postgres, postmaster, report, serving


async def measure(
    addresses: list[str],
    balancer: Balancer,
    count: int,
    seconds: float,
    rate: float | None,
    consumers: Consumers,
) -> dict[str, Any]:
    """So many tables, each with two people connected, through both phases."""
    tally = Tally()
    began = time.perf_counter()
    tables = await seated(addresses, count, tally, balancer)
    playing = [asyncio.create_task(table.play()) for table in tables]
    while any(place.sight is None for table in tables for place in table.places):
        await asyncio.sleep(0.05)
    found: dict[str, Any] = {"tables": count, "people": 2 * count}
    found["seconds to open and connect"] = round(time.perf_counter() - began, 1)
    found |= await both_phases(tables, tally, seconds, rate, consumers)
    for table in tables:
        table.done = True
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return found


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="bench load", description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--rate", type=float, default=None, help="acts a second; default: half of full speed")
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--together", action="store_true", help="the people of a table at one process")
    parser.add_argument("--address", action="append", help="measure a server that runs already")
    parser.add_argument("--python", default=sys.executable, help="the Python whose starboard is served")
    parser.add_argument("--peer", action="store_true", help="then boardgame.io's server, by the same client")
    asked = parser.parse_args(arguments)
    if asked.processes == 1:
        pin(1)
    with contextlib.ExitStack() as stack:
        consumers = Consumers()
        addresses = asked.address or [server.address for server in servers(asked, stack, consumers)]
        balancer = by_table(addresses) if asked.together else in_turn(addresses)
        found = asyncio.run(measure(addresses, balancer, asked.tables, asked.seconds, asked.rate, consumers))
    spread = ", tables together" if asked.together else ""
    report(f"load, {asked.database}, {len(addresses)} process(es){spread}", list(found.items()))
    if asked.peer:
        pin(1)
        with peer() as (address, consumers):
            found = asyncio.run(measure_peer(address, asked.tables, asked.seconds, asked.rate, consumers))
        report("load, boardgame.io's server, in memory", list(found.items()))


def servers(asked: argparse.Namespace, stack: contextlib.ExitStack, consumers: Consumers) -> list[Served]:
    folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="starboard-load-")))
    database = ""
    if asked.database == "postgres":
        database = stack.enter_context(postgres(folder / "pg"))
        consumers.add("database", postmaster(folder / "pg"))
    core = 0 if asked.processes == 1 else None
    started = [
        stack.enter_context(serving(folder / "data", core=core, database=database, python=asked.python))
        for _ in range(asked.processes)
    ]
    for number, server in enumerate(started, 1):
        assert server.process is not None
        consumers.add(f"server {number}", server.process.pid)
    return started


if __name__ == "__main__":
    main(sys.argv[1:])
