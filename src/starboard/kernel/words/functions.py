# mypyc: skip
"""The functions that a sentence may call. The page has the same ones, in `web/src/words/`.

Fluent tells a function nothing but its arguments. Who reads stands in a context variable while a sentence is
made, for several threads may be making some.
"""

from collections.abc import Callable
from contextvars import ContextVar
from typing import TYPE_CHECKING, Any, Final, Protocol

if TYPE_CHECKING:
    from starboard.kernel.words.fluent import Values


class Reader(Protocol):
    """Somebody who is told a sentence: knows who "you" is, and what people and things are called."""

    def seat(self, seat: Any, form: str) -> str: ...

    def who(self, seat: Any) -> str: ...

    def named(self, of: str, value: Any, form: str) -> str: ...

    def joined(self, texts: list[str], join: str) -> str: ...

    def rendered(self, ident: str, parts: Any) -> str: ...


READER: ContextVar[Reader] = ContextVar("READER")


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
