"""The planner says what comes true when it is done."""

from typing import Any

import pytest

from tests.games.colonies.build import TECHNOLOGIES, Table, acting


def plan(table: Table, planet: str = "pallas") -> dict[str, Any]:
    return dict(table.view(planet)["plan"])


def rich() -> Table:
    return acting(
        resources={"pallas": {"information": 6, "biotech": 3, "energy": 1, "ships": 2, "luxury": 0}},
        colonists={"pallas": 4},
        credits={"pallas": 40},
        markets={"energy": 4, "luxury": 1},
        levels={("pallas", "industry"): 2},
        promises={("elysia", "pallas"): 3},
    )


@pytest.mark.rule("CO-19", "CO-20", "CO-27")
@pytest.mark.parametrize("technology", TECHNOLOGIES)
def test_an_upgrade_comes_to_what_was_planned(technology: str) -> None:
    table = rich()
    before = plan(table)
    (planned,) = [one for one in before["upgrades"] if one["technology"] == technology]
    assert (planned["then"] is None) == (table.refuses("pallas", f"upgrade {technology}") != "")
    assert planned["net"] == planned["points"] - planned["credits"]
    if planned["then"] is None:
        return
    table.play("pallas", f"upgrade {technology}")
    after, then = plan(table), planned["then"]
    assert (after["points"], after["credits"], after["total"]) == (
        then["points"],
        then["credits"],
        then["total"],
    )
    assert after["total"] - before["total"] == planned["net"]
    assert after["income"]["count"] == then["makes"]
    assert table.planet("pallas")["spare"] == then["spare"]
    assert table.level("pallas", technology) == then["level"]
    assert table.level("pallas", "commerce") == then["substitutes"]


@pytest.mark.rule("CO-06")
def test_income_is_told_as_what_the_others_pay_for_the_exports() -> None:
    income = plan(rich())["income"]
    assert (income["count"], income["exports"], income["industry"]) == (6, 4, 2)
    assert [(one["planet"], one["count"]) for one in income["paid"]] == [
        ("elysia", 3),
        ("amateru", 1),
        ("bellona", 1),
        ("euterpe", 1),
    ]


def test_nobody_else_sees_the_plan() -> None:
    table = rich()
    assert table.view()["plan"] is None
    assert plan(table, "elysia")["income"]["resource"] == "biotech"


@pytest.mark.rule("CO-09", "CO-23")
def test_what_is_laid_aside_is_not_planned_with() -> None:
    few = {"information": 0, "biotech": 2, "energy": 2, "ships": 2, "luxury": 2}
    table = acting(resources={"pallas": few}, colonists={"pallas": 2}).everybody_passes()
    before = plan(table)
    table.play("pallas", "pay energy", "pay ships")
    secret = table.view("pallas")["secret"]
    stock = {
        part["resource"]: part["stock"] for one in table.view("pallas")["upgrades"] for part in one["goods"]
    }
    assert stock == dict(zip(few, secret["stocks"], strict=True)) == {**few, "energy": 1, "ships": 1}
    assert plan(table)["credits"] == secret["purse"] == before["credits"] - 1
