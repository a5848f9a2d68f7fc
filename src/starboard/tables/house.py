"""All live tables of one process: commands in, entries into storage, messages out, bots and clocks served."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable
from time import monotonic
from typing import Any, Final, Protocol

import msgspec

from starboard.kernel.dice import Dice
from starboard.kernel.rng import Random
from starboard.tables import keeping, lobby, playing, standins
from starboard.tables.caller import Caller
from starboard.tables.desk import perform
from starboard.tables.events import Agreed, RematchSetUp
from starboard.tables.family import Family
from starboard.tables.live import KNOWN_CLIENTS, KNOWN_NUMBERS, PATIENCE, Listener, Live
from starboard.tables.log import Entry, noted
from starboard.tables.messages.state import Accepted, Answer, Refusal, refusal
from starboard.tables.offers import agreed_rematch
from starboard.tables.refusals import GONE, ILLEGAL, NOT_STORED, Refused, bad_request
from starboard.tables.rematch import rematch_setup, seat_again
from starboard.tables.setup import Setup
from starboard.tables.siblings import Siblings
from starboard.tables.storage import Batch, Conflict, Invitation, Member, Receipt, Storage, StorageError
from starboard.tables.table import TAIL, Table
from starboard.tables.writer import Writer

log = logging.getLogger("starboard.tables")

RESTING: Final = 20.0  # seconds after which a table that nobody looks at keeps only what it must
IDLE: Final = 300.0  # seconds after which a table that nobody looks at leaves the memory
OVER: Final = 100  # tables that are over and kept for those who look back on them
LOBBY_LIFE: Final = 24 * 3600.0
TICK: Final = 0.25
MENDING: Final = 2.0
SWEEPING: Final = 30.0
TRIES: Final = 8  # for a change that other processes get in the way of
LIFE: Final = ("opened", "started", "ended", "closed")  # what is worth a line in the log
ROW_AGE: Final = 60.0


class Question(Protocol):
    """Asks a bot, somewhere else: the game, the table and seat, the level, and a redealt position."""

    async def __call__(self, table: Table, seat: int, level: str, state: dict[str, Any]) -> int: ...


class House:
    """`ask_bot` thinks elsewhere; `changed` is called after every change of a table."""

    def __init__(
        self,
        storage: Storage,
        ask_bot: Question | None = None,
        now: Callable[[], float] = time.time,
        siblings: Siblings | None = None,
    ) -> None:
        self.storage = storage
        self.family = Family(self, siblings) if siblings else None
        self.writer = Writer(storage)
        self.ask_bot = ask_bot
        self.now = now
        self.live: dict[str, Live] = {}
        self.changed: list[Callable[[Live, list[Entry]], None]] = []
        self.acts = 0
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._later: set[asyncio.Task[None]] = set()
        self._rematches: set[Live] = set()  # agreed on, but not stored yet
        self._began = (now(), monotonic())
        self._looked_back = 0  # tables read that were over, since there was room made

    async def open(self) -> None:
        await self.storage.open()
        self.writer.start()
        alone = await self.family.open() if self.family else True
        self._tasks = [
            asyncio.create_task(self._tend(), name="tend"),
            asyncio.create_task(self._wake(alone), name="wake"),
        ]

    async def close(self) -> None:
        """Finish what is under way and store it; a snapshot of every table makes the next start easy."""
        ending = [*self._tasks, *self._later]
        for task in ending:
            task.cancel()
        await asyncio.gather(*ending, return_exceptions=True)
        for live in self.live.values():
            if live.bot is not None:
                live.bot.cancel()
        await asyncio.gather(*(live.bot for live in self.live.values() if live.bot), return_exceptions=True)
        with contextlib.suppress(StorageError):
            await self.writer.store(self._parting())
        await self.writer.stop()
        if self.family is not None:
            await self.family.close()
        await self.storage.close()

    def _parting(self) -> Batch:
        batch = Batch()
        for live in self.live.values():
            if live.table.status == "running" and not live.broken:
                live.table.count_time()
                batch.snapshots.append(keeping.snapshot_of(live.table))
            batch.members += [live.members[person] for person in live.dirty]
        return batch

    # -- tables ------------------------------------------------------------------------------

    async def find(self, ident: str) -> Live:
        """The table in memory, read from storage where it is not; Refused if there is none."""
        live = self.live.get(ident)
        if live is None:
            if ident not in self._loading:
                self._loading[ident] = asyncio.create_task(self._load(ident))
                self._loading[ident].add_done_callback(lambda _: self._loading.pop(ident, None))
            live = await asyncio.shield(self._loading[ident])
        live.used = monotonic()
        return live

    async def _load(self, ident: str) -> Live:
        table = await keeping.load(self.storage, ident, self.now(), revive=self.family is None)
        live = Live(table, await self.storage.members(ident))
        live.read_back = True
        added = table.drain()
        if added:  # the rules were updated
            try:
                await self.writer.store(self._batch(live, added))
            except Conflict:  # by another process
                return await self._load(ident)
        self.live[ident] = live
        self._looked_back += table.is_over()
        if self._looked_back >= OVER:
            self._make_room()
        if self.family is not None:
            self.family.loaded(live)
        elif agreed_rematch(table) is not None:  # the server ended before it could be set up
            await self._try_rematch(live)
        self._serve(live)
        return live

    async def open_table(
        self,
        setup: Setup,
        host: Caller,
        prepare: Callable[[Table], None] | None = None,
        dice: Dice | None = None,
    ) -> Live:
        """A new table; `prepare` seats people and bots before it is stored."""
        ident = secrets.token_hex(8)
        table = lobby.open_table(ident, setup, host, self.now(), dice)
        if prepare is not None:
            prepare(table)
        live = Live(table, [Member(ident, host.person, False, may_sit=True)])
        added = table.drain()
        batch = self._batch(live, added)
        batch.members += [member for member in live.members.values() if member not in batch.members]
        await self._store(live, batch)
        self.live[ident] = live
        self._after(live, added)
        return live

    # -- commands ----------------------------------------------------------------------------

    async def command(
        self, ident: str, caller: Caller, command: Any, client: str = "", number: int = 0
    ) -> Answer:
        """Do what is asked, once, and answer when it is durable; `client` and `number` mark repetitions."""
        live = await self.find(ident)
        for _ in range(TRIES):
            try:
                answer, entries = await self._command_once(live, caller, command, client, number)
            except Conflict:  # another process wrote to this table: read it and try again
                continue
            if entries:
                self._after(live, entries)
                await self._try_rematch(live)
            return answer
        return refusal(Refused(NOT_STORED, "too-busy"))

    async def _command_once(
        self, live: Live, caller: Caller, command: Any, client: str, number: int
    ) -> tuple[Answer, list[Entry]]:
        async with live.lock:
            await self.mend(live)
            known = await self._known(live, caller.person, client) if client else {}
            if client and number in known:
                return known[number], []
            if known and len(known) >= KNOWN_NUMBERS and number < min(known):
                raise bad_request("message-too-old")
            answer, entries = await self._perform(live, caller, command, client, number)
            if not answer.ok and self.family and not live.broken and await self.family.catch_up(live):
                # another process knew more; what is refused of what was is asked of what is
                answer, entries = await self._perform(live, caller, command, client, number)
            if client:
                _remember(known, number, answer)
            return answer, entries

    async def _perform(
        self, live: Live, caller: Caller, command: Any, client: str, number: int
    ) -> tuple[Answer, list[Entry]]:
        try:
            with live.capturing():
                done = perform(live.table, caller, command, self.now())
        except Refused as refused:
            return refusal(refused), []
        except BaseException:
            live.broken = True
            raise
        batch = self._batch(live, done.entries)
        if client:
            answer = msgspec.to_builtins(done.answer)
            batch.receipts.append(Receipt(live.table.id, caller.person, client, number, answer))
        try:
            await self._store(live, batch)
        except Refused as refused:
            return refusal(refused), []
        return done.answer, done.entries

    async def _known(self, live: Live, person: str, client: str) -> dict[int, Answer]:
        key = (person, client)
        live.forget_clients(person, KNOWN_CLIENTS)
        if key not in live.clients and not live.read_back:
            live.clients[key] = {}
        if key not in live.clients:
            receipts = await self.storage.receipts(live.table.id, person, client, KNOWN_NUMBERS)
            live.clients[key] = {
                receipt.number: msgspec.convert(receipt.answer, Accepted) for receipt in reversed(receipts)
            }
        return live.clients[key]

    async def change(self, live: Live, change: Callable[[Table, float], None]) -> None:
        """A change that the house makes itself, such as a bot's act; Refused changes nothing."""
        for _ in range(TRIES):
            with contextlib.suppress(Conflict):
                entries = await self._change_once(live, change)
                if entries:
                    self._after(live, entries)
                return

    async def _change_once(self, live: Live, change: Callable[[Table, float], None]) -> list[Entry]:
        async with live.lock:
            await self.mend(live)
            try:
                with live.capturing():
                    change(live.table, self.now())
            except Refused:
                raise
            except BaseException:
                live.broken = True
                raise
            entries = live.table.drain()
            if entries:
                await self._store(live, self._batch(live, entries))
        return entries

    async def _try_rematch(self, live: Live) -> None:
        """What was answered stands, even if the next table cannot be stored yet: that is tried again."""
        try:
            await self._rematch_if_agreed(live)
            self._rematches.discard(live)
        except (Refused, StorageError) as error:
            if live not in self._rematches:
                log.warning("table %s: the rematch has to wait: %s", live.table.id, error)
            self._rematches.add(live)

    async def _rematch_if_agreed(self, live: Live) -> None:
        """Open the next table once everybody wants it, with everybody seated, and begin."""
        old, offer = live.table, agreed_rematch(live.table)
        if offer is None:
            return
        setup = rematch_setup(old, offer.opener)
        host = Caller(old.host, "")
        new = await self.open_table(setup, host, lambda table: seat_again(old, table, self.now()))

        def link(table: Table, now: float) -> None:
            if not table.rematch:
                ident = new.table.id
                agreed = noted(Agreed("rematch"))
                table.add("offer-over", now, data={"offer": offer.id}, events=[agreed])
                table.add("rematch", now, data={"table": ident}, events=[noted(RematchSetUp(ident))])

        await self.change(live, link)

    # -- storing and telling -----------------------------------------------------------------

    def _batch(self, live: Live, entries: list[Entry]) -> Batch:
        table, now = live.table, self.now()
        batch = Batch(entries=[(table.id, entry) for entry in entries])
        row = (table.status, table.host, table.setup.watch, table.setup.game, table.setup.clock.kind)
        if row != live.stored_row[:5] or now - live.stored_row[5] > ROW_AGE:
            batch.tables.append(keeping.row_of(table))
            live.stored_row = (*row, now)
        if keeping.wants_snapshot(table, entries, live.snapshot_turn):
            batch.snapshots.append(keeping.snapshot_of(table))
            live.snapshot_turn = table.play.state.turn() if table.play else None
        if any(entry.kind in ("opened", "seat", "set") for entry in entries):
            batch.members += self._new_members(live)
        if any(entry.kind == "ended" for entry in entries):
            batch.results += keeping.results_of(table, now)
        return batch

    def _new_members(self, live: Live) -> list[Member]:
        changed = []
        people = live.table.people()
        for person in {*people, *live.members}:
            member = live.members.setdefault(person, Member(live.table.id, person, False))
            plays = person in people or person == live.table.host
            if member.plays != plays:
                member.plays = plays
                changed.append(member)
        return changed

    async def _store(self, live: Live, batch: Batch) -> None:
        try:
            await self.writer.store(batch)
        except Conflict:
            live.broken = True
            raise
        except StorageError:
            live.broken = True
            raise Refused(NOT_STORED, "not-stored") from None
        except asyncio.CancelledError:
            live.broken = True  # it may or may not be stored: storage knows
            raise

    async def mend(self, live: Live) -> None:
        """Read the table again where memory may have run ahead of storage, or behind it."""
        if live.broken:
            ident, told, time = live.table.id, live.told, live.table.time()
            live.table = await keeping.load(self.storage, ident, self.now(), revive=self.family is None)
            live.table.look_after(time - live.table.clock.time)
            live.read_back = True
            live.stored_row = ()
            live.snapshot_turn = None
            live.clients.clear()
            live.broken = False
            if live.table.number > told:  # another process has written meanwhile
                self._pass_on(live, await self.storage.entries(ident, told))

    def _after(self, live: Live, entries: list[Entry]) -> None:
        for entry in entries:
            if entry.kind in LIFE:
                about = {"table": live.table.id, "game": live.table.setup.game}
                log.info("table %s: %s", live.table.id, entry.kind, extra=about)
        self.acts += sum(entry.kind == "act" for entry in entries)
        self._pass_on(live, entries)

    def _pass_on(self, live: Live, entries: list[Entry]) -> None:
        """Tell everybody who follows the table here, whichever process wrote the entries."""
        live.announce(entries, self.now())
        for listener in self.changed:
            listener(live, entries)
        self._serve(live)

    # -- followers ---------------------------------------------------------------------------

    def follow(self, live: Live, listener: Listener) -> None:
        was_here = live.is_here(listener.person)
        live.listeners.add(listener)
        if not was_here:
            self.presence(live)
        self._serve(live)

    def unfollow(self, live: Live, listener: Listener) -> None:
        live.listeners.discard(listener)
        live.used = monotonic()
        if not live.is_here(listener.person):
            self.presence(live)

    def presence(self, live: Live) -> None:
        """Tell the others who is here; not while an act waits to be stored, which nobody may see yet."""
        if live.lock.locked():
            self._later.add(task := asyncio.create_task(self._presence_later(live)))
            task.add_done_callback(self._later.discard)
            return
        live.announce([], self.now())
        for listener in self.changed:
            listener(live, [])
        if self.family is not None:
            self.family.tell_presence(live)

    async def _presence_later(self, live: Live) -> None:
        async with live.lock:
            await self.mend(live)
        self.presence(live)

    def polled(self, live: Live, person: str) -> None:
        """Somebody looked without a socket: they count as here for a while."""
        was_here = live.is_here(person)
        live.polled[person] = live.used = monotonic()
        if not was_here:
            self.presence(live)
        self._serve(live)

    async def missed(self, live: Live, viewer: int, since: int | None) -> list[Entry]:
        """The entries that `viewer` may not have seen since a position; enough of them, perhaps more."""
        table = live.table
        if len(table.tail) < min(TAIL, table.number):  # let go of while nobody was here
            latest = await self.storage.entries(table.id, table.number - TAIL, table.number)
            table.tail.clear()
            table.tail.extend(latest)
        tail = list(table.tail)
        wanted = 0 if since is None else live.table.positions[viewer] - since
        if since is None or sum(entry.shown_to(viewer) for entry in tail) >= wanted:
            return tail
        return await self.storage.entries(live.table.id)

    # -- bots --------------------------------------------------------------------------------

    def _serve(self, live: Live) -> None:
        """Let a bot think if one is asked and anybody cares."""
        if live.bot is None and self._bot_may_think(live):
            live.bot = asyncio.create_task(self._think(live), name=f"bot {live.table.id}")

    def _bot_may_think(self, live: Live) -> bool:
        table = live.table
        if self.ask_bot is None or live.broken or not table.awaited_bots():
            return False
        return table.setup.clock.kind != "none" or live.anybody_here()

    async def _think(self, live: Live) -> None:
        keeping_bots = self.family is None or await self.family.keep_bots(live)
        try:
            while keeping_bots and self._bot_may_think(live):
                await self._bot_step(live)
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("table %s: a bot could not act", live.table.id)
            await asyncio.sleep(1.0)
        finally:
            if self.family is not None and keeping_bots:
                await self.family.release_bots(live)
            live.bot = None
        if keeping_bots:
            self._serve(live)

    async def _bot_step(self, live: Live) -> None:
        """One act of a bot. Where it gives none that can be taken, any legal one stands in."""
        table = live.table
        assert table.play is not None
        seat = table.awaited_bots()[0]
        position = table.positions[seat]
        known = table.play.state.redeal(seat, Random(secrets.token_hex(8))).to_dict()
        action = await self._bot_choice(table, seat, known)
        try:
            await self.change(live, lambda table, now: playing.bot_act(table, seat, position, action, now))
        except Refused as refused:
            if refused.reason == ILLEGAL:  # else the table moved on while it thought
                _note_bad_choice(table, seat, f"chose {action}, which {refused.clause} forbids", known)
                with contextlib.suppress(Refused):
                    await self.change(
                        live, lambda table, now: playing.bot_act(table, seat, position, None, now)
                    )

    async def _bot_choice(self, table: Table, seat: int, known: dict[str, Any]) -> int | None:
        """What the bot on a seat chooses at a redealt position; None if it fails."""
        assert self.ask_bot is not None
        try:
            return int(await self.ask_bot(table, seat, table.seats[seat].level, known))
        except Exception as error:
            _note_bad_choice(table, seat, f"failed ({type(error).__name__}: {error})", known)
            return None

    # -- time --------------------------------------------------------------------------------

    async def _wake(self, alone: bool) -> None:
        """Tables with a clock go on whether anybody looks or not."""
        for ident in await self.storage.unfinished():
            with contextlib.suppress(Refused, StorageError):
                live = await self.find(ident)
                if self.family is not None and alone:  # a server that is down takes nobody's time
                    await self.change(live, _note_waking)

    async def _tend(self) -> None:
        swept = mended = 0.0
        while True:
            await asyncio.sleep(TICK)
            now = monotonic()
            try:
                for live in [live for live in self.live.values() if live.table.overdue()]:
                    await self._time_out(live)
                for live in list(self._rematches):
                    await self._try_rematch(live)
                if self.family is not None:
                    self.family.tend(now)
                if now - mended > MENDING:
                    mended = now
                    await self._mend_all()
                if now - swept > SWEEPING:
                    swept = now
                    await self._sweep(now)
            except StorageError as error:
                log.warning("tending the tables has to wait: %s", error)
            except Exception:
                log.exception("tending the tables failed")

    async def _time_out(self, live: Live) -> None:
        def stand_in(table: Table, now: float) -> None:
            for seat in table.overdue():
                standins.out_of_time(table, seat, now)

        with contextlib.suppress(Refused):
            await self.change(live, stand_in)

    async def _mend_all(self) -> None:
        """Where something could not be stored and people wait, it goes on by itself: bots try again."""
        for live in [live for live in self.live.values() if live.broken and live.anybody_here()]:
            async with live.lock:
                await self.mend(live)
            self._serve(live)

    def _make_room(self) -> None:
        """First pages read the past of many people: of tables that are over only the last used are kept."""
        self._looked_back = 0
        over = [live for live in self.live.values() if live.table.is_over() and not self._is_needed(live)]
        for live in sorted(over, key=lambda live: live.used)[:-OVER]:
            del self.live[live.table.id]

    def _is_needed(self, live: Live) -> bool:
        """May it not leave the memory, since somebody follows it or something of it is not stored yet?"""
        return live.anybody_here() or live.bot is not None or live.lock.locked() or bool(live.dirty)

    def _today(self, now: float) -> float:
        """The time of day, unless it was set forward since the start: that makes nothing old."""
        return min(self.now(), self._began[0] + now - self._began[1])

    async def _sweep(self, now: float) -> None:
        """Put away what nobody looks at, forget lobbies that never started, store who has seen what."""
        batch = Batch()
        for ident, live in list(self.live.items()):
            gone = [person for person, at in live.polled.items() if now - at >= PATIENCE]
            for person in gone:
                del live.polled[person]
            batch.members += [live.members[person] for person in live.dirty]
            live.dirty.clear()
            if gone:
                self.presence(live)
            clocked = live.table.status == "running" and live.table.setup.clock.kind != "none"
            if self._is_needed(live):
                continue
            if now - live.used > RESTING:
                live.rest()
            if not clocked and now - live.used > (RESTING if live.table.is_over() else IDLE):
                del self.live[ident]
        self._make_room()
        batch.removed = await self.storage.stale_lobbies(self._today(now) - LOBBY_LIFE)
        for ident in batch.removed:
            self.live.pop(ident, None)
        if batch.members or batch.removed:
            await self.writer.store(batch)

    # -- rights ------------------------------------------------------------------------------

    async def grant(self, live: Live, person: str, *, sit: bool = False, watch: bool = True) -> None:
        """Remember that `person` may sit down or watch here."""
        member = live.members.setdefault(person, Member(live.table.id, person, False))
        member.may_sit = member.may_sit or sit
        member.may_watch = member.may_watch or watch
        await self.writer.store(Batch(members=[member]))

    async def invite(self, live: Live, person: str, by: str) -> None:
        await self.grant(live, person, sit=True)
        await self.writer.store(Batch(invitations=[Invitation(person, live.table.id, by, self.now())]))

    async def remove(self, live: Live) -> None:
        """Forget a table altogether."""
        self.live.pop(live.table.id, None)
        await self.writer.store(Batch(removed=[live.table.id]))


def _note_bad_choice(table: Table, seat: int, what: str, position: dict[str, Any]) -> None:
    """For whoever has to mend the bot: what it did, and where."""
    asked = msgspec.json.encode(position).decode()
    level = table.seats[seat].level
    log.error("table %s: the bot %s on seat %d %s; it was asked at %s", table.id, level, seat, what, asked)


def _note_waking(table: Table, now: float) -> None:
    table.add("woken", now, shown=())


def _remember(known: dict[int, Answer], number: int, answer: Answer) -> None:
    if isinstance(answer, Refusal) and answer.reason in (NOT_STORED, GONE):
        return
    known[number] = answer
    while len(known) > KNOWN_NUMBERS:
        del known[min(known)]
