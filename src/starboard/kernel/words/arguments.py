# mypyc: skip
"""What goes into a sentence: fields of a Struct and figures of a pack, by names that Fluent can hold."""

import re
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from starboard.kernel.components import naming

NOT_PLAIN: Final = re.compile(r"[^a-z0-9]")
PACK: Final = "pack-"


def slug(text: str) -> str:
    """An identifier of our data as Fluent can hold it: lower case, all but letters and digits a dash."""
    return NOT_PLAIN.sub("-", text.lower())


def arguments_of(parts: Any) -> dict[str, Any]:
    """The fields of a Struct or a dictionary, those of records in it under both names: `$route-from`."""
    found: dict[str, Any] = {}
    fields: Mapping[str, Any] = msgspec.to_builtins(parts) if isinstance(parts, msgspec.Struct) else parts
    for name, value in fields.items():
        _add(found, slug(name), value)
    return found


def _add(found: dict[str, Any], name: str, value: Any) -> None:
    if isinstance(value, dict):
        for key, item in value.items():
            _add(found, f"{name}-{slug(str(key))}", item)
    else:
        found[name] = _plain(value)


def _plain(value: Any) -> Any:
    """Selectors understand words and numbers; a boolean would break them without a sound."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value


def pack_figures(data: Mapping[str, Any]) -> dict[str, Any]:
    """Everything in a component file by its path: `pack-cycle-tracker`, `pack-planets-core-points`.

    An entry of a list goes by its id or name, else by its number; the list is there whole, too.
    """
    found: dict[str, Any] = {}
    for key, value in data.items():
        _add_figure(found, PACK + slug(key), value)
    return found


def _add_figure(found: dict[str, Any], name: str, value: Any) -> None:
    if isinstance(value, Mapping):
        for key, item in value.items():
            _add_figure(found, f"{name}-{slug(str(key))}", item)
    elif isinstance(value, list):
        for n, item in enumerate(value):
            _add_figure(found, f"{name}-{slug(naming(item) or str(n))}", item)
        found[name] = [_plain(item) for item in value]
    else:
        found[name] = _plain(value)
