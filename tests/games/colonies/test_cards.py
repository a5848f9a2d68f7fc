"""All 25 event cards: what leaders are offered, what everybody gets, and what the fewest votes bring.

The tables below say what the cards do; they are written down apart from the component file.
"""

from typing import Any

import pytest

from tests.games.colonies.build import PACK, PLANETS, RESOURCES, Table, voting

TAKE_ANY = ["community", "military", "commerce", "influence", "industry"]
UPGRADES = [f"upgrade {name}" for name in TAKE_ANY]

# Besides the 4 Credits.
OFFERED = {
    "alien-technology": ["military"],
    "alien-visitors": ["commerce", "resources"],
    "exotic-disease": [*TAKE_ANY, *UPGRADES],
    "appoint-mediator": [*TAKE_ANY, *UPGRADES],
    "immigration": ["industry"],
    "corporate-envoy": ["commerce", "industry"],
    "immigrant-workers": ["industry", "community"],
    "diplomatic-negotiations": ["community", "influence"],
    "increased-crime": ["military", "influence"],
    "innovative-stagnation": UPGRADES,
    "labour-dispute": ["industry"],
    "interplanetary-unrest": ["industry", "military"],
    "mercenary-companies": ["pirates"],
    "interstellar-trade": ["commerce", "resources"],
    "nominate-governor": [*TAKE_ANY, *UPGRADES],
    "jump-gate-technology": ["industry", "influence"],
    "open-market": ["influence"],
    "organized-crime": ["military"],
    "social-integration": ["industry"],
    "resource-shortage": ["resources"],
    "technological-breakthrough": UPGRADES,
    "scientific-research": ["upgrade community", "upgrade military"],
    "trade-convoy": ["commerce", "military"],
    "smuggling-ring": ["commerce", "community"],
    "uprising": ["community"],
}
COLONISTS = {
    "alien-visitors",
    "exotic-disease",
    "immigration",
    "immigrant-workers",
    "increased-crime",
    "interplanetary-unrest",
    "mercenary-companies",
    "open-market",
    "organized-crime",
    "scientific-research",
    "smuggling-ring",
    "uprising",
}

# How each player's planet changes; nothing else may.
EVERYBODY: dict[str, dict[str, Any]] = {
    "alien-technology": {"bans": ["upgrade"]},
    "alien-visitors": {"colonists": -9},
    "exotic-disease": {"colonists": -9},
    "appoint-mediator": {"lost": 1},
    "immigration": {"colonists": 2},
    "corporate-envoy": {"bans": ["influence"]},
    "immigrant-workers": {"resources": -3},  # chosen rather than colonists
    "diplomatic-negotiations": {"bans": ["military"]},
    "increased-crime": {"pirates": 4},
    "innovative-stagnation": {"bans": ["industry"]},
    "labour-dispute": {"colonists": -3},
    "interplanetary-unrest": {"resources": -2},
    "mercenary-companies": {},  # a Military action each, which nobody uses here
    "interstellar-trade": {"markets": -15},
    "nominate-governor": {},
    "jump-gate-technology": {"bans": ["commerce"]},
    "open-market": {"resources": -2},
    "organized-crime": {"pirates": 4},
    "social-integration": {"pirates": -2},
    "resource-shortage": {"bans": ["community"]},
    "technological-breakthrough": {"pirates": -2},
    "scientific-research": {"colonists": 3},
    "trade-convoy": {"colonists": 3},
    "smuggling-ring": {"markets": -15},
    "uprising": {"resources": -1, "pirates": 1, "markets": 5},
}
# What comes on top for those with the fewest votes.
FEWEST: dict[str, dict[str, Any]] = {
    "alien-technology": {"colonists": 3},
    "alien-visitors": {"resources": -2},
    "exotic-disease": {"lost": 1},
    "appoint-mediator": {"resources": -2},
    "immigration": {"colonists": 2},
    "corporate-envoy": {"bans": ["industry"]},
    "immigrant-workers": {"bans": ["military"]},
    "diplomatic-negotiations": {"bans": ["industry"]},
    "increased-crime": {"bans": ["influence"]},
    "innovative-stagnation": {"pirates": 3},
    "labour-dispute": {"pirates": 3},
    "interplanetary-unrest": {"colonists": 3},
    "mercenary-companies": {"bans": ["industry"]},
    "interstellar-trade": {"bans": ["commerce"]},
    "nominate-governor": {"lost": 1},
    "jump-gate-technology": {"bans": ["community"]},
    "open-market": {"bans": ["influence"]},
    "organized-crime": {"pirates": 4},
    "social-integration": {"pirates": 3},
    "resource-shortage": {"levels": -1},
    "technological-breakthrough": {"bans": ["upgrade"]},
    "scientific-research": {"levels": -1},
    "trade-convoy": {"bans": ["community"]},
    "smuggling-ring": {"colonists": 3},
    "uprising": {"bans": ["community"]},
}
every_card = pytest.mark.parametrize("card", list(OFFERED))


