"""On a pack whose lists have another length no sentence says the length they have in the box."""

import re

import pytest

from starboard.games.registry import GAMES
from starboard.kernel.game import Game
from starboard.kernel.words.arguments import slug
from starboard.kernel.words.words import Words
from tests.changed_packs import every_list_shortened

SHORTENED = {name: every_list_shortened(game) for name, game in GAMES.items()}
LISTS = [(name, path) for name, (_, before) in SHORTENED.items() for path in before]


def sentences_about(words: Words, path: str) -> list[str]:
    """What the workshop says of a number, by each of its forms."""
    ident = f"component-{slug(path)}"
    if not words.has(ident):
        return []
    return [
        words.text(ident),
        *(words.name("component", path, form) for form in words.bundle.attributes(ident)),
    ]


def numbers_in(text: str) -> set[int]:
    return set(map(int, re.findall(r"\d+", text)))


def test_some_lists_can_be_shorter() -> None:
    assert {name for name, _ in LISTS} >= {"colonies", "argosy"}


@pytest.mark.parametrize("name,path", LISTS)
def test_a_list_is_said_to_be_as_long_as_it_is(name: str, path: str) -> None:
    pack, before = SHORTENED[name]
    for language in GAMES[name].languages:
        for said in sentences_about(GAMES[name].words(language, pack=pack), path):
            assert before[path] not in numbers_in(said), said


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_no_clause_names_a_number_that_is_no_longer_in_the_list(game: Game) -> None:
    pack, _ = SHORTENED[game.name]
    for language in game.languages:
        words, usual = game.words(language, pack=pack), game.words(language)
        for ident in words.clauses():
            lost = re.findall(r"\bnone\b", words.clause_text(ident))
            assert lost == re.findall(r"\bnone\b", usual.clause_text(ident)), ident
