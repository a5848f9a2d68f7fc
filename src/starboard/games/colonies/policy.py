"""What bots know of Colonies: upgrade when it pays, sell at the best shelf, clear routes, vote for oneself.

Everything is reckoned in Credits, which are points. A step that gives less than nothing is not taken.
"""

from math import exp
from typing import Final, cast

from mypy_extensions import i64

from starboard.games.colonies import scoring
from starboard.games.colonies.action_values import (
    ABILITY,
    action_worth,
    attraction_worth,
    colonist_worth,
    offered_times,
    removal_worth,
    sale_worth,
    settling_worth,
    step_worth,
    upgrade_worth,
)
from starboard.games.colonies.affairs import Affairs
from starboard.games.colonies.event_values import (
    event_worth,
    laying_worth,
    vote_worth,
)
from starboard.games.colonies.numbering import (
    ADD,
    ADJUST,
    ATTRACT,
    DONE,
    HOWS,
    PASS,
    PLANETS,
    PRODUCE,
    REMOVE,
    SELL,
    SETTLE,
    TAKE,
    TAKE_CREDITS,
    TO_COLONISTS,
    TO_SUPPLY,
    UPGRADE,
    YES,
)
from starboard.games.colonies.state import Position
from starboard.kernel.policy import Policy
from starboard.kernel.rng import Random
from starboard.kernel.state import State

NOISE: Final = 0.2
STEEPNESS: Final = 0.06  # from points ahead to likelihood


class ColoniesPolicy(Policy):
    """Takes the small step that seems worth most, and ends where none is worth taking."""

    def choose(self, state: State, seat: int, random: Random) -> int:
        position = cast(Position, state)
        affairs = Affairs(position, position.planet_of[seat])
        best = -1
        most = 0.0
        for action in state.legal(seat):
            value = worth(affairs, action)
            if action != DONE:
                value += NOISE * (random.uniform() - 0.5)
            if best < 0 or value > most:
                best = action
                most = value
        return best

    def is_fair(self) -> bool:
        return True

    def evaluate(self, state: State) -> list[float]:
        position = cast(Position, state)
        if position.planet_of[-1] < 0:
            return [1.0 / position.players] * position.players
        if state.ending():
            won = [result.place == 1 for result in state.results()]
            return [1.0 / sum(won) if winner else 0.0 for winner in won]
        prospects = [prospect(position, planet) for planet in position.planet_of]
        highest = max(prospects)
        steepness = STEEPNESS * (1.0 + 0.2 * position.turn_number)
        weights = [exp(steepness * (points - highest)) for points in prospects]
        return [weight / sum(weights) for weight in weights]


def prospect(position: Position, planet: int) -> float:
    """The points a planet may come to have."""
    row: i64 = planet * PLANETS
    left: i64 = position.pack.turns - position.turn_number + (1 if position.turn_number else 0)
    points = float(scoring.score(position, planet))
    points += 0.7 * float(position.stock(planet)) - 0.5 * float(position.own_pirates(planet))
    coming: i64 = 0
    for other in range(PLANETS):
        level: i64 = position.levels[row + other]
        points += ABILITY[other] * float(level - 1) * float(left)
        coming += position.promises[other * PLANETS + planet]
    return points + 0.8 * float(coming) * float(left)


def worth(affairs: Affairs, action: int) -> float:
    """What a small step seems worth to the planet's player."""
    if action <= PASS:
        return 0.0
    if action < YES:
        return settling_worth(affairs, action - SETTLE) if action >= SETTLE else 0.0
    if action < ADD:
        return vote_worth(affairs) if action == YES else 0.0
    if action < TAKE:
        return laying_worth(affairs, action - ADD)
    if action < UPGRADE:
        return offered_times(affairs.position) * action_worth(affairs, action - TAKE)
    if action < REMOVE:
        return upgrade_worth(affairs, action - UPGRADE)
    if action < TO_SUPPLY:
        return removal_worth(affairs, affairs.pack.cell[action - REMOVE])
    if action < SELL:
        return colonist_worth(affairs) if action == TO_COLONISTS else 0.0
    if action < ADJUST:
        return sale_worth(affairs, action - SELL)
    if action < PRODUCE:
        return step_worth(affairs, (action - ADJUST) // len(HOWS), (action - ADJUST) % len(HOWS))
    if action < ATTRACT:
        return (action - PRODUCE) * affairs.resource_worth(affairs.planet)
    if action < TAKE_CREDITS:
        return attraction_worth(affairs, action - ATTRACT)
    return event_worth(affairs, action)
