"""What was proposed and agreed at a table, and how far words were kept: a fold over its log.

Nothing here binds anybody and nothing of it is in the game's state. Words are judged by acts that cannot be
taken back any more, and only by what everybody saw of them.
"""

from collections.abc import Iterable
from typing import Any, Final, Literal, NamedTuple

import msgspec

from starboard.kernel import negotiation as told
from starboard.kernel.negotiation import (
    DealEvent,
    Draft,
    Heard,
    Negotiation,
    Reason,
    Term,
    Verdict,
    WordSoFar,
)
from starboard.tables.play import Play

DealStatus = Literal["open", "agreed", "declined", "withdrawn", "lapsed", "countered"]
KEPT_DEALS: Final = 300  # that are over; of more the oldest are forgotten
MOST_OPEN: Final = 8  # of one seat
MOST_A_TURN: Final = 30


class Word(msgspec.Struct, frozen=True, omit_defaults=True):
    """How far a term of an agreed deal was kept; `verdict` once it has been told, in which turn."""

    progress: int = 0
    found: Verdict = ""
    verdict: Verdict = ""
    turn: int = 0


class Deal(msgspec.Struct, frozen=True, omit_defaults=True):
    """A proposal of one seat to another; `names` are those of whoever held the two seats then."""

    id: int
    by: int
    to: int
    terms: list[dict[str, Any]]
    until: int
    open: bool  # may everybody read it?
    turn: int
    names: tuple[str, str]
    counters: int | None = None
    status: DealStatus = "open"
    words: list[Word] = []

    def read_by(self, seat: int | None) -> bool:
        return self.open or seat in (self.by, self.to)


class DealChange(NamedTuple):
    """Something that happens to a deal: how it is written into the log, what is told, and to whom."""

    kind: str
    seat: int | None
    data: dict[str, Any]
    event: DealEvent
    audience: tuple[int, ...] | None


