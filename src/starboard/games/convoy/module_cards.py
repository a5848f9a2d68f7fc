"""The Module cards of a component file: read, checked, and looked at for traps."""

from typing import Any, Final

from starboard.kernel.components import Components
from starboard.kernel.errors import BadPack

FEWEST_CARDS: Final = 5  # the row takes so many
MOST_CARDS: Final = 20
FRONT: Final = 0
BACK: Final = 1
SIDE_NAMES: Final = ("front", "back")
FLOOR: Final = "."
CRATE: Final = "#"
GENERATOR: Final = "G"
CONSOLE: Final = "C"
SYMBOLS: Final = (FLOOR, CRATE, GENERATOR, CONSOLE)
MOST_ROWS: Final = 9  # so that a space's name stays one digit, one letter, one digit


class Side:
    """One side of a Module card: its rows from top to bottom."""

    def __init__(self, card: str, side: int, rows: list[str]) -> None:
        self.card = card
        self.side = side
        self.rows = rows
        self.columns = len(rows[0])

    def refused(self, code: str, **parts: Any) -> BadPack:
        """What is wrong with this side."""
        return BadPack(code, side=SIDE_NAMES[self.side], card=self.card, **parts)

    def symbol(self, row: int, column: int) -> str:
        return self.rows[row][column]

    def passable(self, row: int, column: int) -> bool:
        return self.rows[row][column] != CRATE

    def count(self, symbol: str) -> int:
        return sum(row.count(symbol) for row in self.rows)

    def open_rows(self, column: int) -> list[int]:
        return [row for row in range(len(self.rows)) if self.passable(row, column)]

    def connects(self) -> bool:
        """Can one walk from any passable space to any other without leaving the Module?"""
        spaces = [(r, c) for r in range(len(self.rows)) for c in range(self.columns) if self.passable(r, c)]
        reached = spaces[:1]
        for row, column in reached:
            for space in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
                if space in spaces and space not in reached:
                    reached.append(space)
        return len(reached) == len(spaces)


def read_cards(components: Components) -> tuple[list[str], list[Side]]:
    """The names of the Modules, and their sides: front and back of the first, of the second, …"""
    names = _names(components)
    sides: list[Side] = []
    for name in names:
        for facing in (FRONT, BACK):
            rows = components.value(f"modules.card.{name}.{SIDE_NAMES[facing]}")
            sides.append(Side(name, facing, _rows(rows, facing, name)))
    _check_size(sides)
    for side in sides:
        _check_symbols(side)
    return names, sides


def _names(components: Components) -> list[str]:
    """CC-01: seven Modules come in the box; fewer or more can be played with."""
    cards = components.value("modules.card")
    if not isinstance(cards, list) or not FEWEST_CARDS <= len(cards) <= MOST_CARDS:
        raise BadPack("module-cards-between", least=FEWEST_CARDS, most=MOST_CARDS)
    names: list[str] = []
    for number, card in enumerate(cards, 1):
        name = card.get("name") if isinstance(card, dict) else None
        if not isinstance(name, str) or not name.strip() or "." in name or name in names:
            raise BadPack("module-card-name", number=number)
        names.append(name)
    return components.names("modules.card", FEWEST_CARDS, MOST_CARDS)


def _rows(rows: Any, side: int, name: str) -> list[str]:
    if not isinstance(rows, list) or not rows or any(not isinstance(row, str) or not row for row in rows):
        raise BadPack("module-card-rows", side=SIDE_NAMES[side], card=name)
    return rows


def _check_size(sides: list[Side]) -> None:
    rows, columns = len(sides[0].rows), sides[0].columns
    if rows > MOST_ROWS or columns > MOST_ROWS:
        raise BadPack("module-card-size", most=MOST_ROWS)
    for side in sides:
        if len(side.rows) != rows or any(len(row) != columns for row in side.rows):
            raise side.refused("module-card-shape", columns=columns, rows=rows, first=sides[0].card)


def _check_symbols(side: Side) -> None:
    for row in side.rows:
        for symbol in row:
            if symbol not in SYMBOLS:
                raise side.refused("module-card-symbol", symbol=symbol)
    wanted = 1 if side.side == FRONT else 0
    if side.count(GENERATOR) != wanted:
        raise side.refused("module-card-generator")
    if side.count(CONSOLE) > 1:
        raise side.refused("module-card-consoles")


def warnings(sides: list[Side]) -> list[BadPack]:
    """What can be played with but may strand somebody."""
    found = [side.refused("module-card-parts") for side in sides if not side.connects()]
    for side in sides:
        for column, end in ((0, "left"), (side.columns - 1, "right")):
            if not side.open_rows(column):
                found.append(side.refused("module-card-walled", end=end))
    for left in sides:
        for right in sides:
            if left.card != right.card and not _share_a_row(left, right):
                other = {"other-side": SIDE_NAMES[right.side], "other-card": right.card}
                found.append(left.refused("module-cards-apart", **other))
    return found


def _share_a_row(left: Side, right: Side) -> bool:
    return any(row in right.open_rows(0) for row in left.open_rows(left.columns - 1))
