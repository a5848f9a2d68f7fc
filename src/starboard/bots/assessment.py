# mypyc: skip
"""What a search thinks of each choice, and how sure it is: for hints and for looking back.

Budgets are capped twice, by descents and by seconds, since somebody waits for the answer.
"""

from math import sqrt
from time import perf_counter
from typing import Final

import msgspec

from starboard.bots.policies import policy_for
from starboard.bots.search.search import Search
from starboard.kernel.game import Game
from starboard.kernel.rng import Random
from starboard.kernel.state import State

SECONDS: Final = 2.0
BATCH: Final = 16  # descents between two looks at the clock


class Assessed(msgspec.Struct, frozen=True):
    """One choice: what it is worth to the seat, from 0 to 1, give or take `margin`; how much it was tried."""

    action: int
    worth: float
    margin: float
    share: float


def assess(game: Game, state: State, seat: int, random: Random, seconds: float = SECONDS) -> list[Assessed]:
    """Every legal action of `seat`, the one a bot would take first; one that was never tried comes last."""
    search = Search(game, policy_for(game), game.levels.settings, state, seat, random)
    legal = state.legal(seat)
    end = perf_counter() + seconds
    while search.descents < game.levels.budgets["hard"] and perf_counter() < end:
        for _ in range(BATCH):
            search.descend()
    edges = {edge.action: edge for edge in search.top().edges}
    total = max(1, sum(edges[action].visits for action in legal if action in edges))
    found = []
    for action in legal:
        visits = int(edges[action].visits) if action in edges else 0
        worth = edges[action].mean() if visits else 0.5
        found.append(Assessed(action, round(worth, 3), round(margin(worth, visits), 3), visits / total))
    return sorted(found, key=lambda one: (-one.share, -one.worth))


def margin(worth: float, visits: int) -> float:
    """Two standard errors of a mean, at the most: nothing between 0 and 1 varies more than a coin does."""
    if visits == 0:
        return 0.5
    spread = max(worth * (1.0 - worth), 0.02)
    return min(0.5, 2.0 * sqrt(spread / visits))
