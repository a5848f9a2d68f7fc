"""Words: the viewer is "you", one is one, and things go by their names."""

import pytest

from starboard.kernel.templates import Templates

WORDS = Templates(
    "en",
    {
        "event.took": "{seat} took {count} pirates from {other}.",
        "event.took.one": "{seat} took one pirate from {other}.",
        "event.took.you": "You took {count} pirates from {other}.",
        "event.saw": "{seat} saw {thing}.",
        "name.thing.moon": "the moon",
    },
    ("Black", "White"),
)


@pytest.mark.parametrize(
    "parts,viewer,names,sentence",
    [
        ({"seat": 0, "other": 1, "count": 2}, None, (), "Black took 2 pirates from White."),
        ({"seat": 0, "other": 1, "count": 2}, 0, (), "You took 2 pirates from White."),
        ({"seat": 0, "other": 1, "count": 2}, 1, (), "Black took 2 pirates from you."),
        ({"seat": 0, "other": 1, "count": 1}, None, (), "Black took one pirate from White."),
        ({"seat": 0, "other": 1, "count": 2}, None, ("Ada", ""), "Ada took 2 pirates from White."),
    ],
)
def test_who_reads_decides_how_it_is_said(parts, viewer, names, sentence):
    assert WORDS.render("event.took", parts, viewer, names) == sentence


def test_things_have_names_and_lists_are_joined():
    assert WORDS.render("event.saw", {"seat": 1, "thing": "moon"}) == "White saw the moon."
    assert (
        WORDS.render("event.saw", {"seat": 1, "thing": ["moon", "x", "y"]}) == "White saw the moon, x and y."
    )
    assert WORDS.render("event.saw", {"seat": 1, "thing": []}) == "White saw nothing."


def test_a_seat_without_a_name_has_its_number():
    assert WORDS.seat(4) == "Seat 5"


def test_missing_words_are_a_fault_of_the_catalogue():
    with pytest.raises(KeyError, match=r"event\.unheard"):
        WORDS.render("event.unheard", {})
