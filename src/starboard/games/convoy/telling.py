# mypyc: skip
"""What several events say of the position after them."""

from starboard.games.convoy import scoring
from starboard.games.convoy.components import ENGINES, SIX
from starboard.games.convoy.events import Standing, Wanted
from starboard.games.convoy.state import Position


def pips(position: Position, module: int) -> list[int]:
    """The faces of the dice over a Module: its own number, or sixes that were placed there."""
    number = position.dice[module]
    own = min(number, position.rolled.count(module + 1))
    return [module + 1] * own + [SIX] * (number - own)


def wanted(position: Position) -> list[list[Wanted]]:
    """Each Charge square: "yes" if the goal needs it, "maybe" if here or in the other Engine, "no"."""
    return [_wanted_in(position, engine) for engine in range(ENGINES)]


def _wanted_in(position: Position, engine: int) -> list[Wanted]:
    pack = position.pack
    if position.players == 2:
        least = most = pack.crew_charges
    else:
        most, least = pack.wanted[position.rank - 1]
        if position.engines[1 - engine] >= most:
            most = least
        elif position.engines[engine] >= most:
            least = most
    return ["yes" if square < least else "maybe" if square < most else "no" for square in range(pack.squares)]


def standing(position: Position) -> Standing | None:
    """CC-24: what a win now would be; two crews have no win scale."""
    if position.players == 2:
        return None
    return Standing(
        scoring.pace_row(position),
        position.aboard(0),
        scoring.win_points(position),
        scoring.titles(position),
    )


def inside(position: Position, module: int, cell: int) -> str | None:
    """The name of a space of a Module; None for -1."""
    return position.space_name(module * position.pack.cells + cell) if cell >= 0 else None
