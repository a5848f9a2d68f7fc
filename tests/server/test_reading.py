"""What is wrong with a request is said in one sentence that names the field, in the reader's language."""

import json
from typing import Any

import pytest

from starboard.server import requests
from starboard.server.messages.socket import FromClient
from starboard.server.reading import Unreadable, read
from tests.server.running import Apart, Client

ACT = {"do": "act", "seat": 0, "position": 0}
WRONG = [
    (requests.NewTable, "{}", "game is missing."),
    (requests.NewTable, "[]", "This must be an object."),
    (requests.NewTable, '{"game": "wheel"', "This cannot be read as JSON."),
    (requests.NewTable, b'{"game": "\xff"}', "This cannot be read as JSON."),
    (requests.NewTable, '{"game": 3}', "game must be a text of at most 40 letters."),
    (requests.NewTable, '{"game": "wheel", "chat": 1}', "chat must be true or false."),
    (
        requests.NewTable,
        '{"game": "wheel", "clock": {"seconds": "30"}}',
        "clock.seconds must be a whole number from 0 to 2592000.",
    ),
    (
        requests.NewTable,
        '{"game": "wheel", "seats": [{"kind": "me"}, {"kind": "you"}]}',
        "seats[1].kind must be one of bot, me, open, screen.",
    ),
    (requests.UseSignIn, '{"secret": "x"}', "secret must be a text of 8 to 80 letters."),
    (requests.Invite, '{"person": "Ann"}', "person must be a text like ^[a-z0-9]{1,40}$."),
    (requests.UseLink, '{"once": true}', "once is not known here; known: nonce, nonce_hash."),
    (FromClient, '{"type": "ping", "at": 1}', "at is not known here; known: no fields."),
    (FromClient, '{"type": "pong"}', "type must be one of command, look, ping."),
    (FromClient, '{"type": "look", "seat": true}', "seat must be a whole number from 0 to 9."),
]
COMMANDS = [
    (3, "command must be an object."),
    (ACT, "command.actions is missing."),
    ({**ACT, "actions": []}, "command.actions must be a list of 1 to 200 entries."),
    ({**ACT, "actions": [1, -1]}, "command.actions[1] must be a whole number from 0 to 2147483647."),
    ({"do": "swap", "seats": [1]}, "command.seats must be a list of 2 entries."),
    ({"do": "chat", "text": ""}, "command.text must be a text of 1 to 400 letters."),
]


@pytest.mark.parametrize("kind, text, sentence", WRONG)
def test_a_request_that_cannot_be_read_is_told_what_would_be_right(
    kind: Any, text: str | bytes, sentence: str
) -> None:
    with pytest.raises(Unreadable) as refused:
        read(kind, text)
    assert str(refused.value) == sentence
    assert refused.value.sentence("de") != sentence


@pytest.mark.parametrize("command, sentence", COMMANDS)
def test_so_is_a_command(command: Any, sentence: str) -> None:
    message = {"type": "command", "client": "me", "number": 1, "command": command}
    with pytest.raises(Unreadable) as refused:
        read(FromClient, json.dumps(message))
    assert str(refused.value) == sentence
    assert refused.value.sentence("de") != sentence


PARAMETERS = [
    ("/tables/0a?seat=x", "seat must be a whole number."),
    ("/tables/0a?seat=12", "seat must be a number of at most 9."),
    ("/tables/A?seat=1", "table must be a text like ^[a-z0-9]{1,40}$."),
    ("/tables/0a/hint", "seat is missing."),
    ("/feed?wait=nan", "wait must be a number of at most 30."),
    ("/feed?mark=" + 50 * "x", "mark must be a text of at most 40 letters."),
]


async def test_a_parameter_too(server: Apart) -> None:
    ann = Client(server.address)
    for path, sentence in PARAMETERS:
        answer = await ann.http.get(path)
        assert (answer.status_code, answer.json()["sentence"]) == (422, sentence)
        german = await ann.http.get(f"{path}{'&' if '?' in path else '?'}words=de")
        assert german.json()["sentence"] != sentence
    await ann.close()
