"""Whoever asks something of a table, and what that person may do there."""

import msgspec

from starboard.kernel.clauses import GAME_OVER
from starboard.tables.play import Play
from starboard.tables.refusals import GONE, NOT_NOW, Refused, forbidden, not_allowed, not_now
from starboard.tables.table import Table, components_of


class Caller(msgspec.Struct, frozen=True):
    """A person as the table knows them. Who is `invited` may sit down.

    An `operator` may do what a host may, and close a table at which others play. A `guest` came by a link or
    an invitation, even if only to watch.
    """

    person: str
    name: str
    operator: bool = False
    invited: bool = False
    guest: bool = False


def own_seat(table: Table, caller: Caller, seat: int) -> int:
    """`seat`, if it is the caller's."""
    if seat >= len(table.seats):
        raise not_allowed("seats-from-zero", count=len(table.seats))
    if seat not in table.own_seats(caller.person):
        raise not_allowed("seat-not-yours")
    return seat


def check_host(table: Table, caller: Caller) -> None:
    if table.host != caller.person and not caller.operator:
        raise not_allowed("only-host")


def check_lobby(table: Table) -> None:
    if table.status != "lobby":
        raise not_now("begun")
    if table.draw.until is not None:
        raise not_now("drawing")


def running(table: Table) -> Play:
    """The game, if it is going on."""
    if table.play is None:
        raise not_now("not-begun")
    if table.status == "paused":
        raise not_now("paused")
    if table.status == "closed":
        raise Refused(GONE, "closed")
    if table.status == "finished":
        raise forbidden(GAME_OVER, components_of(table), NOT_NOW)
    return table.play
