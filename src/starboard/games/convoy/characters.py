"""Who leads the other crew; alone on the ship they all plan as their level does."""

from typing import cast

from starboard.games.convoy.components import STEP
from starboard.games.convoy.state import MOVE, Position
from starboard.kernel.characters import Character, Temper
from starboard.kernel.state import State

NOWHERE = -1


class Brawler(Temper):
    """Goes up to whoever there is, and walks into whoever stands in the way."""

    def liking(self, state: State, seat: int, action: int) -> float:
        position = cast(Position, state)
        space = stepped_to(position, action)
        if space == NOWHERE:
            return 0.0
        beside = position.pack.touching(space)
        liking = 0.0
        for member, at in enumerate(position.at):
            if position.owner(member) != seat:
                if at == space:
                    return 0.1
                if at in beside:
                    liking = 0.05
        return liking


class Miser(Temper):
    """Keeps Charges for the Engine where others would burn them."""

    def liking(self, state: State, seat: int, action: int) -> float:
        return -0.1 if action >= cast(Position, state).pack.burns else 0.0


class Spender(Temper):
    """Burns Charges where others would save them."""

    def liking(self, state: State, seat: int, action: int) -> float:
        return 0.04 if action >= cast(Position, state).pack.burns else 0.0


def stepped_to(position: Position, action: int) -> int:
    """The space that a step leads to."""
    pack = position.pack
    if position.phase != MOVE or not STEP <= action < pack.burns:
        return NOWHERE
    return int((action - STEP) % pack.span >> 1)


CHARACTERS = (
    Character("nunki", "medium", Miser(), ("burn/",)),
    Character("zosma", "hard", Spender(), ("burn/",)),
    Character("hadar", "hard", Brawler(), ("action/grapple",)),
)
