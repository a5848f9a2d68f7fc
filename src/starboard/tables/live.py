"""A table in memory with the people and programs that follow it, and the messages they get."""

import asyncio
import hashlib
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Any, Final, TypeVar, cast

import msgspec

from starboard.tables import views
from starboard.tables.log import WATCHER, Entry
from starboard.tables.messages import Message
from starboard.tables.messages.envelope import Envelope
from starboard.tables.messages.game import AnyView
from starboard.tables.messages.sight import Sight, Step
from starboard.tables.messages.state import Answer, StateMessage, UpdateMessage
from starboard.tables.refusals import Refused, not_allowed
from starboard.tables.storage import Member
from starboard.tables.table import Table
from starboard.tables.words import TableWords

PATIENCE: Final = 40.0  # seconds after which somebody who polls counts as gone
SHOWS_THE_BOARD: Final = frozenset({"started", "act", "undone", "redone"})
KNOWN_NUMBERS: Final = 256
KNOWN_CLIENTS: Final = 16  # of one person at one table; of others storage knows

encode = msgspec.json.Encoder().encode
Anything = TypeVar("Anything")


def encoded(value: Anything) -> Anything:
    """The same, already as JSON: whatever it becomes a part of takes it over as it is."""
    return cast(Anything, msgspec.Raw(encode(value)))


class Listener(ABC):
    """Somebody who follows a table as one viewer, in one language."""

    def __init__(self, person: str, viewer: int, language: str) -> None:
        self.person = person
        self.viewer = viewer
        self.language = language
        self.key = ""  # the device or token it was opened with
        self.auto = False  # follows whichever seat the person has
        self.mark = ""  # of what was sent last

    @abstractmethod
    def send(self, message: Message) -> None:
        """Pass a message on, without waiting."""

    @abstractmethod
    def leave(self, refused: Refused) -> None:
        """Go: there is no right to follow this table any more."""


class Elsewhere(msgspec.Struct):
    """Who of a table's people is with another process, as that process said last."""

    people: list[str]
    watchers: int
    at: float


class News(msgspec.Struct):
    """What all followers with one viewer and language are shown: encoded once for all of them."""

    sight: Sight
    steps: list[Step]
    anything: bool  # happened


