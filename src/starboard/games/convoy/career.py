# mypyc: skip
"""A captain's career over several voyages: CC-25."""

from typing import Any

from starboard.games.convoy.components import RANKS, ConvoyPack
from starboard.kernel.career import Career, CareerGame, CareerRules


class ConvoyCareer(CareerRules):
    """Only voyages alone count, at the captain's own rank."""

    highest = RANKS

    def __init__(self, pack: ConvoyPack) -> None:
        self.pack = pack

    def counts(self, options: dict[str, Any]) -> bool:
        return bool(options["players"] == 1)

    def promotion(self, career: Career) -> int | None:
        return self.pack.promotion if career.rank < self.highest else None

    def after(self, career: Career, game: CareerGame) -> Career:
        """Enough points at a rank promote, and the next rank starts at 0; giving up is a loss."""
        if not self.counts(game.options) or game.options[self.option] != career.rank:
            return career
        played = game.how == "played"
        points = career.points + (game.score if played else 0)
        games, wins = career.games + 1, career.wins + (game.won and played)
        needed = self.promotion(career)
        if needed is not None and points >= needed:
            return Career(career.rank + 1, 0, games, wins)
        return Career(career.rank, points, games, wins)
