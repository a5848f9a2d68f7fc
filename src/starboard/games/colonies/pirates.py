"""Pirates come onto routes and leave them."""

from starboard.games.colonies.council_events import PiratesPlaced, RoutesCleared
from starboard.games.colonies.numbering import PARTNERS, PLANETS
from starboard.games.colonies.state import Position
from starboard.kernel.number_lists import changed
from starboard.kernel.sentinels import NONE


def place_in_order(position: Position, planet: int, number: int) -> None:
    """CO-25: one at a time counter-clockwise over the own routes, always from the rightmost."""
    for step in range(1, PLANETS):
        here = (number + PARTNERS - step) // PARTNERS
        if here:
            put(position, planet, (planet - step) % PLANETS, here)


def put(position: Position, of: int, to: int, number: int, chosen_by: int = NONE) -> None:
    """Onto a route; `chosen_by` is the planet whose player sends them there, if one chose it."""
    cell = of * PLANETS + to
    position.pirates = changed(position.pirates, cell, number)
    if position.story is not None:
        names = position.pack.planets
        there = position.pirates[cell]
        by = position.seat_of[chosen_by] if chosen_by >= 0 else None
        position.tell(PiratesPlaced(position.seat_of[of], names[of], names[to], number, there, by))


def clear_all(position: Position) -> None:
    """Every pirate leaves every route, to the supply."""
    if position.story is not None:
        position.tell(RoutesCleared(sum(position.pirates)))
    position.pirates = [0] * (PLANETS * PLANETS)
