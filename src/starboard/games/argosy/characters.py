"""Who else sets out."""

from typing import cast

from starboard.games.argosy.numbering import (
    CANCEL,
    CARD,
    CARDS,
    FORTIFY,
    INVADE,
    SHIELD,
    SPAWN,
    STRIKE,
    WARD,
)
from starboard.games.argosy.state import EXPANSION, TARGET, Position
from starboard.kernel.characters import Character, Temper
from starboard.kernel.state import State


class Raider(Temper):
    """Strikes at tokens and takes colonies that others have built."""

    def liking(self, state: State, seat: int, action: int) -> float:
        position = cast(Position, state)
        if position.phase == TARGET:
            return 0.0
        return 0.02 if action == STRIKE or planet_choice(position, action) == INVADE else 0.0


class Settler(Temper):
    """Wants a colony on every planet."""

    def liking(self, state: State, seat: int, action: int) -> float:
        choice = planet_choice(cast(Position, state), action)
        return 0.03 if 0 <= choice <= SPAWN else 0.0


class Collector(Temper):
    """Buys cards."""

    def liking(self, state: State, seat: int, action: int) -> float:
        position = cast(Position, state)
        return 0.03 if position.phase == EXPANSION and CARD <= action < CARD + CARDS else 0.0


class Warden(Temper):
    """Lets nothing be taken: shields over colonies and tokens."""

    def liking(self, state: State, seat: int, action: int) -> float:
        if action == CANCEL:
            return 0.03
        choice = planet_choice(cast(Position, state), action)
        return 0.03 if choice == SHIELD or choice == WARD or choice == FORTIFY else 0.0


def planet_choice(position: Position, action: int) -> int:
    """What an action does with a planet; -1 if it is about something else."""
    pack = position.pack
    return -1 if action < pack.planet_base else (action - pack.planet_base) // pack.planets


CHARACTERS = (
    Character("talitha", "medium", Collector(), ("card/",)),
    Character("shaula", "hard", Raider(), ("action/strike", "invaded/")),
    Character("merope", "hard", Settler(), ("planet/",)),
    Character("alcor", "best", Warden(), ("action/shield", "action/cancel a strike")),
)
