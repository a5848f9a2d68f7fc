"""What bots know of Argonaut's Wheel: take a cone, keep the own one safe, keep discs alive."""

from math import exp
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from starboard.games.wheel.components import BLACK, WHITE
from starboard.games.wheel.ending import comes_once_more
from starboard.games.wheel.fields import copy_fields
from starboard.games.wheel.generator import legal_set
from starboard.games.wheel.rules import Wheel
from starboard.games.wheel.state import ALL_PLACES, Position
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

# Of sets of places.
SIZES: Final[vec[i64]] = vec[i64]([places.bit_count() for places in range(ALL_PLACES + 1)])
# What a side has: by living discs * 12 + those of them that are held * 4 + piles that can move.
MATERIAL: Final[vec[float]] = vec[float](
    [
        DISC * float(living) + PRISONER * float(held) + 2.0 * MOVE * float(movable)
        for living in range(3)
        for held in range(3)
        for movable in range(4)
    ]
)


class WheelPolicy(Policy):
    """Tries each action and looks at what stands there then."""

    def __init__(self) -> None:
        self.after: Wheel | None = None  # where actions are tried

    def choose(self, state: State, seat: int, random: Random) -> int:
        position = cast(Wheel, state)
        after = self.board_for(position)
        allowed = position.repetition
        best: i64 = -1
        most = 0.0
        action: i64 = 0
        left = legal_set(position)
        while left:
            if left & 1:
                copy_fields(position, after)
                after.repetition = 0  # what is only tried is not remembered
                after.advance(seat, action)
                drawn = NOISE * random.uniform()  # what it is worth if it ends the game by repetition
                value = drawn + worth(after, seat)
                if best < 0 or value > most or drawn > most:
                    if allowed and not after.how and comes_once_more(after, allowed):
                        value = drawn
                    if best < 0 or value > most:
                        best = action
                        most = value
            left >>= 1
            action += 1
        return best

    def board_for(self, position: Wheel) -> Wheel:
        """A board of the same pack, kept from choice to choice."""
        if self.after is None or self.after.pack is not position.pack:
            self.after = position.clone()
        return self.after

    def is_fair(self) -> bool:
        return True

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
    return standing(position, seat) - material(position, 1 - seat)


def can_take(position: Position, seat: i64) -> bool:
    """Could `seat`, were it to move, take the opposing cone?"""
    if not position.battle:
        return False
    black: i64 = position.black_cone
    white: i64 = position.white_cone
    own: i64 = black if seat == BLACK else white
    commanded: i64 = position.pack.commanded[seat]
    if commanded >> own & 1 == 0:
        return False
    reach: i64 = position.pack.reach[own]
    return reach >> (white if seat == BLACK else black) & 1 == 1


def standing(position: Position, seat: int) -> float:
    """What a side has, and the threat that it makes."""
    return material(position, seat) + (THREAT if can_take(position, seat) else 0.0)


def material(position: Position, seat: i64) -> float:
    """Living discs, their freedom, and moves to choose from, for one side."""
    if seat == BLACK:
        own: i64 = position.black_discs
        cone: i64 = position.black_cone
        other_cone: i64 = position.white_cone
    else:
        own = position.white_discs
        cone = position.white_cone
        other_cone = position.black_cone
    commanded: i64 = position.pack.commanded[seat]
    living: i64 = own & ~position.dead
    held: i64 = living & 1 << other_cone
    stack: i64 = 1 if own & (own - 1) else 2  # discs at a place: one bit alone is a stack of two
    movable: i64 = SIZES[living & ~held & commanded] + (commanded >> cone & 1)
    return MATERIAL[stack * (12 * SIZES[living] + 4 * SIZES[held]) + movable]
