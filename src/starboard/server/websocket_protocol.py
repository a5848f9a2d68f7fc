"""How sockets are read and written: uvicorn's protocol, with short ways for what nearly every message is.

An ASGI application hands every message to a coroutine, where it passes a task, a dictionary and several
layers before it is on the wire. What a table's socket sends is mostly the same few kilobytes for one act
after the other: where the connection takes them they go as one frame, without any of that. All that one turn
of the event loop has for a socket, such as an update and the answer to whoever acted, is written in one
piece, since writing costs more than making what is written. What comes in is mostly one short text in one
frame that arrives whole; that is read here. Everything else, and whatever is wrong with a frame, is left to
the library.
"""

from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from starboard.server.slow_readers import SlowReader

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

EXTENSION: Final = "starboard.write_text"  # of the ASGI scope: the function that `write_now` calls
TEXT: Final = 0x81  # a whole message of text, in one frame
MASKED: Final = 0x80
READ_AHEAD: Final = 4  # messages that may wait for the application
MOST_AHEAD: Final = 400  # that may wait because they came in one piece: more than anybody may send at once


class QuickProtocol(WebSocketsSansIOProtocol):
    between_frames = False  # what the library has been given so far ended with a frame

    def __init__(self, *settings: Any, **named: Any) -> None:
        super().__init__(*settings, **named)
        self.unsent: list[bytes] = []  # frames that go out when this turn of the loop is over

    # -- reading -----------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self.between_frames:
            text = whole_text(data)
            if text is not None and self.is_open() and not self.frames:
                self.take(text)
                return
            self.between_frames = ends_with_a_frame(data)
        super().data_received(data)

    def take(self, text: str) -> None:
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused and self.queue.qsize() >= READ_AHEAD:
            self.read_paused = True
            self.transport.pause_reading()

    def send_receive_event_to_app(self) -> None:
        if self.queue.qsize() < MOST_AHEAD:
            super().send_receive_event_to_app()
        else:
            self.frames = []
            self.transport.abort()

    def handle_ping(self) -> None:
        """Whoever does not read gets no pongs either: they would wait in memory."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    # -- writing -----------------------------------------------------------------------------

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.reader = SlowReader(transport, self.loop)

    def connection_lost(self, exc: Exception | None) -> None:
        self.reader.end()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.reader.begin()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.reader.end()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self.write_text
            self.between_frames = True  # a client that goes on before it is answered does so by itself

    def write_text(self, text: bytes) -> bool:
        """Write a message; False where it has to wait for its turn, or the connection is not open."""
        if not self.is_open() or not self.writable.is_set():
            return False
        if not self.unsent:
            self.loop.call_soon(self.flush)
        self.unsent += (frame_head(len(text)), text)
        return True

    def flush(self) -> None:
        """Write what waits, before anything else goes out by another way."""
        if self.unsent:
            unsent, self.unsent = self.unsent, []
            if self.is_open():
                self.transport.write(b"".join(unsent))

    async def send(self, message: Any) -> None:
        self.flush()
        await super().send(message)

    def shutdown(self) -> None:
        self.flush()
        super().shutdown()

    def is_open(self) -> bool:
        if not self.handshake_complete or self.close_sent or self.disconnected:
            return False
        return self.conn.state is State.OPEN


def whole_text(data: bytes) -> str | None:
    """The message, if this is one frame that holds all of it, as clients send it: masked."""
    size = len(data)
    if size < 6 or data[0] != TEXT:
        return None
    length, begin = data[1] - MASKED, 6
    if length == 126:
        length, begin = int.from_bytes(data[2:4], "big"), 8
    elif not 0 <= length < 126:
        return None
    if size != begin + length:
        return None
    try:
        return apply_mask(data[begin:], data[begin - 4 : begin]).decode()
    except UnicodeDecodeError:
        return None


def ends_with_a_frame(data: bytes) -> bool:
    """Does the last frame end where these bytes do, if the first one begins with them?"""
    begin, size = 0, len(data)
    while begin + 2 <= size:
        length = data[begin + 1] & 0x7F
        masked = 4 if data[begin + 1] & MASKED else 0
        head = {126: 4, 127: 10}.get(length, 2)
        if length > 125:
            length = int.from_bytes(data[begin + 2 : begin + head], "big")
        begin += head + masked + length
    return begin == size


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
