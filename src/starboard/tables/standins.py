"""Seats that a bot plays for a person: handed over, out of time, resigned; and back again."""

from typing import Any

import msgspec

from starboard.tables import commands, lobby
from starboard.tables.caller import Caller, own_seat, running
from starboard.tables.log import Told
from starboard.tables.playing import end
from starboard.tables.refusals import not_now
from starboard.tables.seats import Seat
from starboard.tables.setup import STAND_IN
from starboard.tables.table import Table


def hand_over(table: Table, caller: Caller, command: commands.HandOver, now: float) -> dict[str, Any]:
    running(table)
    seat = own_seat(table, caller, command.seat)
    holder = msgspec.structs.replace(table.seats[seat], level=command.level, why="handed")
    change(table, seat, holder, "table.bot-plays", now)
    return {}


def take_back(table: Table, caller: Caller, command: commands.TakeBack, now: float) -> dict[str, Any]:
    running(table)
    seat = own_seat(table, caller, command.seat)
    if not table.seats[seat].by_bot:
        raise not_now("You already play this seat yourself.")
    holder = msgspec.structs.replace(table.seats[seat], level="", why="")
    change(table, seat, holder, "table.person-plays", now)
    return {}


def stand(table: Table, caller: Caller, command: commands.Stand, now: float) -> dict[str, Any]:
    """Leave: in the lobby the seat is free again, in the game a bot keeps it warm."""
    if table.status == "lobby":
        return lobby.stand(table, caller, command.seat, now)
    running(table)
    seat = own_seat(table, caller, command.seat)
    holder = msgspec.structs.replace(table.seats[seat], level=STAND_IN, why="left")
    change(table, seat, holder, "table.bot-plays", now)
    if caller.person == table.host:
        lobby.pass_on_host(table, now)
    return {}


def out_of_time(table: Table, seat: int, now: float) -> None:
    """The clock ran out: a bot stands in until the person is back."""
    holder = msgspec.structs.replace(table.seats[seat], level=STAND_IN, why="clock", absent=True)
    change(table, seat, holder, "table.time-out", now)


def resign(table: Table, caller: Caller, command: commands.Resign, now: float) -> dict[str, Any]:
    """Two at the table: the game is over. More: a bot takes over, and it counts as a loss."""
    running(table)
    seat = own_seat(table, caller, command.seat)
    others = [other for number, other in enumerate(table.seats) if other.is_held and number != seat]
    if len(table.seats) <= 2 or not others:
        told = Told("table.resigned", {"at": seat, "name": table.seats[seat].name})
        table.add("seat", now, data=seat_data(seat, table.seats[seat]), events=[told])
        end(table, "resigned", seat, now)
        return {}
    holder = msgspec.structs.replace(table.seats[seat], level=STAND_IN, why="resigned")
    change(table, seat, holder, "table.resigned", now)
    if caller.person == table.host and not table.own_seats(caller.person):
        lobby.pass_on_host(table, now)
    return {}


def change(table: Table, seat: int, holder: Seat, kind: str, now: float) -> None:
    told = Told(kind, {"at": seat, "name": holder.name, "level": holder.level})
    table.add("seat", now, data=seat_data(seat, holder), events=[told])


def seat_data(seat: int, holder: Seat) -> dict[str, Any]:
    return {"seat": seat, "holder": msgspec.to_builtins(holder)}
