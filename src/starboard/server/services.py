"""Everything one running server has, in one place."""

import asyncio
import contextlib
import time
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, TypeVar

from fastapi import Request
from starlette.requests import HTTPConnection

from starboard.games.registry import GAMES, UnknownGame
from starboard.kernel.game import Game
from starboard.server.addresses import household
from starboard.server.answers import Reply
from starboard.server.bots import BotProcesses
from starboard.server.data_folder import make_ready
from starboard.server.document import Contract
from starboard.server.feed import FeedDesk, FeedSubscriber
from starboard.server.judging import Judgements
from starboard.server.keys import read_keys
from starboard.server.limits import Limits
from starboard.server.links import Links
from starboard.server.metrics import Metrics
from starboard.server.notices import Notices
from starboard.server.open_pages import OpenPages
from starboard.server.people import COOKIE, COOKIE_AGE, People, Who
from starboard.server.puzzles import PuzzleBook
from starboard.server.settings import Settings
from starboard.server.solution import Solutions
from starboard.server.workshop import Workshop
from starboard.tables.database import make_engine
from starboard.tables.live_table import Listener, LiveTable
from starboard.tables.log import Viewer
from starboard.tables.migrate import bring_up_to_date
from starboard.tables.permissions import Caller
from starboard.tables.postgres_bus import Broadcast, PostgresBus
from starboard.tables.refusals import GONE, Refused, because, not_allowed
from starboard.tables.service import TableService
from starboard.tables.sql import SqlStorage
from starboard.tables.storage import PersonRow, StorageError

Content = TypeVar("Content")
PLAYED, READ = 500, 4000  # entries that can be played again, or only read, for as much as a short look costs


class Services:
    """The parts of the server and how they find each other."""

    contract: Contract  # what is spoken here; the application knows its routes

    def __init__(self, settings: Settings, now: Callable[[], float] = time.time) -> None:
        make_ready(settings)
        keys = read_keys(settings.data)
        self.settings = settings
        self.now = now
        self.opened = False
        self.ending = False  # no longer ready for anybody new
        self.engine = make_engine(settings.database_url)
        bus = None if settings.is_sqlite else PostgresBus(settings.database_url)
        self.storage = SqlStorage(self.engine, bus.ident if bus else "")
        self.bots = BotProcesses(settings)
        self.tables = TableService(self.storage, self.bots.ask, now, bus)
        self.people = People(self.storage, self.tables.writer, keys.cookie, keys.operator, now)
        self.links = Links(self.storage, self.tables, settings, now)
        self.people.revoked = self.close_pages_of
        self.limits = Limits(settings.limits)
        self.pages = OpenPages(self.limits)
        self.solutions = Solutions()
        self.judgements = Judgements(settings.data, self.storage, self.bots, self.solutions)
        self.workshop = Workshop(settings.data, now)
        self._puzzles: dict[str, PuzzleBook] = {}
        self.feed = FeedDesk(self.tables, self.people, now)
        self.notices = Notices(self.tables, self.feed, settings, now)
        self.metrics = Metrics(self)
        self.tables.writer.committed = self.metrics.committed
        self.bots.answered = self.metrics.bot.observe
        self._waiting: set[asyncio.Event] = set()  # those who poll
        self._errands: set[asyncio.Task[None]] = set()
        if self.tables.cluster is not None:
            self.tables.cluster.heard.append(self._hear)
            self.tables.cluster.missed.append(partial(look_again, self))

    async def open(self) -> None:
        """Begin; a second call finds it done."""
        if self.opened:
            return
        self.opened = True
        await bring_up_to_date(self.engine)
        await self.tables.open()
        self.feed.start()
        self.metrics.start()
        self.notices.start()
        self.workshop.start()

    async def give_up(self) -> None:
        """It could not be opened: let go of the database."""
        with contextlib.suppress(Exception):
            if self.tables.cluster is not None:
                await self.tables.cluster.close()
        await self.engine.dispose()

    async def close(self) -> None:
        self.ending = True
        await self.workshop.stop()
        await self.notices.stop()
        await self.feed.stop()
        await self.judgements.stop()
        await self.tables.close()
        await self.bots.stop()
        await self.solutions.stop()
        await self.metrics.stop()

    async def wait_for(self, news: asyncio.Event, seconds: float) -> None:
        """Let somebody who polls wait for news, or until the server ends."""
        self._waiting.add(news)
        try:
            if not self.ending:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(news.wait(), seconds)
        finally:
            self._waiting.discard(news)

    def send_waiting_home(self) -> None:
        """The server is about to end: whoever polls gets an answer now."""
        self.ending = True
        for news in self._waiting:
            news.set()

    def puzzles(self, game: Game) -> PuzzleBook:
        return self._puzzles.setdefault(game.name, PuzzleBook(self.storage, game))

    # -- who asks ----------------------------------------------------------------------------

    async def identify(self, connection: HTTPConnection) -> Who:
        """The person behind a request or socket, if there is one yet."""
        headers = connection.headers
        who = await self.people.identify(connection.cookies.get(COOKIE), headers.get("authorization"))
        self.notices.looked(who.id)
        return who

    async def someone(self, request: Request) -> Who:
        """The person behind a request that does something: made now if this is their first act."""
        who = await self.identify(request)
        if who.person is None and not who.operator:
            self.limits.check("person", address_of(request))
            who = await self.people.create(request.headers.get("user-agent", "")[:80])
        return who

    def ration(self, kind: str, person: str, address: str) -> None:
        """Refuse whoever asks too often. New people are quickly made, so addresses count too."""
        if person:
            self.limits.check(kind, person)
        self.limits.check(kind, address)

    def ration_tables(self, person: str, address: str) -> None:
        """Refuse whoever opens tables too quickly, whichever way they are opened."""
        self.ration("table", person, address)

    def ration_looking_back(self, live: LiveTable, request: Request, whole: bool = True) -> None:
        """Refuse whoever has too much played again: that costs as much as the game is long.

        Where it is not played again as a `whole`, its log is read, which costs less.
        """
        self.limits.check("replay", address_of(request), 1 + live.table.number / (PLAYED if whole else READ))

    def reply(self, said: Content, who: Who | None = None, status: int = 200) -> Reply[Content]:
        """An answer, with the cookie of somebody who has just come into being."""
        response: Reply[Content] = Reply(said, status)
        if who is not None and who.cookie:
            response.set_cookie(
                COOKIE,
                who.cookie,
                max_age=COOKIE_AGE,
                httponly=True,
                samesite="lax",
                secure=self.settings.is_secure,
            )
        response.headers["cache-control"] = "no-store"
        return response

    # -- what they may see -------------------------------------------------------------------

    async def table(self, ident: str, person: str, fresh: bool = True) -> LiveTable:
        """A table that this person may look at; `fresh`: with all that other processes have acknowledged."""
        live = await self.tables.live.find(ident)
        if fresh and self.tables.cluster is not None:
            await self.tables.cluster.fresh(live)
        if not live.may_watch(person):
            raise Refused(GONE, "no-table-or-link")
        return live

    # -- what other processes did ------------------------------------------------------------

    def _hear(self, news: Broadcast) -> None:
        if news.spent:
            self.people.forget_keys(news.spent)
        for ident in news.people:
            self.people.known.forget(ident)
            self._run(self.notices.heard(ident))
            self._run(self._look_after(ident))
        for ident in news.invited:
            self._run(self.feed.tell_all_of(ident))
        for ident in news.entries:
            if ident not in self.tables.live.in_memory:
                self.feed.note_unknown(ident)

    def _run(self, errand: Coroutine[Any, Any, None]) -> None:
        self._errands.add(task := asyncio.create_task(errand))
        task.add_done_callback(self._errands.discard)

    async def _look_after(self, ident: str) -> None:
        """Somebody changed elsewhere: they may have been banned."""
        with contextlib.suppress(StorageError):
            person = await self.people.find(ident)
            if person is not None and person.banned:
                self.show_out(ident)

    def show_out(self, person: str) -> None:
        """End every open page of somebody who was banned."""
        end_pages(self, lambda page: page.person == person, not_allowed("banned"))

    def close_pages_of(self, keys: list[str]) -> None:
        """End every open page that was opened with a device or token that is worth nothing any more."""
        end_pages(self, lambda page: page.key in keys, not_allowed("signed-out"))

    def caller(self, live: LiveTable, who: Who) -> Caller:
        person = who.person
        if person is None:
            return Caller("", "the operator", operator=who.operator)
        guest = person.id in live.members
        return Caller(person.id, person.name, who.operator, live.may_sit(person.id), guest)


