"""What people do for the dice of their table: pledge a nonce, and show it when the game is to start."""

import msgspec

from starboard.tables import commands
from starboard.tables.draw import add_pledge, digest
from starboard.tables.lobby import begin
from starboard.tables.messages.state import Accepted
from starboard.tables.permissions import Caller, check_lobby
from starboard.tables.refusals import bad_request, not_allowed, not_now
from starboard.tables.table import Table


def pledge(table: Table, caller: Caller, command: commands.PledgeNonce, now: float) -> Accepted:
    check_lobby(table)
    if not table.own_seats(caller.person) and caller.person != table.host:
        raise not_allowed("sit-first")
    add_pledge(table, caller.person, command.nonce_hash, now)
    return Accepted()


def reveal(table: Table, caller: Caller, command: commands.RevealNonce, now: float) -> Accepted:
    """The last one who shows a nonce starts the game."""
    if table.draw.until is None:
        raise not_now("not-drawing")
    pledged = table.draw.pledge_of(caller.person)
    if pledged is None or pledged.nonce:
        raise not_now("nothing-to-show")
    if digest(command.nonce) != pledged.hash:
        raise bad_request("nonce-differs")
    shown = msgspec.structs.replace(pledged, nonce=command.nonce)
    table.add("revealed", now, data={"pledge": msgspec.to_builtins(shown)}, shown=())
    if not table.draw.missing():
        begin(table, now)
    return Accepted()
