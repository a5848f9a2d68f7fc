"""Servers under fire: whatever is killed, cut off or full, nothing acknowledged is lost or done twice.

python -m bench.faults kill --database sqlite --times 50      # SIGKILL while clients play
python -m bench.faults kill --database postgres --times 50
python -m bench.faults sibling --times 20                     # one of two processes on one PostgreSQL
python -m bench.faults cut --times 20                         # all connections to PostgreSQL
python -m bench.faults bots --times 20                        # the processes that bots think in
python -m bench.faults disk                                   # no room left for SQLite
python -m bench.faults soak --minutes 20                      # joins, leaves, reconnects, undo
"""

import argparse
import asyncio
import contextlib
import os
import random
import signal
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

from bench.audit import audit
from bench.clients import PlayedTable, Tally, seated
from bench.serving import Served, postgres, report, serving

TABLES = 20
SHOWN = 40  # lines of the log
Fault = Callable[[int], Awaitable[None]]


class Fire:
    """Clients that play at some servers while something goes wrong there, again and again."""

    def __init__(self, servers: list[Served], tables: int, chance: random.Random) -> None:
        self.servers = servers
        self.count = tables
        self.chance = chance
        self.tally = Tally()
        self.tables: list[PlayedTable] = []
        self.longest = 0.0  # seconds that all clients together did nothing

    async def run(self, times: int, fault: Fault, pause: tuple[float, float] = (0.5, 2.5)) -> None:
        addresses = [server.address for server in self.servers]
        self.tables = await seated(addresses, self.count, self.tally)
        playing = [asyncio.create_task(table.play()) for table in self.tables]
        for table in self.tables:
            table.go(interval=0.2)
        for number in range(times):
            await asyncio.sleep(self.chance.uniform(*pause))
            await fault(number)
            await self._play_again()
        for table in self.tables:
            table.rest()
        await self._settle()
        for table in self.tables:
            table.done = True
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)

    async def _play_again(self) -> None:
        """Wait until every table has gone on by itself."""
        began = time.monotonic()
        before = {id(table): len(table.acted) for table in self.tables}
        while any(len(table.acted) == before[id(table)] for table in self.tables):
            if time.monotonic() - began > 60:
                stuck = [table.id for table in self.tables if len(table.acted) == before[id(table)]]
                raise SystemExit(f"bench: after a minute these tables have not gone on: {stuck}")
            await asyncio.sleep(0.02)
        self.longest = max(self.longest, time.monotonic() - began)

    async def has_not_stored(self) -> None:
        """Wait until somebody was refused for want of room, and a little longer."""
        before, began = self.tally.not_stored, time.monotonic()
        while self.tally.not_stored == before and time.monotonic() - began < 60:
            await asyncio.sleep(0.02)
        await asyncio.sleep(1)

    async def _settle(self) -> None:
        """Wait for the last answers: what was sent is asked for until it is answered."""
        deadline = time.monotonic() + 60
        while any(table.busy for table in self.tables) and time.monotonic() < deadline:
            await asyncio.sleep(0.05)

    async def found(self) -> list[tuple[str, Any]]:
        """What was promised, and what is there now."""
        checked = await audit(self.servers[0].address, self.tables)
        complaints = [line for server in self.servers for line in server.complaints()]
        print(*complaints[:SHOWN], sep="\n", file=sys.stderr)
        return [
            ("tables", len(self.tables)),
            ("games", sum(len(table.tables) for table in self.tables)),
            ("connections lost", self.tally.cut),
            ("longest until every table had gone on by itself, s", round(self.longest, 2)),
            ("acts acknowledged", checked.acknowledged),
            ("acknowledged and lost", checked.lost),
            ("done twice, or never asked for", checked.surplus),
            ("tables that do not verify", checked.corrupt),
            ("refused as not stored, and repeated", self.tally.not_stored),
            ("refused otherwise", self.tally.refused),
            ("errors in the log", len(complaints)),
        ]


# -- what goes wrong ---------------------------------------------------------------------------------


def kill(asked: argparse.Namespace) -> None:
    """SIGKILL at a random moment, and a new start."""
    with database(asked.database) as (folder, url), serving(folder / "data", database=url) as server:
        fire = Fire([server], TABLES, random.Random(asked.seed))

        async def power_cut(number: int) -> None:
            server.kill()
            await asyncio.to_thread(server.start)

        tell(f"SIGKILL {asked.times} times, {asked.database}", fire, asked.times, power_cut)


