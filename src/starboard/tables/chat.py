"""Talking at a table."""

from starboard.tables import commands, events
from starboard.tables.caller import Caller, check_host
from starboard.tables.cleaning import cleaned
from starboard.tables.log import noted
from starboard.tables.messages.state import Accepted
from starboard.tables.refusals import bad_request, not_allowed, not_now
from starboard.tables.table import Table


def say(table: Table, caller: Caller, command: commands.Chat, now: float) -> Accepted:
    if not table.setup.chat:
        raise not_now("chat-off")
    if caller.person in table.sent_off:
        raise not_allowed("sent-off")
    if caller.person in table.muted:
        raise not_allowed("muted")
    if not (table.own_seats(caller.person) or caller.person == table.host or caller.guest):
        raise not_allowed("only-guests-talk")
    text = cleaned(command.text)
    if not text:
        raise bad_request("nothing-said")
    own = table.own_seats(caller.person)
    said = events.Said(caller.name, caller.person, text, own[0] if own else None)
    table.add("chat", now, data={"person": caller.person}, events=[noted(said)])
    return Accepted()


def mute(table: Table, caller: Caller, command: commands.Mute, now: float) -> Accepted:
    check_host(table, caller)
    if command.person == table.host:
        raise bad_request("host-not-muted")
    table.add("muted", now, data={"person": command.person, "on": command.on}, shown=())
    return Accepted()
