"""Action 4: breeding, swapping, salvaging, and the Traders."""

import pytest

from tests.games.argosy.build import CHANCE, table

FULL = "RF / GN BS / RN GF BN / GS RS BF RF / GN BS RN GF BN / GS RS BF RF GN BS"


@pytest.mark.rule("AR-19")
def test_a_red_point_places_a_token_drawn_blind() -> None:
    game = table(action=4, tracks=["R1"]).do("breed", "GN", "b1")
    assert game.map() == {"b1": "GN"}
    assert game.tracks() == ""
    assert game.view.bag == 96


@pytest.mark.rule("AR-19")
def test_a_token_drawn_blind_must_be_placed() -> None:
    assert table(action=4, tracks=["R1"]).do("breed", "GN").refuses("done") == "SB-03"


@pytest.mark.rule("AR-19", "AR-12")
def test_a_token_drawn_blind_teaches() -> None:
    game = table(action=4, tracks=["R1"], maps=[". / GF GS"]).do("breed", "GN", "a1")
    assert game.tracks() == "G1"


@pytest.mark.rule("AR-19")
def test_a_purple_drawn_blind_goes_back_and_turns_up_a_card() -> None:
    game = table(action=4, tracks=["R1"]).do("breed", "purple", "razers")
    assert game.view.bag == 97
    assert [card.card for card in game.view.cards] == ["razers"]
    assert game.asked == "expansion"


@pytest.mark.rule("AR-19")
def test_a_purple_drawn_blind_from_a_game_without_deck() -> None:
    game = table(action=4, tracks=["R1"], deck="").do("breed", "purple")
    assert game.asked == "expansion"


@pytest.mark.rule("AR-19")
def test_breeding_needs_a_red_point() -> None:
    assert table(action=4, tracks=["G1"], pool="RF", maps=[{"a1": "BS"}]).refuses("breed") == "AR-19"


@pytest.mark.rule("AR-19")
def test_breeding_needs_a_token_in_the_bag() -> None:
    game = table(action=4, tracks=["R1 G1"], pool="RF", maps=[{"a1": "BS"}], bag="", ends="bag-empty")
    assert game.refuses("breed") == "AR-19"


@pytest.mark.rule("AR-19")
@pytest.mark.parametrize("act", ["breed", "salvage"])
def test_breeding_and_salvaging_need_an_empty_place(act: str) -> None:
    game = table(action=4, tracks=["R1 G1 B1"], pool="RF", maps=[FULL], scraps=["GN"], ends="map-full")
    assert game.refuses(act) == "AR-19"
    assert game.refuses("swap") == ""


@pytest.mark.rule("AR-19")
def test_a_green_point_swaps_a_token_with_the_pool_in_place() -> None:
    maps = [{"a1": "BS", "f1": "RF"}]
    game = table(action=4, tracks=["G1"], pool="GN GF", maps=maps).do("swap", "a1", "GN")
    assert game.map() == {"a1": "GN", "f1": "RF"}
    assert game.view.pool == {"green-fire": 1, "blue-shields": 1}


@pytest.mark.rule("AR-19", "AR-12")
def test_a_swapped_token_teaches() -> None:
    game = table(action=4, tracks=["G1"], pool="GN", maps=["BS / GF GS"]).do("swap", "a1")
    assert game.tracks() == "G1"


@pytest.mark.rule("AR-19")
def test_swapping_a_token_for_its_own_kind_scores() -> None:
    game = table(action=4, tracks=["G1"], pool="GN", maps=["GN / GF GS"]).do("swap", "a1")
    assert game.tracks() == "G1"
    assert game.view.pool == {"green-navigation": 1}


@pytest.mark.rule("AR-19")
def test_swapping_needs_a_pool_with_more_than_purples() -> None:
    game = table(action=4, tracks=["R1 G1"], pool="purple", maps=[{"a1": "BS"}])
    assert game.refuses("swap") == "AR-19"


@pytest.mark.rule("AR-19")
def test_only_an_own_token_can_be_swapped_and_only_for_what_is_there() -> None:
    maps = [{"a1": "BS", "f1": "RF"}]
    game = table(action=4, tracks=["G1"], pool="GN GF", maps=maps).do("swap")
    assert game.refuses("c2") == "AR-19"
    assert game.do("a1").refuses("BF") == "AR-19"


@pytest.mark.rule("AR-19")
@pytest.mark.parametrize("owner", [0, 2])
def test_a_blue_point_places_a_token_from_any_scrap(owner: int) -> None:
    scraps = ["RF GN", "", "RF GN"]
    game = table(action=4, tracks=["B1"], scraps=scraps).do("salvage", f"{owner + 1}:RF", "c2")
    assert game.map() == {"c2": "RF"}
    assert game.scrap(owner) == ["GN"]


@pytest.mark.rule("AR-19")
def test_salvaging_needs_a_scrap_with_something_in_it() -> None:
    assert table(action=4, tracks=["R1 B1"]).refuses("salvage") == "AR-19"


@pytest.mark.rule("AR-19")
def test_only_what_lies_in_a_scrap_can_be_salvaged() -> None:
    game = table(action=4, tracks=["B1"], scraps=["RF GN"]).do("salvage")
    assert game.refuses("1:BS") == "AR-19"
    assert game.refuses("2:RF") == "AR-19"
    assert game.refuses("4:RF") == "SB-04"


