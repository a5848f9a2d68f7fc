"""Neutral planets with three and four players."""

import pytest

from tests.games.colonies.build import RESOURCES, acting, voting

FOUR = ("pallas", "elysia", "amateru", "bellona")  # Euterpe is neutral
THREE = ("pallas", "elysia", "bellona")  # Amateru and Euterpe are
PLENTY = dict.fromkeys(FOUR, 9)


@pytest.mark.rule("CO-28")
def test_a_neutral_planet_pays_in_full_with_its_own_resource() -> None:
    table = acting(
        "pallas", 4, FOUR, promises={("euterpe", "pallas"): 5, ("pallas", "euterpe"): 5}, resources=PLENTY
    ).everybody_passes()
    assert {"of": "euterpe", "to": "pallas", "resource": "luxury", "count": 5} in table.told("delivered")
    assert table.has("pallas", "luxury") == 9 + 5


@pytest.mark.rule("CO-28")
def test_what_is_paid_to_it_goes_to_the_supply() -> None:
    table = acting("pallas", 4, FOUR, resources={**PLENTY, "pallas": {"information": 4}})
    table.everybody_passes()
    assert {"of": "pallas", "to": "euterpe", "resource": "information", "count": 1} in table.told("delivered")
    assert table.view()["planets"][4]["resources"] is None
    assert sum(sum(row) for row in table.state.to_dict()["resources"][4:]) == 0


@pytest.mark.rule("CO-28")
def test_credits_paid_to_it_are_gone() -> None:
    table = acting("pallas", 4, FOUR, resources={**PLENTY, "pallas": {"information": 3}}).everybody_passes()
    assert table.told("compensated") == [{"of": "pallas", "to": "euterpe", "count": 3}]
    assert table.credits("pallas") == 47
    assert table.state.to_dict()["credits"][4] == 0


@pytest.mark.rule("CO-28")
def test_a_players_route_to_it_can_have_pirates() -> None:
    table = acting("pallas", 4, FOUR, pirates={("pallas", "euterpe"): 1}, resources=PLENTY)
    table.everybody_passes().nobody_polices()
    assert {"of": "euterpe", "to": "pallas", "resource": "luxury", "count": 1} in table.told("intercepted")
    assert table.market("luxury") == 2


@pytest.mark.rule("CO-28")
def test_its_own_routes_are_never_touched() -> None:
    table = acting("pallas", 4, FOUR, pirates={("pallas", "elysia"): 1}).play("pallas", "military")
    assert table.refuses("pallas", "remove euterpe pallas") == "CO-28"


@pytest.mark.rule("CO-28")
def test_only_two_sided_adjustments_with_it() -> None:
    table = acting("pallas", 4, FOUR).play("pallas", "influence")
    assert table.refuses("pallas", "adjust euterpe mine-up") == "CO-28"
    assert table.refuses("pallas", "adjust euterpe theirs-up") == "CO-28"
    table.play("pallas", "adjust euterpe both-up")
    assert table.agreement("pallas", "euterpe") == (2, 2)


@pytest.mark.rule("CO-28")
def test_it_neither_votes_nor_suffers_events() -> None:
    table = voting("organized-crime", 4, FOUR)
    assert len(table.asked) == 4
    table.vote()
    assert table.own_pirates("euterpe") == 0
    assert {event["of"] for event in table.told("pirates-placed")} == set(FOUR)


@pytest.mark.rule("CO-28")
def test_it_has_no_action_and_no_income() -> None:
    table = acting("bellona", 4, FOUR, resources=PLENTY)
    table.play("bellona", "pass")
    assert table.asked == ["pallas"]
    table.everybody_passes()
    assert {event["seat"] for event in table.told("produced")} == {0, 1, 2, 3}


@pytest.mark.rule("CO-29")
def test_two_neutral_planets_owe_each_other_nothing() -> None:
    table = acting("pallas", 3, THREE, resources=PLENTY_OF_THREE).everybody_passes()
    pairs = {(event["of"], event["to"]) for event in table.told("delivered")}
    assert ("amateru", "euterpe") not in pairs
    assert ("amateru", "pallas") in pairs
    assert len(pairs) == 20 - 2


PLENTY_OF_THREE = dict.fromkeys(THREE, dict.fromkeys(RESOURCES, 9))


@pytest.mark.rule("CO-29")
def test_three_players_start_with_a_hundred_credits() -> None:
    table = acting("pallas", 3, THREE)
    assert [table.credits(planet) for planet in THREE] == [100, 100, 100]
