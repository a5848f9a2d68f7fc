"""Sockets: one for a table, one for a person's first page."""

import asyncio
import contextlib
from typing import Final, Protocol

import msgspec
from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect, WebSocketState

from starboard.kernel.errors import StarboardError
from starboard.server.answers import encoder
from starboard.server.feed import FeedSubscriber
from starboard.server.language import language_of
from starboard.server.limits import SOCKET_MESSAGE
from starboard.server.messages.socket import (
    AnswerMessage,
    CommandMessage,
    FromClient,
    HelloMessage,
    LookMessage,
    Numbered,
    PongMessage,
    RefusedMessage,
)
from starboard.server.people import Who
from starboard.server.reading import Unreadable, bounds, read
from starboard.server.services import Services, address_of, services_of, viewer_for
from starboard.server.tables_api import obey, ration, state_since
from starboard.server.websocket_protocol import writer_of
from starboard.tables.live_table import Listener, LiveTable
from starboard.tables.messages import Message
from starboard.tables.messages.state import refusal
from starboard.tables.refusals import (
    BAD_REQUEST,
    NOT_STORED,
    OUTDATED,
    TOO_LARGE,
    TOO_MANY,
    Refused,
    because,
    not_allowed,
    outdated,
)
from starboard.tables.storage import StorageError

router = APIRouter()

WAITING: Final = 400  # messages a slow reader may be behind
WAITING_BYTES: Final = 4 * 1024 * 1024
PARTING: Final = 3.0  # seconds to read the last messages
LEFT_BEHIND: Final = 4408
REFUSED: Final = 4403
GONE: Final = (WebSocketDisconnect, RuntimeError, OSError)  # what a closed connection raises


class SocketReader(Protocol):
    """Whoever answers what comes in on a socket."""

    async def receive(self, text: str) -> None: ...

    def refuse(self, text: str, refused: Refused) -> None:
        """Say why a message is not answered otherwise; it may be one that could not be read."""


class Outbox:
    """Messages on their way out; whoever reads too slowly is cut off and may come back."""

    def __init__(self, socket: WebSocket) -> None:
        self.socket = socket
        self.language = language_of(socket)
        self.write_now = writer_of(socket.scope)
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.sending = False  # a message that was taken from the queue is not on its way yet
        self.size = 0  # bytes in the queue
        self.ended = False
        self.overdue = asyncio.get_running_loop().create_future()  # they had time enough to read the last
        self.code = 1000
        self.reason = ""

    def put(self, message: Message) -> None:
        if self.ended:
            return
        text = encoder.encode(message)
        if not self.sending and self.queue.empty() and self.write_now(text):
            return
        if self.queue.qsize() >= WAITING or self.size >= WAITING_BYTES:
            self.end(LEFT_BEHIND, Refused(TOO_MANY, "left-behind"))
        else:
            self.size += len(text)
            self.queue.put_nowait(text)

    def end(self, code: int, refused: Refused) -> None:
        """Nothing more after what waits already, and no patience for somebody who does not read it."""
        if not self.ended:
            self.ended = True
            self.code, self.reason = code, parting(refused, self.language)
            self.queue.put_nowait(None)
            asyncio.get_running_loop().call_later(PARTING, settle, self.overdue)

    async def run(self) -> None:
        while (message := await self.queue.get()) is not None:
            self.size -= len(message)
            self.sending = True
            await self.socket.send_text(message.decode())
            self.sending = False
        await self.socket.close(self.code, self.reason)


class TableSocket(Listener):
    """One page or program at one table."""

    def __init__(
        self,
        services: Services,
        live: LiveTable,
        who: Who,
        seat: int | None,
        language: str,
        contract: str,
        outbox: Outbox,
    ) -> None:
        super().__init__(who.id, viewer_for(live, who.id, seat), language)
        self.services = services
        self.table = live.table.id
        self.who = who
        self.key = who.key
        self.auto = seat is None
        self.contract = contract
        self.outbox = outbox
        self.address = address_of(outbox.socket)

    def send(self, message: Message) -> None:
        self.outbox.put(message)

    def leave(self, refused: Refused) -> None:
        self.outbox.end(REFUSED, refused)

    async def look(self, live: LiveTable, seat: int | None, since: int | None) -> None:
        """Become another viewer and send where the table stands."""
        viewer = viewer_for(live, self.person, seat)
        message = await state_since(self.services, live, self.who, seat, since, self.language)
        self.viewer, self.auto, self.mark = viewer, seat is None, message.mark
        self.send(message)

    async def receive(self, text: str) -> None:
        """Answer one message of the client."""
        message = self.read(text)
        self.who = await self.services.people.renewed(self.who)
        live = await self.services.table(self.table, self.person, fresh=False)
        if isinstance(message, CommandMessage):
            await self.command(live, message)
        elif isinstance(message, LookMessage):
            await self.look(live, message.seat, None)
        else:
            self.send(PongMessage(now=self.services.now()))

    def read(self, text: str) -> FromClient:
        try:
            message: FromClient = read(FromClient, text)
        except Unreadable:
            if self.services.contract.differs(self.contract):
                raise outdated() from None
            raise
        return message

    def refuse(self, text: str, refused: Refused) -> None:
        """A command is answered by its number, whatever refuses it: else the page would wait for its answer.

        Only what a page of another version sends is not: that concerns all that it has under way.
        """
        said = refusal(refused, self.language)
        sent = None if refused.reason == OUTDATED else number_of(text)
        if sent is None:
            self.send(RefusedMessage(refusal=said))
        else:
            self.send(AnswerMessage(client=sent.client, number=sent.number, answer=said))

    async def command(self, live: LiveTable, message: CommandMessage) -> None:
        if self.who.person is None:
            raise not_allowed("nobody-yet-on-socket")
        command, client, number = message.command, message.client, message.number
        ration(self.services, self.who, self.address, command)
        answer = await obey(self.services, self.who, live, command, client, number, self.language)
        self.send(AnswerMessage(client=client, number=number, answer=answer))


