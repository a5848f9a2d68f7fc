"""The next game of the same people: seats rotated, or where a game has an opener, the loser's choice."""

import contextlib
import logging
import secrets
from typing import Any

import msgspec

from starboard.tables import draw, lobby
from starboard.tables.events import Agreed, RematchSetUp
from starboard.tables.live_table import LiveTable
from starboard.tables.live_tables import LiveTables
from starboard.tables.log import noted
from starboard.tables.offer import Offer
from starboard.tables.permissions import Caller
from starboard.tables.proposals import agreed_rematch
from starboard.tables.refusals import NOT_STORED, Refused
from starboard.tables.seats import Seat
from starboard.tables.setup import Setup
from starboard.tables.storage import TRIES, Conflict, StorageError
from starboard.tables.table import Table

log = logging.getLogger("starboard.tables")


class Rematches:
    """Opens the next table once everybody wants it: stored with the link to it, so that it opens once."""

    def __init__(self, tables: LiveTables) -> None:
        self.tables = tables
        self.waiting: set[LiveTable] = set()  # where one was agreed on and is not opened yet

    async def open_if_agreed(self, live: LiveTable) -> None:
        """What was answered stands, even if the next table cannot be stored yet: that is tried again."""
        waited = live in self.waiting  # then memory may hold one that could not be stored
        if not waited and agreed_rematch(live.table) is None:
            return
        self.waiting.add(live)
        try:
            for _ in range(TRIES):
                with contextlib.suppress(Conflict):
                    await self._open(live)
                    self.waiting.discard(live)
                    return
            raise Refused(NOT_STORED, "too-busy")
        except (Refused, StorageError) as error:
            if not waited:
                log.warning("table %s: the rematch has to wait: %s", live.table.id, error)

    async def _open(self, live: LiveTable) -> None:
        recorder = self.tables.recorder
        async with live.lock:
            await self.tables.mend(live)
            old, offer = live.table, agreed_rematch(live.table)
            if offer is None:  # somebody else was quicker
                return
            now = self.tables.now()
            setup, host = rematch_setup(old, offer.opener), Caller(old.host, "")
            draft = self.tables.draft(
                setup, host, lambda new: seat_again(old, new, offer, now), before=old.id
            )
            link(old, offer, draft.live.table.id, now)
            added = old.drain()
            await recorder.store(live, recorder.batch(live, added).joined(draft.batch))
        self.tables.adopt(draft)
        self.tables.publisher.written(live, added)


def link(table: Table, offer: Offer, ident: str, now: float) -> None:
    """The offer is carried out, and everybody knows where it goes on."""
    table.add("offer-over", now, data={"offer": offer.id}, events=[noted(Agreed("rematch"))])
    table.add("rematch", now, data={"table": ident}, events=[noted(RematchSetUp(ident))])


def rematch_setup(old: Table, opener: str) -> Setup:
    return msgspec.structs.replace(old.setup, options=rematch_options(old, opener))


def seat_again(old: Table, new: Table, offer: Offer, now: float) -> None:
    """Seat everybody at the new table and begin; nobody's nonce is used again, the server knows them all."""
    for number, seat in enumerate(rematch_seats(old)):
        made_up = seat.kind == "person" and seat.person not in offer.pledges
        nonce = secrets.token_urlsafe(12) if made_up else ""
        lobby.place(new, number, msgspec.structs.replace(seat, nonce=nonce), now)
    for person, hashed in offer.pledges.items():
        draw.add_pledge(new, person, hashed, now)
    lobby.draw_and_begin(new, now)


def rematch_seats(table: Table) -> list[Seat]:
    """Everybody back in play; one seat further, unless the game has its own way to say who opens."""
    back = [
        seat if seat.kind == "bot" else msgspec.structs.replace(seat, level="", why="", absent=False)
        for seat in table.seats
    ]
    return back if has_opener(table.setup) else back[-1:] + back[:-1]


def rematch_options(table: Table, opener: str) -> dict[str, Any]:
    """The same options; a loser who said nothing, a bot for one, opens."""
    options = dict(table.setup.options)
    if not has_opener(table.setup):
        return options
    choices = next(option.choices for option in table.setup.rules().options if option.name == lobby.OPENER)
    results = table.ending.result if table.ending else []
    losers = [number for number, result in enumerate(results) if result.outcome == "lost"]
    if opener:
        options[lobby.OPENER] = opener
    elif losers and losers[0] < len(choices):
        options[lobby.OPENER] = choices[losers[0]]
    return options


def has_opener(setup: Setup) -> bool:
    return any(option.name == lobby.OPENER for option in setup.rules().options)
