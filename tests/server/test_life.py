"""The life around a table: the first page, rematches, records, bots that die, a second start."""

import asyncio
import contextlib
import os
import signal
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from starboard.server import feed
from starboard.server.instance import AlreadyRunning, Instance
from starboard.server.messages.feed import FeedMessage, FeedTable
from starboard.server.settings import Settings
from starboard.tables.live_table import LiveTable
from starboard.tables.live_tables import SERIES
from starboard.tables.messages.career import HistoryItem
from starboard.tables.messages.state import StateMessage
from starboard.tables.storage import Batch
from tests.server.running import Apart, Client, running, until_polled
from tests.waiting import until


async def joined(ann: Client, bob: Client, game: str = "wheel", seats: str = "me open", **wish: Any) -> str:
    """A running table with both of them."""
    table = cast(str, (await ann.open(game, seats, start=False, **wish))["table"])
    link = await ann.post(f"/tables/{table}/links", {"kind": "join"})
    await bob.post(f"/links/{link['secret']}", {})
    await bob.do(table, "sit")
    await ann.do(table, "start")
    return table


# -- the first page ----------------------------------------------------------------------------------


async def test_the_feed_tells_whose_turn_it_is(ann: Client, bob: Client) -> None:
    table = await joined(ann, bob)
    async with bob.socket("/feed/socket") as socket:
        (item,) = (await socket.next())["tables"]
        assert item["envelope"]["table"] == table and not item["your_turn"] and item["view"]
        state = await ann.get(f"/tables/{table}")
        await ann.do(table, "act", seat=0, position=state["sight"]["position"], actions=[0])
        while not (item := (await socket.until("feed-table"))["table"])["your_turn"]:
            pass
        assert item["envelope"]["new"] > 0


async def act(client: Client, table: str) -> None:
    """Any act of somebody who has all seats."""
    (seat,) = (await client.get(f"/tables/{table}"))["envelope"]["awaited"]
    sight = (await client.get(f"/tables/{table}", seat=seat))["sight"]
    choice = sight["actions"][0]["id"]
    await client.do(table, "act", seat=seat, position=sight["position"], actions=[choice])


async def test_a_table_is_made_ready_once_for_all_who_only_watch(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path) as server, Client(server.address) as ann, Client(server.address) as bob:
        table = (await ann.open("wheel", "me Guest", watch="everybody"))["table"]
        await bob.http.patch("/me", json={"name": "Bob"})
        desk, made = server.services.feed, list[str]()
        item = desk.item

        def counted(live: LiveTable, ident: str) -> FeedTable:
            made.append(ident)
            return item(live, ident)

        async with contextlib.AsyncExitStack() as sockets:
            strangers = [await sockets.enter_async_context(Client(server.address)) for _ in range(2)]
            pages = [
                await sockets.enter_async_context(one.socket("/feed/socket")) for one in (bob, *strangers)
            ]
            for page in pages:
                assert len((await page.next())["watch"]) == 1
            monkeypatch.setattr(desk, "item", counted)
            await act(ann, table)
            told = [(await page.until("feed-table"))["table"] for page in pages]
        assert made == [""]
        bobs, *others = (one["envelope"].pop("you") for one in told)
        assert bobs["person"] == (await bob.get("/me"))["id"]
        assert all(you == {"person": None, "seats": [], "host": False} for you in others)
        assert told[0] == told[1] == told[2]


async def test_a_first_page_hears_of_tables_that_it_shows_or_has_room_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(feed, "TO_WATCH", 1)
    async with running(tmp_path) as server, Client(server.address) as ann, Client(server.address) as eve:
        shown = (await ann.open("wheel", "me Guest", watch="everybody"))["table"]
        async with eve.socket("/feed/socket") as page:
            await page.next()
            full = (await ann.open("wheel", "me Guest", watch="everybody"))["table"]
            await act(ann, full)
            await until(server.services.feed.is_idle)
            await act(ann, shown)
            assert (await page.next())["table"]["envelope"]["table"] == shown
            await ann.do(shown, "close")
            assert (await page.next()) == {"type": "feed-gone", "table": shown}
            await act(ann, full)
            assert (await page.next())["table"]["envelope"]["table"] == full


