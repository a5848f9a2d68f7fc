"""Links to a table: to join, to watch, or to take over one seat. Only their hashes are stored."""

import secrets
from collections.abc import Callable

import msgspec

from starboard.server.limits import LINKS_PER_TABLE
from starboard.server.people import digest
from starboard.server.settings import LOCAL_NAMES, Settings
from starboard.tables import draw, links
from starboard.tables.events import SeatTakenOver
from starboard.tables.live_table import LiveTable
from starboard.tables.permissions import Caller
from starboard.tables.refusals import GONE, TOO_MANY, Refused, bad_request, not_allowed
from starboard.tables.service import TableService
from starboard.tables.storage import Batch, Key, PersonRow, Storage
from starboard.tables.substitutes import change
from starboard.tables.table import Table


class Links:
    def __init__(
        self, storage: Storage, tables: TableService, settings: Settings, now: Callable[[], float]
    ) -> None:
        self.storage = storage
        self.tables = tables
        self.settings = settings
        self.now = now

    @property
    def local(self) -> bool:
        """Do links work on this machine only?"""
        settings = self.settings
        return not settings.public_url and not settings.share and settings.host in LOCAL_NAMES

    async def create(self, live: LiveTable, caller: Caller, kind: str, seat: int | None) -> tuple[str, str]:
        """The secret of a new link and its id."""
        links.check_may_make(live.table, caller, kind, seat)
        if len(await self.listed(live)) >= LINKS_PER_TABLE:
            raise Refused(TOO_MANY, "too-many-links", most=LINKS_PER_TABLE)
        secret = secrets.token_urlsafe(24)
        key = Key(digest(secret), kind, self.now(), caller.person, live.table.id)
        if kind == "seat" and seat is not None:
            key.seat, key.label = seat, links.sitting(live.table, seat)
        await self.tables.writer.store(Batch(keys=[key]))
        return secret, key.hash[:16]

    async def find(self, secret: str) -> tuple[Key, LiveTable]:
        """A link that works, and its table with all that other processes have acknowledged."""
        key = await self.storage.key(digest(secret))
        if key is None or key.kind not in ("join", "watch", "seat"):
            raise Refused(GONE, "link-leads-nowhere")
        live = await self.tables.live.find(key.table)
        if self.tables.cluster is not None:
            await self.tables.cluster.fresh(live)
        links.check_works(live.table, key, await self._banned(key.person))
        return key, live

    async def use(
        self, secret: str, person: PersonRow, nonce: str | None, nonce_hash: str | None
    ) -> LiveTable:
        """Take what a link gives: the right to sit down, the right to watch, or the seat itself."""
        key, live = await self.find(secret)
        if person.id in live.table.sent_off:
            raise not_allowed("sent-off")
        if key.kind == "seat":
            await self._take_seat(live, key, person, nonce or "", nonce_hash or "")
        else:
            await self.tables.memberships.grant(live, person.id, sit=key.kind == "join")
        return live

    async def _take_seat(
        self, live: LiveTable, key: Key, person: PersonRow, nonce: str, nonce_hash: str
    ) -> None:
        seat, banned = key.seat, await self._banned(key.person)
        assert seat is not None

        def take_over(table: Table, now: float) -> None:
            links.check_works(table, key, banned)
            links.check_may_take(table, person.id)
            holder = links.taken(table, seat, person.id, person.name)
            if table.status == "lobby" and not nonce_hash:
                holder = msgspec.structs.replace(holder, nonce=nonce or secrets.token_urlsafe(12))
            change(table, seat, holder, SeatTakenOver(seat, person.name), now)
            if nonce_hash:
                pledge = draw.add_pledge if table.play is None else draw.join_dice
                pledge(table, person.id, nonce_hash, now)

        # Once the seat has changed hands the link is worth nothing, stored or not: so it works once.
        await self.tables.dispatch.change(live, take_over)
        await self.tables.writer.store(Batch(spent=[key.hash]))

    async def _banned(self, person: str) -> bool:
        row = await self.storage.person(person)
        return row is not None and row.banned

    async def trouble(self, live: LiveTable, key: Key) -> str | None:
        """Why a link does not work now, by the code of the refusal; None if it does."""
        try:
            links.check_works(live.table, key, await self._banned(key.person))
        except Refused as refused:
            return refused.code
        return None

    async def listed(self, live: LiveTable) -> list[Key]:
        return await self.storage.keys_of(table=live.table.id)

    async def listed_for(self, live: LiveTable, caller: Caller) -> list[Key]:
        """Those that this person may see and take back: the host all, others their own."""
        return [key for key in await self.listed(live) if _mine(key, live, caller)]

    async def revoke(self, live: LiveTable, caller: Caller, ident: str) -> None:
        gone = [key.hash for key in await self.listed_for(live, caller) if key.hash[:16] == ident]
        if not gone:
            raise bad_request("no-such-link")
        await self.tables.writer.store(Batch(spent=gone))


def _mine(key: Key, live: LiveTable, caller: Caller) -> bool:
    return key.person == caller.person or live.table.host == caller.person
