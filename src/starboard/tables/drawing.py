"""What people do for the dice of their table: pledge a nonce, and show it when all have pledged theirs."""

import msgspec

from starboard.tables import commands
from starboard.tables.acts import go_on
from starboard.tables.draw import add_pledge, add_to_dice, digest, join_dice, make_void
from starboard.tables.lobby import begin
from starboard.tables.messages.state import Accepted
from starboard.tables.permissions import Caller, check_lobby
from starboard.tables.refusals import bad_request, not_allowed, not_now
from starboard.tables.table import Table


def pledge(table: Table, caller: Caller, command: commands.PledgeNonce, now: float) -> Accepted:
    """Before the game; during it once somebody has come to it, and then by those who hold seats."""
    joining = table.play is not None and bool(table.draw.pledges) and table.draw.until is None
    if not joining:
        check_lobby(table)
    if not table.own_seats(caller.person) and (joining or caller.person != table.host):
        raise not_allowed("sit-first")
    (join_dice if joining else add_pledge)(table, caller.person, command.nonce_hash, now)
    return Accepted()


def reveal(table: Table, caller: Caller, command: commands.RevealNonce, now: float) -> Accepted:
    """The last one who shows a nonce starts the game, or lets it go on."""
    if table.draw.until is None:
        raise not_now("not-drawing")
    pledged = table.draw.pledge_of(caller.person)
    if pledged is None or pledged.nonce:
        raise not_now("nothing-to-show")
    if digest(command.nonce) != pledged.hash:
        raise bad_request("nonce-differs")
    shown = msgspec.structs.replace(pledged, nonce=command.nonce)
    table.add("revealed", now, data={"pledge": msgspec.to_builtins(shown)}, shown=())
    if table.draw.missing():
        return Accepted()
    if table.play is None:
        begin(table, now)
    else:
        add_to_dice(table, now)
        go_on(table, now)
    return Accepted()


def give_up(table: Table, now: float) -> None:
    """Somebody did not show their nonce in time."""
    make_void(table, now)
    if table.play is not None:
        go_on(table, now)
