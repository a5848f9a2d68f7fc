"""Cheap clients: they play games of the wheel over the public API and come back when they are cut off."""

import asyncio
import contextlib
import itertools
import random
import time
import zlib
from collections.abc import Callable, Coroutine
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Any

import httpx
import msgspec
import websockets

from starboard.tables.live_tables import SERIES

GAME = "wheel"  # two people, nothing hidden: every act is an update for both
LOST = (OSError, websockets.WebSocketException, TimeoutError)
Balancer = Callable[[str], str]  # the server that somebody at a table, by its id, connects to


class Choice(msgspec.Struct):
    id: int


class Sight(msgspec.Struct):
    position: int
    actions: list[Choice]
    undo: str | None


class Offer(msgspec.Struct):
    id: int
    seat: int


class Envelope(msgspec.Struct):
    status: str
    offers: list[Offer]
    rematch: str | None


class Step(msgspec.Struct):
    position: int


class Answer(msgspec.Struct):
    ok: bool
    reason: str = ""


class Message(msgspec.Struct):
    """As much of a server's message as a player needs."""

    type: str
    envelope: Envelope | None = None
    sight: Sight | None = None
    steps: list[Step] = []
    answer: Answer | None = None
    number: int = -1


read = msgspec.json.Decoder(Message).decode
write = msgspec.json.Encoder().encode


class Asked(msgspec.Struct):
    """A command that is under way: sent again, unchanged, until it is answered."""

    seat: int
    number: int
    text: str
    act: int | None  # the position it leads to, if it is an act
    due: float  # when it was to be sent
    missing: set[int]  # seats that have not been shown it yet
    answered: bool = False


class Tally:
    """What all players together found."""

    def __init__(self) -> None:
        self.acts = 0  # acknowledged
        self.delays: list[float] = []  # seconds from an act to the last viewer's update
        self.refused: dict[str, int] = {}
        self.not_stored = 0  # refused because there was no storing it, and repeated
        self.cut = 0  # connections that were lost
        self.games = 0  # played to the end

    def clear(self) -> None:
        self.__init__()  # type: ignore[misc]

    def percentile(self, share: float) -> float:
        """In milliseconds."""
        delays = sorted(self.delays)
        return 1000 * delays[min(len(delays) - 1, int(share * len(delays)))] if delays else 0.0


class Place:
    """One person's connection to the table."""

    def __init__(self, table: "PlayedTable", seat: int, token: str) -> None:
        self.table = table
        self.seat = seat
        self.token = token
        self.connection: websockets.ClientConnection | None = None
        self.since: int | None = None
        self.sight: Sight | None = None
        self.envelope: Envelope | None = None

    async def stay(self) -> None:
        while not self.table.done:
            try:
                await self.listen()
            except LOST:
                if not self.table.done:
                    self.table.tally.cut += 1
                    await asyncio.sleep(random.uniform(0.1, 0.5))

    async def listen(self) -> None:
        table = self.table.id
        query = f"?since={self.since}" if self.since is not None else ""
        url = f"{self.table.balancer(table).replace('http', 'ws')}/api/v1/tables/{table}/socket{query}"
        async with websockets.connect(
            url,
            additional_headers={"authorization": f"Bearer {self.token}"},
            compression=None,
            ping_interval=None,
            max_size=None,
            max_queue=None,
            open_timeout=60,
        ) as connection:
            self.connection = connection
            try:
                async for text in connection:
                    if table != self.table.id:  # the others have gone on to the next one
                        return
                    self.table.hear(self, read(text))
            finally:
                self.connection = None

    def send(self, text: str) -> None:
        if self.connection is not None:
            self.table.later(self._send(self.connection, text))

    async def _send(self, connection: websockets.ClientConnection, text: str) -> None:
        with contextlib.suppress(*LOST):
            await connection.send(text)


