"""How a game on the wheel came out."""

from starboard.games.wheel.state import Position
from starboard.kernel.results import DRAWN, LOST, WON, Result


def results(position: Position) -> list[Result]:
    """The taker of a cone wins (AW-13); three revolutions (AW-33) and repetition (AW-34) draw."""
    if position.winner < 0:
        return [Result(0, 1, DRAWN, {}) for _ in range(2)]
    return [
        Result(1, 1, WON, {"cone": 1}) if seat == position.winner else Result(0, 2, LOST, {})
        for seat in range(2)
    ]
