"""What goes out at once looks on the wire as what uvicorn writes."""

import pytest
from websockets.frames import Frame, Opcode

from starboard.server.websocket_protocol import EXTENSION, frame_head, writer_of


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536, 200_000])
def test_a_message_is_one_unmasked_frame_of_text(length: int) -> None:
    text = b"x" * length
    assert frame_head(length) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_another_server_s_sockets_write_in_their_own_time() -> None:
    assert writer_of({"type": "websocket"})(b"x") is False
    assert writer_of({"type": "websocket", "extensions": {EXTENSION: lambda text: True}})(b"x") is True