class DealBook:
    def __init__(self, deals: Iterable[Deal] = ()) -> None:
        self.deals = list(deals)

    def copy(self) -> "DealBook":
        return DealBook(self.deals)

    def find(self, ident: int) -> Deal | None:
        return next((deal for deal in self.deals if deal.id == ident), None)

    def still_open(self) -> list[Deal]:
        return [deal for deal in self.deals if deal.status == "open"]

    def proposed_by(self, seat: int, turn: int) -> int:
        """How many a seat has proposed in a turn."""
        return sum(deal.by == seat and deal.turn == turn for deal in self.deals)

    def due(self, negotiation: Negotiation, seat: int) -> list[Term]:
        """The words of a seat that are neither kept nor broken yet."""
        found: list[Term] = []
        for deal in self.deals:
            for term, word in zip(deal.terms, deal.words):
                if term["giver"] == seat and not word.found and not word.verdict:
                    found += negotiation.read([term])
        return found

    # -- the fold ----------------------------------------------------------------------------

    def apply(self, kind: str, data: dict[str, Any]) -> None:
        if kind == "deal":
            self.deals.append(msgspec.convert(data["deal"], Deal))
            self._forget()
            return
        place = next((n for n, deal in enumerate(self.deals) if deal.id == data["deal"]), None)
        if place is None:
            return  # so old that it was forgotten
        deal = self.deals[place]
        if kind == "deal-over":
            status: DealStatus = data["status"]
            words = [Word() for _ in deal.terms] if status == "agreed" else []
            self.deals[place] = msgspec.structs.replace(deal, status=status, words=words)
        else:
            said = msgspec.structs.replace(
                deal.words[data["term"]], verdict=data["verdict"], turn=data["turn"]
            )
            self._write(place, data["term"], said)

    def hear(self, negotiation: Negotiation, play: Play, heard: Iterable[Heard]) -> None:
        """What happened for good counts for the words that are not judged yet."""
        going = [place for place, deal in enumerate(self.deals) if deal.words]
        for one in heard if going else ():
            for place in going:
                deal = self.deals[place]
                for number, word in enumerate(deal.words):
                    if word.found or word.verdict:
                        continue
                    (term,) = negotiation.read([deal.terms[number]])
                    judged = negotiation.follow(play.state, term, WordSoFar(word.progress), one)
                    if judged != (word.progress, ""):
                        now = msgspec.structs.replace(word, progress=judged.progress, found=judged.verdict)
                        self._write(place, number, now)
                        deal = self.deals[place]

    def lapse_all(self) -> None:
        """The game is over: what is still open stands no longer."""
        self.deals = [
            msgspec.structs.replace(deal, status="lapsed") if deal.status == "open" else deal
            for deal in self.deals
        ]

    def _write(self, place: int, number: int, word: Word) -> None:
        deal = self.deals[place]
        words = [word if n == number else other for n, other in enumerate(deal.words)]
        self.deals[place] = msgspec.structs.replace(deal, words=words)

    def _forget(self) -> None:
        over = [deal for deal in self.deals if is_done(deal)]
        if len(over) > KEPT_DEALS:
            self.deals.remove(over[0])

    # -- what happens to deals ---------------------------------------------------------------

    def proposed(
        self, ident: int, by: int, draft: Draft, names: tuple[str, str], turn: int, open_to_all: bool,
        counters: int | None = None,
    ) -> DealChange:  # fmt: skip
        deal = Deal(
            ident, by, draft.to, msgspec.to_builtins(draft.terms), draft.until, open_to_all, turn, names,
            counters,
        )  # fmt: skip
        event = told.DealProposed(ident, by, draft.to, list(draft.terms), draft.until, open_to_all, counters)
        return DealChange("deal", by, {"deal": msgspec.to_builtins(deal)}, event, audience_of(deal))

    def agreed(self, deal: Deal) -> DealChange:
        return over(deal, "agreed", deal.to, told.DealAgreed(deal.id, deal.by, deal.to, deal.terms))

    def declined(self, deal: Deal, reason: Reason) -> DealChange:
        event = told.DealDeclined(deal.id, deal.by, deal.to, reason.why, reason.count, reason.of)
        return over(deal, "declined", deal.to, event)

    def withdrawn(self, deal: Deal) -> DealChange:
        return over(deal, "withdrawn", deal.by, told.DealWithdrawn(deal.id, deal.by, deal.to))

    def judged(self, deal: Deal, number: int, verdict: Verdict, turn: int) -> DealChange:
        kind = told.WordKept if verdict == "kept" else told.WordBroken
        data = {"deal": deal.id, "term": number, "verdict": verdict, "turn": turn}
        event = kind(deal.id, deal.by, deal.to, [deal.terms[number]])
        return DealChange("word", None, data, event, audience_of(deal))

    def verdicts(self, turn: int) -> list[DealChange]:
        """Words that can be judged now and have not been."""
        return [
            self.judged(deal, number, word.found, turn)
            for deal in self.deals
            for number, word in enumerate(deal.words)
            if word.found and not word.verdict
        ]

    def lapsed(self, negotiation: Negotiation, play: Play) -> list[DealChange]:
        """Open proposals that are out of time or overtaken by what happened."""
        turn = play.game.turn_number(play.state)
        return [
            over(deal, "lapsed", None, told.DealLapsed(deal.id, deal.by, deal.to))
            for deal in self.still_open()
            if turn > deal.until or negotiation.overtaken(play.state, negotiation.read(deal.terms))
        ]


def over(deal: Deal, status: DealStatus, seat: int | None, event: DealEvent) -> DealChange:
    return DealChange("deal-over", seat, {"deal": deal.id, "status": status}, event, audience_of(deal))


def audience_of(deal: Deal) -> tuple[int, ...] | None:
    return None if deal.open else tuple(sorted((deal.by, deal.to)))


def is_done(deal: Deal) -> bool:
    """Is there nothing more to come of it?"""
    return deal.status != "open" and all(word.verdict for word in deal.words)
