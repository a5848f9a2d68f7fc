"""A hostile client: it tries to break servers that it starts itself on this machine, and prints what held.

python -m bench.hostile                     # everything, within a few minutes
python -m bench.hostile --postgres          # the same on PostgreSQL, people at two processes
python -m bench.hostile --requests 20000    # more odd requests
"""

import argparse
import asyncio
import shutil
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx

from bench.attacker import Person, Trial, people, was_closed
from bench.connection_attacks import HALF_SENT, UNREAD, given_up, half_sent, hoarded, let_go, pouring
from bench.odd_requests import answered, odd_requests
from bench.serving import ROOT, Served, postgres, report, serving
from bench.table_attacks import dice, imports, links, once, side_ways, too_many_tables, understanding

GROWTH = 4_000_000  # bytes that a server may have grown by after the odd requests


# -- starting ----------------------------------------------------------------------------------------


def refuses_to_start(trial: Trial, what: str, data: Path) -> None:
    """It must say one sentence, and end with something else than 0."""
    line = [sys.executable, "-m", "starboard.cli", "serve", "--port", "0", "--data", str(data)]
    try:
        ran = subprocess.run(line, capture_output=True, text=True, timeout=60, cwd=ROOT)
        one_line = ran.stderr.startswith("starboard: ") and ran.stderr.count("\n") == 1
        trial.note(f"does not start: {what}", ran.returncode and one_line, ran.stderr[-300:])
    except subprocess.TimeoutExpired:
        trial.note(f"does not start: {what}", False, "it started")


def spoilt(data: Path) -> Path:
    """A copy, to be spoilt."""
    return Path(shutil.copytree(data, data.parent / f"spoilt-{time.monotonic_ns()}"))


def made_newer(data: Path) -> Path:
    database = sqlite3.connect(data / "starboard.db")
    database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.commit()
    database.close()
    return data


def broken_keys(trial: Trial, data: Path) -> None:
    """On a data folder of a server that has ended."""
    for name in ("operator.key", "cookie.key"):
        for what, content in (("empty", b""), ("short", b"abc"), ("no text", b"\xff" * 64)):
            copy = spoilt(data)
            (copy / name).write_bytes(content)
            refuses_to_start(trial, f"{name} is {what}", copy)


def broken_databases(trial: Trial, data: Path) -> None:
    """The same, where it has an SQLite database."""
    refuses_to_start(trial, "a newer database", made_newer(spoilt(data)))
    damaged = spoilt(data)
    (damaged / "starboard.db").write_bytes(b"x" * 20_000)
    refuses_to_start(trial, "a database that is none", damaged)
    refuses_to_start(trial, "a data folder that is a file", data / "starboard.db")
    refuses_to_start(trial, "a folder that cannot be made", Path("/proc/starboard"))
    linked = data.parent / "linked"
    linked.symlink_to(data)
    with serving(data):
        refuses_to_start(trial, "a database that another server has, by a link", linked)


# -- files -------------------------------------------------------------------------------------------


def files(trial: Trial, server: Served) -> None:
    paths = [server.data, *server.data.iterdir()]
    opened = [path.name for path in paths if path.stat().st_mode & 0o077]
    trial.note("nobody else on the machine reads the data", not opened, opened)


# -- odd requests ------------------------------------------------------------------------------------


