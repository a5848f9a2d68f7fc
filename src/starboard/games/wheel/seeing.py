"""How a view is made of a position."""

from functools import cache
from typing import Literal

from starboard.games.wheel.components import BLACK, STATIONS, WHITE
from starboard.games.wheel.events import SpireKind
from starboard.games.wheel.state import Position
from starboard.games.wheel.view import Place, Revolutions, WheelView


def see(position: Position) -> WheelView:
    pack = position.pack
    return WheelView(
        actors=list(position.actors()),
        turn=position.turns,
        mover=position.mover,
        places=[_place(position, place) for place in range(STATIONS)],
        stations=[pack.stations_of(seat) for seat in (BLACK, WHITE)],
        stone=position.stone(),
        stone_start=pack.stone_place,
        rotations=position.rotations,
        revolutions=Revolutions(pack.must_move, pack.resurrection, pack.draw),
        must_move=position.must_move(),
        battle=position.battle,
        repetition=position.repetition,
        occurred=_occurrences(position),
        ending=position.ending(),
        results=position.results() if position.ending() else [],
    )


def _place(position: Position, place: int) -> Place:
    cone = _cone(position, place)
    owner, number = BLACK, position.discs_at(BLACK, place)
    if not number:
        owner, number = WHITE, position.discs_at(WHITE, place)
    holder = owner if number else None
    dead = position.is_dead(place)
    reach = _places(position.pack.reach[place])
    return Place(place, cone, number, holder, dead, _spire(cone, holder, dead), reach)


def _cone(position: Position, place: int) -> int | None:
    """Whose cone stands there; of two, one was taken and is gone."""
    black, white = position.cone(BLACK) == place, position.cone(WHITE) == place
    if black and white:
        return position.winner
    return BLACK if black else WHITE if white else None


@cache
def _places(bits: int) -> list[int]:
    """A set of places, as a list: how far a place reaches is the same in every view."""
    return [place for place in range(STATIONS) if bits >> place & 1]


def _spire(cone: int | None, owner: int | None, dead: bool) -> SpireKind | Literal[""]:
    """AW-25: a cone on living discs makes a spire."""
    if cone is None or owner is None or dead:
        return ""
    return "free" if cone == owner else "prisoner"


def _occurrences(position: Position) -> int:
    """How often the position on the board has come up, where repetition counts."""
    past = position.past
    return past.times(position.packed()) if past is not None else 0
