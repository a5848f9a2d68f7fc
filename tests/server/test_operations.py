"""What an operator relies on: health, numbers, the log, an end that loses nothing, backups."""

import asyncio
import json
import os
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from starboard.cli import main
from starboard.server.feed import FeedDesk
from starboard.server.metrics import Metrics
from starboard.server.workshop_queue import RunQueue
from tests.server.running import Apart, Client, running
from tests.waiting import until


class Process:
    """`starboard serve` as an operator starts it."""

    def __init__(self, data: Path, *options: str) -> None:
        command = [sys.executable, "-m", "starboard.cli", "serve", "--port", "0", "--data", str(data)]
        self.data = data
        self.process = subprocess.Popen(
            [*command, *options], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=os.environ
        )
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().split()[-1]

    def end(self, kind: signal.Signals = signal.SIGTERM) -> tuple[int, str]:
        self.process.send_signal(kind)
        _, err = self.process.communicate(timeout=60)
        return self.process.returncode, err


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    started = Process(tmp_path, "--log", "json", "--log-level", "info")
    yield started
    if started.process.poll() is None:
        started.process.kill()
        started.process.communicate()


def starboard_apart(*arguments: str) -> int:
    """`starboard ARGUMENTS` as a process beside the server."""
    return subprocess.run([sys.executable, "-m", "starboard.cli", *arguments], timeout=120).returncode


def test_probes_answer_whatever_name_they_ask_by(server: Apart) -> None:
    for path in ("/healthz", "/readyz"):
        request = urllib.request.Request(server.address + path, headers={"host": "10.1.2.3"})
        with urllib.request.urlopen(request) as answer:
            assert answer.read() == b"ok\n"


async def test_a_server_whose_storage_is_gone_is_alive_but_not_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from starboard.tables.storage import StorageError

    async with running(tmp_path) as server, httpx.AsyncClient(base_url=server.address) as client:

        async def nothing() -> None:
            raise StorageError("gone")

        monkeypatch.setattr(server.services.storage, "ping", nothing)
        assert (await client.get("/readyz")).status_code == 503
        assert (await client.get("/healthz")).status_code == 200


async def test_the_numbers_are_for_the_operator(server: Apart) -> None:
    ann = Client(server.address)
    await ann.open("wheel", "me Guest")
    stranger = await ann.http.get(f"{server.address}/metrics")
    assert stranger.status_code == 403
    numbers = await metrics(ann, server.data)
    for name in ("tables", "people", "acts_total", "command_seconds_count", "bots_waiting"):
        assert f"\nstarboard_{name}" in numbers
    await ann.close()


async def metrics(client: Client, data: Path) -> str:
    """The operator's numbers."""
    key = (data / "operator.key").read_text()
    answer = await client.http.get(f"{client.address}/metrics", headers={"authorization": f"Bearer {key}"})
    assert answer.status_code == 200
    return answer.text


@pytest.mark.parametrize(
    "part, method, name",
    [(Metrics, "_watch_the_loop", "metrics"), (RunQueue, "_work", "workshop"), (FeedDesk, "_run", "feed")],
    ids=["metrics", "workshop", "feed"],
)
async def test_a_part_that_dies_is_told_of_and_the_server_ends_in_order(
    part: type[Any],
    method: str,
    name: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def dying(self: Any) -> None:
        raise LookupError("gone")

    monkeypatch.setattr(part, method, dying)
    async with running(tmp_path):
        await until(lambda: f"{name} ended by an error" in caplog.messages)


@pytest.mark.parametrize("kind", [signal.SIGTERM, signal.SIGINT])
async def test_a_server_that_is_asked_to_end_does_so_in_order(process: Process, kind: signal.Signals) -> None:
    """The acknowledged act is kept, a waiting poll is answered, and the log is one object a line."""
    async with Client(process.address) as ann:
        state = await ann.open("wheel", "me Guest")
        table, position = state["table"], state["sight"]["position"]
        assert (await ann.do(table, "act", seat=0, position=position, actions=[0]))["ok"]
        mark = (await ann.get(f"/tables/{table}"))["mark"]
        polling = asyncio.create_task(ann.get(f"/tables/{table}/updates", mark=mark, wait=30))
        while 'starboard_sockets{kind="table"} 1.0' not in await metrics(ann, process.data):
            pass  # until the poll has come
        code, err = await asyncio.to_thread(process.end, kind)
        assert (await polling)["mark"] == mark
    assert code == 0
    assert not (process.data / "server.json").exists()
    lines = [json.loads(line) for line in err.splitlines()]
    assert {"serving", "ending", "ended"} <= {line["message"] for line in lines}
    assert all(line["level"] == "info" for line in lines)
    assert any(line.get("table") == table for line in lines)
    async with running(process.data) as server:
        live = await server.services.tables.live.find(table)
        assert live.table.play is not None and live.table.play.count == 1


async def test_a_backup_brings_everything_back_also_in_the_other_database(
    tmp_path: Path, empty_database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """SQLite, while the server runs, into an archive; into PostgreSQL; into an archive; into SQLite."""
    one, two = str(tmp_path / "one.tar.gz"), str(tmp_path / "two.tar.gz")
    first, second, third = (("--data", str(tmp_path / name)) for name in ("first", "second", "third"))
    elsewhere = (*second, "--database", empty_database)

    async def starboard(*arguments: str) -> int:
        return await asyncio.to_thread(main, arguments)

    async with running(tmp_path / "first") as server, Client(server.address) as ann:
        table = (await ann.open("wheel", "me Guest"))["table"]
        cookie = dict(ann.http.cookies)
        assert await asyncio.to_thread(starboard_apart, "backup", one, *first) == 0
        seen = await ann.get(f"/tables/{table}", seat=0)
    assert await starboard("restore", one, *elsewhere) == 0
    assert await starboard("backup", two, *elsewhere) == 0
    assert await starboard("restore", two, *third) == 0
    assert Path(two).stat().st_mode & 0o077 == 0
    async with running(tmp_path / "third") as server, Client(server.address) as ann:
        ann.http.cookies.update(cookie)
        again = await ann.get(f"/tables/{table}", seat=0)
        assert again["sight"] == seen["sight"] and again["envelope"]["you"] == seen["envelope"]["you"]
    capsys.readouterr()
    assert await starboard("restore", one, *third) == 2
    assert "restore into an empty one" in capsys.readouterr().err


@pytest.mark.parametrize(
    "arguments, sentence",
    [
        (("backup", "x.tar.gz"), "There is no database"),
        (("restore", "x.tar.gz"), "is no backup that can be read"),
        (("serve", "--log", "loud"), "The log is one of: text, json."),
        (("serve", "--log-level", "loud"), "The level of the log is one of"),
    ],
    ids=["nothing to back up", "no archive", "log", "level"],
)
def test_what_an_operator_mistypes_gets_a_sentence(
    tmp_path: Path, arguments: tuple[str, ...], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "x.tar.gz").write_text("not an archive")
    named = [str(tmp_path / word) if word == "x.tar.gz" else word for word in arguments]
    assert main([*named, "--data", str(tmp_path / "data")]) == 2
    assert sentence in capsys.readouterr().err
