"""Anybody is many people in no time: what is for all is not taken by one address, whoever asks there."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

from starboard.server import judging, limits, services, workshop
from starboard.server.bot_messages import BotAnswer, Choose
from starboard.server.bots import MOST_THINKING, BotProcesses
from starboard.server.limits import Limits, Rate
from starboard.tables import export
from tests.server.running import Client, Server, running
from tests.server.test_judgement import AskedOf, cut, opened
from tests.server.test_workshop import TRIAL
from tests.waiting import until


def ration(monkeypatch: pytest.MonkeyPatch, kind: str, at_once: int) -> None:
    """So many, and never any more."""
    monkeypatch.setitem(limits.RATES, kind, Rate(0, at_once))


async def shared(ann: Client, bob: Client, record: str) -> str:
    """A finished game that both may look at."""
    table = await opened(ann, cut(record, 12))
    link = await ann.post(f"/tables/{table}/links", {"kind": "watch"})
    await bob.post(f"/links/{link['secret']}", {})
    return table


@pytest.mark.parametrize(
    "kind, method, path, record",
    [
        ("advice", "GET", "analysis/4", "convoy/charged-crews"),
        ("judge", "POST", "judgement", "convoy/charged-crews"),
        ("line", "POST", "lines/4", "wheel/resigned"),
    ],
    ids=["advice", "judge", "line"],
)
async def test_somebody_new_at_the_same_address_has_no_more_of_the_bots_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str, method: str, path: str, record: str
) -> None:
    ration(monkeypatch, kind, 1)
    async with (
        running(tmp_path) as server,
        Client(server.address) as ann,
        Client(server.address) as bob,
    ):
        AskedOf(server.services.bots)
        table = await shared(ann, bob, record)
        body: dict[str, Any] = {"json": {}} if method == "POST" else {}
        first = await ann.http.request(method, f"/tables/{table}/{path}", **body)
        second = await bob.http.request(method, f"/tables/{table}/{path}", **body)
        assert (first.status_code, second.status_code) == (200, 429)


async def test_one_address_does_not_have_all_games_judged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(judging, "OF_ONE_ADDRESS", 1)
    async with (
        running(tmp_path, limits=False) as server,
        Client(server.address) as ann,
        Client(server.address) as bob,
    ):
        asked = AskedOf(server.services.bots)
        first, second = [await opened(one, cut("convoy/charged-crews", 24)) for one in (ann, bob)]
        await ann.post(f"/tables/{first}/judgement")
        await until(lambda: asked.of[first])
        assert (await bob.post(f"/tables/{second}/judgement", None, 429))["code"] == "too-many-ask"


async def test_one_address_does_not_fill_the_queue_of_the_workshop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workshop, "OPEN_AT_AN_ADDRESS", 1)
    async with (
        running(tmp_path, limits=False) as server,
        Client(server.address) as ann,
        Client(server.address) as bob,
    ):
        run = (await ann.post("/workshop/runs", {**TRIAL, "games": 3000}, 201))["id"]
        assert (await bob.post("/workshop/runs", TRIAL, 409))["code"] == "runs-waiting"
        await ann.post(f"/workshop/runs/{run}/stop")
        await bob.post("/workshop/runs", {**TRIAL, "games": 3000}, 201)
        assert (await ann.post(f"/workshop/runs/{run}/resume", None, 409))["code"] == "runs-waiting"


async def test_many_sockets_of_one_address_say_no_more_than_so_much(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ration(monkeypatch, "messages", 3)
    async with (
        running(tmp_path) as server,
        Client(server.address) as ann,
        ann.socket("/feed/socket") as one,
        ann.socket("/feed/socket") as other,
    ):
        heard = []
        for socket in (one, one, other, other):
            await socket.send(type="ping")
            heard.append(await until_answered(socket))
        assert heard == ["pong", "pong", "pong", "refused"]


async def test_a_new_name_costs_as_much_as_the_tables_that_it_is_written_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path) as server, Client(server.address) as ann:
        for _ in range(4):
            await ann.open("wheel", "me Guest")
        ration(monkeypatch, "command", 7)
        assert (await ann.http.patch("/me", json={"name": "Ann"})).status_code == 200
        refused = await ann.http.patch("/me", json={"name": "Beth"})
        assert refused.json()["code"] == "too-much-at-once"
        assert (await ann.get("/me"))["name"] == "Ann"
        assert (await ann.http.patch("/me", json={"about": {}})).status_code == 200


async def test_bots_of_many_tables_keep_nobody_else_waiting_for_minutes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many tables somebody opens, a bot that is asked answers soon, if not as well."""
    async with running(tmp_path, levels={"best": "mcts:100000"}) as server, Client(server.address) as ann:
        bots, asked = server.services.bots, list[str]()

        async def ask(question: Choose) -> BotAnswer:
            asked.append(question.spec)
            await asyncio.Event().wait()
            raise AssertionError

        monkeypatch.setattr(bots.workers[0], "ask", ask)
        for _ in range(MOST_THINKING + 2):
            before = bots.thinking
            await ann.open("wheel", "best me")
            await more_think(bots, before)
        assert asked == ["mcts:100000"] * MOST_THINKING + ["greedy"] * 2


