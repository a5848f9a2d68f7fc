"""How a game of Argosy ends, and who has won."""

import pytest

from tests.games.argosy.build import table

ALMOST = "RF / GN BS / RN GF BN / GS RS BF RF / GN BS RN GF BN / GS RS BF RF GN ."


@pytest.mark.rule("AR-22")
def test_an_empty_bag_ends_the_game_after_the_turn() -> None:
    game = table(bag="RF GN").do("draw", "RF", "GN")
    assert game.state.ending() == ""
    assert game.view.last_turn == "bag-empty"
    assert game.skip_to("expansion").do("done").state.ending() == "bag-empty"


@pytest.mark.rule("AR-22")
def test_a_bag_with_one_token_gives_one() -> None:
    game = table(bag="RF").do("draw", "RF")
    assert game.asked == "take-token"
    assert game.view.pool == {"red-fire": 1}


@pytest.mark.rule("AR-22")
def test_the_last_token_may_be_a_purple() -> None:
    game = table(bag="purple", face_up="razers").do("draw", "purple", "traders")
    assert game.view.last_turn == "bag-empty"


@pytest.mark.rule("AR-22", "AR-19")
def test_a_red_draw_may_empty_the_bag() -> None:
    game = table(action=4, bag="RF", tracks=["R1"]).do("breed", "RF", "a1")
    assert game.view.last_turn == "bag-empty"


@pytest.mark.rule("AR-22", "AR-19")
def test_a_purple_of_a_red_draw_has_not_left_the_bag() -> None:
    game = table(action=4, bag="purple", tracks=["R1"]).do("breed", "purple", "traders")
    assert game.view.last_turn == ""


@pytest.mark.rule("AR-22")
def test_a_full_map_ends_the_game_after_the_turn() -> None:
    game = table(maps=[ALMOST]).do("draw", "GN", "BN", "GN")
    assert game.view.last_turn == "map-full"
    assert game.skip_to("expansion").do("done").state.ending() == "map-full"


@pytest.mark.rule("AR-22")
def test_a_colony_on_the_core_ends_the_game() -> None:
    game = table(action=5, tracks=["F1 N5 S1"], colonies=["inner-1"]).do("build core")
    assert game.state.ending() == "core-settled"


@pytest.mark.rule("AR-22", "AR-16")
def test_tokens_that_return_to_the_bag_do_not_save_the_game() -> None:
    game = table(bag="RF GN", face_up="travelers", tracks=["F2 N3"]).do("draw", "RF", "GN")
    game.skip_to("expansion").do("buy travelers")
    assert game.view.bag == 2
    assert game.state.ending() == "bag-empty"


@pytest.mark.rule("AR-22")
def test_the_last_turn_keeps_all_its_actions() -> None:
    game = table(bag="RF GN", tracks=["F4 N1 R1 S1"], maps=[{}, {"a1": "BS"}]).do("draw", "RF", "GN", "done")
    assert game.asked == "extrapolation"
    assert game.do("done").asked == "celestial"
    assert game.skip_to("expansion").do("build green-1").player().colonies == ["green-1"]


@pytest.mark.rule("AR-22")
@pytest.mark.parametrize("players", [3, 4])
def test_a_round_without_a_draw_ends_the_game(players: int) -> None:
    game = table(players)
    for turn in range(players):
        assert game.actor == turn
        game.do("done", "done")
    assert game.state.ending() == "stalled"


@pytest.mark.rule("AR-22")
def test_a_draw_starts_the_count_anew() -> None:
    game = table().do("done", "done", "done", "done", "draw", "RF", "GN", "done", "done")
    for _ in range(2):
        game.do("done", "done")
    assert game.state.ending() == ""
    assert game.do("done", "done").state.ending() == "stalled"


@pytest.mark.rule("AR-22")
def test_a_purple_put_straight_back_is_no_draw() -> None:
    game = table(tracks=["", "", "R1"]).do("done", "done", "done", "done", "done")
    game.do("breed", "purple", "razers", "done")
    assert game.state.ending() == "stalled"


@pytest.mark.rule("AR-22")
def test_a_token_of_a_red_draw_is_a_draw() -> None:
    game = table(tracks=["", "", "R1"]).do("done", "done", "done", "done", "done")
    game.do("breed", "RF", "a1", "done")
    assert game.state.ending() == ""


@pytest.mark.rule("AR-22")
def test_the_first_reason_is_the_one_that_is_told() -> None:
    game = table(maps=[ALMOST], bag="BS").do("draw", "BS", "BS")
    assert game.view.last_turn == "bag-empty"


def test_nobody_is_asked_when_the_game_is_over() -> None:
    game = table(action=5, tracks=["F1 N5 S1"], colonies=["inner-1"]).do("build core")
    assert game.state.actors() == ()
    assert game.state.forbids(0, 0) == "SB-01"
