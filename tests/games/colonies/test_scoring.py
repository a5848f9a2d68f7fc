"""The end and the points."""

from typing import Any

import pytest

from starboard.games.colonies.game import COLONIES
from starboard.games.colonies.rules import Colonies
from tests.games.colonies.build import PLANETS, acting

TEN = dict.fromkeys(PLANETS, 10)
ALL = ["community", "military", "commerce", "influence", "industry"]


def finished(**change: Any) -> Colonies:
    """The game after upkeep of turn 10; stocks last for all agreements."""
    given = {"resources": dict.fromkeys(PLANETS, 9), "credits": TEN, **change}
    return acting(turn=10, **given).everybody_passes().state


@pytest.mark.rule("CO-27")
def test_the_game_ends_after_upkeep_of_turn_ten() -> None:
    assert acting(turn=9, resources=dict.fromkeys(PLANETS, 9)).everybody_passes().state.ending() == ""
    state = finished()
    assert (state.ending(), state.actors()) == ("ten-turns", ())


@pytest.mark.rule("CO-27")
@pytest.mark.parametrize("level,points", [(1, 0), (2, 2), (3, 5), (4, 9), (5, 14), (6, 26)])
def test_a_technology_gives_the_value_of_its_level(level: int, points: int) -> None:
    result = finished(levels={("pallas", "influence"): level}).results()[0]
    assert result.sources == {**dict.fromkeys(ALL, 0), "influence": points, "credits": 10}
    assert result.score == points + 10


@pytest.mark.rule("CO-27")
def test_most_points_win() -> None:
    results = finished(credits={**TEN, "elysia": 30, "bellona": 20}).results()
    assert [result.place for result in results] == [3, 1, 3, 2, 3]
    assert [result.outcome for result in results] == ["lost", "won", "lost", "lost", "lost"]


@pytest.mark.rule("CO-27")
def test_a_tie_goes_to_more_technology_points() -> None:
    results = finished(levels={("amateru", "industry"): 3}, credits={**TEN, "amateru": 5}).results()
    assert [result.score for result in results] == [10] * 5
    assert [result.place for result in results] == [2, 2, 1, 2, 2]


@pytest.mark.rule("CO-27")
def test_then_to_more_resources() -> None:
    stocks = {**dict.fromkeys(PLANETS, 9), "euterpe": 10}
    assert [result.place for result in finished(resources=stocks).results()] == [2, 2, 2, 2, 1]


@pytest.mark.rule("CO-27")
def test_what_is_still_tied_is_shared() -> None:
    state = finished()
    assert [(result.place, result.outcome) for result in state.results()] == [(1, "won")] * 5
    assert COLONIES.utility(state) == [0.2] * 5


@pytest.mark.rule("CO-04", "CO-27")
def test_the_running_score_shows_others_technologies_but_not_their_credits() -> None:
    state = acting(levels={("elysia", "military"): 3}).state
    mine, theirs = COLONIES.score(state, 0)[:2]
    assert mine == {**dict.fromkeys(ALL, 0), "credits": 50}
    assert theirs == {**dict.fromkeys(ALL, 0), "military": 5}
