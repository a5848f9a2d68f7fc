"""Your turn: a word by mail or webhook to people whose page is not open, at most one until they look."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable, Coroutine
from typing import Any, Final

from starboard.server.addresses import is_mail_address
from starboard.server.delivery import Delivery
from starboard.server.feed import FeedDesk
from starboard.server.messages.people import NoticeChoice
from starboard.server.people import digest
from starboard.server.settings import Settings
from starboard.tables.live_table import LiveTable
from starboard.tables.log import Entry
from starboard.tables.postgres_bus import Broadcast
from starboard.tables.refusals import Refused, bad_request, not_allowed
from starboard.tables.service import TableService
from starboard.tables.storage import Batch, NoticeKind, NoticeRow, PersonRow, StorageError
from starboard.tables.tasks import end_tasks
from starboard.tables.words import table_words

log = logging.getLogger("starboard.notices")

DIGITS: Final = 8


class Notices:
    def __init__(
        self, tables: TableService, feed: FeedDesk, settings: Settings, now: Callable[[], float]
    ) -> None:
        self.tables = tables
        self.feed = feed
        self.settings = settings
        self.now = now
        self.post = Delivery(settings)
        self.sent: set[str] = set()  # people who have not looked since their last notice
        self._waiting: dict[str, asyncio.Task[None]] = {}  # by person
        self._noted: dict[str, list[str]] = {}  # by person, the tables that they are waited for at
        self._tasks: set[asyncio.Task[None]] = set()
        if self.post.offered:
            tables.publisher.subscribers.append(self._note)

    # -- the person's choice -----------------------------------------------------------------

    async def choice(self, person: str) -> NoticeChoice:
        row = await self.tables.storage.notice(person)
        return NoticeChoice(
            offered=self.post.offered,
            kind=row.kind if row else None,
            address=row.address if row else "",
            confirmed=row.confirmed if row else False,
        )

    async def choose(self, person: PersonRow, kind: NoticeKind, address: str, language: str) -> None:
        """Want notices. A mail address is asked to confirm first: nobody gets mail for others' sake."""
        if kind not in self.post.offered:
            raise bad_request("no-notices-that-way")
        if kind == "webhook":
            await self._store(NoticeRow(person.id, kind, "", language, True))
            return
        if not is_mail_address(address):
            raise bad_request("no-mail-address")
        code = "".join(secrets.choice("0123456789") for _ in range(DIGITS))
        await self._store(NoticeRow(person.id, kind, address, language, False, digest(code)))
        words = table_words(language)
        text = words.text("notice-confirm-text", code=code, address=self.settings.address)
        try:
            await self.post.mail(address, words.text("notice-confirm-subject"), f"{text}\n")
        except OSError as error:
            log.error("a mail could not be sent: %s", error)
            raise bad_request("mail-not-sent") from None

    async def confirm(self, person: PersonRow, code: str) -> None:
        row = await self.tables.storage.notice(person.id)
        if row is None or row.confirmed or not secrets.compare_digest(row.code, digest(code.strip())):
            raise not_allowed("wrong-code")
        await self._store(NoticeRow(person.id, row.kind, row.address, row.language, True))

    async def stop_for(self, person: str) -> None:
        self.sent.discard(person)
        await self.tables.writer.store(Batch(unnoticed=[person]))

    async def _store(self, row: NoticeRow) -> None:
        await self.tables.writer.store(Batch(notices=[row]))

    # -- looking -----------------------------------------------------------------------------

    def looked(self, person: str) -> None:
        """This person is here: the next notice may come again."""
        if person in self.sent:
            self.sent.discard(person)
            self._run(self._forget_sent(person))

    async def _forget_sent(self, person: str) -> None:
        with contextlib.suppress(StorageError):
            await self.tables.storage.notice_sent(person, 0.0)
            self._tell(person)

    async def heard(self, person: str) -> None:
        """Another process sent this person a notice, or saw them."""
        with contextlib.suppress(StorageError):
            row = await self.tables.storage.notice(person)
            (self.sent.add if row is not None and row.sent else self.sent.discard)(person)

    def _tell(self, person: str) -> None:
        if self.tables.cluster is not None:
            bus = self.tables.cluster.bus
            bus.tell(Broadcast(bus.ident, people=[person]))

    # -- noticing ----------------------------------------------------------------------------

    def start(self) -> None:
        if self.post.offered:
            self._run(self._read())

    async def _read(self) -> None:
        """After a start: who has a notice already, and whose turn it has been all the while?"""
        for row in await self.tables.storage.notices():
            if row.sent:
                self.sent.add(row.person)
            elif row.confirmed:
                for table in await self.tables.storage.tables_of(row.person, 40):
                    if table.status == "running":
                        with contextlib.suppress(Refused):
                            self._note(await self.tables.live.find(table.id), [])

    async def stop(self) -> None:
        await end_tasks([*self._tasks, *self._waiting.values()])

    def is_idle(self) -> bool:
        """Is nobody about to be sent a notice?"""
        return not self._waiting and not self._tasks

    def _note(self, live: LiveTable, entries: list[Entry]) -> None:
        if live.table.status != "running":
            return
        for person in _awaited(live):
            if person in self.sent or live.is_here(person):
                continue
            noted = self._noted.setdefault(person, [])
            if live.table.id not in noted:
                noted.append(live.table.id)
            if person not in self._waiting:
                self._waiting[person] = asyncio.create_task(self._notify_later(person))

    async def _notify_later(self, person: str) -> None:
        """Give them a moment to come by themselves, then see where they are still waited for."""
        try:
            while person in self._noted and person not in self.sent:
                await asyncio.sleep(self.settings.notice_after)
                for table in self._noted.pop(person, ()):
                    await self._notify(person, table)
        finally:
            self._noted.pop(person, None)
            del self._waiting[person]

    async def _notify(self, person: str, table: str) -> None:
        """Send a notice about this table, unless they are here, were sent one or are not waited for."""
        try:
            row = await self.tables.storage.notice(person)
            live = await self.tables.live.find(table)
            if row is None or not row.confirmed or self._is_here(person, live):
                return
            if person in _awaited(live) and await self.tables.storage.notice_sent(person, self.now()):
                self.sent.add(person)
                self._tell(person)
                await self._send(row, live)
        except (StorageError, Refused) as error:
            log.warning("no notice could be sent: %s", error)

    def _is_here(self, person: str, live: LiveTable) -> bool:
        if live.is_here(person):
            return True
        if any(subscriber.person == person for subscriber in self.feed.subscribers):
            return True
        lives = self.tables.live.all()
        return any(listener.person == person for other in lives for listener in other.listeners)

    async def _send(self, row: NoticeRow, live: LiveTable) -> None:
        words, table = table_words(row.language), live.table
        parts = {
            "game": table.setup.rules().title,
            "others": [seat.name for seat in table.seats if seat.person != row.person and seat.name],
            "link": f"{self.settings.address}/t/{table.id}",
        }
        try:
            if row.kind == "email":
                subject, text = (words.text(f"notice-turn-{part}", **parts) for part in ("subject", "text"))
                await self.post.mail(row.address, subject, f"{text}\n")
            else:
                told = {"event": "your-turn", "person": row.person, "table": table.id, "link": parts["link"]}
                await self.post.hook({**told, "game": table.setup.game, "language": row.language})
        except OSError as error:
            log.error("a notice could not be sent: %s", error, extra={"kind": row.kind})

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        self._tasks.add(task := asyncio.create_task(work))
        task.add_done_callback(self._tasks.discard)


def _awaited(live: LiveTable) -> set[str]:
    table = live.table
    return (
        {table.seats[seat].person for seat in table.awaited_people()} if table.status == "running" else set()
    )
