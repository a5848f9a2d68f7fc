"""A game's components as a form: groups of rows of fields, made from the pack alone.

What a row or a field is called stands in the words of the game, as `component-PATH`; what only has a name in
the data (a card, a planet) is called as the game calls it.
"""

import re
from typing import Any, Final, Literal

import msgspec

from starboard.kernel.components import NAMING
from starboard.kernel.game import Game
from starboard.lab.entries import Entry, entries
from starboard.lab.variants import value_at

NUMBERED: Final = re.compile(r"-\d+$")  # green-1, green-2: pieces of one kind

Source = Literal["printed", "ruling"]


class ComponentField(msgspec.Struct, frozen=True):
    """One value. What is `fixed` can only be read: texts, and numbers that the rules cannot vary."""

    path: str
    kind: Literal["number", "flag", "fixed"]
    value: Any
    source: Source
    low: int | None
    high: int | None


class ComponentRow(msgspec.Struct, frozen=True):
    """Values that belong together. `names` are the pieces it is about, `family` the kind of piece."""

    path: str
    names: list[str]
    family: str
    fields: list[ComponentField]


class ComponentGroup(msgspec.Struct, frozen=True):
    """One table of the component file; `of` is how the game's words begin the names of its pieces."""

    name: str
    of: str
    rows: list[ComponentRow]


def form(game: Game) -> list[ComponentGroup]:
    """Everything on the pieces of a game, in the order of its component file."""
    groups: dict[str, dict[str, ComponentRow]] = {}
    for entry in entries(game):
        steps = entry.path.split(".")
        if steps[-1] in NAMING:
            continue  # by these a piece is known
        rows = groups.setdefault(steps[0], {})
        for field in fields_of(game, entry):
            row = row_of(game, field.path)
            rows.setdefault(row.path, row).fields.append(field)
    return [
        ComponentGroup(name, game.component_names.get(name, ""), list(rows.values()))
        for name, rows in groups.items()
    ]


def fields_of(game: Game, entry: Entry) -> list[ComponentField]:
    """A list of lists has as many fields as it has numbers."""
    pack = game.default_pack
    inner = [path for path in pack.bounds if path.startswith(f"{entry.path}.")]
    if inner:
        return [field(path, value_at(pack.data, path), entry.source, *pack.bounds[path]) for path in inner]
    return [field(entry.path, entry.value, entry.source, entry.low, entry.high)]


def field(path: str, value: Any, source: str, low: int | None, high: int | None) -> ComponentField:
    kind: Literal["number", "flag", "fixed"] = "fixed"
    if isinstance(value, bool):
        kind = "flag"
    elif low is not None and low != high:
        kind = "number"
    return ComponentField(path, kind, value, "printed" if source == "printed" else "ruling", low, high)


def row_of(game: Game, path: str) -> ComponentRow:
    """The row of a field: by the second step of its path, or the entry of a list that names pieces."""
    steps = path.split(".")
    holder = value_at(game.default_pack.data, ".".join(steps[:-1]))
    if isinstance(holder, list) and (named := [one for one in holder if isinstance(one, str)]):
        if steps[-1].isdigit() and len(steps) > 2:
            return ComponentRow(".".join(steps[:-1]), named, "", [])
    name = steps[1]
    is_piece = steps[0] in game.component_names and len(steps) > 2
    family = NUMBERED.sub("", name) if NUMBERED.search(name) else ""
    return ComponentRow(".".join(steps[:2]), [name] if is_piece else [], family, [])
