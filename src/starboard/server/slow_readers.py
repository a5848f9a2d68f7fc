"""What was written for somebody waits in memory until they take it: whoever takes nothing is let go."""

import asyncio
from typing import Final

PATIENCE: Final = 30.0  # seconds in which at least some of what waits must have been taken


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
            self.transport.abort()
