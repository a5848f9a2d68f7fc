"""Markets as they are shown: shelf by shelf, with what the next sale pays and the next one bought costs."""

from starboard.games.colonies.numbering import PLANETS
from starboard.games.colonies.state import Position
from starboard.games.colonies.types import Market


def see_market(position: Position, kind: int) -> Market:
    pack = position.pack
    number = position.markets[kind]
    top = min(number, pack.top_place)
    middle = min(number - top, pack.middle_places)
    return Market(
        pack.resources[kind],
        number,
        [top, middle, number - top - middle],
        pack.price(number),
        pack.price(number - 1) if number else None,
    )


def see_markets(position: Position) -> list[Market]:
    return [see_market(position, kind) for kind in range(PLANETS)]
