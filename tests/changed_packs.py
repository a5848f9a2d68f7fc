"""Packs in which numbers, and lengths of lists, are changed: what shows those of the default is found out."""

import copy
from collections.abc import Iterator
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
    for step in STEPS:
        change(game, data, step, still_to_change(game, data))
    return game.pack_with(differences(game.default_pack.data, data))


def every_list_shortened(game: Game) -> tuple[Pack, dict[str, int]]:
    """The default pack without the last number of each list that may do without it, and how long each was."""
    data = copy.deepcopy(game.default_pack.data)
    before = {}
    for path, numbers in lists_of_numbers(data):
        dropped = numbers.pop()
        try:
            game.build_pack(copy.deepcopy(data))
            before[path] = len(numbers) + 1
        except BadPack:
            numbers.append(dropped)
    return game.pack_with(differences(game.default_pack.data, data)), before


def lists_of_numbers(data: Any, path: str = "") -> Iterator[tuple[str, list[int]]]:
    dot = f"{path}." if path else ""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from lists_of_numbers(value, f"{dot}{key}")
    elif isinstance(data, list) and data and all(type(value) is int for value in data):
        yield path, data
    elif isinstance(data, list):
        for number, value in enumerate(data):
            yield from lists_of_numbers(value, f"{dot}{number}")


def change(game: Game, data: dict[str, Any], step: int, paths: list[str]) -> None:
    """Change these numbers all at once; where the rules cannot bear it, one half and then the other."""
    within = [path for path in paths if fits(game, data, path, step)]
    if not within:
        return
    for path in within:
        add(data, path, step)
    try:
        game.build_pack(copy.deepcopy(data))
    except BadPack:
        for path in within:
            add(data, path, -step)
        if len(within) > 1:
            half = len(within) // 2
            change(game, data, step, within[:half])
            change(game, data, step, within[half:])


def fits(game: Game, data: dict[str, Any], path: str, step: int) -> bool:
    low, high = game.default_pack.bounds[path]
    holder, key = holder_of(data, path)
    return bool(low <= holder[key] + step <= high)


def add(data: dict[str, Any], path: str, step: int) -> None:
    holder, key = holder_of(data, path)
    holder[key] += step


def holder_of(data: dict[str, Any], path: str) -> tuple[Any, Any]:
    """The table or list that holds the number, and where in it."""
    *steps, last = path.split(".")
    holder: Any = data
    for step in steps:
        holder = inside(holder, step)
    return holder, int(last) if isinstance(holder, list) else last


def still_to_change(game: Game, data: dict[str, Any]) -> list[str]:
    """The numbers that are as in the default pack."""
    left = []
    for path in game.default_pack.bounds:
        holder, key = holder_of(data, path)
        default, at = holder_of(game.default_pack.data, path)
        if holder[key] == default[at]:
            left.append(path)
    return left
