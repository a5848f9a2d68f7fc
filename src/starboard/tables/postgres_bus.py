"""Several processes over one PostgreSQL: what one of them stores, the others hear of.

Every process can serve every table. Whoever writes to a table adds to the log as storage has it, or is told
to read it again (`Conflict`); the news goes out with the commit (NOTIFY), and every process that has the
table in memory carries it out. Bots think in the process that holds the table's advisory lock; when that
process dies PostgreSQL frees it, and another one takes over.
"""

import asyncio
import contextlib
import logging
import secrets
import zlib
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterable, Iterator
from typing import Any, Final

import msgspec

from starboard.tables.log import Entry
from starboard.tables.storage import Batch
from starboard.tables.tasks import background, end_tasks

log = logging.getLogger("starboard.tables")

CHANNEL: Final = "starboard"
MOST: Final = 7900  # bytes that PostgreSQL passes on at once
NAMED: Final = 100  # ids that a piece of news has at most, of 64 characters each, where all is too long
TOGETHER: Final = 100  # pieces of news that go out at once
PAUSE: Final = 0.5  # seconds between two tries to come back
PROCESSES, BOTS = 0x73746231, 0x73746232  # what an advisory lock is for


class Broadcast(msgspec.Struct, omit_defaults=True):
    """What one process tells the others. Entries that are too long to be passed on are left out."""

    sender: str
    entries: dict[str, list[Entry]] = {}  # by table
    members: list[str] = []  # tables
    people: list[str] = []
    spent: list[str] = []
    invited: list[str] = []  # people
    removed: list[str] = []  # tables
    here: dict[str, list[str]] = {}  # by table: who of its people is with the sender
    watchers: int = 0
    asks: str = ""  # a table: who is there?


def broadcasts_of(sender: str, batch: Batch) -> list[bytes]:
    """What others need to hear of a batch; in several pieces where it is too long to be passed on at once."""
    entries: dict[str, list[Entry]] = {}
    for table, entry in batch.entries:
        entries.setdefault(table, []).append(entry)
    news = Broadcast(
        sender,
        entries,
        sorted({member.table for member in batch.members}),
        [person.id for person in batch.people],
        list(batch.spent),
        [invitation.person for invitation in batch.invitations],
        list(batch.removed),
    )
    if news == Broadcast(sender):
        return []
    text = msgspec.json.encode(news)
    return [text] if len(text) <= MOST else [msgspec.json.encode(piece) for piece in pieces_of(news)]


def pieces_of(news: Broadcast) -> Iterator[Broadcast]:
    """The same without what the entries are: whoever needs them reads them."""
    for name in ("entries", "members", "people", "spent", "invited", "removed"):
        named = list(getattr(news, name))
        for at in range(0, len(named), NAMED):
            part: Any = named[at : at + NAMED]
            if name == "entries":
                part = {table: [] for table in part}
            yield msgspec.structs.replace(Broadcast(news.sender), **{name: part})


def packed(news: Iterable[bytes]) -> list[str]:
    """Several pieces of news in one message, a line each, as many as PostgreSQL passes on at once."""
    messages: list[list[bytes]] = []
    room = 0
    for text in news:
        if len(text) >= room:
            messages.append([])
            room = MOST
        messages[-1].append(text)
        room -= len(text) + 1
    return [b"\n".join(lines).decode() for lines in messages]


Hearer = Callable[[Broadcast], None]


class Bus(ABC):
    """The other processes. `heard` is called with their news, `lost` after some may have been missed."""

    ident: str

    @abstractmethod
    async def open(self, heard: Hearer, lost: Callable[[], Awaitable[None]]) -> bool:
        """Begin to listen; True where no other process was there before."""

    @abstractmethod
    async def close(self) -> None: ...

    @abstractmethod
    def tell(self, news: Broadcast) -> None:
        """Pass something on that is not stored, such as who is here."""

    @abstractmethod
    async def keep_bots(self, table: str) -> bool:
        """Become the process whose bots think at a table, unless another one is."""

    @abstractmethod
    async def release_bots(self, table: str) -> None: ...


