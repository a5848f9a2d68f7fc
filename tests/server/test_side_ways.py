"""Nothing secret by side ways: two worlds that differ only in secret steps are one to everybody else.

What others are sent is compared word for word, so also by number and by size, on every socket and from every
address that shows a table.
"""

import asyncio
import contextlib
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from httpx import Response

from starboard.kernel.dice import Dice
from starboard.kernel.rng import Random
from starboard.kernel.state import State
from starboard.server.services import Services
from starboard.tables import lobby
from starboard.tables.live_table import LiveTable
from starboard.tables.log import Viewer
from tests.postgres import postgres
from tests.server.running import PATIENCE, Client, Server, Socket, running
from tests.tables.build import SEED
from tests.waiting import until

PAGES = ("", "/log", "/story", "/boards", "/record", "/positions/3", "/dice", "/links", "/analysis")
Poll = tuple[asyncio.Task[Response], tuple[Client, str, str]]
WAITING: list[asyncio.Event] = []  # the news that somebody polls for
QUIET = 0.5  # seconds: longer than anything waits before it is told


class World:
    """A table of Colonies in a vote that all three take at once, and four who may not know Ann's steps."""

    def __init__(self, servers: list[Server], clients: list[Client]) -> None:
        self.all_services = [server.services for server in servers]
        self.services = self.all_services[0]
        self.ann, self.bob, self.eve, self.wil, self.nobody = clients
        self.others = {"bob": self.bob, "wil": self.wil, "nobody": self.nobody}
        self.names = {client.address: "address" for client in clients}
        self.heard: dict[str, list[Any]] = {}
        self.last: dict[str, tuple[Any, list[str]]] = {}  # by channel, what was heard last
        self.listening = True
        self.sockets: list[Socket] = []
        self.pongs = 0

    async def set_up(self) -> None:
        for name in ("ann", "bob", "eve", "wil"):
            me = (await getattr(self, name).http.patch("/me", json={"name": name.title()})).json()
            self.names[me["id"]] = name
        wish: dict[str, Any] = {"start": False, "watch": "everybody", "nonce": "ann-nonce"}
        state = await self.ann.open("colonies", "me open open", **wish)
        self.table = state["table"]
        link = await self.ann.post(f"/tables/{self.table}/links", {"kind": "join"})
        for seat, client in ((1, self.bob), (2, self.eve)):
            await client.post(f"/links/{link['secret']}", {})
            await client.do(self.table, "sit", seat=seat, nonce=f"nonce-of-{seat}")
        await self.ann.do(self.table, "start")
        self.names[self.table] = "table"
        self.live = await self.services.tables.live.find(self.table)
        random = Random("votes")
        while not await self.in_a_vote():
            seat = self.live.table.awaited()[0]
            await self.act(seat, random.choice(self.state.legal(seat)))

    @property
    def state(self) -> State:
        assert self.live.table.play is not None
        return self.live.table.play.state

    def finishes(self, action: int) -> bool:
        trial = self.state.clone()
        trial.advance(0, action)
        return 0 not in trial.actors()

    async def in_a_vote(self) -> bool:
        await self.catch_up()
        return len(self.live.table.awaited()) == 3 and not all(map(self.finishes, self.state.legal(0)))

    async def catch_up(self) -> None:
        """Know here what was done at the other process."""
        if self.services.tables.cluster is not None:
            await self.services.tables.cluster.fresh(self.live)

    async def act(self, seat: int, action: int) -> None:
        client = (self.ann, self.bob, self.eve)[seat]
        position = self.live.table.entries_shown[Viewer(seat)]
        await client.do(self.table, "act", seat=seat, position=position, actions=[action])
        await self.catch_up()

    async def secret_steps(self, count: int) -> None:
        """So many steps of Ann's answer and back, none of which answers it."""
        for _ in range(count):
            open_ended = [action for action in self.state.legal(0) if not self.finishes(action)]
            await self.act(0, open_ended[0])
            await self.ann.do(self.table, "undo", seat=0)
            await self.catch_up()

    async def answer(self) -> None:
        """What everybody may know: that Ann has answered."""
        while 0 in self.live.table.awaited():
            legal = self.state.legal(0)
            await self.act(0, next((action for action in legal if self.finishes(action)), legal[0]))

    async def listen(self, stack: contextlib.AsyncExitStack) -> None:
        """Every socket that shows the table, and everybody's polls."""
        for name, client in self.others.items():
            for path in (f"/tables/{self.table}/socket", "/feed/socket"):
                socket = await stack.enter_async_context(client.socket(path))
                self.keep(f"{name} {path}", json.dumps(await socket.next()))
                task = asyncio.create_task(self.follow(f"{name} {path}", socket))
                stack.callback(task.cancel)
                self.sockets.append(socket)
        await self.settle()
        self.polls: dict[str, Poll] = {}
        table = f"/tables/{self.table}"
        for page, waiting in ((table, f"{table}/updates"), ("/feed", "/feed")):
            for name, client in self.others.items():
                self.polls[f"{name} polls {page}"] = await self.polling(client, page, waiting)
        await self.all_wait()

    async def polling(self, client: Client, page: str, waiting: str) -> Poll:
        """Asks what is new from now on, and can be asked again."""
        mark = (await client.get(page))["mark"]
        poll = client.http.get(waiting, params={"mark": mark, "wait": 25}, timeout=None)
        return asyncio.create_task(poll), (client, page, waiting)

    async def all_wait(self) -> None:
        """Who polls is here, and all are told so: whoever was answered by that asks again."""
        while True:
            ended = [name for name, (poll, _) in self.polls.items() if poll.done()]
            for name in ended:
                self.polls[name] = await self.polling(*self.polls[name][1])
            await until(lambda: len(WAITING) + self.answered() >= len(self.polls))
            await self.settle()
            if len(WAITING) == len(self.polls) and not any(news.is_set() for news in WAITING):
                return
            await until(self.answered)

    def answered(self) -> int:
        return sum(poll.done() for poll, _ in self.polls.values())

    async def settle(self) -> None:
        """Until every process has told what was done and who is here, and every socket has heard it."""
        last = (await self.services.storage.last_numbers([self.table]))[self.table]
        lives = [await services.tables.live.find(self.table) for services in self.all_services]
        await until(lambda: all(live.told == last for live in lives) and len(set(map(here, lives))) == 1)
        await until(lambda: all(services.feed.is_idle() for services in self.all_services))
        self.pongs = 0
        for socket in self.sockets:
            await socket.send(type="ping")  # what was written before is heard before its answer
        await until(lambda: self.pongs == len(self.sockets))

    async def watched_by_nobody(self) -> None:
        """Until every process knows that the sockets are closed."""
        async with asyncio.timeout(PATIENCE):
            for client in self.others.values():
                while (await client.get(f"/tables/{self.table}"))["envelope"]["watchers"]:
                    await asyncio.sleep(0.05)

    async def follow(self, channel: str, socket: Socket) -> None:
        with contextlib.suppress(asyncio.CancelledError):
            while self.listening:
                text = cast(str, await socket.connection.recv())
                if json.loads(text)["type"] == "pong":
                    self.pongs += 1
                elif self.listening:  # else the others are going, and all are told so
                    self.keep(channel, text)

    def keep(self, channel: str, text: str) -> None:
        """Write down what was heard, but for messages that say only who is here: that is no secret."""
        for ident, name in self.names.items():
            text, channel = text.replace(ident, name), channel.replace(ident, name)
        said = comparable(text)
        shown, present = (without_steps(said), presence(text))
        before, self.last[channel] = self.last.get(channel), (shown, present)
        if before is None or before[0] != said or before[1] == present:
            self.heard.setdefault(channel, []).append(said)

    async def look(self, when: str) -> None:
        for name, client in self.others.items():
            for page in PAGES:
                answer = await client.http.get(f"/tables/{self.table}{page}")
                self.keep(f"{name} {when} {page} {answer.status_code}", answer.text)
            for page in ("/feed", "/me/history", "/me/standings", "/server"):
                answer = await client.http.get(page)
                self.keep(f"{name} {when} {page} {answer.status_code}", answer.text)
            answer = await client.http.get(f"{client.address}/metrics")
            self.keep(f"{name} {when} metrics {answer.status_code}", answer.text)


