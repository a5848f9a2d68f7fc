"""What everything is worth, and who is in front."""

from typing import Any

import pytest

from starboard.games.argosy.game import ARGOSY
from tests.games.argosy.build import PACK, Table, table

NAMES = PACK.point_names
CARDS = ["migrators", "skyvions", "razers", "traders", "spawners", "travelers", "gallants"]


def over(**given: Any) -> Table:
    """A finished game."""
    return table(action=5, phase="over", **{"ends": "stalled", **given})


def sources(seat: int = 0, **given: Any) -> dict[str, int]:
    return over(**given).state.results()[seat].sources


def spread(**kinds: int) -> dict[str, str]:
    """A map with so many tokens of each kind."""
    tokens = [kind for kind, count in kinds.items() for _ in range(count)]
    return dict(zip(NAMES, tokens, strict=False))


@pytest.mark.rule("AR-23")
@pytest.mark.parametrize(
    "count,points", [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21), (7, 28), (8, 36), (9, 36), (10, 36)]
)
def test_identical_tokens_score_as_a_set(count: int, points: int) -> None:
    assert sources(maps=[spread(RF=count)])["sets"] == points


@pytest.mark.rule("AR-23")
def test_every_kind_is_a_set_of_its_own() -> None:
    assert sources(maps=[spread(RF=3, RN=2, GF=1)])["sets"] == 6 + 3 + 1


@pytest.mark.rule("AR-23")
def test_the_scrap_scores_nothing() -> None:
    assert sources(maps=[spread(RF=1)], scraps=["RF RF"])["sets"] == 1


@pytest.mark.rule("AR-23")
def test_colonies_score_their_number_shielded_or_not() -> None:
    found = sources(colonies=["green-1 middle-2 inner-1 core"], shielded="green-1 core", ends="core-settled")
    assert found["colonies"] == 5 + 15 + 25 + 50


@pytest.mark.rule("AR-23")
@pytest.mark.parametrize(
    "count,points", [(0, 0), (1, 5), (2, 12), (3, 21), (4, 32), (5, 45), (6, 60), (7, 75)]
)
def test_cards_score_by_their_number(count: int, points: int) -> None:
    assert sources(cards=[" ".join(CARDS[:count])])["cards"] == points


@pytest.mark.rule("AR-23")
def test_the_highest_score_wins() -> None:
    results = over(maps=[spread(RF=2), spread(RF=3), spread(RF=1)]).state.results()
    assert [result.place for result in results] == [2, 1, 3]
    assert [result.outcome for result in results] == ["lost", "won", "lost"]


@pytest.mark.rule("AR-23")
def test_a_tie_goes_to_more_cards() -> None:
    results = over(cards=["", "razers"], colonies=["green-1"]).state.results()
    assert [result.score for result in results] == [5, 5, 0]
    assert [result.place for result in results] == [2, 1, 3]


@pytest.mark.rule("AR-23")
def test_then_to_more_colonies() -> None:
    results = over(colonies=["middle-1", "green-1 green-2"]).state.results()
    assert [result.place for result in results] == [2, 1, 3]


@pytest.mark.rule("AR-23")
def test_then_to_more_knowledge() -> None:
    results = over(colonies=["green-1", "green-2"], tracks=["F1 R1", "B3"]).state.results()
    assert [result.place for result in results] == [2, 1, 3]


@pytest.mark.rule("AR-23")
def test_what_is_still_tied_is_shared() -> None:
    state = over(colonies=["green-1", "green-2"], tracks=["F2", "B2"]).state
    assert [result.place for result in state.results()] == [1, 1, 3]
    assert [result.outcome for result in state.results()] == ["won", "won", "lost"]
    assert ARGOSY.utility(state) == [0.5, 0.5, 0.0]


@pytest.mark.rule("AR-34")
def test_excurists_add_three_for_each_set_of_two_or_more() -> None:
    found = sources(maps=[spread(RF=3, RN=2, GF=1)], cards=["excurists"])
    assert found["bonuses"] == 6


@pytest.mark.rule("AR-35")
def test_itinerants_add_five_for_each_card_itself_too() -> None:
    assert sources(cards=["itinerants razers traders"])["bonuses"] == 15


@pytest.mark.rule("AR-36")
def test_outrimmers_add_five_for_each_colony() -> None:
    assert sources(cards=["outrimmers"], colonies=["green-1 green-2 middle-1"])["bonuses"] == 15


@pytest.mark.rule("AR-34", "AR-35", "AR-36")
def test_the_cards_of_others_add_nothing() -> None:
    found = sources(
        maps=[spread(RF=2)], colonies=["green-1"], cards=["razers", "excurists itinerants outrimmers"]
    )
    assert found["bonuses"] == 0


@pytest.mark.rule("AR-34", "AR-35", "AR-36")
def test_the_score_is_the_sum_of_its_sources() -> None:
    result = over(
        maps=[spread(RF=2)], colonies=["green-1"], cards=["excurists itinerants outrimmers"]
    ).state.results()[0]
    assert result.score == sum(result.sources.values()) == 3 + 5 + 21 + 3 + 15 + 5


def test_the_running_score_is_public() -> None:
    game = table(maps=[spread(RF=3)], colonies=["", "green-1"])
    assert [sum(entry.values()) for entry in ARGOSY.score(game.state, 2)] == [6, 5, 0]
    assert [player.score for player in game.view.players] == [6, 5, 0]
