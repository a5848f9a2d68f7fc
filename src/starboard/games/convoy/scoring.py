"""How a voyage came out or stands: what the goal still needs, titles, points, and who won."""

from starboard.games.convoy.components import ENGINES
from starboard.games.convoy.events import Standing
from starboard.games.convoy.state import Position
from starboard.games.convoy.types import Wanted
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


def standing(position: Position) -> Standing | None:
    """CC-24: what a win now would be; two crews have no win scale."""
    if position.players == 2:
        return None
    return Standing(pace_row(position), position.aboard(0), win_points(position), titles(position))


def wanted(position: Position) -> list[list[Wanted]]:
    """CC-23: each Charge square, "yes" if the goal needs it, "maybe" if here or in the other Engine, "no"."""
    return [_wanted_in(position, engine) for engine in range(ENGINES)]


def _wanted_in(position: Position, engine: int) -> list[Wanted]:
    pack = position.pack
    if position.players == 2:
        least = most = pack.crew_charges
    else:
        most, least = pack.wanted[position.rank - 1]
        if position.engines[1 - engine] >= most:
            most = least
        elif position.engines[engine] >= most:
            least = most
    return ["yes" if square < least else "maybe" if square < most else "no" for square in range(pack.squares)]
