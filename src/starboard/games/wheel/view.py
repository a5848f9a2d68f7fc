# mypyc: skip
"""What a seat may see on the wheel: everything, there are no secrets."""

from typing import Literal

import msgspec

from starboard.games.wheel.events import SpireKind
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
