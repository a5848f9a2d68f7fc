"""Forms of fields in a dictionary: exact both ways, and refused by name."""

import pytest

from starboard.kernel.layout import Each, Flag, Form, Name, Names, Rows, Unfit, Whole, Word

COLOURS = ["red", "green", "blue"]

FORMS = [
    (Whole(0, 9), 7, 7),
    (Flag(), True, True),
    (Name(COLOURS), 2, "blue"),
    (Name(COLOURS, none=-1), -1, None),
    (Word(["", "over"]), "over", "over"),
    (Each(Whole(0, 9)), [1, 2], [1, 2]),
    (Each(Name(COLOURS), 2), [0, 1], ["red", "green"]),
    (Rows(Whole(0, 9), 2, 2), [1, 2, 3, 4], [[1, 2], [3, 4]]),
    (Names(COLOURS), 0b101, ["red", "blue"]),
]


@pytest.mark.parametrize("form,value,written", FORMS)
def test_a_form_writes_and_reads_back(form: Form, value: object, written: object) -> None:
    assert form.write(None, value) == written
    assert form.read(None, written) == value


@pytest.mark.parametrize(
    "form,wrong,wanted",
    [
        (Whole(0, 9), 10, "from 0 to 9"),
        (Whole(0, 9), True, "from 0 to 9"),
        (Whole(3), 2, "at least 3"),
        (Whole(0, lambda position: 4), 5, "from 0 to 4"),
        (Flag(), 1, "true or false"),
        (Name(COLOURS), "pink", "red, green, blue"),
        (Name(COLOURS), None, "red, green, blue"),
        (Word(["", "over"]), "x", "(nothing), over"),
        (Each(Whole(0, 9), 2), [1], "list of 2"),
        (Each(Whole(0, 9)), [1, 12], "each is a whole number from 0 to 9"),
        (Rows(Whole(0, 9), 2, 2), [[1, 2]], "list of 2"),
        (Names(COLOURS), ["red", "red"], "different"),
    ],
)
def test_what_does_not_fit_is_told_what_would(form: Form, wrong: object, wanted: str) -> None:
    with pytest.raises(Unfit) as refused:
        form.read(None, wrong)
    assert wanted in str(refused.value)