async def more_think(bots: BotProcesses, before: int) -> None:
    await until(lambda: bots.thinking > before)


async def until_answered(socket: Any) -> str:
    while (kind := (await socket.next())["type"]) not in ("pong", "refused"):
        pass
    return str(kind)


# -- long games --------------------------------------------------------------------------------------


PAST = ("log", "story", "boards", "record", "dice", "verification", "positions/3")


@pytest.mark.parametrize("page", PAST)
async def test_a_long_game_is_not_played_again_for_one_address_without_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, page: str
) -> None:
    ration(monkeypatch, "replay", 10)
    monkeypatch.setattr(services, "PLAYED", 5)
    monkeypatch.setattr(services, "READ", 5)
    async with running(tmp_path) as server, Client(server.address) as ann:
        table = await opened(ann, cut("convoy/charged-crews", 24))
        statuses = [(await ann.http.get(f"/tables/{table}/{page}")).status_code for _ in range(3)]
        assert statuses == [200, 200, 429] or statuses == [200, 429, 429]


async def test_nobody_is_told_a_whole_long_game_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("starboard.tables.missed.MOST_MISSED", 70)
    async with running(tmp_path) as server, Client(server.address) as ann:
        record = cut("colonies/resigned-4", 200)
        table = await opened(ann, {**record, "end": None, "result": None})
        state = await ann.get(f"/tables/{table}", since=0)
        last = state["sight"]["position"]
        assert [step["position"] for step in state["steps"]] == list(range(last - 69, last + 1))
        assert not state["complete"]
        missed = await ann.get(f"/tables/{table}", since=last - 65)
        assert len(missed["steps"]) == 65 and missed["complete"]


def test_what_costs_more_than_anybody_has_takes_all_of_it() -> None:
    rationed = Limits(now=lambda: 0.0)
    assert rationed.take("replay", "here", 10_000)
    assert not rationed.take("replay", "here")


async def test_records_are_taken_in_slowly(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also those that cannot be: to find that out costs as much."""
    ration(monkeypatch, "record", 2)
    async with running(tmp_path) as server, Client(server.address) as ann:
        record = cut("convoy/charged-crews", 24)
        bad = {**record, "actions": record["actions"][1:]}
        for sent, status in ((record, 201), (bad, 400), (record, 429)):
            assert (await ann.http.post("/records", json={"record": sent})).status_code == status


@pytest.mark.parametrize("part", ["import_plan", "seat_players"])
async def test_nobody_waits_while_a_record_is_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, part: str
) -> None:
    slow = Slow(getattr(export, part))
    monkeypatch.setattr(export, part, slow)
    async with running(tmp_path) as server, Client(server.address) as ann, Client(server.address) as bob:
        await served_meanwhile(server, ann, bob, slow)


async def served_meanwhile(server: Server, ann: Client, bob: Client, slow: "Slow") -> None:
    opening = asyncio.create_task(opened(ann, cut("convoy/charged-crews", 24)))
    await until(slow.began.is_set)
    assert (await bob.open("wheel", "me Guest"))["table"]
    slow.may_go_on.set()
    assert (await bob.get("/feed"))["type"] == "feed"
    assert await opening


class Slow:
    """Does what it should when it is told to go on."""

    def __init__(self, does: Any) -> None:
        self.does = does
        self.began = threading.Event()
        self.may_go_on = threading.Event()

    def __call__(self, *given: Any) -> Any:
        self.began.set()
        assert self.may_go_on.wait(60)
        return self.does(*given)
