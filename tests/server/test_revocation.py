"""What is taken back is worth nothing from that moment on, also where it is in use."""

import asyncio
from pathlib import Path
from typing import Any, cast

import httpx
import pytest

from starboard.server import sockets
from starboard.server.services import known
from starboard.server.workshop_queue import RunQueue
from starboard.tables.refusals import Refused
from tests.server.running import PATIENCE, Apart, Client, Socket, running, until_polled

POLL = 30  # seconds: the longest that a poll may wait


async def closed_with(socket: Socket) -> int:
    """The code that a socket is closed with."""
    await asyncio.wait_for(socket.connection.wait_closed(), PATIENCE)
    code = socket.connection.close_code
    assert code is not None
    return int(code)


def operator(server: Apart) -> Client:
    return Client(server.address, (server.data / "operator.key").read_text())


# -- signing out -------------------------------------------------------------------------------------


async def test_a_copied_cookie_is_worth_nothing_after_signing_out(ann: Client, server: Apart) -> None:
    await ann.http.patch("/me", json={"name": "Ann"})
    copied = {"cookie": f"starboard={ann.http.cookies['starboard']}"}
    async with httpx.AsyncClient(base_url=server.address) as thief:
        assert (await thief.get("/api/v1/me", headers=copied)).json()["name"] == "Ann"
        await ann.post("/signout")
        assert (await thief.get("/api/v1/me", headers=copied)).json() is None


async def test_signing_out_ends_the_open_pages_of_this_browser_only(ann: Client, bob: Client) -> None:
    table = (await ann.open("wheel", "me Guest"))["table"]
    await bob.post("/signin", {"secret": (await ann.post("/me/signin"))["code"]})
    async with (
        ann.socket(f"/tables/{table}/socket") as at_table,
        ann.socket("/feed/socket") as first_page,
        bob.socket(f"/tables/{table}/socket") as elsewhere,
    ):
        await asyncio.gather(*(socket.next() for socket in (at_table, first_page, elsewhere)))
        await ann.post("/signout")
        assert await closed_with(at_table) == 4403 and await closed_with(first_page) == 4403
        assert (await elsewhere.do("chat", text="still here"))["ok"]


