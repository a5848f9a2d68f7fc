"""Upkeep: police, payment, pirates, and the next turn."""

import pytest

from tests.games.colonies.build import PLANETS, acting, encode

PLENTY = dict.fromkeys(PLANETS, 9)


# -- police ------------------------------------------------------------------------------------


@pytest.mark.rule("CO-21")
def test_only_those_with_pirates_are_asked_and_all_at_once() -> None:
    table = acting(pirates={("pallas", "elysia"): 1, ("bellona", "pallas"): 2}, resources=PLENTY)
    table.everybody_passes()
    assert (table.question, table.asked) == ("police", ["bellona", "pallas"])


@pytest.mark.rule("CO-21")
def test_police_removes_up_to_the_military_level_from_own_routes() -> None:
    table = acting(
        pirates={("pallas", "elysia"): 2, ("pallas", "euterpe"): 1, ("bellona", "pallas"): 1},
        levels={("pallas", "military"): 2},
        resources=PLENTY,
    )
    table.everybody_passes()
    assert table.legal("pallas") == {"done", "remove pallas elysia", "remove pallas euterpe"}
    assert table.refuses("pallas", "remove bellona pallas") == "CO-21"
    assert table.refuses("pallas", "remove pallas amateru") == "CO-21"
    table.play("pallas", "remove pallas elysia", "remove pallas euterpe")
    assert table.refuses("pallas", "remove pallas elysia") == "CO-21"
    assert table.view("pallas")["secret"]["left"] == 0


@pytest.mark.rule("CO-21", "CO-23")
def test_police_is_secret_until_all_are_ready() -> None:
    table = acting(pirates={("pallas", "elysia"): 1, ("bellona", "pallas"): 1}, resources=PLENTY)
    table.everybody_passes()
    table.play("pallas", "remove pallas elysia", "done")
    for viewer in ("pallas", "bellona", None):
        assert table.view(viewer)["planets"][0]["routes"][0]["pirates"] == 1
    assert table.view("pallas")["secret"]["sent"] == {"elysia": 1}
    table.play("bellona", "done")
    assert table.told("policed") == [{"seat": 0, "of": "pallas", "to": "elysia", "count": 1}]


@pytest.mark.rule("CO-21")
def test_policed_pirates_go_to_the_supply() -> None:
    table = acting(pirates={("pallas", "elysia"): 1}, resources=PLENTY).everybody_passes()
    table.play("pallas", "remove pallas elysia", "done")
    assert table.told("pirates-placed") == []
    assert table.pirates("pallas", "elysia") == 0


# -- payment -----------------------------------------------------------------------------------


@pytest.mark.rule("CO-22")
def test_partners_are_paid_clockwise_from_the_own_planet() -> None:
    table = acting("amateru", resources=PLENTY).everybody_passes()
    paid = [event["to"] for event in table.told("delivered") if event["of"] == "amateru"]
    assert paid == ["bellona", "euterpe", "pallas", "elysia"]


@pytest.mark.rule("CO-22")
def test_what_comes_in_cannot_be_used_to_pay() -> None:
    stocks = {**PLENTY, "pallas": 0}
    table = acting(resources=stocks, credits={"pallas": 5}).everybody_passes()
    money = [(event["to"], event["count"]) for event in table.told("compensated")]
    assert money == [("elysia", 3), ("amateru", 2)]
    assert [event["resource"] for event in table.told("delivered") if event["to"] == "pallas"] == [
        "biotech",
        "energy",
        "ships",
        "luxury",
    ]


@pytest.mark.rule("CO-22")
def test_credits_that_come_in_cannot_be_used_to_pay() -> None:
    stocks = {**PLENTY, "pallas": 0, "elysia": 0}
    table = acting(resources=stocks, credits={"pallas": 0, "elysia": 12}).everybody_passes()
    assert [event["of"] for event in table.told("compensated")] == ["elysia"] * 4
    assert table.credits("pallas") == 3


@pytest.mark.rule("CO-23")
def test_the_own_resource_pays_as_long_as_it_lasts() -> None:
    table = acting(resources={**PLENTY, "pallas": {"information": 4, "energy": 9}}).everybody_passes()
    assert table.has("pallas", "energy") == 9 + 1


@pytest.mark.rule("CO-23")
def test_beyond_the_commerce_level_each_substitute_comes_with_a_credit() -> None:
    table = acting(resources={**PLENTY, "pallas": {"energy": 9, "information": 1}}).everybody_passes()
    # Elysia gets Information; Amateru, whose kind is Energy, 3 Credits; Bellona Energy; Euterpe Energy and 1.
    money = [(event["to"], event["count"]) for event in table.told("compensated")]
    assert money == [("amateru", 3), ("euterpe", 1)]


@pytest.mark.rule("CO-23")
def test_a_substitute_beyond_the_level_without_a_credit_is_given_all_the_same() -> None:
    stocks = {**PLENTY, "pallas": {"energy": 9, "information": 1}}
    table = acting(resources=stocks, credits={"pallas": 3}).everybody_passes()
    assert [event["to"] for event in table.told("compensated")] == ["amateru"]
    assert {"of": "pallas", "to": "euterpe", "resource": "energy", "count": 1} in table.told("delivered")


@pytest.mark.rule("CO-23")
def test_nobody_may_hold_back_a_usable_resource() -> None:
    table = acting(resources={**PLENTY, "pallas": {"energy": 2, "ships": 2}}).everybody_passes()
    assert table.legal("pallas") == {"pay energy", "pay ships"}
    assert table.refuses("pallas", "done") == "CO-23"
    assert table.refuses("pallas", "pay luxury") == "CO-23"


