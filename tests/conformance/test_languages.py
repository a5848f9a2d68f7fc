"""No text is missing in a language: every key of English, with the same parts, for games and tables."""

import re
import string

import pytest

from starboard.kernel.templates import Templates
from tests.conformance.cases import every_game

ENGLISH = "en"
VARIANT = re.compile(r"(\.you)?(\.one)?$")  # which of these a sentence needs is a matter of grammar
OF_ITS_OWN = re.compile(r"(name|seat|clause|you)\.")  # forms of names, and what English takes as it stands


def parts_of(template):
    """The named parts of a template, also of those within the choices of a part."""
    found = set()
    for _, name, form, _ in string.Formatter().parse(template):
        found |= ({name} if name else set()) | (parts_of(form) if form else set())
    return found


def sentences(catalogue):
    """Key by key without its variants, the parts that some variant has."""
    found = {}
    for key, template in catalogue.items():
        found.setdefault(VARIANT.sub("", key), set()).update(parts_of(template))
    return found


def check(languages):
    english = sentences(languages[ENGLISH])
    assert len(languages) > 1
    for language, catalogue in languages.items():
        found = sentences(catalogue)
        assert sorted(english.keys() - found.keys()) == [], language
        assert sorted(key for key in found.keys() - english.keys() if not OF_ITS_OWN.match(key)) == []
        assert {key: found[key] for key in english if found[key] != english[key]} == {}, language
        assert [key for key, template in catalogue.items() if not template.strip()] == [], language


@every_game
def test_a_game_says_everything_in_every_language(game):
    if isinstance(game.languages, dict):  # Fluent files are checked in tests/words
        check(game.languages)


@every_game
def test_every_clause_is_said_in_every_language(game):
    if not isinstance(game.languages, dict):
        return
    for language, catalogue in game.languages.items():
        if language != ENGLISH:
            for clause in game.clauses:
                assert catalogue[f"clause.{clause.id}"] != clause.text, clause.id
                assert game.words(language).clause_text(clause.id) == catalogue[f"clause.{clause.id}"]


@every_game
def test_seats_are_called_something_in_every_language(game):
    for language in game.languages:
        for players in game.players:
            assert len(set(game.words(language, players).seat_names)) == players


GERMAN = Templates(
    "de",
    {
        "event.hit": "{victim} {victim:verliert|verlierst} {count:1 Stein|{count} Steine} an {other:acc}.",
        "event.moved": "{seat} {seat:zieht|ziehst} {piece:acc} {to}.",
        "name.piece.cone": "Kegel",
        "name.piece.cone.acc": "den Kegel",
        "name.to": "nach {}",
        "name.to.bow": "in den Bug",
    },
    ("Schwarz", "Weiß"),
)


@pytest.mark.parametrize(
    "kind,parts,viewer,sentence",
    [
        ("hit", {"victim": 0, "other": 1, "count": 2}, 0, "Du verlierst 2 Steine an Weiß."),
        ("hit", {"victim": 0, "other": 1, "count": 1}, 1, "Schwarz verliert 1 Stein an dich."),
        ("moved", {"seat": 1, "piece": "cone", "to": "2c3"}, None, "Weiß zieht den Kegel nach 2c3."),
        ("moved", {"seat": 1, "piece": "disc", "to": "bow"}, 1, "Du ziehst disc in den Bug."),
    ],
)
def test_a_language_bends_what_it_must(kind, parts, viewer, sentence):
    assert GERMAN.render(f"event.{kind}", parts, viewer) == sentence
