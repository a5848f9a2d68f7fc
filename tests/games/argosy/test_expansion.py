"""Action 5: colonies, invasions, shields and migrations."""

from typing import Any

import pytest

from tests.games.argosy.build import Table, table


def expanding(tracks: str, **given: Any) -> Table:
    return table(action=5, tracks=[tracks], **given)


@pytest.mark.rule("AR-20")
def test_an_unshielded_colony_costs_fire_shields_and_navigation() -> None:
    game = expanding("F2 N2 S2").do("build green-1")
    assert game.player().colonies == ["green-1"]
    assert game.tracks() == "F1 N1 S1"
    assert game.planet("green-1").shielded is False


@pytest.mark.rule("AR-20")
def test_a_shielded_colony_costs_three_shields() -> None:
    game = expanding("F1 N1 S3").do("fortify green-1")
    assert game.planet("green-1").shielded is True
    assert game.tracks() == ""


@pytest.mark.rule("AR-20")
@pytest.mark.parametrize("tracks", ["F1 N1", "F1 S1", "N1 S1"])
def test_a_colony_needs_all_its_points(tracks: str) -> None:
    assert expanding(tracks).refuses("build green-1") == "AR-20"


@pytest.mark.rule("AR-20")
def test_a_shielded_colony_needs_all_its_points() -> None:
    assert expanding("F1 N1 S2").refuses("fortify green-1") == "AR-20"


@pytest.mark.rule("AR-20")
def test_an_invasion_costs_four_fire_power() -> None:
    game = expanding("F5", colonies=["", "green-1"]).do("invade green-1")
    assert game.player(0).colonies == ["green-1"]
    assert game.player(1).colonies == []
    assert game.tracks() == "F1"


@pytest.mark.rule("AR-20")
def test_three_fire_power_invade_nothing() -> None:
    assert expanding("F3", colonies=["", "green-1"]).refuses("invade green-1") == "AR-20"


@pytest.mark.rule("AR-20")
def test_nobody_invades_an_own_or_an_empty_planet() -> None:
    game = expanding("F5", colonies=["green-1"])
    assert game.refuses("invade green-1") == "AR-20"
    assert game.refuses("invade green-2") == "AR-20"


@pytest.mark.rule("AR-20", "AR-39")
def test_a_shield_keeps_invaders_out() -> None:
    game = expanding("F5", colonies=["", "green-1"], shielded="green-1")
    assert game.refuses("invade green-1") == "AR-39"


@pytest.mark.rule("AR-20")
def test_a_shield_costs_three_shields_points() -> None:
    game = expanding("S4", colonies=["green-1"]).do("shield green-1")
    assert game.planet("green-1").shielded is True
    assert game.tracks() == "S1"


@pytest.mark.rule("AR-20")
@pytest.mark.parametrize("planet", ["green-1", "green-2", "green-3"])
def test_only_an_own_unshielded_colony_can_be_shielded(planet: str) -> None:
    game = expanding("S5", colonies=["green-1", "green-2"], shielded="green-1")
    assert game.refuses(f"shield {planet}") == "AR-20"


@pytest.mark.rule("AR-20")
def test_a_shield_needs_three_points() -> None:
    assert expanding("S2", colonies=["green-1"]).refuses("shield green-1") == "AR-20"


@pytest.mark.rule("AR-20")
def test_only_a_face_up_card_can_be_bought() -> None:
    assert expanding("F5 N5 S5 R5 G5 B5").refuses("buy razers") == "AR-20"


@pytest.mark.rule("AR-20")
def test_one_expansion_a_turn() -> None:
    game = expanding("F3 N3 S3").do("build green-1")
    assert game.actor == 1
    assert game.asked == "research"


@pytest.mark.rule("AR-20")
def test_the_turn_may_end_without_an_expansion() -> None:
    assert expanding("F3 N3 S3").do("done").actor == 1


@pytest.mark.rule("AR-20", "AR-04")
@pytest.mark.parametrize("act", ["build green-6", "fortify green-6", "invade middle-1"])
def test_with_five_colonies_there_is_no_token_for_a_sixth(act: str) -> None:
    five = "green-1 green-2 green-3 green-4 green-5"
    game = expanding("F5 N5 S5", colonies=[five, "middle-1"])
    assert game.refuses(act) == "AR-20"


@pytest.mark.rule("AR-21")
def test_the_first_colony_stands_on_a_green_planet() -> None:
    game = expanding("F5 N5 S5")
    assert game.refuses("build middle-1") == "AR-21"
    assert game.refuses("fortify core") == "AR-21"


@pytest.mark.rule("AR-21")
def test_a_line_costs_its_navigation_number() -> None:
    game = expanding("F1 N3 S1", colonies=["green-2"]).do("build middle-1")
    assert game.tracks() == ""


