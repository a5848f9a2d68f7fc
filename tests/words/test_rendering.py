"""How a sentence is made: who reads it, what things are called, what the pack says."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from starboard.kernel.events import Event
from starboard.kernel.words import Words, folders
from starboard.kernel.words import bundle as bundles
from starboard.kernel.words.arguments import pack_figures

ENGLISH = """
event-moved =
    { WHO($seat) ->
        [you] You moved { NAME($piece, of: "piece", form: "the") } to { NAME($to, of: "place") }.
       *[other] { SEAT($seat) } moved { NAME($piece, of: "piece", form: "the") } to {
            NAME($to, of: "place") }.
    }
event-hit = { SEAT($victim) } lost { $count ->
        [0] nothing
        [one] { $count } stone
       *[other] { $count } stones
    } to { SEAT($seat, form: "whose") } cone.
event-risen =
    { $all ->
        [yes] All the dead at { LIST($places, of: "place") } rose.
       *[no] The dead at { LIST($places, of: "place", join: "or") } rose.
    }
event-went = { SEAT($seat) } went from { $route-from } to { $route-to }, paying {
    EACH($paid, as: "part-paid") }.
part-paid = { $count } { NAME($good, of: "good") }
piece-cone = cone
    .the = the cone
place-0 = the centre
place-other = place { $value }
good-ore = ore
seat-black = Black
seat-white = White
stones = { $pack-heap-stones } stones, { $pack-heaps-left-stones } on the left, { LIST($pack-rows) } in rows
clause-XX-01 =
    .printed-1 = There are { $pack-heap-stones } stones.
    .ruling-2 = Nobody looks.
"""
GERMAN = """
event-hit = { WHO($victim) ->
        [you] Du verlierst
       *[other] { SEAT($victim) } verliert
    } { $count ->
        [one] einen Stein
       *[other] { $count } Steine
    } an { SEAT($seat, form: "akk") }.
seat-black = Schwarz
seat-white = Weiß
"""
COMPONENTS = {
    "heap": {"stones": 1200},
    "heaps": [{"id": "Left", "stones": 3}],
    "rows": [1, 3, 5],
}


class Moved(Event, frozen=True, tag="moved"):
    seat: int | None
    piece: str
    to: int


class Hit(Event, frozen=True, tag="hit"):
    seat: int
    victim: int
    count: int


class Risen(Event, frozen=True, tag="risen"):
    places: list[int]
    all: bool = True


class Went(Event, frozen=True, tag="went"):
    seat: int
    route: dict[str, str]
    paid: list[dict[str, int | str]]


class Unheard(Event, frozen=True, tag="unheard"):
    pass


def forget() -> None:
    bundles.bundle.cache_clear()
    folders.languages.cache_clear()


WordsIn = Callable[[str], Words]


@pytest.fixture
def words_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[WordsIn]:
    """The words of a small package of its own, beside the kernel's."""
    folder = tmp_path / "words"
    folder.mkdir()
    (folder / "en.ftl").write_text(ENGLISH)
    (folder / "de.ftl").write_text(GERMAN)
    real = folders.words_folder
    monkeypatch.setattr(
        folders, "words_folder", lambda package: folder if package == "room" else real(package)
    )
    forget()
    yield lambda language: Words(language, "room", ("Black", "White"), lambda: pack_figures(COMPONENTS))
    forget()


