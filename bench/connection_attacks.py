"""Attacks by a single connection: half a request, too much of what is no body, answers that nobody reads."""

import base64
import contextlib
import os
import select
import socket
import time

from bench.attacker import Trial
from bench.serving import Served

HALF_SENT = 40  # connections that never finish their request
UNREAD = 30  # connections whose answers nobody reads
PATIENCE = 45.0  # seconds within which a server must have given up on them
MUCH = 40_000_000  # bytes poured into one connection
GROWTH = 20_000_000  # bytes that a server may have grown by meanwhile
HOST = b"Host: localhost\r\n"
CHUNKED = b"POST /api/v1/signin HTTP/1.1\r\n" + HOST
CHUNKED += b"Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
UPGRADE = b"GET /api/v1/feed/socket HTTP/1.1\r\n" + HOST + b"Upgrade: websocket\r\nConnection: Upgrade\r\n"
POURED = {
    "trailers": (CHUNKED + b"0\r\n", b"X-More: and more\r\n" * 2000),
    "extensions of chunks": (CHUNKED + b"1;", b"a" * 60_000),
    "requests ahead of their answers": (b"", b"GET / HTTP/1.1\r\n\r\n" * 10_000),
}


def half_sent(server: Served) -> list[socket.socket]:
    opened = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(HALF_SENT)]
    for connection in opened:
        connection.sendall(b"POST /api/v1/signin HTTP/1.1\r\nHost: localhost\r\nContent-Le")
    return opened


def given_up(opened: list[socket.socket], began: float) -> bool:
    """Were all of them closed in time?"""
    for connection in opened:
        connection.settimeout(max(0.1, began + PATIENCE - time.monotonic()))
        try:
            if connection.recv(1000) != b"":
                return False
        except ConnectionError:
            pass
        except TimeoutError:
            return False
        finally:
            connection.close()
    return True


def silent(server: Served) -> socket.socket:
    """A connection of somebody who reads nothing."""
    connection = socket.socket()
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    connection.settimeout(10)
    connection.connect(("127.0.0.1", server.port))
    return connection


def poured(server: Served, begun: bytes, piece: bytes) -> int:
    """Bytes that the server has grown by after much was sent to it."""
    before, sent = server.memory(), 0
    with silent(server) as connection:
        with contextlib.suppress(OSError):
            connection.sendall(begun)
            while sent < MUCH:
                connection.sendall(piece)
                sent += len(piece)
        return server.memory() - before


def pouring(trial: Trial, server: Served) -> None:
    for what, (begun, piece) in POURED.items():
        grown = poured(server, begun, piece)
        trial.note(f"{what} do not fill the memory", grown < GROWTH, f"{grown / 1e6:.0f} MB more")
    key = base64.b64encode(os.urandom(16))
    socket_begun = UPGRADE + b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: " + key + b"\r\n\r\n"
    for what, piece in {"pings": b"\x89\xfd" + bytes(129), "empty messages": b"\x81\x80" + bytes(4)}.items():
        grown = poured(server, socket_begun, piece * 5000)
        trial.note(
            f"{what} without reading do not fill the memory", grown < GROWTH, f"{grown / 1e6:.0f} MB more"
        )


def hoarded(server: Served) -> list[socket.socket]:
    """Many large answers, asked for and not taken."""
    asked = [silent(server) for _ in range(UNREAD)]
    for connection in asked:
        connection.sendall((b"GET /api/v1/openapi.json HTTP/1.1\r\n" + HOST + b"\r\n") * 12)
    return asked


def let_go(asked: list[socket.socket]) -> bool:
    """Does the server end all these connections in time, although nothing of what it wrote is taken?"""
    last = time.monotonic() + 3 * PATIENCE
    while not (ended := all(was_reset(connection) for connection in asked)) and time.monotonic() < last:
        time.sleep(1)
    for connection in asked:
        connection.close()
    return ended


def was_reset(connection: socket.socket) -> bool:
    """Asked without reading: what is read would be progress."""
    looked = select.poll()
    looked.register(connection, 0)
    return bool(looked.poll(0))
