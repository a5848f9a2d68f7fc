"""Deals at one screen, where the game has them: what is typed, what is shown, and when bots are asked."""

import contextlib
from typing import Any, Final

import msgspec
from rich.text import Text

from starboard.cli.display import Showing
from starboard.cli.local_game import NOW, LocalGame
from starboard.cli.output import show
from starboard.cli.terminal import read_number
from starboard.cli.words import sentence
from starboard.kernel.errors import StarboardError
from starboard.kernel.events import Event
from starboard.kernel.negotiation import DealAgreed, DealProposed, Negotiation, WordBroken, WordKept, kept_to
from starboard.kernel.rng import Random
from starboard.tables import commands, deals
from starboard.tables.deal_book import Deal
from starboard.tables.refusals import Refused

SAID: Final[dict[str, Any]] = {"": DealAgreed, "kept": WordKept, "broken": WordBroken}  # by its verdict


class Bargaining:
    """Everything proposed here is open to all: there is one screen."""

    def __init__(self, negotiation: Negotiation, local: LocalGame, showing: Showing) -> None:
        self.negotiation = negotiation
        self.local = local
        self.showing = showing
        self.random = Random(local.dice.seed.hex())

    # -- people ------------------------------------------------------------------------------

    def propose(self, seat: int, text: str, counters: Deal | None = None) -> None:
        to, terms = self.negotiation.parse(self.local.state, seat, text)
        proposed = commands.Propose(
            seat=seat,
            to=to,
            terms=msgspec.to_builtins(terms),
            counters=counters.id if counters is not None else None,
        )
        self.local.perform(seat, proposed)
        self.let_bots_answer()

    def counter(self, seat: int, number: str, text: str) -> None:
        deal = self.numbered(number)
        whom = self.negotiation.name_of(self.local.state, deal.by)
        self.propose(seat, f"{whom}: {text}", deal)

    def answer(self, seat: int, number: str, accept: bool) -> None:
        deal = self.numbered(number)
        self.local.perform(seat, commands.AnswerDeal(seat=seat, deal=deal.id, accept=accept))

    def withdraw(self, seat: int, number: str) -> None:
        self.local.perform(seat, commands.WithdrawDeal(seat=seat, deal=self.numbered(number).id))

    def show_all(self, seat: int) -> None:
        """Open proposals with the numbers they are answered by; then what was promised."""
        book = self.local.table.deals
        for number, deal in enumerate(book.still_open(), 1):
            proposed = DealProposed(
                deal.id, deal.by, deal.to, deal.terms, deal.until, deal.open, deal.counters
            )
            show(Text.assemble((f"  {number}  ", "number"), self.in_words(proposed, seat)))
        for deal in book.deals:
            for term, word in zip(deal.terms, deal.words):
                said = SAID[word.verdict](deal.id, deal.by, deal.to, [term])
                show(Text("  " + self.in_words(said, seat)))
        if not book.deals:
            show(Text("  " + sentence("deals-none"), "quiet"))

    def in_words(self, event: Event, seat: int) -> str:
        return self.showing.words.event(event, seat, self.showing.names)

    def numbered(self, number: str) -> Deal:
        opened = self.local.table.deals.still_open()
        place = read_number(number or "1")
        if not 1 <= place <= len(opened):
            raise StarboardError("no-such-deal")
        return opened[place - 1]

    # -- bots --------------------------------------------------------------------------------

    def bot_proposes(self, seat: int) -> None:
        draft = deals.wish(self.local.table, seat, self.random)
        if draft is not None:
            with contextlib.suppress(Refused):
                deals.bot_propose(self.local.table, seat, draft, NOW)
            self.let_bots_answer()

    def let_bots_answer(self) -> None:
        while waiting := deals.awaiting_bots(self.local.table):
            reply = deals.reply_to(self.local.table, waiting[0], self.random)
            deals.bot_answer(self.local.table, waiting[0], reply, NOW)

    def kept(self, seat: int, action: int) -> int:
        """What a bot does to keep its words."""
        due = self.local.table.deals.due(self.negotiation, seat)
        return kept_to(self.negotiation, self.local.state, seat, action, due, self.random)
