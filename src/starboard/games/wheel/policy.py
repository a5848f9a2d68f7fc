"""What bots know of Argonaut's Wheel: take a cone, keep the own one safe, keep discs alive."""

from math import exp
from typing import Final, cast

from mypy_extensions import i64

from starboard.games.wheel.components import BLACK, STATIONS, WHITE
from starboard.games.wheel.state import Position
from starboard.kernel.policy import Policy
from starboard.kernel.rng import Random
from starboard.kernel.state import State

WON: Final = 1000.0
LOST_NEXT: Final = -500.0  # the other player can take the cone at once
DISC: Final = 1.0  # a living disc
PRISONER: Final = -0.5  # an own disc under the opposing cone: alive, but it does not move
THREAT: Final = 0.6  # the opposing cone would fall if nothing were done about it
MOVE: Final = 0.1  # every move there is to choose from
NOISE: Final = 0.4  # what is nearly as good is sometimes taken instead: no two games alike
STEEPNESS: Final = 0.7  # of the curve from worth to likelihood


class WheelPolicy(Policy):
    """Tries each action and looks at what stands there then."""

    def choose(self, state: State, seat: int, random: Random) -> int:
        best = -1
        most = 0.0
        for action in state.legal(seat):
            after = cast(Position, state.clone())
            after.advance(seat, action)
            value = worth(after, seat) + NOISE * random.uniform()
            if best < 0 or value > most:
                best = action
                most = value
        return best

    def evaluate(self, state: State) -> list[float]:
        position = cast(Position, state)
        if position.how:
            likely = 0.5 if position.winner < 0 else 1.0 - float(position.winner)
        elif can_take(position, position.mover):
            likely = 1.0 - float(position.mover)
        else:
            likely = 1.0 / (1.0 + exp(-STEEPNESS * (standing(position, BLACK) - standing(position, WHITE))))
        return [likely, 1.0 - likely]


def worth(position: Position, seat: int) -> float:
    """How good it is for `seat` to have brought about `position`."""
    if position.how:
        return WON if position.winner == seat else 0.0
    if can_take(position, 1 - seat):
        return LOST_NEXT
    return standing(position, seat) - standing(position, 1 - seat)


def can_take(position: Position, seat: int) -> bool:
    """Could `seat`, were it to move, take the opposing cone?"""
    own: i64 = position.cone(seat)
    other: i64 = position.cone(1 - seat)
    return position.battle and commands(position, seat, own) and position.pack.reach[own] >> other & 1 == 1


def commands(position: Position, seat: int, place: i64) -> bool:
    """Is `place` one of `seat`'s three stations?"""
    return position.pack.commanded[seat] >> place & 1 == 1


def standing(position: Position, seat: int) -> float:
    """Living discs, their freedom, moves to choose from and a threat, for one side."""
    value = 0.0
    own_cone: i64 = position.cone(seat)
    other_cone: i64 = position.cone(1 - seat)
    for place in range(STATIONS):
        count = position.discs_at(seat, place)
        if count == 0 or position.is_dead(place):
            continue
        value += DISC * count
        if place == other_cone:
            value += PRISONER * count
        elif commands(position, seat, place):
            value += MOVE * 2
    if commands(position, seat, own_cone):
        value += MOVE * 2
    if can_take(position, seat):
        value += THREAT
    return value
