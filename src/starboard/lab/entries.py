"""Every value of a game's components, one by one: where it stands, what it may be, where it comes from.

What a form or a table of them is made of.
"""

import re
from typing import Any

import msgspec

from starboard.kernel.component_files import sources
from starboard.kernel.game import Game
from starboard.kernel.packs import Pack
from starboard.lab.variants import named_path, value_at


class Entry(msgspec.Struct, frozen=True):
    """One value. Numbers have bounds; `note` is what the component file says about it."""

    path: str
    value: Any
    default: Any
    source: str  # printed or ruling
    low: int | None = None
    high: int | None = None
    note: str = ""

    @property
    def changed(self) -> bool:
        return bool(self.value != self.default)


def entries(game: Game, pack: Pack | None = None) -> list[Entry]:
    """The values of a pack beside the game's own, in the order of the component file."""
    pack = pack or game.default_pack
    default = game.default_pack
    marks = {named_path(default.data, path): mark for path, mark in sources(game.components_text).items()}
    notes = comments(game.components_text)
    found: list[Entry] = []
    for path, source in marks.items():
        values = (value_at(pack.data, path), value_at(default.data, path))
        for each, value, own in _numbered(path, *values):
            low, high = pack.bounds.get(each, (None, None))
            found.append(Entry(each, value, own, source, low, high, notes.get(path, "")))
    return found


def _numbered(path: str, value: Any, own: Any) -> list[tuple[str, Any, Any]]:
    """A list of numbers is as many values; anything else is one."""
    if isinstance(own, list) and own and all(type(item) is int for item in own) and isinstance(value, list):
        return [(f"{path}.{n}", item, own[n] if n < len(own) else None) for n, item in enumerate(value)]
    return [(path, value, own)]


TABLE = re.compile(r"\[([\w.-]+)\]")
LINE = re.compile(r"([\w-]+)\s*=[^#]*#\s*(.+)")


def comments(text: str) -> dict[str, str]:
    """What stands behind a value on its line, by the value's path."""
    found: dict[str, str] = {}
    table = ""
    for line in text.splitlines():
        if header := TABLE.match(line):
            table = header[1]
        elif entry := LINE.match(line):
            found[f"{table}.{entry[1]}"] = entry[2].strip(" …")
    return found
