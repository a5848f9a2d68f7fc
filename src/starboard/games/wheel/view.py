# mypyc: skip
"""What a seat may see on the wheel: everything, there are no secrets."""

from typing import Any

from starboard.games.wheel.components import BLACK, STATIONS, WHITE
from starboard.games.wheel.state import Position


def see(position: Position) -> dict[str, Any]:
    """The eight places with what stands there, the stone, and where the game stands."""
    return {
        "game": "wheel",
        "actors": list(position.actors()),
        "turn": position.turns,
        "mover": position.mover,
        "places": [_place(position, place) for place in range(STATIONS)],
        "stone": position.stone(),
        "rotations": position.rotations,
        "revolutions": {
            "must_move": position.pack.must_move,
            "resurrection": position.pack.resurrection,
            "draw": position.pack.draw,
        },
        "battle": position.battle,
        "repetition": position.repetition,
        "occurred": _occurrences(position),
        "ending": position.ending(),
        "results": [result.to_dict() for result in position.results()] if position.ending() else [],
    }


def _place(position: Position, place: int) -> dict[str, Any]:
    """A place: its cone's seat (or None), its discs' seat and number, and whether they live."""
    cones = [seat for seat in (BLACK, WHITE) if position.cone(seat) == place]
    cone = position.winner if len(cones) == 2 else cones[0] if cones else None  # a taken cone is gone
    owner = next((seat for seat in (BLACK, WHITE) if position.discs_at(seat, place)), None)
    number = 0 if owner is None else position.discs_at(owner, place)
    return {
        "place": place,
        "cone": cone,
        "discs": number,
        "owner": owner,
        "dead": position.is_dead(place),
        "spire": _spire(cone, owner, position.is_dead(place)),
    }


def _spire(cone: int | None, owner: int | None, dead: bool) -> str:
    """AW-25: a cone on living discs makes a spire."""
    if cone is None or owner is None or dead:
        return ""
    return "free" if cone == owner else "prisoner"


def _occurrences(position: Position) -> int:
    """How often the position on the board has come up, where repetition counts."""
    return position.earlier().count(position.packed()) if position.repetition else 0
