# mypyc: skip
"""Fluent files, read once: the messages of some packages in one language, and what each of them needs.

Only this module and `functions.py` import fluent.runtime, and they only once something is to be said: it
takes a third of a second, which a command that says nothing does not spend.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, cached_property
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from starboard.kernel.words import folders
from starboard.kernel.words.arguments import PACK
from starboard.kernel.words.functions import FUNCTIONS


class Message(NamedTuple):
    """One pattern, a message's value or an attribute, and the names of the arguments that it takes."""

    pattern: Any
    variables: tuple[str, ...]


class Bundle:
    """All messages of some packages in one language; where a package lacks it, its English ones."""

    def __init__(self, language: str, packages: Sequence[str]) -> None:
        self.fluent = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
        self.entries: dict[str, ast.Message | ast.Term] = {}  # terms with their dash
        self.found: dict[tuple[str, str], Message] = {}
        self.own: list[str] = []  # the messages of the first package, in their order
        for package in packages:
            file = folders.words_file(package, language)
            resource = FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8"))
            self.fluent.add_resource(resource)
            for entry in resource.body:
                if isinstance(entry, ast.Message | ast.Term):
                    dash = "-" if isinstance(entry, ast.Term) else ""
                    self.entries.setdefault(dash + entry.id.name, entry)
            self.own = self.own or list(self.entries)

    @cached_property
    def figures(self) -> set[str]:
        """The numbers of a pack that some message names."""
        patterns = (
            pattern
            for entry in self.entries.values()
            for pattern in (entry.value, *(attribute.value for attribute in entry.attributes))
            if pattern is not None
        )
        return {name for pattern in patterns for name in Needed(pattern).variables if name.startswith(PACK)}

    def has(self, ident: str, attribute: str = "") -> bool:
        entry = self.entries.get(ident)
        if entry is None:
            return False
        return not attribute or any(found.id.name == attribute for found in entry.attributes)

    def attributes(self, ident: str) -> list[str]:
        """The names of a message's attributes, in their order."""
        return [attribute.id.name for attribute in self.entries[ident].attributes]

    def message(self, ident: str, attribute: str = "") -> Message:
        key = (ident, attribute)
        if key not in self.found:
            compiled = self.fluent.get_message(ident)
            pattern = compiled.attributes[attribute] if attribute else compiled.value
            if pattern is None:
                raise KeyError(f"{ident} has only attributes")
            self.found[key] = Message(pattern, tuple(sorted(self.variables(ident, attribute))))
        return self.found[key]

    def variables(self, ident: str, attribute: str = "") -> set[str]:
        """What a message takes, by way of the messages too that it refers to."""
        return set(self._variables(ident, attribute, set()))

    def _variables(self, ident: str, attribute: str, seen: set[tuple[str, str]]) -> Iterator[str]:
        entry = self.entries.get(ident)
        if entry is None or (ident, attribute) in seen:
            return
        seen.add((ident, attribute))
        named = {found.id.name: found.value for found in entry.attributes}
        pattern = named.get(attribute) if attribute else entry.value
        if pattern is not None:
            needed = Needed(pattern)
            yield from needed.variables
            for other, other_attribute in needed.messages:
                yield from self._variables(other, other_attribute, seen)

    def format(self, message: Message, arguments: Mapping[str, Any]) -> str:
        text, errors = self.fluent.format_pattern(message.pattern, dict(arguments))
        if errors:
            raise errors[0]
        return str(text)


class Needed(Visitor):
    """The variables and messages that a pattern refers to. What a term takes it is given in the file."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.variables: list[str] = []
        self.messages: list[tuple[str, str]] = []
        self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.append(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.append((node.id.name, node.attribute.name if node.attribute else ""))


@cache
def bundle(language: str, packages: tuple[str, ...]) -> Bundle:
    return Bundle(language, packages)
