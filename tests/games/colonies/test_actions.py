"""The action phase and the six actions."""

from typing import Any

import pytest

from tests.games.colonies.build import PLANETS, RESOURCES, TECHNOLOGIES, acting, encode


@pytest.mark.rule("CO-13")
def test_three_rounds_in_player_order() -> None:
    table = acting("bellona", resources=dict.fromkeys(PLANETS, 9))
    order = []
    while table.question == "action":
        order += table.asked
        table.play(table.asked[0], "pass")
    assert order == ["bellona", "euterpe", "pallas", "elysia", "amateru"] * 3


@pytest.mark.rule("CO-13")
def test_a_lost_action_is_the_third_rounds() -> None:
    table = acting(lost={"elysia": 1}, resources=dict.fromkeys(PLANETS, 9))
    acted = []
    while table.question == "action":
        acted.append((table.view()["round"], table.asked[0]))
        table.play(table.asked[0], "pass")
    assert [planet for number, planet in acted if number == 3] == ["pallas", "amateru", "bellona", "euterpe"]
    assert len(acted) == 14


@pytest.mark.rule("CO-13")
def test_any_action_may_be_taken_as_often_as_one_likes() -> None:
    table = acting(players=3, planets=("pallas", "elysia", "bellona"))
    for _ in range(3):
        table.play("pallas", "industry", "produce 1", "attract 0")
        table.play("elysia", "pass").play("bellona", "pass")
    assert table.has("pallas", "information") == 3


@pytest.mark.rule("CO-13")
@pytest.mark.parametrize("action", ["community", "military", "commerce", "influence"])
def test_every_action_may_do_nothing(action: str) -> None:
    table = acting(pirates={("pallas", "elysia"): 1})
    table.play("pallas", action, "done")
    assert table.asked == ["elysia"]


@pytest.mark.rule("CO-13")
def test_the_choices_of_an_action() -> None:
    table = acting(colonists={"pallas": 2})
    assert table.legal("pallas") == {
        "pass",
        "community",
        "military",
        "commerce",
        "influence",
        "industry",
        "upgrade community",
        "upgrade military",
        "upgrade commerce",
    }
    assert table.refuses("pallas", "sell energy") == "SB-03"
    assert table.refuses("pallas", "done") == "SB-03"
    assert table.refuses("elysia", "pass") == "SB-02"


# -- Community ---------------------------------------------------------------------------------


@pytest.mark.rule("CO-14")
def test_a_rescued_pirate_gives_what_it_was_blocking() -> None:
    table = acting(pirates={("elysia", "bellona"): 1})
    table.play("pallas", "community", "remove elysia bellona")
    assert table.has("pallas", "ships") == 3
    assert table.legal("pallas") == {"to supply", "to colonists"}


@pytest.mark.rule("CO-14")
def test_own_routes_give_nothing() -> None:
    table = acting(pirates={("pallas", "bellona"): 1})
    table.play("pallas", "community", "remove pallas bellona", "to colonists", "done")
    assert (table.has("pallas", "ships"), table.colonists("pallas")) == (2, 1)


@pytest.mark.rule("CO-14")
def test_no_more_pirates_than_the_community_level() -> None:
    table = acting(pirates={("elysia", "bellona"): 3}, levels={("pallas", "community"): 2})
    table.play(
        "pallas", "community", "remove elysia bellona", "to supply", "remove elysia bellona", "to supply"
    )
    assert table.legal("pallas") == {"done"}
    assert table.pirates("elysia", "bellona") == 1


@pytest.mark.rule("CO-14")
def test_a_pirate_in_hand_must_go_somewhere_first() -> None:
    table = acting(pirates={("elysia", "bellona"): 3})
    table.play("pallas", "community", "remove elysia bellona")
    assert table.refuses("pallas", "done") == "SB-03"
    assert table.refuses("pallas", "remove elysia bellona") == "SB-03"


@pytest.mark.rule("CO-14")
def test_where_no_pirate_is_none_can_be_rescued() -> None:
    table = acting().play("pallas", "community")
    assert table.refuses("pallas", "remove elysia bellona") == "CO-14"


