"""Who plays the wheel for people who want a face across the board."""

from typing import Final, cast

from starboard.games.wheel.components import ROTATE
from starboard.games.wheel.state import Position
from starboard.kernel.characters import Character, Temper
from starboard.kernel.state import State

FOND: Final = 0.04


class Patient(Temper):
    """Lets the wheel turn rather than commit a piece."""

    def liking(self, state: State, seat: int, action: int) -> float:
        return FOND if action == ROTATE else 0.0


class Restless(Temper):
    """Moves something, whatever it is, rather than let the wheel turn."""

    def liking(self, state: State, seat: int, action: int) -> float:
        return 0.0 if action == ROTATE else FOND


class Shepherd(Temper):
    """Sends discs ahead and keeps the cone at home."""

    def liking(self, state: State, seat: int, action: int) -> float:
        position = cast(Position, state)
        pack = position.pack
        moved = pack.origin[seat * pack.action_count + action]
        return 0.0 if action == ROTATE or moved == position.cone(seat) else FOND


CHARACTERS = (
    Character("sabik", "medium", Shepherd(), ("action/move a disc", "action/move a stack")),
    Character("polaris", "hard", Patient(), ("action/rotate",)),
    Character("atria", "best", Restless(), ("action/move",)),
)
