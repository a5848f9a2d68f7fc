# mypyc: skip
"""A position as a dictionary: every field of a state under its name, in the form that its room chooses.

A field without a form of its own is written as it is. Reading is strict: what is missing keeps the value of a
fresh position, what is unknown or out of bounds is refused in a sentence that names it. What must be true of
several fields together is the room's own business, in its `reading.py`.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, Final

from starboard.kernel.errors import BadPosition, StarboardError
from starboard.kernel.sentinels import NO_SEAT
from starboard.kernel.state import State

MANY: Final = 1_000_000_000  # more than anything that is counted
Bound = int | Callable[[Any], int]  # a number, or what the position's pack or players make it


class Unfit(StarboardError, ValueError):
    """A value that a form cannot have; what it says stands after "must be"."""


class Form(ABC):
    """How one field stands in a dictionary."""

    @abstractmethod
    def write(self, position: Any, value: Any) -> Any:
        """The value ready for JSON."""

    def write_all(self, position: Any, values: Iterable[Any]) -> list[Any]:
        """A list of such values."""
        return [self.write(position, value) for value in values]

    @abstractmethod
    def read(self, position: Any, data: Any) -> Any:
        """The value that `write` wrote; Unfit says what it must be."""


class Whole(Form):
    """A whole number within bounds."""

    def __init__(self, low: Bound = 0, high: Bound = MANY) -> None:
        self.low = low
        self.high = high

    def write(self, position: Any, value: Any) -> Any:
        return int(value)

    def write_all(self, position: Any, values: Iterable[Any]) -> list[Any]:
        return list(map(int, values))

    def read(self, position: Any, data: Any) -> int:
        low, high = bound(self.low, position), bound(self.high, position)
        if type(data) is not int or not low <= data <= high:
            if high < MANY:
                raise Unfit("fit-between", low=str(low), high=str(high))
            raise Unfit("fit-at-least", low=str(low))
        return data


class Flag(Form):
    """True or false, kept as a bool or as 0 and 1."""

    def write(self, position: Any, value: Any) -> Any:
        return bool(value)

    def read(self, position: Any, data: Any) -> bool:
        if type(data) is not bool:
            raise Unfit("fit-flag")
        return data


class Name(Form):
    """A number written as the name that a list has for it; `none` is the number written as null."""

    def __init__(
        self, names: Sequence[str] | Callable[[Any], Sequence[str]], none: int | None = None
    ) -> None:
        self.names = names
        self.none = none

    def write(self, position: Any, value: Any) -> Any:
        return None if value == self.none else listed(self.names, position)[value]

    def read(self, position: Any, data: Any) -> int:
        if data is None and self.none is not None:
            return self.none
        names = listed(self.names, position)
        if not isinstance(data, str) or data not in names:
            raise Unfit("fit-one-of", names=list(names))
        return names.index(data)


class Word(Form):
    """One of some words, kept as it is."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words = words

    def write(self, position: Any, value: Any) -> Any:
        return value

    def read(self, position: Any, data: Any) -> str:
        if not isinstance(data, str) or data not in self.words:
            raise Unfit("fit-one-of", names=[word or "(nothing)" for word in self.words])
        return data


class Each(Form):
    """A list whose entries all have one form; `size` is how many there must be, if that is fixed."""

    def __init__(self, form: Form, size: Bound | None = None) -> None:
        self.form = form
        self.size = size

    def write(self, position: Any, value: Any) -> Any:
        return self.form.write_all(position, value)

    def read(self, position: Any, data: Any) -> list[Any]:
        size = None if self.size is None else bound(self.size, position)
        if not isinstance(data, list) or (size is not None and len(data) != size):
            raise Unfit("fit-list") if size is None else Unfit("fit-list-of", size=size)
        return [_entry(self.form, position, item) for item in data]


class Rows(Form):
    """A flat list written as rows of `width`."""

    def __init__(self, form: Form, width: Bound, rows: Bound) -> None:
        self.form = form
        self.width = width
        self.rows = rows

    def write(self, position: Any, value: Any) -> Any:
        width = bound(self.width, position)
        written = self.form.write_all(position, value)
        return [written[start : start + width] for start in range(0, len(written), width)]

    def read(self, position: Any, data: Any) -> list[Any]:
        row = Each(self.form, self.width)
        rows = Each(row, self.rows).read(position, data)
        return [item for cells in rows for item in cells]


