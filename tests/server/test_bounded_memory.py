"""Nothing that a stranger sends stays in memory for good, and nobody holds the server up by waiting."""

import asyncio
import contextlib
import gc
import json
import os
import random
import select
import socket
import tracemalloc
from collections.abc import Awaitable, Callable, MutableMapping, Sequence
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
import websockets
from fastapi import FastAPI

from starboard.server import connections, known_people, limits, open_pages
from starboard.server.app import make_app
from starboard.server.limits import Limits
from starboard.server.services import Services
from starboard.server.settings import Settings
from starboard.tables.commands import Chat
from starboard.tables.known_answers import KNOWN_ALTOGETHER
from starboard.tables.live_table import LiveTable
from starboard.tables.log import WATCHER
from starboard.tables.permissions import Caller
from starboard.tables.updates import MOST_PEOPLE, envelope_for
from tests.server.raw import read, request
from tests.server.running import PATIENCE, QUICK, Apart, Client, running
from tests.tables.build import Game

DEEP = bool(os.environ.get("STARBOARD_DEEP"))
REQUESTS = 10_000 if DEEP else 4_000
FLAT = 400_000 if DEEP else 250_000  # bytes that so many requests may leave behind, all together


class Stranger:
    """Sends something else every time, straight into the application."""

    def __init__(self, app: FastAPI, seed: int) -> None:
        self.app = app
        self.random = random.Random(seed)
        self.table = self.token = ""

    def word(self, length: int = 12) -> str:
        return "".join(self.random.choices("abcdefghijklmnopqrstuvwxyz0123456789", k=length))

    async def ask(
        self,
        method: str,
        path: str,
        query: str = "",
        headers: Sequence[tuple[str, str]] = (),
        body: dict[str, Any] | None = None,
    ) -> tuple[int, bytes]:
        """Status and body of one answer."""
        content = b"" if body is None else json.dumps(body).encode()
        sent = [("host", "127.0.0.1"), ("content-type", "application/json"), *headers]
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(name.encode(), value.encode()) for name, value in sent],
            "client": ("192.0.2.1", 1),
            "server": ("127.0.0.1", 80),
        }
        messages = [{"type": "http.request", "body": content, "more_body": False}]
        answer: list[MutableMapping[str, Any]] = []

        async def receive() -> dict[str, Any]:
            return messages.pop(0) if messages else {"type": "http.disconnect"}

        async def send(message: MutableMapping[str, Any]) -> None:
            answer.append(message)

        await self.app(scope, receive, send)
        assert answer[0]["status"] < 500, (method, path, query, answer)
        return answer[0]["status"], b"".join(part.get("body", b"") for part in answer[1:])

    async def connect(self, path: str, query: str) -> None:
        """A socket that is opened and left again."""
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(b"host", b"127.0.0.1")],
            "client": ("192.0.2.1", 1),
            "server": ("127.0.0.1", 80),
            "subprotocols": [],
        }
        messages = [{"type": "websocket.connect"}, {"type": "websocket.receive", "text": self.word(40)}]

        async def receive() -> dict[str, Any]:
            return messages.pop(0) if messages else {"type": "websocket.disconnect", "code": 1000}

        async def send(message: MutableMapping[str, Any]) -> None:
            pass

        await self.app(scope, receive, send)

    async def prepare(self) -> None:
        _, made = await self.ask("POST", "/api/v1/me/tokens", body={})
        self.token = json.loads(made)["token"]
        wish = {"game": "wheel", "seats": [{"kind": "me"}, {"kind": "screen", "name": "x"}], "start": True}
        _, state = await self.ask(
            "POST", "/api/v1/tables", headers=self.mine(), body={**wish, "watch": "everybody"}
        )
        self.table = json.loads(state)["table"]

    def mine(self) -> list[tuple[str, str]]:
        return [("authorization", f"Bearer {self.token}")]

    async def bother(self, number: int) -> None:
        word, table = self.word(), self.table
        kinds: list[Callable[[], Awaitable[object]]] = [
            lambda: self.ask("GET", "/api/v1/games/wheel", f"words={word[:8]}"),
            lambda: self.ask("GET", "/api/v1/games", f"words={word[:8]}"),
            lambda: self.ask("GET", "/api/v1/games/wheel/rulebook", f"words={word[:8]}"),
            lambda: self.ask("GET", f"/api/v1/games/{word}"),
            lambda: self.ask("GET", f"/api/v1/tables/{word}"),
            lambda: self.ask("GET", f"/api/v1/tables/{table}", f"words={word[:8]}&mark={word}"),
            lambda: self.ask("GET", f"/api/v1/lessons/{word}"),
            lambda: self.ask("GET", f"/api/v1/links/{word}"),
            lambda: self.ask("GET", f"/{word}"),
            lambda: self.ask(word.upper(), "/api/v1/me"),
            lambda: self.ask("GET", "/api/v1/me", word, [("authorization", f"Bearer {word}")]),
            lambda: self.ask("GET", "/api/v1/me", headers=[("cookie", f"starboard={word}.{word}.{word}")]),
            lambda: self.ask("GET", "/api/v1/me", headers=[(f"x-{word}", word), ("accept-language", word)]),
            lambda: self.ask("GET", "/api/v1/me", headers=[("host", word)]),
            lambda: self.ask("POST", "/api/v1/signin", body={"secret": word}),
            lambda: self.ask("POST", "/api/v1/signin", body={word: word}),
            lambda: self.ask(
                "POST", f"/api/v1/tables/{table}/why", f"words={word[:8]}", self.mine(), why(word)
            ),
            lambda: self.ask("POST", f"/api/v1/tables/{table}/commands", "", self.mine(), undo(word, number)),
            lambda: self.connect(f"/api/v1/tables/{table}/socket", f"words={word[:8]}"),
            lambda: self.connect(f"/api/v1/tables/{word}/socket", ""),
            lambda: self.connect("/api/v1/feed/socket", word),
        ]
        await kinds[number % len(kinds)]()


