"""Action 2: extrapolation, and the two cards that take its place."""

import pytest

from tests.games.argosy.build import table


@pytest.mark.rule("AR-17")
def test_two_points_of_a_track_become_one_of_another() -> None:
    assert table(action=2, tracks=["F3"]).do("xF", "+B").tracks() == "F1 B1"


@pytest.mark.rule("AR-17")
def test_one_point_is_too_few() -> None:
    assert table(action=2, tracks=["F2 N1"]).refuses("xN") == "AR-17"


@pytest.mark.rule("AR-17")
def test_the_point_does_not_go_back_to_its_own_track() -> None:
    assert table(action=2, tracks=["F3"]).do("xF").refuses("+F") == "AR-17"


@pytest.mark.rule("AR-17")
def test_the_point_does_not_go_to_a_full_track() -> None:
    game = table(action=2, tracks=["F3 N5"]).do("xF")
    assert game.refuses("+N") == "AR-17"


@pytest.mark.rule("AR-17")
def test_the_only_track_with_room_gains_unasked() -> None:
    game = table(action=2, tracks=["F5 N5 S5 R5 G5 B4"]).do("xF")
    assert game.tracks() == "F3 N5 S5 R5 G5 B5"


@pytest.mark.rule("AR-17")
def test_with_everything_else_full_nothing_can_be_given() -> None:
    game = table(action=2, tracks=["F3 N5 S5 R5 G5 B5"])
    assert game.refuses("xF") == "AR-17"
    assert game.refuses("xN") == ""


@pytest.mark.rule("AR-17")
def test_extrapolation_happens_once() -> None:
    game = table(action=2, tracks=["R4"]).do("xR", "+G")
    assert game.view.action != 2


@pytest.mark.rule("AR-17")
def test_extrapolation_may_be_left_out() -> None:
    game = table(action=2, tracks=["R4"]).do("done")
    assert game.view.action != 2
    assert game.tracks() == "R4"


@pytest.mark.rule("AR-28")
@pytest.mark.parametrize("given,gained", [("R", "G"), ("G", "S"), ("S", "R")])
def test_starstormers_trade_one_for_one(given: str, gained: str) -> None:
    game = table(action=2, tracks=[f"{given}1"], cards=["starstormers"]).do(f"t{given}", f"+{gained}")
    assert game.tracks() == f"{gained}1"


@pytest.mark.rule("AR-28")
def test_starstormers_know_three_tracks() -> None:
    game = table(action=2, tracks=["R1 N1"], cards=["starstormers"])
    assert game.refuses("tN") == "AR-29"
    assert game.do("tR").refuses("+B") == "AR-28"


@pytest.mark.rule("AR-28")
def test_without_starstormers_there_is_no_such_trade() -> None:
    assert table(action=2, tracks=["R2"]).refuses("tR") == "AR-28"


@pytest.mark.rule("AR-28")
def test_a_point_to_trade_is_needed() -> None:
    assert table(action=2, tracks=["R2"], cards=["starstormers"]).refuses("tG") == "AR-28"


@pytest.mark.rule("AR-28", "AR-17")
def test_starstormers_take_the_place_of_action_2() -> None:
    game = table(action=2, tracks=["R3"], cards=["starstormers"]).do("tR", "+G")
    assert game.view.action != 2


@pytest.mark.rule("AR-28", "AR-17")
def test_starstormers_do_not_fill_a_full_track() -> None:
    game = table(action=2, tracks=["R1 G5 S5"], cards=["starstormers"])
    assert game.refuses("tR") == "AR-17"
    assert game.do("tG").tracks() == "S5 R2 G4"


@pytest.mark.rule("AR-29")
@pytest.mark.parametrize("given,gained", [("N", "B"), ("B", "F"), ("F", "N")])
def test_transmuters_trade_one_for_one(given: str, gained: str) -> None:
    game = table(action=2, tracks=[f"{given}1"], cards=["transmuters"]).do(f"t{given}", f"+{gained}")
    assert game.tracks() == f"{gained}1"


@pytest.mark.rule("AR-29")
def test_transmuters_know_the_other_three_tracks() -> None:
    game = table(action=2, tracks=["R1 N1"], cards=["transmuters"])
    assert game.refuses("tR") == "AR-28"
    assert game.do("tN").refuses("+S") == "AR-29"


@pytest.mark.rule("AR-28", "AR-29")
def test_with_both_cards_each_keeps_to_its_own_tracks() -> None:
    game = table(action=2, tracks=["F1 R1"], cards=["starstormers transmuters"])
    assert game.legal() == {"done", "tF", "tR"}
    assert game.do("tF").legal() == {"+N", "+B"}
