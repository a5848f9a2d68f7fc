"""How a voyage came out: titles, points, and who won."""

from starboard.games.convoy.state import Position
from starboard.kernel.results import DRAWN, LOST, WON, Result


def results(position: Position) -> list[Result]:
    return [_solo(position)] if position.players == 1 else [_crew(position, seat) for seat in (0, 1)]


def _solo(position: Position) -> Result:
    """CC-24: points for a win; CC-25: a loss scores nothing."""
    if position.winner < 0:
        return Result(0, 1, LOST, {})
    points = win_points(position)
    return Result(points, 1, WON, {"voyage": points})


def _crew(position: Position, seat: int) -> Result:
    """CC-26: what the Engine holds is the score; who won is another matter."""
    charges = position.engines[seat]
    if position.winner < 0:
        return Result(charges, 1, DRAWN, {"charges": charges})
    won = position.winner == seat
    return Result(charges, 1 if won else 2, WON if won else LOST, {"charges": charges})


def pace_row(position: Position) -> int:
    """CC-24: the row of the win scale that the tracker has reached, the slowest being 0."""
    starts = position.pack.pace_from
    row = 0
    while row + 1 < len(starts) and starts[row + 1] <= position.tracker:
        row += 1
    return row


def win_points(position: Position) -> int:
    """CC-24: what a win at this moment is worth to a single crew."""
    aboard = position.aboard(0)
    return position.pack.pace_points[pace_row(position)][aboard - 1] if aboard else 0


def titles(position: Position) -> list[str]:
    """CC-24: how the captain is called for the time and for the crew, as both stand now."""
    aboard = position.aboard(0)
    crew = [position.pack.crew_titles[aboard - 1]] if aboard else []
    return [position.pack.pace_titles[pace_row(position)], *crew]
