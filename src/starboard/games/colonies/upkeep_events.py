# mypyc: skip
"""What can happen in upkeep and at the end: CO-21 to CO-27."""

import msgspec

from starboard.games.colonies.types import Ending, Market
from starboard.kernel.events import Event


class PoliceSent(Event, frozen=True, tag="police-sent"):
    """CO-21: in secret; `pirates` will then wait on the route."""

    seat: int
    of: str
    to: str
    pirates: int | None = None
    left: int | None = None


class PoliceReady(Event, frozen=True, tag="police-ready"):
    """CO-21."""

    seat: int


class Policed(Event, frozen=True, tag="policed"):
    """CO-21: pirates of an own route are gone."""

    seat: int
    of: str
    to: str
    count: int
    pirates: int | None = None


class Substituted(Event, frozen=True, tag="substituted"):
    """CO-23: in secret; `stock` is what is left besides, `free` how many more stand in without a Credit."""

    seat: int
    resource: str
    planet: str
    stock: int | None = None
    free: int | None = None
    credits: int | None = None


class PaymentReady(Event, frozen=True, tag="payment-ready"):
    """CO-23."""

    seat: int


class Exchange(msgspec.Struct, frozen=True):
    """CO-22 to CO-25: what upkeep comes to for one planet, in goods; `paid` is Credits that it hands over."""

    planet: str
    seat: int
    sent: int
    got: int
    lost: int  # to pirates on its own routes
    substituted: int
    paid: int
    pirates: int  # colonists that turn to piracy


class AgreementsFulfilled(Event, frozen=True, tag="agreements-fulfilled"):
    """CO-22: all have paid; `stocks` is what is left by planet before anything arrives, null if neutral."""

    turn: int
    stocks: list[list[int] | None] | None = None
    purse: int | None = None
    exchanges: list[Exchange] | None = None  # of the players' planets, clockwise from the first player


class Delivered(Event, frozen=True, tag="delivered"):
    """CO-22, CO-28: resources arrive; `stock` is what the receiver then has, null if neutral."""

    of: str
    to: str
    resource: str
    count: int
    stock: int | None = None


class Intercepted(Event, frozen=True, tag="intercepted"):
    """CO-24: pirates turned resources to the market."""

    of: str
    to: str
    resource: str
    count: int
    market: Market | None = None


class PiratesLeft(Event, frozen=True, tag="pirates-left"):
    """CO-24: one for each resource."""

    of: str
    to: str
    count: int
    pirates: int | None = None


class Compensated(Event, frozen=True, tag="compensated"):
    """CO-23, CO-24: Credits arrive; only the receiver is told the purse, what was paid left it before."""

    of: str
    to: str
    count: int
    purse: int | None = None


class TurnedPirate(Event, frozen=True, tag="turned-pirate"):
    """CO-25."""

    seat: int
    count: int
    colonists: int | None = None


class FirstPassed(Event, frozen=True, tag="first-passed"):
    """CO-26."""

    first: int


class Ended(Event, frozen=True, tag="ended"):
    """CO-27."""

    how: Ending


UpkeepEvent = (
    PoliceSent
    | PoliceReady
    | Policed
    | Substituted
    | PaymentReady
    | AgreementsFulfilled
    | Delivered
    | Intercepted
    | PiratesLeft
    | Compensated
    | TurnedPirate
    | FirstPassed
    | Ended
)
