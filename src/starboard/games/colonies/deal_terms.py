# mypyc: skip
"""What players may give each other their word for, what may be proposed, and what it would come to."""

from typing import Annotated

import msgspec

from starboard.games.colonies.types import Ballot
from starboard.kernel import negotiation
from starboard.kernel.negotiation import Term

Number = Annotated[int, msgspec.Meta(ge=0, le=99)]
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class Trade(Term, frozen=True, kw_only=True, tag="trade"):
    """CO-17: both sides of the agreement as `giver`, who takes the step, will have brought them.

    `from_gives` and `from_gets` are how they stood when it was proposed.
    """

    gives: Number
    gets: Number
    from_gives: Number | None = None
    from_gets: Number | None = None


class VoteTerm(Term, frozen=True, kw_only=True, tag="vote"):
    """CO-09: a ballot in the vote of a turn, with at least so many votes; the card where it is known."""

    ballot: Ballot
    votes: Number = 0
    card: str | None = None


class Credits(Term, frozen=True, kw_only=True, tag="credits"):
    """CO-17: handed over by one-sided steps, the only way that the rules have."""

    count: Number


class ClearRoute(Term, frozen=True, kw_only=True, tag="clear-route"):
    """CO-14, CO-15: pirates taken off the receiver's route to a planet, or off any of them."""

    count: Number
    to: str | None = None


class LeaveAlone(Term, frozen=True, kw_only=True, tag="leave-alone"):
    """CO-14, CO-15: no pirate is taken off the receiver's routes, which would earn the giver something."""


class NoPirates(Term, frozen=True, kw_only=True, tag="no-pirates"):
    """CO-30: no card of the giver's sends pirates onto the receiver's routes."""


class FreeWord(Term, frozen=True, kw_only=True, tag="free"):
    """Anything else, in words; only the receiver can say whether it was kept."""

    text: Text


ColoniesTerm = Trade | VoteTerm | Credits | ClearRoute | LeaveAlone | NoPirates | FreeWord


# -- what may be proposed ------------------------------------------------------------------------


class PiratesOn(msgspec.Struct, frozen=True):
    """Pirates that wait on a route of the partner's, or of the own planet's."""

    to: str
    count: int


class Partner(msgspec.Struct, frozen=True):
    """A player to whom something can be proposed: the agreement as it stands, and what a step can carry."""

    seat: int
    planet: str
    gives: int  # of the viewer's
    gets: int
    own_points: int  # of the viewer's Influence in one action
    points: int  # of the partner's
    pirates: list[PiratesOn]  # on the partner's routes
    own_pirates: list[PiratesOn]
    own_vote: int | None  # the turn of the first vote that the viewer can still promise
    vote: int | None  # and the partner


class ColoniesProposals(msgspec.Struct, frozen=True):
    """What a seat may propose now: to whom, in which turns, on which card."""

    partners: list[Partner]
    lowest: int
    highest: int
    turn: int
    last: int
    next_vote: int | None  # the turn of it; null after the last
    card: str | None


# -- what it would come to -----------------------------------------------------------------------


class Change(msgspec.Struct, frozen=True):
    before: int
    after: int


class Balance(msgspec.Struct, frozen=True):
    """CO-06, CO-22: what a planet makes in each turn, sends on this agreement and gets; kinds of both."""

    seat: int
    planet: str
    resource: str
    partner_resource: str
    makes: Change
    sends: Change
    gets: Change
    pirates: int  # that wait for what comes in (CO-24)


class ColoniesBargain(msgspec.Struct, frozen=True):
    """What terms would come to: both balances of a trade, the points that its step takes, Credits."""

    balances: list[Balance] = []
    points: int = 0
    level: int = 0  # of the Influence of whoever takes the step
    credits: int = 0


# -- what is told --------------------------------------------------------------------------------


class DealProposed(negotiation.DealProposed, frozen=True, tag="deal-proposed"):
    terms: list[ColoniesTerm]


class DealAgreed(negotiation.DealAgreed, frozen=True, tag="deal-agreed"):
    terms: list[ColoniesTerm]


class DealDeclined(negotiation.DealDeclined, frozen=True, tag="deal-declined"):
    pass


class DealWithdrawn(negotiation.DealWithdrawn, frozen=True, tag="deal-withdrawn"):
    pass


class DealLapsed(negotiation.DealLapsed, frozen=True, tag="deal-lapsed"):
    pass


class WordKept(negotiation.WordKept, frozen=True, tag="word-kept"):
    terms: list[ColoniesTerm]


class WordBroken(negotiation.WordBroken, frozen=True, tag="word-broken"):
    terms: list[ColoniesTerm]


ColoniesDealEvent = (
    DealProposed | DealAgreed | DealDeclined | DealWithdrawn | DealLapsed | WordKept | WordBroken
)
