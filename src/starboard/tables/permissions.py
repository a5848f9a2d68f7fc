"""Whoever asks something of a table, and what that person may do there."""

import msgspec

from starboard.tables.play import Play
from starboard.tables.refusals import GONE, Refused, not_allowed, not_now
from starboard.tables.table import Table


class Caller(msgspec.Struct, frozen=True):
    """A person as the table knows them. An `operator` may close any table; who is `invited` may sit down.

    A `guest` came by a link or an invitation, even if only to watch.
    """

    person: str
    name: str
    operator: bool = False
    invited: bool = False
    guest: bool = False


def own_seat(table: Table, caller: Caller, seat: int) -> int:
    """`seat`, if it is the caller's."""
    if seat >= len(table.seats):
        raise not_allowed(f"This table has {len(table.seats)} seats, counted from 0.")
    if seat not in table.own_seats(caller.person):
        raise not_allowed("That seat is not yours.")
    return seat


def check_host(table: Table, caller: Caller) -> None:
    if table.host != caller.person and not caller.operator:
        raise not_allowed("Only the host of the table can do that.")


def check_lobby(table: Table) -> None:
    if table.status != "lobby":
        raise not_now("The game has begun, so this can no longer be changed.")


def running(table: Table) -> Play:
    """The game, if it is going on."""
    if table.play is None:
        raise not_now("The game has not begun yet.")
    if table.status == "paused":
        raise not_now("The game is paused.")
    if table.status == "closed":
        raise Refused(GONE, "The table is closed.")
    if table.status == "finished":
        raise Refused("not-now", "The game is over.", "SB-01")
    return table.play
