"""Points: technologies and Credits; ties by technologies, then by resources. CO-27."""

from starboard.games.colonies.numbering import PLANETS
from starboard.games.colonies.state import Position
from starboard.kernel.results import LOST, WON, Result


def technology_points(position: Position, planet: int) -> int:
    """CO-27: each technology gives the value of the level it has reached."""
    points = position.pack.points
    return sum(
        [points[level - 1] for level in position.levels[planet * PLANETS : planet * PLANETS + PLANETS]]
    )


def score(position: Position, planet: int) -> int:
    return technology_points(position, planet) + position.credits[planet]


def sources(position: Position, planet: int) -> dict[str, int]:
    """The points of one planet, technology by technology, and its Credits."""
    found: dict[str, int] = {}
    for technology, name in enumerate(position.pack.technologies):
        found[name] = position.pack.points[position.levels[planet * PLANETS + technology] - 1]
    found["credits"] = position.credits[planet]
    return found


def standing(position: Position, planet: int) -> tuple[int, int, int]:
    """What players are ranked by: score, technologies, resources."""
    return score(position, planet), technology_points(position, planet), position.stock(planet)


def results(position: Position) -> list[Result]:
    found: list[Result] = []
    standings = [standing(position, planet) for planet in position.planet_of]
    for seat, planet in enumerate(position.planet_of):
        place = 1 + sum([1 for other in standings if other > standings[seat]])
        points = standings[seat][0]
        found.append(Result(points, place, WON if place == 1 else LOST, sources(position, planet)))
    return found
