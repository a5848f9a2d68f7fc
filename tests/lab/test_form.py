"""The components as a form: every value once, named in every language; a variant's file reads back."""

from typing import Any

import pytest

from starboard.games.registry import GAMES
from starboard.kernel.component_files import merged, read_changes
from starboard.kernel.game import Game
from starboard.kernel.words.arguments import slug
from starboard.lab.component_writing import component_file
from starboard.lab.form import form
from starboard.lab.variants import variant_with

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def rows(game: Game) -> list[tuple[Any, Any]]:
    return [(group, row) for group in form(game) for row in group.rows]


@every_game
def test_every_number_with_bounds_is_in_the_form_once(game: Game) -> None:
    paths = [field.path for _, row in rows(game) for field in row.fields]
    assert len(set(paths)) == len(paths)
    assert set(game.default_pack.bounds) <= set(paths)


@every_game
def test_every_field_that_can_change_takes_its_bounds(game: Game) -> None:
    for _, row in rows(game):
        for field in row.fields:
            if field.kind == "number":
                assert field.low <= field.value <= field.high, field


@every_game
def test_groups_and_rows_have_names_in_every_language(game: Game) -> None:
    for language in game.languages:
        words = game.words(language)
        for group in form(game):
            assert words.has(f"component-{slug(group.name)}"), group.name
            for row in group.rows:
                named = all(words.has(f"{group.of}-{slug(name)}") for name in row.names) and row.names
                assert named or words.has(f"component-{slug(row.path)}"), row.path


@every_game
def test_no_component_is_named_that_is_not_there(game: Game) -> None:
    known = set()
    for group, row in rows(game):
        known |= {slug(group.name), slug(row.path), f"{slug(group.name)}-{row.family}"}
        for field in row.fields:
            steps = field.path.split(".")
            known |= {slug(step) for step in steps[2:]} | {slug(field.path), slug(".".join(steps[:3]))}
    words = game.words("en")
    named = {ident.removeprefix("component-") for ident in words.bundle.own if ident.startswith("component-")}
    assert sorted(named - known) == []


@pytest.mark.parametrize(
    "name,values",
    [
        ("argosy", {"planets.core.points": 40, "setup.draft_tokens.1": 12, "lines.between.3.2": 4}),
        ("colonies", {"event.open-market.colonists": 3, "levels.points.5": 30}),
        ("convoy", {"cycle.tracker": 16, "ranks.wanted.0.1": 1, "scale.pace.2.points.1": 7}),
        ("wheel", {"revolutions.draw": 4}),
    ],
)
def test_a_variants_file_makes_the_same_variant(name: str, values: dict[str, Any]) -> None:
    game = GAMES[name]
    variant = variant_with(game, values, 'called "so"')
    text = component_file(variant)
    assert merged(game.default_pack.data, read_changes(text, "file")) == variant.pack.data


def test_entries_that_come_and_go_are_in_the_file() -> None:
    game = GAMES["convoy"]
    cards = game.default_pack.data["modules"]["card"]
    added = {**cards[0], "name": "Attic"}
    variant = variant_with(game, {"modules.card": [*cards[1:], added]})
    text = component_file(variant)
    assert "remove = true" in text
    assert (
        variant_with(game, {}, "", text).pack.data["modules"]["card"] == variant.pack.data["modules"]["card"]
    )