# -- Military ----------------------------------------------------------------------------------


@pytest.mark.rule("CO-15")
def test_an_opponent_without_credits_pays_nothing() -> None:
    table = acting(pirates={("elysia", "bellona"): 1}, credits={"elysia": 0})
    table.play("pallas", "military", "remove elysia bellona")
    assert (table.credits("pallas"), table.credits("elysia")) == (50, 0)
    assert table.told("hunted-for")[0]["credits"] == 0


@pytest.mark.rule("CO-15")
def test_a_hunt_on_an_opponents_route_reveals_and_one_at_home_does_not() -> None:
    table = acting(pirates={("elysia", "bellona"): 1, ("pallas", "bellona"): 1}).play("pallas", "military")
    for of, reveals in (("elysia", True), ("pallas", False)):
        action = encode("remove", of=of, to="bellona")
        assert table.state.reveals(0, action) == reveals


@pytest.mark.rule("CO-15")
def test_hunted_pirates_do_not_become_colonists() -> None:
    table = acting(pirates={("pallas", "bellona"): 1})
    table.play("pallas", "military", "remove pallas bellona", "done")
    assert (table.colonists("pallas"), table.credits("pallas")) == (0, 50)


@pytest.mark.rule("CO-15")
def test_no_more_pirates_than_the_military_level() -> None:
    table = acting(pirates={("elysia", "bellona"): 3}).play("pallas", "military", "remove elysia bellona")
    assert table.refuses("pallas", "remove elysia bellona") == "CO-15"


# -- Commerce ----------------------------------------------------------------------------------


@pytest.mark.rule("CO-16")
def test_shelves_pay_three_then_thrice_two_then_one() -> None:
    table = acting(
        resources={"pallas": {"energy": 6}}, levels={("pallas", "commerce"): 6}, markets={"energy": 0}
    )
    table.play("pallas", "commerce", *["sell energy"] * 6)
    assert [sale["credits"] for sale in table.told("sold")] == [3, 2, 2, 2, 1, 1]
    assert table.view()["markets"][2]["shelves"] == [1, 3, 2]


@pytest.mark.rule("CO-16")
def test_only_what_is_in_stock_and_only_up_to_the_level_is_sold() -> None:
    table = acting().play("pallas", "commerce")
    assert table.legal("pallas") == {"done", "sell biotech", "sell energy", "sell ships", "sell luxury"}
    assert table.refuses("pallas", "sell information") == "CO-16"
    table.play("pallas", "sell biotech")
    assert table.refuses("pallas", "sell biotech") == "CO-16"


# -- Influence ---------------------------------------------------------------------------------


@pytest.mark.rule("CO-17")
def test_steps_on_the_same_agreement_cost_one_two_three() -> None:
    table = acting(levels={("pallas", "influence"): 6}).play("pallas", "influence")
    left = []
    for _ in range(3):
        table.play("pallas", "adjust elysia both-up")
        left.append(table.left)
    assert left == [5, 3, 0]
    assert table.legal("pallas") == {"done"}


@pytest.mark.rule("CO-17")
def test_a_step_that_costs_more_points_than_are_left_is_refused() -> None:
    table = acting(levels={("pallas", "influence"): 2}).play("pallas", "influence", "adjust elysia both-up")
    assert table.refuses("pallas", "adjust elysia both-up") == "CO-17"
    assert table.refuses("pallas", "adjust amateru both-up") == ""


@pytest.mark.rule("CO-17")
@pytest.mark.parametrize(
    "how,agreement,paid",
    [
        ("both-up", (4, 4), 0),
        ("both-down", (2, 2), 0),
        ("mine-up", (4, 3), 1),
        ("mine-down", (2, 3), 1),
        ("theirs-up", (3, 4), 1),
        ("theirs-down", (3, 2), 1),
    ],
)
def test_the_six_ways_to_adjust(how: str, agreement: tuple[int, int], paid: int) -> None:
    table = acting(promises={("pallas", "elysia"): 3, ("elysia", "pallas"): 3})
    table.play("pallas", "influence", f"adjust elysia {how}")
    assert table.agreement("pallas", "elysia") == agreement
    assert (table.credits("pallas"), table.credits("elysia")) == (50 - paid, 50 + paid)


