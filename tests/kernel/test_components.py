"""What a pack asks of its data: each kind of value, and what is said where it is another."""

from typing import Any

import pytest

from starboard.kernel.components import Components
from starboard.kernel.errors import BadPack

DATA: dict[str, Any] = {
    "words": ["a", "b"],
    "word": "a",
    "number": 3,
    "flag": True,
    "table": {"one": {"x": 1}, "two": {"x": 2}},
    "list": [{"id": "one", "x": 1}, {"id": "two", "x": 2}],
    "twice": [{"id": "one"}, {"id": "one"}],
    "nameless": [{"x": 1}],
}


def asked(method: str, *given: Any) -> Any:
    return getattr(Components(DATA), method)(*given)


def test_what_is_there_is_found() -> None:
    assert asked("words", "words", ("a", "b"), 2) == ["a", "b"]
    assert asked("text", "word") == asked("word", "word", ("a",)) == "a"
    assert asked("names", "table") == asked("names", "list") == ["one", "two"]
    assert asked("number", "list.two.x", 0, 9) == asked("number", "list.1.x", 0, 9) == 2
    assert asked("number", "nowhere", 0, 9, 7) == 7 and asked("flag", "nowhere", True)


@pytest.mark.parametrize(
    "method, given, code",
    [
        ("words", ("word",), "must-list-words"),
        ("words", ("words", None, 3), "must-list-words"),
        ("words", ("words", ("a",)), "does-not-take"),
        ("word", ("word", ("b",)), "must-be-one-of"),
        ("text", ("number",), "must-be-word"),
        ("flag", ("number",), "must-be-flag"),
        ("names", ("words",), "must-be-table"),
        ("names", ("twice",), "same-names"),
        ("names", ("nameless",), "same-names"),
        ("names", ("table", 3), "must-have-entries"),
        ("number", ("list.three.x", 0, 9), "missing"),
        ("number", ("number.x", 0, 9), "missing"),
        ("number", ("number", 4, 4), "must-be-exactly"),
    ],
)
def test_what_is_otherwise_is_refused(method: str, given: tuple[Any, ...], code: str) -> None:
    with pytest.raises(BadPack) as refused:
        asked(method, *given)
    assert refused.value.code == code


def test_what_was_not_asked_for_is_unknown() -> None:
    data = {"ship": {"size": 1, "seize": 2}, "crew": [{"id": "pilot", "cost": 1}]}
    components = Components(data)
    assert components.names("crew") == ["pilot"]
    components.number("crew.pilot.cost", 0, 9)
    components.number("ship.size", 0, 9)
    with pytest.raises(BadPack) as refused:
        components.finish()
    assert (refused.value.parts["path"], refused.value.parts["nearest"]) == ("ship.seize", "ship.size")
    components.value("ship.seize")
    components.finish()
    whole = Components(data)
    whole.value("ship")  # all that is in it is its own affair
    whole.value("crew")
    whole.finish()
