"""Where commands arrive: each is checked, written into the log and carried out, or refused."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from starboard.tables import (
    acts,
    analysis,
    chat,
    commands,
    deals,
    drawing,
    events,
    lobby,
    proposals,
    substitutes,
)
from starboard.tables.log import Entry, noted
from starboard.tables.messages.state import Accepted
from starboard.tables.permissions import Caller, check_host
from starboard.tables.refusals import GONE, Refused, not_now
from starboard.tables.table import Table

Handler = Callable[[Table, Caller, Any, float], Accepted]


class Done(NamedTuple):
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
    commands.Stand: substitutes.stand,
    commands.Swap: lobby.swap,
    commands.SendOff: lobby.send_off,
    commands.PassHost: lobby.pass_host,
    commands.PledgeNonce: drawing.pledge,
    commands.RevealNonce: drawing.reveal,
    commands.Start: lobby.start,
    commands.Act: acts.act,
    commands.Undo: acts.undo,
    commands.Redo: acts.redo,
    commands.Resign: substitutes.resign,
    commands.MakeOffer: proposals.make_offer,
    commands.AnswerOffer: proposals.answer_offer,
    commands.Resume: proposals.resume,
    commands.HandOver: substitutes.hand_over,
    commands.TakeBack: substitutes.take_back,
    commands.Close: close,
    commands.Hints: analysis.set_hints,
    commands.Chat: chat.say,
    commands.Mute: chat.mute,
    commands.Propose: deals.propose,
    commands.AnswerDeal: deals.answer,
    commands.WithdrawDeal: deals.withdraw,
    commands.JudgeWord: deals.judge,
    commands.BotDeals: deals.set_bot_deals,
}