async def table_socket(socket: WebSocket) -> None:
    """`seat`, `since` and `contract` stand in the query: see `/tables/{table}`."""
    services = services_of(socket)
    await socket.accept()
    outbox = Outbox(socket)
    contract = socket.query_params.get("contract", "")
    try:
        seat, since = number_in(socket, "seat"), number_in(socket, "since")
        who = await services.identify(socket)
        with services.pages.one(who.id, address_of(socket)):
            table = socket.path_params["table"]
            live = await services.table(table, who.id)
            listener = TableSocket(services, live, who, seat, outbox.language, contract, outbox)
            greet(services, outbox, contract)
            await listener.look(live, seat, since)
            services.tables.presence.follow(live, listener)
            try:
                await still_welcome(services, who, table)
                await converse(socket, outbox, listener, services)
            finally:
                services.tables.presence.unfollow(live, listener)
    except StarboardError as refused:
        await socket.close(REFUSED, parting(refused, outbox.language))


async def still_welcome(services: Services, who: Who, table: str = "") -> None:
    """Refused if they were signed out, banned or sent off while the page was not among the open ones yet."""
    renewed = await services.people.renewed(who)
    if table:
        await services.table(table, renewed.id)


class FeedSocket(FeedSubscriber):
    """One open first page."""

    def __init__(self, services: Services, person: str, outbox: Outbox) -> None:
        super().__init__(person)
        self.services = services
        self.outbox = outbox

    def send(self, message: Message) -> None:
        self.outbox.put(message)

    def leave(self, refused: Refused) -> None:
        self.outbox.end(REFUSED, refused)

    async def receive(self, text: str) -> None:
        self.send(PongMessage(now=self.services.now()))

    def refuse(self, text: str, refused: Refused) -> None:
        self.send(RefusedMessage(refusal=refusal(refused, self.outbox.language)))


async def feed_socket(socket: WebSocket) -> None:
    services = services_of(socket)
    await socket.accept()
    outbox = Outbox(socket)
    contract = socket.query_params.get("contract", "")
    try:
        who = await services.identify(socket)
        with services.pages.one(who.id, address_of(socket)):
            greet(services, outbox, contract)
            await show_first_page(services, socket, who, outbox)
    except StarboardError as refused:
        await socket.close(REFUSED, parting(refused, outbox.language))


async def show_first_page(services: Services, socket: WebSocket, who: Who, outbox: Outbox) -> None:
    subscriber = FeedSocket(services, who.id, outbox)
    subscriber.key = who.key
    services.feed.subscribers.add(subscriber)
    try:
        subscriber.send(await services.feed.feed_for(subscriber, who.person))
        await still_welcome(services, who)
        await converse(socket, outbox, subscriber, services)
    finally:
        services.feed.subscribers.discard(subscriber)


def number_in(socket: WebSocket, name: str) -> int | None:
    """A number of the query, None where it is not there."""
    text = socket.query_params.get(name)
    if text is not None and not (text.isdecimal() and len(text) < 10):
        raise Unreadable("whole-number", field=name, **bounds(0, None))
    return None if text is None else int(text)


def parting(refused: StarboardError, language: str) -> str:
    """Why a socket is closed, as far as there is room: a code, or a sentence if words were asked for."""
    return (refused.sentence(language) if language else refused.code)[:120]


def greet(services: Services, outbox: Outbox, contract: str) -> None:
    """Tell a page that says what it was built for whether that is what is spoken here."""
    if contract:
        ours = services.contract
        outbox.put(HelloMessage(contract=ours.version, current=not ours.differs(contract)))


async def converse(socket: WebSocket, outbox: Outbox, reader: SocketReader, services: Services) -> None:
    """Read and write until either side has had enough."""
    writing = asyncio.create_task(outbox.run())
    reading = asyncio.create_task(listen(socket, reader, services))
    tasks = {writing, reading}
    try:
        await asyncio.wait({*tasks, outbox.overdue}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        outbox.overdue.cancel()
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks)
        if socket.application_state is WebSocketState.CONNECTED:
            with contextlib.suppress(TimeoutError, *GONE):
                await asyncio.wait_for(socket.close(outbox.code, outbox.reason), PARTING)
    for task in (writing, reading):
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, GONE):
            raise error


def settle(waited_for: "asyncio.Future[None]") -> None:
    if not waited_for.done():
        waited_for.set_result(None)


async def listen(socket: WebSocket, reader: SocketReader, services: Services) -> None:
    me, address = str(id(socket)), address_of(socket)
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        text = message.get("text")
        try:
            if text is None:
                raise Refused(BAD_REQUEST, "send-text")
            if len(text) > SOCKET_MESSAGE:
                raise Refused(TOO_LARGE, "too-large")
            services.limits.check("message", me)
            services.limits.check("messages", address)
            await reader.receive(text)
        except (Refused, StorageError) as error:
            reader.refuse(text or "", because(error, NOT_STORED))


def number_of(text: str) -> Numbered | None:
    """By what a command is answered, where that much of it can be read."""
    try:
        return msgspec.json.decode(text, type=Numbered)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


# What a socket is asked with is read here: a dependency for each value costs as much as ten acts.
router.add_websocket_route("/api/v1/tables/{table}/socket", table_socket)
router.add_websocket_route("/api/v1/feed/socket", feed_socket)
