# mypyc: skip
"""What can happen before the first turn, with the event deck and in the income: CO-02 to CO-08, CO-12."""

from starboard.kernel.events import Event


class Lot(Event, frozen=True, tag="lot"):
    """CO-02, CO-03: a planet, and what comes with it."""

    seat: int
    planet: str
    stocks: list[int] | None = None
    purse: int | None = None


class Neutral(Event, frozen=True, tag="neutral"):
    """CO-28, CO-29: a planet that nobody drew."""

    planet: str


class First(Event, frozen=True, tag="first"):
    """CO-02: who is the first player."""

    first: int


class Dealt(Event, frozen=True, tag="dealt"):
    """CO-03: an event card, known to its player."""

    seat: int
    card: str


class LaidCard(Event, frozen=True, tag="laid-card"):
    """CO-04: the card that a player puts into the deck, in secret."""

    seat: int
    card: str


class DeckMade(Event, frozen=True, tag="deck-made"):
    """CO-04: all have laid a card."""

    count: int


class Revealed(Event, frozen=True, tag="revealed"):
    """CO-04, CO-12: the card that is voted on next, with the colonists it brings."""

    card: str
    count: int
    deck: int | None = None  # cards that are still in it


class TurnBegan(Event, frozen=True, tag="turn-began"):
    """A turn begins; `arrivals` is how many colonists come to each player (CO-07)."""

    turn: int
    first: int
    arrivals: int | None = None


class Produced(Event, frozen=True, tag="produced"):
    """CO-06."""

    seat: int
    resource: str
    count: int
    stock: int | None = None


class ChoseSettlers(Event, frozen=True, tag="chose-settlers"):
    """CO-08: how many are turned away and paid for, in secret; `stay` come in, for so many Credits."""

    seat: int
    away: int
    paid: int
    stay: int | None = None
    credits: int | None = None


class Settled(Event, frozen=True, tag="settled"):
    """CO-07, CO-08: the colonists have come."""

    seat: int
    count: int
    away: int
    credits: int
    colonists: int | None = None
    purse: int | None = None


SetupEvent = (
    Lot
    | Neutral
    | First
    | Dealt
    | LaidCard
    | DeckMade
    | Revealed
    | TurnBegan
    | Produced
    | ChoseSettlers
    | Settled
)
