"""Deals at a table: proposed, answered, withdrawn; by people and by bots. They never stop the game."""

import contextlib
import secrets

import msgspec

from starboard.kernel.errors import StarboardError
from starboard.kernel.negotiation import MOST_TERMS, DealReply, Draft, Negotiation, Reason, Term
from starboard.kernel.rng import Random
from starboard.tables import commands
from starboard.tables.deal_book import MOST_A_TURN, MOST_OPEN, Deal, DealChange
from starboard.tables.log import StoredEvent, Viewer
from starboard.tables.messages.state import Accepted
from starboard.tables.permissions import Caller, check_host, own_seat, running
from starboard.tables.play import Play
from starboard.tables.refusals import Refused, bad_request, because, not_allowed, not_now
from starboard.tables.table import Table
from starboard.tables.text_cleaning import cleaned


def negotiating(table: Table) -> tuple[Play, Negotiation]:
    """The game, if it is going on and its players may make deals."""
    play = running(table)
    if play.game.negotiation is None:
        raise not_now("no-deals")
    return play, play.game.negotiation


def write(table: Table, change: DealChange, now: float) -> None:
    event = StoredEvent(change.event.kind, change.event.parts, change.audience)
    shown = None if change.audience is None else tuple(Viewer(seat) for seat in change.audience)
    table.add(change.kind, now, seat=change.seat, data=change.data, events=[event], shown=shown)


# -- people --------------------------------------------------------------------------------------


def propose(table: Table, caller: Caller, command: commands.Propose, now: float) -> Accepted:
    play, negotiation = negotiating(table)
    seat = own_player(table, caller, command.seat)
    to = list(dict.fromkeys(command.to))
    countered = answered(table, seat, command.counters) if command.counters is not None else None
    if countered is not None and to != [countered.by]:
        raise bad_request("counter-to-whom")
    drafts = [drafted(table, play, negotiation, seat, other, command.terms, command.until) for other in to]
    check_words(table, caller, negotiation, drafts)
    check_number(table, play, seat, len(drafts))
    if countered is not None:
        counter(table, countered, now)
    made = [put(table, play, seat, draft, command.open, command.counters, now) for draft in drafts]
    return Accepted(deal=made[0])


def own_player(table: Table, caller: Caller, number: int) -> int:
    """A seat that the caller plays, not a bot in their place."""
    seat = own_seat(table, caller, number)
    if table.seats[seat].by_bot:
        raise not_now("bot-plays")
    return seat


def drafted(
    table: Table,
    play: Play,
    negotiation: Negotiation,
    seat: int,
    to: int,
    terms: list[object],
    until: int | None,
) -> Draft:
    """A proposal as it can be made; Refused says what the rules could not do."""
    if to == seat or to >= len(table.seats):
        raise bad_request("deal-to-whom")
    turn = play.game.turn_number(play.state)
    try:
        last = negotiation.last_turn(play.state)
        read = negotiation.between(negotiation.read(terms), seat, to)
        full = negotiation.completed(play.state, tidied(negotiation, read))
        negotiation.check(play.state, full)
    except StarboardError as error:
        raise because(error) from None
    if len(full) > MOST_TERMS:
        raise bad_request("too-many-terms", most=MOST_TERMS)
    return Draft(to, full, min(last, max(turn, turn if until is None else until)))


def tidied(negotiation: Negotiation, terms: list[Term]) -> list[Term]:
    """The terms with their free texts cleaned, as the chat cleans what is said."""
    found = []
    for term in terms:
        text = negotiation.written(term)
        tidy = cleaned(text) if text else ""
        if text and not tidy:
            raise bad_request("nothing-said")
        found.append(negotiation.rewritten(term, tidy) if text else term)
    return found


def check_words(table: Table, caller: Caller, negotiation: Negotiation, drafts: list[Draft]) -> None:
    """Free words are talk: who may not talk here may not promise in them either."""
    if not any(negotiation.written(term) for draft in drafts for term in draft.terms):
        return
    if not table.setup.chat:
        raise not_now("chat-off")
    if caller.person in table.muted:
        raise not_allowed("muted")


def check_number(table: Table, play: Play, seat: int, more: int) -> None:
    turn = play.game.turn_number(play.state)
    if sum(deal.by == seat for deal in table.deals.still_open()) + more > MOST_OPEN:
        raise not_now("too-many-deals", most=MOST_OPEN)
    if table.deals.proposed_by(seat, turn) + more > MOST_A_TURN:
        raise not_now("enough-deals", most=MOST_A_TURN)


def put(
    table: Table, play: Play, seat: int, draft: Draft, open_to_all: bool, counters: int | None, now: float
) -> int:
    """Write a new proposal; its number is random, so that it does not tell how many others there are."""
    ident = secrets.randbelow(commands.MOST)
    names = (table.seats[seat].name, table.seats[draft.to].name)
    turn = play.game.turn_number(play.state)
    write(table, table.deals.proposed(ident, seat, draft, names, turn, open_to_all, counters), now)
    return ident


def counter(table: Table, deal: Deal, now: float) -> None:
    """Close a proposal that is answered by another one; only the new one is told."""
    shown = None if deal.open else tuple(Viewer(seat) for seat in sorted((deal.by, deal.to)))
    table.add("deal-over", now, seat=deal.to, data={"deal": deal.id, "status": "countered"}, shown=shown)


def answered(table: Table, seat: int, ident: int) -> Deal:
    """An open proposal that asks this seat."""
    deal = table.deals.find(ident)
    if deal is None or not deal.read_by(seat) or deal.to != seat:
        raise not_now("no-such-deal")
    if deal.status != "open":
        raise not_now("deal-over")
    return deal


