# mypyc: skip
"""What a seat may see: everything but the order of bag and deck, which nobody knows."""

from typing import Literal

import msgspec

from starboard.games.argosy.pack_view import CardFacts, Line, Numbers, Planet
from starboard.games.argosy.types import (
    Act,
    CardName,
    Ending,
    MapToken,
    Phase,
    Points,
    Price,
    Source,
    Token,
    Track,
)
from starboard.kernel.view import View


class Player(msgspec.Struct):
    """What a player has."""

    map: dict[str, MapToken]
    scrap: list[MapToken]
    tracks: dict[Track, int]
    doubled: list[Track]
    cards: list[CardName]
    colonies: list[str]
    planet_tokens: int  # left
    score: int
    factors: dict[Track, int]  # by what action 1 multiplies points of the doubled tracks


class CompletedTriangle(msgspec.Struct):
    """AR-10: a completed triangle to choose, and what it teaches."""

    action: int
    places: list[str]
    tracks: list[Track]
    extra: bool
    count: int  # points, those above the limit not counted
    gained: Points
    choice: int  # points whose track is chosen afterwards
    best: bool  # no other teaches more


class Step(msgspec.Struct):
    """What the question on the table is about."""

    hand: MapToken | None
    scrapped: bool
    acts: int
    extra: bool
    overflow: int
    fresh: list[CardName]
    hand_from: Source | None = None
    scrap_owner: int | None = None
    origin: str | None = None
    corner: str | None = None
    triangles: list[CompletedTriangle] | None = None
    victim: int | None = None
    target: str | None = None
    chosen: str | None = None


class Card(msgspec.Struct):
    """A face-up card: both prices, and for a seat which of them applies, and what it lacks."""

    card: CardName
    artificial: Points
    natural: Points
    fresh: bool  # turned up this turn
    price: Price | None = None
    missing: Points | None = None
    affordable: bool | None = None  # Perceptors counted in


class Offer(msgspec.Struct):
    """Something to be done on a planet: its whole cost, of which `travel` is Navigation for the way."""

    kind: Act
    action: int
    planet: str
    cost: Points
    travel: int
    missing: Points
    payable: bool
    start: str | None = msgspec.field(name="from", default=None)  # the colony the way begins at


class ArgosyView(View, kw_only=True, tag="argosy"):
    """The table; `offers`, `short` and what is missing for a card are the viewing seat's."""

    round: int
    asked: Phase
    action: int
    active: int
    first: int
    side: int
    rows: list[list[str]]  # the places of a map, row by row
    limit: int  # of the tracks
    scrap_places: int
    bag: int
    bag_low: bool  # the end is near
    unseen: dict[Token, int]  # in the bag
    pool: dict[Token, int]
    pool_count: int  # without the purple ones
    drawn: list[Token]
    gone: dict[Token, int]
    deck: int
    cards: list[Card]
    catalogue: dict[CardName, CardFacts]
    players: list[Player]
    planets: list[Planet]
    lines: list[Line]
    prices: dict[Act, Points]
    travelling: list[Act]  # to whose price travel comes
    short: dict[Act, Points]  # what the viewer lacks for a price, where it lacks anything
    numbers: Numbers
    offers: list[Offer]
    step: Step
    last_turn: Ending | Literal[""]
    idle: int
