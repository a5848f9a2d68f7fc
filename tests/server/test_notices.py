"""Notices by a real mail server and webhook: asked for, confirmed, at most one until somebody looks."""

import asyncio
import contextlib
import email
import json
import re
import socket
import threading
from collections.abc import AsyncIterator
from email.message import Message
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any, cast

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

from starboard.server import limits, notices_api
from starboard.tables.storage import NoticeRow
from tests.server.running import Client, Server, running
from tests.waiting import until


class Mailbox:
    """Everything that arrived at a local mail server."""

    def __init__(self) -> None:
        self.mails: list[Message] = []

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        self.mails.append(email.message_from_bytes(cast(bytes, envelope.content)))
        return "250 OK"

    async def wait_for(self, count: int) -> Message:
        await until(lambda: len(self.mails) >= count)
        assert len(self.mails) == count
        return self.mails[-1]


def text_of(mail: Message) -> str:
    return cast(bytes, mail.get_payload(decode=True)).decode()


@contextlib.asynccontextmanager
async def with_mail(folder: Path, **settings: Any) -> AsyncIterator[tuple[Server, Mailbox, Client, Client]]:
    """A server, its mailbox, and two people of whom the second has confirmed an address."""
    mailbox = Mailbox()
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    post = Controller(mailbox, hostname="127.0.0.1", port=port)
    post.start()
    chosen = {"smtp": f"smtp://127.0.0.1:{port}", "mail_from": "games@example.org", "notice_after": 0.05}
    try:
        async with (
            running(folder, **chosen, **settings) as server,
            Client(server.address) as ann,
            Client(server.address) as bob,
        ):
            yield server, mailbox, ann, bob
    finally:
        post.stop()


async def nothing_is_due(server: Server) -> None:
    """Until everybody whose turn it is has come, has been sent a notice, or gets none."""
    await until(server.services.notices.is_idle)


async def joined(ann: Client, bob: Client) -> str:
    table = cast(str, (await ann.open("wheel", "me open", start=False))["table"])
    link = await ann.post(f"/tables/{table}/links", {"kind": "join"})
    await bob.post(f"/links/{link['secret']}", {})
    await bob.do(table, "sit")
    await ann.do(table, "start")
    return table


async def act(client: Client, table: str, seat: int) -> None:
    state = await client.get(f"/tables/{table}")
    await client.do(table, "act", seat=seat, position=state["sight"]["position"], actions=[0])


async def want(client: Client, mailbox: Mailbox, language: str = "en") -> None:
    answer = await client.http.put(
        "/me/notices", json={"kind": "email", "address": "bob@example.org", "language": language}
    )
    assert answer.status_code == 200 and not answer.json()["confirmed"], answer.text
    code = re.search(r"\d{8}", text_of(await mailbox.wait_for(len(mailbox.mails) or 1)))
    assert code is not None
    assert (await client.post("/me/notices/confirm", {"code": code.group()}))["confirmed"]


async def test_one_mail_until_the_person_looks(tmp_path: Path) -> None:
    async with with_mail(tmp_path) as (server, mailbox, ann, bob):
        table, other = await joined(ann, bob), await joined(ann, bob)
        await want(bob, mailbox)
        await act(ann, table, 0)
        mail = await mailbox.wait_for(2)
        assert mail["To"] == "bob@example.org" and mail["Subject"] == "Your turn: Argonaut's Wheel"
        assert f"/t/{table}" in text_of(mail)
        await act(ann, other, 0)
        await nothing_is_due(server)
        assert len(mailbox.mails) == 2
        await act(bob, table, 1)  # this is looking
        await act(ann, table, 0)
        await mailbox.wait_for(3)


async def test_a_second_table_that_waits_is_told_of_where_the_first_no_longer_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with with_mail(tmp_path) as (server, mailbox, ann, bob):
        first, second = await joined(ann, bob), await joined(ann, bob)
        await want(bob, mailbox)
        storage, asked, answered = server.services.storage, asyncio.Event(), asyncio.Event()
        notice = storage.notice

        async def slow(person: str) -> NoticeRow | None:
            asked.set()
            await answered.wait()
            return await notice(person)

        monkeypatch.setattr(storage, "notice", slow)
        await act(ann, first, 0)
        await asked.wait()
        await act(ann, second, 0)
        await ann.do(first, "resign", seat=0)
        answered.set()
        assert f"/t/{second}" in text_of(await mailbox.wait_for(2))


async def test_nobody_who_is_here_gets_a_mail(tmp_path: Path) -> None:
    async with with_mail(tmp_path) as (server, mailbox, ann, bob):
        table = await joined(ann, bob)
        await want(bob, mailbox)
        async with bob.socket("/feed/socket") as feed:
            await feed.next()
            await act(ann, table, 0)
            await nothing_is_due(server)
            assert len(mailbox.mails) == 1


