"""The component file: what is printed, what we ruled, and what is refused."""

from typing import Any

import pytest

from starboard.games.colonies.game import COLONIES
from starboard.kernel.component_files import sources
from starboard.kernel.errors import BadPack
from tests.games.colonies.build import PACK, acting, changed, encode

RULED_CARDS = {
    "alien-technology",
    "alien-visitors",
    "exotic-disease",
    "appoint-mediator",
    "immigration",
    "corporate-envoy",
    "immigrant-workers",
    "diplomatic-negotiations",
    "increased-crime",
}


def test_what_we_ruled_is_marked_and_nothing_else() -> None:
    ruled = {path for path, source in sources(COLONIES.components_text).items() if source == "ruling"}
    numbers = {f"event.{n}.colonists" for n, card in enumerate(PACK.cards) if card in RULED_CARDS}
    assert ruled == {"agreements.highest"} | numbers


@pytest.mark.rule("CO-07")
def test_twelve_cards_bring_five_colonists_and_thirteen_none() -> None:
    assert sorted(PACK.stars) == [0] * 13 + [5] * 12


@pytest.mark.rule("CO-17")
def test_the_highest_marker_is_an_entry_of_the_pack() -> None:
    pack = COLONIES.pack_with({"agreements.highest": 2})
    data = changed(acting().state.to_dict(), levels={("pallas", "influence"): 6}).state.to_dict()
    state = COLONIES.from_dict(data, pack)
    state.apply(0, encode("take", action="influence"))
    step = encode("adjust", planet="elysia", how="both-up")
    state.apply(0, step)
    assert state.forbids(0, step) == "CO-17"


@pytest.mark.parametrize(
    "changes,sentence",
    [
        ({"planet.1.resource": "energy"}, "different resource"),
        ({"technology.0.resources": ["energy", "energy"]}, "two different resources"),
        ({"technology.0.resources": ["energy", "cheese"]}, "which no planet has"),
        ({"levels.points": [0]}, "must list from 2 to 6"),
        ({"markets.prices": [3, 2]}, "must list 3"),
        ({"setup.credits": -1}, "whole number from 0"),
        ({"setup.hand": 1}, "setup.hand"),
        ({"setup.deck": 9}, "too few event cards"),
        ({"agreements.highest": 0}, "must not be below"),
        ({"event.0.colonists": "many"}, "event.alien-technology.colonists must be"),
        ({"event.0.leaders": {}}, "must be offered some of"),
        ({"event.0.leaders": {"take": ["nap"]}}, "take a list of"),
        ({"event.0.leaders": {"then": "nap"}}, "must be one of"),
        ({"event.0.everybody": {"explode": 1}}, 'no effect "explode"'),
        ({"event.0.everybody": {"forbid": "breathing"}}, "must be one of"),
        ({"event.0.everybody": {"empty_markets": 1}}, "can only be true"),
        ({"event.0.fewest": {"pirates": 0}}, "whole number from 1"),
        ({"event.0.fewest": "nothing"}, "what happens to fewest"),
    ],
)
def test_components_that_cannot_be_played_with_are_refused_in_a_sentence(
    changes: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(BadPack, match=sentence):
        COLONIES.pack_with(changes)


@pytest.mark.rule("CO-16", "CO-20")
def test_prices_of_places_and_of_whole_shelves_agree() -> None:
    for count in range(12):
        assert PACK.worth(count) == sum(PACK.price(place) for place in range(count))
