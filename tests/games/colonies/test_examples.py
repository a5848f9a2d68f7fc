"""Every numbered example of the rulebook, as it stands there."""

import pytest

from tests.games.colonies.build import PLANETS, Table, acting, changed, settling, voting


@pytest.mark.rule("CO-06")
def test_example_1_1_production_is_exports_and_industry() -> None:
    data = acting("euterpe").state.to_dict()
    promises = {"elysia": 3, "pallas": 2, "amateru": 1, "bellona": 1}
    table = changed(
        data,
        promises={("euterpe", partner): number for partner, number in promises.items()},
        levels={("euterpe", "industry"): 2},
        resources=dict.fromkeys(PLANETS, 9),
    )
    table.everybody_passes()
    assert {"seat": 4, "resource": "luxury", "count": 9} in table.told("produced")


@pytest.mark.rule("CO-07", "CO-08")
@pytest.mark.parametrize(
    "pair,colonists,paid",
    [("0 3", 9, 3), ("3 0", 6, 0), ("2 1", 7, 1), ("1 2", 8, 2)],
    ids=["three Credits", "three fewer", "one Credit, two fewer", "two Credits, one fewer"],
)
def test_example_1_2_colonists_of_turn_four(pair: str, colonists: int, paid: int) -> None:
    table = settling(
        "immigration", turn=4, levels={("pallas", "community"): 3}, credits={"pallas": 10}
    )  # 5 colonists
    table.settle(pallas=pair)
    assert (table.colonists("pallas"), table.credits("pallas")) == (colonists, 10 + paid)


@pytest.mark.rule("CO-09", "CO-10")
def test_example_2_seventeen_no_beat_eleven_yes() -> None:
    table = voting(
        "nominate-governor",
        levels={
            ("euterpe", "influence"): 3,
            ("pallas", "influence"): 3,
            ("elysia", "influence"): 5,
            ("amateru", "influence"): 5,
            ("bellona", "influence"): 2,
        },
    )
    table.vote(
        euterpe="yes information biotech energy ships information",
        pallas="no",
        elysia="no energy energy",
        amateru="no ships luxury",
        bellona="yes luxury",
    )
    assert table.told("counted") == [{"yes": 11, "no": 17}]
    assert table.view()["vote"]["outcome"] == "no"
    assert {planet for planet in table.owned() if table.planet(planet)["lost_actions"]} == {
        "pallas",
        "bellona",
    }


@pytest.mark.rule("CO-14")
def test_example_3_1_community_removes_four_pirates() -> None:
    table = acting(
        "euterpe",
        levels={("euterpe", "community"): 4},
        pirates={
            ("elysia", "pallas"): 1,
            ("amateru", "pallas"): 1,
            ("amateru", "euterpe"): 1,
            ("euterpe", "amateru"): 1,
        },
        resources={"euterpe": 0},
    )
    table.play("euterpe", "community")
    table.play("euterpe", "remove elysia pallas", "to supply", "remove amateru pallas", "to supply")
    table.play("euterpe", "remove amateru euterpe", "to colonists", "remove euterpe amateru", "to colonists")
    assert table.planet("euterpe")["resources"] == [2, 0, 0, 0, 1]
    assert table.colonists("euterpe") == 2
    assert table.refuses("euterpe", "remove elysia pallas") == "CO-14"


@pytest.mark.rule("CO-15")
def test_example_3_2_military_catches_five_pirates() -> None:
    table = acting(
        "elysia",
        levels={("elysia", "military"): 5},
        pirates={
            ("elysia", "euterpe"): 2,
            ("pallas", "euterpe"): 1,
            ("pallas", "bellona"): 1,
            ("euterpe", "amateru"): 1,
        },
    )
    table.play("elysia", "military", "remove elysia euterpe", "remove elysia euterpe")
    table.play("elysia", "remove pallas euterpe", "remove pallas bellona", "remove euterpe amateru", "done")
    assert [table.credits(planet) for planet in ("elysia", "pallas", "euterpe")] == [53, 48, 49]
    assert sum(table.own_pirates(planet) for planet in table.owned()) == 0


