"""Several processes over one PostgreSQL: whichever one somebody reaches, it is the same table."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import cast

import pytest

from starboard.server.sockets import REFUSED
from starboard.tables.draw import digest
from starboard.tables.postgres_bus import PostgresBus
from starboard.tables.storage import Batch, Member
from tests.postgres import postgres
from tests.server.running import PATIENCE, Client, Server, running, two_processes
from tests.server.test_restart import GAME, Player
from tests.server.test_revocation import closed_with
from tests.waiting import until


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.fixture
async def people(database: str, tmp_path: Path) -> AsyncIterator[tuple[Client, Client]]:
    async with two_processes(tmp_path, database) as clients:
        yield clients


@pytest.fixture
def ann(people: tuple[Client, Client]) -> Client:
    """She is with the first process."""
    return people[0]


@pytest.fixture
def bob(people: tuple[Client, Client]) -> Client:
    """He is with the second."""
    return people[1]


async def across(ann: Client, bob: Client, game: str = "wheel", seats: str = "me open") -> str:
    """A running table of Ann, who is with the first process, and Bob, who is with the second."""
    table = cast(str, (await ann.open(game, seats, start=False))["table"])
    link = await ann.post(f"/tables/{table}/links", {"kind": "join"})
    await bob.post(f"/links/{link['secret']}", {})
    await bob.do(table, "sit", seat=1)
    await ann.do(table, "start")
    return table


def elsewhere(client: Client, other: Client | Server) -> Client:
    """The same person, reaching the other process."""
    moved = Client(other.address)
    moved.http.cookies.update(client.http.cookies)
    moved.number = client.number
    return moved


async def test_a_game_is_played_across_two_processes(ann: Client, bob: Client) -> None:
    """Two people at two processes and two bots: nobody misses or repeats a position."""
    table = await across(ann, bob, "argosy", "me open easy easy")
    players = [Player(ann, table, 0), Player(bob, table, 1)]
    await asyncio.wait_for(asyncio.gather(*(player.play() for player in players)), GAME)
    for player in players:
        assert player.entries_shown == list(
            range(player.entries_shown[0], player.entries_shown[0] + len(player.entries_shown))
        )
    checked = await bob.get(f"/tables/{table}/verification")
    assert checked["ok"] and checked["stretches"] > 3


async def test_what_one_process_acknowledged_every_process_shows_at_once(ann: Client, bob: Client) -> None:
    table = await across(ann, bob)
    there = elsewhere(ann, bob)
    for turn in range(6):
        mover = (ann, bob)[turn % 2]
        state = await mover.get(f"/tables/{table}")
        assert state["sight"]["view"]["turn"] == turn
        position = state["sight"]["position"]
        await mover.do(table, "act", seat=turn % 2, position=position, actions=[0])
        assert (await there.get(f"/tables/{table}"))["sight"]["view"]["turn"] == turn + 1
    await there.close()


async def test_a_message_repeated_at_the_other_process_is_not_done_twice(ann: Client, bob: Client) -> None:
    table = await across(ann, bob)
    there = elsewhere(ann, bob)
    await there.do(table, "chat", text="hello")
    said = {"client": "tab9", "number": 1, "command": {"do": "chat", "text": "once"}}
    first = await ann.post(f"/tables/{table}/commands", said)
    assert await there.post(f"/tables/{table}/commands", said) == first
    log = await bob.get(f"/tables/{table}/log")
    lines = [event["words"] for step in log["steps"] for event in step["events"]]
    assert sum("once" in line for line in lines) == 1
    await there.close()


async def test_both_processes_writing_at_once_lose_nothing(ann: Client, bob: Client) -> None:
    table = await across(ann, bob)

    async def talk(client: Client, name: str) -> None:
        for number in range(8):
            assert (await client.do(table, "chat", text=f"{name} {number}"))["ok"]

    await asyncio.gather(talk(ann, "ann"), talk(bob, "bob"))
    log = await bob.get(f"/tables/{table}/log", most=100)
    said = [event["event"]["text"] for step in log["steps"] for event in step["events"]
            if event["event"]["kind"] == "chat"]  # fmt: skip
    for name in ("ann", "bob"):
        assert [text for text in said if text.startswith(name)] == [f"{name} {n}" for n in range(8)]


async def test_people_with_another_process_are_here_too(ann: Client, bob: Client) -> None:
    table = await across(ann, bob)
    async with ann.socket(f"/tables/{table}/socket") as mine:
        await mine.next()
        async with bob.socket(f"/tables/{table}/socket") as other:
            await other.next()
            while not (await mine.until("update"))["envelope"]["seats"][1]["here"]:
                pass
        while (await mine.until("update"))["envelope"]["seats"][1]["here"]:
            pass


async def test_a_key_taken_back_is_worthless_everywhere(ann: Client, bob: Client) -> None:
    await ann.open("wheel", "me Guest")
    made = await ann.post("/me/tokens", {"label": "program"})
    program = Client(bob.address, made["token"])
    assert (await program.get("/me"))["id"]
    (key,) = [key for key in await ann.get("/me/keys") if key["kind"] == "token"]
    await ann.http.delete(f"/me/keys/{key['id']}", headers={"origin": ann.address})
    async with asyncio.timeout(PATIENCE):
        while (await program.http.get("/me")).status_code != 403:
            await asyncio.sleep(0.02)
    await program.close()


async def test_the_first_page_hears_of_a_table_at_the_other_process(ann: Client, bob: Client) -> None:
    table = await across(ann, bob)
    async with bob.socket("/feed/socket") as feed:
        await feed.next()
        state = await ann.get(f"/tables/{table}")
        await ann.do(table, "act", seat=0, position=state["sight"]["position"], actions=[0])
        while not (await feed.until("feed-table"))["table"]["your_turn"]:
            pass


# -- what is known of those who come ------------------------------------------------------------------


async def test_a_right_to_sit_is_not_lost_to_a_look_that_the_other_process_has_not_stored(
    database: str, tmp_path: Path
) -> None:
    async with (
        running(tmp_path, database=database) as one,
        running(tmp_path, database=database) as two,
        Client(one.address) as ann,
        Client(two.address) as eve,
    ):
        table = (await ann.open("wheel", "me open", start=False, watch="link"))["table"]
        link = await ann.post(f"/tables/{table}/links", {"kind": "watch"})
        person = (await eve.http.patch("/me", json={"name": "Eve"})).json()["id"]
        await eve.post(f"/links/{link['secret']}", {})
        there = two.services.tables
        live = there.live.in_memory[table]
        live.looked(person, live.table.viewer_of(person))
        stale = Member(table, person, False, seen={"-1": 1})
        here = one.services.tables
        await here.memberships.grant(here.live.in_memory[table], person, sit=True)
        await until(lambda: live.may_sit(person))
        await there.writer.store(Batch(members=[stale]))  # as if it had not heard of it yet
        await there.scheduler.sweep(time.monotonic())
        (stored,) = [one for one in await here.storage.members(table) if one.person == person]
        assert stored.may_sit and stored.seen == live.members[person].seen


async def test_a_look_is_not_forgotten_for_what_the_other_process_wrote(
    database: str, tmp_path: Path
) -> None:
    async with (
        running(tmp_path, database=database) as one,
        running(tmp_path, database=database) as two,
        Client(one.address) as ann,
        Client(two.address) as bob,
    ):
        table = await across(ann, bob)
        for text in ("one", "two", "three"):
            await ann.do(table, "chat", text=text)
        await bob.get(f"/tables/{table}")
        person = (await bob.get("/me"))["id"]
        live = two.services.tables.live.in_memory[table]
        looked = dict(live.members[person].seen)
        live.take_unstored_members()  # on their way to storage
        await one.services.tables.writer.store(Batch(members=[Member(table, "somebody", False)]))
        await until(lambda: "somebody" in live.members)
        assert live.members[person].seen == looked
        assert (await bob.get(f"/tables/{table}"))["envelope"]["new"] == 0


# -- what is taken back at one process ---------------------------------------------------------------


async def test_a_key_taken_back_ends_its_sockets_at_the_other_process(ann: Client, bob: Client) -> None:
    await ann.open("wheel", "me Guest")
    made = await ann.post("/me/tokens")
    async with Client(bob.address, made["token"]) as program, program.socket("/feed/socket") as socket:
        await socket.next()
        await ann.http.delete(f"/me/keys/{made['id']}", headers={"origin": ann.address})
        assert await closed_with(socket) == REFUSED


async def test_a_ban_ends_the_sockets_at_the_other_process(ann: Client, bob: Client, tmp_path: Path) -> None:
    me = (await bob.http.patch("/me", json={"name": "Bob"})).json()
    async with (
        Client(ann.address, (tmp_path / "operator.key").read_text()) as operator,
        bob.socket("/feed/socket") as socket,
    ):
        await socket.next()
        await operator.post("/operator/ban", {"person": me["id"]})
        assert await closed_with(socket) == REFUSED


async def test_what_was_taken_back_while_the_processes_were_cut_off_is_worth_nothing_afterwards(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        running(tmp_path, database=database) as one,
        running(tmp_path, database=database) as two,
        Client(one.address) as ann,
        Client(two.address) as bob,
        Client(two.address) as eve,
        Client(one.address, (tmp_path / "operator.key").read_text()) as operator,
    ):
        await ann.open("wheel", "me Guest")
        banned = (await bob.http.patch("/me", json={"name": "Bob"})).json()
        table = (await eve.open("wheel", "me Guest"))["table"]
        made = await ann.post("/me/tokens")
        program, leaving, staying = (
            Client(two.address, made["token"]),
            elsewhere(ann, two),
            elsewhere(eve, two),
        )
        async with (
            program.socket("/feed/socket") as of_program,
            leaving.socket("/feed/socket") as of_ann,
            bob.socket("/feed/socket") as of_bob,
            staying.socket(f"/tables/{table}/socket") as of_eve,
        ):
            for socket in (of_program, of_ann, of_bob, of_eve):
                await socket.next()
            async with cut_off(two, monkeypatch):
                await ann.http.delete(f"/me/keys/{made['id']}")
                await ann.post("/signout", {})
                await operator.post("/operator/ban", {"person": banned["id"]})
            for socket in (of_program, of_ann, of_bob):
                assert await closed_with(socket) == REFUSED
            assert (await of_eve.do("chat", text="still here"))["ok"]
        await program.get("/me", 403)
        await bob.get("/me", 403)
        assert await leaving.get("/me") is None
        for client in (program, leaving, staying):
            await client.close()


@asynccontextmanager
async def cut_off(server: Server, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[None]:
    """The process hears nothing of the others; what they tell meanwhile it never hears."""
    assert server.services.tables.cluster is not None
    bus = cast(PostgresBus, server.services.tables.cluster.bus)
    connect, back = bus._connect, asyncio.Event()

    async def connect_later() -> bool:
        await back.wait()
        return await connect()

    monkeypatch.setattr(bus, "_connect", connect_later)
    bus._connection.terminate()
    await until(lambda: bus._connection is None)
    yield
    back.set()


async def test_who_is_sent_off_is_shown_out_at_the_other_process(ann: Client, bob: Client) -> None:
    table = (await ann.open("wheel", "me open", start=False))["table"]
    link = await ann.post(f"/tables/{table}/links", {"kind": "join"})
    await bob.post(f"/links/{link['secret']}", {})
    await bob.do(table, "sit", seat=1)
    async with bob.socket(f"/tables/{table}/socket") as socket:
        await socket.next()
        await ann.do(table, "send-off", seat=1, ban=True)
        assert await closed_with(socket) == REFUSED
    await bob.do(table, "chat", 404, text="still here")
    await bob.post(f"/links/{link['secret']}", {}, 403)


async def test_a_link_taken_back_or_outlived_leads_nowhere_at_the_other_process(
    ann: Client, bob: Client
) -> None:
    table = (await ann.open("wheel", "me open", start=False))["table"]
    joining = await ann.post(f"/tables/{table}/links", {"kind": "join"})
    sitting = await ann.post(f"/tables/{table}/links", {"kind": "seat", "seat": 1})
    await bob.get(f"/links/{sitting['secret']}")
    await ann.http.delete(f"/tables/{table}/links/{joining['id']}")
    await bob.post(f"/links/{joining['secret']}", {}, 404)
    await ann.do(table, "seat-bot", seat=1, level="easy")
    await bob.post(f"/links/{sitting['secret']}", {}, 404)


async def test_signing_out_ends_the_sockets_of_that_browser_at_the_other_process(
    ann: Client, bob: Client
) -> None:
    await ann.open("wheel", "me Guest")
    async with elsewhere(ann, bob) as copied, copied.socket("/feed/socket") as socket:
        await socket.next()
        await ann.post("/signout", {})
        assert await closed_with(socket) == REFUSED
        assert await copied.get("/me") is None


async def test_a_game_whose_seat_is_taken_over_at_the_other_process_draws_its_dice_with_both(
    ann: Client, bob: Client
) -> None:
    table = (await ann.open("convoy", "me Guest", nonce="nonce-of-ann"))["table"]
    link = await ann.post(f"/tables/{table}/links", {"kind": "seat", "seat": 1})
    await bob.post(f"/links/{link['secret']}", {"nonce_hash": digest("nonce-of-bob")})
    await ann.do(table, "pledge", nonce_hash=digest("another-of-ann"))
    await bob.do(table, "reveal", nonce="nonce-of-bob")
    await ann.do(table, "reveal", nonce="another-of-ann")
    dice = (await bob.get(f"/tables/{table}"))["envelope"]["dice"]
    assert dice["nonces"] == ["nonce-of-ann", "nonce-of-bob", "another-of-ann"] and dice["drawing"] is None
    await ann.do(table, "resign", seat=0)
    assert (await bob.get(f"/tables/{table}/verification"))["ok"]
