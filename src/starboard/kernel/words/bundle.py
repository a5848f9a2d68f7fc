# mypyc: skip
"""The messages of some packages in one language, read once.

Most of what is said has nothing to fill in and is said as it stands; `fluent.py` is for the rest.
"""

from collections.abc import Sequence
from functools import cache, cached_property
from typing import TYPE_CHECKING

from starboard.kernel.words import folders
from starboard.kernel.words.texts import entry_texts, part_texts, plain_text

if TYPE_CHECKING:
    from starboard.kernel.words.fluent import Fluent


class Bundle:
    """All messages of some packages in one language; where a package lacks it, its English ones."""

    def __init__(self, language: str, packages: Sequence[str]) -> None:
        self.language = language
        self.texts: dict[str, str] = {}  # of every entry, terms with their dash
        self.own: list[str] = []  # the entries of the first package, in their order
        self._parts: dict[str, dict[str, str]] = {}
        self._plain: dict[tuple[str, str], str | None] = {}
        for package in packages:
            file = folders.words_file(package, language)
            for ident, text in entry_texts(file.read_text(encoding="utf-8")):
                self.texts.setdefault(ident, text)
            self.own = self.own or list(self.texts)

    @cached_property
    def fluent(self) -> "Fluent":
        from starboard.kernel.words.fluent import Fluent

        return Fluent(self.language, self.texts)

    def has(self, ident: str, attribute: str = "") -> bool:
        return ident in self.texts and (not attribute or attribute in self._parts_of(ident))

    def attributes(self, ident: str) -> list[str]:
        """The names of a message's attributes, in their order."""
        return [name for name in self._parts_of(ident) if name]

    def plain(self, ident: str, attribute: str = "") -> str | None:
        """What a message says that has nothing to fill in; None for every other."""
        key = (ident, attribute)
        if key not in self._plain:
            self._plain[key] = plain_text(self._parts_of(ident)[attribute])
        return self._plain[key]

    def _parts_of(self, ident: str) -> dict[str, str]:
        if ident not in self._parts:
            self._parts[ident] = part_texts(self.texts[ident])
        return self._parts[ident]


@cache
def bundle(language: str, packages: tuple[str, ...]) -> Bundle:
    return Bundle(language, packages)