@pytest.mark.rule("CO-16")
def test_example_3_3_commerce_sells_four_resources() -> None:
    table = acting(
        levels={("pallas", "commerce"): 4},
        markets={"biotech": 0, "luxury": 1, "energy": 4},
    )
    table.play("pallas", "commerce", "sell biotech", "sell luxury", "sell luxury", "sell energy", "done")
    assert [sale["credits"] for sale in table.told("sold")] == [3, 2, 2, 1]
    assert table.credits("pallas") == 58


@pytest.mark.rule("CO-17")
def test_example_3_4_influence_spends_five_points() -> None:
    table = acting(
        "amateru",
        levels={("amateru", "influence"): 5},
        promises={("amateru", "pallas"): 2, ("pallas", "amateru"): 2},
    )
    table.play("amateru", "influence", "adjust elysia both-up", "adjust elysia both-up")
    assert table.left == 2
    table.play("amateru", "adjust euterpe theirs-up", "adjust pallas both-down", "done")
    assert table.agreement("amateru", "elysia") == (3, 3)
    assert table.agreement("amateru", "euterpe") == (1, 2)
    assert table.agreement("amateru", "pallas") == (1, 1)
    assert (table.credits("amateru"), table.credits("euterpe"), table.credits("elysia")) == (49, 51, 50)


@pytest.mark.rule("CO-18")
def test_example_3_5_industry_makes_three_and_attracts_one() -> None:
    table = acting(levels={("pallas", "industry"): 3})
    table.play("pallas", "industry")
    assert table.legal("pallas") == {f"produce {number}" for number in range(4)}
    table.play("pallas", "produce 3")
    assert table.legal("pallas") == {f"attract {number}" for number in range(4)}
    table.play("pallas", "attract 1")
    assert (table.has("pallas", "information"), table.colonists("pallas")) == (3, 1)


@pytest.mark.rule("CO-19")
def test_example_3_6_military_level_four() -> None:
    table = acting(
        levels={("pallas", "military"): 3},
        resources={"pallas": {"energy": 4, "ships": 5}},
        colonists={"pallas": 4},
    )
    table.play("pallas", "upgrade military")
    assert table.level("pallas", "military") == 4
    assert table.planet("pallas")["resources"] == [0, 0, 0, 1, 0]
    assert table.colonists("pallas") == 0


@pytest.mark.rule("CO-20")
def test_example_3_6_1_two_biotech_are_bought_for_two_and_three() -> None:
    table = acting(
        resources={"pallas": {"information": 2}},
        colonists={"pallas": 2},
        markets={"biotech": 2},
    )
    table.play("pallas", "upgrade industry")
    assert table.told("bought") == [{"seat": 0, "resource": "biotech", "count": 2, "credits": 5}]
    assert (table.credits("pallas"), table.market("biotech")) == (45, 0)
    assert table.planet("pallas")["resources"] == [0, 0, 0, 0, 0]


BLUE_PROMISES = {
    ("pallas", "elysia"): 3,
    ("pallas", "amateru"): 2,
    ("pallas", "bellona"): 2,
    ("pallas", "euterpe"): 1,
}


def blue_pays(resources: dict[str, int], purse: int = 50) -> Table:
    """Pallas with the agreements and Commerce level of example 4A.1, at the payment of upkeep."""
    table = acting(
        promises=BLUE_PROMISES,
        levels={("pallas", "commerce"): 3},
        resources={**dict.fromkeys(PLANETS, 9), "pallas": resources},
        credits={"pallas": purse},
    )
    return table.everybody_passes()


def paid_by_pallas(table: Table) -> tuple[list[tuple[str, str, int]], list[tuple[str, int]]]:
    """What Pallas delivered, and Credits paid, by partner."""
    goods = [(e["to"], e["resource"], e["count"]) for e in table.told("delivered") if e["of"] == "pallas"]
    money = [(e["to"], e["count"]) for e in table.told("compensated") if e["of"] == "pallas"]
    return goods, money


