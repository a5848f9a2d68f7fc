"""Deals at one screen, where the game has them: typed, answered, and said aloud; bots take part."""

from typing import Any, Final

from rich.text import Text

from starboard.cli.display import Showing
from starboard.cli.local_game import LocalGame
from starboard.cli.output import show
from starboard.cli.terminal import read_number
from starboard.cli.words import sentence
from starboard.kernel.errors import StarboardError
from starboard.kernel.events import Told
from starboard.kernel.negotiation import (
    DealAgreed,
    DealEvent,
    Draft,
    Negotiation,
    Reason,
    Term,
    WordBroken,
    WordKept,
    kept_to,
)
from starboard.kernel.rng import Random
from starboard.tables.deal_book import Deal, DealBook, Note

SAID: Final[dict[str, Any]] = {"": DealAgreed, "kept": WordKept, "broken": WordBroken}  # by its verdict


class Bargaining:
    """Everything proposed here is open to all: there is one screen."""

    def __init__(
        self,
        negotiation: Negotiation,
        local: LocalGame,
        showing: Showing,
        bots: list[int],
        viewer: int | None,
    ) -> None:
        self.negotiation = negotiation
        self.local = local
        self.showing = showing
        self.bots = bots
        self.viewer = viewer
        self.book = DealBook()
        self.made = 0
        self.random = Random(local.dice.seed.hex())

    @property
    def turn(self) -> int:
        return self.local.game.turn_number(self.local.state)

    # -- people ------------------------------------------------------------------------------

    def propose(self, seat: int, text: str) -> None:
        to, terms = self.negotiation.parse(self.local.state, seat, text)
        drafts = [self.drafted(seat, other, terms) for other in to]
        for draft in drafts:
            self.put(seat, draft, None)
        self.let_bots_answer()

    def counter(self, seat: int, number: str, text: str) -> None:
        deal = self.asked_of(seat, number)
        name = self.place_of(deal.by)
        _, terms = self.negotiation.parse(self.local.state, seat, f"{name}: {text}")
        draft = self.drafted(seat, deal.by, terms)
        self.book.apply("deal-over", {"deal": deal.id, "status": "countered"})
        self.put(seat, draft, deal.id)
        self.let_bots_answer()

    def answer(self, seat: int, number: str, accept: bool) -> None:
        deal = self.asked_of(seat, number)
        self.take(self.book.agreed(deal) if accept else self.book.declined(deal, Reason()))

    def withdraw(self, seat: int, number: str) -> None:
        deal = self.numbered(number)
        if deal.by != seat:
            raise StarboardError("no-such-deal")
        self.take(self.book.withdrawn(deal))

    def show_all(self) -> None:
        """Open proposals with the numbers they are answered by; then what was promised."""
        words, names = self.showing.words, self.showing.names
        for number, deal in enumerate(self.book.still_open(), 1):
            event = self.told(deal)
            show(Text.assemble((f"  {number}  ", "number"), words.event(event, self.viewer, names)))
        for deal in self.book.deals:
            for term, word in zip(deal.terms, deal.words):
                event = SAID[word.verdict](deal.id, deal.by, deal.to, [term])
                show(Text("  " + words.event(event, self.viewer, names)))
        if not self.book.deals:
            show(Text("  " + sentence("deals-none"), "quiet"))

    def told(self, deal: Deal) -> DealEvent:
        return self.book.proposed(
            deal.id,
            deal.by,
            Draft(deal.to, self.negotiation.read(deal.terms), deal.until),
            deal.names,
            deal.turn,
            True,
        ).event

    # -- bots --------------------------------------------------------------------------------

    def let_bots_answer(self) -> None:
        for deal in self.book.still_open():
            if deal.to in self.bots:
                self.bot_answers(deal)

    def bot_answers(self, deal: Deal) -> None:
        known = self.local.state.redeal(deal.to, self.random)
        terms = self.negotiation.read(deal.terms)
        reply = self.negotiation.answer(known, deal.to, terms, deal.counters is not None)
        if reply.kind == "accept":
            self.take(self.book.agreed(deal))
        elif reply.kind == "counter":
            self.book.apply("deal-over", {"deal": deal.id, "status": "countered"})
            self.put(deal.to, Draft(deal.by, reply.terms, deal.until), deal.id)
            self.let_bots_answer()
        else:
            self.take(self.book.declined(deal, reply.reason))

    def bot_proposes(self, seat: int) -> None:
        """Once a turn at most, and not while it waits for an answer."""
        waits = any(deal.by == seat for deal in self.book.still_open())
        if waits or self.book.proposed_by(seat, self.turn):
            return
        known = self.local.state.redeal(seat, self.random)
        draft = self.negotiation.proposal(known, seat, self.random)
        if draft is not None:
            self.put(seat, draft, None)
            self.let_bots_answer()

    def kept(self, seat: int, action: int) -> int:
        """What a bot does to keep its words."""
        due = self.book.due(self.negotiation, seat)
        return kept_to(self.negotiation, self.local.state, seat, action, due, self.random)

    # -- what happens ------------------------------------------------------------------------

    def review(self, turn_before: int) -> None:
        """After an act: what is overtaken lapses, words are judged by what stands."""
        play = self.local.play
        self.book.hear(self.negotiation, play, play.settled)
        play.settled = []
        lapsed = self.book.lapsed(self.negotiation, play) if play.state.turn() != turn_before else []
        for note in [*lapsed, *self.book.verdicts(self.turn)]:
            self.take(note)

    def drafted(self, seat: int, to: int, terms: list[Term]) -> Draft:
        full = self.negotiation.completed(self.local.state, self.negotiation.between(terms, seat, to))
        self.negotiation.check(self.local.state, full)
        return Draft(to, full, self.turn)

    def put(self, seat: int, draft: Draft, counters: int | None) -> None:
        self.made += 1
        names = (self.showing.seat(seat), self.showing.seat(draft.to))
        self.take(self.book.proposed(self.made, seat, draft, names, self.turn, True, counters))

    def take(self, note: Note) -> None:
        self.book.apply(note.kind, note.data)
        self.showing.events([Told(note.event)], self.viewer)

    def asked_of(self, seat: int, number: str) -> Deal:
        deal = self.numbered(number)
        if deal.to != seat:
            raise StarboardError("no-such-deal")
        return deal

    def numbered(self, number: str) -> Deal:
        opened = self.book.still_open()
        place = read_number(number or "1")
        if not 1 <= place <= len(opened):
            raise StarboardError("no-such-deal")
        return opened[place - 1]

    def place_of(self, seat: int) -> str:
        """The name by which `seat` is typed in a deal."""
        return self.negotiation.name_of(self.local.state, seat)
