# mypyc: skip
"""What can happen in the council and by an event card: CO-09 to CO-11, CO-30."""

from starboard.games.colonies.types import ActionName, Ballot, Market, Technology
from starboard.kernel.events import Event


class ChoseBallot(Event, frozen=True, tag="chose-ballot"):
    """CO-09: in secret, with the votes that it has so far."""

    seat: int
    ballot: Ballot
    votes: int | None = None


class LaidAside(Event, frozen=True, tag="laid-aside"):
    """CO-09: a resource laid with the vote, in secret; `stock` is what is left besides."""

    seat: int
    resource: str
    stock: int | None = None
    votes: int | None = None


class Sealed(Event, frozen=True, tag="sealed"):
    """CO-09: the vote is complete."""

    seat: int


class Spent(Event, frozen=True, tag="spent"):
    """CO-09: what was laid with a vote is gone."""

    seat: int
    resource: str
    count: int
    stock: int | None = None


class Voted(Event, frozen=True, tag="voted"):
    """CO-09: a vote is opened."""

    seat: int
    ballot: Ballot
    count: int


class Counted(Event, frozen=True, tag="counted"):
    """CO-10."""

    yes: int
    no: int


class Decided(Event, frozen=True, tag="decided"):
    """CO-10: the first player broke a tie."""

    seat: int
    ballot: Ballot


class Carried(Event, frozen=True, tag="carried"):
    """CO-10: which side of the card counts."""

    card: str
    ballot: Ballot


class TookCredits(Event, frozen=True, tag="took-credits"):
    """CO-10: Credits instead of the first effect."""

    seat: int
    count: int
    purse: int | None = None


class Gained(Event, frozen=True, tag="gained"):
    """CO-10: a resource of choice."""

    seat: int
    resource: str
    count: int
    stock: int | None = None
    left: int | None = None


class Banned(Event, frozen=True, tag="banned"):
    """CO-30: an action is forbidden; `bans` are all that now are."""

    seat: int
    action: ActionName
    bans: list[ActionName] | None = None


class LostAction(Event, frozen=True, tag="lost-action"):
    """CO-13: `lost` is how many the seat loses in all this turn."""

    seat: int
    count: int
    lost: int | None = None


class ReceivedColonists(Event, frozen=True, tag="received-colonists"):
    """Colonists that a card brings."""

    seat: int
    count: int
    colonists: int | None = None


class LostColonists(Event, frozen=True, tag="lost-colonists"):
    """CO-11."""

    seat: int
    count: int
    colonists: int | None = None


class Lost(Event, frozen=True, tag="lost"):
    """CO-11: resources given up."""

    seat: int
    resource: str
    count: int
    stock: int | None = None
    left: int | None = None


class Dumped(Event, frozen=True, tag="dumped"):
    """A resource left on its market, unpaid."""

    seat: int
    resource: str
    count: int
    stock: int | None = None
    market: Market | None = None


class MarketsEmptied(Event, frozen=True, tag="markets-emptied"):
    """CO-30: all five."""

    count: int
    markets: list[Market] | None = None


class RoutesCleared(Event, frozen=True, tag="routes-cleared"):
    """Every pirate left every route."""

    count: int


class PiratesPlaced(Event, frozen=True, tag="pirates-placed"):
    """CO-25, CO-30: onto a route; `by` is the seat that chose it, null where the rules did."""

    owner: int
    of: str
    to: str
    count: int
    pirates: int | None = None
    by: int | None = None


class Downgraded(Event, frozen=True, tag="downgraded"):
    """CO-30: `points` is what the seat's technologies are then worth together."""

    seat: int
    technology: Technology
    level: int
    points: int | None = None


CouncilEvent = (
    ChoseBallot
    | LaidAside
    | Sealed
    | Spent
    | Voted
    | Counted
    | Decided
    | Carried
    | TookCredits
    | Gained
    | Banned
    | LostAction
    | ReceivedColonists
    | LostColonists
    | Lost
    | Dumped
    | MarketsEmptied
    | RoutesCleared
    | PiratesPlaced
    | Downgraded
)
