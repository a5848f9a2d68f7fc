"""Component files: marks, differences, and errors that name the place."""

import pytest

from starboard.kernel.component_files import differences, fingerprint, patched, read_components, sources
from starboard.kernel.errors import BadPack

TEXT = """
[tracker]
source = "printed"
start = 14
rows = [1, 2]

[[card]]
name = "Open Market"
source = "printed"
ruled = ["colonists"]
colonists = 5
effects = { lose = 2 }
"""


def test_marks_are_taken_off_the_data() -> None:
    assert read_components(TEXT, "file") == {
        "tracker": {"start": 14, "rows": [1, 2]},
        "card": [{"name": "Open Market", "colonists": 5, "effects": {"lose": 2}}],
    }


def test_every_value_has_its_source() -> None:
    assert sources(TEXT) == {
        "tracker.start": "printed",
        "tracker.rows": "printed",
        "card.0.name": "printed",
        "card.0.colonists": "ruling",
        "card.0.effects.lose": "printed",
    }


@pytest.mark.parametrize(
    "text,complaint",
    [
        ("[a", "not a TOML file"),
        ("a = 1", '"a" stands outside a table marked printed or ruling'),
        ("[a]\nb = 1", '"a.b" stands outside'),
        ('[a]\nsource = "guess"\nb = 1', r'source of \[a\] must be "printed" or "ruling"'),
        ('[a]\nsource = "printed"\nruled = ["c"]\nb = 1', 'marks "c" as ruled but has no such entry'),
    ],
)
def test_a_file_that_cannot_be_read_is_refused_with_its_place(text: str, complaint: str) -> None:
    with pytest.raises(BadPack, match=complaint):
        read_components(text, "my.toml")


def test_differences_and_patches_are_inverse() -> None:
    default = {"a": {"b": 1, "c": [1, 2]}, "d": [{"e": 1}, {"e": 2}]}
    other = {"a": {"b": 5, "c": [1, 2, 3]}, "d": [{"e": 1}, {"e": 9}]}
    changes = differences(default, other)
    assert changes == {"a.b": 5, "a.c": [1, 2, 3], "d.1.e": 9}
    assert patched(default, changes) == other
    assert default["a"] == {"b": 1, "c": [1, 2]}


def test_a_pack_of_another_shape_is_one_difference() -> None:
    assert patched({"a": 1}, differences({"a": 1}, {"b": 2})) == {"b": 2}


@pytest.mark.parametrize("path", ["x", "a.x", "d.5.e", "d.x", "a.b.c"])
def test_a_change_to_something_that_is_not_there_is_refused(path: str) -> None:
    with pytest.raises(BadPack, match="no entry"):
        patched({"a": {"b": 1}, "d": [{"e": 1}]}, {path: 1})


def test_the_fingerprint_does_not_depend_on_layout() -> None:
    assert fingerprint({"a": 1, "b": 2}) == fingerprint({"b": 2, "a": 1})
    assert fingerprint({"a": 1}) != fingerprint({"a": 2})