def rich(card: str, **change: Any) -> Table:
    """Everybody has some of everything; Pallas has by far the most Influence."""
    levels = {"community": 2, "military": 2, "commerce": 3, "influence": 3, "industry": 3}
    return voting(
        card,
        resources=dict.fromkeys(PLANETS, 8),
        levels={
            **dict.fromkeys(PLANETS, levels),
            "pallas": {**levels, "influence": 5},
            "euterpe": {**levels, "influence": 2},
        },
        colonists=dict.fromkeys(PLANETS, 9),
        pirates={(planet, PLANETS[(n + 1) % 5]): 2 for n, planet in enumerate(PLANETS)},
        markets=dict.fromkeys(RESOURCES, 3),
        **change,
    )


def yes(card: str, **change: Any) -> Table:
    """Pallas alone leads."""
    return rich(card, **change).vote(pallas="yes" + " energy" * 7)


def no(card: str, **change: Any) -> Table:
    """Everybody is against; Euterpe has the fewest votes."""
    return answered(rich(card, **change).vote())


def answered(table: Table) -> Table:
    """Whoever is asked something makes the first choice there is, ending as soon as possible."""
    while table.question not in ("draw", "action", "lay"):
        seat = table.state.actors()[0]
        table.act(seat, table.state.legal(seat)[0])
    return table


def observed(table: Table) -> dict[str, dict[str, Any]]:
    markets = sum(market["count"] for market in table.view()["markets"])
    return {
        planet: {
            "colonists": own["colonists"],
            "resources": sum(own["resources"]),
            "credits": own["credits"],
            "pirates": sum(route["pirates"] for route in own["routes"]),
            "levels": sum(own["technologies"]),
            "lost": own["lost_actions"],
            "bans": set(own["bans"]),
            "markets": markets,
        }
        for planet, own in ((planet, table.planet(planet)) for planet in PLANETS)
    }


def with_changes(before: dict[str, Any], *changes: dict[str, Any]) -> dict[str, Any]:
    after = dict(before)
    for change in changes:
        for what, amount in change.items():
            after[what] = after[what] | set(amount) if what == "bans" else after[what] + amount
    return after


@pytest.mark.rule("CO-07")
@every_card
def test_colonists_on_the_card(card: str) -> None:
    assert voting(card).view()["event"]["colonists"] == (5 if card in COLONISTS else 0)


@pytest.mark.rule("CO-10", "CO-30")
@every_card
def test_first_effect_is_offered_to_the_leader(card: str) -> None:
    table = yes(card)
    assert (table.question, table.asked) == ("offer", ["pallas"])
    assert table.legal("pallas") == {*OFFERED[card], "credits"}


@pytest.mark.rule("CO-10")
@every_card
def test_four_credits_can_be_taken_instead(card: str) -> None:
    table = yes(card)
    before = observed(table)
    table.play("pallas", "credits")
    assert table.question == "draw"
    assert observed(table) == {**before, "pallas": with_changes(before["pallas"], {"credits": 4})}


QUESTIONS = {
    "community": "refuge",
    "military": "hunt",
    "commerce": "sell",
    "influence": "adjust",
    "industry": "produce",
    "resources": "gain",
    "pirates": "place",
}


@pytest.mark.rule("CO-10", "CO-30")
@pytest.mark.parametrize(
    "card,choice", [(card, choice) for card, choices in OFFERED.items() for choice in choices]
)
def test_first_effect_is_carried_out_at_once(card: str, choice: str) -> None:
    table = yes(card)
    before = observed(table)["pallas"]
    table.play("pallas", choice)
    if choice.startswith("upgrade"):
        assert table.question == "draw"
        assert observed(table)["pallas"]["levels"] == before["levels"] + 1
    else:
        assert (table.question, table.asked) == (QUESTIONS[choice], ["pallas"])


@pytest.mark.rule("CO-10", "CO-11")
@every_card
def test_second_effect_is_for_everybody(card: str) -> None:
    before = observed(rich(card))
    after = observed(no(card))
    for planet in PLANETS[:4]:
        assert after[planet] == with_changes(before[planet], EVERYBODY[card]), planet


@pytest.mark.rule("CO-10", "CO-11", "CO-30")
@every_card
def test_third_effect_is_for_the_fewest_votes(card: str) -> None:
    before = observed(rich(card))["euterpe"]
    after = observed(no(card))["euterpe"]
    assert after == with_changes(before, EVERYBODY[card], FEWEST[card])


def test_the_tables_name_every_card_once() -> None:
    assert set(OFFERED) == set(EVERYBODY) == set(FEWEST) == set(PACK.cards)


# -- odd corners of single cards ---------------------------------------------------------------


