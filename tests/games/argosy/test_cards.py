"""Cards that change prices and what research teaches, alone and together."""

from typing import Any

import pytest

from tests.games.argosy.build import Table, table

# A token laid at a1 completes a small triangle of red and of Fire Power.
SMALL = [". / RF RF"]
# A red token laid at c1 completes a large red triangle.
CORNER = ["RN / GN GS / . BS RS"]


def laying(token: str = "RF", **given: Any) -> Table:
    """Seat 0 has taken a token in action 1 and has to place it."""
    names = {"RF": "red-fire", "RN": "red-navigation"}
    return table(phase="place", hand=names[token], **given)


@pytest.mark.rule("AR-24")
def test_perceptors_save_a_point_of_the_buyers_choice() -> None:
    game = table(action=5, face_up="razers", tracks=["F3 N2 S1"], cards=["perceptors"]).do("buy razers")
    assert game.legal() == {"+F", "+N", "+S"}
    assert game.do("+N").tracks() == "N1"


@pytest.mark.rule("AR-24")
def test_the_point_that_is_missing_is_saved_unasked() -> None:
    game = table(action=5, face_up="razers", tracks=["F3 N1 S1"], cards=["perceptors"]).do("buy razers")
    assert game.player().cards == ["perceptors", "razers"]
    assert game.tracks() == ""


@pytest.mark.rule("AR-24")
def test_perceptors_save_one_point_only() -> None:
    game = table(action=5, face_up="razers", tracks=["F3 N1"], cards=["perceptors"])
    assert game.refuses("buy razers") == "AR-20"


@pytest.mark.rule("AR-24")
def test_no_point_is_saved_on_a_track_without_a_price() -> None:
    game = table(action=5, face_up="razers", tracks=["F3 N2 S1"], cards=["perceptors"]).do("buy razers")
    assert game.refuses("+R") == "AR-24"


@pytest.mark.rule("AR-24", "AR-14")
def test_perceptors_save_a_point_of_the_natural_price_too() -> None:
    game = table(action=5, face_up="travelers", natural="travelers", tracks=["N2"], cards=["perceptors"])
    assert game.do("buy travelers").tracks() == ""


@pytest.mark.rule("AR-24")
def test_perceptors_do_nothing_for_their_own_price() -> None:
    game = table(action=5, face_up="perceptors", tracks=["R2 G1 B1"])
    assert game.refuses("buy perceptors") == "AR-20"


@pytest.mark.rule("AR-25")
def test_duplicators_choose_a_celestial_track_for_good() -> None:
    game = table(action=5, face_up="duplicators", tracks=["F2 N1 S2"]).do("buy duplicators")
    assert game.legal() == {"+F", "+N", "+S"}
    assert game.refuses("+R") == "AR-25"
    assert game.do("+N").player().doubled == ["navigation"]


@pytest.mark.rule("AR-25")
def test_duplicators_double_what_research_teaches() -> None:
    game = laying(maps=SMALL, cards=["duplicators"], doubled=["fire"]).do("a1")
    assert game.tracks() == "F2 R1"


@pytest.mark.rule("AR-25")
def test_duplicators_double_one_track_only() -> None:
    game = laying(maps=SMALL, cards=["duplicators"], doubled=["shields"]).do("a1")
    assert game.tracks() == "F1 R1"


@pytest.mark.rule("AR-25", "AR-09")
def test_duplicators_double_the_point_of_choice_too() -> None:
    game = laying(maps=CORNER, cards=["duplicators"], doubled=["navigation"]).do("c1", "+N")
    assert game.tracks() == "N2 R1"


@pytest.mark.rule("AR-25", "AR-11")
def test_a_doubled_point_above_five_is_lost() -> None:
    game = laying(maps=SMALL, cards=["duplicators"], doubled=["fire"], tracks=["F4"]).do("a1")
    assert game.tracks() == "F5 R1"


@pytest.mark.rule("AR-25")
@pytest.mark.parametrize("action", [3, 4])
def test_duplicators_double_nothing_outside_research(action: int) -> None:
    game = laying(maps=SMALL, cards=["duplicators"], doubled=["fire"], action=action).do("a1")
    assert game.tracks() == "F1 R1"


@pytest.mark.rule("AR-25", "AR-38")
def test_duplicators_double_nothing_for_traders() -> None:
    game = table(action=4, maps=SMALL, cards=["duplicators traders"], doubled=["fire"], tracks=["R1"])
    assert game.do("barter", "RF", "GN", "RF", "a1").tracks() == "F1 R1"


@pytest.mark.rule("AR-26")
def test_wanderers_choose_a_domestic_track_for_good() -> None:
    game = table(action=5, face_up="wanderers", tracks=["R1 G2 B2"]).do("buy wanderers")
    assert game.legal() == {"+R", "+G", "+B"}
    assert game.refuses("+N") == "AR-26"
    assert game.do("+R").player().doubled == ["red"]


@pytest.mark.rule("AR-26")
def test_wanderers_double_what_research_teaches() -> None:
    game = laying(maps=SMALL, cards=["wanderers"], doubled=["red"]).do("a1")
    assert game.tracks() == "F1 R2"


