"""A trial: the original and a variant side by side, from the same games as the lab's run."""

from typing import Any

from starboard.bots.simulation import SimulatedGames
from starboard.games.registry import GAMES
from starboard.lab.comparisons import Finding
from starboard.lab.observing import observe
from starboard.lab.series import Measure
from starboard.lab.statistics import Difference, Estimate
from starboard.lab.trials import (
    ORIGINAL,
    histogram,
    judged,
    trial_figures,
    trial_plan,
    unweighed_values,
)
from starboard.lab.variants import variant_with


def rows_of(
    values: dict[str, Any], games: int, name: str = "wheel", options: dict[str, Any] | None = None
) -> tuple[Any, list[Any]]:
    game = GAMES[name]
    plan = trial_plan(variant_with(game, values, "v"), options or {}, "random", games)
    tables = [SimulatedGames(cell.plan(game.name)) for cell in plan.cells]
    return plan, [[observe(table, number) for number in range(games)] for table in tables]


def test_the_original_is_the_first_cell_and_has_the_seed_of_all_trials() -> None:
    plan, _ = rows_of({"revolutions.draw": 4}, 1)
    assert [cell.name for cell in plan.cells] == [ORIGINAL, "v"]
    other, _ = rows_of({"revolutions.draw": 5}, 1)
    assert plan.cells[0] == other.cells[0]


def test_both_are_measured_and_everything_adds_up() -> None:
    _, (first, second) = rows_of({"cycle.tracker": 4}, 40, "convoy")
    figures = trial_figures("convoy", first, second, True)
    assert (figures.original_games, figures.games) == (40, 40)
    ends = [one for one in figures.comparisons if one.kind == "ending"]
    assert abs(sum(one.original.value for one in ends if one.original) - 1) < 1e-9
    assert abs(sum(one.variant.value for one in ends if one.variant) - 1) < 1e-9
    assert sum(figures.turns.original) == sum(figures.turns.variant) == 40
    assert sum(figures.scores.variant) == 40
    assert next(one for one in figures.comparisons if one.kind == "turns").verdict == "beyond"


def test_before_the_first_game_there_is_nothing_to_say() -> None:
    _, (first, _) = rows_of({"revolutions.draw": 4}, 5)
    assert trial_figures("wheel", [], [], False).comparisons == []
    alone = trial_figures("wheel", first, [], True)
    assert all(one.variant is None or one.kind == "ending" for one in alone.comparisons)
    assert {one.verdict for one in alone.comparisons} == {"unknown"}


def test_while_games_are_played_more_is_asked_for() -> None:
    estimate = Estimate(0.0, 0.0, 0.0, 100)
    finding = Finding("v", Measure("turns", "turns", ""), Difference(estimate, estimate, 1, 0, 2, 2.6, 0.01))
    assert judged([finding], is_over=False)["turns"][1] == "perhaps"
    assert judged([finding], is_over=True)["turns"][1] == "beyond"


def test_a_histogram_has_no_more_bars_than_can_be_seen() -> None:
    drawn = histogram(list(range(200)), [5, 5, 400])
    assert len(drawn.original) == len(drawn.variant) <= 25
    assert sum(drawn.original) == 200 and sum(drawn.variant) == 3


def test_values_that_bots_do_not_weigh_are_named_one_by_one() -> None:
    changes = {"planets.core.points": 40, "planets.green-1.points": 9}
    plan = trial_plan(variant_with(GAMES["argosy"], changes), {}, "greedy", 1)
    assert unweighed_values(plan) == ["planets.core.points"]
    assert unweighed_values(trial_plan(variant_with(GAMES["argosy"], {}), {}, "greedy", 1)) == []
