"""Connections before they are requests: how many from one address, how long and how large one may be."""

import asyncio
from collections import Counter
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from starboard.server.addresses import household
from starboard.server.limits import CONNECTIONS_PER_ADDRESS
from starboard.server.slow_readers import SlowReader

PATIENCE: Final = 30.0  # seconds from the first byte of a request, or from connecting, to its last
HEAD: Final = 64 * 1024  # bytes of a request beside its body: first line, headers, chunks' frames, trailers
AHEAD: Final = 16  # requests that may wait behind one that is not answered yet


class Visitors:
    """How many connections come from where."""

    def __init__(self, on: bool) -> None:
        self.on = on
        self.open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Is there room for one more?"""
        self.open[address] += 1
        return not self.on or self.open[address] <= CONNECTIONS_PER_ADDRESS

    def leave(self, address: str) -> None:
        self.open[address] -= 1
        if self.open[address] <= 0:
            del self.open[address]


class TooFarAhead(Exception):
    """More requests than anybody sends who has not read an answer; the parser gives up by it."""


class PatientProtocol(HttpToolsProtocol):
    """HTTP that waits for a request or a reader only so long, and keeps only so much of what is no body."""

    visitors: Visitors  # set by `protocol_for`

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.head = 0
        self.waiting: asyncio.TimerHandle | None = None
        self.reader = SlowReader(transport, self.loop)
        self.answering: RequestResponseCycle | None = None
        self.address = household(self.client[0]) if self.client else "?"
        if self.visitors.enter(self.address):
            self._wait()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self.reader.end()
        self.visitors.leave(self.address)
        if self.answering is not None and not self.answering.response_complete:
            self.answering.disconnected = True  # uvicorn tells only the last that was asked for
        super().connection_lost(exc)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self.answering = cycle
        super()._start_asgi_task(cycle, app)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.reader.begin()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.reader.end()

    def data_received(self, data: bytes) -> None:
        self.head += len(data)
        super().data_received(data)
        if self.head > HEAD and not self.transport.is_closing():
            self.send_400_response("The headers of this request are too long.")

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= AHEAD:
            raise TooFarAhead
        super().on_message_begin()
        self._wait()

    def on_body(self, body: bytes) -> None:
        self.head -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.head = 0
        self._stop_waiting()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop_waiting()
        self.reader.end()
        upgraded = self.transport
        super().handle_websocket_upgrade()
        self._follow(upgraded)

    def _follow(self, transport: asyncio.Transport) -> None:
        """A socket has another protocol; its connection is counted until that one ends."""
        protocol: Any = transport.get_protocol()
        ended, visitors, address = protocol.connection_lost, self.visitors, self.address

        def connection_lost(error: Exception | None) -> None:
            visitors.leave(address)
            ended(error)

        protocol.connection_lost = connection_lost

    def _wait(self) -> None:
        self._stop_waiting()
        self.waiting = self.loop.call_later(PATIENCE, self._give_up)

    def _stop_waiting(self) -> None:
        if self.waiting is not None:
            self.waiting.cancel()
            self.waiting = None

    def _give_up(self) -> None:
        """Half a request, for too long: whoever sent it is not heard."""
        if not self.transport.is_closing():
            self.transport.abort()


def protocol_for(visitors: Visitors) -> type[PatientProtocol]:
    return type("Protocol", (PatientProtocol,), {"visitors": visitors})
