# mypyc: skip
"""Sentences with something to fill in, by Fluent, and what each of them needs.

Only this module imports fluent.runtime, and it is loaded when the first such sentence is said. An entry is
parsed when it is first asked for: whole files take a second, and most of what stands there is never said.
"""

from collections.abc import Iterator, Mapping
from threading import RLock
from typing import Any, Final, NamedTuple

from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentType
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from starboard.kernel.words.functions import FUNCTIONS

PARSER: Final = FluentParser(with_spans=False)


class Message(NamedTuple):
    """One pattern, a message's value or an attribute, and the names of the arguments that it takes."""

    pattern: Any
    variables: tuple[str, ...]


class Values(FluentType):
    """A list among the arguments: only LIST and EACH can say it."""

    def __init__(self, values: list[Any]) -> None:
        self.values = values

    def format(self, locale: Any) -> str:
        raise TypeError("A list stands in a sentence without LIST or EACH.")


class Fluent:
    """The entries of one language, given as text."""

    def __init__(self, language: str, texts: Mapping[str, str]) -> None:
        self.bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
        self.texts = texts
        self.entries: dict[str, ast.Message | ast.Term] = {}  # those that were asked for, ready for use
        self.begun: set[str] = set()
        self.parsing = RLock()  # several threads may be making sentences
        self.found: dict[tuple[str, str], Message] = {}

    def message(self, ident: str, attribute: str = "") -> Message:
        key = (ident, attribute)
        if key not in self.found:
            self.entry(ident)
            compiled = self.bundle.get_message(ident)
            pattern = compiled.attributes[attribute] if attribute else compiled.value
            if pattern is None:
                raise KeyError(f"{ident} has only attributes")
            self.found[key] = Message(pattern, tuple(sorted(self.variables(ident, attribute))))
        return self.found[key]

    def entry(self, ident: str) -> ast.Message | ast.Term | None:
        """A message or term, parsed together with all that it refers to."""
        if ident not in self.entries:
            with self.parsing:
                if ident in self.texts and ident not in self.begun:
                    self.begun.add(ident)
                    self._parse(ident)
        return self.entries.get(ident)

    def _parse(self, ident: str) -> None:
        resource = PARSER.parse(self.texts[ident])
        self.bundle.add_resource(resource)
        for entry in resource.body:
            if isinstance(entry, ast.Message | ast.Term):
                needed = Needed(entry)
                for other in (*needed.terms, *(message for message, _ in needed.messages)):
                    self.entry(other)
                self.entries[ident] = entry

    def variables(self, ident: str, attribute: str = "") -> set[str]:
        """What a message takes, by way of the messages too that it refers to."""
        return set(self._variables(ident, attribute, set()))

    def _variables(self, ident: str, attribute: str, seen: set[tuple[str, str]]) -> Iterator[str]:
        entry = self.entry(ident)
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
        given = {
            name: Values(list(value)) if isinstance(value, list | tuple) else value
            for name, value in arguments.items()
        }
        text, errors = self.bundle.format_pattern(message.pattern, given)
        if errors:
            raise errors[0]
        return str(text)


class Needed(Visitor):
    """What a pattern or a whole entry refers to. What a term takes it is given in the file."""

    def __init__(self, node: ast.Pattern | ast.Message | ast.Term) -> None:
        self.variables: list[str] = []
        self.messages: list[tuple[str, str]] = []
        self.terms: list[str] = []
        self.visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.append(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.append((node.id.name, node.attribute.name if node.attribute else ""))

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.terms.append(f"-{node.id.name}")
        self.generic_visit(node)