class PlayedTable:
    """Two people at one table, game after game. `pause` says how long to wait before the next act."""

    numbers = itertools.count(1)

    def __init__(
        self, balancer: Balancer, ident: str, tokens: list[str], tally: Tally, chance: random.Random
    ) -> None:
        self.balancer = balancer
        self.id = ident
        self.tally = tally
        self.chance = chance
        self.places = [Place(self, seat, token) for seat, token in enumerate(tokens)]
        self.asked: Asked | None = None
        self.acted: list[tuple[str, int, int]] = []  # acknowledged acts: table, seat, position
        self.tables = [ident]
        self.interval = 0.0  # between acts; 0: at once
        self.next_due = 0.0
        self.done = False
        self.moving = False  # both want a rematch, and it is not there yet
        self.resting = True
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def play(self) -> None:
        await asyncio.gather(*(place.stay() for place in self.places))

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        self._tasks.add(task := asyncio.create_task(work))
        task.add_done_callback(self._tasks.discard)

    def go(self, interval: float = 0.0, first: float = 0.0) -> None:
        """Begin to act, every `interval` seconds."""
        self.interval, self.next_due, self.resting = interval, time.perf_counter() + first, False
        self.proceed()

    def rest(self) -> None:
        self.resting = True

    @property
    def busy(self) -> bool:
        return self.asked is not None

    # -- what is heard ---------------------------------------------------------------------------

    def hear(self, place: Place, message: Message) -> None:
        if message.sight is not None and message.envelope is not None:
            place.sight, place.envelope = message.sight, message.envelope
            place.since = message.sight.position
            fresh = message.type == "state"
            self.moving = self.moving and not fresh  # what was agreed on may have been forgotten half-way
            if self.asked is not None and (message.steps or fresh):
                self.asked.missing.discard(place.seat)
                if fresh and self.asked.seat == place.seat and not self.asked.answered:
                    place.send(self.asked.text)
            if message.envelope.rematch:
                self.move_to(message.envelope.rematch)
                return
        elif message.type == "answer" and self.asked is not None and message.number == self.asked.number:
            self.settle(self.asked, message.answer)
        self.finish()
        self.proceed()

    def settle(self, asked: Asked, answer: Answer | None) -> None:
        assert answer is not None
        if asked.answered:  # it was sent twice, and got the first answer again
            return
        if answer.ok:
            asked.answered = True
            if asked.act is not None:
                self.tally.acts += 1
                self.acted.append((self.id, asked.seat, asked.act))
        elif answer.reason == "not-stored":
            self.tally.not_stored += 1
            asyncio.get_running_loop().call_later(0.2, self.places[asked.seat].send, asked.text)
        else:
            self.tally.refused[answer.reason] = self.tally.refused.get(answer.reason, 0) + 1
            self.asked = None
            self.places[asked.seat].send('{"type":"look"}')

    def finish(self) -> None:
        """The act under way is over when it was answered and everybody has been shown it."""
        asked = self.asked
        if asked is not None and asked.answered and not asked.missing:
            if asked.act is not None:
                self.tally.delays.append(time.perf_counter() - asked.due)
            self.asked = None

    def move_to(self, table: str) -> None:
        """On to the rematch: every place lets go of the old table and connects to the new one."""
        if table == self.id:
            return
        self.id, self.asked, self.moving = table, None, False
        self.tables.append(table)
        self.tally.games += 1
        for place in self.places:
            place.since = place.sight = place.envelope = None
            if place.connection is not None:
                self.later(place.connection.close())

    # -- what is done ----------------------------------------------------------------------------

    def proceed(self) -> None:
        """Act as soon as it is time; after a game agree on a rematch."""
        if self.asked is not None or self.done or self.resting or self.moving or self._timer is not None:
            return
        if any(place.sight is None or place.connection is None for place in self.places):
            return
        wait = self.next_due - time.perf_counter()
        if wait > 0:
            self._timer = asyncio.get_running_loop().call_later(wait, self._wake)
            return
        envelope = self.places[0].envelope
        assert envelope is not None
        if envelope.status == "finished":
            self.agree_on_rematch(envelope)
            return
        for place in self.places:
            if place.sight is not None and place.sight.actions:
                self.act(place, place.sight)
                return

    def _wake(self) -> None:
        self._timer = None
        self.proceed()

    def act(self, place: Place, sight: Sight) -> None:
        first = self.chance.random() < 0.7  # mostly the wheel turns, so that games are long
        action = sight.actions[0].id if first else self.chance.choice(sight.actions).id
        command = {"do": "act", "seat": place.seat, "position": sight.position, "actions": [action]}
        self.ask(place, command, sight.position + 1)

    def ask(self, place: Place, command: dict[str, Any], act: int | None) -> None:
        number = next(self.numbers)
        message = {"type": "command", "client": "load", "number": number, "command": command}
        due = self.next_due if self.interval else time.perf_counter()
        self.next_due += self.interval
        everybody = {place.seat for place in self.places}
        self.asked = Asked(place.seat, number, write(message).decode(), act, due, everybody)
        place.send(self.asked.text)

    def agree_on_rematch(self, envelope: Envelope) -> None:
        if envelope.offers:
            offer = envelope.offers[0]
            command = {"do": "answer", "seat": 1, "offer": offer.id, "agree": True}
            self.ask(self.places[1], command, None)
            self.moving = True
        else:
            self.ask(self.places[0], {"do": "offer", "seat": 0, "what": "rematch"}, None)