@pytest.mark.rule("CO-17")
@pytest.mark.parametrize(
    "mine,theirs,refused",
    [
        (1, 1, {"both-down", "mine-down", "theirs-down"}),
        (6, 6, {"both-up", "mine-up", "theirs-up"}),
        (1, 6, {"both-up", "both-down", "mine-down", "theirs-up"}),
    ],
)
def test_markers_stay_between_one_and_six(mine: int, theirs: int, refused: set[str]) -> None:
    table = acting(promises={("pallas", "elysia"): mine, ("elysia", "pallas"): theirs})
    table.play("pallas", "influence")
    hows = ["both-up", "both-down", "mine-up", "mine-down", "theirs-up", "theirs-down"]
    clauses = {how: table.refuses("pallas", f"adjust elysia {how}") for how in hows}
    assert {how for how, clause in clauses.items() if clause == "CO-17"} == refused
    assert {how for how, clause in clauses.items() if clause == ""} == set(hows) - refused


@pytest.mark.rule("CO-17")
def test_a_one_sided_step_needs_a_credit() -> None:
    table = acting(credits={"pallas": 0}).play("pallas", "influence")
    assert table.refuses("pallas", "adjust elysia mine-up") == "CO-17"
    assert table.refuses("pallas", "adjust elysia both-up") == ""


def test_nobody_has_an_agreement_with_themselves() -> None:
    table = acting().play("pallas", "influence")
    assert table.refuses("pallas", "adjust pallas both-up") == "SB-04"


# -- Industry ----------------------------------------------------------------------------------


@pytest.mark.rule("CO-18")
def test_no_more_is_made_or_attracted_than_the_level() -> None:
    table = acting(levels={("pallas", "industry"): 2}).play("pallas", "industry")
    assert table.refuses("pallas", "produce 3") == "CO-18"
    table.play("pallas", "produce 0")
    assert table.refuses("pallas", "attract 3") == "CO-18"
    table.play("pallas", "attract 2")
    assert (table.has("pallas", "information"), table.colonists("pallas")) == (0, 2)


# -- Technology --------------------------------------------------------------------------------


@pytest.mark.rule("CO-19")
@pytest.mark.parametrize(
    "technology,resources",
    [
        ("community", ("biotech", "energy")),
        ("military", ("energy", "ships")),
        ("commerce", ("ships", "luxury")),
        ("influence", ("luxury", "information")),
        ("industry", ("information", "biotech")),
    ],
)
@pytest.mark.parametrize("level", [2, 3, 4, 5, 6])
def test_an_upgrade_costs_its_level_in_both_resources_and_colonists(
    technology: str, resources: tuple[str, str], level: int
) -> None:
    table = acting(
        levels={("pallas", technology): level - 1},
        resources={"pallas": dict.fromkeys(resources, level)},
        colonists={"pallas": level},
        markets=dict.fromkeys(RESOURCES, 0),
    )
    table.play("pallas", f"upgrade {technology}")
    assert table.level("pallas", technology) == level
    assert (table.stock("pallas"), table.colonists("pallas"), table.credits("pallas")) == (0, 0, 50)


@pytest.mark.rule("CO-19")
def test_one_upgrade_is_one_level_and_one_action() -> None:
    table = acting(resources={"pallas": 9}, colonists={"pallas": 9})
    table.play("pallas", "upgrade military")
    assert (table.level("pallas", "military"), table.asked) == (2, ["elysia"])


@pytest.mark.rule("CO-19")
def test_level_six_is_the_highest() -> None:
    table = acting(resources={"pallas": 9}, colonists={"pallas": 9}, levels={("pallas", "military"): 6})
    assert table.refuses("pallas", "upgrade military") == "CO-19"