def why(word: str) -> dict[str, Any]:
    return {"seat": 0, "kind": word, "parts": {word: word}}


def undo(word: str, number: int) -> dict[str, Any]:
    return {"client": word, "number": number, "command": {"do": "undo", "seat": 0}}


async def test_thousands_of_odd_requests_leave_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(known_people, "KEPT", 50)
    services = Services(Settings(data=tmp_path, limits=False, bot_processes=1, levels=QUICK))
    app = make_app(services.settings, services)
    stranger = Stranger(app, seed=1)
    await services.open()
    try:
        await stranger.prepare()
        for number in range(REQUESTS // 5):  # until everything that is made once has been made
            await stranger.bother(number)
        # What is kept of requests is kept of each; a table of the interpreter that is doubled once is not.
        half = REQUESTS * 3 // 5
        grown = [await growth(stranger, REQUESTS // 5, half), await growth(stranger, half, REQUESTS)]
        assert min(grown)[0] < FLAT // 2, min(grown)[1]
    finally:
        await services.close()


async def growth(stranger: Stranger, first: int, last: int) -> tuple[int, str]:
    """How many bytes so many requests have left behind, and where."""
    gc.collect()
    tracemalloc.start()
    try:
        for number in range(first, last):
            await stranger.bother(number)
        gc.collect()
        left, _ = tracemalloc.get_traced_memory()
        lines = tracemalloc.take_snapshot().statistics("lineno")[:8]
        return left, "\n".join(map(str, lines))
    finally:
        tracemalloc.stop()


def test_the_limits_remember_only_so_many_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "KEPT", 100)
    rationed = Limits()
    for number in range(10_000):
        rationed.take("request", f"address {number}")
    assert len(rationed._buckets) == 100


async def test_a_person_with_many_programs_does_not_fill_a_table(tmp_path: Path) -> None:
    """And a message of a program that was let go of is still done only once."""
    async with running(tmp_path, limits=False) as server:
        ann = Client(server.address)
        table = (await ann.open("wheel", "me Guest"))["table"]
        live = await server.services.tables.live.find(table)
        for number in range(60):
            ann.id = f"program{number}"
            await ann.do(table, "chat", text=f"hello {number}")
        assert len(live.answers.clients) <= 17
        ann.id, ann.number = "program0", 0
        assert (await ann.do(table, "chat", text="hello 0"))["ok"]
        said = [step for step in (await ann.get(f"/tables/{table}/log"))["steps"] if step["events"]]
        assert sum("hello 0" in step["events"][0]["words"] for step in said) == 1
        await ann.close()


async def test_many_people_do_not_fill_a_table(tmp_path: Path) -> None:
    """And a message of somebody who was let go of is still done only once, and answered alike."""
    async with running(tmp_path) as server, Client(server.address) as ann:
        table = (await ann.open("wheel", "me Guest"))["table"]
        tables = server.services.tables
        live = await tables.live.find(table)
        people = [Caller(f"guest{number}", "Guest", guest=True) for number in range(KNOWN_ALTOGETHER + 6)]
        answers = [await tables.dispatch.command(table, one, Chat("hello"), "tab", 1) for one in people]
        assert len(live.answers.clients) == KNOWN_ALTOGETHER and live.answers.partial
        assert await tables.dispatch.command(table, people[0], Chat("hello"), "tab", 1) == answers[0]
        entries = await tables.storage.entries(table)
        assert sum(entry.kind == "chat" for entry in entries) == len(people)
        assert len(live.answers.clients) == KNOWN_ALTOGETHER


def test_a_table_remembers_only_so_many_who_asked_for_it() -> None:
    live = LiveTable(Game().start().table, [])
    for number in range(MOST_PEOPLE + 50):
        assert envelope_for(live, f"guest{number}", WATCHER, 0.0).you.person == f"guest{number}"
    assert live.cache.arrangement is not None and len(live.cache.arrangement.people) == MOST_PEOPLE
    assert envelope_for(live, "guest0", WATCHER, 0.0).you.person == "guest0"


async def test_a_language_that_nobody_speaks_is_english(tmp_path: Path) -> None:
    """What is made for a language is made once for all who ask for it, not for every word that is made up."""
    async with (
        running(tmp_path) as server,
        Client(server.address) as ann,
        contextlib.AsyncExitStack() as sockets,
    ):
        table = (await ann.open("wheel", "me Guest"))["table"]
        for ann.words in ("xx", "yy", "de", ""):
            socket = await sockets.enter_async_context(ann.socket(f"/tables/{table}/socket"))
            await socket.next()
        live = await server.services.tables.live.find(table)
        assert sorted(one.language for one in live.listeners) == ["", "de", "en", "en"]


# -- waiting and crowding ----------------------------------------------------------------------------


def connected(address: str, *pieces: bytes) -> socket.socket:
    to = urlsplit(address)
    connection = socket.create_connection((to.hostname, to.port), timeout=PATIENCE)
    for piece in pieces:
        connection.sendall(piece)
    return connection


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET /api/v1/me HT",
        b"GET /api/v1/me HTTP/1.1\r\nHost: 127.0.0.1\r\n",
        request(b"POST", b"/api/v1/signin", [(b"Content-Type", b"application/json")], b'{"secret": ""}')[:-5],
    ],
    ids=["nothing", "half a line", "half the headers", "half a body"],
)
async def test_half_a_request_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sent: bytes
) -> None:
    monkeypatch.setattr(connections, "PATIENCE", 0.3)
    async with running(tmp_path) as server:
        connection = await asyncio.to_thread(connected, server.address, sent)
        with connection, contextlib.suppress(ConnectionError):
            assert await asyncio.to_thread(connection.recv, 100) == b""


