"""What a single connection can make the server keep, whatever is sent on it and whether or not it is read."""

import asyncio
import contextlib
import select
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from starboard.server import slow_readers
from tests.server.raw import read, request, send
from tests.server.running import PATIENCE, Apart, Client, Server, running
from tests.waiting import until

MUCH = 20_000_000  # bytes: far more than any request has, far less than would hurt the tests
LITTLE = 2_000_000  # bytes that may wait in the server at most
JSON = [(b"Content-Type", b"application/json"), (b"Transfer-Encoding", b"chunked")]
SOCKET = [
    (b"Upgrade", b"websocket"),
    (b"Sec-WebSocket-Version", b"13"),
    (b"Sec-WebSocket-Key", b"bm90aGluZyBzZWNyZXQhIQ=="),
]


@contextlib.contextmanager
def silent(address: str) -> Iterator[socket.socket]:
    """A connection of somebody who reads nothing, and takes as little as can be."""
    to = urlsplit(address)
    with socket.socket() as connection:
        connection.settimeout(PATIENCE)
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.connect((to.hostname, to.port))
        yield connection


def pour(connection: socket.socket, piece: bytes, most: int = MUCH) -> int:
    """Send the same again and again; how much was sent until the server had enough."""
    sent = 0
    with contextlib.suppress(ConnectionError):
        while sent < most:
            connection.sendall(piece)
            sent += len(piece)
    return sent


def frame(kind: int, content: bytes = b"") -> bytes:
    """A whole message of a client."""
    return bytes((0x80 | kind, 0x80 | len(content))) + bytes(4) + content


def opened(connection: socket.socket, path: bytes = b"/api/v1/feed/socket") -> None:
    """Make a socket of a connection."""
    lines = [b"GET " + path + b" HTTP/1.1", b"Host: 127.0.0.1", b"Connection: Upgrade"]
    lines += [name + b": " + value for name, value in SOCKET]
    connection.sendall(b"\r\n".join(lines) + b"\r\n\r\n")
    assert connection.recv(12) == b"HTTP/1.1 101"


def waiting(server: Server) -> int:
    """Bytes that wait in the server until somebody reads them."""
    connected: set[Any] = set(server.server.server_state.connections)
    return sum(one.transport.get_write_buffer_size() for one in connected)


async def test_an_answer_waits_for_nothing(tmp_path: Path) -> None:
    """Its head and its body are two pieces: the second would wait until the first is acknowledged."""
    async with running(tmp_path) as server, Client(server.address) as ann:
        await ann.get("/server")
        connected: set[Any] = set(server.server.server_state.connections)
        for one in connected:
            assert one.transport.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
        assert len(connected) == 1


# -- what is sent ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "begun, piece",
    [
        (b"0\r\n", b"X-Trailer: and another\r\n" * 1000),
        (b"0\r\nX-Trailer: ", b"a" * 50_000),
        (b"1;", b"a" * 50_000),
        (b"", b"1;" + b"a" * 1000 + b"\r\n{\r\n"),
    ],
    ids=["many trailers", "a long trailer", "a long extension", "an extension of each chunk"],
)
def test_what_comes_beside_a_body_without_end_is_not_kept(server: Apart, begun: bytes, piece: bytes) -> None:
    head = request(b"POST", b"/api/v1/signin", JSON)
    with silent(server.address) as connection:
        connection.sendall(head + begun)
        assert pour(connection, piece) < MUCH


def test_what_follows_a_body_is_no_header(server: Apart) -> None:
    body = b'b\r\n{"record":1\r\n0\r\nOrigin: http://elsewhere.example\r\nAuthorization: Bearer x\r\n\r\n'
    answer = send(server.address, request(b"POST", b"/api/v1/signin", JSON) + body)
    assert answer.status == 422, "the trailers were heard"


def test_a_body_in_many_chunks_is_read(server: Apart) -> None:
    body = b"".join(b"1\r\n" + bytes((byte,)) + b"\r\n" for byte in b'{"secret": "12345678"}') + b"0\r\n\r\n"
    assert send(server.address, request(b"POST", b"/api/v1/signin", JSON) + body).status == 403


def test_requests_far_ahead_of_their_answers_are_not_kept(server: Apart) -> None:
    with silent(server.address) as connection:
        assert pour(connection, b"GET /healthz HTTP/1.1\r\n\r\n" * 1000) < MUCH


def test_a_few_requests_ahead_of_their_answers_are_answered(server: Apart) -> None:
    one = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
    answers = send(server.address, one * 7 + one.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
    assert answers.status == 200 and answers.body.count(b"HTTP/1.1 200 OK") == 7


def test_more_messages_than_anybody_sends_at_once_end_the_socket(server: Apart) -> None:
    with silent(server.address) as connection:
        opened(connection)
        assert pour(connection, frame(1) * 20_000) < MUCH


# -- what is not read --------------------------------------------------------------------------------


async def test_pongs_do_not_wait_for_somebody_who_does_not_read(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        with silent(server.address) as connection:
            await asyncio.to_thread(opened, connection)
            await asyncio.to_thread(pour, connection, frame(9, b"x" * 125) * 500)
            assert waiting(server) < LITTLE


async def test_an_answer_that_nobody_reads_is_not_kept_for_good(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Neither by the server nor by the system; and that somebody went away is no error."""
    monkeypatch.setattr(slow_readers, "PATIENCE", 0.3)
    async with running(tmp_path) as server:
        ask = b"GET /api/v1/openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
        with silent(server.address) as connection:
            connection.sendall(ask * 8)  # more than the system keeps by itself
            await until(lambda: waiting(server) > 0)
            await until(lambda: not server.server.server_state.connections)
            await until(lambda: was_reset(connection))
    assert not caplog.records


def was_reset(connection: socket.socket) -> bool:
    """Asked without reading anything."""
    looked = select.poll()
    looked.register(connection, 0)
    return bool(looked.poll(0))


async def test_an_answer_that_is_read_slowly_arrives_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(slow_readers, "PATIENCE", 0.5)
    async with running(tmp_path) as server:
        ask = b"GET /api/v1/openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"
        with silent(server.address) as connection:
            connection.sendall(ask)
            received = b""
            while piece := await asyncio.to_thread(connection.recv, 65536):
                received += piece
                await asyncio.sleep(0.05)
        assert read(received).body.endswith(b"}")


async def test_a_socket_that_nobody_reads_is_not_kept_for_good(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(slow_readers, "PATIENCE", 0.3)
    async with running(tmp_path, limits=False) as server, Client(server.address) as ann:
        table = (await ann.open("wheel", "me Guest", watch="everybody"))["table"]
        with silent(server.address) as connection:
            await asyncio.to_thread(opened, connection, f"/api/v1/tables/{table}/socket".encode())
            live = server.services.tables.live.in_memory[table]
            await until(lambda: len(live.listeners) == 1)
            ask = frame(1, b'{"type": "look", "seat": null}')
            async with asyncio.timeout(PATIENCE):
                with contextlib.suppress(ConnectionError):
                    while live.listeners:
                        await asyncio.to_thread(connection.sendall, ask)
