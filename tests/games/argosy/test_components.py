"""What the box holds, and which boxes cannot be played with."""

from collections.abc import Mapping
from typing import Any, cast

import pytest

from starboard.games.argosy.components import ArgosyPack
from starboard.games.argosy.game import ARGOSY
from starboard.games.argosy.pieces import TRACK_NAMES
from starboard.games.argosy.rules import Argosy
from starboard.games.argosy.types import Track
from starboard.kernel.errors import BadPack
from tests.games.argosy.build import PACK, new, table

PRICES = {
    "perceptors": ("R1 G1 B1", "R2 G1 B2"),
    "duplicators": ("F1 N1 S1", "F2 N1 S2"),
    "migrators": ("N2 G1", "N3 G2"),
    "starstormers": ("S1 R1 G1", "S1 R2 G2"),
    "skyvions": ("F1 N2", "F2 N3"),
    "transmuters": ("F1 N1 B1", "F1 N2 B2"),
    "wanderers": ("R1 G1 B1", "R1 G2 B2"),
    "sanctuarians": ("S1 B2", "S2 B3"),
    "gallants": ("S1 R1 B1", "S2 R2 B1"),
    "excurists": ("R2 B2", "R3 B3"),
    "scavengers": ("R1 B2", "R2 B3"),
    "itinerants": ("N2 G2", "N3 G3"),
    "outrimmers": ("N2 S2", "N3 S3"),
    "traders": ("R2 G1", "R3 G2"),
    "razers": ("F3 N1", "F3 N2 S1"),
    "travelers": ("N3", "F2 N3"),
    "solationists": ("R1 G1 B1", "R2 G2 B1"),
    "spawners": ("N1 G2", "N2 G3"),
}


def shown(price: Mapping[Track, int]) -> str:
    return " ".join(f"{name[0].upper()}{price[name]}" for name in TRACK_NAMES if name in price)


@pytest.mark.rule("AR-01")
def test_the_bag_holds_ten_of_nine_kinds_and_seven_purples() -> None:
    unseen = new().view.unseen
    assert unseen.pop("purple") == 7
    assert list(unseen.values()) == [10] * 9


@pytest.mark.rule("AR-02")
def test_everybody_has_six_tracks_at_nothing() -> None:
    for player in new(4).view.players:
        assert player.tracks == dict.fromkeys(TRACK_NAMES, 0)


@pytest.mark.rule("AR-02")
def test_tracks_end_at_five() -> None:
    assert new().view.limit == 5


@pytest.mark.rule("AR-03")
def test_the_map_has_21_intersections() -> None:
    assert PACK.points == 21


@pytest.mark.rule("AR-03")
def test_a_fourth_token_finds_no_scrap_place() -> None:
    game = table(maps=[{"a1": "RF"}], scraps=["GN GN GN"])
    assert game.refuses("a1") == "AR-13"


@pytest.mark.rule("AR-04")
def test_everybody_has_five_planet_tokens() -> None:
    assert [player.planet_tokens for player in new(4).view.players] == [5] * 4


@pytest.mark.rule("AR-05")
def test_planets_and_their_points() -> None:
    worth = {planet.planet: planet.points for planet in new().view.planets}
    assert [worth[f"green-{n}"] for n in range(1, 7)] == [5] * 6
    assert [worth[f"middle-{n}"] for n in range(1, 7)] == [10, 15, 10, 15, 10, 15]
    assert [worth[f"inner-{n}"] for n in range(1, 4)] == [25] * 3
    assert worth["core"] == 50


@pytest.mark.rule("AR-05")
@pytest.mark.parametrize(
    "one,other,number",
    [
        ("middle-3", "green-3", 1),
        ("middle-3", "green-4", 2),
        ("middle-6", "green-1", 2),
        ("middle-6", "middle-1", 2),
        ("inner-2", "middle-3", 2),
        ("inner-2", "middle-4", 3),
        ("inner-1", "inner-3", 3),
        ("core", "inner-3", 4),
    ],
)
def test_lines_and_their_navigation_numbers(one: str, other: str, number: int) -> None:
    lines = {frozenset(line.between): line.number for line in new().view.lines}
    assert lines[frozenset((one, other))] == number


@pytest.mark.rule("AR-05")
def test_there_are_thirty_lines() -> None:
    assert len(new().view.lines) == 30