@pytest.mark.rule("AR-21", "AR-20")
def test_travel_comes_on_top_of_the_price() -> None:
    assert expanding("F1 N2 S1", colonies=["green-2"]).refuses("build middle-1") == "AR-20"


@pytest.mark.rule("AR-21")
def test_of_several_lines_the_cheapest_counts() -> None:
    game = expanding("F1 N2 S1", colonies=["green-1 green-2"]).do("build middle-1")
    assert game.tracks() == ""


@pytest.mark.rule("AR-21")
def test_green_planets_cost_no_travel_and_need_no_line() -> None:
    game = expanding("F1 N1 S1", colonies=["green-1"]).do("build green-4")
    assert game.tracks() == ""


@pytest.mark.rule("AR-21")
def test_without_a_line_a_planet_is_out_of_reach() -> None:
    assert expanding("F5 N5 S5", colonies=["green-1"]).refuses("build middle-3") == "AR-21"


@pytest.mark.rule("AR-21")
def test_a_rivals_colony_is_no_stepping_stone() -> None:
    assert expanding("F5 N5 S5", colonies=["", "green-1"]).refuses("build middle-1") == "AR-21"


@pytest.mark.rule("AR-21")
def test_one_colony_to_a_planet() -> None:
    game = expanding("F5 N5 S5", colonies=["green-1", "green-2"])
    assert game.refuses("build green-1") == "AR-21"
    assert game.refuses("build green-2") == "AR-21"


@pytest.mark.rule("AR-21")
def test_an_invader_travels_too() -> None:
    game = expanding("F4 N2", colonies=["green-2", "middle-1"]).do("invade middle-1")
    assert game.tracks() == ""
    assert game.player().colonies == ["green-2", "middle-1"]


@pytest.mark.rule("AR-21")
def test_an_invasion_out_of_reach() -> None:
    assert expanding("F4 N5", colonies=["green-4", "middle-1"]).refuses("invade middle-1") == "AR-21"


@pytest.mark.rule("AR-21")
def test_the_invaded_player_gets_the_token_back() -> None:
    game = expanding("F4", colonies=["", "green-1"]).do("invade green-1")
    assert game.player(1).planet_tokens == 5
    assert game.player(0).planet_tokens == 4


@pytest.mark.rule("AR-27")
def test_migrators_move_a_colony_along_a_line() -> None:
    game = expanding("N2", colonies=["green-2"], cards=["migrators"]).do("migrate green-2", "settle middle-1")
    assert game.player().colonies == ["middle-1"]
    assert game.tracks() == ""


@pytest.mark.rule("AR-27")
def test_a_single_way_is_not_asked_for() -> None:
    game = expanding("N1", colonies=["green-2"], cards=["migrators"]).do("migrate green-2")
    assert game.player().colonies == ["middle-2"]


@pytest.mark.rule("AR-27")
def test_without_migrators_colonies_stay() -> None:
    assert expanding("N5", colonies=["green-2"]).refuses("migrate green-2") == "AR-27"


@pytest.mark.rule("AR-27")
def test_only_own_colonies_migrate() -> None:
    game = expanding("N5", colonies=["green-2", "green-4"], cards=["migrators"])
    assert game.refuses("migrate green-4") == "AR-27"


@pytest.mark.rule("AR-27")
def test_migrants_need_a_free_planet_that_they_can_pay_for() -> None:
    colonies = ["green-2", "middle-1"]
    assert (
        expanding("N1", colonies=["green-2", "middle-2"], cards=["migrators"]).refuses("migrate green-2")
        == "AR-27"
    )
    game = expanding("N5", colonies=["middle-2", "middle-1"], cards=["migrators"]).do("migrate middle-2")
    assert game.refuses("settle middle-1") == "AR-27"
    assert game.refuses("settle green-6") == "AR-27"
    assert expanding("N2", colonies=colonies, cards=["migrators"]).refuses("migrate green-2") == ""


@pytest.mark.rule("AR-27")
def test_migrants_may_settle_on_a_green_planet() -> None:
    game = expanding("N1", colonies=["middle-1"], cards=["migrators"]).do("migrate middle-1")
    assert game.player().colonies == ["green-1"]


@pytest.mark.rule("AR-27")
def test_a_shield_goes_with_its_colony() -> None:
    game = expanding("N1", colonies=["middle-1"], shielded="middle-1", cards=["migrators"]).do(
        "migrate middle-1"
    )
    assert game.planet("green-1").shielded is True
    assert game.planet("middle-1").shielded is False