async def test_signing_out_while_a_page_is_being_opened_ends_it(
    ann: Client, server: Apart, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is not among the open pages yet, so it has to ask once more."""
    table = (await ann.open("wheel", "me Guest"))["table"]
    copied = {"cookie": f"starboard={ann.http.cookies['starboard']}", "origin": server.address}
    look = sockets.TableSocket.look

    async def slow_look(self: sockets.TableSocket, *args: Any) -> None:
        await look(self, *args)
        await self.services.people.sign_out(copied["cookie"].partition("=")[2])

    monkeypatch.setattr(sockets.TableSocket, "look", slow_look)
    async with ann.socket(f"/tables/{table}/socket") as page:
        await page.next()
        assert await closed_with(page) == 4403


async def test_signing_out_ends_a_stream_of_the_workshop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(self: RunQueue) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(RunQueue, "_work", never)
    longer = {"name": "Longer", "values": {"revolutions.draw": 4}}
    trial = {"game": "wheel", "variant": longer, "bot": "random", "games": 100}
    async with running(tmp_path) as server, Client(server.address) as ann:
        run = (await ann.post("/workshop/runs", trial))["id"]
        copied = {"cookie": f"starboard={ann.http.cookies['starboard']}"}
        path = f"{server.address}/api/v1/workshop/runs/{run}/events"
        async with httpx.AsyncClient(timeout=PATIENCE) as thief:
            async with thief.stream("GET", path, headers=copied) as stream:
                lines = stream.aiter_lines()
                assert (await anext(lines)).startswith("data: ")
                await ann.post("/signout")
                async with asyncio.timeout(PATIENCE):
                    assert [line async for line in lines if line] == []
            assert (await thief.get(path, headers=copied)).status_code >= 400


async def test_signing_out_of_a_forged_cookie_signs_nobody_out(ann: Client, server: Apart) -> None:
    await ann.http.patch("/me", json={"name": "Ann"})
    person, device, _ = ann.http.cookies["starboard"].split(".")
    headers = {"cookie": f"starboard={person}.{device}.{'0' * 64}", "origin": server.address}
    async with httpx.AsyncClient(base_url=server.address) as mallory:
        assert (await mallory.post("/api/v1/signout", json={}, headers=headers)).status_code == 200
    assert (await ann.get("/me"))["name"] == "Ann"


# -- tokens ------------------------------------------------------------------------------------------


async def test_a_token_taken_back_ends_its_sockets_and_what_they_may_do(ann: Client, server: Apart) -> None:
    made = await ann.post("/me/tokens")
    table = (await ann.open("wheel", "me Guest"))["table"]
    program = Client(server.address, made["token"])
    async with program.socket(f"/tables/{table}/socket") as socket:
        await socket.next()
        await ann.http.delete(f"/me/keys/{made['id']}")
        assert await closed_with(socket) == 4403
    await program.get(f"/tables/{table}", 403)
    await program.close()


async def test_a_poll_that_waits_shows_nothing_to_a_token_taken_back(ann: Client, server: Apart) -> None:
    made = await ann.post("/me/tokens")
    table = (await ann.open("colonies", "me Guest Other"))["table"]
    program = Client(server.address, made["token"])
    for path in (f"/tables/{table}", "/feed"):
        mark = (await program.get(path))["mark"]
        path = f"{path}/updates" if "tables" in path else path
        polling = asyncio.create_task(program.http.get(path, params={"mark": mark, "wait": POLL}))
        await until_polled(server, table if "tables" in path else "")
        await ann.http.delete(f"/me/keys/{made['id']}")
        assert (await asyncio.wait_for(polling, POLL / 2)).status_code == 403
        made = await ann.post("/me/tokens")
        await program.close()
        program = Client(server.address, made["token"])
    await program.close()


async def test_a_socket_that_is_not_read_does_nothing_after_it_was_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever does not read the goodbye must not be able to go on writing."""
    from starboard.server import services as sites

    async with running(tmp_path, limits=False) as server:
        ann = Client(server.address)
        made = await ann.post("/me/tokens")
        table = (await ann.open("wheel", "me Guest"))["table"]
        program = Client(server.address, made["token"])
        monkeypatch.setattr(sites.Services, "close_pages_of", lambda services, keys: None)
        server.services.people.revoked = lambda keys: None  # as if the goodbye never arrived
        async with program.socket(f"/tables/{table}/socket") as socket:
            await socket.next()
            await ann.http.delete(f"/me/keys/{made['id']}")
            await socket.send(
                type="command", client="c", number=1, command={"do": "chat", "text": "still here"}
            )
            assert (await socket.until("answer"))["answer"]["reason"] == "not-allowed"
        await program.close()
        await ann.close()


async def test_a_key_that_is_read_while_it_is_taken_back_is_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database answers with what was a moment ago: that must not become what is."""
    async with running(tmp_path) as server:
        ann = Client(server.address)
        made = await ann.post("/me/tokens")
        people, storage = server.services.people, server.services.storage
        people.known._keys.clear()
        read, arrived, go_on = storage.key, asyncio.Event(), asyncio.Event()

        async def slow(hashed: str) -> object:
            found = await read(hashed)
            arrived.set()
            await go_on.wait()
            return found

        monkeypatch.setattr(storage, "key", slow)
        asking = asyncio.create_task(people.identify(None, f"Bearer {made['token']}"))
        await arrived.wait()
        monkeypatch.undo()
        await ann.http.delete(f"/me/keys/{made['id']}")
        go_on.set()
        await asyncio.gather(asking, return_exceptions=True)
        program = Client(server.address, made["token"])
        await program.get("/me", 403)
        await program.close()
        await ann.close()


# -- banned and sent off -----------------------------------------------------------------------------


async def test_a_banned_person_is_shown_out_and_does_nothing_more(ann: Client, server: Apart) -> None:
    table = (await ann.open("wheel", "me Guest"))["table"]
    me = await ann.get("/me")
    async with ann.socket(f"/tables/{table}/socket") as at_table, ann.socket("/feed/socket") as feed:
        await at_table.next()
        await feed.next()
        boss = operator(server)
        await boss.post("/operator/ban", {"person": me["id"]})
        await boss.close()
        assert await closed_with(at_table) == 4403 and await closed_with(feed) == 4403
    await ann.do(table, "chat", 403, text="still here")


async def test_a_new_name_at_the_same_moment_lets_nobody_in_again(tmp_path: Path) -> None:
    """What the request was let in with is out of date when it comes to be written."""
    async with running(tmp_path) as server:
        people, storage = server.services.people, server.services.storage
        for together in (False, True):
            person = known(await people.create())
            if not together:
                await people.ban(person.id, True)
            banning = [people.ban(person.id, True)] if together else []
            *_, renamed = await asyncio.gather(
                *banning, people.change(person, "Ann", None), return_exceptions=True
            )
            assert isinstance(renamed, Refused) and renamed.code == "banned"
            after = await storage.person(person.id)
            assert after is not None and after.banned


async def sent_off(ann: Client, bob: Client, watch: str) -> str:
    table = cast(str, (await ann.open("wheel", "me open", start=False, watch=watch))["table"])
    link = await ann.post(f"/tables/{table}/links", {"kind": "join"})
    await bob.post(f"/links/{link['secret']}")
    await bob.do(table, "sit", seat=1)
    return table


@pytest.mark.parametrize("watch", ["everybody", "link"])
async def test_a_guest_who_was_sent_off_does_not_chat(ann: Client, bob: Client, watch: str) -> None:
    table = await sent_off(ann, bob, watch)
    await bob.do(table, "chat", text="hello")
    await ann.do(table, "send-off", seat=1, ban=True)
    answer = await bob.do(table, "chat", 403 if watch == "everybody" else 404, text="still here")
    assert answer["sentence"]
    await bob.do(table, "sit", 403 if watch == "everybody" else 404, seat=1)


async def test_a_guest_who_was_sent_off_is_shown_out(ann: Client, bob: Client) -> None:
    table = await sent_off(ann, bob, "link")
    async with bob.socket(f"/tables/{table}/socket") as socket:
        await socket.next()
        await ann.do(table, "send-off", seat=1, ban=True)
        assert await closed_with(socket) == 4403


# -- what works once ---------------------------------------------------------------------------------


async def test_a_link_to_a_seat_used_twice_at_once_works_once(ann: Client, server: Apart) -> None:
    table = (await ann.open("wheel", "me open", start=False))["table"]
    secret = (await ann.post(f"/tables/{table}/links", {"kind": "seat", "seat": 1}))["secret"]
    many = [Client(server.address) for _ in range(6)]
    answers = await asyncio.gather(*(one.http.post(f"/links/{secret}", json={}) for one in many))
    assert sorted(answer.status_code for answer in answers) == [200] + [404] * 5
    for one in many:
        await one.close()


async def test_a_code_to_sign_in_used_twice_at_once_works_once(ann: Client, server: Apart) -> None:
    code = (await ann.post("/me/signin"))["code"]
    many = [Client(server.address) for _ in range(6)]
    answers = await asyncio.gather(*(one.http.post("/signin", json={"secret": code}) for one in many))
    assert sorted(answer.status_code for answer in answers) == [200] + [403] * 5
    for one in many:
        await one.close()
