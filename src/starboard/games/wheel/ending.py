"""How a game on the wheel ends, and the positions that are remembered for it."""

from typing import Final

from mypy_extensions import i64

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
    drawn = is_drawn(now, position.past, position.repetition)
    position.past = Seen(now, position.past)
    if drawn:
        end(position, "repetition", NO_SEAT)


def comes_once_more(position: Position, allowed: i64) -> bool:
    """Has the position now come up as often as that, with those that are remembered?"""
    return is_drawn(position.packed(), position.past, allowed)


def is_drawn(packed: i64, past: Seen | None, allowed: i64) -> bool:
    if past is None:
        return allowed <= 1
    return past.times(packed) + 1 >= allowed
