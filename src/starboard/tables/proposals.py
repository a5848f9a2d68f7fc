"""What people have to agree on: a draw, going further back, a pause, a rematch."""

import msgspec

from starboard.tables import commands, events
from starboard.tables.acts import end, take_back
from starboard.tables.events import TableEvent
from starboard.tables.lobby import OPENER
from starboard.tables.log import WATCHER, noted
from starboard.tables.messages.state import Accepted
from starboard.tables.offer import Offer
from starboard.tables.permissions import Caller, own_seat, running
from starboard.tables.refusals import bad_request, not_allowed, not_now
from starboard.tables.table import Table
from starboard.tables.undo import steps_to_undo


def make_offer(table: Table, caller: Caller, command: commands.MakeOffer, now: float) -> Accepted:
    seat = own_seat(table, caller, command.seat)
    check_possible(table, caller, command.what, seat)
    if any(offer.what == command.what for offer in table.offers):
        raise not_now("offered-already")
    opener = checked_opener(table, seat, command.opener)
    offer = Offer(table.entries_shown[WATCHER] + 1, command.what, seat, (caller.person,), {}, opener)
    offer = with_pledge(offer, caller, command.nonce_hash)
    write(table, offer, events.Offered(offer.what, table.seats[seat].name), now)
    return Accepted(offer=offer.id)


def check_possible(table: Table, caller: Caller, what: str, seat: int) -> None:
    if what == "rematch":
        if table.status != "finished":
            raise not_now("rematch-after")
        if table.rematch:
            raise not_now("rematch-set-up")
        return
    play = running(table)
    if what == "draw" and (len(table.seats) == 1 or any(other.by_bot for other in table.seats)):
        raise not_now("draw-between-people")
    if what == "undo":
        own = table.own_seats(caller.person)
        steps_to_undo(play, seat, own, table.others_are_bots(caller.person), consent=True)


def answer_offer(table: Table, caller: Caller, command: commands.AnswerOffer, now: float) -> Accepted:
    seat = own_seat(table, caller, command.seat)
    offer = next((offer for offer in table.offers if offer.id == command.offer), None)
    if offer is None:
        raise not_now("offer-over")
    if not command.agree:
        declined = events.Declined(offer.what, table.seats[seat].name)
        table.add("offer-over", now, seat=seat, data={"offer": offer.id}, events=[noted(declined)])
        return Accepted()
    opener = checked_opener(table, seat, command.opener) or offer.opener
    agreed = tuple(dict.fromkeys((*offer.agreed, caller.person)))
    offer = msgspec.structs.replace(offer, agreed=agreed, opener=opener)
    offer = with_pledge(offer, caller, command.nonce_hash)
    write(table, offer, None, now)
    return Accepted()


def with_pledge(offer: Offer, caller: Caller, hashed: str | None) -> Offer:
    if not hashed:
        return offer
    return msgspec.structs.replace(offer, pledges={**offer.pledges, caller.person: hashed})


def write(table: Table, offer: Offer, event: TableEvent | None, now: float) -> None:
    """Write how an offer stands, and do it once everybody has agreed."""
    agreed = set(table.playing_people()) <= set(offer.agreed)
    taken = agreed_undo(table, offer) if agreed and offer.what == "undo" else []
    told = [noted(event)] if event else []
    table.add("offer", now, seat=offer.seat, data={"offer": msgspec.to_builtins(offer)}, events=told)
    if agreed:
        carry_out(table, offer, taken, now)


def agreed_undo(table: Table, offer: Offer) -> list[int]:
    """What is taken back; Refused where that cannot be any more."""
    person = table.seats[offer.seat].person
    alone = table.others_are_bots(person)
    return steps_to_undo(running(table), offer.seat, table.own_seats(person), alone, consent=True)


def carry_out(table: Table, offer: Offer, taken: list[int], now: float) -> None:
    """What everybody has agreed on; a rematch is opened by whoever keeps the tables."""
    if offer.what != "rematch":
        agreed = noted(events.Agreed(offer.what))
        table.add("offer-over", now, data={"offer": offer.id}, events=[agreed])
    if offer.what == "draw":
        end(table, "agreed", None, now)
    elif offer.what == "pause":
        table.add("paused", now, events=[noted(events.Paused())])
    elif offer.what == "undo":
        take_back(table, running(table), offer.seat, taken, now)


def agreed_rematch(table: Table) -> Offer | None:
    """The rematch that everybody wants and that is not set up yet."""
    wanted = [offer for offer in table.offers if offer.what == "rematch" and not table.rematch]
    return next((offer for offer in wanted if set(table.playing_people()) <= set(offer.agreed)), None)


def checked_opener(table: Table, seat: int, opener: str) -> str:
    """AW-05 and its like: where a game has the option, the loser of the last game says who opens."""
    if not opener:
        return ""
    options = {option.name: option for option in table.setup.rules().options}
    if OPENER not in options or opener not in options[OPENER].choices:
        raise bad_request("no-such-opener")
    if table.ending and table.ending.result[seat].outcome == "won":
        raise not_allowed("loser-says-opener")
    return opener


def resume(table: Table, caller: Caller, command: commands.Resume, now: float) -> Accepted:
    if table.status != "paused":
        raise not_now("not-paused")
    if not table.own_seats(caller.person):
        raise not_allowed("only-players-resume")
    table.add("resumed", now, events=[noted(events.Resumed())])
    return Accepted()