class Live:
    """One table that is being played or looked at."""

    def __init__(self, table: Table, members: list[Member]) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.members = {member.person: member for member in members}
        self.dirty: set[str] = set()  # members whose last look is not stored yet
        self.polled: dict[str, float] = {}  # when; this and `used` go by a clock that nobody can set
        self.clients: dict[tuple[str, str], dict[int, Answer]] = {}
        self.bot: asyncio.Task[None] | None = None
        self.snapshot_turn: int | None = table.play.state.turn() if table.play else None
        self.stored_row: tuple[Any, ...] = ()
        self.used = monotonic()
        self.told = table.number  # the last entry that followers know of
        self.elsewhere: dict[str, Elsewhere] = {}  # who is with other processes
        self.read_back = False  # from storage, so that it may know of messages that memory does not
        self.broken = False  # memory and storage may differ: read it again first
        self._views: dict[tuple[int, int], AnyView] = {}  # by entry and viewer, encoded

    # -- who is here -------------------------------------------------------------------------

    def is_here(self, person: str) -> bool:
        return self.is_with_us(person) or any(person in there.people for there in self.elsewhere.values())

    def is_with_us(self, person: str) -> bool:
        """Is this person's page open, and connected to this very process?"""
        if person in self.polled and monotonic() - self.polled[person] < PATIENCE:
            return True
        return any(listener.person == person for listener in self.listeners)

    def anybody_here(self) -> bool:
        """Is anybody there who plays, or who watches?"""
        return bool(self.listeners) or any(monotonic() - at < PATIENCE for at in self.polled.values())

    def watchers(self) -> int:
        elsewhere = sum(there.watchers for there in self.elsewhere.values()) if self.elsewhere else 0
        return elsewhere + self.watchers_with_us()

    def watchers_with_us(self) -> int:
        return sum(not self.table.own_seats(listener.person) for listener in self.listeners)

    def may_watch(self, person: str) -> bool:
        table = self.table
        if table.setup.watch == "everybody" or (person and person == table.host) or table.own_seats(person):
            return True
        member = self.members.get(person)
        if member is None or person in table.sent_off:
            return False
        return member.may_sit if table.status == "lobby" else member.may_watch and table.setup.watch == "link"

    def may_sit(self, person: str) -> bool:
        member = self.members.get(person)
        return member is not None and member.may_sit

    # -- messages ----------------------------------------------------------------------------

    def words(self, language: str) -> TableWords:
        return views.words_for(self.table, language)

    def open_envelope(self, now: float) -> Envelope:
        return views.open_envelope(self.table, now, self.is_here, self.watchers())

    def envelope(self, person: str, viewer: int, now: float, shared: Envelope | None = None) -> Envelope:
        """The table as this person may know it; `shared`: what everybody is told, if it is known already."""
        member = self.members.get(person)
        seen = member.seen.get(str(viewer), member.seen.get(str(WATCHER))) if member else None
        return views.for_person(shared or self.open_envelope(now), self.table, person, seen)

    def state_for(
        self, person: str, viewer: int, language: str, now: float, missed: list[Entry], since: int | None
    ) -> StateMessage:
        """Where the table stands, with what happened after position `since`."""
        words = self.words(language)
        told = views.story(missed, viewer, words, self.table.positions[viewer], self.table.muted)
        envelope = self.envelope(person, viewer, now)
        sight = views.sight(self.table, viewer, words)
        return StateMessage(
            table=self.table.id,
            envelope=envelope,
            sight=sight,
            steps=[step for step in told if since is None or step.position > since],
            complete=since is None or len(told) >= self.table.positions[viewer] - since,
            mark=mark_of(envelope, sight),
            figures=words.game.named_figures,
        )

    @contextmanager
    def capturing(self) -> Iterator[None]:
        """While the table is changed. Afterwards the table knows nothing of this: what is put away goes."""
        self.table.noticed = self.capture
        try:
            yield
        finally:
            self.table.noticed = None

    def capture(self, entry: Entry) -> None:
        """Keep what each follower sees right after an entry, until it is stored and sent."""
        play = self.table.play
        if play is None or entry.kind not in SHOWS_THE_BOARD:
            return
        for viewer in {listener.viewer for listener in self.listeners}:
            key = (entry.number, self._eyes(viewer))
            if entry.shown_to(viewer) and key not in self._views:
                self._views[key] = encoded(play.state.view(views.seat_of(viewer)))

    def _eyes(self, viewer: int) -> int:
        """Whose view of the board this viewer gets: where nothing is hidden, all get the same one."""
        return viewer if self.table.setup.rules().secrets else WATCHER

    def announce(self, entries: list[Entry], now: float) -> None:
        """Send every follower what is new for them; nothing where nothing is."""
        self.told = self.table.number
        told: dict[tuple[int, str], News] = {}
        shared = self.open_envelope(now)
        for listener in list(self.listeners):
            if not self._still_allowed(listener):
                continue
            key = (listener.viewer, listener.language)
            if key not in told:
                told[key] = self._news(listener.viewer, listener.language, entries)
            news = told[key]
            envelope = self.envelope(listener.person, listener.viewer, now, shared)
            mark = mark_of(envelope, news.sight)
            if news.anything or mark != listener.mark:
                listener.mark = mark
                listener.send(
                    UpdateMessage(
                        table=self.table.id,
                        envelope=envelope,
                        sight=news.sight,
                        steps=news.steps,
                        mark=mark,
                    )
                )
                self.looked(listener.person, listener.viewer)
        self._views.clear()

    def _still_allowed(self, listener: Listener) -> bool:
        """Rights may have changed: a seat taken over by another person is no longer this one's to see."""
        if not self.may_watch(listener.person):
            self.listeners.discard(listener)
            listener.leave(not_allowed("no-longer-shown"))
            return False
        own = self.table.own_seats(listener.person)
        if listener.auto or listener.viewer not in (*own, WATCHER):
            listener.viewer = own[0] if len(own) == 1 else WATCHER
        return True

    def _news(self, viewer: int, language: str, entries: list[Entry]) -> News:
        words = self.words(language)
        viewer = viewer if viewer in self.table.positions else WATCHER
        shown = [entry for entry in entries if entry.shown_to(viewer)]
        first = self.table.positions[viewer] - len(shown) + 1
        steps = [
            views.happened(
                entry, viewer, words, first + n, self.table.muted, self._seen(entry.number, viewer)
            )
            for n, entry in enumerate(shown)
        ]
        sight = views.sight(self.table, viewer, words, self._seen(self.table.number, viewer))
        return News(encoded(sight), encoded(steps), bool(steps))

    def _seen(self, number: int, viewer: int) -> AnyView | None:
        """What `viewer` saw right after an entry, if that was kept."""
        return self._views.get((number, self._eyes(viewer)))

    def rest(self) -> None:
        """Nobody is here: let go of what storage has as well."""
        self.table.tail.clear()
        self.clients.clear()
        self.read_back = True

    def forget_clients(self, person: str, most: int) -> None:
        """A person may call their programs anything; of too many the first are let go of."""
        known = [key for key in self.clients if key[0] == person]
        for key in known[: max(0, len(known) - most)]:
            del self.clients[key]
            self.read_back = True

    def looked(self, person: str, viewer: int) -> None:
        """This person has been shown everything up to now."""
        member = self.members.get(person)
        position = self.table.positions.get(viewer, 0)
        if member is not None and member.seen.get(str(viewer)) != position:
            member.seen = {**member.seen, str(viewer): position}
            self.dirty.add(person)


def mark_of(envelope: Envelope, sight: Sight) -> str:
    """The same for two messages that would show the same; time and what is new are no part of it."""
    kept = msgspec.structs.replace(envelope, now=0.0, new=0, deadlines={})
    return hashlib.sha256(encode((kept, sight))).hexdigest()[:16]
