# mypyc: skip
"""What is charted over a voyage."""

from starboard.games.convoy.components import MODULES
from starboard.games.convoy.scoring import win_points
from starboard.games.convoy.state import Position


def gauges(position: Position) -> dict[str, list[int | None]]:
    """Charges in the Engines and crew aboard; alone also the tracker and what a win now would score."""
    if position.players == 2:
        return {"charges": [*position.engines], "crew": [position.aboard(0), position.aboard(1)]}
    ready = len(position.faces) == MODULES
    return {
        "charges": [sum(position.engines)],
        "crew": [position.aboard(0)],
        "tracker": [position.tracker],
        "voyage": [win_points(position) if ready else None],
    }
