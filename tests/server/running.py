"""A real server on a free port, and clients that use only its public API."""

import asyncio
import contextlib
import json
import threading
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Self

import httpx
import msgspec
import uvicorn
import websockets

from starboard.kernel.levels import LEVELS
from starboard.server.app import make_app
from starboard.server.connections import protocol_for
from starboard.server.messages.feed import ToFeed
from starboard.server.messages.socket import ToClient
from starboard.server.people_api import FeedPoll
from starboard.server.run import listen, visitors_of
from starboard.server.services import Services
from starboard.server.settings import Settings
from starboard.server.tables_api import Poll
from starboard.server.websocket_protocol import QuickProtocol
from tests.waiting import until

TO_CLIENT: msgspec.json.Decoder[Any] = msgspec.json.Decoder(ToClient)
TO_FEED: msgspec.json.Decoder[Any] = msgspec.json.Decoder(ToFeed)
QUICK = dict.fromkeys(LEVELS, "random")
LONG = 3600  # seconds: never in a test
PATIENCE = 60.0  # seconds, on a machine that has much else to do: only what never comes takes as long


class Ending(uvicorn.Server):
    """Ends as soon as it is told to: uvicorn itself looks ten times a second."""

    async def main_loop(self) -> None:
        self.told = asyncio.Event()
        ticks = 0
        while not await self.on_tick(ticks):
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.told.wait(), 1)
            ticks += 10

    def end(self) -> None:
        self.should_exit = True
        self.told.set()


class Server:
    def __init__(self, services: Services, server: Ending, serving: "asyncio.Task[None]") -> None:
        self.services = services
        self.server = server
        self.serving = serving

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.services.settings.port}"

    async def stop(self) -> None:
        self.server.end()
        await self.serving


async def start(data: Path, **settings: Any) -> Server:
    now = settings.pop("now", time.time)
    chosen = Settings(**{"data": data, "port": 0, "bot_processes": 1, "levels": QUICK, **settings})
    listening = listen(chosen)
    chosen.port = listening.getsockname()[1]
    services = Services(chosen, now)
    config = uvicorn.Config(
        make_app(chosen, services),
        http=protocol_for(visitors_of(chosen)),
        ws=QuickProtocol,
        log_level="warning",
        lifespan="on",
        timeout_graceful_shutdown=1,
        timeout_keep_alive=LONG,  # else it may close a connection just as a busy client uses it again
    )
    server = Ending(config)
    server.capture_signals = contextlib.nullcontext  # type: ignore[method-assign, assignment]
    serving = asyncio.create_task(server.serve([listening]))
    while not server.started:
        await asyncio.sleep(0.01)
        if serving.done():
            await serving
    return Server(services, server, serving)


@contextlib.asynccontextmanager
async def running(data: Path, **settings: Any) -> AsyncIterator[Server]:
    server = await start(data, **settings)
    try:
        yield server
    finally:
        await server.stop()


@contextlib.asynccontextmanager
async def two_processes(folder: Path, database: str) -> AsyncIterator[tuple["Client", "Client"]]:
    """Somebody at each of two servers over one database, which share a folder for their keys."""
    async with (
        running(folder, database=database) as one,
        running(folder, database=database) as two,
        Client(one.address) as ann,
        Client(two.address) as bob,
    ):
        yield ann, bob


class Apart:
    """A server in a thread of its own for all tests; without limits, since all come from one address."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.address = ""
        self._ready = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._run()), daemon=True)

    def start(self) -> None:
        self._thread.start()
        assert self._ready.wait(PATIENCE)

    def stop(self) -> None:
        self._loop.call_soon_threadsafe(self._end.set)
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), "the server did not end"

    async def _run(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._end = asyncio.Event()
        async with running(self.data, limits=False) as server:
            self.address = server.address
            self.services = server.services
            self._ready.set()
            await self._end.wait()


async def until_polled(server: Server | Apart, table: str = "") -> None:
    """Until somebody's poll waits at the server for news of a table, or of the first page."""
    services = server.services
    waiting = services.tables.live.in_memory[table].listeners if table else services.feed.subscribers
    await until(lambda: any(isinstance(one, Poll | FeedPoll) for one in list(waiting)))


