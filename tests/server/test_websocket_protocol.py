"""The short ways in and out of a socket are what the library reads and writes, only shorter."""

import asyncio
import json
from urllib.parse import urlsplit

import pytest
from websockets.frames import Frame, Opcode

from starboard.server.websocket_protocol import (
    EXTENSION,
    ends_with_a_frame,
    frame_head,
    whole_text,
    writer_of,
)
from tests.server.running import PATIENCE, Apart

LENGTHS = [0, 1, 125, 126, 300, 65_535, 65_536]
PING = b'{"type":"ping"}'


def frame(data: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """As a client sends it."""
    return bytes(Frame(opcode, data, fin=fin).serialize(mask=True))


@pytest.mark.parametrize("length", [*LENGTHS, 200_000])
def test_a_message_is_one_unmasked_frame_of_text(length: int) -> None:
    text = b"x" * length
    assert frame_head(length) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_another_server_s_sockets_write_in_their_own_time() -> None:
    assert writer_of({"type": "websocket"})(b"x") is False
    assert writer_of({"type": "websocket", "extensions": {EXTENSION: lambda text: True}})(b"x") is True


@pytest.mark.parametrize("length", LENGTHS)
def test_a_whole_text_is_read_up_to_64_kilobytes(length: int) -> None:
    text = "ä" * (length // 2) + "x" * (length % 2)
    assert whole_text(frame(text.encode())) == (text if length < 65_536 else None)


@pytest.mark.parametrize(
    "data",
    [
        pytest.param(frame(PING)[:-1], id="cut"),
        pytest.param(frame(PING) + b"\x81", id="more"),
        pytest.param(frame(PING) * 2, id="two"),
        pytest.param(frame(PING, fin=False), id="first part"),
        pytest.param(frame(PING, Opcode.CONT), id="last part"),
        pytest.param(frame(PING, Opcode.BINARY), id="bytes"),
        pytest.param(frame(PING, Opcode.PING), id="ping"),
        pytest.param(b"\xc1" + frame(PING)[1:], id="compressed"),
        pytest.param(bytes(Frame(Opcode.TEXT, PING).serialize(mask=False)), id="not masked"),
        pytest.param(frame(b"\xff\xfe"), id="no UTF-8"),
        pytest.param(b"\x81", id="one byte"),
        pytest.param(b"", id="nothing"),
    ],
)
def test_everything_else_is_left_to_the_library(data: bytes) -> None:
    assert whole_text(data) is None


@pytest.mark.parametrize("length", LENGTHS)
def test_where_a_frame_ends_is_known(length: int) -> None:
    data = frame(PING, Opcode.PONG) + frame(b"x" * length)
    assert ends_with_a_frame(data)
    for cut in {1, 2, 5, len(data) - 1} & set(range(len(data))):
        assert not ends_with_a_frame(data[:cut])
    assert not ends_with_a_frame(data + b"\x81")


async def connect(address: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A socket for a first page, with every byte in our own hands."""
    to = urlsplit(address)
    reader, writer = await asyncio.open_connection(to.hostname, to.port)
    writer.write(
        b"GET /api/v1/feed/socket HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        b"Connection: Upgrade\r\nUpgrade: websocket\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
    assert b" 101 " in head.splitlines()[0]
    return reader, writer


async def message(reader: asyncio.StreamReader) -> dict[str, object]:
    async def read() -> bytes:
        head = await reader.readexactly(2)
        length = head[1]
        if length > 125:
            length = int.from_bytes(await reader.readexactly(2 if length == 126 else 8), "big")
        return await reader.readexactly(length)

    found: dict[str, object] = json.loads(await asyncio.wait_for(read(), PATIENCE))
    return found


@pytest.mark.parametrize("cut", [0, 1, 2, 4, 6, 10])
async def test_a_text_is_heard_however_it_arrives(server: Apart, cut: int) -> None:
    reader, writer = await connect(server.address)
    assert (await message(reader))["type"] == "feed"
    for sent in (frame(PING), frame(PING), frame(PING[:5], fin=False) + frame(PING[5:], Opcode.CONT)):
        writer.write(sent[:cut])
        await is_answered(server)  # the first piece has arrived by itself
        writer.write(sent[cut:])
        assert (await message(reader))["type"] == "pong"
    writer.write(frame(PING) * 3)
    for _ in range(3):
        assert (await message(reader))["type"] == "pong"
    writer.close()


async def is_answered(server: Apart) -> None:
    """The server has looked at its connections since."""
    reader, writer = await connect(server.address)
    assert (await message(reader))["type"] == "feed"
    writer.close()