def answer(table: Table, caller: Caller, command: commands.AnswerDeal, now: float) -> Accepted:
    play, negotiation = negotiating(table)
    seat = own_player(table, caller, command.seat)
    deal = answered(table, seat, command.deal)
    if command.accept and negotiation.overtaken(play.state, negotiation.read(deal.terms)):
        raise not_now("deal-overtaken")
    write(table, table.deals.agreed(deal) if command.accept else table.deals.declined(deal, Reason()), now)
    return Accepted()


def withdraw(table: Table, caller: Caller, command: commands.WithdrawDeal, now: float) -> Accepted:
    negotiating(table)
    seat = own_seat(table, caller, command.seat)
    deal = table.deals.find(command.deal)
    if deal is None or deal.by != seat:
        raise not_now("no-such-deal")
    if deal.status != "open":
        raise not_now("deal-over")
    write(table, table.deals.withdrawn(deal), now)
    return Accepted()


def judge(table: Table, caller: Caller, command: commands.JudgeWord, now: float) -> Accepted:
    """Free words: whoever was given them says whether they were kept."""
    play, negotiation = negotiating(table)
    seat = own_seat(table, caller, command.seat)
    deal = table.deals.find(command.deal)
    if deal is None or not deal.read_by(seat) or command.term >= len(deal.words):
        raise not_now("no-such-deal")
    (term,) = negotiation.read([deal.terms[command.term]])
    if term.receiver != seat or not negotiation.is_personal(term):
        raise not_allowed("not-yours-to-judge")
    if deal.words[command.term].verdict:
        raise not_now("judged-already")
    verdict = table.deals.judged(
        deal, command.term, "kept" if command.kept else "broken", play.game.turn_number(play.state)
    )
    write(table, verdict, now)
    return Accepted()


def set_bot_deals(table: Table, caller: Caller, command: commands.BotDeals, now: float) -> Accepted:
    check_host(table, caller)
    table.add("bot-deals", now, data={"mode": command.mode})
    return Accepted()


# -- what happens by itself ----------------------------------------------------------------------


def review(table: Table, turn_before: int, now: float) -> None:
    """After acts: what was overtaken lapses, once whoever acted is through; words are judged."""
    play = table.play
    if play is None or play.game.negotiation is None or table.status != "running":
        return
    if play.state.turn() != turn_before:
        for change in table.deals.lapsed(play.game.negotiation, play):
            write(table, change, now)
    for change in table.deals.verdicts(play.game.turn_number(play.state)):
        write(table, change, now)


# -- bots ----------------------------------------------------------------------------------------


def awaiting_bots(table: Table) -> list[Deal]:
    """Open proposals that a bot has to answer."""
    if table.status != "running" or table.play is None or table.setup.bot_deals == "quiet":
        return []
    return [deal for deal in table.deals.still_open() if table.seats[deal.to].by_bot]


def may_propose(table: Table, seat: int) -> bool:
    """A bot proposes once a turn at most, and not while one of its proposals is unanswered."""
    play = table.play
    if play is None or play.game.negotiation is None or table.setup.bot_deals != "yes":
        return False
    if any(deal.by == seat for deal in table.deals.still_open()):
        return False
    return not table.deals.proposed_by(seat, play.game.turn_number(play.state))


def wish(table: Table, seat: int, random: Random) -> Draft | None:
    """A deal that the bot on a seat would like now, as far as it knows the position."""
    play = table.play
    if play is None or play.game.negotiation is None or not may_propose(table, seat):
        return None
    return play.game.negotiation.proposal(play.state.redeal(seat, random), seat, random)


def bot_propose(table: Table, seat: int, draft: Draft, now: float) -> None:
    play, negotiation = negotiating(table)
    if not table.seats[seat].by_bot or not may_propose(table, seat):
        raise not_now("person-plays")
    full = drafted(table, play, negotiation, seat, draft.to, msgspec.to_builtins(draft.terms), draft.until)
    put(table, play, seat, full, True, None, now)


def reply_to(table: Table, deal: Deal, random: Random) -> DealReply:
    """What a proposal is worth to the bot that it asks, as far as the bot knows the position."""
    play, negotiation = negotiating(table)
    known = play.state.redeal(deal.to, random)
    return negotiation.answer(known, deal.to, negotiation.read(deal.terms), deal.counters is not None)


def bot_answer(table: Table, deal: Deal, reply: DealReply, now: float) -> None:
    """What the bot on a seat answers; a counter that cannot be made is a refusal of the proposal."""
    play, negotiation = negotiating(table)
    deal = answered(table, deal.to, deal.id)
    if not table.seats[deal.to].by_bot:
        raise not_now("person-plays")
    draft = counter_draft(table, play, negotiation, deal, reply) if reply.kind == "counter" else None
    if reply.kind == "accept" and not negotiation.overtaken(play.state, negotiation.read(deal.terms)):
        write(table, table.deals.agreed(deal), now)
    elif draft is not None:
        counter(table, deal, now)
        put(table, play, deal.to, draft, deal.open, deal.id, now)
    else:
        write(table, table.deals.declined(deal, reply.reason), now)


def counter_draft(
    table: Table, play: Play, negotiation: Negotiation, deal: Deal, reply: DealReply
) -> Draft | None:
    """What a bot would rather have, if it can be proposed: terms that it adds may be too many."""
    with contextlib.suppress(Refused):
        terms = msgspec.to_builtins(reply.terms)
        return drafted(table, play, negotiation, deal.to, deal.by, terms, deal.until)
    return None
