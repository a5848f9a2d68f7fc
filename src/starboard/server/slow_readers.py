"""What was written for somebody waits in memory until they take it: whoever takes nothing is let go."""

import asyncio
import socket
import struct
from typing import Final

PATIENCE: Final = 30.0  # seconds in which at least some of what waits must have been taken
AT_ONCE: Final = struct.pack("ii", 1, 0)  # SO_LINGER: closing throws away what was not sent


class SlowReader:
    """Watches a connection whose other side is behind."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self.transport = transport
        self.loop = loop
        self.timer: asyncio.TimerHandle | None = None

    def begin(self) -> None:
        """More waits to be written than should."""
        self.end()
        self._look_later()

    def end(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def _look_later(self) -> None:
        waiting = self.transport.get_write_buffer_size()
        self.timer = self.loop.call_later(PATIENCE, self._look, waiting)

    def _look(self, before: int) -> None:
        if self.transport.get_write_buffer_size() < before:
            self._look_later()
        else:
            self._let_go()

    def _let_go(self) -> None:
        """At once: else the system would keep what it has taken over until somebody reads it."""
        connection = self.transport.get_extra_info("socket")
        if connection is not None:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
        self.transport.abort()
