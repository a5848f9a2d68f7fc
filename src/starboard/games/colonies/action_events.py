# mypyc: skip
"""What can happen in an action: CO-13 to CO-20."""

from starboard.games.colonies.types import ActionName, How, Market, Technology
from starboard.kernel.events import Event


class Passed(Event, frozen=True, tag="passed"):
    """CO-13."""

    seat: int


class ActionTaken(Event, frozen=True, tag="action-taken"):
    """CO-13: the action of a technology begins."""

    seat: int
    action: ActionName
    level: int


class Rescued(Event, frozen=True, tag="rescued"):
    """CO-14: a pirate from an own route."""

    seat: int
    owner: int
    of: str
    to: str
    pirates: int | None = None


class RescuedFor(Event, frozen=True, tag="rescued-for"):
    """CO-14: a pirate from an opponent's route, for what it was blocking."""

    seat: int
    owner: int
    of: str
    to: str
    resource: str
    pirates: int | None = None
    count: int | None = None  # of the resource
    stock: int | None = None


class Joined(Event, frozen=True, tag="joined"):
    """CO-14: the rescued pirate is a colonist of the seat's."""

    seat: int
    count: int
    colonists: int | None = None
    left: int | None = None


class SentOff(Event, frozen=True, tag="sent-off"):
    """CO-14: the rescued pirate went to the supply."""

    seat: int
    count: int
    left: int | None = None


class Hunted(Event, frozen=True, tag="hunted"):
    """CO-15: a pirate of an own route is caught."""

    seat: int
    owner: int
    of: str
    to: str
    pirates: int | None = None
    left: int | None = None


class HuntedFor(Event, frozen=True, tag="hunted-for"):
    """CO-15: a pirate of an opponent's route is caught, and paid for if the opponent can."""

    seat: int
    owner: int
    of: str
    to: str
    credits: int
    pirates: int | None = None
    left: int | None = None
    purse: int | None = None


class Sold(Event, frozen=True, tag="sold"):
    """CO-16."""

    seat: int
    resource: str
    credits: int
    stock: int | None = None
    market: Market | None = None
    left: int | None = None
    purse: int | None = None


class Adjusted(Event, frozen=True, tag="adjusted"):
    """CO-17: a step on an agreement; `next` is what a further one on it would take."""

    seat: int
    planet: str
    how: How
    points: int
    credits: int
    mine: int
    theirs: int
    left: int | None = None
    next: int | None = None
    purse: int | None = None


class Made(Event, frozen=True, tag="made"):
    """CO-18: the own resource."""

    seat: int
    resource: str
    count: int
    stock: int | None = None


class Attracted(Event, frozen=True, tag="attracted"):
    """CO-18."""

    seat: int
    count: int
    colonists: int | None = None


class Bought(Event, frozen=True, tag="bought"):
    """CO-20: what was missing for an upgrade."""

    seat: int
    resource: str
    count: int
    credits: int
    stock: int | None = None
    market: Market | None = None
    purse: int | None = None


class Invested(Event, frozen=True, tag="invested"):
    """CO-19: resources go into an upgrade."""

    seat: int
    resource: str
    count: int
    stock: int | None = None


class Employed(Event, frozen=True, tag="employed"):
    """CO-19: colonists go into an upgrade."""

    seat: int
    count: int
    colonists: int | None = None


class Upgraded(Event, frozen=True, tag="upgraded"):
    """CO-19: `points` is what the seat's technologies are then worth together."""

    seat: int
    technology: Technology
    level: int
    points: int | None = None


ActionEvent = (
    Passed
    | ActionTaken
    | Rescued
    | RescuedFor
    | Joined
    | SentOff
    | Hunted
    | HuntedFor
    | Sold
    | Adjusted
    | Made
    | Attracted
    | Bought
    | Invested
    | Employed
    | Upgraded
)