def nonsense(trial: Trial, server: Served, count: int) -> None:
    asyncio.run(odd_requests(server.port, count // 4, seed=1))  # what is made once is made now
    before = server.memory()
    bad = asyncio.run(odd_requests(server.port, count, seed=2))
    trial.note(f"{count} odd requests, none an error of the server", not bad, bad[:1])
    with httpx.Client(base_url=f"{server.address}/api/v1") as client:
        for number in range(count // 2):
            client.get("/games/wheel", params={"words": f"x{number}"})
    grown = server.memory() - before
    trial.note("memory stays flat", grown < GROWTH, f"{grown / 1e6:.1f} MB more")
    trial.note("nothing in the log", not server.complaints(), server.complaints()[:1])


# -- people ------------------------------------------------------------------------------------------


def revoking(trial: Trial, server: Served) -> None:
    operator = {"authorization": f"Bearer {(server.data / 'operator.key').read_text()}"}
    ann, bob, eve = people(server)
    table = ann.open()
    made = ann.post("/me/tokens")
    opened = ann.socket(f"/tables/{table}/socket", made["token"])
    ann.http.delete(f"/me/keys/{made['id']}")
    trial.note("a token taken back ends its socket", was_closed(opened))
    stolen = {"cookie": f"starboard={ann.http.cookies['starboard']}"}
    opened = ann.socket("/feed/socket")
    ann.post("/signout")
    trial.note("signing out ends the open page", was_closed(opened))
    trial.note(
        "a copied cookie is nobody after signing out", eve.http.get("/me", headers=stolen).json() is None
    )
    lobby = bob.open(start=False, watch="everybody")
    secret = bob.post(f"/tables/{lobby}/links", kind="join")["secret"]
    eve.post(f"/links/{secret}")
    eve.do(lobby, "sit", seat=1)
    bob.do(lobby, "send-off", seat=1, ban=True)
    trial.note("a guest who was sent off does not chat", not eve.do(lobby, "chat", text="still here")["ok"])
    opened, me = eve.socket("/feed/socket"), eve.http.get("/me").json()["id"]
    httpx.post(f"{server.address}/api/v1/operator/ban", json={"person": me}, headers=operator)
    trial.note("a ban ends the open page", was_closed(opened))
    trial.note("a banned person is refused", eve.http.get("/me").status_code == 403)


def guessing(trial: Trial, server: Served) -> None:
    for sent in (b"Bearer", b"Bearer  ", b"Bearer \xff", b"Basic Og=="):
        data = (
            b"GET /metrics HTTP/1.1\r\nHost: localhost\r\nAuthorization: "
            + sent
            + b"\r\nConnection: close\r\n\r\n"
        )
        status = asyncio.run(answered(server.port, data))
        trial.note(f"the numbers are not given for {sent!r}", status in (400, 403), status)
    code = Person(server).post("/me/signin")["code"]

    async def together() -> list[int]:
        async with httpx.AsyncClient(base_url=f"{server.address}/api/v1", timeout=60) as client:
            tries = [client.post("/signin", json={"secret": code}) for _ in range(8)]
            return [answer.status_code for answer in await asyncio.gather(*tries)]

    trial.note("a code used eight times at once signs in once", asyncio.run(together()).count(200) == 1)


# -- waiting, crowding, time -------------------------------------------------------------------------


async def in_a_hurry(port: int) -> set[int]:
    """What is answered to more requests than anybody needs."""
    statuses: set[int] = set()
    for _ in range(30):
        ask = b"GET /api/v1/me HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
        statuses |= set(await asyncio.gather(*(answered(port, ask) for _ in range(100))))
        if 429 in statuses:
            break
    return statuses


def crowding(trial: Trial, server: Served) -> None:
    """At a server with its limits on."""
    statuses = asyncio.run(in_a_hurry(server.port))
    trial.note(
        "too many requests at once are refused", 429 in statuses and max(statuses) < 500, set(statuses)
    )
    trial.note("probes are answered all the same", server.ready())
    crowd = []
    try:
        for _ in range(700):
            crowd.append(socket.create_connection(("127.0.0.1", server.port), timeout=10))
        crowd[-1].sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        refused = crowd[-1].recv(100) == b""
    except OSError:
        refused = True
    for connection in crowd:
        connection.close()
    trial.note("one address does not take all connections", refused)


def through_a_restart(trial: Trial, server: Served) -> None:
    ann = Person(server)
    table = ann.open(clock={"kind": "game", "seconds": 600})
    time.sleep(2)
    server.stop()
    time.sleep(4)
    server.start()
    envelope = ann.http.get(f"/tables/{table}").json()["envelope"]
    left = envelope["deadlines"]["0"] - envelope["now"]
    trial.note("a clock stands still while the server is down", 594 < left < 599, left)


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="bench hostile", description=__doc__.splitlines()[0])
    parser.add_argument("--requests", type=int, default=4000)
    parser.add_argument("--postgres", action="store_true", help="PostgreSQL and two processes")
    asked = parser.parse_args(arguments)
    trial, began = Trial(), time.monotonic()
    with tempfile.TemporaryDirectory(prefix="starboard-hostile-") as name:
        if asked.postgres:
            with postgres(Path(name) / "postgres") as database:
                on_postgres(trial, Path(name), database, asked.requests)
        else:
            on_sqlite(trial, Path(name), asked.requests)
    fell = [what for what, held in trial.rows if not held]
    report(
        f"hostile client, {'PostgreSQL' if asked.postgres else 'SQLite'}",
        [("tried", len(trial.rows)), ("fell", len(fell)), ("s", round(time.monotonic() - began))],
    )
    if fell:
        raise SystemExit("bench: something did not hold.")


def on_sqlite(trial: Trial, folder: Path, requests: int) -> None:
    data = folder / "data"
    with serving(data) as server:
        everything(trial, server, requests)
        through_a_restart(trial, server)
        server.stop()
    broken_keys(trial, data)
    broken_databases(trial, data)
    with serving(folder / "limited", limits=True) as server:
        too_many_tables(trial, server)
        crowding(trial, server)


def on_postgres(trial: Trial, folder: Path, database: str, requests: int) -> None:
    data = folder / "data"
    with serving(data, database=database) as server, serving(data, database=database) as beside:
        server.beside = beside
        everything(trial, server, requests)
        trial.note("nothing in the log of the other", not beside.complaints(), beside.complaints()[:1])
    broken_keys(trial, data)
    with serving(data, database=database, limits=True) as server:
        too_many_tables(trial, server)
        crowding(trial, server)


def everything(trial: Trial, server: Served, requests: int) -> None:
    """All that a server without limits must withstand."""
    waiting, since = half_sent(server), time.monotonic()
    files(trial, server)
    guessing(trial, server)
    revoking(trial, server)
    for attack in (links, imports, once, side_ways, understanding, dice, pouring):
        attack(trial, server)
    unread = hoarded(server)
    nonsense(trial, server, requests)
    trial.note(f"{HALF_SENT} half-sent requests are not waited for", given_up(waiting, since))
    trial.note(f"answers to {UNREAD} who do not read are let go", let_go(unread))


if __name__ == "__main__":
    main(sys.argv[1:])
