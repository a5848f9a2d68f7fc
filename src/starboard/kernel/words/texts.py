# mypyc: skip
"""Fluent files taken apart without parsing: their entries, and what is said just as it stands."""

import re
from collections.abc import Iterator
from typing import Final

NAME: Final = r"([a-zA-Z][a-zA-Z0-9_-]*) *= *"
ENTRY: Final = re.compile(rf"^(?=-?[a-zA-Z])(-?){NAME}", re.MULTILINE)  # what goes on is indented
ATTRIBUTE: Final = re.compile(rf"^ +\.{NAME}", re.MULTILINE)


def entry_texts(text: str) -> Iterator[tuple[str, str]]:
    """The id of every entry of a file, terms with their dash, and its whole text, in their order."""
    found = list(ENTRY.finditer(text))
    ends = [following.start() for following in found[1:]]
    for beginning, end in zip(found, [*ends, len(text)]):
        yield beginning[1] + beginning[2], text[beginning.start() : end]


def part_texts(entry: str) -> dict[str, str]:
    """What stands behind the `=` of an entry, under "", and of each of its attributes."""
    value = ENTRY.match(entry)
    beginnings = [*([value] if value else []), *ATTRIBUTE.finditer(entry)]
    ends = [following.start() for following in beginnings[1:]]
    return {
        "" if beginning is value else beginning[1]: entry[beginning.end() : end]
        for beginning, end in zip(beginnings, [*ends, len(entry)])
    }


def plain_text(part: str) -> str | None:
    """What a part says if there is nothing to fill in; None where Fluent has to be asked."""
    if "{" in part:
        return None
    first, *lines = part.split("\n")
    more: list[str] = []
    for line in lines:
        if line and line[0] != " ":  # a comment: what goes on is indented
            break
        more.append(line)
    indent = min((len(line) - len(line.lstrip(" ")) for line in more if line.strip()), default=0)
    text = "\n".join([first, *(line[indent:] for line in more)])
    return text.strip(" \n") or None