async def look_again(services: Services) -> None:
    """Some may have been banned or signed out elsewhere, unheard: ask whose the open pages are now."""
    services.people.known.forget_all()
    for person, key in {(page.person, page.key) for page in open_pages(services) if page.person}:
        try:
            await services.people.renewed(Who(await services.people.find(person), key=key))
        except Refused as refused:
            end_pages(services, partial(was_opened_with, person, key), refused)


def was_opened_with(person: str, key: str, page: Listener | FeedSubscriber) -> bool:
    return (page.person, page.key) == (person, key)


def end_pages(
    services: Services, concerned: Callable[[Listener | FeedSubscriber], bool], refused: Refused
) -> None:
    for page in open_pages(services):
        if concerned(page):
            page.leave(refused)


def open_pages(services: Services) -> list[Listener | FeedSubscriber]:
    """Everybody who follows a table or the first page, as a list of its own: they may come and go."""
    listeners = [listener for live in services.tables.live.all() for listener in live.listeners]
    return [*listeners, *services.feed.subscribers]


def viewer_for(live: LiveTable, person: str, seat: int | None) -> Viewer:
    """The viewer somebody asks to be: one of their seats; without one their only seat, else a watcher."""
    if seat is None:
        return live.table.viewer_of(person)
    if seat not in live.table.own_seats(person):
        raise not_allowed("seat-not-yours")
    return Viewer(seat)


def known(who: Who) -> PersonRow:
    if who.person is None:
        raise not_allowed("nobody-yet")
    return who.person


def address_of(request: HTTPConnection) -> str:
    return household(request.client.host) if request.client else "?"


def services_of(request: HTTPConnection) -> Services:
    services: Services = request.app.state.services
    return services


def game_named(name: str) -> Game:
    """The game of an address; Refused if there is none."""
    try:
        return GAMES[name]
    except UnknownGame as unknown:
        raise because(unknown, GONE) from None