class Client:
    """A browser: it keeps its cookie and says where it comes from."""

    def __init__(self, address: str, token: str = "") -> None:
        headers = {"authorization": f"Bearer {token}"} if token else {"origin": address}
        self.address = address
        self.words = "en"  # it asks for sentences
        self.http = httpx.AsyncClient(
            base_url=f"{address}/api/v1",
            headers=headers,
            timeout=PATIENCE,
            event_hooks={"request": [self._in_words]},
        )
        self.number = 0
        self.id = "tab1"

    async def _in_words(self, request: httpx.Request) -> None:
        if self.words and "words" not in request.url.params:
            request.url = request.url.copy_merge_params({"words": self.words})

    async def get(self, path: str, status: int = 200, **query: Any) -> Any:
        answer = await self.http.get(path, params=query)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def post(self, path: str, body: Any = None, status: int | None = None) -> Any:
        answer = await self.http.post(path, json={} if body is None else body)
        assert answer.status_code == status if status else answer.is_success, answer.text
        return answer.json()

    async def open(
        self, game: str = "wheel", seats: str = "me easy", start: bool = True, **wish: Any
    ) -> dict[str, Any]:
        """A new table; seats are me, open, a level, or a name for somebody at this screen."""
        listed = [seat_wish(word) for word in seats.split()]
        wish["options"] = {"players": len(listed), **wish.get("options", {})}
        state: dict[str, Any] = await self.post(
            "/tables", {"game": game, "seats": listed, "start": start, **wish}
        )
        return state

    async def do(self, table: str, what: str, status: int | None = None, /, **fields: Any) -> dict[str, Any]:
        self.number += 1
        command = {"do": what, **fields}
        body = {"client": self.id, "number": self.number, "command": command}
        answer: dict[str, Any] = await self.post(f"/tables/{table}/commands", body, status)
        return answer

    @contextlib.asynccontextmanager
    async def socket(self, path: str) -> AsyncIterator["Socket"]:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"cookie": cookie} if cookie else {}
        if "authorization" in self.http.headers:
            headers = {"authorization": self.http.headers["authorization"]}
        origin = self.http.headers.get("origin")
        url = f"{self.address.replace('http', 'ws')}/api/v1{path}"
        url += f"{'&' if '?' in path else '?'}words={self.words}"
        async with websockets.connect(
            url, additional_headers=headers, origin=origin, max_size=None, max_queue=None
        ) as connection:
            yield Socket(connection, TO_FEED if path.startswith("/feed") else TO_CLIENT)

    async def close(self) -> None:
        await self.http.aclose()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()


class Socket:
    """Messages as they come, each checked against the documented types."""

    def __init__(self, connection: websockets.ClientConnection, types: msgspec.json.Decoder[Any]) -> None:
        self.connection = connection
        self.types = types
        self.number = 0

    async def next(self, within: float = PATIENCE) -> dict[str, Any]:
        text = await asyncio.wait_for(self.connection.recv(), within)
        self.types.decode(text)
        message: dict[str, Any] = json.loads(text)
        return message

    async def until(self, kind: str, within: float = PATIENCE) -> dict[str, Any]:
        """The next message of a type."""
        while (message := await self.next(within))["type"] != kind:
            pass
        return message

    async def send(self, **message: Any) -> None:
        await self.connection.send(json.dumps(message))

    async def do(self, what: str, /, **fields: Any) -> dict[str, Any]:
        """A command, and its answer; updates on the way are dropped."""
        self.number += 1
        await self.send(type="command", client="socket", number=self.number, command={"do": what, **fields})
        answer: dict[str, Any] = (await self.until("answer"))["answer"]
        return answer


def seat_wish(word: str) -> dict[str, str]:
    if word in ("me", "open"):
        return {"kind": word}
    return {"kind": "bot", "level": word} if word in LEVELS else {"kind": "screen", "name": word}
