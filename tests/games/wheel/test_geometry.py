"""AW-01 to AW-12: the wheel, its setup, and what a turn is."""

import pytest

from tests.games.wheel.build import new_game, wheel


@pytest.mark.rule("AW-01")
@pytest.mark.parametrize("mover,own", [("black", {7, 0, 1}), ("white", {3, 4, 5})])
def test_each_player_moves_only_from_the_three_stations_in_front(mover: str, own: set[int]) -> None:
    origins = set()
    for place in range(8):
        cones = (place, (place + 3) % 8) if mover == "black" else ((place + 3) % 8, place)
        elsewhere = ((place + 3) % 8, (place + 3) % 8)
        game = wheel(cones=cones, black=elsewhere, white=((place + 6) % 8, (place + 6) % 8), mover=mover)
        origins |= {int(move[1]) for move in game.legal() if move != "R" and move[0] == "C"}
    assert origins == own


@pytest.mark.rule("AW-01")
def test_the_wheel_turns_and_the_players_stay() -> None:
    game = new_game().rotate(2)
    assert game.at(2) == "A"  # Black's cone now stands in a neutral station
    assert all(int(move[1]) in (7, 0, 1) for move in game.legal() - {"R"})


@pytest.mark.rule("AW-02", "AW-03")
def test_rotating_takes_everything_one_place_counter_clockwise() -> None:
    game = new_game().rotate(1)
    assert [game.at(place) for place in range(8)] == ["O", "A", "O", "", "o", "v", "o", ""]


@pytest.mark.rule("AW-02")
def test_eight_rotations_come_round() -> None:
    game = new_game()
    before = [game.at(place) for place in range(8)]
    game.rotate(8)
    assert [game.at(place) for place in range(8)] == before


@pytest.mark.rule("AW-04")
def test_the_setup_has_cones_in_the_centres_and_living_discs_beside_them() -> None:
    game = new_game()
    assert [game.at(place) for place in range(8)] == ["A", "O", "", "o", "v", "o", "", "O"]


@pytest.mark.rule("AW-05")
def test_the_stone_starts_at_black_s_left_and_black_opens() -> None:
    game = new_game()
    assert (game.stone, game.mover) == (6, 0)


@pytest.mark.rule("AW-05")
def test_a_loser_may_let_white_open() -> None:
    assert new_game(opener="white").mover == 1


@pytest.mark.rule("AW-06")
def test_nothing_of_yours_stands_there() -> None:
    game = wheel(cones=(0, 4), black=(2, 2), white=(5, 6))
    assert game.refuses("D7-1") == "AW-06"
    assert game.refuses("D1-2") == "AW-06"


@pytest.mark.rule("AW-06")
def test_opposing_pieces_in_your_stations_are_not_yours_to_move() -> None:
    game = wheel(cones=(2, 6), black=(3, 3), white=(0, 1))
    assert game.legal() == {"R"}


@pytest.mark.rule("AW-07")
@pytest.mark.parametrize("mover,moves", [("black", {"C7-5", "C7-1"}), ("white", {"C3-1", "C3-5"})])
def test_from_the_left_exactly_two_stations(mover: str, moves: set[str]) -> None:
    game = wheel(cones=(7, 3), black=(6, 6), white=(2, 2), mover=mover)
    assert {move for move in game.legal() if move[0] == "C"} == moves


@pytest.mark.rule("AW-08")
@pytest.mark.parametrize("mover,moves", [("black", {"C0-4"}), ("white", {"C4-0"})])
def test_from_the_centre_straight_across(mover: str, moves: set[str]) -> None:
    game = wheel(cones=(0, 4), black=(6, 6), white=(2, 2), mover=mover)
    assert {move for move in game.legal() if move[0] == "C"} == moves


@pytest.mark.rule("AW-09")
@pytest.mark.parametrize("mover,moves", [("black", {"C1-0", "C1-2"}), ("white", {"C5-4", "C5-6"})])
def test_from_the_right_exactly_one_station(mover: str, moves: set[str]) -> None:
    game = wheel(cones=(1, 5), black=(3, 3), white=(7, 7), mover=mover)
    assert {move for move in game.legal() if move[0] == "C"} == moves


@pytest.mark.rule("AW-10")
def test_what_stands_between_does_not_block() -> None:
    game = wheel(cones=(0, 6), black=(7, 2), white=(3, 4))
    assert game.play("D7-5").at(5) == "O"


@pytest.mark.rule("AW-11")
def test_the_stone_rides_on_the_wheel_and_returns_when_a_piece_moves() -> None:
    game = wheel(cones=(6, 1), black=(4, 4), white=(0, 0)).rotate(3)
    assert (game.stone, game.rotations) == (1, 3)
    game.play("D3-5")
    assert (game.stone, game.rotations) == (6, 0)


@pytest.mark.rule("AW-12")
def test_without_a_move_one_must_rotate() -> None:
    game = wheel(cones=(2, 6), black=(3, 3), white=(5, 5))
    assert game.legal() == {"R"}
    assert game.refuses("R") == ""


@pytest.mark.rule("AW-12")
def test_with_a_move_rotating_is_still_free() -> None:
    assert "R" in new_game().legal()
    assert len(new_game().legal()) > 1
