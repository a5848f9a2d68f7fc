"""The Fluent files of the whole program, taken apart: what each message takes, calls and refers to."""

import re
from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import starboard
from starboard.games.registry import GAMES

PROGRAM = Path(starboard.__file__).parent
WEB = Path(__file__).resolve().parents[2] / "web" / "src"
PARTS = {
    "kernel": PROGRAM / "kernel" / "words",
    "bots": PROGRAM / "bots" / "words",
    "lab": PROGRAM / "lab" / "words",
    "research": PROGRAM / "research" / "words",
    "training": PROGRAM / "training" / "words",
    "tables": PROGRAM / "tables" / "words",
    "cli": PROGRAM / "cli" / "words",
    **{name: PROGRAM / "games" / name / "words" for name in GAMES},
    "page": WEB / "words",
    "workshop": WEB / "workshop" / "words",
}
SOURCED = re.compile(r"(printed|ruling)-[0-9]+")


@dataclass
class Call:
    """A function that a message calls: on which variable, and its named arguments."""

    function: str
    variable: str
    named: dict[str, str]


@dataclass
class Message:
    """A message, or one form of it."""

    ident: str
    variables: set[str] = field(default_factory=set)
    calls: list[Call] = field(default_factory=list)
    references: list[str] = field(default_factory=list)
    attributes: dict[str, "Message"] = field(default_factory=dict)
    has_value: bool = True

    def whole(self) -> list["Message"]:
        return [self, *self.attributes.values()]

    def all_variables(self) -> set[str]:
        return set().union(*(one.variables for one in self.whole()))

    def all_calls(self) -> list[Call]:
        return [call for one in self.whole() for call in one.calls]

    def all_references(self) -> list[str]:
        return [reference for one in self.whole() for reference in one.references]


class Reading(Visitor):
    """What stands in a pattern."""

    def __init__(self, into: Message) -> None:
        self.into = into

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.into.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.into.references.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.into.references.append(f"-{node.id.name}")

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        given = node.arguments.positional[0] if node.arguments.positional else None
        variable = given.id.name if isinstance(given, ast.VariableReference) else ""
        named = {one.name.name: one.value.value for one in node.arguments.named}
        self.into.calls.append(Call(node.id.name, variable, named))
        self.generic_visit(node)


def languages_of(part: str) -> list[str]:
    return sorted(file.stem for file in PARTS[part].glob("*.ftl"))


def body_of(part: str, language: str) -> list[ast.EntryType]:
    text = (PARTS[part] / f"{language}.ftl").read_text(encoding="utf-8")
    return FluentParser().parse(text).body


def messages_of(part: str, language: str) -> dict[str, Message]:
    """All messages of a file; terms have their dash."""
    found = {}
    for entry in body_of(part, language):
        if isinstance(entry, ast.Message | ast.Term):
            dash = "-" if isinstance(entry, ast.Term) else ""
            message = Message(dash + entry.id.name, has_value=entry.value is not None)
            if entry.value is not None:
                Reading(message).visit(entry.value)
            for attribute in entry.attributes:
                form = message.attributes[attribute.id.name] = Message(attribute.id.name)
                Reading(form).visit(attribute.value)
            found[message.ident] = message
    return found


def taken(messages: dict[str, Message], ident: str) -> set[str]:
    """What a message takes, by way of those too that it refers to."""
    found, todo, seen = set(), [ident], set()
    while todo:
        name = todo.pop()
        if name in messages and name not in seen and not name.startswith("-"):
            seen.add(name)
            found |= messages[name].all_variables()
            todo += messages[name].all_references()
    return found
