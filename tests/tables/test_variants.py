"""A table may be played with a variant: what it was given is what is played, also after it was put away."""

import msgspec

from starboard.games.convoy.game import CONVOY
from starboard.lab.variants import variant_with
from starboard.tables.setup import Setup, read_setup


def test_a_setup_has_the_components_of_its_variant() -> None:
    variant = variant_with(CONVOY, {"cycle.tracker": 16}, "longer")
    setup = read_setup("convoy", {}, variant=variant)
    assert setup.components() == variant.pack
    assert setup.changes() == {"cycle.tracker": 16}
    again = msgspec.json.decode(msgspec.json.encode(setup), type=Setup)
    assert again.components() == variant.pack


def test_without_a_variant_it_has_the_games_own() -> None:
    assert read_setup("convoy", {}).components() is CONVOY.default_pack
