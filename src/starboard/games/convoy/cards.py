# mypyc: skip
"""Module cards to be looked at any time: both sides, the front to the left."""

from starboard.games.convoy.components import ConvoyPack
from starboard.games.convoy.module_cards import CRATE, SIDE_NAMES, Side
from starboard.kernel.words import Words

CELL = 4


def lines(pack: ConvoyPack, words: Words) -> dict[str, list[str]]:
    """By card: its sides beside each other, drawn as the board draws them."""
    return {name: drawn(pack.sides[2 * card : 2 * card + 2], words) for card, name in enumerate(pack.names)}


def drawn(sides: list[Side], words: Words) -> list[str]:
    titles = [words.name("side", name) for name in SIDE_NAMES]
    width = max(len(title) for title in titles) + 2
    width = max(width, CELL * sides[0].columns + 2)
    edge = "+" + "-" * CELL * sides[0].columns + "+"
    rows = [[row_text(row) for row in side.rows] for side in sides]
    return [
        beside(titles, width),
        beside([edge] * len(sides), width),
        *(beside(list(row), width) for row in zip(*rows, strict=True)),
        beside([edge] * len(sides), width),
    ]


def row_text(row: str) -> str:
    return "|" + "".join("####" if symbol == CRATE else f"  {symbol} " for symbol in row) + "|"


def beside(cells: list[str], width: int) -> str:
    return "  ".join(cell.ljust(width) for cell in cells).rstrip()
