"""A table as a dictionary, and back: what a snapshot holds."""

from typing import Any

import msgspec

from starboard.kernel.dice import Dice
from starboard.tables.clock import read_clock
from starboard.tables.deal_book import Deal, DealBook
from starboard.tables.draw import Draw, seed_of
from starboard.tables.log import Viewer
from starboard.tables.messages.envelope import Ending
from starboard.tables.offer import Offer
from starboard.tables.origin import read_origin
from starboard.tables.play import Play
from starboard.tables.seats import Seat
from starboard.tables.setup import Setup
from starboard.tables.table import Table


def table_to_dict(table: Table) -> dict[str, Any]:
    """Everything but the acts that can still be taken back, which the log has."""
    return {
        "number": table.number,
        "created": table.created,
        "setup": msgspec.to_builtins(table.setup),
        "host": table.host,
        "seats": msgspec.to_builtins(table.seats),
        "status": table.status,
        "play": table.play.to_dict() if table.play else None,
        "positions": {str(viewer): position for viewer, position in table.entries_shown.items()},
        "fresh": {str(seat): position for seat, position in table.fresh.items()},
        "offers": msgspec.to_builtins(table.offers),
        "deals": _deals(table),
        "clock": msgspec.to_builtins(table.clock),
        "ending": msgspec.to_builtins(table.ending),
        "rematch": table.rematch,
        "sent_off": table.sent_off,
        "muted": table.muted,
        "imported": table.imported,
        "origin": msgspec.to_builtins(table.origin),
        "nonces": table.dice.nonces,
        "pledges": table.dice.pledges,
        "nonces_since": table.dice.since,
        "draw": msgspec.to_builtins(table.draw),
        "version": table.version,
        "since": table.since,
        "touched": table.touched,
        "last_at": table.last_at,
    }


def table_from_dict(ident: str, seed: bytes, data: dict[str, Any]) -> Table:
    """The table that `table_to_dict` wrote; `seed` is kept apart from it."""
    dice = Dice(seed, data["nonces"], data.get("pledges", []), data.get("nonces_since", []))
    table = Table(ident, dice, data["created"])
    table.draw = msgspec.convert(data.get("draw", {}), Draw)
    table.dice.seed = seed_of(seed, table.draw.anew)
    table.drawing_since = table.ticks()
    table.number = data["number"]
    table.setup = msgspec.convert(data["setup"], Setup)
    table.host = data["host"]
    table.seats = msgspec.convert(data["seats"], list[Seat])
    table.status = data["status"]
    table.play = _read_play(table.setup, table.number, data["play"])
    table.entries_shown = {Viewer(int(viewer)): position for viewer, position in data["positions"].items()}
    table.fresh = {int(seat): position for seat, position in data["fresh"].items()}
    table.offers = msgspec.convert(data["offers"], list[Offer])
    table.deals = DealBook(msgspec.convert(data.get("deals", []), list[Deal]))
    table.clock = read_clock(data["clock"], data["touched"])
    table.last_at = data.get("last_at", data["touched"])
    table.ending = msgspec.convert(data["ending"], Ending | None)
    table.rematch = data["rematch"]
    table.sent_off = data["sent_off"]
    table.muted = data["muted"]
    table.imported = data["imported"]
    table.origin = read_origin(data.get("origin"), table.imported)
    table.version = data["version"]
    table.since = data["since"]
    table.touched = data["touched"]
    return table


def _deals(table: Table) -> list[dict[str, Any]]:
    """As they stand with all acts up to now: read from here, none of these can be taken back."""
    book, play = table.deals, table.play
    if play is not None and play.game.negotiation is not None and book.deals:
        book = book.copy()
        book.hear(play.game.negotiation, play, play.unsettled())
    found: list[dict[str, Any]] = msgspec.to_builtins(book.deals)
    return found


def _read_play(setup: Setup, number: int, data: dict[str, Any] | None) -> Play | None:
    if data is None:
        return None
    game = setup.rules()
    return Play(game, game.from_dict(data["state"], setup.components()), number, data["rolls"], data["count"])
