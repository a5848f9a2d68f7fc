"""What it takes to let more people play: arithmetic on measured figures, up to 100,000 people at once.

python -m bench.growth                          # from bench/growth.toml
python -m bench.growth --set act_ms=0.9         # what if
python -m bench.growth --measure --tables 100   # measures what this machine can, then the same
"""

import argparse
import asyncio
import math
import sys
import tempfile
import time
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bench import clients
from bench.clients import PlayedTable, Tally, seated
from bench.processor_use import processor_time
from bench.serving import Served, serving

FIGURES = Path(__file__).parent / "growth.toml"
SIZES = (100, 1_000, 10_000, 100_000)
Figures = dict[str, float]
Row = tuple[str, Callable[["Plan"], str]]


class Plan:
    """What so many people at once ask of the machines."""

    def __init__(self, people: int, figures: Figures) -> None:
        f = figures
        self.people = people
        playing = people * f["share_playing"]
        self.tables = playing / f["people_a_table"]
        own = playing / f["seconds_between_acts"]
        self.bot_acts = own * f["bot_acts_for_one_of_a_person"]
        self.acts = (own + self.bot_acts) * (1 + f["chance_acts_for_one"])
        self.idle = people * f["socket_cpu_us"] / 1e6
        alone = self.acts * f["act_ms"] / 1000 + self.idle
        self.shared = alone > f["fill"]
        self.heard = self.acts * f["heard_us"] / 1e6 if self.shared else 0.0  # in every process
        work = self.acts * f["act_ms_shared"] / 1000 + self.idle if self.shared else alone
        self.processes = math.ceil(work / max(f["fill"] - self.heard, 0.01))
        self.server_cores = work + self.processes * self.heard
        self.database_cores = self.acts * f["database_ms"] / 1000 if self.shared else 0.0
        self.bot_cores = self.bot_acts * f["bot_seconds"] / f["fill"]
        kilobytes = self.tables * f["table_kb"] + people * f["socket_kb"]
        self.gigabytes = self.processes * f["process_mb"] / 1e3 + kilobytes / 1e6
        self.megabits = self.acts * f["people_a_table"] * f["update_kb"] * 8 / 1e3
        self.gigabytes_a_day = self.acts * f["average"] * f["stored_kb"] * 86_400 / 1e6


ROWS: list[Row] = [
    ("tables", lambda plan: f"{plan.tables:,.0f}"),
    ("acts a second, bots' and dice' too", lambda plan: f"{plan.acts:,.0f}"),
    ("server processes", lambda plan: f"{plan.processes}"),
    ("cores of the servers", lambda plan: f"{plan.server_cores:.1f}"),
    ("cores of PostgreSQL", lambda plan: f"{plan.database_cores:.1f}" if plan.shared else "– (SQLite)"),
    ("cores of the bots", lambda plan: f"{plan.bot_cores:.1f}"),
    ("memory of the servers, GB", lambda plan: f"{plan.gigabytes:.1f}"),
    ("network, Mbit/s", lambda plan: f"{plan.megabits:,.0f}"),
    ("stored a day, GB", lambda plan: f"{plan.gigabytes_a_day:,.0f}"),
]


def breaks_at(figures: Figures) -> list[tuple[int, str]]:
    """How many people reach each limit, the nearest first."""
    limits: list[tuple[str, Callable[[Plan], bool]]] = [
        ("one server process is full: PostgreSQL and a second one", lambda plan: plan.shared),
        ("bots need more than the other core of a small machine", lambda plan: plan.bot_cores > 1),
        ("bots need a machine of their own (16 cores)", lambda plan: plan.bot_cores > 16),
        (
            "NOTIFY takes commits one by one, and they wait too long: the same",
            lambda plan: plan.processes / figures["notifying_commits_a_second"] > figures["patience"],
        ),
        (
            "hearing of all acts takes a tenth of every process: several databases share the tables",
            lambda plan: plan.heard > figures["fill"] / 10,
        ),
        (
            "a terabyte is full within a month: finished games go elsewhere",
            lambda plan: plan.gigabytes_a_day > 33,
        ),
        ("a network of 1 Gbit/s", lambda plan: plan.megabits > 1000),
        ("16 cores of PostgreSQL", lambda plan: plan.database_cores > 16),
    ]
    return sorted((first_with(reached, figures), name) for name, reached in limits)


