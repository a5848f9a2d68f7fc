"""The first page's feed: a person's own tables, tables to watch, invitations, who is here."""

import asyncio
import contextlib
import hashlib
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from functools import cached_property
from typing import Final

import msgspec

from starboard.server.answers import encoder
from starboard.server.messages.feed import (
    FeedGoneMessage,
    FeedMessage,
    FeedTable,
    FeedTableMessage,
    InvitationInfo,
)
from starboard.server.messages.people import Person
from starboard.server.people import People
from starboard.tables import views
from starboard.tables.live_table import LiveTable
from starboard.tables.log import WATCHER, Entry, Viewer
from starboard.tables.messages import Message
from starboard.tables.messages.envelope import NOBODY
from starboard.tables.refusals import Refused
from starboard.tables.service import TableService
from starboard.tables.storage import PersonRow, StorageError, TableRow
from starboard.tables.tasks import background, end_tasks
from starboard.tables.updates import encoded, envelope_for

log = logging.getLogger("starboard.feed")

OWN: Final = 40
TO_WATCH: Final = 12
REMEMBERED: Final = 200  # tables of which a page's last look is known
PAUSE: Final = 0.2  # seconds between two looks at what changed


class FeedSubscriber(ABC):
    """A first page somewhere. `person` is empty for somebody who has not done anything yet."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.key = ""  # the device or token it was opened with
        self.shown: dict[str, str] = {}  # by table, the mark of what it was shown last
        self.watched: set[str] = set()  # others' tables among them that are played

    @abstractmethod
    def send(self, message: Message) -> None: ...

    @abstractmethod
    def leave(self, refused: Refused) -> None: ...

    def has_room(self, table: str) -> bool:
        """Is somebody else's table on this page, or is there room for it?"""
        return table in self.shown or len(self.watched) < TO_WATCH

    def remember(self, item: FeedTable, mark: str, own: bool) -> None:
        """What this page was shown last of a table; of too many the first are let go of."""
        table = item.envelope.table
        self.forget(table)
        self.shown[table] = mark
        if not own and item.envelope.status == "running":
            self.watched.add(table)
        if len(self.shown) > REMEMBERED:
            self.forget(next(iter(self.shown)))

    def forget(self, table: str) -> None:
        self.shown.pop(table, None)
        self.watched.discard(table)