async def test_the_feed_by_polling_answers_when_something_differs(
    server: Apart, ann: Client, bob: Client
) -> None:
    table = await joined(ann, bob)
    mark = (await bob.get("/feed"))["mark"]
    waiting = asyncio.create_task(bob.get("/feed", mark=mark, wait=20))
    await until_polled(server)
    state = await ann.get(f"/tables/{table}")
    await ann.do(table, "act", seat=0, position=state["sight"]["position"], actions=[0])
    feed = await waiting
    msgspec.convert(feed, FeedMessage)
    assert feed["mark"] != mark


async def test_a_table_open_to_all_is_offered_for_watching(ann: Client, bob: Client) -> None:
    table = (await ann.open("wheel", "me easy", watch="everybody"))["table"]
    offered = (await bob.get("/feed"))["watch"]
    assert table in [item["envelope"]["table"] for item in offered]
    assert (await bob.get(f"/tables/{table}"))["sight"]["seat"] is None


async def test_others_see_who_is_here(ann: Client, bob: Client) -> None:
    table = await joined(ann, bob)
    async with ann.socket(f"/tables/{table}/socket") as socket:
        await socket.next()
        async with bob.socket(f"/tables/{table}/socket") as other:
            await other.next()
            while not (await socket.until("update"))["envelope"]["seats"][1]["here"]:
                pass


async def test_two_tabs_of_one_person_get_the_same(ann: Client) -> None:
    table = (await ann.open("wheel", "me Guest"))["table"]
    path = f"/tables/{table}/socket?seat=0"
    async with ann.socket(path) as one, ann.socket(path) as two:
        state = await one.next()
        await two.next()
        await one.do("act", seat=0, position=state["sight"]["position"], actions=[0])
        while not (update := await two.until("update"))["steps"]:
            pass
        assert update["sight"]["view"]["turn"] == 1


# -- after the game ----------------------------------------------------------------------------------


async def test_a_rematch_against_a_bot_begins_at_once_and_the_loser_says_who_opens(ann: Client) -> None:
    table = (await ann.open("wheel", "me easy"))["table"]
    await ann.do(table, "resign", seat=0)
    await ann.do(table, "offer", seat=0, what="rematch", opener="white")
    again = (await ann.get(f"/tables/{table}"))["envelope"]["rematch"]
    envelope = (await ann.get(f"/tables/{again}"))["envelope"]
    assert envelope["status"] == "running" and envelope["options"]["opener"] == "white"


async def test_a_rematch_of_people_waits_for_everybody_and_rotates_the_seats(
    ann: Client, bob: Client
) -> None:
    table = await joined(ann, bob, "convoy", "me open")
    await ann.do(table, "resign", seat=0)
    offer = (await ann.do(table, "offer", seat=0, what="rematch"))["offer"]
    assert (await ann.get(f"/tables/{table}"))["envelope"]["rematch"] is None
    await bob.do(table, "answer", seat=1, offer=offer, agree=True)
    again = (await ann.get(f"/tables/{table}"))["envelope"]["rematch"]
    assert (await ann.get(f"/tables/{again}"))["envelope"]["you"]["seats"] == [1]
    assert (await bob.get(f"/tables/{again}"))["envelope"]["you"]["seats"] == [0]


async def test_a_proxy_can_tell_from_the_ids_that_a_rematch_belongs_to_the_table_before(ann: Client) -> None:
    table = (await ann.open("wheel", "me easy"))["table"]
    await ann.do(table, "resign", seat=0)
    await ann.do(table, "offer", seat=0, what="rematch")
    again = (await ann.get(f"/tables/{table}"))["envelope"]["rematch"]
    assert again != table and len(again) == len(table)
    assert again[:SERIES] == table[:SERIES]


async def test_who_won_does_not_choose_the_opener(ann: Client, bob: Client) -> None:
    table = await joined(ann, bob)
    await ann.do(table, "resign", seat=0)
    answer = await bob.do(table, "offer", 403, seat=1, what="rematch", opener="white")
    assert "Who lost" in answer["sentence"]


async def test_a_finished_game_is_in_the_history(ann: Client) -> None:
    table = (await ann.open("wheel", "me hard"))["table"]
    await ann.do(table, "resign", seat=0)
    (item,) = await ann.get("/me/history")
    msgspec.convert(item, HistoryItem)
    assert (item["table"], item["outcome"], item["opponents"][0]["level"]) == (table, "lost", "hard")


