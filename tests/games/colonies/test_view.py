"""What the view says besides the board, so that nobody has to work it out."""

from collections.abc import Callable
from typing import cast

import pytest

from starboard.games.colonies.answer_view import Voting
from starboard.games.colonies.game import COLONIES
from starboard.games.colonies.outlook import Sales
from starboard.games.colonies.types import Shortage
from tests.games.colonies.build import (
    PLANETS,
    RESOURCES,
    TECHNOLOGIES,
    Table,
    acting,
    in_play,
    new_game,
    voting,
)


@pytest.mark.rule("CO-16")
def test_shelves_have_their_prices_and_places() -> None:
    assert new_game().view()["shelves"] == [
        {"price": 3, "places": 1},
        {"price": 2, "places": 3},
        {"price": 1, "places": None},
    ]


@pytest.mark.rule("CO-19", "CO-20")
def test_an_upgrade_says_what_it_takes_from_stock_and_market() -> None:
    table = acting(
        levels={("pallas", "military"): 2},
        resources={"pallas": {"energy": 3, "ships": 1}},
        markets={"ships": 2},
        colonists={"pallas": 3},
    )
    military = table.view("pallas")["upgrades"][1]
    assert military == {
        "technology": "military",
        "level": 3,
        "goods": [
            {"resource": "energy", "count": 3, "stock": 3, "market": 0, "credits": 0},
            {"resource": "ships", "count": 3, "stock": 1, "market": 2, "credits": 5},
        ],
        "colonists": 3,
        "credits": 5,
        "possible": True,
    }
    before = table.credits("pallas")
    table.play("pallas", "upgrade military")
    assert table.credits("pallas") == before - military["credits"]


@pytest.mark.rule("CO-19")
def test_the_highest_level_has_no_next() -> None:
    table = acting(levels={("pallas", "military"): 6}, resources={"pallas": 9}, colonists={"pallas": 9})
    military = table.view("pallas")["upgrades"][1]
    assert (military["level"], military["goods"], military["possible"]) == (None, [], False)


@pytest.mark.rule("CO-04")
def test_upgrades_tell_nobody_else_what_one_can_pay() -> None:
    table = acting()
    assert table.view(None)["upgrades"] == []
    assert len(table.view("elysia")["upgrades"]) == 5


def test_the_possible_upgrades_are_the_legal_ones() -> None:
    table = acting(resources={"pallas": {"biotech": 2, "energy": 1, "ships": 2}}, colonists={"pallas": 2})
    possible = {cost["technology"] for cost in table.view("pallas")["upgrades"] if cost["possible"]}
    legal = {choice.split()[1] for choice in table.legal("pallas") if choice.startswith("upgrade")}
    assert possible == legal != set()


@pytest.mark.rule("CO-04")
def test_the_hand_is_seen_card_by_card() -> None:
    view = in_play().view("pallas")
    assert [card["card"] for card in view["cards"]] == view["hand"] != []
    assert view["cards"][0]["leaders"][-1] == {"kind": "offer-credits", "count": 4}
    assert in_play().view(None)["cards"] == []


@pytest.mark.rule("CO-07")
@pytest.mark.parametrize("table,turn", [(in_play, 1), (acting, 2)])
def test_the_open_card_says_when_it_counts_and_how_many_come(table: Callable[[], Table], turn: int) -> None:
    event = table().view()["event"]
    assert (event["turn"], event["arrivals"]) == (turn, event["colonists"] + turn)


@pytest.mark.rule("CO-09")
def test_what_everybody_could_cast() -> None:
    table = voting("open-market", levels={("pallas", "influence"): 3})
    assert table.planet("pallas")["votes"] == (3, 3 + 8)


@pytest.mark.rule("CO-09")
def test_a_vote_is_sent_as_one_answer_by_the_numbers_of_its_steps() -> None:
    table = voting("open-market")
    secret = table.view("pallas")["secret"]
    assert secret["tally"][:3] == [1, 2, 3]
    for action in (secret["steps"]["yes"], secret["steps"]["add"][2], secret["steps"]["seal"]):
        table.act(0, action)
    secret = table.view("pallas")["secret"]
    assert (secret["answered"], secret["ballot"], secret["votes"]) == (True, "yes", 2)
    assert secret["stocks"] == [0, 2, 1, 2, 2]


