# mypyc: skip
"""What is charted over a game of Colonies."""

from starboard.games.colonies import scoring
from starboard.games.colonies.state import OVER, Position


def gauges(position: Position, seat: int | None, revealed: bool) -> dict[str, list[int | None]]:
    """Points of technologies, Credits where they are known (CO-04), goods and colonists."""
    open_to_all = revealed or position.step == OVER
    planets = position.planet_of
    return {
        "technologies": [
            scoring.technology_points(position, planet) if planet >= 0 else None for planet in planets
        ],
        "credits": [
            position.credits[planet] if planet >= 0 and (open_to_all or holder == seat) else None
            for holder, planet in enumerate(planets)
        ],
        "goods": [position.stock(planet) if planet >= 0 else None for planet in planets],
        "colonists": [position.colonists[planet] if planet >= 0 else None for planet in planets],
    }
