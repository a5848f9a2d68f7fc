"""Requests read into Structs. What is wrong with one is said in a sentence that names the field."""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, Final, Generic, TypeVar

import msgspec
from fastapi import Depends, Request
from msgspec import inspect
from starlette.requests import ClientDisconnect

from starboard.tables.refusals import BAD_REQUEST, TOO_LARGE, Refused

Kind = TypeVar("Kind")
WHERE: Final = re.compile(r"(?P<what>.*?)(?: - at `\$(?P<path>.*)`)?", re.DOTALL)
PART: Final = re.compile(r"\.(?P<name>\w+)|\[(?P<index>\d+|\.\.\.)\]")
MISSING: Final = re.compile(r"Object missing required field `(.*)`")
UNKNOWN: Final = re.compile(r"Object contains unknown field `(.*)`", re.DOTALL)


class Unreadable(Refused):
    """What was sent is not what is understood here."""

    def __init__(self, code: str, /, **parts: Any) -> None:
        super().__init__(BAD_REQUEST, code, **parts)


def read(kind: Any, text: bytes | str) -> Any:
    """What `text` says, as one of `kind`; Unreadable says what would be right."""
    try:
        return _decoder(kind).decode(text)
    except msgspec.ValidationError as error:
        raise problem(str(error), kind, text) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Unreadable("not-json") from None


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
            raise Refused(TOO_LARGE, "too-large") from None
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


def problem(error: str, kind: Any, text: bytes | str) -> Unreadable:
    """msgspec's complaint as whoever sent `text` understands it."""
    found = WHERE.fullmatch(error)
    assert found is not None
    path = [part["name"] or part["index"] for part in PART.finditer(found["path"] or "")]
    node, value = inspect.type_info(kind), _untyped(text)
    for part in path:
        node, value = _below(node, value, part)
    if missing := MISSING.fullmatch(found["what"]):
        return Unreadable("field-missing", field=spelled([*path, missing[1]]))
    if unknown := UNKNOWN.fullmatch(found["what"]):
        fields, field = _fields(_member(node, value)), spelled([*path, unknown[1]])
        return Unreadable("field-unknown", field=field, known=fields, known_count=len(fields))
    return must_be(spelled(path), node)


def spelled(path: list[str]) -> str | None:
    """A field as it is written: `seats[1].level`; None for the whole of what was sent."""
    text = "".join(f"[{part}]" if part.isdigit() or part == "..." else f".{part}" for part in path)
    return text.removeprefix(".")[:80] or None


def must_be(field: str | None, node: inspect.Type) -> Unreadable:
    """What a type takes."""
    node = _bare(node)
    match node:
        case inspect.IntType():
            return Unreadable("whole-number", field=field, **bounds(node.ge, node.le))
        case inspect.FloatType():
            return Unreadable("number", field=field, **bounds(node.ge, node.le))
        case inspect.StrType(pattern=str(pattern)):
            return Unreadable("text-like", field=field, pattern=pattern)
        case inspect.StrType():
            return Unreadable("text", field=field, **lengths(node.min_length, node.max_length))
        case inspect.BoolType():
            return Unreadable("true-or-false", field=field)
        case inspect.LiteralType():
            return Unreadable("one-of", field=field, values=[str(value) for value in node.values])
        case inspect.ListType():
            return Unreadable("list", field=field, **lengths(node.min_length, node.max_length))
        case inspect.TupleType():
            return Unreadable("list-of", field=field, count=len(node.item_types))
        case inspect.DictType():
            return Unreadable("object", field=field, **lengths(node.min_length, node.max_length))
        case inspect.AnyType():
            return Unreadable("anything", field=field)
    return Unreadable("object", field=field, **lengths(None, None))


def bounds(least: float | None, most: float | None) -> dict[str, str | None]:
    """The bounds there are, written as in a program."""
    there = "both" if None not in (least, most) else "least" if most is None else "most"
    low, high = (None if one is None else str(int(one) if one == int(one) else one) for one in (least, most))
    return {"bounds": None if least is None and most is None else there, "least": low, "most": high}


def lengths(least: int | None, most: int | None) -> dict[str, str | None]:
    """The same for how long something is: that it may be empty, or as long as it likes, is not said."""
    return bounds(least or None if most else None, most or None)


def problem_with(error: Mapping[str, Any]) -> Unreadable:
    """The same for a parameter in the address, of which FastAPI complains."""
    field, limits = str(error["loc"][-1]), error.get("ctx") or {}
    match error["type"].partition("_")[0]:
        case "missing":
            return Unreadable("field-missing", field=field)
        case "int":
            return must_be(field, inspect.IntType())
        case "string":
            texts = inspect.StrType(limits.get("min_length"), limits.get("max_length"), limits.get("pattern"))
            return must_be(field, texts)
    return must_be(field, inspect.FloatType(ge=limits.get("ge"), le=limits.get("le")))


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
