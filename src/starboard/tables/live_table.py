"""A table in memory with the people and programs that follow it, and the messages they get."""

import asyncio
from abc import ABC, abstractmethod
from time import monotonic
from typing import Final

from mypy_extensions import mypyc_attr

from starboard.tables import views
from starboard.tables.follower_cache import FollowerCache
from starboard.tables.following import Elsewhere
from starboard.tables.known_answers import KnownAnswers
from starboard.tables.log import Viewer
from starboard.tables.messages import Message
from starboard.tables.persistence import LastStored
from starboard.tables.refusals import Refused
from starboard.tables.storage import Member
from starboard.tables.table import Table
from starboard.tables.words import TableWords

PATIENCE: Final = 40.0  # seconds after which somebody who polls counts as gone
IN_USE: Final = 30.0  # seconds since somebody last asked for a table, within which it is kept at hand


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener(ABC):
    """Somebody who follows a table as one viewer, in one language; `stays` until they go, or asks once."""

    def __init__(self, person: str, viewer: Viewer, language: str, stays: bool = True) -> None:
        self.stays = stays
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


class LiveTable:
    """One table that is being played or looked at."""

    def __init__(self, table: Table, members: list[Member]) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.members = {member.person: member for member in members}
        self.dirty: set[str] = set()  # members whose last look is not stored yet
        self.polled: dict[str, float] = {}  # when; this and `used` go by a clock that nobody can set
        self.answers = KnownAnswers()
        self.bot: asyncio.Task[None] | None = None
        self.stored = LastStored(table)
        self.used = monotonic()
        self.told = table.number  # the last entry that followers know of
        self.elsewhere: dict[str, Elsewhere] = {}  # who is with other processes
        self.broken = False  # memory and storage may differ: read it again first
        self.cache = FollowerCache()

    # -- who is here -------------------------------------------------------------------------

    def is_here(self, person: str) -> bool:
        return self.is_with_us(person) or any(person in there.people for there in self.elsewhere.values())

    def people_here(self) -> set[str]:
        """Everybody who is here, as far as they are known."""
        here = {listener.person for listener in self.listeners}
        here.update(self.polled)
        for there in self.elsewhere.values():
            here.update(there.people)
        here.discard("")
        return here

    def is_with_us(self, person: str) -> bool:
        """Is this person's page open, and connected to this very process?"""
        return person in self.polled or any(listener.person == person for listener in self.listeners)

    def anybody_here(self) -> bool:
        """Is anybody there who plays, or who watches?"""
        return bool(self.listeners) or any(monotonic() - at < PATIENCE for at in self.polled.values())

    def watchers(self) -> int:
        elsewhere = sum(there.watchers for there in self.elsewhere.values()) if self.elsewhere else 0
        return elsewhere + self.watchers_with_us()

    def watchers_with_us(self) -> int:
        """Those on a socket. Whoever polls is not counted: nobody is told when they come and go."""
        own_seats = self.table.own_seats
        return sum([one.stays and not own_seats(one.person) for one in self.listeners])

    def may_watch(self, person: str) -> bool:
        table = self.table
        if table.setup.watch == "everybody" or (person and person == table.host) or table.own_seats(person):
            return True
        member = self.members.get(person)
        if member is None or person in table.sent_off:
            return False
        if table.status == "lobby" and member.may_sit:
            return True
        return member.may_watch and table.setup.watch == "link"

    def may_sit(self, person: str) -> bool:
        member = self.members.get(person)
        return member is not None and member.may_sit

    def learn(self, member: Member) -> None:
        """Take over what another process wrote of a member: rights and what they have seen only grow."""
        known = self.members.get(member.person)
        if known is not None:
            member.may_sit = member.may_sit or known.may_sit
            member.may_watch = member.may_watch or known.may_watch
            ahead = {viewer: at for viewer, at in known.seen.items() if at > member.seen.get(viewer, 0)}
            if ahead:
                member.seen.update(ahead)
                self.dirty.add(member.person)
        self.members[member.person] = member

    def learn_again(self, members: list[Member]) -> None:
        """The members as storage has them: whoever it does not know has not got a seat after all."""
        for member in self.members.values():
            member.plays = False
        for member in members:
            self.learn(member)

    def words(self, language: str) -> TableWords:
        return views.words_for(self.table, language)

    def is_needed(self) -> bool:
        """Must it stay in memory, because somebody follows it or something of it is not stored yet?"""
        return self.anybody_here() or self.bot is not None or self.lock.locked() or bool(self.dirty)

    def is_unused(self) -> bool:
        """May it leave memory until somebody looks? Not with a clock, which must be watched."""
        idle = monotonic() - self.used > IN_USE
        return idle and not self.table.setup.clock.runs and not self.is_needed()

    def take_unstored_members(self) -> list[Member]:
        """Those whose last look is not stored yet, for whoever stores them now."""
        taken = [self.members[person] for person in self.dirty]
        self.dirty.clear()
        return taken

    def forget_what_was_stored(self) -> None:
        """The table was read anew: nothing is known of what storage had before."""
        self.stored.forget()
        self.answers.forget()
        self.cache.forget_entries()

    def refused(self) -> None:
        """What was refused changes nothing: if something was written before that, the table is read again."""
        if self.table.drain():
            self.broken = True

    def rest(self) -> None:
        """Nobody is here: free what storage has too, and what was made for those who were here."""
        self.cache.sights.clear()
        self.table.tail.clear()
        self.answers.forget()

    def looked(self, person: str, viewer: Viewer) -> None:
        """This person has been shown everything up to now."""
        member = self.members.get(person)
        position = self.table.entries_shown.get(viewer, 0)
        if member is not None and member.seen.get(str(viewer)) != position:
            member.seen[str(viewer)] = position
            self.dirty.add(person)
