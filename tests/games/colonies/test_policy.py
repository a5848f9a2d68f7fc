"""What bots know of Colonies."""

import pytest

from starboard.bots.simulation import run, simulation
from starboard.games.colonies.game import COLONIES
from starboard.games.colonies.policy import ColoniesPolicy
from starboard.kernel.rng import Random
from tests.games.colonies.build import PLANETS, Table, acting, in_play, new_game, voting

POLICY = ColoniesPolicy()


def choices(table: Table, planet: str = "pallas") -> set[str]:
    """What the policy chooses, over many generators, in notation."""
    seat = table.seat(planet)
    return {
        COLONIES.notation(table.state, seat, POLICY.choose(table.state, seat, Random(n))) for n in range(20)
    }


def test_it_upgrades_when_it_can() -> None:
    table = acting(resources={"pallas": {"information": 9, "biotech": 3}}, colonists={"pallas": 3}, turn=3)
    assert choices(table) == {"upgrade industry"}


def test_it_goes_for_the_points_of_the_highest_level() -> None:
    table = acting(
        levels={("pallas", "military"): 5}, resources={"pallas": 9}, colonists={"pallas": 6}, turn=10
    )
    assert choices(table) == {"upgrade military"}


def test_it_sells_at_the_best_shelf() -> None:
    table = acting(
        resources={"pallas": {"information": 9, "energy": 9, "ships": 9}},
        markets={"information": 6, "energy": 6, "ships": 0},
        turn=9,
    )
    assert choices(table.play("pallas", "commerce")) == {"sell ships"}


def test_it_does_not_sell_what_the_last_upkeep_needs() -> None:
    table = acting(resources={"pallas": {"information": 4}}, markets={"information": 4}, turn=10)
    assert choices(table.play("pallas", "commerce")) == {"done"}


def test_it_clears_its_own_routes_when_police_may() -> None:
    table = acting(pirates={("pallas", "elysia"): 1}, resources=dict.fromkeys(PLANETS, 9)).everybody_passes()
    assert choices(table) == {"remove pallas elysia"}


def test_it_sends_police_where_most_comes_in() -> None:
    table = acting(
        pirates={("pallas", "elysia"): 1, ("pallas", "bellona"): 1},
        promises={("bellona", "pallas"): 5},
        resources=dict.fromkeys(PLANETS, 9),
    )
    assert choices(table.everybody_passes()) == {"remove pallas bellona"}


@pytest.mark.parametrize("card,ballot", [("organized-crime", "yes"), ("technological-breakthrough", "no")])
def test_it_votes_for_what_helps_it(card: str, ballot: str) -> None:
    table = voting(card, pirates={("pallas", partner): 3 for partner in PLANETS[1:]})
    assert choices(table) == {ballot}


def test_it_seals_its_vote_after_a_few_resources() -> None:
    table = voting("appoint-mediator", resources={"pallas": 9}).play("pallas", "yes")
    for _ in range(4):
        (choice, *_) = choices(table)
        if choice == "done":
            break
        table.play("pallas", choice)
    assert choices(table) == {"done"}


def test_it_turns_away_colonists_without_work() -> None:
    data = in_play()
    assert choices(data) <= {"settle 0 1", "settle 1 0"}


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4, 5])
def test_it_takes_far_more_than_its_share_among_chance(players: int) -> None:
    plan = simulation(COLONIES, ["greedy", *["random"] * (players - 1)], seed=7, rotate=True)
    won = run(plan, 24, processes=1).to_dict()["players"][0]["won"]
    assert won["share"] >= 2.5 / players


def test_likelihoods_add_up_to_one() -> None:
    for state in (new_game().state, in_play().state, acting(levels={("pallas", "industry"): 4}).state):
        likely = POLICY.evaluate(state)
        assert sum(likely) == pytest.approx(1)


def test_before_the_lots_all_look_alike() -> None:
    assert POLICY.evaluate(COLONIES.new({"players": 4})) == [0.25] * 4


def test_more_points_look_better() -> None:
    likely = POLICY.evaluate(acting(levels={("elysia", "industry"): 6}, turn=9).state)
    assert likely.index(max(likely)) == 1


def test_finished_games_are_worth_what_they_came_to() -> None:
    table = acting(turn=10, resources=dict.fromkeys(PLANETS, 9), credits={"bellona": 60}).everybody_passes()
    assert POLICY.evaluate(table.state) == [0.0, 0.0, 0.0, 1.0, 0.0]
