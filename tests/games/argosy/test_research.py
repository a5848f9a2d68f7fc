"""Action 1: scrap, draw, take; purple tokens and the cards they turn up."""

import pytest

from tests.games.argosy.build import CHANCE, table

LONE = [{"a1": "RF", "f1": "GN"}]


@pytest.mark.rule("AR-13")
def test_a_token_may_be_scrapped_first() -> None:
    game = table(maps=LONE).do("a1")
    assert game.map() == {"f1": "GN"}
    assert game.scrap() == ["RF"]


@pytest.mark.rule("AR-13")
def test_only_one_token_may_be_scrapped() -> None:
    assert table(maps=LONE).do("a1").refuses("f1") == "AR-13"


@pytest.mark.rule("AR-13")
def test_an_empty_place_holds_nothing_to_scrap() -> None:
    assert table(maps=LONE).refuses("b1") == "AR-13"


@pytest.mark.rule("AR-13")
def test_two_tokens_are_drawn_into_the_pool() -> None:
    game = table().do("draw", "RF", "BS")
    assert game.view.pool == {"red-fire": 1, "blue-shields": 1}
    assert game.view.bag == 95


@pytest.mark.rule("AR-13")
def test_the_bag_gives_each_token_the_same_chance() -> None:
    game = table(maps=[{"a1": "RF", "f1": "RF"}]).do("draw")
    assert game.actor == CHANCE
    assert [weight for _, weight in game.state.odds()] == [8, 10, 10, 10, 10, 10, 10, 10, 10, 7]


@pytest.mark.rule("AR-13")
def test_any_token_of_the_pool_may_be_taken() -> None:
    game = table(pool="GN").do("draw", "RF", "BS")
    assert game.legal() == {"done", "RF", "GN", "BS"}
    assert game.do("GN", "c2").map() == {"c2": "GN"}


@pytest.mark.rule("AR-13")
def test_no_token_need_be_taken() -> None:
    game = table(pool="GN").do("draw", "RF", "BS", "done")
    assert game.asked == "expansion"
    assert game.map() == {}


@pytest.mark.rule("AR-13")
def test_what_is_not_in_the_pool_cannot_be_taken() -> None:
    assert table().do("draw", "RF", "BS").refuses("GN") == "AR-13"


@pytest.mark.rule("AR-13")
def test_tokens_lie_on_empty_intersections() -> None:
    assert table(maps=LONE).do("draw", "RF", "BS", "BS").refuses("a1") == "AR-13"


@pytest.mark.rule("AR-13")
def test_research_may_end_without_a_draw() -> None:
    game = table().do("done")
    assert game.asked == "expansion"
    assert game.view.bag == 97


@pytest.mark.rule("AR-13")
def test_the_last_empty_place_is_not_asked_for() -> None:
    full = "RF / GN BS / RN GF BN / GS RS BF RF / GN BS RN GF BN / GS RS BF RF GN ."
    game = table(maps=[full]).do("draw", "BS", "BS", "BS")
    assert game.map()["f6"] == "BS"


@pytest.mark.rule("AR-13")
def test_the_draw_comes_first() -> None:
    assert table(pool="GN").refuses("GN") == "SB-03"


@pytest.mark.rule("AR-14")
def test_one_purple_turns_up_a_card() -> None:
    game = table().do("draw", "purple", "RF", "razers")
    assert [card.card for card in game.view.cards] == ["razers"]
    assert game.asked == "take-token"
    assert game.view.deck == 17


@pytest.mark.rule("AR-14")
def test_every_card_of_the_deck_is_as_likely() -> None:
    game = table(face_up="razers", cards=["traders"]).do("draw", "RF", "purple")
    assert len(game.state.odds()) == 16
    assert {weight for _, weight in game.state.odds()} == {1}


@pytest.mark.rule("AR-14")
def test_who_turned_the_card_up_pays_the_natural_price() -> None:
    game = table(tracks=["F3 N1"]).do("draw", "purple", "RF", "razers")
    game.skip_to("expansion").do("buy razers")
    assert game.player().cards == ["razers"]
    assert game.tracks() == ""


@pytest.mark.rule("AR-14")
def test_everybody_else_pays_the_artificial_price() -> None:
    game = table(action=5, tracks=["F3 N1"], face_up="razers")
    assert game.refuses("buy razers") == "AR-20"
    assert table(action=5, tracks=["F3 N2 S1"], face_up="razers").do("buy razers").player().cards == [
        "razers"
    ]


@pytest.mark.rule("AR-14")
def test_the_natural_price_lasts_for_the_turn() -> None:
    game = table(tracks=["F3 N1", "F3 N1", "F3 N1"])
    game.do("draw", "purple", "RF", "razers").skip_to("expansion")
    assert game.refuses("buy razers") == ""
    game.do("done").skip_to("expansion")
    assert game.actor == 1
    assert game.refuses("buy razers") == "AR-20"


