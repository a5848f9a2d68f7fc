# mypyc: skip
"""What can happen in Argosy, with the numbers that are so afterwards.

Events that were stored before a number was told lack it.
"""

from typing import Final

import msgspec

from starboard.games.argosy.types import CardName, Ending, MapToken, Price, Source, Token, Track
from starboard.kernel.events import Event

# -- setup and course ------------------------------------------------------------------------------


class FirstPlayer(Event, frozen=True, tag="first-player"):
    """AR-07: who begins."""

    seat: int


class DealtCard(Event, frozen=True, tag="dealt-card"):
    """AR-07: a card lies face up for all."""

    card: CardName
    deck: int | None = None


class DealtToken(Event, frozen=True, tag="dealt-token"):
    """AR-07: a token of the draft came out of the bag."""

    token: Token
    bag: int | None = None
    pool: int | None = None  # tokens of this kind


class Turn(Event, frozen=True, tag="turn"):
    """A turn began."""

    seat: int
    round: int | None = None


class LastTurn(Event, frozen=True, tag="last-turn"):
    """AR-22: the game will be over after this turn."""

    seat: int
    how: Ending


class Ended(Event, frozen=True, tag="ended"):
    """AR-22: the game is over."""

    how: Ending


# -- tokens ----------------------------------------------------------------------------------------


class Scrapped(Event, frozen=True, tag="scrapped"):
    """AR-13: a token of the own map went to the scrap."""

    seat: int
    token: MapToken
    place: str
    scrap: list[MapToken] | None = None
    slot: int | None = None  # where in the scrap it lies
    score: int | None = None


class Drew(Event, frozen=True, tag="drew"):
    """AR-13: a token came out of the bag into the pool."""

    seat: int
    token: Token
    bag: int | None = None
    pool: int | None = None  # tokens of this kind


class DrewOne(Event, frozen=True, tag="drew-one"):
    """AR-19: a token was drawn for red; a purple one counts as in the bag still."""

    seat: int
    token: Token
    bag: int | None = None


class PutBack(Event, frozen=True, tag="put-back"):
    """AR-19: the purple token that was drawn for red went back."""

    seat: int
    bag: int | None = None


class Took(Event, frozen=True, tag="took"):
    """AR-07, AR-13: a token of the pool is in hand."""

    seat: int
    token: MapToken
    pool: int | None = None  # tokens of this kind


class Recovered(Event, frozen=True, tag="recovered"):
    """AR-19, AR-37: a token of somebody's scrap is in hand."""

    seat: int
    owner: int
    token: MapToken
    scrap: list[MapToken] | None = None
    slot: int | None = None  # where in the scrap it lay


class Placed(Event, frozen=True, tag="placed"):
    """A token from the pool, the bag or a scrap lies on the map."""

    seat: int
    token: MapToken
    place: str
    source: Source | None = None
    owner: int | None = None  # of the scrap
    score: int | None = None


class Lifted(Event, frozen=True, tag="lifted"):
    """AR-18: an own token is in hand, to be moved."""

    seat: int
    token: MapToken
    place: str
    score: int | None = None


class Moved(Event, frozen=True, tag="moved"):
    """AR-18: the lifted token lies elsewhere."""

    seat: int
    token: MapToken
    place: str
    start: str = msgspec.field(name="from")
    score: int | None = None


class Swapped(Event, frozen=True, tag="swapped"):
    """AR-19: a token of the pool lies where another one was, which is in the pool."""

    seat: int
    token: MapToken
    old: MapToken
    place: str
    pool: int | None = None  # tokens of the kind that came
    pool_old: int | None = None  # tokens of the kind that went
    score: int | None = None


# -- knowledge and strikes ------------------------------------------------------------------------


class Completed(Event, frozen=True, tag="completed"):
    """AR-08 to AR-10: the triangle that is scored."""

    seat: int
    places: list[str]
    tracks: list[Track]
    extra: bool  # AR-09: with a point of choice


class Counted(Event, frozen=True):
    """Points of a track."""

    seat: int
    track: Track
    count: int
    now: int | None = None


class Gained(Counted, frozen=True, tag="gained"):
    """Points came onto a track."""

    place: str | None = None  # of the token that taught them


class Lost(Counted, frozen=True, tag="lost"):
    """AR-11: points above the limit were lost."""


class Diverted(Event, frozen=True, tag="diverted"):
    """AR-33: a point above the limit went to another track."""

    seat: int
    track: Track
    now: int | None = None
    place: str | None = None  # of the token that taught it
    left: int | None = None  # points still to be put elsewhere


