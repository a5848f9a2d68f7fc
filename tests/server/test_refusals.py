"""What cannot be done is refused by its code, whichever door is asked at; and what no other test asks for."""

from pathlib import Path
from typing import Any

import pytest
import websockets

from starboard.games.registry import GAMES
from starboard.kernel.errors import StarboardError
from starboard.server.limits import RATES, Rate
from starboard.server.people import Who
from starboard.server.run import own_address
from starboard.server.settings import Settings, check
from starboard.tables.storage import StorageError
from tests.server.running import Client, Socket, running

LONG = "x" * 100_000
WORD = {"kind": "credits", "giver": 0, "receiver": 1, "turn": 1, "count": 1}


@pytest.mark.parametrize(
    "asked, code",
    [
        ({"name": " \u200b "}, "name-needs-letter"),
        ({"about": {"more": "y" * 5000}}, "too-much-about"),
    ],
)
async def test_what_a_person_cannot_be_called(ann: Client, asked: dict[str, Any], code: str) -> None:
    answer = await ann.http.patch("/me", json=asked)
    assert (answer.status_code, answer.json()["code"]) == (400, code)


async def test_only_who_sits_there_has_a_hint_and_only_in_a_game_that_runs(ann: Client) -> None:
    table = (await ann.open("wheel", "me easy", start=False, hints=True))["table"]
    assert (await ann.get(f"/tables/{table}/hint", 409, seat=0))["code"] == "nothing-to-choose"
    await ann.do(table, "start")
    assert (await ann.get(f"/tables/{table}/hint", 403, seat=1))["code"] == "seat-not-yours"
    assert (await ann.get(f"/tables/{table}/verification", 409))["code"] == "dice-after"


async def test_a_table_has_no_more_seats_than_players(ann: Client) -> None:
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in range(9))]
    refused = await ann.post("/tables", {"game": "wheel", "seats": seats, "options": {"players": 2}}, 400)
    assert refused["code"] == "seats-here"


@pytest.mark.parametrize("to", [0, 9])
async def test_a_deal_is_with_somebody_else_who_is_there(ann: Client, to: int) -> None:
    table = (await ann.open("colonies", "me Guest Other"))["table"]
    refused = await ann.post(f"/tables/{table}/bargain", {"seat": 0, "to": to, "terms": [WORD]}, 400)
    assert refused["code"] == "deal-to-whom"


async def test_what_is_said_at_a_table(ann: Client, bob: Client) -> None:
    table = (await ann.open("wheel", "me Guest", watch="everybody"))["table"]
    assert (await ann.do(table, "chat", 400, text=" \u200b "))["code"] == "nothing-said"
    assert (await bob.do(table, "chat", 403, text="hello"))["code"] == "only-guests-talk"
    me = (await ann.get("/me"))["id"]
    assert (await ann.do(table, "mute", 400, person=me, on=True))["code"] == "host-not-muted"
    silent = (await ann.open("wheel", "me Guest", chat=False))["table"]
    assert (await ann.do(silent, "chat", 409, text="hello"))["code"] == "chat-off"


async def test_a_socket_takes_texts_of_some_length_only(ann: Client) -> None:
    table = (await ann.open("wheel", "me Guest"))["table"]
    async with ann.socket(f"/tables/{table}/socket") as socket:
        await socket.next()
        for sent, code in ((b"{}", "send-text"), (LONG, "too-large")):
            await socket.connection.send(sent)
            assert (await socket.until("refused"))["refusal"]["code"] == code


CHAT = {"do": "chat", "text": "hello"}


