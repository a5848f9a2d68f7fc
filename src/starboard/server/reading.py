"""Requests read into Structs. What is wrong with one is said in a sentence that names the field."""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, Final, Generic, TypeVar

import msgspec
from fastapi import Depends, Request
from msgspec import inspect
from starlette.requests import ClientDisconnect

from starboard.tables.refusals import BAD_REQUEST, Refused

Kind = TypeVar("Kind")
WHERE: Final = re.compile(r"(?P<what>.*?)(?: - at `\$(?P<path>.*)`)?", re.DOTALL)
PART: Final = re.compile(r"\.(?P<name>\w+)|\[(?P<index>\d+|\.\.\.)\]")
MISSING: Final = re.compile(r"Object missing required field `(.*)`")
UNKNOWN: Final = re.compile(r"Object contains unknown field `(.*)`", re.DOTALL)


class Unreadable(Refused):
    """What was sent is not what is understood here."""

    def __init__(self, sentence: str) -> None:
        super().__init__(BAD_REQUEST, sentence)


def read(kind: Any, text: bytes | str) -> Any:
    """What `text` says, as one of `kind`; Unreadable says what would be right."""
    try:
        return _decoder(kind).decode(text)
    except msgspec.ValidationError as error:
        raise Unreadable(problem(str(error), kind, text)) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Unreadable("This cannot be read as JSON.") from None


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


class Reader(Generic[Kind]):
    """A dependency that reads the body of a request; the OpenAPI document knows by it what is read."""

    def __init__(self, kind: type[Kind]) -> None:
        self.kind = kind

    async def __call__(self, request: Request) -> Kind:
        try:
            text = await request.body()
        except ClientDisconnect:  # the guard cuts off what is longer than announced
            raise Refused("too-large", "That is more than this server reads at once.") from None
        found: Kind = read(self.kind, text)
        return found


if TYPE_CHECKING:
    Body = Annotated[Kind, "the body of the request"]
else:

    class Body:
        """`wish: Body[NewTable]` in a route: the body of the request, read."""

        def __class_getitem__(cls, kind: Any) -> Any:
            return Annotated[kind, Depends(Reader(kind))]


# -- what is wrong -------------------------------------------------------------------------------


def problem(error: str, kind: Any, text: bytes | str) -> str:
    """msgspec's complaint as a sentence for whoever sent `text`."""
    found = WHERE.fullmatch(error)
    assert found is not None
    path = [part["name"] or part["index"] for part in PART.finditer(found["path"] or "")]
    node, value = inspect.type_info(kind), _untyped(text)
    for part in path:
        node, value = _below(node, value, part)
    if missing := MISSING.fullmatch(found["what"]):
        return f"{spelled([*path, missing[1]])} is missing."
    if unknown := UNKNOWN.fullmatch(found["what"]):
        fields = ", ".join(_fields(_member(node, value)))
        return f"{spelled([*path, unknown[1]])} is not known here; known: {fields or 'no fields'}."
    return must_be(spelled(path), node)


def spelled(path: list[str]) -> str:
    """A field as it is written: `seats[1].level`."""
    text = "".join(f"[{part}]" if part.isdigit() or part == "..." else f".{part}" for part in path)
    return text.removeprefix(".")[:80] or "This"


def must_be(field: str, node: inspect.Type) -> str:
    return f"{field} must be {expected(node)}."


def expected(node: inspect.Type) -> str:
    """What a type takes, in words."""
    node = _bare(node)
    match node:
        case inspect.IntType():
            return "a whole number" + between(node.ge, node.le)
        case inspect.FloatType():
            return "a number" + between(node.ge, node.le)
        case inspect.StrType():
            return "a text" + (
                f" like {node.pattern}"
                if node.pattern
                else length(node.min_length, node.max_length, "letters")
            )
        case inspect.BoolType():
            return "true or false"
        case inspect.LiteralType():
            return f"one of {', '.join(str(value) for value in node.values)}"
        case inspect.ListType():
            return "a list" + length(node.min_length, node.max_length, "entries")
        case inspect.TupleType():
            return f"a list of {len(node.item_types)} entries"
        case inspect.DictType():
            return "an object" + length(node.min_length, node.max_length, "entries")
        case inspect.AnyType():
            return "something that can be kept"
    return "an object"


def between(least: float | None, most: float | None) -> str:
    least, most = (int(one) if one is not None and one == int(one) else one for one in (least, most))
    if least is not None and most is not None:
        return f" from {least} to {most}"
    return f" of at least {least}" if least is not None else f" of at most {most}" if most is not None else ""


def length(least: int | None, most: int | None, what: str) -> str:
    if least and most:
        return f" of {least} to {most} {what}"
    return f" of at most {most} {what}" if most else ""


def problem_with(error: Mapping[str, Any]) -> str:
    """The same for a parameter in the address, of which FastAPI complains."""
    field, bounds = str(error["loc"][-1]), error.get("ctx") or {}
    match error["type"].partition("_")[0]:
        case "missing":
            return f"{field} is missing."
        case "int":
            return f"{field} must be a whole number."
        case "string":
            texts = inspect.StrType(bounds.get("min_length"), bounds.get("max_length"), bounds.get("pattern"))
            return must_be(field, texts)
    return must_be(field, inspect.FloatType(ge=bounds.get("ge"), le=bounds.get("le")))


# -- walking through a type and what was sent ------------------------------------------------------


def _untyped(text: bytes | str) -> Any:
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


def _below(node: inspect.Type, value: Any, part: str) -> tuple[inspect.Type, Any]:
    """The type and the value of a field or an entry."""
    node = _member(node, value, part)
    inner = value.get(part) if isinstance(value, dict) else None
    if isinstance(node, inspect.StructType):
        return next((field.type for field in node.fields if field.encode_name == part), node), inner
    if isinstance(node, inspect.ListType):
        return node.item_type, None
    if isinstance(node, inspect.TupleType):
        return (node.item_types[int(part)] if part.isdigit() else inspect.AnyType()), None
    return (node.value_type, inner) if isinstance(node, inspect.DictType) else (node, inner)


def _member(node: inspect.Type, value: Any, part: str = "") -> inspect.Type:
    """Of a tagged union the Struct that was meant, or where the tag itself is asked for, all the tags."""
    node = _bare(node)
    members = (
        [one for one in node.types if isinstance(one, inspect.StructType)]
        if isinstance(node, inspect.UnionType)
        else []
    )
    if not members:
        return node
    tag = members[0].tag_field or ""
    if part == tag:
        return inspect.StructType(type(node), (inspect.Field(tag, tag, inspect.LiteralType(_tags(members))),))
    named = value.get(tag) if isinstance(value, dict) else None
    return next((one for one in members if one.tag == named), node)


def _tags(members: Iterable[inspect.StructType]) -> tuple[Any, ...]:
    return tuple(member.tag for member in members)


def _bare(node: inspect.Type) -> inspect.Type:
    """Without its notes, and without null beside something else."""
    while True:
        if isinstance(node, inspect.Metadata):
            node = node.type
        elif isinstance(node, inspect.UnionType) and len(node.types) == 2 and node.includes_none:
            node = next(one for one in node.types if not isinstance(one, inspect.NoneType))
        else:
            return node


def _fields(node: inspect.Type) -> list[str]:
    if isinstance(node, inspect.StructType):
        return [field.encode_name for field in node.fields]
    return []
