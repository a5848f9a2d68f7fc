"""What the wheel says: numbers of its pack, one and several, the reader and others, in both languages."""

import re

import pytest

from starboard.games.wheel.events import AllResurrected, Ended, Killed, Moved, Rotated
from starboard.games.wheel.game import WHEEL
from starboard.kernel.errors import BadPack, UnreadableAction
from starboard.kernel.packs import Pack
from starboard.kernel.words.words import Reader

WIDE = WHEEL.pack_with(
    {
        "stations.left": -3,
        "stations.right": 2,
        "wheel.stone_place": 3,
        "moves.left": [-1, 3],
        "moves.centre": [3],
        "revolutions.must_move": 2,
        "revolutions.resurrection": 4,
        "revolutions.draw": 5,
    }
)


def clause(ident: str, language: str = "en", pack: Pack | None = WIDE) -> str:
    return WHEEL.words(language, pack=pack).clause_text(ident)


@pytest.mark.parametrize(
    "ident, numbers",
    [
        ("AW-02", ["0", "7", "5", "0", "2", "1", "4", "6", "3", "7"]),
        ("AW-05", ["3"]),
        ("AW-07", ["1", "3"]),
        ("AW-08", ["3"]),
        ("AW-11", ["3"]),
        ("AW-31", ["2", "16"]),
        ("AW-32", ["4", "32"]),
        ("AW-33", ["5", "40"]),
    ],
)
@pytest.mark.parametrize("language", ["en", "de"])
def test_clauses_say_the_numbers_of_the_pack(ident: str, numbers: list[str], language: str) -> None:
    assert re.findall(r"\d+", clause(ident, language)) == numbers


def test_a_single_station_and_a_way_across_are_said_so() -> None:
    assert clause("AW-08", pack=None) == "From your centre a piece goes straight across."
    assert "1 station to the left or 1 station to the right" in clause("AW-09", pack=None)
    assert "genau 1 Station nach links oder 1 Station nach rechts" in clause("AW-09", "de", None)


@pytest.mark.parametrize(
    "language, named",
    [("en", ["Black's centre (0)", "White's left (1)"]), ("de", ["Schwarz Mitte (0)", "Weiß links (1)"])],
)
def test_places_are_called_after_the_stations_of_the_pack(language: str, named: list[str]) -> None:
    words = WHEEL.words(language, pack=WIDE)
    assert [words.name("place", place) for place in (0, 1)] == named


def test_the_reader_is_addressed_and_others_are_named() -> None:
    german = WHEEL.words("de")
    moved = Moved(0, "cone", 0, 4)
    assert german.event(moved, 0) == "Du ziehst den Kegel von Schwarz Mitte (0) nach Weiß Mitte (4)."
    assert german.event(moved, 1).startswith("Schwarz zieht den Kegel")
    assert german.event(moved, 1, ["Mira", "Jo"]).startswith("Mira zieht")
    assert WHEEL.words().event(Rotated(1, 3, 1), 1) == "You rotated the wheel (3 since a piece moved)."


def test_one_disc_dies_otherwise_than_two() -> None:
    one, two = Killed(0, 4, 1), Killed(0, 4, 2)
    english, german = WHEEL.words(), WHEEL.words("de")
    assert english.event(one) == "The disc at White's centre (4) died under the cone."
    assert english.event(two) == "2 discs at White's centre (4) died under the cone."
    assert german.event(one) == "Die Scheibe auf Weiß Mitte (4) stirbt unter dem Kegel."
    assert german.event(two) == "2 Scheiben auf Weiß Mitte (4) sterben unter dem Kegel."


def test_revolutions_are_counted_as_the_pack_has_them() -> None:
    risen, drawn = AllResurrected([2]), Ended("three-revolutions")
    assert WHEEL.words().event(risen).startswith("Two revolutions:")
    assert WHEEL.words(pack=WIDE).event(risen).startswith("4 revolutions:")
    assert "5 Umdrehungen ohne einen Zug" in WHEEL.words("de", pack=WIDE).event(drawn)


def test_a_refusal_is_a_code_with_its_parts_in_either_language() -> None:
    with pytest.raises(UnreadableAction) as refused:
        WHEEL.parse(WHEEL.new(), 0, "C0-3")
    assert refused.value.code == "wheel-out-of-reach"
    assert str(refused.value) == "From 0 you reach 4, not 3."
    assert refused.value.sentence("de") == "Von 0 erreichst du 4, nicht 3."
    with pytest.raises(BadPack) as bad:
        WHEEL.pack_with({"moves.left": [-2, 6]})
    assert bad.value.sentence("de") == "moves.left erreicht dieselbe Station zweimal."


@pytest.mark.parametrize(
    "language, seat, said",
    [
        ("en", 0, "The top disc went to your right, the other stayed."),
        ("en", None, "The top disc went to Black's right, the other stayed."),
        ("de", 0, "Die oberste Scheibe ging nach deiner Rechten, die andere blieb."),
    ],
)
def test_a_lesson_calls_the_stations_of_whoever_learns_theirs(
    language: str, seat: int | None, said: str
) -> None:
    reader = Reader(WHEEL.words(language), seat)
    assert reader.text("lesson-second-split-best", {"to": 1}, "text").startswith(said)
