"""Action 3: strikes, shields and shifts."""

import pytest

from starboard.kernel.errors import IllegalAction
from tests.games.argosy.build import table

VICTIM = [{}, {"a1": "RF", "b1": "GN"}]


@pytest.mark.rule("AR-18")
def test_a_strike_sends_a_token_to_its_owners_scrap() -> None:
    game = table(action=3, maps=VICTIM, tracks=["F2"]).do("strike", "2:a1")
    assert game.map(1) == {"b1": "GN"}
    assert game.scrap(1) == ["RF"]
    assert game.tracks() == "F1"


@pytest.mark.rule("AR-18")
def test_a_full_scrap_sends_the_token_out_of_the_game() -> None:
    game = table(action=3, maps=VICTIM, tracks=["F1"], scraps=["", "BS BS BS"]).do("strike", "2:a1")
    assert game.scrap(1) == ["BS"] * 3
    assert game.view.gone == {"red-fire": 1}
    assert "destroyed" in game.told()


@pytest.mark.rule("AR-18")
def test_a_strike_needs_fire_power() -> None:
    assert table(action=3, maps=[{"f1": "BS"}, *VICTIM[1:]], tracks=["N1"]).refuses("strike") == "AR-18"


@pytest.mark.rule("AR-18")
def test_a_strike_needs_a_token_on_another_map() -> None:
    game = table(action=3, maps=[{"f1": "BS"}], tracks=["F1 N1"])
    assert game.refuses("strike") == "AR-18"


@pytest.mark.rule("AR-18")
def test_nobody_strikes_the_own_map() -> None:
    game = table(action=3, maps=[{"f1": "BS"}, *VICTIM[1:]], tracks=["F1"]).do("strike")
    assert game.refuses("1:f1") == "AR-18"


@pytest.mark.rule("AR-18")
def test_nobody_strikes_an_empty_place() -> None:
    assert table(action=3, maps=VICTIM, tracks=["F1"]).do("strike").refuses("2:c1") == "AR-18"


@pytest.mark.rule("AR-18")
def test_a_seat_that_is_not_there_cannot_be_struck() -> None:
    assert table(action=3, maps=VICTIM, tracks=["F1"]).do("strike").refuses("4:a1") == "SB-04"


@pytest.mark.rule("AR-18")
def test_a_victim_with_a_shields_point_is_asked() -> None:
    game = table(action=3, maps=VICTIM, tracks=["F1", "S1"]).do("strike", "2:a1")
    assert game.actor == 1
    assert game.legal() == {"cancel", "allow"}
    assert game.view.step.target == "a1"


@pytest.mark.rule("AR-18")
def test_the_striker_cannot_answer_for_the_victim() -> None:
    game = table(action=3, maps=VICTIM, tracks=["F1", "S1"]).do("strike", "2:a1")
    with pytest.raises(IllegalAction, match="SB-02"):
        game.state.apply(0, game.state.legal(1)[0])


@pytest.mark.rule("AR-18")
def test_the_victim_cancels_for_a_shields_point() -> None:
    game = table(action=3, maps=VICTIM, tracks=["F1", "S2"]).do("strike", "2:a1", "cancel")
    assert game.map(1) == {"a1": "RF", "b1": "GN"}
    assert game.tracks(1) == "S1"
    assert game.tracks(0) == ""


@pytest.mark.rule("AR-18")
def test_the_victim_may_let_it_happen() -> None:
    game = table(action=3, maps=VICTIM, tracks=["F1", "S2"]).do("strike", "2:a1", "allow")
    assert game.map(1) == {"b1": "GN"}
    assert game.tracks(1) == "S2"


@pytest.mark.rule("AR-18")
def test_a_victim_without_shields_is_not_asked() -> None:
    game = table(action=3, maps=VICTIM, tracks=["F1"]).do("strike", "2:a1")
    assert game.actor == 0


@pytest.mark.rule("AR-18")
def test_the_only_token_of_all_rivals_is_struck_unasked() -> None:
    game = table(action=3, maps=[{}, {"a1": "RF"}], tracks=["F1"]).do("strike")
    assert game.scrap(1) == ["RF"]


