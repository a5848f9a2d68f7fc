"""Commands to tables: each is carried out once, stored, and answered when it is durable."""

import contextlib
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import msgspec

from starboard.tables import updates
from starboard.tables.cluster import Cluster
from starboard.tables.handlers import perform
from starboard.tables.known_answers import KNOWN_NUMBERS, remember
from starboard.tables.live_table import LiveTable
from starboard.tables.live_tables import LiveTables
from starboard.tables.log import Entry
from starboard.tables.messages.state import Answer, refusal
from starboard.tables.permissions import Caller
from starboard.tables.refusals import NOT_STORED, Refused, bad_request
from starboard.tables.storage import TRIES, Conflict, Receipt
from starboard.tables.table import Table


class Dispatch:
    def __init__(self, tables: LiveTables, cluster: Cluster | None) -> None:
        self.tables = tables
        self.cluster = cluster
        self.recorder = tables.recorder
        self.publisher = tables.publisher
        self.afterwards: list[Callable[[LiveTable], Awaitable[None]]] = []  # what a command may lead to

    async def command(
        self, ident: str, caller: Caller, command: Any, client: str = "", number: int = 0
    ) -> Answer:
        """Do what is asked of a table, wherever it is: see `carry_out`."""
        return await self.carry_out(await self.tables.find(ident), caller, command, client, number)

    async def carry_out(
        self, live: LiveTable, caller: Caller, command: Any, client: str = "", number: int = 0
    ) -> Answer:
        """Do what is asked, once, and answer when it is durable; `client` and `number` mark repetitions."""
        for _ in range(TRIES):
            try:
                answer, entries = await self._command_once(live, caller, command, client, number)
            except Conflict:  # another process wrote to this table: read it and try again
                continue
            if entries:
                self.publisher.written(live, entries)
                for follow_up in self.afterwards:
                    await follow_up(live)
            return answer
        return refusal(Refused(NOT_STORED, "too-busy"))

    async def _command_once(
        self, live: LiveTable, caller: Caller, command: Any, client: str, number: int
    ) -> tuple[Answer, list[Entry]]:
        storage = self.tables.storage
        async with live.lock:
            if live.broken:
                await self.tables.mend(live)
            while True:
                known = await live.answers.of(storage, live.table.id, caller.person, client) if client else {}
                if client and number in known:
                    return known[number], []
                if len(known) >= KNOWN_NUMBERS and number < min(known):
                    raise bad_request("message-too-old")
                answer, entries = await self._perform(live, caller, command, client, number)
                if answer.ok or not await self._knew_less(live):
                    break
            if client:
                remember(known, number, answer)
            return answer, entries

    async def _knew_less(self, live: LiveTable) -> bool:
        """Did another process know more? It may have answered, or what was refused may be allowed now."""
        return self.cluster is not None and not live.broken and await self.cluster.catch_up(live)

    async def _perform(
        self, live: LiveTable, caller: Caller, command: Any, client: str, number: int
    ) -> tuple[Answer, list[Entry]]:
        live.table.noticed = partial(updates.capture, live)
        try:
            done = perform(live.table, caller, command, self.tables.now())
        except Refused as refused:
            live.refused()
            return refusal(refused), []
        except BaseException:
            live.broken = True
            raise
        finally:
            live.table.noticed = None
        batch = self.recorder.batch(live, done.entries)
        if client:
            answer = msgspec.to_builtins(done.answer)
            batch.receipts.append(Receipt(live.table.id, caller.person, client, number, answer))
        try:
            await self.recorder.store(live, batch)
        except Refused as refused:
            return refusal(refused), []
        return done.answer, done.entries

    async def change(self, live: LiveTable, change: Callable[[Table, float], None]) -> None:
        """A change that the server makes itself, such as a bot's act; Refused changes nothing."""
        for _ in range(TRIES):
            with contextlib.suppress(Conflict):
                entries = await self._change_once(live, change)
                if entries:
                    self.publisher.written(live, entries)
                return
        raise Refused(NOT_STORED, "too-busy")

    async def _change_once(self, live: LiveTable, change: Callable[[Table, float], None]) -> list[Entry]:
        async with live.lock:
            if live.broken:
                await self.tables.mend(live)
            live.table.noticed = partial(updates.capture, live)
            try:
                change(live.table, self.tables.now())
            except Refused:
                live.refused()
                raise
            except BaseException:
                live.broken = True
                raise
            finally:
                live.table.noticed = None
            entries = live.table.drain()
            if entries:
                await self.recorder.store(live, self.recorder.batch(live, entries))
        return entries