@pytest.mark.rule("AR-19")
def test_one_domestic_act_a_turn() -> None:
    game = table(action=4, tracks=["R2"]).do("breed", "GN", "b1")
    assert game.asked == "expansion"


@pytest.mark.rule("AR-19")
def test_the_domestic_action_may_be_left_out() -> None:
    assert table(action=4, tracks=["R2"]).do("done").asked == "expansion"


@pytest.mark.rule("AR-31")
def test_solationists_take_a_second_act_and_pay_for_it() -> None:
    game = table(action=4, tracks=["R2"], cards=["solationists"]).do("breed", "GN", "b1", "breed", "RF", "f1")
    assert game.map() == {"b1": "GN", "f1": "RF"}
    assert game.asked == "expansion"
    assert game.tracks() == ""


@pytest.mark.rule("AR-31")
def test_solationists_may_stop_after_the_first_act() -> None:
    game = table(action=4, tracks=["R2"], cards=["solationists"]).do("breed", "GN", "b1", "done")
    assert game.asked == "expansion"
    assert game.tracks() == "R1"


@pytest.mark.rule("AR-31", "AR-19")
def test_a_purple_ends_action_4_with_solationists_too() -> None:
    game = table(action=4, tracks=["R2"], cards=["solationists"]).do("breed", "purple", "razers")
    assert game.asked == "expansion"


@pytest.mark.rule("AR-38")
def test_traders_draw_two_and_take_one_for_a_red_point() -> None:
    game = table(action=4, tracks=["R1"], cards=["traders"]).do("barter", "GN", "RF", "GN", "b1")
    assert game.map() == {"b1": "GN"}
    assert game.view.pool == {"red-fire": 1}
    assert game.tracks() == ""


@pytest.mark.rule("AR-38")
def test_without_traders_there_is_no_barter() -> None:
    assert table(action=4, tracks=["R1"]).refuses("barter") == "AR-38"


@pytest.mark.rule("AR-38")
def test_traders_need_a_red_point() -> None:
    game = table(action=4, tracks=["B1"], scraps=["RF"], cards=["traders"])
    assert game.refuses("barter") == "AR-38"


@pytest.mark.rule("AR-38")
def test_traders_may_leave_what_they_drew() -> None:
    game = table(action=4, tracks=["R1"], cards=["traders"]).do("barter", "GN", "RF", "done")
    assert game.asked == "expansion"
    assert game.map() == {}


@pytest.mark.rule("AR-38", "AR-22")
def test_traders_take_from_the_pool_when_the_bag_is_empty() -> None:
    game = table(action=4, tracks=["R1"], cards=["traders"], pool="GN", bag="", ends="bag-empty")
    assert game.do("barter", "GN", "b1").map() == {"b1": "GN"}


@pytest.mark.rule("AR-38")
def test_traders_need_something_to_draw_or_to_take() -> None:
    game = table(action=4, tracks=["R1 B1"], cards=["traders"], scraps=["RF"], bag="", ends="bag-empty")
    assert game.refuses("barter") == "AR-38"


@pytest.mark.rule("AR-38", "AR-14")
def test_traders_turn_up_a_card_for_a_purple_at_its_natural_price() -> None:
    game = table(action=4, tracks=["R1 N3"], cards=["traders"])
    game.do("barter", "purple", "RF", "travelers", "done", "buy travelers")
    assert game.player().cards == ["traders", "travelers"]


@pytest.mark.rule("AR-38", "AR-15")
def test_traders_with_two_purples_take_a_card_and_no_token() -> None:
    game = table(action=4, tracks=["R1"], cards=["traders"], pool="RF")
    game.do("barter", "purple", "purple", "travelers", "razers", "claim razers")
    assert game.player().cards == ["traders", "razers"]
    assert game.asked == "expansion"


@pytest.mark.rule("AR-38", "AR-31")
def test_traders_replace_the_whole_action_even_with_solationists() -> None:
    game = table(action=4, tracks=["R3"], cards=["traders solationists"])
    game.do("barter", "GN", "RF", "GN", "b1")
    assert game.asked == "expansion"


@pytest.mark.rule("AR-38", "AR-31")
def test_after_a_domestic_act_the_traders_come_too_late() -> None:
    game = table(action=4, tracks=["R3"], cards=["traders solationists"]).do("breed", "GN", "b1")
    assert game.refuses("barter") == "AR-38"
    assert game.refuses("breed") == ""


@pytest.mark.rule("AR-38", "AR-37")
def test_traders_do_not_take_from_a_scrap() -> None:
    game = table(action=4, tracks=["R1"], cards=["traders scavengers"], scraps=["BS"])
    game.do("barter", "GN", "RF")
    assert game.refuses("1:BS") == "AR-38"


@pytest.mark.rule("AR-19")
def test_the_bag_answers_a_red_draw() -> None:
    game = table(action=4, tracks=["R1"], maps=[{"a1": "RF"}]).do("breed")
    assert game.actor == CHANCE
    assert [weight for _, weight in game.state.odds()] == [9] + [10] * 8 + [7]
