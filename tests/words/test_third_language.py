"""Adding a language is adding files: nothing else names the languages."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest

from starboard.games.registry import GAMES
from starboard.games.wheel.events import Rotated
from starboard.kernel import game as games
from starboard.kernel.errors import BadOption, IllegalAction
from starboard.kernel.words import bundle as bundles
from starboard.kernel.words import folders
from starboard.tables import words as tables

WHEEL = GAMES["wheel"]
FRENCH = {
    "starboard.games.wheel": (
        "blurb = Des cônes se pourchassent.\nevent-rotated = { SEAT($seat) } tourne la roue."
    ),
    "starboard.kernel": "you = tu\nrefusal-unknown-option = { $game } n’a pas d’option « { $option } ».",
}


def forget() -> None:
    """Let go of everything that was read before, or that the files of a test have left."""
    for known in (folders.languages, folders.figures_named, bundles.bundle, games._words, tables.catalogues):
        known.cache_clear()
    WHEEL.__dict__.pop("languages", None)


@pytest.fixture
def french(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The files of two packages, and those of a third language; the first entry of an id counts."""
    real = folders.words_folder
    for package, sentences in FRENCH.items():
        shutil.copytree(cast(Path, real(package)), tmp_path / package)
        english = (tmp_path / package / "en.ftl").read_text(encoding="utf-8")
        (tmp_path / package / "fr.ftl").write_text(f"{sentences}\n{english}", encoding="utf-8")
    monkeypatch.setattr(
        folders, "words_folder", lambda name: tmp_path / name if name in FRENCH else real(name)
    )
    forget()
    yield
    forget()


def test_a_language_is_there_when_its_files_are(french: None) -> None:
    assert WHEEL.languages == ("en", "de", "fr")
    words = WHEEL.words("fr")
    assert words.sentence("blurb") == "Des cônes se pourchassent."
    assert words.event(Rotated(0, 1, 2), 0) == "Tu tourne la roue."
    with pytest.raises(BadOption) as refused:
        WHEEL.read_options({"speed": 1})
    assert refused.value.sentence("fr") == "wheel n’a pas d’option « speed »."


def test_a_part_that_lacks_it_speaks_english(french: None) -> None:
    assert tables.table_words("fr").text("event-paused") == "The game is paused."
    clause = IllegalAction("AW-17", WHEEL.default_pack)
    assert clause.sentence("fr") == clause.sentence("en") != clause.sentence("de")


def test_without_its_files_it_is_not_there() -> None:
    assert "fr" not in WHEEL.languages
    assert WHEEL.words("fr").language == "en"
