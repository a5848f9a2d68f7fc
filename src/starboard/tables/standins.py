"""Seats that a bot plays for a person: handed over, out of time, resigned; and back again."""

import msgspec

from starboard.tables import commands, events, lobby
from starboard.tables.caller import Caller, own_seat, running
from starboard.tables.events import TableEvent
from starboard.tables.log import noted
from starboard.tables.messages.state import Accepted
from starboard.tables.playing import end
from starboard.tables.refusals import not_now
from starboard.tables.seats import Seat
from starboard.tables.setup import STAND_IN
from starboard.tables.table import Table


def hand_over(table: Table, caller: Caller, command: commands.HandOver, now: float) -> Accepted:
    running(table)
    seat = own_seat(table, caller, command.seat)
    holder = msgspec.structs.replace(table.seats[seat], level=command.level, why="handed")
    change(table, seat, holder, events.BotPlays(seat, holder.name, holder.level), now)
    return Accepted()


def take_back(table: Table, caller: Caller, command: commands.TakeBack, now: float) -> Accepted:
    running(table)
    seat = own_seat(table, caller, command.seat)
    if not table.seats[seat].by_bot:
        raise not_now("you-play")
    holder = msgspec.structs.replace(table.seats[seat], level="", why="")
    change(table, seat, holder, events.PersonPlays(seat, holder.name), now)
    return Accepted()


def stand(table: Table, caller: Caller, command: commands.Stand, now: float) -> Accepted:
    """Leave: in the lobby the seat is free again, in the game a bot keeps it warm."""
    if table.status == "lobby":
        return lobby.stand(table, caller, command.seat, now)
    running(table)
    seat = own_seat(table, caller, command.seat)
    holder = msgspec.structs.replace(table.seats[seat], level=STAND_IN, why="left")
    change(table, seat, holder, events.BotPlays(seat, holder.name, holder.level), now)
    if caller.person == table.host:
        lobby.pass_on_host(table, now)
    return Accepted()


def out_of_time(table: Table, seat: int, now: float) -> None:
    """The clock ran out: a bot stands in until the person is back."""
    holder = msgspec.structs.replace(table.seats[seat], level=STAND_IN, why="clock", absent=True)
    change(table, seat, holder, events.TimeRanOut(seat, holder.name, holder.level), now)


def resign(table: Table, caller: Caller, command: commands.Resign, now: float) -> Accepted:
    """Two at the table: the game is over. More: a bot takes over, and it counts as a loss."""
    running(table)
    seat = own_seat(table, caller, command.seat)
    resigned = events.Resigned(seat, table.seats[seat].name)
    others = [other for number, other in enumerate(table.seats) if other.is_held and number != seat]
    if len(table.seats) <= 2 or not others:
        change(table, seat, table.seats[seat], resigned, now)
        end(table, "resigned", seat, now)
        return Accepted()
    holder = msgspec.structs.replace(table.seats[seat], level=STAND_IN, why="resigned")
    change(table, seat, holder, resigned, now)
    if caller.person == table.host and not table.own_seats(caller.person):
        lobby.pass_on_host(table, now)
    return Accepted()


def change(table: Table, seat: int, holder: Seat, event: TableEvent, now: float) -> None:
    """Another holder of a seat, and what everybody is told of it."""
    data = {"seat": seat, "holder": msgspec.to_builtins(holder)}
    table.add("seat", now, data=data, events=[noted(event)])
