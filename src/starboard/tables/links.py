"""Links to a table: what one gives is checked whenever it is used, by what its maker may still give away."""

from starboard.tables.permissions import Caller, check_host, own_seat
from starboard.tables.refusals import GONE, Refused, bad_request, not_allowed, not_now
from starboard.tables.seats import Seat
from starboard.tables.storage import Key
from starboard.tables.table import Table


def check_may_make(table: Table, caller: Caller, kind: str, seat: int | None) -> None:
    """To join and to watch is the host's to give, as is an open seat; a seat that is held, its holder's."""
    if kind != "seat":
        check_host(table, caller)
        return
    if seat is None:
        raise bad_request("link-for-which-seat")
    if seat >= len(table.seats) or table.seats[seat].kind != "open":
        own_seat(table, caller, seat)
    else:
        check_host(table, caller)
    if table.is_over():
        raise not_now("seat-not-played")


def sitting(table: Table, seat: int) -> str:
    """Which holding of a seat a link is made for: with another holder, or swapped, it is another one."""
    return str(table.seats[seat].since)


def check_works(table: Table, link: Key, maker_banned: bool) -> None:
    """Refused as gone unless its maker could still give away what the link gives."""
    if table.status == "closed":
        raise Refused(GONE, "closed")
    if maker_banned:
        raise Refused(GONE, "link-maker-gone")
    if link.kind == "seat":
        _check_seat(table, link)
    elif link.person != table.host:
        raise Refused(GONE, "link-maker-gone")
    elif table.setup.watch == "nobody" and (link.kind == "watch" or table.status != "lobby"):
        raise Refused(GONE, "nobody-watches")


def _check_seat(table: Table, link: Key) -> None:
    assert link.seat is not None
    if table.is_over():
        raise Refused(GONE, "seat-not-played")
    if link.seat >= len(table.seats) or sitting(table, link.seat) != (link.label or "0"):
        raise Refused(GONE, "link-seat-changed")
    seat = table.seats[link.seat]
    if seat.kind == "open" and link.person != table.host:
        raise Refused(GONE, "link-maker-gone")
    if seat.kind != "open" and not (seat.is_held and seat.person == link.person):
        raise Refused(GONE, "link-seat-changed")


def check_may_take(table: Table, person: str) -> None:
    """Nobody gets a second seat by a link, so nobody looks into another's cards beside their own."""
    if person in table.sent_off:
        raise not_allowed("sent-off")
    if table.own_seats(person):
        raise not_now("seated-already")
    if table.draw.until is not None:
        raise not_now("drawing")


def taken(table: Table, seat: int, person: str, name: str) -> Seat:
    """The seat with its new holder, who plays at once; what the clock did to it stays said."""
    return Seat("person", person, name, absent=table.seats[seat].absent)
