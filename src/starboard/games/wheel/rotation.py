"""Rotating the wheel, and what comes of it when the time stone has gone round."""

from mypy_extensions import i64

from starboard.games.wheel.components import STATIONS
from starboard.games.wheel.ending import end
from starboard.games.wheel.events import AllResurrected, Rotated
from starboard.games.wheel.state import ALL_PLACES, Position
from starboard.kernel.sentinels import NO_SEAT


def rotate(position: Position) -> None:
    """AW-03: everything goes one station counter-clockwise; AW-11: the stone goes along."""
    position.black_cone = (position.black_cone + 1) & 7
    position.white_cone = (position.white_cone + 1) & 7
    position.black_discs = _turned(position.black_discs)
    position.white_discs = _turned(position.white_discs)
    position.dead = _turned(position.dead)
    position.rotations += 1
    if position.story is not None:
        position.tell(Rotated(position.mover, position.rotations, position.stone()))
    if position.rotations == position.pack.resurrection:
        _resurrect_all(position)
    if position.rotations == position.pack.draw:
        end(position, "three-revolutions", NO_SEAT)  # AW-33


def _turned(places: i64) -> i64:
    """A set of places after the wheel has turned by one."""
    return (places << 1 | places >> 7) & ALL_PLACES


def _resurrect_all(position: Position) -> None:
    """AW-32: at the second revolution every dead disc rises."""
    if position.story is not None and position.dead:
        position.tell(AllResurrected([place for place in range(STATIONS) if position.is_dead(place)]))
    position.dead = 0


def carried_piles(position: Position, seat: int) -> list[tuple[int, bool]]:
    """Piles of `seat` that a rotation brings into its stations (true) or takes out of them."""
    own = position.pack.stations_of(seat)
    found: list[tuple[int, bool]] = []
    for place in range(STATIONS):
        comes = (place + 1) % STATIONS in own
        if comes != (place in own) and _is_movable(position, seat, place):
            found.append((place, comes))
    return found


def _is_movable(position: Position, seat: int, place: int) -> bool:
    """The own cone, or own living discs that no cone stands on."""
    if position.cone(seat) == place:
        return True
    alone = position.cone(1 - seat) != place and not position.is_dead(place)
    return alone and position.discs_at(seat, place) > 0