class PostgresBus(Bus):
    def __init__(self, url: str) -> None:
        self.url = url.replace("postgresql+asyncpg://", "postgresql://", 1)
        self.ident = secrets.token_hex(6)
        self._own = f'{{"sender":"{self.ident}"'  # how our own news begin
        self._connection: Any = None
        self._turn = asyncio.Lock()
        self._telling: asyncio.Queue[Broadcast] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []
        self._down = asyncio.Event()

    async def open(self, heard: Hearer, lost: Callable[[], Awaitable[None]]) -> bool:
        self._heard = heard
        self._lost = lost
        alone = await self._connect()
        self._tasks = [
            background(self._come_back(), "bus", log),
            background(self._tell_all(), "telling bus", log),
        ]
        return alone

    async def close(self) -> None:
        await end_tasks(self._tasks)
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(Exception):
                await connection.close(timeout=2)

    def tell(self, news: Broadcast) -> None:
        self._telling.put_nowait(news)

    async def keep_bots(self, table: str) -> bool:
        return bool(await self._ask("SELECT pg_try_advisory_lock($1, $2)", BOTS, number_of(table)))

    async def release_bots(self, table: str) -> None:
        await self._ask("SELECT pg_advisory_unlock($1, $2)", BOTS, number_of(table))

    # -- the connection ----------------------------------------------------------------------

    async def _connect(self) -> bool:
        import asyncpg

        # Nothing that is told here is kept: who is here need not wait for the disk, nor make others wait.
        connection = await asyncpg.connect(self.url, server_settings={"synchronous_commit": "off"})
        try:
            alone = await connection.fetchval("SELECT pg_try_advisory_lock($1, 0)", PROCESSES)
            if alone:
                await connection.execute("SELECT pg_advisory_unlock($1, 0)", PROCESSES)
            await connection.execute("SELECT pg_advisory_lock_shared($1, 0)", PROCESSES)
            await connection.add_listener(CHANNEL, self._hear)
        except BaseException:
            connection.terminate()
            raise
        connection.add_termination_listener(self._ended)
        self._connection = connection
        self._down.clear()
        return bool(alone)

    def _ended(self, connection: Any) -> None:
        if connection is self._connection:  # not one that was given up before
            self._connection = None
            self._down.set()

    def _give_up(self, connection: Any) -> None:
        """It is of no use: another one is made."""
        self._ended(connection)
        connection.terminate()

    async def _come_back(self) -> None:
        """Whenever the connection is lost, make a new one and read up on what was missed."""
        while True:
            await self._down.wait()
            log.warning("the connection to the other processes was lost")
            while self._down.is_set():
                try:
                    await self._connect()
                    await self._lost()
                except Exception as error:
                    log.warning("the other processes cannot be reached: %s", type(error).__name__)
                    if self._connection is not None:  # it listens, but what was missed could not be read
                        self._give_up(self._connection)
                    await asyncio.sleep(PAUSE)

    def _hear(self, connection: Any, process: int, channel: str, text: str) -> None:
        if not text.startswith(self._own):
            for line in text.split("\n"):
                self._heard(msgspec.json.decode(line, type=Broadcast))

    async def _tell_all(self) -> None:
        while True:
            news = [await self._telling.get()]
            while len(news) < TOGETHER and not self._telling.empty():
                news.append(self._telling.get_nowait())
            texts = packed(msgspec.json.encode(one) for one in news)
            await self._ask("SELECT count(pg_notify($1, n)) FROM unnest($2::text[]) AS n", CHANNEL, texts)

    async def _ask(self, query: str, *values: Any) -> Any:
        """One answer, or None while the connection is down."""
        async with self._turn:
            connection = self._connection
            if connection is None:
                return None
            try:
                return await connection.fetchval(query, *values, timeout=10)
            except Exception as error:
                log.warning("the other processes cannot be told: %s: %s", type(error).__name__, error)
                if getattr(error, "sqlstate", None) is None:  # not the database's own words
                    self._give_up(connection)
                return None


def number_of(table: str) -> int:
    """What a table is called among advisory locks. Two tables with one number only wait for each other."""
    return zlib.crc32(table.encode()) - 2**31
