# mypyc: skip
"""A position for a terminal where the game draws none of its own: what the view says, entry by entry."""

from collections.abc import Iterator
from typing import Any

import msgspec


def draw(view: object) -> str:
    """Any view as text, a line for each entry, what belongs together indented."""
    return "\n".join(lines(msgspec.to_builtins(view)))


def lines(value: Any, indent: str = "") -> Iterator[str]:
    entries = value.items() if isinstance(value, dict) else enumerate(value, 1)
    for name, entry in entries:
        if is_plain(entry):
            yield f"{indent}{name}: {in_a_line(entry)}"
        else:
            yield f"{indent}{name}:"
            yield from lines(entry, indent + "  ")


def is_plain(entry: Any) -> bool:
    """Does it fit into a line: a single value, or a list of such?"""
    if isinstance(entry, list):
        return not any(isinstance(part, dict | list) for part in entry)
    return not isinstance(entry, dict) or not entry


def in_a_line(entry: Any) -> str:
    if isinstance(entry, list):
        return " ".join(in_a_line(part) for part in entry) or "-"
    return "-" if entry is None or entry == {} else str(entry)