@pytest.mark.rule("AR-14")
def test_a_natural_price_that_cannot_be_paid() -> None:
    game = table(action=5, natural="razers", face_up="razers", tracks=["F2 N1"])
    assert game.refuses("buy razers") == "AR-14"


@pytest.mark.rule("AR-14")
def test_a_purple_turns_up_nothing_from_an_empty_deck() -> None:
    game = table(deck="").do("draw", "purple", "RF")
    assert game.asked == "take-token"


@pytest.mark.rule("AR-14", "AR-19")
def test_a_card_turned_up_by_a_red_draw_costs_its_natural_price() -> None:
    game = table(action=4, tracks=["R1 N3"]).do("breed", "purple", "travelers", "buy travelers")
    assert game.player().cards == ["travelers"]


@pytest.mark.rule("AR-15")
def test_two_purples_give_one_of_two_cards_free() -> None:
    game = table().do("draw", "purple", "purple", "razers", "traders")
    assert game.legal() == {"claim razers", "claim traders"}
    game.do("claim traders")
    assert game.player().cards == ["traders"]


@pytest.mark.rule("AR-15")
def test_two_purples_end_the_research() -> None:
    game = table(pool="RF").do("draw", "purple", "purple", "razers", "traders", "claim razers")
    assert game.view.action != 1
    assert game.map() == {}


@pytest.mark.rule("AR-15")
def test_a_card_that_lay_open_before_cannot_be_taken_free() -> None:
    game = table(face_up="migrators").do("draw", "purple", "purple", "razers", "traders")
    assert game.refuses("claim migrators") == "AR-15"


@pytest.mark.rule("AR-15")
def test_the_last_card_of_the_deck_is_taken_unasked() -> None:
    game = table(deck="razers").do("draw", "purple", "purple", "razers")
    assert game.player().cards == ["razers"]


@pytest.mark.rule("AR-15")
def test_two_purples_with_an_empty_deck_still_end_the_research() -> None:
    game = table(deck="", pool="RF").do("draw", "purple", "purple")
    assert game.view.action != 1
    assert game.view.pool == {"red-fire": 1, "purple": 2}


@pytest.mark.rule("AR-15")
def test_two_purples_in_two_draws_are_no_pair() -> None:
    game = table(pool="purple").do("draw", "purple", "RF", "razers")
    assert game.asked == "take-token"


@pytest.mark.rule("AR-15")
def test_the_free_card_works_at_once() -> None:
    game = table(maps=[{"a1": "RF", "f1": "RF"}], tracks=["N2"])
    game.do("draw", "purple", "purple", "skyvions", "traders", "claim skyvions", "done")
    game.do("shift", "a1", "c2")
    assert game.asked == "celestial"


@pytest.mark.rule("AR-15", "AR-14")
def test_the_card_left_of_two_has_its_natural_price() -> None:
    game = table(tracks=["F3 N1"]).do("draw", "purple", "purple", "razers", "traders", "claim traders")
    game.skip_to("expansion").do("buy razers")
    assert game.player().cards == ["traders", "razers"]


@pytest.mark.rule("AR-15", "AR-16")
def test_a_free_card_sweeps_the_pool_too() -> None:
    game = table(pool="RF GN").do("draw", "purple", "purple", "razers", "traders", "claim razers")
    assert game.view.pool == {}
    assert game.view.gone == {"purple": 1}
    assert game.view.bag == 96


@pytest.mark.rule("AR-16")
def test_a_purchase_takes_one_purple_out_of_the_game() -> None:
    game = table(action=5, pool="purple purple RF", face_up="travelers", tracks=["N3 F2"]).do("buy travelers")
    assert game.view.gone == {"purple": 1}


@pytest.mark.rule("AR-16")
def test_a_purchase_returns_the_rest_of_the_pool_to_the_bag() -> None:
    game = table(action=5, pool="purple purple RF", face_up="travelers", tracks=["N3 F2"]).do("buy travelers")
    assert game.view.pool == {}
    assert game.view.unseen["purple"] == 6
    assert game.view.unseen["red-fire"] == 10


@pytest.mark.rule("AR-16")
def test_without_a_purple_in_the_pool_none_leaves_the_game() -> None:
    game = table(action=5, pool="RF", face_up="travelers", tracks=["N3 F2"]).do("buy travelers")
    assert game.view.gone == {}
    assert game.view.bag == 97


@pytest.mark.rule("AR-16")
def test_purple_tokens_cannot_be_taken() -> None:
    game = table(pool="RF").do("draw", "purple", "BS", "razers")
    assert game.legal() == {"done", "RF", "BS"}


@pytest.mark.rule("AR-16")
def test_a_pool_of_purples_offers_nothing() -> None:
    game = table(bag="purple RF", deck="").do("draw", "purple", "RF", "done")
    assert game.view.pool == {"red-fire": 1, "purple": 1}
