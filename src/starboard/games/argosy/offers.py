"""What action 5 has for a viewer, affordable or not: cards to buy, colonies to found and to shield."""

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
from starboard.games.argosy.pack_view import TRACK_NUMBERS, Printed
from starboard.games.argosy.pieces import PERCEPTORS, RAZERS, SANCTUARIANS, SPAWNERS
from starboard.games.argosy.state import MIGRATION, Position
from starboard.games.argosy.types import CARD_NAMES, Points, Price
from starboard.games.argosy.view import Card, Offer
from starboard.kernel.sentinels import NONE


def see_card(position: Position, said: Printed, card: int, seat: int | None) -> Card:
    fresh = position.natural >> card & 1 == 1
    artificial, natural = said.artificial[card], said.natural[card]
    if seat is None:
        return Card(CARD_NAMES[card], artificial, natural, fresh)
    at_natural = fresh and seat == position.active  # AR-14
    lacking = missing(position, seat, natural if at_natural else artificial)
    affordable = not lacking or _saved(position, seat, lacking)
    price: Price = "natural" if at_natural else "artificial"
    return Card(CARD_NAMES[card], artificial, natural, fresh, price, lacking, affordable)


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
    found: Points = {}
    for name, count in price.items():
        there = tracks[base + TRACK_NUMBERS[name]]
        if count > there:
            found[name] = count - there
    return found


# -- on planets ------------------------------------------------------------------------------------


def offers(position: Position, said: Printed, seat: int) -> list[Offer]:
    """What each planet within reach has for `seat`; to who migrates, where the colony can go."""
    found = Offers(position, said, seat)
    if position.phase == MIGRATION and seat == position.active:
        found.migrate()
    else:
        found.expand()
    return found.offers


class Offers:
    """What is on offer to one seat, as it is found."""

    def __init__(self, position: Position, said: Printed, seat: int) -> None:
        self.position = position
        self.said = said
        self.seat = seat
        self.offers: list[Offer] = []
        self.lacking: dict[int, Points] = {}  # by choice and way

    def expand(self) -> None:
        """Planets to found a colony on, and own ones to shield."""
        position, seat = self.position, self.seat
        has_token = travel.tokens_left(position, seat) > 0  # AR-20
        for planet in range(position.pack.planets):
            owner = position.owner(planet)
            if owner == seat:
                self.develop(planet)
            elif has_token:
                self.found(planet, owner)

    def found(self, planet: int, owner: int) -> None:
        position, seat = self.position, self.seat
        way = travel.travel_cost(position, seat, planet)
        if way == travel.OUT_OF_REACH:
            return
        start = travel.departure(position, seat, planet)
        if owner < 0:
            self.offer(BUILD, planet, way, start)
            self.offer(FORTIFY, planet, way, start)
            if position.has(seat, SPAWNERS):
                self.offer(SPAWN, planet, way, start)
        elif not position.shielded >> planet & 1 or position.has(seat, RAZERS):
            self.offer(INVADE, planet, way, start)

    def develop(self, planet: int) -> None:
        if self.position.shielded >> planet & 1:
            return
        self.offer(SHIELD, planet, 0, NONE)
        if self.position.has(self.seat, SANCTUARIANS):
            self.offer(WARD, planet, 0, NONE)

    def migrate(self) -> None:
        """AR-27: free planets one line away from the colony that migrates."""
        position = self.position
        start = position.chosen
        near = position.pack.neighbours[start] & ~position.settled()
        for planet in range(position.pack.planets):
            if near >> planet & 1:
                self.offer(SETTLE, planet, travel.line(position, self.seat, start, planet), start)

    def offer(self, choice: int, planet: int, way: int, start: int) -> None:
        pack = self.position.pack
        cost: Points = self.said.planet_cost(choice, way)
        alike = choice << 8 | way
        if alike not in self.lacking:
            self.lacking[alike] = missing(self.position, self.seat, cost)
        lacking = self.lacking[alike]
        self.offers.append(
            Offer(
                PLANET_CHOICE_NAMES[choice],
                pack.planet_action(choice, planet),
                pack.planet_names[planet],
                cost,
                way,
                lacking,
                not lacking,
                pack.planet_names[start] if start >= 0 else None,
            )
        )
