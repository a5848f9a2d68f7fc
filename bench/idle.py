"""What tables cost that nobody plays at: memory in the server, and time at its start.

python -m bench.idle --tables 2000 --stored 10000
"""

import argparse
import asyncio
import sqlite3
import sys
import tempfile
from pathlib import Path

from bench.clients import Opener
from bench.serving import Served, report, serving


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="bench idle", description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=2000, help="in memory")
    parser.add_argument("--stored", type=int, default=10_000, help="in storage")
    asked = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory(prefix="starboard-idle-") as name:
        data = Path(name) / "data"
        with serving(data) as server:
            asyncio.run(open_tables(server, 50))  # what is made once is made now
            before = server.memory()
            asyncio.run(open_tables(server, asked.tables))
            each = (server.memory() - before) / asked.tables
            empty = server.stop()
        bare = Served(Path(name) / "bare")
        nothing = bare.start()
        bare.stop()
        multiply(data / "starboard.db", asked.stored)
        full = Served(data)
        seconds = full.start()
        full.stop()
    report(
        "idle tables",
        [
            ("tables in memory", asked.tables),
            ("kB each", round(each / 1000, 1)),
            ("exit code", empty),
            ("start with an empty database, s", round(nothing, 2)),
            (f"start with {asked.stored} tables in storage, s", round(seconds, 2)),
        ],
    )


async def open_tables(server: Served, count: int) -> None:
    opener = Opener(server.address)
    await asyncio.gather(*(opener.table() for _ in range(count)))
    await opener.close()


def multiply(database: Path, wanted: int) -> None:
    """Copy the tables in a database under new names until there are so many."""
    store = sqlite3.connect(database)
    kinds = {"tables": "id", "entries": "table_id", "snapshots": "table_id", "members": "table_id"}
    (count,) = store.execute("SELECT count(*) FROM tables").fetchone()
    for number in range(1, wanted // count + 1):
        for kind, key in kinds.items():
            columns = [row[1] for row in store.execute(f"PRAGMA table_info({kind})")]
            taken = ", ".join(f"{column} || '{number}'" if column == key else column for column in columns)
            store.execute(f"INSERT INTO {kind} SELECT {taken} FROM {kind} WHERE length({key}) = 16")
    store.commit()
    store.close()


if __name__ == "__main__":
    main(sys.argv[1:])