@pytest.mark.rule("CO-10")
def test_both_sides_of_the_last_vote_are_summed_up() -> None:
    table = voting("nominate-governor").vote(pallas="yes energy")
    assert (table.view()["vote"]["yes"], table.view()["vote"]["no"]) == (2, 4)


@pytest.mark.rule("CO-17")
def test_the_price_of_a_further_step() -> None:
    table = acting(levels={("pallas", "influence"): 5}).play(
        "pallas", "influence", "adjust elysia both-up", "adjust elysia both-up"
    )
    question = table.view()["question"]
    assert (question["prices"]["elysia"], question["prices"]["bellona"]) == (3, 1)
    assert (question["action"], question["level"], question["used"]) == ("influence", 5, 3)


@pytest.mark.rule("CO-18")
def test_industry_is_sent_as_one_answer_by_the_numbers_of_its_steps() -> None:
    table = acting(levels={("pallas", "industry"): 2}).play("pallas", "industry")
    steps = table.view()["question"]["industry"]
    table.act(0, steps["produce"][2])
    table.act(0, steps["attract"][1])
    assert (table.has("pallas", "information"), table.colonists("pallas")) == (2, 1)


@pytest.mark.rule("CO-30")
def test_what_either_loss_would_take() -> None:
    table = voting(
        "immigrant-workers", colonists=dict.fromkeys(PLANETS, 2), resources={"pallas": {"energy": 1}}
    )
    table.vote()
    assert table.view()["question"]["losses"] == {
        "resources": 1,
        "of_resources": 1,
        "colonists": 2,
        "of_colonists": 2,
    }


@pytest.mark.rule("CO-21")
def test_police_sees_what_will_wait() -> None:
    table = acting(pirates={("pallas", "elysia"): 2}, resources=dict.fromkeys(PLANETS, 9)).everybody_passes()
    table.play("pallas", "remove pallas elysia")
    secret = table.view("pallas")["secret"]
    assert (secret["routes"]["elysia"], secret["left"]) == (1, 0)


@pytest.mark.rule("CO-23")
def test_what_will_be_spare_or_missing() -> None:
    table = acting(resources={"pallas": {"information": 1}, "elysia": {"biotech": 6}})
    assert (table.planet("pallas")["spare"], table.planet("elysia")["spare"]) == (-3, 2)


# -- the best sales: CO-16 ---------------------------------------------------------------------


@pytest.mark.rule("CO-16")
@pytest.mark.parametrize("begun", [(), ("commerce",), ("commerce", "sell ships")])
def test_the_best_sales_are_foretold_with_their_path(begun: tuple[str, ...]) -> None:
    table = acting(
        levels={("pallas", "commerce"): 4},
        resources={"pallas": {"energy": 2, "ships": 3}},
        markets={"energy": 0, "ships": 0},
    ).play("pallas", *begun)
    (goal,) = COLONIES.outlook(table.state, 0).goals
    assert isinstance(goal, Sales)
    for action in goal.path:
        table.act(0, action)
    assert table.credits("pallas") == goal.purse == 50 + 3 + 3 + 2 + 2
    assert COLONIES.holds(table.state, goal)


@pytest.mark.rule("CO-16")
def test_where_nothing_can_be_sold_nothing_is_foretold() -> None:
    assert COLONIES.goals(acting(resources={"pallas": 0}).state, 0) == []
    assert COLONIES.goals(acting(bans={"pallas": 4}, resources={"pallas": 9}).state, 0) == []


@pytest.mark.rule("CO-16")
def test_shelves_that_pay_more_further_down_are_sold_through() -> None:
    pack = COLONIES.pack_with({"markets.prices": [0, 9, 1]})
    data = acting(levels={("pallas", "commerce"): 2}, resources={"pallas": 2}).state.to_dict()
    data["markets"] = [0] * len(RESOURCES)
    (goal,) = COLONIES.goals(COLONIES.from_dict(data, pack), 0)
    assert isinstance(goal, Sales) and goal.credits == 9


# -- what an action could do ---------------------------------------------------------------------


