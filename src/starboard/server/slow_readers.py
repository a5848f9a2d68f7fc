"""What a client does not read waits in the server's memory: whoever reads nothing is disconnected."""

import asyncio
import socket
import struct
from typing import Final

PATIENCE: Final = 30.0  # seconds in which at least some of what waits must have been taken
AT_ONCE: Final = struct.pack("ii", 1, 0)  # SO_LINGER: closing throws away what was not sent


class SlowReader:
    """Watches a connection whose client is behind in reading."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self.transport = transport
        self.loop = loop
        self.timer: asyncio.TimerHandle | None = None

    def begin(self) -> None:
        """Begin to watch: more waits to be written than should."""
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
        """Disconnect at once: else the system would keep what it was given until the client reads it."""
        connection = self.transport.get_extra_info("socket")
        if connection is not None:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
        self.transport.abort()