async def test_a_running_game_with_secrets_gives_only_what_was_seen(ann: Client) -> None:
    table = (await ann.open("colonies", "me easy easy"))["table"]
    record = await ann.get(f"/tables/{table}/record")
    assert record["format"] == "starboard-seen-3" and "actions" not in record
    assert len(record["boards"]) == len(record["story"]["steps"]) > 0
    assert (
        not record["story"]["everything"] and record["boards"][-1]["view"]["hand"] == record["view"]["hand"]
    )
    assert record["envelope"]["game"] == record["game"]
    assert record["envelope"]["dice"]["seed"] is None


async def test_a_record_goes_out_and_comes_in_again(ann: Client, bob: Client) -> None:
    table = (await ann.open("wheel", "me Guest"))["table"]
    for seat in (0, 1, 0):
        state = await ann.get(f"/tables/{table}", seat=seat)
        await ann.do(table, "act", seat=seat, position=state["sight"]["position"], actions=[0])
    record = await ann.get(f"/tables/{table}/record")
    assert record["actions"] == [[0, 0], [1, 0], [0, 0]] and record["dice"]["seed"] is None
    again = await bob.post("/records", {"record": record})
    assert again["envelope"]["status"] == "running" and again["sight"]["view"]["rotations"] == 3
    await ann.do(table, "resign", seat=0)
    finished = await bob.post("/records", {"record": await ann.get(f"/tables/{table}/record")})
    assert finished["envelope"]["ending"]["how"] == "resigned"
    msgspec.convert(finished, StateMessage)


async def test_a_false_record_is_refused(ann: Client, bob: Client) -> None:
    table = (await ann.open("wheel", "me Guest"))["table"]
    record = await ann.get(f"/tables/{table}/record")
    record["actions"] = [[0, 9]]
    assert "not legal" in (await bob.post("/records", {"record": record}, 400))["sentence"]


# -- bots and servers that go ------------------------------------------------------------------------


async def test_a_bot_that_dies_is_replaced_and_the_table_goes_on(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ann = Client(server.address)
        state = await ann.open("wheel", "me easy")
        table = state["table"]
        async with ann.socket(f"/tables/{table}/socket") as socket:
            for _ in range(3):
                while not state["sight"]["actions"]:
                    state = await socket.until("update")
                position, choice = state["sight"]["position"], state["sight"]["actions"][0]["id"]
                for worker in server.services.bots.workers:
                    if worker.process is not None:
                        os.kill(worker.process.pid, signal.SIGKILL)
                await socket.do("act", seat=0, position=position, actions=[choice])
                state = await socket.until("update")
        assert server.services.bots.workers[0].started > 1
        await ann.close()


def test_a_second_server_on_the_same_data_is_refused_with_a_sentence(tmp_path: Path) -> None:
    first, second = Instance(tmp_path), Instance(tmp_path)
    first.hold()
    with pytest.raises(AlreadyRunning, match="already uses this data"):
        second.hold()
    first.release()
    second.hold()
    second.release()


@pytest.mark.parametrize(
    "database, url",
    [
        ("", "sqlite+aiosqlite:////data/starboard.db"),
        ("postgresql://me@host/games", "postgresql+asyncpg://me@host/games"),
        ("postgres://me@host/games", "postgresql+asyncpg://me@host/games"),
    ],
    ids=["sqlite", "postgresql", "short"],
)
def test_a_database_is_named_plainly(database: str, url: str) -> None:
    assert Settings(data=Path("/data"), database=database).database_url == url


def test_links_lead_to_the_public_address() -> None:
    settings = Settings(data=Path("/data"), public_url="https://games.example.org/")
    assert settings.address == "https://games.example.org"
    assert "games.example.org" in settings.allowed_hosts()


async def test_nothing_is_shown_before_it_is_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(tmp_path) as server:
        ann = Client(server.address)
        state = await ann.open("wheel", "me Guest")
        table, position = state["table"], state["sight"]["position"]
        asked, stored, storing = asyncio.Event(), asyncio.Event(), server.services.storage.commit

        async def slow(batches: list[Batch]) -> set[Any]:
            asked.set()
            await stored.wait()
            return await storing(batches)

        monkeypatch.setattr(server.services.storage, "commit", slow)
        acting = asyncio.create_task(ann.do(table, "act", seat=0, position=position, actions=[0]))
        await asked.wait()
        looking = asyncio.create_task(ann.get(f"/tables/{table}"))
        done, _ = await asyncio.wait({acting, looking}, timeout=0.3)
        assert not done
        stored.set()
        assert (await acting)["ok"] and (await looking)["sight"]["view"]["turn"] == 1
        await ann.close()
