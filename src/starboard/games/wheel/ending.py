"""How a game on the wheel ends, and the positions that are remembered for it."""

from typing import Final

from starboard.games.wheel.events import Ended, Ending
from starboard.games.wheel.state import Position, Seen
from starboard.kernel.sentinels import NO_SEAT

USUAL_REPETITION: Final = 3  # AW-34, unless a table agrees on another number


def end(position: Position, how: Ending, winner: int) -> None:
    position.how = how
    position.winner = winner
    if position.story is not None:
        position.tell(Ended(how, winner if winner >= 0 else None))


def remember(position: Position) -> None:
    """AW-34: a position that comes up as often as the table allows is a draw."""
    now = position.packed()
    before = position.past.times(now) if position.past is not None else 0
    position.past = Seen(now, position.past)
    if before + 1 >= position.repetition:
        end(position, "repetition", NO_SEAT)