@pytest.mark.rule("CO-19", "CO-20")
def test_colonists_cannot_be_bought() -> None:
    table = acting(resources={"pallas": 9}, colonists={"pallas": 1}, credits={"pallas": 500})
    assert table.refuses("pallas", "upgrade military") == "CO-19"


@pytest.mark.rule("CO-20")
@pytest.mark.parametrize("market,missing,price", [(1, 1, 3), (4, 2, 4), (6, 2, 2), (6, 4, 6), (5, 5, 10)])
def test_missing_resources_are_bought_cheapest_first(market: int, missing: int, price: int) -> None:
    level = max(2, missing)
    table = acting(
        levels={("pallas", "military"): level - 1},
        resources={"pallas": {"energy": level - missing, "ships": level}},
        colonists={"pallas": level},
        markets={"energy": market},
    )
    table.play("pallas", "upgrade military")
    assert table.told("bought") == [{"seat": 0, "resource": "energy", "count": missing, "credits": price}]
    assert (table.market("energy"), table.stock("pallas")) == (market - missing, 0)


@pytest.mark.rule("CO-20")
def test_nothing_is_bought_that_is_in_stock() -> None:
    table = acting(
        resources={"pallas": {"energy": 3, "ships": 2}}, colonists={"pallas": 2}, markets={"energy": 5}
    )
    table.play("pallas", "upgrade military")
    assert (table.told("bought"), table.has("pallas", "energy")) == ([], 1)


@pytest.mark.rule("CO-20")
@pytest.mark.parametrize(
    "market,purse,refused",
    [(1, 50, "CO-20"), (2, 4, "CO-20"), (2, 5, "")],
    ids=["no goods", "no money", "both"],
)
def test_an_upgrade_that_cannot_be_bought_and_paid_for_is_refused(
    market: int, purse: int, refused: str
) -> None:
    table = acting(
        resources={"pallas": {"ships": 2}},
        colonists={"pallas": 2},
        markets={"energy": market},
        credits={"pallas": purse},
    )
    assert table.refuses("pallas", "upgrade military") == refused


@pytest.mark.rule("CO-20")
def test_both_resources_are_bought_out_of_one_purse() -> None:
    missing: dict[str, Any] = {
        "resources": {"pallas": 0},
        "colonists": {"pallas": 2},
        "markets": {"energy": 2, "ships": 2},
    }
    assert acting(credits={"pallas": 9}, **missing).refuses("pallas", "upgrade military") == "CO-20"
    table = acting(credits={"pallas": 10}, **missing).play("pallas", "upgrade military")
    assert table.credits("pallas") == 0


# -- bans --------------------------------------------------------------------------------------


@pytest.mark.rule("CO-30")
@pytest.mark.parametrize("number,action", list(enumerate(TECHNOLOGIES)))
def test_a_forbidden_action_cannot_be_taken(number: int, action: str) -> None:
    table = acting(bans={"pallas": 1 << number})
    assert table.refuses("pallas", action) == "CO-30"
    assert action not in table.legal("pallas")
    assert table.planet("pallas")["bans"] == [action]


@pytest.mark.rule("CO-30")
def test_a_ban_on_upgrades_forbids_all_five() -> None:
    table = acting(bans={"pallas": 1 << 5}, resources={"pallas": 9}, colonists={"pallas": 9})
    assert {table.refuses("pallas", f"upgrade {name}") for name in ("military", "industry")} == {"CO-30"}


@pytest.mark.rule("CO-30")
def test_bans_and_losses_end_with_the_action_phase() -> None:
    table = acting(bans={"pallas": 63}, lost={"pallas": 1}, resources=dict.fromkeys(PLANETS, 9))
    table.everybody_passes()
    assert (table.planet("pallas")["bans"], table.planet("pallas")["lost_actions"]) == ([], 0)


@pytest.mark.rule("CO-30")
def test_a_ban_on_military_actions_does_not_stop_police() -> None:
    table = acting(bans={"pallas": 2}, pirates={("pallas", "elysia"): 1}, resources=dict.fromkeys(PLANETS, 9))
    table.everybody_passes()
    assert table.legal("pallas") == {"done", "remove pallas elysia"}