class FeedDesk:
    def __init__(self, tables: TableService, people: People, now: Callable[[], float]) -> None:
        self.tables = tables
        self.people = people
        self.now = now
        self.subscribers: set[FeedSubscriber] = set()
        self._changed: dict[str, list[Entry]] = {}  # tables, with what was added to them
        self._unknown: set[str] = set()
        self._ring = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        tables.publisher.subscribers.append(self._note)

    def start(self) -> None:
        self._task = background(self._run(), "feed", log)

    async def stop(self) -> None:
        await end_tasks([self._task])

    # -- the whole feed ----------------------------------------------------------------------

    async def feed(self, person: PersonRow | None) -> FeedMessage:
        """Everything the first page needs, for this person."""
        ident = person.id if person else ""
        own = await self._items(await self.tables.storage.tables_of(ident, OWN), ident) if ident else []
        shown = {item.envelope.table for item in own}
        rows = await self.tables.storage.tables_to_watch(TO_WATCH)
        to_watch = await self._items([row for row in rows if row.id not in shown], ident)
        message = FeedMessage(
            me=person_data(person) if person else None,
            tables=sorted(own, key=_urgency),
            watch=to_watch,
            invitations=await self._invitations(ident) if ident else [],
            people_here=self.people_here(),
            now=self.now(),
            mark="",
        )
        return msgspec.structs.replace(message, mark=_mark(message))

    async def _items(self, rows: list[TableRow], ident: str) -> list[FeedTable]:
        found = []
        for row in rows:
            with shown_apart(row.id):
                found.append(self.item(await self.tables.live.find(row.id), ident))
        return found

    def item(self, live: LiveTable, ident: str) -> FeedTable:
        """One table on the first page, with the board as the person may see it."""
        table = live.table
        own = table.own_seats(ident)
        viewer = table.viewer_of(ident)
        return FeedTable(
            envelope=envelope_for(live, ident, viewer, self.now()),
            seat=views.seat_of(viewer),
            view=table.play.state.view(views.seat_of(viewer)) if table.play else None,
            your_turn=table.status == "running" and any(seat in own for seat in table.awaited_people()),
        )

    async def _invitations(self, ident: str) -> list[InvitationInfo]:
        listed = []
        for invitation in await self.tables.storage.invitations(ident):
            with shown_apart(invitation.table):
                table = (await self.tables.live.find(invitation.table)).table
                by = await self.people.find(invitation.by)
                if table.status == "lobby" and ident not in table.people():
                    game = table.setup.rules()
                    listed.append(
                        InvitationInfo(
                            table=table.id,
                            game=game.name,
                            title=game.title,
                            by=by.name if by else "",
                            at=invitation.at,
                        )
                    )
        return listed

    def people_here(self) -> int:
        here = {subscriber.person for subscriber in self.subscribers if subscriber.person}
        for live in self.tables.live.all():
            here |= {listener.person for listener in live.listeners if listener.person}
        return len(here)

    # -- changes -----------------------------------------------------------------------------

    def _note(self, live: LiveTable, entries: list[Entry]) -> None:
        if self.subscribers:
            self._changed.setdefault(live.table.id, []).extend(entries)
            self._ring.set()

    def note_unknown(self, ident: str) -> None:
        """Another process changed a table that is not in memory here."""
        if self.subscribers:
            self._unknown.add(ident)
            self._ring.set()

    async def _run(self) -> None:
        while True:
            await self._ring.wait()
            await asyncio.sleep(PAUSE)
            await self._fetch_unknown()
            changed, self._changed = self._changed, {}
            for ident, entries in changed.items():
                live = self.tables.live.in_memory.get(ident)
                if live is not None:
                    with shown_apart(ident):
                        self._announce(live, entries)
            if not self._changed and not self._unknown:
                self._ring.clear()

    def is_idle(self) -> bool:
        """Was everything told that has changed?"""
        return not self._ring.is_set()

    async def _fetch_unknown(self) -> None:
        """Read the tables of people whose first page is open here."""
        unknown, self._unknown = self._unknown, set()
        here = {subscriber.person for subscriber in self.subscribers}
        for ident in unknown:
            with shown_apart(ident):
                if any(member.person in here for member in await self.tables.storage.members(ident)):
                    live = await self.tables.live.find(ident)
                    self._changed.setdefault(ident, []).extend(live.table.tail)

    def _announce(self, live: LiveTable, entries: list[Entry]) -> None:
        """Tell those for whom the table looks different now; whoever may not see a change hears nothing."""
        table, outsiders = live.table, OutsidersItem(self, live)
        watched = table.setup.watch == "everybody" and table.status in ("running", "finished")
        for subscriber in list(self.subscribers):
            member = live.members.get(subscriber.person)
            own = bool(subscriber.person) and member is not None and member.plays
            if table.status == "closed":
                if own or table.id in subscriber.shown:
                    subscriber.forget(table.id)
                    subscriber.send(FeedGoneMessage(table=table.id))
                continue
            if not own and not (watched and subscriber.has_room(table.id)):
                continue
            if member is None:
                item, mark = outsiders.of(subscriber.person), outsiders.mark
            else:
                item = self.item(live, subscriber.person)
                mark = item_mark(item)
            before = subscriber.shown.get(table.id)
            new = before is None and any(entry.shown_to(viewer_of(item)) for entry in entries)
            if new or before not in (None, mark):
                subscriber.remember(item, mark, own)
                subscriber.send(FeedTableMessage(table=item, own=own))

    async def tell_all_of(self, ident: str) -> None:
        """Send somebody their whole feed anew, after an invitation or a new name."""
        for subscriber in [one for one in self.subscribers if one.person == ident]:
            subscriber.send(await self.feed_for(subscriber, await self.people.find(ident)))

    async def feed_for(self, subscriber: FeedSubscriber, person: PersonRow | None) -> FeedMessage:
        """The whole feed for one page, which from here on hears of what differs from it."""
        message = await self.feed(person)
        subscriber.shown.clear()
        subscriber.watched.clear()
        for own, items in ((True, message.tables), (False, message.watch)):
            for item in items:
                subscriber.remember(item, item_mark(item), own)
        return message


@contextlib.contextmanager
def shown_apart(table: str) -> Iterator[None]:
    """A table that cannot be shown keeps no other from the first page."""
    try:
        yield
    except (Refused, StorageError):
        pass
    except Exception:
        log.exception("table %s cannot be shown on first pages", table)


def person_data(person: PersonRow) -> Person:
    return Person(id=person.id, name=person.name, about=person.about, created=person.created)


def _urgency(item: FeedTable) -> tuple[bool, bool, float]:
    over = item.envelope.status in ("finished", "closed")
    return over, not item.your_turn, -item.envelope.since


def viewer_of(item: FeedTable) -> Viewer:
    return WATCHER if item.seat is None else Viewer(item.seat)


class OutsidersItem:
    """A table as it stands on the first pages of those who have nothing to do with it: made once for all."""

    def __init__(self, desk: FeedDesk, live: LiveTable) -> None:
        self.desk = desk
        self.live = live

    @cached_property
    def item(self) -> FeedTable:
        made = self.desk.item(self.live, "")
        return msgspec.structs.replace(made, view=encoded(made.view))

    @cached_property
    def mark(self) -> str:
        return item_mark(self.item)

    def of(self, person: str) -> FeedTable:
        """The same for one of them: only who it is for differs."""
        envelope = self.item.envelope
        you = msgspec.structs.replace(envelope.you, person=person or None)
        return msgspec.structs.replace(self.item, envelope=msgspec.structs.replace(envelope, you=you))


def item_mark(item: FeedTable) -> str:
    """Changes when the table would look different; the time of day and who looks are no part of it."""
    envelope = msgspec.structs.replace(item.envelope, now=0.0, deadlines={}, you=NOBODY)
    return _digest((envelope, item.view, item.your_turn))


def _mark(message: FeedMessage) -> str:
    kept = [item_mark(item) for item in message.tables + message.watch]
    return _digest((message.me, kept, message.invitations))


def _digest(shown: object) -> str:
    return hashlib.sha256(encoder.encode(shown)).hexdigest()[:16]
