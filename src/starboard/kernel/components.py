# mypyc: skip
"""Component data on its way into a pack: every value is asked for once, with its bounds.

What a pack asks for is what a component file may contain. So the bounds of every number are known (`bounds`),
and what nobody asked for is refused with the nearest thing that exists. A path has dots; an entry of a list
of tables goes by its `id` or `name`: `event.open-market.colonists`.
"""

from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from typing import Any, Final

from starboard.kernel.errors import BadPack

NAMING: Final = ("id", "name")  # what an entry of a list of tables is known by


class Components:
    """The data of a pack that is being built."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.bounds: dict[str, tuple[int, int]] = {}  # of every whole number, by its path
        self.asked: set[str] = set()

    # -- asking ------------------------------------------------------------------------------

    def number(self, path: str, low: int, high: int, default: int | None = None) -> int:
        """A whole number within its bounds; where it has a default it may be left out."""
        if default is not None and not self.has(path):
            return default
        value = self.value(path)
        self.bounds[path] = (low, high)
        if type(value) is not int or not low <= value <= high:
            if low == high:
                raise BadPack("must-be-exactly", path=path, value=str(low))
            raise BadPack("must-be-between", path=path, low=str(low), high=str(high))
        return value

    def numbers(self, path: str, low: int, high: int, size: int | None = None) -> list[int]:
        """A list of whole numbers, of a certain size if one is given."""
        values = self.value(path)
        if not isinstance(values, list) or not values or size not in (None, len(values)):
            raise BadPack("must-list-numbers", path=path, size=size)
        for n, value in enumerate(values):
            self.bounds[f"{path}.{n}"] = (low, high)
            if type(value) is not int or not low <= value <= high:
                raise BadPack("must-list-between", path=path, low=str(low), high=str(high))
        return list(values)

    def flag(self, path: str, default: bool | None = None) -> bool:
        """True or false; where it has a default it may be left out."""
        if default is not None and not self.has(path):
            return default
        value = self.value(path)
        if not isinstance(value, bool):
            raise BadPack("must-be-flag", path=path)
        return value

    def word(self, path: str, among: Sequence[str]) -> str:
        value = self.value(path)
        if value not in among:
            raise BadPack("must-be-one-of", path=path, among=list(among))
        return str(value)

    def words(self, path: str, among: Sequence[str] | None = None, size: int | None = None) -> list[str]:
        values = self.value(path)
        if not isinstance(values, list) or not all(isinstance(value, str) and value for value in values):
            raise BadPack("must-list-words", path=path, size=None)
        if size not in (None, len(values)):
            raise BadPack("must-list-words", path=path, size=size)
        for value in values:
            if among is not None and value not in among:
                raise BadPack("does-not-take", path=path, value=value, among=list(among))
        return list(values)

    def text(self, path: str) -> str:
        value = self.value(path)
        if not isinstance(value, str) or not value:
            raise BadPack("must-be-word", path=path)
        return value

    def names(self, path: str, least: int = 1, most: int = 99) -> list[str]:
        """What the entries of a table, or of a list of tables, are called, in their order."""
        entries = self.value(path)
        found = list(entries) if isinstance(entries, dict) else self._ids(path, entries)
        if not least <= len(found) <= most:
            low = None if least == most else least
            raise BadPack("must-have-entries", path=path, least=low, most=most, count=len(found))
        return found

    def has(self, path: str) -> bool:
        return _found(self.data, path) is not None

    def value(self, path: str) -> Any:
        """Whatever stands there; the pack checks it by itself."""
        self.asked.add(path)
        value = _found(self.data, path)
        if value is None:
            raise BadPack("missing", path=path)
        return value

    # -- what was not asked for --------------------------------------------------------------

    def finish(self) -> None:
        """Refuse what no rule reads, with the nearest thing that one does."""
        # Were only the names in a table asked for, then what is in it is asked for one by one.
        read = self.asked - {above for path in self.asked for above in _above(path)}
        for path in _paths(self.data, ""):
            if path not in read and not any(above in read for above in _above(path)):
                near = get_close_matches(path, sorted(read), 1, 0.0)
                raise BadPack("unknown-component", path=path, nearest=near[0] if near else None)

    def _ids(self, path: str, entries: Any) -> list[str]:
        if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
            raise BadPack("must-be-table", path=path)
        found = [naming(entry) for entry in entries]
        if None in found or len(set(found)) < len(found):
            raise BadPack("same-names", path=path)
        for name in found:
            self.asked.update(f"{path}.{name}.{key}" for key in NAMING)
        return [str(name) for name in found]


def _above(path: str) -> Iterator[str]:
    """The tables that a path leads through."""
    end = path.find(".")
    while end >= 0:
        yield path[:end]
        end = path.find(".", end + 1)


def naming(entry: Any) -> str | None:
    """What an entry of a list of tables is known by."""
    if isinstance(entry, dict):
        for key in NAMING:
            if isinstance(entry.get(key), str):
                return str(entry[key])
    return None


def inside(value: Any, step: str) -> Any:
    """One step of a path: a key, a number, or the id or name of an entry; None if there is nothing."""
    if isinstance(value, dict):
        return value.get(step)
    if isinstance(value, list):
        for entry in value:
            if naming(entry) == step:
                return entry
        if step.isdigit() and int(step) < len(value):
            return value[int(step)]
    return None


def _found(data: Any, path: str) -> Any:
    for step in path.split("."):
        data = inside(data, step)
        if data is None:
            return None
    return data


def _paths(value: Any, where: str) -> list[str]:
    """The path of everything that stands in the data; entries of lists go by their names, else by number."""
    dot = f"{where}." if where else ""
    if isinstance(value, dict) and (value or not where):
        return [path for key, item in value.items() for path in _paths(item, f"{dot}{key}")]
    if isinstance(value, list) and value and all(isinstance(entry, dict | list) for entry in value):
        return [path for n, entry in enumerate(value) for path in _paths(entry, f"{dot}{naming(entry) or n}")]
    return [where]