@pytest.mark.rule("AR-27")
def test_migrating_needs_no_planet_token() -> None:
    five = "green-1 green-2 green-3 green-4 middle-5"
    game = expanding("N1", colonies=[five], cards=["migrators"]).do("migrate middle-5")
    assert "green-5" in game.player().colonies


@pytest.mark.rule("AR-27", "AR-22")
def test_migrating_to_the_core_ends_the_game() -> None:
    game = expanding("N4", colonies=["inner-1"], cards=["migrators"]).do("migrate inner-1", "settle core")
    assert game.state.ending() == "core-settled"


@pytest.mark.rule("AR-32")
def test_sanctuarians_shield_a_colony_for_a_blue_point() -> None:
    game = expanding("B1", colonies=["green-1"], cards=["sanctuarians"]).do("ward green-1")
    assert game.planet("green-1").shielded is True
    assert game.tracks() == ""


@pytest.mark.rule("AR-32")
def test_without_sanctuarians_a_blue_point_shields_nothing() -> None:
    assert expanding("B5", colonies=["green-1"]).refuses("ward green-1") == "AR-32"


@pytest.mark.rule("AR-32")
def test_sanctuarians_do_not_shield_a_colony_as_it_is_built() -> None:
    game = expanding("F1 N1 S1 B5", cards=["sanctuarians"])
    assert game.refuses("fortify green-1") == "AR-20"
    assert game.refuses("ward green-1") == "AR-32"


@pytest.mark.rule("AR-32")
def test_sanctuarians_may_still_pay_three_shields() -> None:
    game = expanding("S3", colonies=["green-1"], cards=["sanctuarians"]).do("shield green-1")
    assert game.tracks() == ""


@pytest.mark.rule("AR-39")
def test_razers_invade_shielded_colonies() -> None:
    game = expanding("F4", colonies=["", "green-1"], shielded="green-1", cards=["razers"]).do(
        "invade green-1"
    )
    assert game.player().colonies == ["green-1"]


@pytest.mark.rule("AR-39", "AR-20")
def test_what_razers_invade_stands_unshielded() -> None:
    game = expanding("F4", colonies=["", "green-1"], shielded="green-1", cards=["razers"]).do(
        "invade green-1"
    )
    assert game.planet("green-1").shielded is False


@pytest.mark.rule("AR-40")
def test_travelers_pay_one_for_any_line() -> None:
    game = expanding("F1 N2 S1", colonies=["middle-2"], cards=["travelers"]).do("build inner-1")
    assert game.tracks() == ""


@pytest.mark.rule("AR-40")
def test_travelers_invade_for_one_navigation() -> None:
    game = expanding("F4 N1", colonies=["middle-2", "inner-1"], cards=["travelers"]).do("invade inner-1")
    assert game.tracks() == ""


@pytest.mark.rule("AR-40")
def test_green_planets_stay_free_for_travelers() -> None:
    game = expanding("F1 N1 S1", cards=["travelers"]).do("build green-1")
    assert game.tracks() == ""


@pytest.mark.rule("AR-40")
def test_others_do_not_travel_with_the_travelers() -> None:
    game = expanding("F1 N2 S1", colonies=["middle-2"], cards=["", "travelers"])
    assert game.refuses("build inner-1") == "AR-20"


@pytest.mark.rule("AR-40", "AR-27")
def test_travelers_and_migrators_move_for_one() -> None:
    game = expanding("N1", colonies=["inner-1"], cards=["travelers migrators"])
    game.do("migrate inner-1", "settle core")
    assert game.tracks() == ""
    assert game.player().colonies == ["core"]


@pytest.mark.rule("AR-41")
def test_spawners_build_for_green_and_navigation() -> None:
    game = expanding("N1 G1", cards=["spawners"]).do("spawn green-1")
    assert game.player().colonies == ["green-1"]
    assert game.planet("green-1").shielded is False
    assert game.tracks() == ""


@pytest.mark.rule("AR-41")
def test_spawners_pay_their_travel() -> None:
    game = expanding("N2 G1", colonies=["green-2"], cards=["spawners"])
    assert game.refuses("spawn middle-1") == "AR-41"
    assert game.do("spawn middle-2").tracks() == ""


@pytest.mark.rule("AR-41")
def test_without_spawners_green_builds_nothing() -> None:
    assert expanding("N5 G5").refuses("spawn green-1") == "AR-41"


@pytest.mark.rule("AR-41")
def test_spawners_build_no_shielded_colony() -> None:
    assert expanding("N5 G5", cards=["spawners"]).refuses("fortify green-1") == "AR-20"


@pytest.mark.rule("AR-41")
def test_spawners_may_pay_the_usual_price() -> None:
    assert expanding("F1 N1 S1", cards=["spawners"]).do("build green-1").tracks() == ""
