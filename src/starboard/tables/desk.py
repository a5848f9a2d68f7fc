"""Where commands arrive: each is checked, written into the log and carried out, or refused."""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from starboard.tables import chat, commands, events, lobby, offers, playing, standins, understanding
from starboard.tables.caller import Caller, check_host
from starboard.tables.log import Entry, noted
from starboard.tables.messages.state import Accepted
from starboard.tables.refusals import GONE, Refused, not_now
from starboard.tables.table import Table

Handler = Callable[[Table, Caller, Any, float], Accepted]


class Done(msgspec.Struct):
    """What a command came to: its answer, and what it added to the log."""

    answer: Accepted
    entries: list[Entry]


def perform(table: Table, caller: Caller, command: Any, now: float) -> Done:
    """Carry out a command; Refused changes nothing."""
    if table.status == "closed":
        raise Refused(GONE, "closed")
    answer = HANDLERS[type(command)](table, caller, command, now)
    return Done(answer, table.drain())


def close(table: Table, caller: Caller, command: commands.Close, now: float) -> Accepted:
    check_host(table, caller)
    others = [person for person in table.people() if person != caller.person]
    if table.status in ("running", "paused") and others and not caller.operator:
        raise not_now("others-play")
    table.add("closed", now, events=[noted(events.TableClosed())])
    return Accepted()


HANDLERS: Final[dict[type[Any], Handler]] = {
    commands.Set: lobby.set_up,
    commands.Sit: lobby.sit,
    commands.SitHere: lobby.sit_here,
    commands.SeatBot: lobby.seat_bot,
    commands.Stand: standins.stand,
    commands.Swap: lobby.swap,
    commands.SendOff: lobby.send_off,
    commands.PassHost: lobby.pass_host,
    commands.Start: lobby.start,
    commands.Act: playing.act,
    commands.Undo: playing.undo,
    commands.Redo: playing.redo,
    commands.Resign: standins.resign,
    commands.MakeOffer: offers.make_offer,
    commands.AnswerOffer: offers.answer_offer,
    commands.Resume: offers.resume,
    commands.HandOver: standins.hand_over,
    commands.TakeBack: standins.take_back,
    commands.Close: close,
    commands.Hints: understanding.set_hints,
    commands.Chat: chat.say,
    commands.Mute: chat.mute,
}