@pytest.mark.rule("CO-23")
def test_never_the_partners_own_kind() -> None:
    table = acting(resources={**PLENTY, "pallas": {"biotech": 3, "energy": 1, "ships": 1}}).everybody_passes()
    assert table.legal("pallas") == {"pay energy", "pay ships"}  # to Elysia
    assert table.refuses("pallas", "pay biotech") == "CO-23"
    table.play("pallas", "pay energy")
    assert table.legal("pallas") == {"pay biotech", "pay ships"}  # to Amateru


@pytest.mark.rule("CO-23")
@pytest.mark.parametrize("choice,missing", [("ships", []), ("biotech", [("bellona", 3)])])
def test_a_choice_that_leaves_a_later_unit_unpayable_is_allowed(
    choice: str, missing: list[tuple[str, int]]
) -> None:
    stocks = {**PLENTY, "pallas": {"information": 1, "ships": 2, "biotech": 1}}
    table = acting(resources=stocks, levels={("pallas", "commerce"): 3}).everybody_passes()
    table.play("pallas", f"pay {choice}", "done")  # to Amateru; to Bellona no Space Ships may go
    assert [(event["to"], event["count"]) for event in table.told("compensated")] == missing


@pytest.mark.rule("CO-23")
def test_payments_are_secret_until_all_have_paid() -> None:
    few = {"energy": 2, "ships": 2, "luxury": 2}
    table = acting(resources={**PLENTY, "pallas": few, "elysia": few}).everybody_passes()
    assert (table.question, table.asked) == ("pay", ["elysia", "pallas"])
    before = table.view("elysia")
    table.play("pallas", "pay energy", "pay ships")
    assert table.view("elysia") == before
    assert table.view("pallas")["secret"]["aside"] == {"energy": 1, "ships": 1}


@pytest.mark.rule("CO-23")
def test_what_the_payer_sees_of_the_payment() -> None:
    table = acting(
        resources={**PLENTY, "pallas": {"information": 1, "energy": 3, "ships": 3}}
    ).everybody_passes()
    secret = table.view("pallas")["secret"]
    assert secret["free"] == 0  # Amateru got ships, the only kind that may stand in
    assert secret["payments"][:2] == [
        {"planet": "elysia", "promised": 1, "done": 1, "goods": {"information": 1}, "credits": 0},
        {"planet": "amateru", "promised": 1, "done": 1, "goods": {"ships": 1}, "credits": 0},
    ]


@pytest.mark.rule("CO-23")
def test_only_who_has_a_choice_of_kinds_is_asked() -> None:
    table = acting(resources={**PLENTY, "pallas": {"energy": 4}}).everybody_passes()
    assert table.view()["turn"] == 2


@pytest.mark.rule("CO-23")
def test_a_pass_that_leads_straight_to_unasked_payment_reveals() -> None:
    table = acting(resources=PLENTY, round=2, first=1)  # Pallas has the very last action
    assert table.state.reveals(0, encode("pass"))
    assert not table.state.reveals(0, encode("take", action="commerce"))


# -- pirates -----------------------------------------------------------------------------------


@pytest.mark.rule("CO-24")
def test_more_pirates_than_resources_leave_one_for_each_resource() -> None:
    table = acting(pirates={("pallas", "elysia"): 5}, promises={("elysia", "pallas"): 2}, resources=PLENTY)
    table.everybody_passes().nobody_polices()
    assert table.pirates("pallas", "elysia") == 3
    assert table.market("biotech") == 1 + 2


@pytest.mark.rule("CO-24")
def test_where_no_resource_arrives_no_pirate_leaves_and_credits_get_through() -> None:
    table = acting(pirates={("pallas", "elysia"): 2}, resources={**PLENTY, "elysia": 0})
    table.everybody_passes().nobody_polices()
    assert table.pirates("pallas", "elysia") == 2
    assert table.credits("pallas") == 50 + 3


@pytest.mark.rule("CO-24")
def test_pirates_do_not_trouble_the_partner() -> None:
    table = acting(pirates={("pallas", "elysia"): 2}, resources=PLENTY)
    table.everybody_passes().nobody_polices()
    assert {"of": "pallas", "to": "elysia", "resource": "information", "count": 1} in table.told("delivered")


@pytest.mark.rule("CO-25")
@pytest.mark.parametrize("planet", PLANETS)
def test_pirates_go_counter_clockwise_from_the_rightmost_route(planet: str) -> None:
    table = acting(planet, colonists={planet: 6}, resources=PLENTY).everybody_passes()
    own = PLANETS.index(planet)
    placed = [(event["to"], event["count"]) for event in table.told("pirates-placed")]
    assert placed == [
        (PLANETS[(own - step) % 5], number) for step, number in ((1, 2), (2, 2), (3, 1), (4, 1))
    ]


@pytest.mark.rule("CO-25")
def test_every_placing_starts_anew() -> None:
    table = acting(
        colonists={"pallas": 1}, pirates={("pallas", "euterpe"): 1}, resources={**PLENTY, "euterpe": 0}
    )
    table.everybody_passes().nobody_polices()
    assert (table.pirates("pallas", "euterpe"), table.pirates("pallas", "bellona")) == (2, 0)


@pytest.mark.rule("CO-26")
@pytest.mark.parametrize(
    "planets,first,after",
    [
        (PLANETS, "euterpe", "pallas"),
        (("pallas", "elysia", "bellona", "euterpe"), "elysia", "bellona"),
        (("pallas", "elysia", "bellona"), "bellona", "pallas"),
    ],
)
def test_the_first_player_passes_to_the_next_players_planet(
    planets: tuple[str, ...], first: str, after: str
) -> None:
    table = acting(first, len(planets), planets, resources=dict.fromkeys(planets, 9)).everybody_passes()
    assert table.view()["turn"] == 2
    assert table.view()["first"] == table.seat(after)