def test_a_request_that_comes_slowly_but_comes_is_answered(server: Apart) -> None:
    connection = connected(server.address, b"GET /healthz HTTP/1.1\r\n")
    with connection:
        assert select.select([connection], [], [], 0.3)[0] == [], "half a request was answered"
        connection.sendall(b"Host: x\r\nConnection: close\r\n\r\n")
        assert read(connection.recv(1000)).status == 200


def test_headers_without_end_are_not_read(server: Apart) -> None:
    connection = connected(server.address, b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-Long: ")
    with connection:
        sent, answer = 0, b""
        with contextlib.suppress(OSError):
            while sent < 50 * 1024 * 1024:
                connection.sendall(b"a" * 65536)
                sent += 65536
        with contextlib.suppress(OSError):
            answer = connection.recv(1000)
    assert sent < 20 * 1024 * 1024 and read(answer).status in (0, 400)


async def there_is_room(client: Client) -> bool:
    """As soon as the server has noticed that others are gone."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with contextlib.suppress(httpx.TransportError):
                return await client.get("/me") is None


async def test_one_address_cannot_take_all_connections(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "CONNECTIONS_PER_ADDRESS", 5)
    async with running(tmp_path) as server:
        crowd = [await asyncio.to_thread(connected, server.address) for _ in range(5)]
        late = await asyncio.to_thread(connected, server.address)
        with late, contextlib.suppress(ConnectionError):
            assert await asyncio.to_thread(late.recv, 100) == b""
        for one in crowd:
            one.close()
        ann = Client(server.address)
        assert await there_is_room(ann)
        await ann.open("wheel", "me Guest")
        for _ in range(8):  # also sockets that have ended are not counted
            async with ann.socket("/feed/socket") as feed:
                await feed.next()
        await ann.close()


async def test_strangers_cannot_open_sockets_without_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(open_pages, "OF_STRANGERS", 3)
    async with running(tmp_path) as server:
        nobody, ann = Client(server.address), Client(server.address)
        await ann.open("wheel", "me Guest")
        async with (
            nobody.socket("/feed/socket") as first,
            nobody.socket("/feed/socket") as second,
            nobody.socket("/feed/socket") as third,
            nobody.socket("/feed/socket") as fourth,
            ann.socket("/feed/socket") as player,
        ):
            for welcome in (first, second, third, player):
                assert (await welcome.next())["type"] == "feed"
            with pytest.raises(websockets.ConnectionClosed):
                await fourth.next()
        await nobody.close()
        await ann.close()


async def test_a_stranger_alone_cannot_keep_other_strangers_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sockets, streams and requests that wait are counted by address, whoever has no name yet."""
    monkeypatch.setattr(open_pages, "OF_STRANGERS_AT_AN_ADDRESS", 2)
    async with running(tmp_path) as server:
        pages = server.services.pages
        nobody = Client(server.address)
        async with nobody.socket("/feed/socket") as first, nobody.socket("/feed/socket") as second:
            await first.next(), await second.next()
            async with nobody.socket("/feed/socket") as third:
                with pytest.raises(websockets.ConnectionClosed):
                    await third.next()
            assert (await nobody.http.get("/feed")).status_code == 200
            mark = (await nobody.http.get("/feed")).json()["mark"]
            refused = await nobody.http.get("/feed", params={"mark": mark, "wait": 30})
            assert refused.status_code == 429
            with pages.one("", "another address"):
                pass
        await nobody.close()
    assert not pages._of and pages._strangers == 0