@pytest.mark.rule("AR-26")
def test_wanderers_and_duplicators_work_together() -> None:
    game = laying(maps=SMALL, cards=["wanderers duplicators"], doubled=["fire red"]).do("a1")
    assert game.tracks() == "F2 R2"


@pytest.mark.rule("AR-26", "AR-15")
def test_a_free_wanderers_card_asks_for_its_track_at_once() -> None:
    game = table().do("draw", "purple", "purple", "wanderers", "razers", "claim wanderers")
    assert game.asked == "doubling"
    assert game.do("+B").player().doubled == ["blue"]


@pytest.mark.rule("AR-33")
def test_gallants_put_a_lost_point_on_another_track() -> None:
    game = laying(maps=SMALL, cards=["gallants"], tracks=["F5"]).do("a1")
    assert game.asked == "divert"
    assert game.do("+S").tracks() == "F5 S1 R1"


@pytest.mark.rule("AR-33")
def test_gallants_do_not_put_it_on_a_full_track() -> None:
    game = laying(maps=SMALL, cards=["gallants"], tracks=["F5 B5"]).do("a1")
    assert game.refuses("+B") == "AR-11"
    assert game.refuses("+F") == "AR-11"


@pytest.mark.rule("AR-33")
def test_gallants_work_in_research_only() -> None:
    game = laying(maps=SMALL, cards=["gallants"], tracks=["F5"], action=4).do("a1")
    assert game.asked != "divert"
    assert game.tracks() == "F5 R1"


@pytest.mark.rule("AR-33", "AR-25")
def test_gallants_divert_doubled_points_too() -> None:
    game = laying(maps=SMALL, cards=["gallants duplicators"], doubled=["fire"], tracks=["F5"])
    game.do("a1", "+S", "+B")
    assert game.tracks() == "F5 S1 R1 B1"


@pytest.mark.rule("AR-33", "AR-25")
def test_half_of_a_doubled_point_may_overflow() -> None:
    game = laying(maps=SMALL, cards=["gallants duplicators"], doubled=["fire"], tracks=["F4"]).do("a1", "+G")
    assert game.tracks() == "F5 R1 G1"


@pytest.mark.rule("AR-33", "AR-26")
def test_a_diverted_point_is_not_doubled_again() -> None:
    game = laying(maps=SMALL, cards=["gallants wanderers"], doubled=["green"], tracks=["F5"]).do("a1", "+G")
    assert game.tracks() == "F5 R1 G1"


@pytest.mark.rule("AR-33")
def test_the_only_track_below_five_takes_it_unasked() -> None:
    game = laying(maps=SMALL, cards=["gallants"], tracks=["F5 N5 S5 R3 G5 B5"]).do("a1")
    assert game.tracks() == "F5 N5 S5 R5 G5 B5"


@pytest.mark.rule("AR-33")
def test_with_every_track_full_even_gallants_lose_it() -> None:
    game = laying(maps=SMALL, cards=["gallants"], tracks=["F5 N5 S5 R5 G5 B5"]).do("a1")
    assert game.asked != "divert"


@pytest.mark.rule("AR-33", "AR-09")
def test_surplus_comes_before_the_point_of_choice() -> None:
    game = laying(maps=CORNER, cards=["gallants"], tracks=["R5"]).do("c1")
    assert game.asked == "divert"
    assert game.do("+F").asked == "extra-point"
    assert game.do("+F").tracks() == "F2 R5"


@pytest.mark.rule("AR-33", "AR-25")
def test_a_point_of_choice_on_a_full_doubled_track_gives_gallants_two() -> None:
    game = laying(maps=CORNER, cards=["gallants duplicators"], doubled=["fire"], tracks=["F5"]).do("c1")
    assert "+F" in game.legal()
    game.do("+F", "+G", "+B")
    assert game.tracks() == "F5 R1 G1 B1"


@pytest.mark.rule("AR-37")
@pytest.mark.parametrize("owner", [0, 1])
def test_scavengers_take_from_any_scrap(owner: int) -> None:
    scraps = ["BS", "BS"]
    game = table(cards=["scavengers"], scraps=scraps).do("draw", "RF", "GN", f"{owner + 1}:BS", "c2")
    assert game.map() == {"c2": "BS"}
    assert game.scrap(owner) == []
    assert game.view.pool == {"red-fire": 1, "green-navigation": 1}


@pytest.mark.rule("AR-37")
def test_scavengers_may_take_what_was_scrapped_this_turn() -> None:
    game = table(cards=["scavengers"], maps=[{"a1": "BS"}]).do("a1", "draw", "RF", "GN", "1:BS", "c2")
    assert game.map() == {"c2": "BS"}


@pytest.mark.rule("AR-37")
def test_without_scavengers_scraps_stay() -> None:
    assert table(scraps=["BS"]).do("draw", "RF", "GN").refuses("1:BS") == "AR-37"


@pytest.mark.rule("AR-37")
def test_scavengers_find_only_what_is_there() -> None:
    game = table(cards=["scavengers"], scraps=["BS"]).do("draw", "RF", "GN")
    assert game.refuses("1:RF") == "AR-37"
    assert game.refuses("4:BS") == "SB-04"


@pytest.mark.rule("AR-37")
def test_scavengers_draw_first() -> None:
    assert table(cards=["scavengers"], scraps=["BS"]).refuses("1:BS") == "SB-03"
