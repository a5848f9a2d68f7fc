"""How sockets are written to: uvicorn's protocol, with a short way out for text that need not wait.

An ASGI application hands every message to a coroutine, where it passes a task, a dictionary and several
layers before it is on the wire. What a table's socket sends is mostly the same few kilobytes for one act
after the other: where the connection takes them at once they go as one frame, without any of that.
"""

from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

EXTENSION: Final = "starboard.write_text"  # of the ASGI scope: the function that `write_now` calls
TEXT: Final = 0x81  # a whole message of text, in one frame


class QuickWritingProtocol(WebSocketsSansIOProtocol):
    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self.write_text

    def write_text(self, text: bytes) -> bool:
        """Write a message; False where it has to wait for its turn, or the connection is not open."""
        if not self.handshake_complete or self.close_sent or self.disconnected:
            return False
        if self.conn.state is not State.OPEN or not self.writable.is_set():
            return False
        self.transport.write(frame_head(len(text)) + text)
        return True


def frame_head(length: int) -> bytes:
    """RFC 6455: what stands before text that a server sends, which is never masked."""
    if length < 126:
        return bytes((TEXT, length))
    if length < 1 << 16:
        return bytes((TEXT, 126)) + length.to_bytes(2, "big")
    return bytes((TEXT, 127)) + length.to_bytes(8, "big")


def writer_of(scope: Any) -> Callable[[bytes], bool]:
    """What writes to this socket at once; another server's sockets have no such way."""
    found: Callable[[bytes], bool] = scope.get("extensions", {}).get(EXTENSION, never)
    return found


def never(text: bytes) -> bool:
    return False
