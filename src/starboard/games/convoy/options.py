"""What a table may choose: the players, the rank, who flies, and the row of Modules."""

from typing import Any, Final

from starboard.games.convoy.components import CREW, MODULES, RANKS, ROLES
from starboard.games.convoy.module_cards import MOST_CARDS
from starboard.kernel.options import Option

FIRST_FLIGHT: Final = "first-flight"


class LineUp(Option):
    """Five Modules in order, or drawn, or the first five as they are numbered.

    The cards of the default components are offered; others may have fewer or more.
    """

    def __init__(self, cards: int) -> None:
        super().__init__("modules", "drawn", _numbers(cards), MODULES)

    def taken(self) -> dict[str, Any]:
        taken = super().taken()
        return {**taken, "instead": [FIRST_FLIGHT, *taken["instead"]]}

    def read(self, game: str, value: Any) -> int | str | list[str]:
        if value == FIRST_FLIGHT:
            return [str(number) for number in range(1, MODULES + 1)]
        return super().read(game, value)

    def _fits(self, picked: list[Any]) -> bool:
        cards = _numbers(MOST_CARDS)  # whether the components have it is seen when the ship is set out
        return len({str(item) for item in picked}) == len(picked) == self.pick and all(
            isinstance(item, str) and item in cards for item in picked
        )


def _numbers(most: int) -> tuple[int | str, ...]:
    return tuple(str(number) for number in range(1, most + 1))


def options(cards: int) -> tuple[Option, ...]:
    """CC-05: what may be chosen where there are so many Module cards."""
    return (
        Option("players", 1, (1, 2)),
        Option("rank", 1, tuple(range(1, RANKS + 1))),
        Option("crew", "drawn", ROLES, CREW),
        LineUp(cards),
    )
