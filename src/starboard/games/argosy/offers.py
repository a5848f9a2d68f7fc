# mypyc: skip
"""What action 5 has for a viewer, affordable or not: cards to buy, colonies to found and to shield."""

from typing import Final

import msgspec

from starboard.games.argosy import travel
from starboard.games.argosy.numbering import (
    BUILD,
    FORTIFY,
    INVADE,
    PLANET_CHOICE_NAMES,
    SETTLE,
    SHIELD,
    SPAWN,
    TRACKS,
    WARD,
)
from starboard.games.argosy.pack_view import printed
from starboard.games.argosy.pieces import PERCEPTORS, RAZERS, SANCTUARIANS, SPAWNERS, TRACK_NAMES
from starboard.games.argosy.state import MIGRATION, Position
from starboard.games.argosy.types import CARD_NAMES, Act, CardName, Points, Price
from starboard.kernel.sentinels import NONE

TRACK_NUMBERS: Final = {name: track for track, name in enumerate(TRACK_NAMES)}


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


def card_shown(position: Position, card: int, seat: int | None) -> Card:
    said = printed(position.pack)
    fresh = position.natural >> card & 1 == 1
    shown = Card(CARD_NAMES[card], said.artificial[card], said.natural[card], fresh)
    if seat is not None:
        natural = fresh and seat == position.active  # AR-14
        lacking = missing(position, seat, shown.natural if natural else shown.artificial)
        shown.price = "natural" if natural else "artificial"
        shown.missing = lacking
        shown.affordable = not lacking or _saved(position, seat, lacking)
    return shown


def _saved(position: Position, seat: int, lacking: Points) -> bool:
    """AR-24: do Perceptors make up for it? They save on one track."""
    return (
        len(lacking) == 1
        and position.has(seat, PERCEPTORS)
        and sum(lacking.values()) <= position.pack.discount
    )


def missing(position: Position, seat: int, price: Points) -> Points:
    """What `seat` lacks for a price."""
    tracks = position.tracks
    base = seat * TRACKS
    return {
        name: count - tracks[base + TRACK_NUMBERS[name]]
        for name, count in price.items()
        if count > tracks[base + TRACK_NUMBERS[name]]
    }


# -- on planets ------------------------------------------------------------------------------------


def offers(position: Position, seat: int) -> list[Offer]:
    """What each planet within reach has for `seat`; to who migrates, where the colony can go."""
    if position.phase == MIGRATION and seat == position.active:
        return _destinations(position, seat)
    found: list[Offer] = []
    has_token = travel.tokens_left(position, seat) > 0  # AR-20
    for planet in range(position.pack.planets):
        owner = position.owner(planet)
        if owner == seat:
            found += _developing(position, seat, planet)
        elif has_token:
            found += _founding(position, seat, planet, owner)
    return found


def _founding(position: Position, seat: int, planet: int, owner: int) -> list[Offer]:
    way = travel.travel_cost(position, seat, planet)
    if way == travel.OUT_OF_REACH:
        return []
    start = travel.departure(position, seat, planet)
    if owner >= 0:
        if position.shielded >> planet & 1 and not position.has(seat, RAZERS):
            return []
        return [_offer(position, seat, INVADE, planet, way, start)]
    found = [
        _offer(position, seat, BUILD, planet, way, start),
        _offer(position, seat, FORTIFY, planet, way, start),
    ]
    if position.has(seat, SPAWNERS):
        found.append(_offer(position, seat, SPAWN, planet, way, start))
    return found


def _developing(position: Position, seat: int, planet: int) -> list[Offer]:
    if position.shielded >> planet & 1:
        return []
    found = [_offer(position, seat, SHIELD, planet, 0, NONE)]
    if position.has(seat, SANCTUARIANS):
        found.append(_offer(position, seat, WARD, planet, 0, NONE))
    return found


def _destinations(position: Position, seat: int) -> list[Offer]:
    """AR-27: free planets one line away from the colony that migrates."""
    start = position.chosen
    near = position.pack.neighbours[start] & ~position.settled()
    return [
        _offer(position, seat, SETTLE, planet, travel.line(position, seat, start, planet), start)
        for planet in range(position.pack.planets)
        if near >> planet & 1
    ]


def _offer(position: Position, seat: int, choice: int, planet: int, way: int, start: int) -> Offer:
    pack = position.pack
    cost = printed(pack).planet_cost(choice, way)
    lacking = missing(position, seat, cost)
    return Offer(
        PLANET_CHOICE_NAMES[choice],
        pack.planet_action(choice, planet),
        pack.planet_names[planet],
        cost,
        way,
        lacking,
        not lacking,
        pack.planet_names[start] if start >= 0 else None,
    )
