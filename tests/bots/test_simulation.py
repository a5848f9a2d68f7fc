"""Many games at once: the same on any number of processes, added up right."""

import pytest

from starboard.bots import simulation as module
from starboard.bots.simulation import SimulatedGames, Simulation, play_some, run, seated, simulation
from starboard.bots.tally import spread, wilson
from starboard.games.wheel.game import WHEEL
from starboard.kernel.errors import StarboardError
from starboard.kernel.records import replay
from starboard.kernel.results import DRAWN, WON


@pytest.mark.slow
def test_the_number_of_processes_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "ALONE", 0.0)  # go to other processes at once
    plan = simulation(WHEEL, ["greedy", "random"], seed="s", rotate=True)
    assert run(plan, 40, processes=2).to_dict() == run(plan, 40, processes=1).to_dict()


def test_games_can_be_added_up_in_any_pieces() -> None:
    plan = simulation(WHEEL, ["random"], seed=1)
    whole = play_some(plan, range(9))
    pieces = play_some(plan, range(5, 9))
    pieces.add(play_some(plan, range(5)))
    assert pieces.to_dict() == whole.to_dict()


def test_another_seed_gives_other_games() -> None:
    tallies = [play_some(simulation(WHEEL, ["random"], seed), range(10)) for seed in (1, 2)]
    assert tallies[0].to_dict() != tallies[1].to_dict()


def test_progress_hears_of_every_game() -> None:
    heard: list[int] = []
    run(simulation(WHEEL, ["random"]), 25, processes=1, progress=heard.append)
    assert sum(heard) == 25


def test_players_stay_in_their_seats_unless_rotated() -> None:
    fixed = Simulation("wheel", ("a", "b"))
    assert [fixed.seating(number) for number in range(3)] == [[0, 1]] * 3


def test_rotated_players_sit_everywhere_equally_often() -> None:
    plan = Simulation("argosy", ("a", "b", "c"), rotate=True)
    assert [plan.seating(number) for number in range(4)] == [[0, 1, 2], [2, 0, 1], [1, 2, 0], [0, 1, 2]]


def test_players_keep_their_results_when_they_change_seats() -> None:
    plan = simulation(WHEEL, ["greedy", "random"], seed=3, rotate=True)
    tally = play_some(plan, range(20))
    won = [0, 0]
    for number in range(20):
        for seat, row in enumerate(SimulatedGames(plan).record(number).result or []):
            won[plan.seating(number)[seat]] += row.outcome == WON
    assert [standing.outcomes[WON] for standing in tally.by_player] == won


def test_a_game_of_a_simulation_can_be_had_as_a_record() -> None:
    record = SimulatedGames(simulation(WHEEL, ["greedy", "random"], seed=3)).record(4)
    assert record.players == ["greedy", "random"]
    assert replay(record, WHEEL).ending()


def test_one_player_fills_all_seats() -> None:
    assert seated(WHEEL, ["random"], {}) == ["random", "random"]


@pytest.mark.parametrize("players", [["random"] * 3, []], ids=["three", "none"])
def test_a_wrong_number_of_players_says_what_would_be_right(players: list[str]) -> None:
    with pytest.raises(StarboardError, match=r"name 1 \(for all seats\) or 2"):
        seated(WHEEL, players, {})


def test_options_and_components_reach_the_games() -> None:
    pack = WHEEL.pack_with({"revolutions.draw": 2, "revolutions.resurrection": 1})
    plan = simulation(WHEEL, ["random"], options={"opener": "white"}, pack=pack)
    record = SimulatedGames(plan).record(0)
    assert record.options["opener"] == "white"
    assert record.pack.differences == {"revolutions.draw": 2, "revolutions.resurrection": 1}


def test_a_tally_counts_shares_endings_and_lengths() -> None:
    tally = play_some(simulation(WHEEL, ["random"], seed=5), range(50))
    report = tally.to_dict()
    assert report["games"] == 50
    assert sum(ending["count"] for ending in report["endings"].values()) == 50
    assert report["players"][0]["won"]["count"] == report["players"][1]["lost"]["count"]
    assert report["players"][0]["drawn"] == report["players"][1]["drawn"]
    assert report["actions"]["least"] <= report["actions"]["median"] <= report["actions"]["greatest"]
    assert report["players"][0]["sources"] == {"cone": report["players"][0]["won"]["share"]}


@pytest.mark.parametrize(
    "count,games,low,high",
    [
        pytest.param(0, 0, 0.0, 1.0, id="nothing known"),
        pytest.param(5, 10, 0.2366, 0.7634, id="half of ten"),
        pytest.param(0, 10, 0.0, 0.2775, id="none of ten"),
        pytest.param(10, 10, 0.7225, 1.0, id="all of ten"),
        pytest.param(500, 1000, 0.4691, 0.5309, id="half of a thousand"),
    ],
)
def test_wilson_s_interval(count: int, games: int, low: float, high: float) -> None:
    assert wilson(count, games) == pytest.approx((low, high), abs=5e-5)


def test_spread_of_whole_numbers() -> None:
    from collections import Counter

    assert spread(Counter([1, 2, 2, 7])) == {
        "mean": 3.0,
        "deviation": pytest.approx(2.3452, abs=1e-4),
        "least": 1,
        "median": 2.0,
        "greatest": 7,
    }


def test_draws_are_counted_for_both() -> None:
    tally = play_some(simulation(WHEEL, ["random"], seed=8, options={"repetition": 2}), range(30))
    drawn = [standing.outcomes[DRAWN] for standing in tally.by_player]
    assert drawn[0] == drawn[1] > 0