class Opener:
    """Makes people and opens tables for them."""

    def __init__(self, address: str, at_once: int = 16) -> None:
        nobody = CookieJar(DefaultCookiePolicy(allowed_domains=[]))  # everybody is known by a token
        self.http = httpx.AsyncClient(base_url=f"{address}/api/v1", cookies=nobody, timeout=60)
        self.turn = asyncio.Semaphore(at_once)

    async def post(self, path: str, body: Any, token: str = "") -> Any:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        answer = await self.http.post(path, json=body, headers=headers)
        answer.raise_for_status()
        return answer.json()

    async def person(self) -> str:
        """Somebody new; their token."""
        return str((await self.post("/me/tokens", {"label": "bench"}))["token"])

    async def table(self) -> tuple[str, list[str]]:
        """A running table of two new people: its id and their tokens."""
        async with self.turn:
            ann, bob = await self.person(), await self.person()
            wish = {"game": GAME, "options": {}, "seats": [{"kind": "me"}, {"kind": "open"}], "start": False}
            ident = (await self.post("/tables", wish, ann))["table"]
            link = (await self.post(f"/tables/{ident}/links", {"kind": "join"}, ann))["secret"]
            await self.post(f"/links/{link}", {}, bob)
            for number, token, command in ((1, bob, {"do": "sit", "seat": 1}), (2, ann, {"do": "start"})):
                body = {"client": "setup", "number": number, "command": command}
                await self.post(f"/tables/{ident}/commands", body, token)
            return ident, [ann, bob]

    async def close(self) -> None:
        await self.http.aclose()


def in_turn(addresses: list[str]) -> Balancer:
    """Every connection goes to the next server."""
    turns = itertools.cycle(addresses)
    return lambda table: next(turns)


def by_table(addresses: list[str]) -> Balancer:
    """All connections of a table and its rematches go to one server."""
    return lambda table: addresses[zlib.crc32(table[:SERIES].encode()) % len(addresses)]


async def seated(
    addresses: list[str], count: int, tally: Tally, balancer: Balancer | None = None
) -> list[PlayedTable]:
    """So many tables, spread over the servers, each with both people connected."""
    openers = [Opener(address) for address in addresses]
    opened = await asyncio.gather(*(openers[n % len(openers)].table() for n in range(count)))
    for opener in openers:
        await opener.close()
    balancer = balancer or in_turn(addresses)
    return [
        PlayedTable(balancer, ident, tokens, tally, random.Random(number))
        for number, (ident, tokens) in enumerate(opened)
    ]
