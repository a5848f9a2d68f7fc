"""boardgame.io's own server under the same load: the same number of tables, people and connections.

It keeps everything in memory and stores nothing; npm installs it into a throw-away folder.
"""

import asyncio
import contextlib
import itertools
import json
import os
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import websockets

from bench.clients import Tally
from bench.phases import both_phases
from bench.processor_use import Consumers
from bench.serving import free_port, pin

VERSION = "boardgame.io@0.50.2"
DRIVER = Path(__file__).parent / "drivers" / "boardgameio_server.cjs"
SPACE = "/wheel,"


@contextlib.contextmanager
def peer() -> Iterator[tuple[str, Consumers]]:
    """A boardgame.io server on the core that ours has."""
    with tempfile.TemporaryDirectory(prefix="starboard-peer-") as folder:
        install = ["npm", "install", "--no-audit", "--no-fund", "--prefix", folder, VERSION]
        subprocess.run(install, check=True, stdout=subprocess.DEVNULL)
        port = free_port()
        settings = {**os.environ, "NODE_PATH": f"{folder}/node_modules", "NODE_ENV": "production"}
        command = ["node", str(DRIVER), str(port)]
        process = subprocess.Popen(command, env=settings, stdout=subprocess.PIPE, preexec_fn=lambda: pin(0))
        try:
            assert process.stdout is not None
            for line in process.stdout:
                if b"ready" in line:
                    break
            consumers = Consumers()
            consumers.add("server", process.pid)
            yield f"ws://127.0.0.1:{port}", consumers
        finally:
            process.kill()
            process.wait()


class Match:
    """Two people who move in turn, each as soon as both have been shown the last move."""

    def __init__(self, ident: str, tally: Tally) -> None:
        self.id = ident
        self.tally = tally
        self.sockets: list[websockets.ClientConnection] = []
        self.state = 0
        self.missing: set[int] = set()  # seats that have not been shown the last move
        self.began = 0.0
        self.interval = 0.0
        self.due = 0.0
        self.resting = True
        self.cells = itertools.cycle(range(9))
        self._waiting: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        return bool(self.missing)

    def go(self, interval: float = 0.0, first: float = 0.0) -> None:
        self.interval, self.due, self.resting = interval, time.perf_counter() + first, False
        self.wait()

    def rest(self) -> None:
        self.resting = True
        if self._waiting is not None:
            self._waiting.cancel()

    async def join(self, address: str) -> None:
        for seat in "01":
            socket = await websockets.connect(
                f"{address}/socket.io/?EIO=4&transport=websocket",
                origin=websockets.Origin("http://localhost:3000"),
                compression=None,
                ping_interval=None,
                max_queue=None,
            )
            await socket.recv()
            await socket.send(f"40{SPACE}")
            await socket.recv()
            await socket.send(f"42{SPACE}" + json.dumps(["sync", self.id, seat, None, 2]))
            await socket.recv()
            self.sockets.append(socket)

    async def listen(self, seat: int) -> None:
        async for text in self.sockets[seat]:
            if text == "2":
                await self.sockets[seat].send("3")
            elif isinstance(text, str) and text.startswith(f'42{SPACE}["update"'):
                self.missing.discard(seat)
                if not self.missing:
                    self.shown(msgspec.json.decode(text[len(f"42{SPACE}") :])[2]["_stateID"])

    def shown(self, state: int) -> None:
        """Everybody has seen the move."""
        self.tally.acts += 1
        self.tally.delays.append(time.perf_counter() - self.began)
        self.state = state
        if not self.resting:
            self.wait()

    def wait(self) -> None:
        self._waiting = asyncio.create_task(self.move())

    async def move(self) -> None:
        """The next move, when it is due."""
        await asyncio.sleep(max(0.0, self.due - time.perf_counter()))
        seat = self.state % 2
        self.missing = {0, 1}
        self.began = self.due if self.interval else time.perf_counter()
        self.due += self.interval
        move = {"type": "mark", "args": [next(self.cells)], "playerID": str(seat)}
        action = {"type": "MAKE_MOVE", "payload": move}
        await self.sockets[seat].send(
            f"42{SPACE}" + json.dumps(["update", action, self.state, self.id, str(seat)])
        )


async def measure_peer(
    address: str, count: int, seconds: float, rate: float | None, consumers: Consumers
) -> dict[str, Any]:
    tally = Tally()
    matches = [Match(f"match{number}", tally) for number in range(count)]
    for match in matches:
        await match.join(address)
    listening = [asyncio.create_task(match.listen(seat)) for match in matches for seat in (0, 1)]
    found: dict[str, Any] = {"tables": count, "people": 2 * count}
    found |= await both_phases(matches, tally, seconds, rate, consumers)
    for task in listening:
        task.cancel()
    await asyncio.gather(*listening, return_exceptions=True)
    return found
