"""Variants: values changed by their paths, named, hashed, bounded when strangers send them."""

import pytest

from starboard.games.argosy.game import ARGOSY
from starboard.games.colonies.game import COLONIES
from starboard.games.convoy.game import CONVOY
from starboard.games.registry import GAMES
from starboard.games.wheel.game import WHEEL
from starboard.kernel.component_files import sources
from starboard.kernel.errors import BadPack
from starboard.kernel.game import Game
from starboard.lab.entries import entries
from starboard.lab.variants import (
    MOST_CHANGES,
    Change,
    read_setting,
    read_variant,
    variant_of_stranger,
    variant_with,
)


@pytest.mark.parametrize(
    "text, value",
    [
        pytest.param("a.b=16", 16, id="a number"),
        pytest.param("a.b = true", True, id="a flag, with spaces"),
        pytest.param("a.b=[1, 2]", [1, 2], id="a list"),
        pytest.param("a.b=centre", "centre", id="a bare word"),
        pytest.param('a.b="centre"', "centre", id="a word in quotes"),
    ],
)
def test_a_setting_is_a_path_and_a_value(text: str, value: int) -> None:
    assert read_setting(text) == ("a.b", value)


@pytest.mark.parametrize("text", ["cycle.tracker", "=16", "cycle.tracker="])
def test_what_sets_nothing_is_refused_with_what_would(text: str) -> None:
    with pytest.raises(BadPack, match="--set PATH=VALUE"):
        read_setting(text)


def test_settings_change_values_and_say_so() -> None:
    variant = read_variant(CONVOY, settings=["cycle.tracker=16", "scale.pace.0.points.0=2"])
    assert variant.changes == {"cycle.tracker": 16, "scale.pace.0.points.0": 2}
    assert variant.changed()[0] == Change("cycle.tracker", 14, 16)
    assert variant.lines()[1] == "  cycle.tracker 14 → 16"


def test_entries_of_lists_go_by_their_names() -> None:
    variant = read_variant(COLONIES, settings=["event.open-market.colonists=7"])
    assert variant.changed() == [Change("event.open-market.colonists", 5, 7)]
    assert variant.name == "event.open-market.colonists=7"


def test_settings_go_over_a_partial_file() -> None:
    variant = read_variant(CONVOY, "[cycle]\ntracker = 12\ndice = 1\n", ["cycle.tracker=16"], "longer")
    assert variant.changes == {"cycle.tracker": 16, "cycle.dice": 1}
    assert variant.name == "longer"
    assert "longer" in variant.lines()[0]


def test_an_entry_that_is_gone_is_named() -> None:
    variant = read_variant(CONVOY, '[[modules.card]]\nname = "Hold"\nremove = true\n')
    assert [(change.path, change.after) for change in variant.changed()] == [("modules.card.Hold", None)]


def test_the_original_has_no_name_and_the_games_own_pack() -> None:
    variant = read_variant(WHEEL, settings=["revolutions.draw=3"])
    assert variant.is_original
    assert variant.pack is WHEEL.default_pack
    assert (variant.name, variant.lines(), variant.changes) == ("", [], {})


@pytest.mark.parametrize(
    "setting, words",
    [
        pytest.param("cycle.trcker=16", 'nearest is "cycle.tracker"', id="an unknown value"),
        pytest.param("cycle.tracker=0", "from 1 to 99", id="out of bounds"),
        pytest.param("modules.card.Hld.name=1", "no entry", id="an unknown entry"),
        pytest.param("moon.rises=1", "know nothing called", id="an unknown table"),
        pytest.param("cycle.tracker.more=1", "no entry", id="inside a number"),
    ],
)
def test_what_the_components_do_not_have_is_refused_in_a_sentence(setting: str, words: str) -> None:
    with pytest.raises(BadPack, match=words):
        read_variant(CONVOY, settings=[setting])


def test_the_same_values_have_the_same_hash_however_they_were_given() -> None:
    by_file = read_variant(CONVOY, "[cycle]\ntracker = 16\n", name="long")
    assert by_file.hash == variant_with(CONVOY, {"cycle.tracker": 16}).hash != CONVOY.default_pack.hash


def test_what_strangers_send_is_bounded() -> None:
    assert variant_of_stranger(CONVOY, {"cycle.tracker": 16}, "mine").changes == {"cycle.tracker": 16}
    with pytest.raises(BadPack, match="name of a variant"):
        variant_of_stranger(CONVOY, {}, "x" * 100)
    with pytest.raises(BadPack, match="at most"):
        variant_of_stranger(CONVOY, dict.fromkeys(map(str, range(MOST_CHANGES + 1)), 1))
    with pytest.raises(BadPack, match="at most"):
        variant_of_stranger(CONVOY, {"crew": "x" * 50_000})


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_every_value_of_the_components_is_an_entry_with_its_source(game: Game) -> None:
    listed = entries(game)
    assert {entry.source for entry in listed} == set(sources(game.components_text).values())
    assert len({entry.path for entry in listed}) == len(listed)
    bounds = {entry.path: (entry.low, entry.high) for entry in listed if entry.low is not None}
    inside = {path: limits for path, limits in game.default_pack.bounds.items() if path in bounds}
    assert bounds == inside != {}


def test_an_entry_knows_what_the_file_says_about_it_and_what_it_was() -> None:
    variant = variant_with(ARGOSY, {"research.draw": 3})
    entry = next(entry for entry in entries(ARGOSY, variant.pack) if entry.path == "research.draw")
    assert (entry.value, entry.default, entry.changed) == (3, 2, True)
    assert entry.note == "tokens from the bag into the pool"
