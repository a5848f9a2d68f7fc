# mypyc: skip
"""Component files: what stands on the physical pieces, as data, each table marked with its source.

Every table of a game's own file says `source = "printed"` or `source = "ruling"`; a printed table names the
few values in it that we had to decide in `ruled = [...]`. Tables inside a marked table share its mark.

Another file may be partial: it says only what differs and needs no marks. Entries of lists of tables go by
their `id` or `name`; one that is new is added, one that says `remove = true` is taken out, if the rules can
bear it.
"""

import hashlib
import json
import tomllib
from typing import Any, Final, cast

from starboard.kernel.clauses import PRINTED, RULING
from starboard.kernel.components import naming
from starboard.kernel.errors import BadPack

MARKS: Final = ("source", "ruled")
REMOVE: Final = "remove"


def read_components(text: str, name: str) -> dict[str, Any]:
    """The data of a game's own component file, its marks checked and taken off."""
    return {key: _unmarked(value, key, name, False) for key, value in parsed(text, name).items()}


def read_changes(text: str, name: str) -> dict[str, Any]:
    """The data of a file that may be partial; marks are allowed and mean nothing."""
    return {key: _unmarked(value, key, name, True) for key, value in parsed(text, name).items()}


def parsed(text: str, name: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadPack("not-toml", file=name, problem=str(error)) from None


def merged(default: Any, changes: Any) -> Any:
    """The default with what `changes` says instead."""
    if isinstance(default, dict) and isinstance(changes, dict):
        return _merged_tables(default, changes)
    if _is_named(default) and _is_named(changes):
        entries = {naming(entry): entry for entry in default}
        found = _merged_tables(entries, {naming(entry): entry for entry in changes})
        return list(found.values())
    return changes


def _merged_tables(default: dict[Any, Any], changes: dict[Any, Any]) -> dict[Any, Any]:
    found = dict(default)
    for key, value in changes.items():
        if isinstance(value, dict) and value.get(REMOVE) is True:
            if key not in found:
                raise BadPack("nothing-to-remove", entry=str(key))
            del found[key]
        else:
            found[key] = merged(default[key], value) if key in default else value
    return found


def brought_up(data: Any, former: Any, default: Any) -> Any:
    """Data made from a `former` default, with what has come into the `default` since."""
    if isinstance(data, dict) and isinstance(former, dict) and isinstance(default, dict):
        found = {
            key: brought_up(value, former[key], default[key]) if key in former and key in default else value
            for key, value in data.items()
        }
        return {**found, **{key: value for key, value in default.items() if key not in former}}
    if _is_named(data) and _is_named(former) and _is_named(default):
        formers, defaults = ({naming(entry): entry for entry in entries} for entries in (former, default))
        return [brought_up(entry, formers.get(naming(entry)), defaults.get(naming(entry))) for entry in data]
    return data


def _is_named(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(naming(entry) is not None for entry in value)


def _unmarked(value: Any, where: str, name: str, marked: bool) -> Any:
    if isinstance(value, list):
        return [_unmarked(item, f"{where}[{n}]", name, marked) for n, item in enumerate(value)]
    if not isinstance(value, dict):
        if not marked:
            raise BadPack("unmarked", file=name, path=where)
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
        raise BadPack("wrong-mark", file=name, path=where)
    for key in table.get("ruled", []):
        if key not in table:
            raise BadPack("marks-nothing", file=name, path=where, entry=str(key))
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
            raise BadPack("no-entry", path=path) from None
    return cast(dict[str, Any], data)
