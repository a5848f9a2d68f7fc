"""A variant as a component file that says only what differs (`--components FILE` reads it), or as options."""

import json
import re
from typing import Any, Final

from starboard.kernel.component_files import REMOVE
from starboard.kernel.components import NAMING, naming
from starboard.lab.variants import SHORT_HASH, Variant

BARE: Final = re.compile(r"[\w-]+", re.ASCII)  # keys that need no quotes


def component_file(variant: Variant) -> str:
    """The file; for the original it says that nothing is changed."""
    title = f"# {variant.game.title}: {variant.given_name or 'a variant'}, {variant.hash[:SHORT_HASH]}"
    if variant.is_original:
        return f"# {variant.game.title}, nothing changed\n"
    partial: dict[str, Any] = differing(variant.game.default_pack.data, variant.pack.data)
    lists = [f"{key} = {inline(value)}" for key, value in partial.items() if not isinstance(value, dict)]
    tables = [
        "\n".join(["", f"[{key}]", *(f"{name(inner)} = {inline(item)}" for inner, item in value.items())])
        for key, value in partial.items()
        if isinstance(value, dict)
    ]
    return "\n".join([title, *lists, *tables, ""])


def differing(default: Any, data: Any) -> Any:
    """The part of `data` that is not as in `default`, in the form that a partial file has."""
    if isinstance(default, dict) and isinstance(data, dict):
        return {
            key: differing(default.get(key), value)
            for key, value in data.items()
            if default.get(key) != value
        }
    if is_named(default) and is_named(data):
        return differing_entries(default, data)
    return data


def differing_entries(default: list[Any], data: list[Any]) -> list[Any]:
    before = {naming(entry): entry for entry in default}
    after = {naming(entry): entry for entry in data}
    changed = [
        {**named(entry), **differing(before[key], entry)} if key in before else entry
        for key, entry in after.items()
        if before.get(key) != entry
    ]
    return changed + [{**named(entry), REMOVE: True} for key, entry in before.items() if key not in after]


def named(entry: dict[str, Any]) -> dict[str, Any]:
    return {key: entry[key] for key in NAMING if key in entry}


def is_named(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(naming(entry) is not None for entry in value)


def inline(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name(key)} = {inline(item)}" for key, item in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(inline(item) for item in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def name(key: str) -> str:
    return key if BARE.fullmatch(key) else json.dumps(key, ensure_ascii=False)


def as_settings(options: dict[str, Any], variant: Variant) -> str:
    """Options and variant as a command would set them."""
    changes = {change.path: change.after for change in variant.changed()}
    given = [("--option", options), ("--set", changes)]
    return " ".join(f"{word} {name}={value}" for word, found in given for name, value in found.items())