class Names(Form):
    """A set kept as bits, written as the names of its members."""

    def __init__(self, names: Sequence[str] | Callable[[Any], Sequence[str]]) -> None:
        self.names = names

    def write(self, position: Any, value: Any) -> Any:
        return [name for bit, name in enumerate(listed(self.names, position)) if value >> bit & 1]

    def read(self, position: Any, data: Any) -> int:
        names = listed(self.names, position)
        if (
            not isinstance(data, list)
            or any(name not in names for name in data)
            or len(set(data)) < len(data)
        ):
            raise Unfit("fit-different", names=list(names))
        return sum(1 << names.index(name) for name in data)


class Group:
    """Several fields that stand under one key, in a form that only the room knows."""

    def __init__(
        self,
        key: str,
        fields: Iterable[str],
        write: Callable[[Any], Any],
        read: Callable[[Any, Any], None],
    ) -> None:
        self.key = key
        self.fields = tuple(fields)
        self.write = write
        self.read = read


class Layout:
    """How the positions of one game are written down and read back."""

    def __init__(
        self,
        game: str,
        fields: Iterable[str],
        forms: Mapping[str, Form],
        *,
        keys: Mapping[str, str] | None = None,
        groups: Sequence[Group] = (),
        derived: Iterable[str] = (),
        required: Iterable[str] = (),
    ) -> None:
        self.game = game
        self.forms = forms
        self.groups = groups
        self.required = frozenset(required)
        grouped = {field for group in groups for field in group.fields} | set(derived)
        renamed = keys or {}
        self.fields = {field: renamed.get(field, field) for field in fields if field not in grouped}

    def write(self, position: State) -> dict[str, Any]:
        written: dict[str, Any] = {"game": self.game}
        for field, key in self.fields.items():
            form, value = self.forms.get(field), getattr(position, field)
            if form is not None:
                written[key] = form.write(position, value)
            else:
                written[key] = list(value) if isinstance(value, list) else value
        for group in self.groups:
            written[group.key] = group.write(position)
        return written

    def read(self, position: State, data: Any) -> None:
        """Take over what `write` wrote into a fresh position; BadPosition names the first thing wrong."""
        self._check_keys(data)
        for field, key in self.fields.items():
            if key in data:
                setattr(position, field, self._read(position, key, self._form(position, field), data[key]))
        for group in self.groups:
            if group.key in data:
                self._read_group(position, group, data[group.key])

    def _read_group(self, position: State, group: Group, data: Any) -> None:
        try:
            group.read(position, data)
        except Unfit as error:
            raise BadPosition("position-unfit", key=group.key, game=self.game, wanted=error) from None
        except (KeyError, TypeError, ValueError, IndexError, AttributeError):
            raise BadPosition("position-odd", key=group.key, game=self.game) from None

    def _check_keys(self, data: Any) -> None:
        if not isinstance(data, dict) or data.get("game", self.game) != self.game:
            raise BadPosition("no-position", game=self.game)
        known = ["game", *self.fields.values(), *(group.key for group in self.groups)]
        for key in data:
            if key not in known:
                near = get_close_matches(str(key), known, 1)
                nearest = near[0] if near else None
                raise BadPosition("position-unknown", game=self.game, key=str(key), nearest=nearest)
        for key in sorted(self.required - data.keys()):
            raise BadPosition("position-lacks", game=self.game, key=key)

    def _form(self, position: State, field: str) -> Form:
        return self.forms.get(field) or _form_of(getattr(position, field))

    def _read(self, position: State, key: str, form: Form, data: Any) -> Any:
        try:
            return form.read(position, data)
        except Unfit as error:
            raise BadPosition("position-unfit", key=key, game=self.game, wanted=error) from None


def last_seat(position: Any) -> int:
    return int(position.seats()) - 1


SEAT: Final = Whole(0, last_seat)
SEAT_OR_NOBODY: Final = Whole(NO_SEAT, last_seat)


def bound(given: Bound, position: Any) -> int:
    return given if isinstance(given, int) else given(position)


def listed(names: Sequence[str] | Callable[[Any], Sequence[str]], position: Any) -> Sequence[str]:
    return names(position) if callable(names) else names


def _entry(form: Form, position: Any, item: Any) -> Any:
    try:
        return form.read(position, item)
    except Unfit as error:
        raise Unfit("fit-each", wanted=error) from None


def _form_of(value: Any) -> Form:
    """The form of a field that has none of its own, by what a fresh position holds there."""
    if isinstance(value, bool):
        return Flag()
    return Each(Whole()) if isinstance(value, list) else Whole()
