"""Deals as one viewer may know them. What a viewer may not read is nowhere in it, not even its number."""

from typing import Any

from starboard.kernel.errors import StarboardError
from starboard.kernel.negotiation import Negotiation
from starboard.tables.deal_book import Deal, Word
from starboard.tables.messages.deals import Bargained, DealInfo, DealsInfo, Tally, WordInfo
from starboard.tables.messages.state import sendable
from starboard.tables.play import Play
from starboard.tables.table import Table


def deals_for(table: Table, play: Play, seat: int | None) -> DealsInfo | None:
    negotiation = play.game.negotiation
    if negotiation is None:
        return None
    over = table.is_over()
    readable = [deal for deal in table.deals.deals if over or deal.read_by(seat)]
    playing = seat is not None and table.status == "running"
    return DealsInfo(
        deals=[deal_info(play, negotiation, deal, readable) for deal in readable if deal.status == "open"],
        words=[
            word_info(play, negotiation, deal, number, word, seat if playing else None)
            for deal in readable
            for number, word in enumerate(deal.words)
        ],
        tallies=[tally(readable, other) for other in range(len(table.seats))],
        bots=table.setup.bot_deals,
        proposals=negotiation.possible(play.state, seat) if playing and seat is not None else None,
    )


def deal_info(play: Play, negotiation: Negotiation, deal: Deal, readable: list[Deal]) -> DealInfo:
    answered = next((other for other in readable if other.id == deal.counters), None)
    return DealInfo(
        id=deal.id,
        by=deal.by,
        to=deal.to,
        terms=deal.terms,
        until=deal.until,
        open=deal.open,
        counters=answered.terms if answered else None,
        outcome=negotiation.outcome(play.state, negotiation.read(deal.terms)),
    )


def word_info(
    play: Play, negotiation: Negotiation, deal: Deal, number: int, word: Word, seat: int | None
) -> WordInfo:
    (term,) = negotiation.read([deal.terms[number]])
    mine = seat is not None and term.giver == seat and not word.verdict
    return WordInfo(
        deal=deal.id,
        term=number,
        said=deal.terms[number],
        name=deal.names[0] if term.giver == deal.by else deal.names[1],
        verdict=word.verdict,
        turn=word.turn,
        personal=negotiation.is_personal(term),
        action=negotiation.duty(play.state, term.giver, [term]) if mine else None,
    )


def tally(readable: list[Deal], seat: int) -> Tally:
    verdicts = [
        word.verdict
        for deal in readable
        for term, word in zip(deal.terms, deal.words)
        if term["giver"] == seat
    ]
    return Tally(seat=seat, kept=verdicts.count("kept"), broken=verdicts.count("broken"))


def bargained(
    play: Play, negotiation: Negotiation, seat: int, to: int, terms: list[Any], language: str
) -> Bargained:
    """A proposal that is being made, as it would be."""
    try:
        full = negotiation.completed(play.state, negotiation.between(negotiation.read(terms), seat, to))
    except StarboardError as error:
        return refused(terms, error, language)
    try:
        negotiation.check(play.state, full)
    except StarboardError as error:
        return refused(full, error, language)
    return Bargained(terms=full, outcome=negotiation.outcome(play.state, full))


def refused(terms: list[Any], error: StarboardError, language: str) -> Bargained:
    parts = {name: sendable(part, language or "en") for name, part in error.parts.items()}
    told = error.sentence(language) if language else None
    found = Bargained(terms=terms, outcome=None, code=error.code, parts=parts)
    return Bargained(found.terms, None, found.code, found.parts, told) if told else found
