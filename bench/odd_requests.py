"""Requests that no well-bred client would send, as bytes."""

import asyncio
import random

HEADERS = (
    *(
        b"Host",
        b"Origin",
        b"Cookie",
        b"Authorization",
        b"Content-Type",
        b"Content-Length",
        b"Accept-Language",
    ),
    *(b"Upgrade", b"Transfer-Encoding", b"Range", b"If-None-Match", b"X-Forwarded-For", b"Accept-Encoding"),
)
VALUES = (
    *(b"[::1", b"http://[x", b"\xff\xfe", b"starboard=a.b.\xff", b"Bearer ", b"Bearer \xff", b"-1", b"\xb2"),
    *(b"9" * 400, b"127.0.0.1:port", b"chunked, x", b"websocket", b"bytes=-", b"de;q=x", b""),
)
PATHS = (
    *(
        b"/api/v1/me",
        b"/api/v1/games/wheel?words=",
        b"/api/v1/tables/%00",
        b"/api/v1/links/%ED%A0%80%ED%A0%80",
    ),
    *(
        b"/api/v1/feed?wait=nan",
        b"/%2e%2e/%2e%2e/etc/passwd",
        b"/api/v1/tables/x/socket?seat=9e9",
        b"/readyz",
        b"*",
    ),
)


def odd_request(chance: random.Random) -> bytes:
    method = chance.choice((b"GET", b"GET", b"POST", b"DELETE", b"OPTIONS", b"TRACE", b"XXXX"))
    path = chance.choice(PATHS) + bytes(chance.choices(b"abcdef0123456789%", k=chance.randrange(9)))
    lines = [method + b" " + path + b" HTTP/1.1"]
    if chance.random() < 0.8:
        lines.append(b"Host: 127.0.0.1")
    lines += [chance.choice(HEADERS) + b": " + chance.choice(VALUES) for _ in range(chance.randrange(4))]
    return b"\r\n".join([*lines, b"Connection: close", b"", b""])


async def answered(port: int, data: bytes) -> int:
    """The status of the answer; 0 for none."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(data)
        received = await asyncio.wait_for(reader.read(), 5)
    except (OSError, TimeoutError):
        return 0
    finally:
        writer.close()
    return int(received[9:12]) if received.startswith(b"HTTP/1.1 ") else 0


async def odd_requests(port: int, count: int, seed: int) -> list[bytes]:
    """Those that the server answered with an error of its own."""
    chance, bad = random.Random(seed), []
    for _ in range(count // 20):
        several = [odd_request(chance) for _ in range(20)]
        statuses = await asyncio.gather(*(answered(port, data) for data in several))
        bad += [data for data, status in zip(several, statuses) if status >= 500]
    return bad