@pytest.mark.parametrize(
    "refused_by, sent, reason",
    [
        ("the limits", CHAT, "too-many"),
        ("the storage", CHAT, "not-stored"),
        ("the reader", {"do": "chat", "txt": "hello"}, "bad-request"),
    ],
)
async def test_a_command_on_a_socket_is_answered_by_its_number_whatever_refuses_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, refused_by: str, sent: dict[str, str], reason: str
) -> None:
    async def unreachable(who: Who) -> Who:
        raise StorageError("not-stored")

    async with running(tmp_path) as server, Client(server.address) as ann:
        table = (await ann.open("wheel", "me Guest"))["table"]
        async with ann.socket(f"/tables/{table}/socket") as socket, ann.socket("/feed/socket") as feed:
            await socket.next(), await feed.next()
            if refused_by == "the limits":
                monkeypatch.setitem(RATES, "messages", Rate(0, 1))
                await feed.send(type="ping")
                await feed.until("pong")
            elif refused_by == "the storage":
                monkeypatch.setattr(server.services.people, "renewed", unreachable)
            for one in (socket, feed):
                await one.send(type="command", client="page", number=7, command=sent)
            answer = await socket.until("answer")
            assert (answer["client"], answer["number"]) == ("page", 7)
            assert answer["answer"]["reason"] == reason
            while (heard := await feed.next())["type"] == "feed-table":
                pass
            assert heard["type"] in ("pong", "refused"), "nobody is at a table there"


@pytest.mark.parametrize("since", ["-1", "x", "9" * 10])
async def test_a_socket_begins_at_a_number(ann: Client, since: str) -> None:
    table = (await ann.open("wheel", "me Guest"))["table"]
    async with ann.socket(f"/tables/{table}/socket?since={since}") as socket:
        with pytest.raises(websockets.ConnectionClosedError) as closed:
            await socket.next()
    assert closed.value.rcvd is not None and "since" in closed.value.rcvd.reason


async def test_a_first_page_hears_that_a_table_is_gone(ann: Client) -> None:
    table = (await ann.open("wheel", "me open", start=False))["table"]
    async with ann.socket("/feed/socket") as socket:
        assert (await first_of(socket))["tables"]
        await ann.do(table, "close")
        assert (await socket.until("feed-gone"))["table"] == table


async def first_of(socket: Socket) -> dict[str, Any]:
    return await socket.until("feed")


@pytest.mark.parametrize("game", GAMES)
async def test_every_rulebook_is_told_with_its_examples(ann: Client, game: str) -> None:
    book = await ann.get(f"/games/{game}/rulebook")
    rules = GAMES[game].rulebook
    assert rules is not None
    assert [section["name"] for section in book["sections"]] == [section.name for section in rules.sections]
    assert sum(len(section["scenes"]) for section in book["sections"]) > 0
    assert all(scene["view"] for section in book["sections"] for scene in section["scenes"])


async def test_a_server_that_ends_says_so(tmp_path: Path) -> None:
    async with running(tmp_path) as server, Client(server.address) as ann:
        server.services.ending = True
        assert (await ann.http.get(f"{server.address}/readyz")).status_code == 503


@pytest.mark.parametrize(
    "settings, code",
    [
        ({"port": 70_000}, "setting-port"),
        ({"public_url": "games.example.org"}, "setting-address"),
        ({"webhook": "ftp://example.org"}, "setting-webhook"),
    ],
)
def test_what_cannot_be_served_is_one_sentence(tmp_path: Path, settings: dict[str, Any], code: str) -> None:
    with pytest.raises(StarboardError) as refused:
        check(Settings(data=tmp_path, **settings))
    assert refused.value.code == code


def test_a_database_of_another_kind_is_refused(tmp_path: Path) -> None:
    with pytest.raises(StarboardError) as refused:
        _ = Settings(data=tmp_path, database="mysql://somewhere/else").database_url
    assert refused.value.code == "setting-database"


def test_a_shared_server_answers_to_the_names_of_this_machine(tmp_path: Path) -> None:
    shared = Settings(data=tmp_path, share=True, port=8000)
    assert shared.listens_on == "0.0.0.0"
    assert own_address(shared) == "http://127.0.0.1:8000"
    assert shared.address.rpartition(":")[0].removeprefix("http://") in shared.allowed_hosts()
    alone = Settings(data=tmp_path, port=8000)
    assert alone.allowed_hosts() < shared.allowed_hosts()
    assert own_address(Settings(data=tmp_path, public_url="https://a.example/")) == "https://a.example"
