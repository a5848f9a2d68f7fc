# mypyc: skip
"""Component data on its way into a pack: every value is asked for once, with its bounds.

What a pack asks for is what a component file may contain. So the bounds of every number are known (`bounds`),
and what nobody asked for is refused with the nearest thing that exists. A path has dots; an entry of a list
of tables goes by its `id` or `name`: `event.open-market.colonists`.
"""

from collections.abc import Sequence
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
            wanted = f"a whole number from {low} to {high}" if low < high else str(low)
            raise BadPack(f"{path} must be {wanted}.")
        return value

    def numbers(self, path: str, low: int, high: int, size: int | None = None) -> list[int]:
        """A list of whole numbers, of a certain size if one is given."""
        values = self.value(path)
        if not isinstance(values, list) or not values or size not in (None, len(values)):
            number = "at least one whole number" if size is None else f"{size} whole numbers"
            raise BadPack(f"{path} must list {number}.")
        for n, value in enumerate(values):
            self.bounds[f"{path}.{n}"] = (low, high)
            if type(value) is not int or not low <= value <= high:
                raise BadPack(f"{path} must list whole numbers from {low} to {high}.")
        return list(values)

    def flag(self, path: str, default: bool | None = None) -> bool:
        """True or false; where it has a default it may be left out."""
        if default is not None and not self.has(path):
            return default
        value = self.value(path)
        if not isinstance(value, bool):
            raise BadPack(f"{path} must be true or false.")
        return value

    def word(self, path: str, among: Sequence[str]) -> str:
        value = self.value(path)
        if value not in among:
            raise BadPack(f"{path} must be one of: {', '.join(among)}.")
        return str(value)

    def words(self, path: str, among: Sequence[str] | None = None, size: int | None = None) -> list[str]:
        values = self.value(path)
        if not isinstance(values, list) or not all(isinstance(value, str) and value for value in values):
            raise BadPack(f"{path} must list words.")
        if size not in (None, len(values)):
            raise BadPack(f"{path} must list {size} words.")
        for value in values:
            if among is not None and value not in among:
                raise BadPack(f'{path} has "{value}"; it takes: {", ".join(among)}.')
        return list(values)

    def text(self, path: str) -> str:
        value = self.value(path)
        if not isinstance(value, str) or not value:
            raise BadPack(f"{path} must be a word.")
        return value

    def names(self, path: str, least: int = 1, most: int = 99) -> list[str]:
        """What the entries of a table, or of a list of tables, are called, in their order."""
        entries = self.value(path)
        found = list(entries) if isinstance(entries, dict) else self._ids(path, entries)
        if not least <= len(found) <= most:
            number = str(least) if least == most else f"from {least} to {most}"
            raise BadPack(f"{path} must have {number} entries, not {len(found)}.")
        return found

    def has(self, path: str) -> bool:
        return _found(self.data, path) is not None

    def value(self, path: str) -> Any:
        """Whatever stands there; the pack checks it by itself."""
        self.asked.add(path)
        value = _found(self.data, path)
        if value is None:
            raise BadPack(f"{path} is missing.")
        return value

    # -- what was not asked for --------------------------------------------------------------

    def finish(self) -> None:
        """Refuse what no rule reads, with the nearest thing that one does."""
        read = {path for path in self.asked if not self._is_listing(path)}
        for path in _paths(self.data, ""):
            if not any(path == known or path.startswith(f"{known}.") for known in read):
                near = get_close_matches(path, sorted(read), 1, 0.0)
                nearest = f' The nearest is "{near[0]}".' if near else ""
                raise BadPack(f'The components know nothing called "{path}".{nearest}')

    def _is_listing(self, path: str) -> bool:
        """Were only the names in a table asked for? Then what is in it is asked for one by one."""
        return any(known.startswith(f"{path}.") for known in self.asked)

    def _ids(self, path: str, entries: Any) -> list[str]:
        if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
            raise BadPack(f"{path} must be a table, or a list of tables.")
        found = [naming(entry) for entry in entries]
        if None in found or len(set(found)) < len(found):
            raise BadPack(f"Each [[{path}]] needs a different id or name.")
        for name in found:
            self.asked.update(f"{path}.{name}.{key}" for key in NAMING)
        return [str(name) for name in found]


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
