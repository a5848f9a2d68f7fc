# mypyc: skip
"""The wheel for a terminal, drawn from what a seat may see."""

from typing import Final

from starboard.games.wheel.view import Place, WheelView
from starboard.kernel.words import Words

# Where each place stands in the drawing: White at the top, Black at the bottom, counter-clockwise.
CELLS: Final = {4: (0, 2), 3: (1, 3), 2: (2, 4), 1: (3, 3), 0: (4, 2), 7: (3, 1), 6: (2, 0), 5: (1, 1)}
WIDTH: Final = 10


def draw(view: WheelView, words: Words) -> str:
    """Eight places in a ring; capitals are Black's, small letters White's, x marks the dead."""
    grid = [[" " * WIDTH for _ in range(5)] for _ in range(5)]
    for place in view.places:
        row, column = CELLS[place.place]
        grid[row][column] = _cell(place, view.stone).center(WIDTH)
    black, white = (words.name("seat", side).center(5 * WIDTH).rstrip() for side in ("black", "white"))
    most = view.revolutions.draw
    stone = words.text("board-stone", battle=view.battle, rotations=view.rotations, most=most)
    return "\n".join([white, *("".join(row).rstrip() for row in grid), black, stone])


def _cell(place: Place, stone: int) -> str:
    star = "*" if place.place == stone else ""
    return f"{place.place}{star}[{_pile(place)}]"


def _pile(place: Place) -> str:
    """From bottom to top: discs O or o (dead X or x), then the cone A or v."""
    discs = ""
    if place.discs:
        sign = "X" if place.dead else "O"
        discs = (sign if place.owner == 0 else sign.lower()) * place.discs
    cone = "" if place.cone is None else "Av"[place.cone]
    return (discs + cone) or "."