@pytest.mark.parametrize(
    "event,viewer,names,sentence",
    [
        (Moved(0, "cone", 0), None, (), "Black moved the cone to the centre."),
        (Moved(0, "cone", 7), 0, (), "You moved the cone to place 7."),
        (Moved(1, "disc", 7), 0, ("", "Ada"), "Ada moved disc to place 7."),
        (Moved(6, "cone", 0), 0, (), "Seat 7 moved the cone to the centre."),
        (Moved(None, "cone", 0), 0, (), "Nobody moved the cone to the centre."),
        (Hit(0, 1, 0), 1, (), "You lost nothing to Black’s cone."),
        (Hit(0, 1, 1), 0, (), "White lost 1 stone to your cone."),
        (Hit(0, 1, 1234), None, (), "White lost 1,234 stones to Black’s cone."),
        (Risen([1, 0, 2]), None, (), "All the dead at place 1, the centre and place 2 rose."),
        (Risen([1, 0], all=False), None, (), "The dead at place 1 or the centre rose."),
        (Risen([]), None, (), "All the dead at nothing rose."),
        (
            Went(0, {"from": "a", "to": "b"}, [{"count": 2, "good": "ore"}, {"count": 1, "good": "ice"}]),
            0,
            (),
            "You went from a to b, paying 2 ore and 1 ice.",
        ),
    ],
)
def test_who_reads_decides_how_it_is_said(
    words_in: WordsIn, event: Event, viewer: int | None, names: tuple[str, ...], sentence: str
) -> None:
    assert words_in("en").event(event, viewer, names) == sentence


@pytest.mark.parametrize(
    "event,viewer,sentence",
    [
        (Hit(0, 1, 2), 1, "Du verlierst 2 Steine an Schwarz."),
        (Hit(0, 1, 1), 0, "Weiß verliert einen Stein an dich."),
    ],
)
def test_a_language_bends_what_it_must(words_in: WordsIn, event: Event, viewer: int, sentence: str) -> None:
    assert words_in("de").event(event, viewer) == sentence


def test_numbers_come_from_the_pack(words_in: WordsIn) -> None:
    assert words_in("en").sentence("stones") == "1,200 stones, 3 on the left, 1, 3 and 5 in rows"


@pytest.mark.parametrize(
    "package,ident,parts,english,german",
    [
        ("cli", "value-won", {"mover": "A", "winner": "B", "plies": 1}, "in 1 ply.", "in 1 Halbzug."),
        ("cli", "refusal-too-many-players", {"game": "A", "seats": 1, "named": 2}, "1 seat here", "1 Platz,"),
        ("lab", "page-games-of", {"cell": "A", "games": 1}, "A: 1 game", "A: 1 Spiel"),
        ("lab", "page-more-cells", {"count": 1}, "The other cell is", "Die andere Zelle steht"),
        ("lab", "tuned-met", {"count": 1, "players": "A"}, "After 1 proposal A", "Nach 1 Vorschlag"),
    ],
)
def test_one_is_not_said_like_many(
    package: str, ident: str, parts: dict[str, Any], english: str, german: str
) -> None:
    assert english in Words("en", f"starboard.{package}").text(ident, **parts)
    assert german in Words("de", f"starboard.{package}").text(ident, **parts)


def test_a_clause_says_sentence_by_sentence_where_it_comes_from(words_in: WordsIn) -> None:
    words = words_in("en")
    assert words.clauses() == ["XX-01"]
    said = (("printed", "There are 1,200 stones."), ("ruling", "Nobody looks."))
    assert words.clause("XX-01") == ("XX-01", said)
    assert words.clause_text("SB-01") == "The game is over."


@pytest.mark.parametrize("language", ["", "xx", "../../secret", "\x00", "\ud800", "de-AT"])
def test_a_language_that_is_not_there_is_english(words_in: WordsIn, language: str) -> None:
    assert words_in(language).sentence("stones").startswith("1,200 stones")
    assert words_in(language).language == "en"


def test_missing_words_and_missing_parts_are_a_fault_of_the_files(words_in: WordsIn) -> None:
    words = words_in("en")
    with pytest.raises(KeyError, match="event-unheard"):
        words.event(Unheard())
    with pytest.raises(KeyError, match=r"part-paid cannot be said: .*good"):
        words.sentence("part-paid", count=1)


def test_a_program_that_says_nothing_does_not_load_fluent() -> None:
    code = "import sys, starboard.cli.app; sys.exit(any(name.startswith('fluent') for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
