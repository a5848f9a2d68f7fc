# mypyc: skip
"""The functions that a sentence may call. The page has the same ones, in `web/src/words/`.

Fluent tells a function nothing but its arguments. Who reads stands in a context variable while a sentence is
made, for several threads may be making some.
"""

from collections.abc import Callable
from contextvars import ContextVar
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from starboard.kernel.words.fluent import Values
    from starboard.kernel.words.words import Reader

READER: ContextVar["Reader"] = ContextVar("READER")


def seat_name(seat: Any, *, form: str = "") -> str:
    return READER.get().seat(seat, form)


def who(seat: Any) -> str:
    return READER.get().who(seat)


def name(value: Any, *, of: str, form: str = "") -> str:
    return READER.get().named(of, value, form)


def listed(values: "Values", *, of: str = "", form: str = "", join: str = "and") -> str:
    reader = READER.get()
    texts = [reader.named(of, value, form) if of else str(value) for value in values.values]
    return reader.joined(texts, join)


def each(items: "Values", *, join: str = "and", **named: str) -> str:
    reader = READER.get()
    return reader.joined([reader.rendered(named["as"], item) for item in items.values], join)


FUNCTIONS: Final[dict[str, Callable[..., Any]]] = {
    "SEAT": seat_name,
    "WHO": who,
    "NAME": name,
    "LIST": listed,
    "EACH": each,
}
