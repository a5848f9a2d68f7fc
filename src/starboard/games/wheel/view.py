# mypyc: skip
"""What a seat may see on the wheel: everything, there are no secrets."""

from functools import cache
from typing import Literal

import msgspec

from starboard.games.wheel.components import BLACK, STATIONS, WHITE
from starboard.games.wheel.events import SpireKind
from starboard.games.wheel.state import Position
from starboard.kernel.view import View


class Place(msgspec.Struct):
    """A place of the table: whose cone stands there, whose discs and how many, and whether they live."""

    place: int
    cone: int | None
    discs: int
    owner: int | None
    dead: bool
    spire: SpireKind | Literal[""]  # AW-25: what a cone on living discs makes
    reach: list[int]  # where its player may move a piece from here, as far as the stations go


class Revolutions(msgspec.Struct):
    """After how many rotations somebody has to move, the dead rise, and the game is drawn."""

    must_move: int
    resurrection: int
    draw: int


class WheelView(View, kw_only=True, tag="wheel"):
    """The eight places with what stands there, the stone, and where the game stands."""

    mover: int
    places: list[Place]
    stations: list[list[int]]  # by seat: the places it may move from, from its left to its right
    stone: int
    stone_start: int  # where the stone goes back to
    rotations: int  # since a piece was moved
    revolutions: Revolutions
    must_move: bool  # AW-31: a piece has to be moved now, if one can be
    battle: bool  # AW-17: cones may be taken
    repetition: int  # how often a position may come up; 0 is without end
    occurred: int  # how often this one has


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
    cones = [seat for seat in (BLACK, WHITE) if position.cone(seat) == place]
    cone = position.winner if len(cones) == 2 else cones[0] if cones else None  # a taken cone is gone
    owner = next((seat for seat in (BLACK, WHITE) if position.discs_at(seat, place)), None)
    number = 0 if owner is None else position.discs_at(owner, place)
    dead = position.is_dead(place)
    reach = _places(position.pack.reach[place])
    return Place(place, cone, number, owner, dead, _spire(cone, owner, dead), reach)


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
    return position.earlier().count(position.packed()) if position.repetition else 0
