"""Links to a table: to join, to watch, or to take over one seat. Only their hashes are stored."""

import secrets
from collections.abc import Callable

import msgspec

from starboard.server.people import digest
from starboard.server.settings import LOCAL_NAMES, Settings
from starboard.tables.caller import Caller, check_host, own_seat
from starboard.tables.events import SeatTakenOver
from starboard.tables.house import House
from starboard.tables.live import Live
from starboard.tables.refusals import GONE, Refused, bad_request, not_allowed, not_now
from starboard.tables.seats import Seat
from starboard.tables.standins import change
from starboard.tables.storage import Batch, Key, PersonRow, Storage
from starboard.tables.table import Table


class Links:
    def __init__(self, storage: Storage, house: House, settings: Settings, now: Callable[[], float]) -> None:
        self.storage = storage
        self.house = house
        self.settings = settings
        self.now = now

    @property
    def local(self) -> bool:
        """Do links work on this machine only?"""
        settings = self.settings
        return not settings.public_url and not settings.share and settings.host in LOCAL_NAMES

    async def create(self, live: Live, caller: Caller, kind: str, seat: int | None) -> tuple[str, str]:
        """The secret of a new link and its id: the host's right, and for a seat its holder's."""
        if kind == "seat":
            if seat is None:
                raise bad_request("link-for-which-seat")
            if caller.person != live.table.host or live.table.seats[seat : seat + 1] == []:
                own_seat(live.table, caller, seat)
            holder = live.table.seats[seat]
            if holder.is_held and holder.person != caller.person and not holder.by_bot:
                raise not_allowed("somebody-plays")
        else:
            check_host(live.table, caller)
            seat = None
        secret = secrets.token_urlsafe(24)
        key = Key(digest(secret), kind, self.now(), caller.person, live.table.id, seat)
        await self.house.writer.store(Batch(keys=[key]))
        return secret, key.hash[:16]

    async def find(self, secret: str) -> tuple[Key, Live]:
        key = await self.storage.key(digest(secret))
        if key is None or key.kind not in ("join", "watch", "seat"):
            raise Refused(GONE, "link-leads-nowhere")
        return key, await self.house.find(key.table)

    async def use(self, secret: str, person: PersonRow, nonce: str | None) -> Live:
        """Take what a link gives: the right to sit down, the right to watch, or the seat itself."""
        key, live = await self.find(secret)
        if person.id in live.table.sent_off:
            raise not_allowed("sent-off")
        if key.kind == "watch" and live.table.setup.watch == "nobody":
            raise not_now("nobody-watches")
        if key.kind != "seat":
            await self.house.grant(live, person.id, sit=key.kind == "join")
            return live
        assert key.seat is not None
        await self._take_seat(live, key, person, nonce or secrets.token_urlsafe(12))
        return live

    async def _take_seat(self, live: Live, key: Key, person: PersonRow, nonce: str) -> None:
        seat = key.seat
        assert seat is not None

        def take_over(table: Table, now: float) -> None:
            if table.is_over() or seat >= len(table.seats):
                raise not_now("seat-not-played")
            if table.seats[seat].why == "resigned":
                raise not_now("seat-resigned")
            if seat in table.own_seats(person.id):
                raise not_now("seat-yours-already")
            holder = Seat("person", person.id, person.name, nonce=nonce if table.status == "lobby" else "")
            holder = msgspec.structs.replace(holder, absent=table.seats[seat].absent)
            change(table, seat, holder, SeatTakenOver(seat, person.name), now)

        if not await self.storage.spend([key.hash]):  # first: it must not work twice
            raise Refused(GONE, "link-leads-nowhere")
        await self.house.change(live, take_over)

    async def listed(self, live: Live) -> list[Key]:
        return await self.storage.keys_of(table=live.table.id)

    async def revoke(self, live: Live, caller: Caller, ident: str) -> None:
        gone = [
            key.hash for key in await self.listed(live) if key.hash[:16] == ident and _mine(key, live, caller)
        ]
        if not gone:
            raise bad_request("no-such-link")
        await self.house.writer.store(Batch(spent=gone))


def _mine(key: Key, live: Live, caller: Caller) -> bool:
    return key.person == caller.person or live.table.host == caller.person