@pytest.mark.rule("CO-30")
@pytest.mark.parametrize("card", ["immigration", "labour-dispute", "social-integration"])
def test_two_industry_actions_follow_each_other(card: str) -> None:
    table = yes(card).play("pallas", "industry", "produce 3", "attract 0")
    assert (table.question, table.asked) == ("produce", ["pallas"])
    table.play("pallas", "produce 1", "attract 2")
    assert table.question == "draw"
    assert (table.has("pallas", "information"), table.colonists("pallas")) == (8 + 4, 9 + 2)


@pytest.mark.rule("CO-10")
@pytest.mark.parametrize("card", ["alien-visitors", "interstellar-trade"])
def test_four_resources_of_choice_come_from_the_bank(card: str) -> None:
    table = yes(card).play("pallas", "resources")
    before = table.planet("pallas")["resources"]
    assert table.refuses("pallas", "done") == "CO-10"
    table.play("pallas", "gain ships", "gain ships", "gain luxury", "gain information")
    assert table.legal("pallas") == {"done"}
    assert table.refuses("pallas", "gain ships") == "CO-10"
    table.play("pallas", "done")
    gained = [now - then for now, then in zip(table.planet("pallas")["resources"], before)]
    assert gained == [1, 0, 0, 2, 1]
    assert table.market("ships") == 3


@pytest.mark.rule("CO-10")
def test_resource_shortage_gives_two_resources_and_then_a_commerce_action() -> None:
    table = yes("resource-shortage").play("pallas", "resources", "gain energy", "gain ships", "done")
    assert (table.question, table.left) == ("sell", 3)
    table.play("pallas", "sell ships", "done")
    assert (table.credits("pallas"), table.question) == (52, "draw")


@pytest.mark.rule("CO-30")
def test_mercenaries_go_onto_any_players_routes() -> None:
    table = yes("mercenary-companies").play("pallas", "pirates")
    assert table.refuses("pallas", "done") == "CO-10"
    table.play("pallas", "place elysia pallas", "place elysia pallas", "place pallas euterpe")
    assert (table.pirates("elysia", "pallas"), table.pirates("pallas", "euterpe")) == (2, 1)
    assert table.refuses("pallas", "place elysia pallas") == "CO-10"
    assert table.play("pallas", "done").question == "draw"


@pytest.mark.rule("CO-28", "CO-30")
def test_mercenaries_never_go_onto_a_neutral_planets_routes() -> None:
    table = voting(
        "mercenary-companies",
        4,
        ("pallas", "elysia", "amateru", "bellona"),
        levels={("pallas", "influence"): 6},
    )
    table.vote(pallas="yes").play("pallas", "pirates")
    assert table.refuses("pallas", "place euterpe pallas") == "CO-30"
    assert table.refuses("pallas", "place pallas euterpe") == ""
    assert len(table.legal("pallas")) == 16


@pytest.mark.rule("CO-11")
def test_mercenary_militia_goes_round_in_player_order() -> None:
    table = rich("mercenary-companies", first=3).vote()
    asked = []
    while table.question == "hunt":
        asked += table.asked
        table.play(table.asked[0], "done")
    assert asked == ["bellona", "euterpe", "pallas", "elysia", "amateru"]


@pytest.mark.rule("CO-30")
def test_scientific_research_is_free_and_only_for_the_lowest() -> None:
    table = yes("scientific-research")
    before = observed(table)["pallas"]
    assert table.refuses("pallas", "upgrade commerce") == "CO-30"
    table.play("pallas", "upgrade military")
    assert observed(table)["pallas"] == with_changes(before, {"levels": 1})


@pytest.mark.rule("CO-30")
def test_scientific_research_without_a_level_below_six_gives_the_credits() -> None:
    table = yes("scientific-research", credits={"pallas": 10})
    full = voting(
        "scientific-research",
        levels={"pallas": dict.fromkeys(["community", "military", "commerce", "influence", "industry"], 6)},
    )
    full.vote(pallas="yes")
    assert full.question == "draw"
    assert full.told("took-credits") == [{"seat": 0, "count": 4}]
    assert table.question == "offer"


@pytest.mark.rule("CO-10")
def test_an_upgrade_that_everybody_can_see_is_impossible_is_not_offered() -> None:
    table = voting("innovative-stagnation", levels={("pallas", "influence"): 6}).vote(pallas="yes")
    assert table.question == "draw"  # without colonists there is no upgrade
    assert table.told("took-credits") == [{"seat": 0, "count": 4}]


@pytest.mark.rule("CO-10", "CO-20")
def test_being_asked_about_an_upgrade_does_not_tell_whether_one_can_pay() -> None:
    table = voting(
        "innovative-stagnation",
        levels={("pallas", "influence"): 6},
        resources={"pallas": {"energy": 2}},
        colonists={"pallas": 3},
        markets=dict.fromkeys(RESOURCES, 3),
        credits={"pallas": 0},
    )
    table.vote(pallas="yes")
    assert table.legal("pallas") == {"credits"}
    assert table.refuses("pallas", "upgrade military") == "CO-20"


