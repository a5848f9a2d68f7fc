"""How much an estimate is to be believed."""

import pytest

from starboard.games.registry import GAMES
from starboard.kernel.chances import ChanceMap, Chances, certainty, read_chances

LINE = ChanceMap(players=2, by="bots", said=[0.0, 0.5, 1.0], won=[0.1, 0.4, 0.9])


@pytest.mark.parametrize(
    "said, won", [(-1, 0.1), (0.0, 0.1), (0.25, 0.25), (0.5, 0.4), (0.75, 0.65), (2, 0.9)]
)
def test_between_two_knots_lies_a_straight_line(said: float, won: float) -> None:
    assert LINE.counts(said) == pytest.approx(won)


def test_chances_of_several_seats_come_to_one() -> None:
    chances = Chances(map=[LINE]).of_all([0.75, 0.25], "bots")
    assert sum(chances) == pytest.approx(1.0) and chances[0] > chances[1]


def test_the_chance_of_one_is_its_share_where_the_others_are_even() -> None:
    assert Chances(map=[LINE]).of_one(0.75, 2, "bots") == pytest.approx(0.65 / (0.65 + 0.25))


def test_a_seat_alone_has_what_its_map_says() -> None:
    alone = Chances(map=[ChanceMap(players=1, by="bots", said=[0.0, 1.0], won=[0.0, 0.6])])
    assert alone.of_all([0.5], "bots") == [pytest.approx(0.3)]


def test_without_a_map_an_estimate_is_taken_as_it_is() -> None:
    assert Chances(map=[LINE]).of_one(0.3, 4, "bots") == pytest.approx(0.3)
    assert read_chances("tests.games.nim") == Chances()


def test_a_near_win_is_surer_than_a_far_one_and_a_loss_is_its_mirror() -> None:
    near, far = certainty("win", 1), certainty("win", 60)
    assert 0.5 < far < near < 1.0
    assert certainty("loss", 1) == pytest.approx(1.0 - near)
    assert certainty("draw", 0) == 0.5


def test_the_maps_are_data_in_the_rooms_and_say_how_they_were_fitted() -> None:
    fitted = [game.chances for game in GAMES.values() if game.chances.map]
    assert fitted and all({"games", "bots", "seed"} <= chances.fitted.keys() for chances in fitted)


@pytest.mark.parametrize("name", list(GAMES))
def test_every_map_rises_and_calls_nothing_certain(name: str) -> None:
    game = GAMES[name]
    for found in game.chances.map:
        assert found.said == sorted(set(found.said)) and found.won == sorted(found.won)
        assert found.won[0] > 0.0 and found.won[-1] < 1.0 and len(found.said) == len(found.won)
