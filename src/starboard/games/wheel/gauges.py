# mypyc: skip
"""What is charted over a game on the wheel."""

from starboard.games.wheel.components import BLACK, STATIONS, WHITE
from starboard.games.wheel.state import Position


def gauges(position: Position) -> dict[str, list[int | None]]:
    """Each side's living discs, and how often the wheel was rotated since a piece moved."""
    return {
        "living": [living(position, seat) for seat in (BLACK, WHITE)],
        "rotations": [position.rotations],
    }


def living(position: Position, seat: int) -> int:
    return sum(position.discs_at(seat, place) for place in range(STATIONS) if not position.is_dead(place))
