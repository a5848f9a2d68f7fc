# mypyc: skip
"""A captain's career over several voyages: CC-25.

Whoever keeps careers, on disk or in a table's storage, needs only this: `Career()` to begin, `after(state)`
when a voyage is over or `after_result` where only its result was kept, `to_dict` and `career_from_dict` to
put it away and take it out again.
"""

from typing import Any, Final

from starboard.games.convoy.components import ConvoyPack
from starboard.games.convoy.scoring import results
from starboard.games.convoy.state import OVER, Position
from starboard.kernel.errors import BadPosition

HIGHEST: Final = 3


class Career:
    """The rank a captain flies at, the points won at it, and the voyages so far."""

    def __init__(self, rank: int = 1, points: int = 0, voyages: int = 0, wins: int = 0) -> None:
        self.rank = rank
        self.points = points
        self.voyages = voyages
        self.wins = wins

    def after(self, state: Position) -> "Career":
        """The career once a voyage is over; only a single crew's at the captain's own rank counts."""
        if state.phase != OVER or state.players != 1 or state.rank != self.rank:
            return self
        score = results(state)[0].score
        return self.scored(score, state.winner >= 0, state.pack)

    def after_result(self, rank: int, points: int, won: bool, played: bool, pack: ConvoyPack) -> "Career":
        """The same where only the result is known; a voyage that was given up is a loss."""
        if rank != self.rank:
            return self
        return self.scored(points if played else 0, won and played, pack)

    def scored(self, points: int, won: bool, pack: ConvoyPack) -> "Career":
        """CC-25: enough points at a rank promote, and the next rank starts at 0."""
        career = Career(self.rank, self.points + points, self.voyages + 1, self.wins + won)
        if career.rank < HIGHEST and career.points >= pack.promotion:
            career.rank += 1
            career.points = 0
        return career

    def promoted_over(self, earlier: "Career") -> bool:
        return self.rank > earlier.rank

    def to_dict(self) -> dict[str, int]:
        return {"rank": self.rank, "points": self.points, "voyages": self.voyages, "wins": self.wins}


def career_from_dict(data: dict[str, Any]) -> Career:
    """The career that `to_dict` wrote; BadPosition if it describes none."""
    values = [data.get(key) for key in ("rank", "points", "voyages", "wins")]
    if any(type(value) is not int for value in values):
        raise BadPosition("A career is a rank, points, voyages and wins, all whole numbers.")
    rank, points, voyages, wins = [int(value) for value in values if value is not None]
    if not 1 <= rank <= HIGHEST or points < 0 or not 0 <= wins <= voyages:
        raise BadPosition(f"A career has a rank from 1 to {HIGHEST}, and no more wins than voyages.")
    return Career(rank, points, voyages, wins)