@pytest.mark.rule("AR-18")
def test_a_shift_moves_an_own_token() -> None:
    game = table(action=3, maps=[{"a1": "RF", "f1": "GN"}], tracks=["N1"]).do("shift", "a1", "d2")
    assert game.map() == {"d2": "RF", "f1": "GN"}
    assert game.tracks() == ""


@pytest.mark.rule("AR-18", "AR-12")
def test_a_shifted_token_teaches() -> None:
    game = table(action=3, maps=["RF / RN RS / . . ."], tracks=["N1"]).do("shift", "a1", "c2")
    assert game.tracks() == "R1"


@pytest.mark.rule("AR-18")
def test_the_old_place_counts_as_empty() -> None:
    # c2 would complete the large triangle a1 c1 c3 only if it had not come from c1 itself
    game = table(action=3, maps=["RN / RS GF / RF . RF"], tracks=["N1"]).do("shift", "c1", "c2")
    assert game.asked != "extra-point"
    assert game.tracks() == "F1"


@pytest.mark.rule("AR-18")
def test_a_shifted_token_does_not_stay_where_it_was() -> None:
    game = table(action=3, maps=[{"a1": "RF", "f1": "GN"}], tracks=["N1"]).do("shift", "a1")
    assert game.refuses("a1") == "AR-18"
    assert game.refuses("f1") == "AR-18"


@pytest.mark.rule("AR-18")
def test_only_a_token_can_be_shifted() -> None:
    game = table(action=3, maps=[{"a1": "RF", "f1": "GN"}], tracks=["N1"]).do("shift")
    assert game.refuses("c2") == "AR-18"


@pytest.mark.rule("AR-18")
def test_a_lone_token_is_lifted_unasked() -> None:
    game = table(action=3, maps=[{"a1": "RF"}], tracks=["N1"]).do("shift")
    assert game.asked == "place"


@pytest.mark.rule("AR-18")
def test_one_celestial_act_a_turn() -> None:
    game = table(action=3, maps=[{"a1": "RF"}, *VICTIM[1:]], tracks=["F2 N2"]).do("strike", "2:a1")
    assert game.view.action != 3


@pytest.mark.rule("AR-18")
def test_the_celestial_action_may_be_left_out() -> None:
    game = table(action=3, maps=VICTIM, tracks=["F1"]).do("done")
    assert game.tracks() == "F1"
    assert game.asked == "expansion"


@pytest.mark.rule("AR-30")
def test_skyvions_take_a_second_act_and_pay_for_it() -> None:
    game = table(action=3, maps=VICTIM, tracks=["F2"], cards=["skyvions"]).do("strike", "2:a1", "strike")
    assert game.map(1) == {}
    assert game.tracks() == ""


@pytest.mark.rule("AR-30")
def test_skyvions_take_no_third_act() -> None:
    maps = [{"f1": "BS"}, *VICTIM[1:]]
    game = table(action=3, maps=maps, tracks=["F1 N3"], cards=["skyvions"])
    game.do("shift", "a1", "shift", "b1")
    assert game.view.action != 3
    assert game.tracks() == "F1 N1"


@pytest.mark.rule("AR-30")
def test_skyvions_may_stop_after_the_first_act() -> None:
    game = table(action=3, maps=VICTIM, tracks=["F2"], cards=["skyvions"]).do("strike", "2:a1", "done")
    assert game.view.action != 3
    assert game.tracks() == "F1"


@pytest.mark.rule("AR-30")
def test_a_cancelled_strike_counts_as_taken() -> None:
    game = table(action=3, maps=VICTIM, tracks=["F3", "S3"], cards=["skyvions"])
    game.do("strike", "2:a1", "cancel", "strike", "2:a1", "cancel")
    assert game.view.action != 3
    assert game.tracks() == "F1"


@pytest.mark.rule("AR-30")
def test_skyvions_without_knowledge_are_not_asked_again() -> None:
    game = table(action=3, maps=VICTIM, tracks=["F1"], cards=["skyvions"]).do("strike", "2:a1")
    assert game.view.action != 3
