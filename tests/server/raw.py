"""HTTP as bytes: requests that no well-bred client would send."""

import socket
from typing import NamedTuple
from urllib.parse import urlsplit


class Answer(NamedTuple):
    status: int  # 0: none, the connection was closed
    body: bytes


def request(
    method: bytes = b"GET",
    target: bytes = b"/api/v1/me",
    headers: list[tuple[bytes, bytes]] | None = None,
    body: bytes = b"",
    host: bytes = b"127.0.0.1",
) -> bytes:
    """The bytes of a request; a Host among the headers replaces ours."""
    lines = [method + b" " + target + b" HTTP/1.1"]
    given = headers or []
    if all(name.lower() != b"host" for name, _ in given):
        lines.append(b"Host: " + host)
    lines += [name + b": " + value for name, value in given]
    lines.append(b"Connection: close")
    if body:
        lines.append(b"Content-Length: %d" % len(body))
    return b"\r\n".join(lines) + b"\r\n\r\n" + body


def send(address: str, data: bytes, patience: float = 10.0) -> Answer:
    """What comes back for some bytes."""
    to = urlsplit(address)
    received = b""
    with socket.create_connection((to.hostname, to.port), timeout=patience) as connection:
        try:
            connection.sendall(data)
            while piece := connection.recv(65536):
                received += piece
        except ConnectionError:
            pass
    return read(received)


def read(received: bytes) -> Answer:
    if not received.startswith(b"HTTP/1.1 "):
        return Answer(0, received)
    head, _, body = received.partition(b"\r\n\r\n")
    return Answer(int(head[9:12]), body)
