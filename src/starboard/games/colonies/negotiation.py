# mypyc: skip
"""Deals in Colonies: trades, votes, Credits as far as CO-17 lets them change hands, and promises."""

from collections.abc import Sequence
from typing import cast

import msgspec

from starboard.games.colonies import deal_notation, deal_rules, deal_values
from starboard.games.colonies.deal_terms import (
    ColoniesBargain,
    ColoniesProposals,
    ColoniesTerm,
    FreeWord,
)
from starboard.games.colonies.state import Position
from starboard.kernel.negotiation import DealReply, Draft, Heard, Negotiation, Term, WordSoFar
from starboard.kernel.rng import Random
from starboard.kernel.state import State


class ColoniesNegotiation(Negotiation):
    term = ColoniesTerm

    def possible(self, state: State, seat: int) -> ColoniesProposals | None:
        return deal_rules.proposals(cast(Position, state), seat)

    def completed(self, state: State, terms: Sequence[Term]) -> list[Term]:
        return deal_rules.completed(cast(Position, state), terms)

    def check(self, state: State, terms: Sequence[Term]) -> None:
        deal_rules.check(cast(Position, state), terms)

    def last_turn(self, state: State) -> int:
        return cast(Position, state).pack.turns

    def overtaken(self, state: State, terms: Sequence[Term]) -> bool:
        return deal_rules.overtaken(cast(Position, state), terms)

    def outcome(self, state: State, terms: Sequence[Term]) -> ColoniesBargain:
        return deal_rules.bargain(cast(Position, state), terms)

    def follow(self, state: State, term: Term, so_far: WordSoFar, heard: Heard) -> WordSoFar:
        return deal_rules.follow(cast(Position, state), term, so_far, heard)

    def is_personal(self, term: Term) -> bool:
        return isinstance(term, FreeWord)

    def written(self, term: Term) -> str:
        return term.text if isinstance(term, FreeWord) else ""

    def rewritten(self, term: Term, text: str) -> Term:
        return msgspec.structs.replace(term, text=text) if isinstance(term, FreeWord) else term

    # -- bots --------------------------------------------------------------------------------

    def worth(self, state: State, seat: int, terms: Sequence[Term]) -> float:
        return deal_values.worth(cast(Position, state), seat, terms)

    def proposal(self, state: State, seat: int, random: Random) -> Draft | None:
        return deal_values.proposal(cast(Position, state), seat, random)

    def answer(self, state: State, seat: int, terms: Sequence[Term], countered: bool) -> DealReply:
        return deal_values.answer(cast(Position, state), seat, terms, countered)

    def duty(self, state: State, seat: int, terms: Sequence[Term]) -> int | None:
        return deal_values.duty(cast(Position, state), seat, terms)

    def breaks(self, state: State, seat: int, action: int, terms: Sequence[Term]) -> bool:
        return deal_values.breaks(cast(Position, state), seat, action, terms)

    # -- in the terminal ---------------------------------------------------------------------

    def parse(self, state: State, seat: int, text: str) -> tuple[list[int], list[Term]]:
        return deal_notation.read(cast(Position, state), seat, text)

    def name_of(self, state: State, seat: int) -> str:
        position = cast(Position, state)
        return position.pack.planets[position.planet_of[seat]]