@pytest.mark.rule("CO-22", "CO-23")
def test_example_4a_1_blue_substitutes_two_and_pays_three_credits() -> None:
    table = blue_pays({"information": 5, "energy": 2})
    assert paid_by_pallas(table) == (
        [("elysia", "information", 3), ("amateru", "information", 2), ("bellona", "energy", 2)],
        [("euterpe", 3)],
    )


@pytest.mark.rule("CO-23")
def test_example_4a_1_variation_1_fewer_than_three_credits_are_all_paid() -> None:
    table = blue_pays({"information": 5, "energy": 2}, purse=2)
    assert paid_by_pallas(table)[1] == [("euterpe", 2)]
    assert table.credits("pallas") == 0


@pytest.mark.rule("CO-23")
def test_example_4a_1_variation_2_purple_never_gets_purple() -> None:
    table = blue_pays({"information": 5, "ships": 2})
    assert paid_by_pallas(table) == (
        [("elysia", "information", 3), ("amateru", "information", 2), ("euterpe", "ships", 1)],
        [("bellona", 6)],
    )


@pytest.mark.rule("CO-23")
@pytest.mark.parametrize("last", ["biotech", "energy"])
def test_example_4a_1_variation_3_the_fourth_substitute_costs_a_credit(last: str) -> None:
    table = blue_pays({"information": 4, "biotech": 4, "energy": 2, "luxury": 1})
    assert table.question == "pay"
    table.play("pallas", "pay biotech", "pay biotech", "pay biotech")
    assert table.legal("pallas") == {"pay biotech", "pay energy"}
    table.play("pallas", f"pay {last}", "done")
    goods, money = paid_by_pallas(table)
    assert goods[0] == ("elysia", "information", 3)
    assert sorted(goods[1:3]) == [("amateru", "biotech", 1), ("amateru", "information", 1)]
    assert goods[3:] == [("bellona", "biotech", 2), ("euterpe", last, 1)]
    assert money == [("euterpe", 1)]


@pytest.mark.rule("CO-24")
def test_example_4a_2_two_pirates_turn_three_resources_to_the_markets() -> None:
    table = acting(
        promises={("elysia", "pallas"): 3},
        pirates={("pallas", "elysia"): 2},
        levels={("elysia", "commerce"): 1},
        resources={
            "pallas": {"information": 9},
            "elysia": {"biotech": 5, "energy": 1},  # two are left when Pallas' turn to be paid comes
            "amateru": 9,
            "bellona": 9,
            "euterpe": 9,
        },
        markets={"biotech": 0, "energy": 0},
    )
    table.everybody_passes().nobody_polices()
    turned = [(e["resource"], e["count"]) for e in table.told("intercepted")]
    assert turned == [("biotech", 2), ("energy", 1)]
    assert (table.market("biotech"), table.market("energy")) == (2, 1)
    assert table.pirates("pallas", "elysia") == 0
    assert {"of": "pallas", "to": "elysia", "resource": "information", "count": 1} in table.told("delivered")


@pytest.mark.rule("CO-25")
@pytest.mark.parametrize("already", [0, 1])
def test_example_4b_five_colonists_become_pirates(already: int) -> None:
    table = acting(
        colonists={"pallas": 5},
        pirates={("pallas", "euterpe"): already},
        resources={**dict.fromkeys(PLANETS, 9), "euterpe": 0},  # nothing comes for a pirate to leave with
    )
    table.everybody_passes().nobody_polices()
    placed = {e["to"]: e["count"] for e in table.told("pirates-placed") if e["of"] == "pallas"}
    assert list(placed.items()) == [("euterpe", 2), ("bellona", 1), ("amateru", 1), ("elysia", 1)]
    assert table.pirates("pallas", "euterpe") == 2 + already
