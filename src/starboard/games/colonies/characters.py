"""Who governs the other planets."""

from starboard.games.colonies.numbering import (
    COMMERCE,
    INFLUENCE,
    MILITARY,
    REMOVE,
    TAKE,
    UPGRADE,
)
from starboard.kernel.characters import Character, Temper
from starboard.kernel.state import State


class Action(Temper):
    """Takes one of the five actions more readily than the others."""

    def __init__(self, technology: int) -> None:
        self.action = TAKE + technology

    def liking(self, state: State, seat: int, action: int) -> float:
        return 0.04 if action == self.action else 0.0


class Builder(Temper):
    """Would rather be able to do more tomorrow."""

    def liking(self, state: State, seat: int, action: int) -> float:
        return 0.04 if UPGRADE <= action < REMOVE else 0.0


CHARACTERS = (
    Character("izar", "medium", Action(MILITARY), ("action/military",)),
    Character("procyon", "hard", Action(COMMERCE), ("action/commerce",)),
    Character("regulus", "hard", Action(INFLUENCE), ("action/influence",)),
    Character("capella", "best", Builder(), ("technology/",)),
)
