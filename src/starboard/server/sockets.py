"""Sockets: one for a table, one for a person's first page."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Final

from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect, WebSocketState

from starboard.kernel.errors import StarboardError
from starboard.server.answers import encoder
from starboard.server.feed import Subscriber
from starboard.server.language import language_of
from starboard.server.limits import SOCKET_MESSAGE, SOCKETS_OF_STRANGERS, SOCKETS_PER_PERSON
from starboard.server.messages.socket import (
    AnswerMessage,
    CommandMessage,
    FromClient,
    HelloMessage,
    LookMessage,
    PongMessage,
    RefusedMessage,
)
from starboard.server.people import Who
from starboard.server.reading import Unreadable, read
from starboard.server.services import Services, address_of, services_of, viewer_for
from starboard.server.tables_api import obey, state_since
from starboard.server.websocket_protocol import writer_of
from starboard.tables.live_table import Listener, LiveTable
from starboard.tables.messages import Message
from starboard.tables.messages.state import Refusal, refusal
from starboard.tables.refusals import (
    BAD_REQUEST,
    NOT_STORED,
    TOO_LARGE,
    TOO_MANY,
    Refused,
    because,
    not_allowed,
    outdated,
)
from starboard.tables.storage import StorageError

router = APIRouter(prefix="/api/v1")

WAITING: Final = 400  # messages a slow reader may be behind
WAITING_BYTES: Final = 4 * 1024 * 1024
PARTING: Final = 3.0  # seconds to read the last messages
LEFT_BEHIND: Final = 4408
REFUSED: Final = 4403
GONE: Final = (WebSocketDisconnect, RuntimeError, OSError)  # what a closed connection raises
Receiver = Callable[[str], Awaitable[None]]


class Outbox:
    """Messages on their way out; whoever reads too slowly is cut off and may come back."""

    def __init__(self, socket: WebSocket) -> None:
        self.socket = socket
        self.language = language_of(socket)
        self.write_now = writer_of(socket.scope)
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.sending = False  # a message that was taken from the queue is not on its way yet
        self.size = 0  # bytes in the queue
        self.ended = asyncio.Event()
        self.code = 1000
        self.reason = ""

    def put(self, message: Message) -> None:
        if self.ended.is_set():
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
        if not self.ended.is_set():
            self.ended.set()
            self.code, self.reason = code, parting(refused, self.language)
            self.queue.put_nowait(None)

    async def hurry(self) -> None:
        await self.ended.wait()
        await asyncio.sleep(PARTING)

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
            await self.command(message)
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

    async def command(self, message: CommandMessage) -> None:
        if self.who.person is None:
            raise not_allowed("nobody-yet-on-socket")
        try:
            answer = await obey(
                self.services,
                self.who,
                self.address,
                self.table,
                message.command,
                message.client,
                message.number,
                self.language,
            )
        except Refused as refused:
            answer = self.refused(refused)
        except StorageError as error:  # every command is answered by its number, so that it can be repeated
            answer = self.refused(because(error, NOT_STORED))
        self.send(AnswerMessage(client=message.client, number=message.number, answer=answer))

    def refused(self, refused: Refused) -> Refusal:
        return refusal(refused, self.language)


@router.websocket("/tables/{table}/socket")
async def table_socket(
    socket: WebSocket,
    table: str,
    seat: int | None = None,
    since: int | None = None,
    contract: str = "",
) -> None:
    services = services_of(socket)
    await socket.accept()
    outbox = Outbox(socket)
    try:
        who = await services.identify(socket)
        live = await services.table(table, who.id)
        check_number(services, who)
        listener = TableSocket(services, live, who, seat, outbox.language, contract, outbox)
        greet(services, outbox, contract)
        await listener.look(live, seat, since)
    except StarboardError as refused:
        await socket.close(REFUSED, parting(refused, outbox.language))
        return
    services.tables.presence.follow(live, listener)
    try:
        await converse(socket, outbox, listener.receive, services)
    finally:
        services.tables.presence.unfollow(live, listener)


class FeedSocket(Subscriber):
    """One open first page."""

    def __init__(self, person: str, outbox: Outbox) -> None:
        super().__init__(person)
        self.outbox = outbox

    def send(self, message: Message) -> None:
        self.outbox.put(message)

    def leave(self, refused: Refused) -> None:
        self.outbox.end(REFUSED, refused)


@router.websocket("/feed/socket")
async def feed_socket(socket: WebSocket, contract: str = "") -> None:
    services = services_of(socket)
    await socket.accept()
    outbox = Outbox(socket)
    try:
        who = await services.identify(socket)
        check_number(services, who)
    except StarboardError as refused:
        await socket.close(REFUSED, parting(refused, outbox.language))
        return
    greet(services, outbox, contract)
    subscriber = FeedSocket(who.id, outbox)
    subscriber.key = who.key
    services.feed.subscribers.add(subscriber)
    try:
        subscriber.send(await services.feed.feed_for(subscriber, who.person))

        async def receive(text: str) -> None:
            subscriber.send(PongMessage(now=services.now()))

        await converse(socket, outbox, receive, services)
    finally:
        services.feed.subscribers.discard(subscriber)


def parting(refused: StarboardError, language: str) -> str:
    """Why a socket is closed, as far as there is room: a code, or a sentence if words were asked for."""
    return (refused.sentence(language) if language else refused.code)[:120]


def greet(services: Services, outbox: Outbox, contract: str) -> None:
    """Tell a page that says what it was built for whether that is what is spoken here."""
    if contract:
        ours = services.contract
        outbox.put(HelloMessage(contract=ours.version, current=not ours.differs(contract)))


def check_number(services: Services, who: Who) -> None:
    """Nobody needs more than a few dozen sockets."""
    tables = sum(
        listener.person == who.id for live in services.tables.live.all() for listener in live.listeners
    )
    feeds = sum(subscriber.person == who.id for subscriber in services.feed.subscribers)
    most = SOCKETS_PER_PERSON if who.id else SOCKETS_OF_STRANGERS
    if services.limits.on and tables + feeds >= most:
        raise Refused(TOO_MANY, "too-many-pages")


async def converse(socket: WebSocket, outbox: Outbox, receive: Receiver, services: Services) -> None:
    """Read and write until either side has had enough."""
    writing = asyncio.create_task(outbox.run())
    reading = asyncio.create_task(listen(socket, outbox, receive, services))
    hurrying = asyncio.create_task(outbox.hurry())
    tasks = {writing, reading, hurrying}
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
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


async def listen(socket: WebSocket, outbox: Outbox, receive: Receiver, services: Services) -> None:
    me = str(id(socket))
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
            await receive(text)
        except Refused as refused:
            outbox.put(RefusedMessage(refusal=refusal(refused, outbox.language)))
        except StorageError as error:
            outbox.put(RefusedMessage(refusal=refusal(because(error, NOT_STORED), outbox.language)))