class Spent(Counted, frozen=True, tag="spent"):
    """Points of a track were paid."""


class Struck(Event, frozen=True, tag="struck"):
    """AR-18: a strike is aimed at a token."""

    seat: int
    victim: int
    token: MapToken
    place: str


class Cancelled(Event, frozen=True, tag="cancelled"):
    """AR-18: the victim paid, and the token stays."""

    seat: int
    other: int


class Hit(Event, frozen=True, tag="hit"):
    """AR-18: the token went to its owner's scrap."""

    victim: int
    token: MapToken
    place: str
    scrap: list[MapToken] | None = None
    slot: int | None = None  # where in the scrap it lies
    score: int | None = None


class Destroyed(Event, frozen=True, tag="destroyed"):
    """AR-18: the token left the game, for the scrap was full."""

    victim: int
    token: MapToken
    place: str
    gone: int | None = None  # tokens of this kind that are out of the game
    score: int | None = None


# -- cards and colonies --------------------------------------------------------------------------


class TurnedUp(Event, frozen=True, tag="turned-up"):
    """AR-14: a purple token turned up a card."""

    seat: int
    card: CardName
    deck: int | None = None


class TwoPurples(Event, frozen=True, tag="two-purples"):
    """AR-15: purples drawn at once end research, and bring a free card."""

    seat: int


class Claimed(Event, frozen=True, tag="claimed"):
    """AR-15: a card was taken free; `cards` are the player's now."""

    seat: int
    card: CardName
    cards: list[CardName] | None = None
    score: int | None = None


class Bought(Event, frozen=True, tag="bought"):
    """AR-20(5): a card was paid for; `cards` are the player's now."""

    seat: int
    card: CardName
    price: Price
    cards: list[CardName] | None = None
    score: int | None = None


class Tuned(Event, frozen=True, tag="tuned"):
    """AR-25, AR-26: the track that a card multiplies was chosen."""

    seat: int
    card: CardName
    track: Track
    factor: int | None = None
    doubled: list[Track] | None = None  # all such tracks of the seat


class PurpleGone(Event, frozen=True, tag="purple-gone"):
    """AR-16: a purple token of the pool left the game."""

    pool: int | None = None  # purple tokens left there
    gone: int | None = None  # purple tokens that are out of the game


class PoolReturned(Event, frozen=True, tag="pool-returned"):
    """AR-16: everything else in the pool went back into the bag."""

    count: int
    bag: int | None = None
    tokens: dict[Token, int] | None = None


class Founded(Event, frozen=True):
    """A new colony."""

    seat: int
    planet: str
    planet_tokens: int | None = None
    score: int | None = None


class Built(Founded, frozen=True, tag="built"):
    """AR-20(3), AR-41: without a shield."""


class Fortified(Founded, frozen=True, tag="fortified"):
    """AR-20(1): with a shield."""


class Invaded(Event, frozen=True, tag="invaded"):
    """AR-20(2), AR-39: a colony changed hands, and has no shield."""

    seat: int
    victim: int
    planet: str
    planet_tokens: int | None = None
    score: int | None = None
    victim_planet_tokens: int | None = None
    victim_score: int | None = None


class Shielded(Event, frozen=True, tag="shielded"):
    """AR-20(4), AR-32: a colony got a shield."""

    seat: int
    planet: str


class Migrated(Event, frozen=True, tag="migrated"):
    """AR-27: a colony went along a line, its shield with it."""

    seat: int
    planet: str
    start: str = msgspec.field(name="from")
    shielded: bool | None = None
    score: int | None = None


CourseEvent = FirstPlayer | DealtCard | DealtToken | Turn | LastTurn | Ended
TokenEvent = Scrapped | Drew | DrewOne | PutBack | Took | Recovered | Placed | Lifted | Moved | Swapped
KnowledgeEvent = Completed | Gained | Lost | Diverted | Spent
StrikeEvent = Struck | Cancelled | Hit | Destroyed
CardEvent = TurnedUp | TwoPurples | Claimed | Bought | Tuned | PurpleGone | PoolReturned
ColonyEvent = Built | Fortified | Invaded | Shielded | Migrated
ArgosyEvent = CourseEvent | TokenEvent | KnowledgeEvent | StrikeEvent | CardEvent | ColonyEvent

KEY_EVENTS: Final = (  # worth jumping to in a game looked back on
    "bought",
    "claimed",
    "built",
    "fortified",
    "invaded",
    "two-purples",
    "last-turn",
    "ended",
)