def sibling(asked: argparse.Namespace) -> None:
    """One of two processes is killed; its people go on with the other one."""
    with contextlib.ExitStack() as stack:
        folder, url = stack.enter_context(database("postgres"))
        pair = [stack.enter_context(serving(folder / "data", database=url)) for _ in range(2)]
        fire = Fire(pair, TABLES, random.Random(asked.seed))

        async def lose_one(number: int) -> None:
            pair[number % 2].kill()
            await fire._play_again()
            await asyncio.to_thread(pair[number % 2].start)

        tell(f"one of two processes killed {asked.times} times", fire, asked.times, lose_one)


def cut(asked: argparse.Namespace) -> None:
    """PostgreSQL ends every connection of two servers at once."""
    import asyncpg

    with contextlib.ExitStack() as stack:
        folder, url = stack.enter_context(database("postgres"))
        pair = [stack.enter_context(serving(folder / "data", database=url)) for _ in range(2)]
        fire = Fire(pair, TABLES, random.Random(asked.seed))

        async def hang_up(number: int) -> None:
            connection = await asyncpg.connect(url)
            await connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"
            )
            await connection.close()

        tell(f"database connections cut {asked.times} times", fire, asked.times, hang_up)


def bots(asked: argparse.Namespace) -> None:
    """The processes that bots think in are killed; the tables of people and bots go on."""
    from bench.bot_tables import BotTables

    with database("sqlite") as (folder, _), serving(folder / "data", "--quick-bots") as server:
        tables = BotTables(server.address, TABLES, random.Random(asked.seed))

        def shoot() -> int:
            shot = thinkers(server)
            for process in shot:
                os.kill(process, signal.SIGKILL)
            return len(shot)

        found = asyncio.run(tables.run(asked.times, shoot))
        report(f"bots killed {asked.times} times", [*found, ("errors in the log", len(server.complaints()))])


def thinkers(server: Served) -> list[int]:
    """The processes that a server's bots think in."""
    assert server.process is not None
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
    return [int(child) for child in children]


def disk(asked: argparse.Namespace) -> None:
    """No room left for the database: acts are refused, and all is well when there is room again."""
    from bench.full_disk import no_room, room_again, small_disk

    with (
        database("sqlite") as (folder, _),
        small_disk(folder / "data") as how,
        serving(folder / "data") as server,
    ):
        fire = Fire([server], TABLES, random.Random(asked.seed))

        async def fill(number: int) -> None:
            no_room(folder / "data")
            await fire.has_not_stored()
            room_again(folder / "data")

        tell(f"disk full {asked.times} times ({how})", fire, asked.times, fill)


def soak(asked: argparse.Namespace) -> None:
    """Joins, leaves, reconnects and undo for a long while: memory stays flat, and the log empty."""
    from bench.soak import Soak

    with database(asked.database) as (folder, url), serving(folder / "data", database=url) as server:
        found = asyncio.run(Soak(server, random.Random(asked.seed)).run(asked.minutes * 60))
        report(f"soak of {asked.minutes} minutes, {asked.database}", found)


# -- around it ---------------------------------------------------------------------------------------


@contextlib.contextmanager
def database(kind: str) -> Iterator[tuple[Path, str]]:
    """A folder, and the address of a PostgreSQL if one is asked for."""
    with tempfile.TemporaryDirectory(prefix="starboard-faults-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        if kind == "postgres":
            with postgres(folder / "pg") as url:
                yield folder, url
        else:
            yield folder, ""


def tell(title: str, fire: Fire, times: int, fault: Fault) -> None:
    async def run() -> list[tuple[str, Any]]:
        await fire.run(times, fault)
        return await fire.found()

    found = asyncio.run(run())
    report(title, found)
    promises = ("acknowledged and lost", "done twice, or never asked for", "tables that do not verify")
    if any(value for name, value in found if name in promises):
        raise SystemExit("bench: a promise was broken.")


FAULTS = {"kill": kill, "sibling": sibling, "cut": cut, "bots": bots, "disk": disk, "soak": soak}


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="bench faults", description=__doc__.splitlines()[0])
    parser.add_argument("fault", choices=FAULTS)
    parser.add_argument("--times", type=int, default=10)
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    FAULTS[asked.fault](asked)


if __name__ == "__main__":
    main(sys.argv[1:])