def here(live: LiveTable) -> tuple[frozenset[str], int]:
    """Who is here as a process knows it, as far as others are told."""
    return frozenset(filter(live.is_here, live.table.people())), live.watchers()


PRESENCE = ("here", "watchers", "people_here")  # no secret, and told a moment later at another process


def presence(text: str) -> list[str]:
    """Who is here, as a message says it."""
    return re.findall(rf'"(?:{"|".join(PRESENCE)})":\s*(\w+)', text)


def comparable(text: str) -> Any:
    """A message without what differs from world to world anyway: who is here, and hashes over ids."""
    try:
        data = stripped(json.loads(text))
    except ValueError:
        return text
    if isinstance(data, dict) and data.get("type") == "feed":
        return (data["tables"] + data["watch"])[0]  # there is one table: as later messages have it
    return data["table"] if isinstance(data, dict) and data.get("type") == "feed-table" else data


def without_steps(said: Any) -> Any:
    """What an update shows when nothing has happened."""
    return {**said, "steps": []} if isinstance(said, dict) and said.get("type") == "update" else said


def stripped(data: Any) -> Any:
    if isinstance(data, list):
        return [stripped(one) for one in data]
    if not isinstance(data, dict):
        return data
    hashed = "envelope" in data or "invitations" in data
    dropped = (*PRESENCE, "mark") if hashed else PRESENCE
    return {name: stripped(value) for name, value in data.items() if name not in dropped}


