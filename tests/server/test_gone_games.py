"""A table whose game is not installed any more, or fails, is kept from nobody but itself."""

from collections.abc import Iterator
from importlib import metadata
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

from starboard.games.registry import GAMES, GROUP
from tests.games.nim.game import NIM, Nim
from tests.server.running import Client, running
from tests.waiting import until

CLOCKED: dict[str, Any] = {"watch": "everybody", "clock": {"kind": "turn", "seconds": 3600}}


class Installed:
    """Nim, as if another package had brought it, until it is removed."""

    def __init__(self) -> None:
        self.entries = [EntryPoint("nim", "tests.games.nim.game:NIM", GROUP)]

    def remove(self) -> None:
        self.entries.clear()
        GAMES.reload()


@pytest.fixture
def nim(monkeypatch: pytest.MonkeyPatch) -> Iterator[Installed]:
    installed = Installed()
    monkeypatch.setattr(metadata, "entry_points", lambda group: installed.entries if group == GROUP else [])
    GAMES.reload()
    yield installed
    monkeypatch.undo()
    GAMES.reload()


async def test_a_table_without_its_game_is_gone_and_all_others_go_on(nim: Installed, tmp_path: Path) -> None:
    async with running(tmp_path) as server, Client(server.address) as ann:
        lost = (await ann.open(NIM.name, "me Guest", **CLOCKED))["table"]
        lobby = (await ann.open(NIM.name, "me open", start=False))["table"]
        kept = (await ann.open("wheel", "me Guest", **CLOCKED))["table"]
        cookie = ann.http.cookies["starboard"]
    nim.remove()
    async with running(tmp_path) as server, Client(server.address) as ann, Client(server.address) as eve:
        await until(lambda: kept in server.services.tables.live.in_memory)  # its clock goes on
        ann.http.cookies["starboard"] = cookie
        mine, theirs = await ann.get("/feed"), await eve.get("/feed")
        assert [one["envelope"]["table"] for one in mine["tables"]] == [kept]
        assert [one["envelope"]["table"] for one in theirs["watch"]] == [kept]
        async with eve.socket("/feed/socket") as feed:
            assert (await feed.next())["type"] == "feed"
        assert (await ann.http.patch("/me", json={"name": "Ann"})).status_code == 200
        for table in (lost, lobby):
            assert (await ann.get(f"/tables/{table}", 404))["code"] == "no-table-or-link"


async def test_a_game_that_cannot_be_shown_leaves_the_others_on_first_pages(
    nim: Installed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path) as server, Client(server.address) as ann, Client(server.address) as eve:
        broken = (await ann.open(NIM.name, "me Guest", **CLOCKED))["table"]
        kept = (await ann.open("wheel", "me Guest", **CLOCKED))["table"]
        async with eve.socket("/feed/socket") as feed:
            assert len((await feed.next())["watch"]) == 2
            monkeypatch.setattr(Nim, "view", lambda state, seat: 1 / 0)
            tables = server.services.tables
            tables.publisher.publish(tables.live.in_memory[broken], [])
            seen = (await ann.get(f"/tables/{kept}", seat=0))["sight"]
            await ann.do(kept, "act", seat=0, position=seen["position"], actions=[seen["actions"][0]["id"]])
            told = await feed.until("feed-table")
            assert told["table"]["envelope"]["table"] == kept
        watched = (await eve.get("/feed"))["watch"]
        assert [one["envelope"]["table"] for one in watched] == [kept]
