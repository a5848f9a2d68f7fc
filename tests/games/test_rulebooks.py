"""The illustrated rules: every clause is explained once, and every example is played by the rules."""

import re

import pytest

from starboard.games.registry import GAMES
from starboard.kernel.game import Game
from starboard.kernel.rulebook import Scene, Section, clauses, play


def sections_of(game: Game) -> tuple[Section, ...]:
    assert game.rulebook is not None
    return game.rulebook.sections


CASES = [
    pytest.param(game, scene, id=f"{game.name} {section.name} {number}")
    for game in GAMES.values()
    if game.rulebook is not None
    for section in game.rulebook.sections
    for number, scene in enumerate(section.scenes)
]


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_clause_stands_in_one_section(game: Game) -> None:
    named = [clause for section in sections_of(game) for clause in section.clauses]
    assert sorted(named) == sorted(clause.id for clause in game.clauses)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_the_aim_comes_first_and_something_is_played(game: Game) -> None:
    sections = sections_of(game)
    assert sections[0].name == "aim"
    assert sum(len(scene.acts) for section in sections for scene in section.scenes) > 5


@pytest.mark.parametrize("game, scene", CASES)
def test_every_scene_is_played_by_the_rules_and_always_alike(game: Game, scene: Scene) -> None:
    played = play(game, scene)
    assert len(played.acts) == len(scene.acts)
    again = play(game, scene)
    assert played.view == again.view
    assert [act.view for act in played.acts] == [act.view for act in again.acts]
    assert all(act.events for act in played.acts if act.actor < 0)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_what_is_explained_names_only_clauses_that_there_are(game: Game, language: str) -> None:
    words = game.words(language)
    for section in sections_of(game):
        text = words.sentence(f"rulebook-{section.name}-text")
        assert [ident for ident in re.findall(r"[A-Z]{2}-\d+", text) if ident not in game.clauses] == []


def test_clauses_are_named_one_by_one_or_from_one_to_another() -> None:
    assert clauses("AW", 1, (6, 8)) == ("AW-01", "AW-06", "AW-07", "AW-08")
