"""Component files: what stands on the physical pieces, as data, each table marked with its source.

Every table that holds values says `source = "printed"` or `source = "ruling"`; a printed table
names the few values in it that we had to decide in `ruled = [...]`. Tables inside a marked table
share its mark.
"""

import hashlib
import json
import tomllib
from typing import Any, Final, cast

from starboard.kernel.clauses import PRINTED, RULING
from starboard.kernel.errors import BadPack

MARKS: Final = ("source", "ruled")


class Pack:
    """Components as native data. A game's own pack adds the tables its rules read."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.hash = fingerprint(data)
        self.warnings: list[str] = []
        self.action_count = 0  # how many action numbers there are, legal or not
        self.outcome_count = 0  # the same for chance, numbered apart


def read_components(text: str, name: str) -> dict[str, Any]:
    """The data of a component file, its marks checked and taken off."""
    try:
        tree = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadPack(f"{name} is not a TOML file: {error}.") from None
    return {key: _unmarked(value, key, name, False) for key, value in tree.items()}


def _unmarked(value: Any, where: str, name: str, marked: bool) -> Any:
    if isinstance(value, list):
        return [_unmarked(item, f"{where}[{n}]", name, marked) for n, item in enumerate(value)]
    if not isinstance(value, dict):
        if not marked:
            raise BadPack(f'{name}: "{where}" stands outside a table marked printed or ruling.')
        return value
    marked = _check_marks(value, where, name) or marked
    return {
        key: _unmarked(item, f"{where}.{key}", name, marked)
        for key, item in value.items()
        if key not in MARKS
    }


def _check_marks(table: dict[str, Any], where: str, name: str) -> bool:
    """Does the table carry a mark? A mark that makes no sense is an error."""
    if "source" in table and table["source"] not in (PRINTED, RULING):
        raise BadPack(f'{name}: the source of [{where}] must be "printed" or "ruling".')
    for key in table.get("ruled", []):
        if key not in table:
            raise BadPack(f'{name}: [{where}] marks "{key}" as ruled but has no such entry.')
    return "source" in table


def sources(text: str) -> dict[str, str]:
    """Every value's path with its source, as the marks of a component file give it."""
    found: dict[str, str] = {}
    for key, value in tomllib.loads(text).items():
        _collect_sources(value, key, "", found)
    return found


def _collect_sources(value: Any, where: str, source: str, found: dict[str, str]) -> None:
    if isinstance(value, dict):
        source = value.get("source", source)
        ruled = value.get("ruled", [])
        for key, item in value.items():
            if key not in MARKS:
                _collect_sources(item, f"{where}.{key}", RULING if key in ruled else source, found)
    elif isinstance(value, list) and any(isinstance(item, dict) for item in value):
        for n, item in enumerate(value):
            _collect_sources(item, f"{where}.{n}", source, found)
    else:
        found[where] = source


def fingerprint(data: dict[str, Any]) -> str:
    """A hash that is the same for the same components, however the file was laid out."""
    canonical = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(canonical.encode()).hexdigest()


def differences(default: Any, data: Any, where: str = "") -> dict[str, Any]:
    """Where `data` departs from `default`: dotted paths with the values that stand there instead.

    A whole list or table stands under one path where its shape changed.
    """
    if isinstance(default, dict) and isinstance(data, dict) and default.keys() == data.keys():
        found: dict[str, Any] = {}
        for key in default:
            found.update(differences(default[key], data[key], f"{where}.{key}" if where else str(key)))
        return found
    if isinstance(default, list) and isinstance(data, list) and len(default) == len(data):
        found = {}
        for n in range(len(default)):
            found.update(differences(default[n], data[n], f"{where}.{n}" if where else str(n)))
        return found
    return {} if default == data else {where: data}


def patched(default: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """The components that depart from `default` by `changes`: the inverse of `differences`."""
    data: Any = json.loads(json.dumps(default))
    for path, value in changes.items():
        if path == "":
            data = value
            continue
        *steps, last = path.split(".")
        try:
            table = data
            for step in steps:
                table = table[int(step)] if isinstance(table, list) else table[step]
            slot: Any = int(last) if isinstance(table, list) else last
            table[slot]  # only what exists can differ
            table[slot] = value
        except (KeyError, IndexError, ValueError, TypeError):
            raise BadPack(f'The components have no entry "{path}".') from None
    return cast(dict[str, Any], data)
