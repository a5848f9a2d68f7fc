"""What is measured of a game: what all games have, and what each adds by its own function."""

from collections.abc import Iterator
from importlib import metadata
from importlib.metadata import EntryPoint
from typing import Any

import pytest

from starboard.bots.simulation import SimulatedGames, simulation
from starboard.games.argosy.game import ARGOSY
from starboard.games.colonies.game import COLONIES
from starboard.games.convoy.game import CONVOY
from starboard.games.registry import GAMES, GROUP
from starboard.games.wheel.game import WHEEL
from starboard.kernel.game import Game
from starboard.kernel.results import WON
from starboard.lab.observing import NOBODY, at, changes, observe, retrace, standing_order
from starboard.lab.series import GROUPS, all_series
from starboard.lab.takers import takers
from tests.games.nim.game import NIM

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)


def table(game: Game, bot: str = "random", **options: Any) -> SimulatedGames:
    return SimulatedGames(simulation(game, [bot], "measures", options, rotate=True))


@every_game
def test_a_row_agrees_with_the_game(game: Game) -> None:
    seated = table(game)
    final, actions = seated.play(2)
    row = observe(seated, 2)
    assert (row.ending, row.actions, row.turns) == (final.ending(), len(actions), final.turn())
    results = final.results()
    assert [(seat.score, seat.place, seat.outcome) for seat in row.seats] == [
        (result.score, result.place, result.outcome) for result in results
    ]
    assert row.winners == [seat for seat, result in enumerate(results) if result.outcome == WON]
    assert row.decisions == sum(seat.decisions for seat in row.seats)
    assert row.options >= 2 * row.decisions > 0


@every_game
def test_a_game_is_measured_the_same_every_time(game: Game) -> None:
    assert observe(table(game), 1) == observe(table(game), 1)


@every_game
def test_things_are_named_by_kind_and_name(game: Game) -> None:
    row = observe(table(game), 0)
    items = [item for seat in row.seats for item in [*seat.taken, *seat.given]] + row.laid_out
    assert items
    assert all(len(item.split("/")) == 2 and "" not in item.split("/") for item in items)
    assert all(count > 0 for seat in row.seats for count in seat.taken.values())


@every_game
def test_listening_to_a_game_leaves_it_as_it_was(game: Game) -> None:
    seated = table(game)
    final, actions = seated.play(0)
    course, _ = retrace(game, seated.start(), actions)
    assert course.final == final
    assert [(step.actor, step.action) for step in course.steps] == actions


@every_game
def test_every_measure_is_in_a_group_and_has_words(game: Game) -> None:
    rows = [observe(table(game), number) for number in range(4)]
    made = all_series(game, rows)
    assert {one.measure.group for one in made.values()} <= set(GROUPS)
    assert all(one.measure.label and len(one.values) == 4 for one in made.values())
    assert all(value in (0.0, 1.0) for one in made.values() if one.measure.share for value in one.known())


@pytest.fixture
def nim(monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """Nim, as if another package had brought it."""
    entry = EntryPoint("nim", "tests.games.nim.game:NIM", GROUP)
    monkeypatch.setattr(metadata, "entry_points", lambda group: [entry] if group == GROUP else [])
    GAMES.reload()
    yield NIM
    monkeypatch.undo()
    GAMES.reload()


def test_a_game_without_measures_of_its_own_has_those_of_all_games(nim: Any) -> None:
    rows = [observe(table(nim), number) for number in range(3)]
    made = all_series(nim, rows)
    assert {"won by seat 1", "turns", "decisions", "branching"} <= set(made)
    assert "lead changes" not in made, "nobody knows who leads where there is no policy"


def test_the_wheel_counts_what_was_done() -> None:
    row = observe(table(WHEEL), 0)
    rotated = sum(seat.taken.get("action/rotate", 0) for seat in row.seats)
    moved = sum(count for seat in row.seats for item, count in seat.taken.items() if "move a" in item)
    assert rotated + moved == row.actions
    assert row.numbers["rotations"] == rotated


def test_a_voyage_says_what_chance_laid_out_and_only_that() -> None:
    assert len([item for item in observe(table(CONVOY), 0).laid_out if item.startswith("module/")]) == 5
    fixed = observe(table(CONVOY, modules="first-flight", crew="mechanic,pilot,cargo"), 0)
    assert fixed.laid_out == []


def test_each_seat_of_colonies_was_given_a_planet() -> None:
    row = observe(table(COLONIES, players=5), 0)
    planets = [item for seat in row.seats for item in seat.given if item.startswith("planet/")]
    assert len(set(planets)) == 5
    assert sum("turn order/first player" in seat.given for seat in row.seats) == 1


def test_argosy_counts_cards_as_the_score_does() -> None:
    row = observe(table(ARGOSY, "greedy"), 3)
    for seat in row.seats:
        cards = sum(count for item, count in seat.taken.items() if item.startswith("card/"))
        assert (cards > 0) == (seat.sources["cards"] > 0)


@pytest.mark.parametrize(
    "likely, order",
    [
        pytest.param([0.2, 0.5, 0.3], (1, 0), id="one leads, one is last"),
        pytest.param([0.4, 0.4, 0.2], (NOBODY, 2), id="two lead"),
        pytest.param([0.7], (0, NOBODY), id="alone, it looks won"),
        pytest.param([0.3], (NOBODY, 0), id="alone, it looks lost"),
    ],
)
def test_who_leads_and_who_is_last(likely: Any, order: Any) -> None:
    assert standing_order(likely) == order


def test_a_moment_without_a_leader_is_no_change_of_the_lead() -> None:
    assert changes([0, NOBODY, 0, 1, NOBODY, 1, 0]) == 2


def test_the_middle_of_a_game_is_the_middle() -> None:
    standings = [(turn, 0) for turn in range(11)]
    assert [at(standings, moment)[0] for moment in (10, 50, 90)] == [1, 5, 9]


def test_takers_and_others_make_up_all_seats() -> None:
    rows = [observe(table(COLONIES, players=3), number) for number in range(3)]
    listed = takers(rows)
    assert all(entry.takers_won.games + entry.others_won.games == 9 for entry in listed)
    clean = [entry.item for entry in listed if entry.clean]
    assert "turn order/first player" in clean
    assert not any(item.startswith("action/") for item in clean)