@pytest.mark.rule("AR-06")
@pytest.mark.parametrize("card", sorted(PRICES))
def test_prices(card: str) -> None:
    seen = next(entry for entry in table(deck="", action=5).view.cards if entry.card == card)
    natural, artificial = PRICES[card]
    assert sorted(shown(seen.natural).split()) == sorted(natural.split())
    assert sorted(shown(seen.artificial).split()) == sorted(artificial.split())


@pytest.mark.rule("AR-06")
def test_there_are_eighteen_cards() -> None:
    assert len(PRICES) == len(ARGOSY.default_pack.data["cards"]) == 18


BAD_PACKS = {
    "a line too long for the track": ({"lines.between.0.2": 5}, "from 1 to 4"),
    "a line without a planet": ({"lines.between.0.0": "moon"}, '"moon", which is no planet'),
    "a line from a planet to itself": ({"lines.between.0.1": "middle-1"}, "one or joined already"),
    "a line drawn twice": ({"lines.between.1": ["green-1", "middle-1", 1]}, "joined already"),
    "a line that is no line": ({"lines.between.0": ["middle-1"]}, "not two planets"),
    "lines that are no list": ({"lines.between": 3}, "must list pairs"),
    "planets too far for the tokens": ({"colonies.tokens_each": 3}, "core is too far"),
    "a board in two pieces": (
        {"lines.between": [["middle-1", "green-1", 1]]},
        "must hang together",
    ),
    "a price above the track": ({"cards.travelers.natural": {"navigation": 6}}, "from 0 to 5"),
    "a price on no track": ({"cards.travelers.natural": {"luck": 1}}, "points by track"),
    "natural dearer than artificial": (
        {"cards.travelers.natural.navigation": 4},
        "natural price of travelers",
    ),
    "a card for nothing": ({"cards.travelers.natural": {}}, "at least one point"),
    "a card without its price": ({"cards.travelers": {"natural": {"fire": 1}}}, "natural and an artificial"),
    "a card nobody knows": ({"cards": {"gamblers": {}}}, "exactly these"),
    "a cost above the track": ({"costs.invasion.fire": 6}, "costs.invasion.fire"),
    "no green planet": ({"planets": {"core": {"points": 50}}}, "no green planet"),
    "no planets at all": ({"planets": {}}, "from 1 to 40"),
    "a planet with something else": ({"planets.core": {"points": 5, "moons": 2}}, "planets.core must give"),
    "a planet without points": ({"planets.core": {"green": True}}, "planets.core.points"),
    "a map too small": ({"research_board.side": 3}, "from 4 to 8"),
    "a falling score": ({"scores.sets.2": 2}, "must not fall"),
    "a score that is no list": ({"scores.sets": 7}, "must list"),
    "a draft that leaves a rest": ({"setup.draft_tokens.0": 13}, "as many"),
    "a draft for one number of players only": ({"setup.draft_tokens": [12]}, "must list 2"),
    "a draft that empties the bag": ({"tokens.of_each_kind": 1, "setup.draft_tokens": [9, 8]}, "empty after"),
    "a rule that is neither yes nor no": ({"law.extra_needs_match": 1}, "true or false"),
    "a number that is a word": ({"tokens.purple": "seven"}, "tokens.purple must be"),
}


@pytest.mark.parametrize("changes,words", BAD_PACKS.values(), ids=list(BAD_PACKS))
def test_a_box_that_cannot_be_played_with_is_refused_in_a_sentence(
    changes: dict[str, Any], words: str
) -> None:
    with pytest.raises(BadPack, match=words) as refused:
        ARGOSY.pack_with(changes)
    assert str(refused.value).endswith(".")
    assert "\n" not in str(refused.value)


def test_another_box_has_another_map() -> None:
    pack = cast(ArgosyPack, ARGOSY.pack_with({"research_board.side": 5}))
    state = cast(Argosy, ARGOSY.new({"players": 3}, pack))
    assert state.view(None).side == 5
    assert pack.points == 15
    assert pack.action_count < ARGOSY.action_count


@pytest.mark.parametrize("side", [4, 5, 7, 8])
def test_games_on_other_maps_are_played_to_an_end(side: int) -> None:
    from starboard.kernel.playing import playout
    from starboard.kernel.rng import Random

    state = ARGOSY.new({"players": 4}, ARGOSY.pack_with({"research_board.side": side}))
    playout(state, Random(side))
    assert state.ending() in ARGOSY.endings
