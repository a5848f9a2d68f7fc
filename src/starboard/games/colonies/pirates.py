"""Pirates come onto routes and leave them."""

from starboard.games.colonies.choices import PLANETS
from starboard.games.colonies.state import Position
from starboard.kernel.lists import changed


def place_in_order(position: Position, planet: int, number: int) -> None:
    """CO-25: one at a time counter-clockwise over the own routes, always from the rightmost."""
    partners = PLANETS - 1
    for step in range(1, PLANETS):
        here = (number + partners - step) // partners
        if here:
            put(position, planet, (planet - step) % PLANETS, here)


def put(position: Position, of: int, to: int, number: int) -> None:
    position.pirates = changed(position.pirates, of * PLANETS + to, number)
    if position.story is not None:
        names = position.pack.planets
        parts = {"owner": position.seat_of[of], "of": names[of], "to": names[to], "count": number}
        position.happened("pirates-placed", parts)


def clear_all(position: Position) -> None:
    """Every pirate leaves every route, to the supply."""
    if position.story is not None:
        position.happened("routes-cleared", {"count": sum(position.pirates)})
    position.pirates = [0] * (PLANETS * PLANETS)
