# mypyc: skip
"""What players may agree on besides what the rules bind them to: terms, and whether words were kept.

A game that has a negotiation says what terms there are, which of them its rules could carry out, how each is
judged by what happens in public, and what it is worth to a bot. Nothing of it binds and nothing of it is in
the state: an agreement changes no position, and only what everybody saw is judged.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Final, Literal, NamedTuple, TypeVar, cast

import msgspec

from starboard.kernel.errors import StarboardError
from starboard.kernel.events import Event
from starboard.kernel.rng import Random
from starboard.kernel.state import State
from starboard.kernel.tagged import Tagged

Verdict = Literal["", "kept", "broken"]
ReplyKind = Literal["accept", "decline", "counter"]
MOST_TERMS: Final = 6  # of one proposal


class Term(Tagged, frozen=True, kw_only=True):
    """One thing that `giver` gives its word for to `receiver`, by the end of a turn."""

    giver: int
    receiver: int
    turn: int


class Draft(msgspec.Struct, frozen=True):
    """What somebody wants to propose to a seat; it stands to the end of turn `until`."""

    to: int
    terms: list[Term]
    until: int


class Reason(msgspec.Struct, frozen=True):
    """Why a bot declines: a word that the game's sentences know, with a number and what it counts."""

    why: str = ""
    count: int = 0
    of: str = ""


class DealReply(msgspec.Struct, frozen=True):
    """What a bot answers; `terms` are those of a counter-proposal."""

    kind: ReplyKind
    terms: list[Term] = []
    reason: Reason = Reason()


class Heard(NamedTuple):
    """Something that everybody saw: who acted, in which turn, and what came of it."""

    actor: int
    turn: int
    event: Event


class WordSoFar(NamedTuple):
    """How far a word has been kept: what counts of it so far, and the verdict once there is one."""

    progress: int = 0
    verdict: Verdict = ""


# -- what is told of it --------------------------------------------------------------------------


class DealEvent(Event, frozen=True):
    """Something about a proposal: its number, whose it is and whom it asks."""

    deal: int
    by: int
    to: int


class DealProposed(DealEvent, frozen=True, tag="deal-proposed"):
    """`counters` is the number of the proposal that this one answers; to be read by all if `open`."""

    terms: list[Any]
    until: int
    open: bool
    counters: int | None = None


class DealAgreed(DealEvent, frozen=True, tag="deal-agreed"):
    terms: list[Any]


class DealDeclined(DealEvent, frozen=True, tag="deal-declined"):
    """`why`, `count` and `of` are what a bot gives as its reason."""

    why: str = ""
    count: int = 0
    of: str = ""


class DealWithdrawn(DealEvent, frozen=True, tag="deal-withdrawn"):
    pass


class DealLapsed(DealEvent, frozen=True, tag="deal-lapsed"):
    """Overtaken by what happened, or out of time."""


class WordKept(DealEvent, frozen=True, tag="word-kept"):
    terms: list[Any]  # the one that was kept


class WordBroken(DealEvent, frozen=True, tag="word-broken"):
    terms: list[Any]


class Negotiation(ABC):
    """What a game knows of deals. Positions may be redealt ones: hidden things are no matter."""

    term: Any  # the union of its terms

    def read(self, terms: Sequence[Any]) -> list[Term]:
        """Terms as somebody sent them or as they were stored; StarboardError if they are none."""
        try:
            return [cast(Term, msgspec.convert(term, self.term)) for term in terms]
        except msgspec.ValidationError as error:
            raise StarboardError("no-such-term", problem=str(error)) from None

    def between(self, terms: Sequence[Term], by: int, to: int) -> list[Term]:
        """The same terms, each given by `by` to `to` or the other way round."""
        return [_between(term, by, to) for term in terms]

    # -- what can be proposed ----------------------------------------------------------------

    @abstractmethod
    def possible(self, state: State, seat: int) -> msgspec.Struct | None:
        """What `seat` may propose now; None where there is nothing to negotiate about."""

    @abstractmethod
    def completed(self, state: State, terms: Sequence[Term]) -> list[Term]:
        """The terms with what follows from them and from the position."""

    @abstractmethod
    def check(self, state: State, terms: Sequence[Term]) -> None:
        """StarboardError if the rules could not carry the terms out, or one of them is about what is past."""

    @abstractmethod
    def last_turn(self, state: State) -> int:
        """The last turn that a term or a proposal may name."""

    @abstractmethod
    def overtaken(self, state: State, terms: Sequence[Term]) -> bool:
        """Has what happened since made these terms pointless?"""

    @abstractmethod
    def outcome(self, state: State, terms: Sequence[Term]) -> msgspec.Struct:
        """What the terms would come to for both, from what everybody knows."""

    # -- what was kept -----------------------------------------------------------------------

    @abstractmethod
    def follow(self, state: State, term: Term, so_far: WordSoFar, heard: Heard) -> WordSoFar:
        """How far the word is kept after something happened; `state` only tells who sits where."""

    def is_personal(self, term: Term) -> bool:
        """Can only whoever was given this word say whether it was kept?"""
        return False

    def written(self, term: Term) -> str:
        """The free text that a person wrote into the term, which the table cleans; "" if there is none."""
        return ""

    def rewritten(self, term: Term, text: str) -> Term:
        """The same term with another text."""
        return term

    # -- bots --------------------------------------------------------------------------------

    @abstractmethod
    def worth(self, state: State, seat: int, terms: Sequence[Term]) -> float:
        """What the terms seem worth to `seat`, in points."""

    @abstractmethod
    def proposal(self, state: State, seat: int, random: Random) -> Draft | None:
        """What the bot on a seat would like to propose now."""

    @abstractmethod
    def answer(self, state: State, seat: int, terms: Sequence[Term], countered: bool) -> DealReply:
        """What the bot on a seat answers; `countered`: it has already been given a counter-proposal."""

    @abstractmethod
    def duty(self, state: State, seat: int, terms: Sequence[Term]) -> int | None:
        """The action by which `seat` now goes on to keep one of its words, if there is one."""

    @abstractmethod
    def breaks(self, state: State, seat: int, action: int, terms: Sequence[Term]) -> bool:
        """Would this action of `seat` break one of its words?"""

    # -- in the terminal ---------------------------------------------------------------------

    @abstractmethod
    def parse(self, state: State, seat: int, text: str) -> tuple[list[int], list[Term]]:
        """Whom somebody typed and which terms; StarboardError if it cannot be read."""

    @abstractmethod
    def name_of(self, state: State, seat: int) -> str:
        """How a seat is named in what is typed."""


AnyTermOf = TypeVar("AnyTermOf", bound=Term)


def _between(term: AnyTermOf, by: int, to: int) -> AnyTermOf:
    giver, receiver = (by, to) if term.giver == by else (to, by)
    return msgspec.structs.replace(term, giver=giver, receiver=receiver)


def kept_to(
    negotiation: Negotiation, state: State, seat: int, chosen: int, terms: Sequence[Term], random: Random
) -> int:
    """What a bot does to keep its words: its duty, else what it chose unless that breaks one."""
    if not terms:
        return chosen
    duty = negotiation.duty(state, seat, terms)
    if duty is not None:
        return duty
    if not negotiation.breaks(state, seat, chosen, terms):
        return chosen
    others = [action for action in state.legal(seat) if not negotiation.breaks(state, seat, action, terms)]
    return random.choice(others) if others else chosen