@pytest.mark.rule("CO-13", "CO-14", "CO-15")
def test_actions_that_could_only_be_ended_are_told() -> None:
    quiet = COLONIES.outlook(acting(resources={"pallas": {"energy": 1}}).state, 0)
    assert {one.action: one.count for one in quiet.prospects} == {
        "community": 0,
        "military": 0,
        "commerce": 1,
        "influence": 1,
        "industry": 1,
    }
    assert [COLONIES.describe(acting().state, 0, action).parts["action"] for action in quiet.idle] == [
        "community",
        "military",
    ]
    raided = acting(levels={("pallas", "military"): 3}, pirates={("elysia", "pallas"): 2})
    assert {one.action: one.count for one in COLONIES.outlook(raided.state, 0).prospects}["military"] == 2


@pytest.mark.rule("CO-13", "CO-16", "CO-18")
def test_a_whole_action_is_taken_by_its_path() -> None:
    table = acting(levels={("pallas", "industry"): 3}, resources={"pallas": {"energy": 1}})
    sale, making = COLONIES.outlook(table.state, 0).whole
    assert [(one.action, one.count) for one in (sale, making)] == [("commerce", 1), ("industry", 3)]
    for action in making.path:
        table.act(0, action)
    assert table.has("pallas", "information") == 3 and table.asked == ["elysia"]
    assert [one.action for one in COLONIES.outlook(acting(bans={"pallas": 4}).state, 0).whole] == ["industry"]


@pytest.mark.rule("CO-13", "CO-14", "CO-17")
def test_a_step_after_which_an_action_can_only_be_ended_comes_with_its_end() -> None:
    table = acting(levels={("pallas", "influence"): 2}).play("pallas", "influence")
    steps = COLONIES.outlook(table.state, 0).last
    assert steps == []  # a first step leaves another one
    table.play("pallas", "adjust elysia both-up")
    for step, end in COLONIES.outlook(table.state, 0).last:
        trial = table.state.clone()
        trial.apply(0, step)
        assert trial.legal(0) == [end]
    rescuing = acting(pirates={("elysia", "pallas"): 1}).play("pallas", "community")
    assert COLONIES.outlook(rescuing.state, 0).last == []
    rescuing.play("pallas", "remove elysia pallas")
    assert len(COLONIES.outlook(rescuing.state, 0).last) == 2


@pytest.mark.rule("CO-15", "CO-21")
def test_neither_a_secret_answer_nor_a_hunt_that_tests_a_purse_comes_with_its_end() -> None:
    table = acting(pirates={("elysia", "pallas"): 1, ("pallas", "elysia"): 1}).play("pallas", "military")
    own = COLONIES.parse(table.state, 0, "remove pallas elysia")
    assert [path[0] for path in COLONIES.outlook(table.state, 0).last] == [own]
    policing = acting(pirates={("pallas", "elysia"): 1}).everybody_passes()
    assert policing.question == "police" and COLONIES.outlook(policing.state, 0).last == []


@pytest.mark.rule("CO-19", "CO-20")
def test_an_upgrade_says_what_it_lacks_first() -> None:
    view = acting(colonists={"pallas": 1}).state.view(0)
    lacks = [(one.technology, cast(Shortage, one.short)) for one in view.upgrades]
    assert {(name, short.of, short.count) for name, short in lacks} == {
        (name, "colonists", 1) for name in TECHNOLOGIES
    }


@pytest.mark.rule("CO-21")
def test_all_own_pirates_can_be_sent_off_in_one_go_where_the_level_allows_it() -> None:
    def policing(level: int) -> Table:
        return acting(
            levels={("pallas", "military"): level},
            pirates={("pallas", "elysia"): 1, ("pallas", "amateru"): 1},
        ).everybody_passes()

    table = policing(2)
    (goal,) = COLONIES.goals(table.state, 0)
    for action in goal.path:
        table.act(0, action)
    assert goal.cost == 2 and COLONIES.holds(table.state, goal)
    assert COLONIES.goals(policing(1).state, 0) == []


@pytest.mark.rule("CO-09", "CO-23")
def test_what_is_laid_with_a_vote_is_missing_in_upkeep() -> None:
    table = voting("open-market", resources={"pallas": {"information": 5}})
    assert cast(Voting, table.state.view(0).secret).spares == [1 - laid for laid in range(6)]
    table.play("pallas", "yes", "add information", "add information")
    assert COLONIES.forecasts(table.state, 0)[4].parts == {
        "resource": "information",
        "count": 1,
        "credits": 3,
    }