@pytest.mark.rule("CO-20", "CO-30")
@pytest.mark.parametrize("card", ["innovative-stagnation", "technological-breakthrough", "exotic-disease"])
def test_an_upgrade_given_by_an_event_costs_and_buys_as_ever(card: str) -> None:
    table = voting(
        card,
        levels={("pallas", "influence"): 6},
        resources={"pallas": {"energy": 2, "ships": 1}},
        colonists={"pallas": 3},
    )
    table.vote(pallas="yes").play("pallas", "upgrade military")
    assert (table.credits("pallas"), table.stock("pallas"), table.colonists("pallas")) == (47, 0, 1)


@pytest.mark.rule("CO-30")
@pytest.mark.parametrize(
    "stock,colonists,question,stock_after,colonists_after",
    [
        (3, 2, "draw", 0, 2),
        (2, 3, "draw", 2, 0),
        (0, 0, "draw", 0, 0),
        (4, 4, "lose-which", 4, 4),
        (2, 2, "lose-which", 2, 2),
        (2, 0, "lose-which", 2, 0),
    ],
    ids=[
        "only resources",
        "only colonists",
        "nothing at all",
        "either",
        "neither in full",
        "neither, one empty",
    ],
)
def test_immigrant_workers_take_what_can_be_lost_in_full(
    stock: int, colonists: int, question: str, stock_after: int, colonists_after: int
) -> None:
    table = workers(stock, colonists)
    assert table.question == question
    assert (table.stock("pallas"), table.colonists("pallas")) == (stock_after, colonists_after)


def workers(stock: int, colonists: int) -> Table:
    """Immigrant Workers went through; only Pallas has something to lose."""
    table = voting(
        "immigrant-workers",
        resources={**dict.fromkeys(PLANETS, 0), "pallas": {"ships": stock}},
        colonists={"pallas": colonists},
    )
    return table.vote()


@pytest.mark.rule("CO-30")
@pytest.mark.parametrize(
    "choice,left",
    [("lose-from resources", (1, 4)), ("lose-from colonists", (4, 1))],
    ids=["resources", "colonists"],
)
def test_immigrant_workers_leave_the_choice(choice: str, left: tuple[int, int]) -> None:
    table = workers(4, 4).play("pallas", choice)
    assert (table.stock("pallas"), table.colonists("pallas")) == left


@pytest.mark.rule("CO-30")
def test_immigrant_workers_may_choose_what_there_is_too_little_of() -> None:
    table = workers(2, 0).play("pallas", "lose-from colonists")
    assert (table.stock("pallas"), table.question) == (2, "draw")


@pytest.mark.rule("CO-30")
def test_a_downgrade_is_a_choice_among_technologies_above_level_one() -> None:
    table = voting(
        "resource-shortage",
        levels={"pallas": {"military": 3, "industry": 2}, "elysia": {"commerce": 2}},
    ).vote()
    assert (table.asked, table.legal("pallas")) == (["pallas"], {"downgrade military", "downgrade industry"})
    assert table.refuses("pallas", "downgrade community") == "CO-30"
    table.play("pallas", "downgrade military")
    assert table.level("pallas", "military") == 2
    assert table.level("elysia", "commerce") == 1  # the only one, so not asked
    assert table.level("amateru", "commerce") == 1  # nothing to lower: no penalty
    assert table.question == "draw"


@pytest.mark.rule("CO-30")
@pytest.mark.parametrize("card", ["interstellar-trade", "smuggling-ring"])
def test_all_five_markets_are_emptied_also_neutral_planets(card: str) -> None:
    table = voting(card, 3, ("pallas", "elysia", "bellona")).vote()
    assert [market["count"] for market in table.view()["markets"]] == [0] * 5


@pytest.mark.rule("CO-11")
def test_uprising_asks_which_resource_goes_to_the_market() -> None:
    table = voting("uprising", resources={"pallas": {"energy": 1, "ships": 1}, "elysia": 0}).vote()
    assert table.legal("pallas") == {"dump energy", "dump ships"}
    assert table.refuses("pallas", "dump luxury") == "CO-11"
    table.play("pallas", "dump ships")
    assert (table.market("ships"), table.credits("pallas"), table.own_pirates("pallas")) == (2, 50, 1)
    assert table.own_pirates("elysia") == 1  # nothing to put on a market, but a pirate all the same


@pytest.mark.rule("CO-11")
def test_exotic_disease_after_income_takes_the_new_colonists_too() -> None:
    assert observed(no("exotic-disease"))["pallas"]["colonists"] == 0
