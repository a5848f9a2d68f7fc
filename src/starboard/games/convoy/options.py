"""What a table may choose: the players, the rank, who flies, and the row of Modules."""

from typing import Any, Final

from starboard.games.convoy.cards import CARDS
from starboard.games.convoy.components import CREW, MODULES, ROLES
from starboard.kernel.options import Option

FIRST_FLIGHT: Final = "first-flight"


class LineUp(Option):
    """Five of seven Modules in order, or drawn, or the first five as they are numbered."""

    def __init__(self) -> None:
        cards: tuple[int | str, ...] = tuple(str(number) for number in range(1, CARDS + 1))
        super().__init__("modules", "drawn", cards, MODULES)

    def allowed(self) -> str:
        return f"{FIRST_FLIGHT}, {super().allowed()}"

    def read(self, game: str, value: Any) -> int | str | list[str]:
        if value == FIRST_FLIGHT:
            return [str(number) for number in range(1, MODULES + 1)]
        return super().read(game, value)


OPTIONS: Final = (
    Option("players", 1, (1, 2)),
    Option("rank", 1, (1, 2, 3)),
    Option("crew", "drawn", ROLES, CREW),
    LineUp(),
)