async def test_a_notice_that_was_due_comes_after_a_restart_and_only_once(tmp_path: Path) -> None:
    async with with_mail(tmp_path / "data") as (server, mailbox, ann, bob):
        table = await joined(ann, bob)
        await want(bob, mailbox, "de")
        server.services.settings.notice_after = 60
        await act(ann, table, 0)
    async with with_mail(tmp_path / "data") as (_, again, ann, bob):
        assert (await again.wait_for(1))["Subject"] == "Du bist dran: Argonaut's Wheel"
    async with with_mail(tmp_path / "data") as (server, later, ann, bob):
        await nothing_is_due(server)
        assert not later.mails


async def test_a_wrong_code_confirms_nothing_and_notices_can_be_stopped(tmp_path: Path) -> None:
    async with with_mail(tmp_path) as (server, mailbox, ann, bob):
        table = await joined(ann, bob)
        await bob.http.put("/me/notices", json={"kind": "email", "address": "bob@example.org"})
        await bob.post("/me/notices/confirm", {"code": "nonsense"}, status=403)
        await act(ann, table, 0)
        await nothing_is_due(server)
        assert len(mailbox.mails) == 1
        stopped = (await bob.http.delete("/me/notices")).json()
        assert stopped == {"offered": ["email"], "kind": None, "address": "", "confirmed": False}


@pytest.mark.parametrize("address", ["nobody", "a b@example.org", "x@y,z@w", "@"])
async def test_what_is_no_address_is_refused(tmp_path: Path, address: str) -> None:
    async with with_mail(tmp_path) as (_, mailbox, ann, _bob):
        answer = await ann.http.put("/me/notices", json={"kind": "email", "address": address})
        assert answer.status_code == 400 and not mailbox.mails


class Webhook:
    """An operator's own program, and everything that it was told."""

    def __init__(self) -> None:
        heard: list[dict[str, Any]] = []

        class Hook(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                heard.append(json.loads(self.rfile.read(int(self.headers["content-length"]))))
                self.send_response(204)
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self.heard = heard
        self.listening = HTTPServer(("127.0.0.1", 0), Hook)
        self.address = f"http://127.0.0.1:{self.listening.server_port}/turn"
        self.thread = threading.Thread(target=self.listening.serve_forever)
        self.thread.start()

    def close(self) -> None:
        self.listening.shutdown()
        self.thread.join()
        self.listening.server_close()


async def test_the_operators_webhook_hears_whose_turn_it_is(tmp_path: Path) -> None:
    with contextlib.closing(Webhook()) as hook:
        async with (
            running(tmp_path, webhook=hook.address, notice_after=0.05) as server,
            Client(server.address) as ann,
            Client(server.address) as bob,
        ):
            table = await joined(ann, bob)
            chosen = (await bob.http.put("/me/notices", json={"kind": "webhook"})).json()
            assert chosen["confirmed"] and chosen["offered"] == ["webhook"]
            await act(ann, table, 0)
            await until(lambda: hook.heard)
            (told,) = hook.heard
            assert told["event"] == "your-turn" and told["table"] == table


async def test_a_server_that_sends_nothing_offers_nothing(ann: Client) -> None:
    assert (await ann.get("/me/notices"))["offered"] == []
    refused = await ann.http.put("/me/notices", json={"kind": "email", "address": "a@example.org"})
    assert refused.status_code == 400


async def test_a_mail_that_nobody_asked_for_says_nothing_that_a_stranger_wrote(tmp_path: Path) -> None:
    async with with_mail(tmp_path) as (_, mailbox, ann, _bob):
        await ann.http.patch("/me", json={"name": "Win at evil.example"})
        for language in ("en", "de"):
            wish = {"kind": "email", "address": f"{language}@example.org", "language": language}
            assert (await ann.http.put("/me/notices", json=wish)).status_code == 200
        assert len(mailbox.mails) == 2
        for mail in mailbox.mails:
            assert "evil" not in text_of(mail) + mail["Subject"] + mail["From"]


async def test_nobody_has_a_mailbox_of_others_filled_from_many_addresses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(limits.RATES, "mail", limits.Rate(0, 2))
    places = (f"192.0.2.{number}" for number in range(100))
    monkeypatch.setattr(notices_api, "address_of", lambda request: next(places))
    async with with_mail(tmp_path) as (server, mailbox, _ann, _bob):
        statuses = []
        for _ in range(3):
            async with Client(server.address) as stranger:
                wish = {"kind": "email", "address": "Bob@example.org"}
                statuses.append((await stranger.http.put("/me/notices", json=wish)).status_code)
        assert statuses == [200, 200, 429] and len(mailbox.mails) == 2
