"""Packs in which every number that may change is changed: what shows a number of the default is found out."""

import copy
from typing import Any

from starboard.kernel.component_files import differences
from starboard.kernel.components import inside
from starboard.kernel.errors import BadPack
from starboard.kernel.game import Game
from starboard.kernel.packs import Pack

STEPS = (1, 2, -1, 3, -2)  # what is tried for each number, in this order


def every_number_changed(game: Game) -> Pack:
    """The default pack with each number another one, as far as bounds and rules can bear it."""
    data = copy.deepcopy(game.default_pack.data)
    for path, (low, high) in game.default_pack.bounds.items():
        change_one(game, data, path, low, high)
    return game.pack_with(differences(game.default_pack.data, data))


def change_one(game: Game, data: dict[str, Any], path: str, low: int, high: int) -> None:
    holder, key = holder_of(data, path)
    before = holder[key]
    for step in STEPS:
        if low <= before + step <= high:
            holder[key] = before + step
            try:
                game.build_pack(copy.deepcopy(data))
                return
            except BadPack:
                holder[key] = before


def holder_of(data: dict[str, Any], path: str) -> tuple[Any, Any]:
    """The table or list that holds the number, and where in it."""
    *steps, last = path.split(".")
    holder: Any = data
    for step in steps:
        holder = inside(holder, step)
    return holder, int(last) if isinstance(holder, list) else last


def unchanged(game: Game, pack: Pack) -> list[str]:
    """The numbers that could not be changed: those that the rules are built on."""
    left = []
    for path in game.default_pack.bounds:
        holder, key = holder_of(pack.data, path)
        default, at = holder_of(game.default_pack.data, path)
        if holder[key] == default[at]:
            left.append(path)
    return left