async def life(steps: int, folder: Path, databases: dict[str, str]) -> dict[str, list[Any]]:
    """All that others hear and see where Ann takes `steps` secret steps before she answers."""
    async with contextlib.AsyncExitStack() as stack:
        settings: dict[str, Any] = {"now": lambda: 1_700_000_000.0, "limits": False, **databases}
        servers = [
            await stack.enter_async_context(running(folder, **settings)) for _ in range(2 if databases else 1)
        ]
        clients = [Client(servers[number % len(servers)].address) for number in range(5)]
        for client in clients:
            stack.push_async_callback(client.close)
        world = World(servers, clients)
        await world.set_up()
        await world.look("before")
        async with contextlib.AsyncExitStack() as channels:
            await world.listen(channels)
            await world.settle()
            world.heard = {channel: said for channel, said in world.heard.items() if "socket" not in channel}
            await world.secret_steps(steps)
            await world.settle()
            await asyncio.sleep(QUIET)
            await world.settle()
            assert not [channel for channel in world.heard if "socket" in channel], "somebody heard something"
            ended = [name for name, (poll, _) in world.polls.items() if poll.done()]
            assert not ended, "a poll said that something was"
            await world.look("meanwhile")
            await world.answer()
            for name, (poll, _) in world.polls.items():
                world.keep(name, (await poll).text)
            await world.settle()
            await world.bob.do(world.table, "offer", seat=1, what="pause")
            await world.settle()
            world.listening = False
        await world.watched_by_nobody()
        await world.look("after")
        return world.heard


def kinds(message: Any) -> Any:
    """What tells messages apart at a glance."""
    if not isinstance(message, dict):
        return message
    steps = [event["event"]["kind"] for step in message.get("steps", []) for event in step["events"]]
    return message.get("type"), message.get("envelope", {}).get("awaited"), steps


async def wait_for_news_alone(services: Services, news: asyncio.Event, seconds: float) -> None:
    """Whoever polls waits as long as a busy machine takes: an answer means that there was something."""
    WAITING.append(news)
    try:
        await news.wait()
    finally:
        WAITING.remove(news)


async def compare(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, none_at: dict[str, str], many_at: dict[str, str]
) -> None:
    monkeypatch.setattr(lobby, "Dice", lambda: Dice(SEED))
    monkeypatch.setattr(Services, "wait_for", wait_for_news_alone)
    none = await life(0, tmp_path / "none", none_at)
    many = await life(3, tmp_path / "many", many_at)
    assert none.keys() == many.keys()
    for channel, said in none.items():
        assert [kinds(one) for one in said] == [kinds(one) for one in many[channel]], channel
        assert said == many[channel], channel
    assert sum(map(len, none.values())) > 100


async def test_secret_steps_are_nowhere_to_be_seen_counted_or_timed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    await compare(monkeypatch, tmp_path, {}, {})


Databases = tuple[dict[str, str], dict[str, str]]


@pytest.fixture
def databases() -> Iterator[Databases]:
    with postgres() as first, postgres() as second:
        yield {"database": first}, {"database": second}


@pytest.mark.slow
async def test_secret_steps_are_nowhere_to_be_seen_at_another_process_either(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, databases: Databases
) -> None:
    await compare(monkeypatch, tmp_path, *databases)