def first_with(reached: Callable[[Plan], bool], figures: Figures, most: int = 10_000_000) -> int:
    low, high = 1, most
    while low < high:
        middle = (low + high) // 2
        low, high = (low, middle) if reached(Plan(middle, figures)) else (middle + 1, high)
    return low


# -- measuring -------------------------------------------------------------------------------------


async def measured(server: Served, count: int, rate: float, seconds: float) -> Figures:
    """What a socket and an act cost this server: first nobody does anything, then they play."""
    assert server.process is not None
    process, tally = server.process.pid, Tally()
    received = 0

    def counted(text: Any) -> clients.Message:
        nonlocal received
        received += len(text)
        return reading(text)

    reading, clients.read = clients.read, counted
    tables = await seated([server.address], count, tally)
    before = server.memory()
    playing = [asyncio.create_task(table.play()) for table in tables]
    await connected(tables)
    sockets = 2 * count
    found = {"socket_kb": (server.memory() - before) / sockets / 1e3}
    used, received = processor_time(process, {}), 0
    await asyncio.sleep(seconds)
    found["socket_cpu_us"] = (processor_time(process, {}) - used) * 1e6 / seconds / sockets
    for number, table in enumerate(tables):
        table.go(count / rate, number / rate)
    await asyncio.sleep(count / rate)
    tally.clear()
    used, received, stored = processor_time(process, {}), 0, size_of(server)
    began = time.monotonic()
    await asyncio.sleep(seconds)
    idle = found["socket_cpu_us"] / 1e6 * sockets * (time.monotonic() - began)
    found["act_ms"] = (processor_time(process, {}) - used - idle) * 1e3 / tally.acts
    found["update_kb"] = received / tally.acts / 2 / 1e3
    found["stored_kb"] = (size_of(server) - stored) / tally.acts / 1e3
    for table in tables:
        table.done = True
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    clients.read = reading
    return found


async def connected(tables: list[PlayedTable]) -> None:
    while any(place.sight is None for table in tables for place in table.places):
        await asyncio.sleep(0.05)


def size_of(server: Served) -> int:
    """Bytes of the database, without what SQLite has not moved there yet."""
    return (server.data / "starboard.db").stat().st_size


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="bench growth", description=__doc__.splitlines()[0])
    parser.add_argument("--measure", action="store_true", help="sockets and acts on this machine first")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=200.0, help="acts a second while measuring")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--set", action="append", default=[], metavar="NAME=NUMBER", help="another figure")
    asked = parser.parse_args(arguments)
    known = tomllib.loads(FIGURES.read_text("utf-8"))
    figures: Figures = {**known["measured"], **known["assumed"]}
    if asked.measure:
        with (
            tempfile.TemporaryDirectory(prefix="starboard-growth-") as name,
            serving(Path(name) / "data") as it,
        ):
            new = asyncio.run(measured(it, asked.tables, asked.rate, asked.seconds))
        for figure, value in new.items():
            print(f"{figure} = {value:.3g}")
        figures |= new
    for text in asked.set:
        figure, _, value = text.partition("=")
        if figure not in figures:
            raise SystemExit(f'bench: there is no figure "{figure}". Figures: {", ".join(sorted(figures))}.')
        figures[figure] = float(value)
    plans = [Plan(people, figures) for people in SIZES]
    print(f"\n| people at once | {' | '.join(f'{plan.people:,}' for plan in plans)} |")
    print("|---|" + "---|" * len(plans))
    for title, cell in ROWS:
        print(f"| {title} | {' | '.join(cell(plan) for plan in plans)} |")
    print("\n| people | what is reached |\n|---|---|")
    for people, name in breaks_at(figures):
        print(f"| {people:,} | {name} |")


if __name__ == "__main__":
    main(sys.argv[1:])
