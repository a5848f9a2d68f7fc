"""What bots know of Argosy."""

import pytest

from starboard.bots.simulation import run, simulation
from starboard.games.argosy.game import ARGOSY
from starboard.games.argosy.policy import ArgosyPolicy
from starboard.kernel.rng import Random
from tests.games.argosy.build import Table, table

POLICY = ArgosyPolicy()


def choices(game: Table) -> set[str]:
    """What the policy chooses, over many generators, in notation."""
    state, seat = game.state, game.actor
    return {ARGOSY.notation(state, seat, POLICY.choose(state, seat, Random(n))) for n in range(20)}


def test_it_draws() -> None:
    assert choices(table(maps=[{"a1": "RF"}])) == {"draw"}


def test_it_takes_and_lays_the_token_that_completes_a_triangle() -> None:
    game = table(maps=[". / RN RS"]).do("draw", "RF", "GN")
    assert choices(game) == {"RF"}
    assert choices(game.do("RF")) <= {"a1", "c2"}


def test_it_scores_the_triangle_that_teaches_more() -> None:
    game = table(phase="place", hand="red-fire", maps=["RN / GF RS / . BF RS"]).do("c1")
    assert choices(game) == {"=R+"}


def test_it_puts_a_point_of_choice_where_it_runs_short() -> None:
    game = table(phase="place", hand="red-fire", maps=["RN / GN GS / . BS RS"], tracks=["F4 N4 S1 R3 G3 B3"])
    assert choices(game.do("c1")) == {"+S"}


def test_it_settles_the_planet_that_is_worth_most() -> None:
    game = table(action=5, tracks=["F1 N3 S1"], colonies=["middle-1"])
    assert choices(game) == {"build inner-1"}


def test_it_settles_the_core_to_win() -> None:
    game = table(action=5, tracks=["F1 N5 S1"], colonies=["inner-1", "green-1"])
    assert choices(game) == {"build core"}


def test_it_does_not_settle_the_core_to_lose() -> None:
    rival = "green-1 middle-1 middle-2 middle-3 inner-3"
    pairs = dict.fromkeys(("a1", "b1", "b2", "c1", "c2", "c3", "d1", "d2"), "RF")
    game = table(action=5, tracks=["F1 N5 S1"], colonies=["inner-1", rival], maps=[{}, pairs])
    assert "build core" not in choices(game)


def test_it_defends_a_token_that_matters() -> None:
    tokens = dict.fromkeys(("a1", "b1", "b2", "c1", "c2"), "RF")
    game = table(action=3, maps=[{}, tokens], tracks=["F1", "S3"]).do("strike", "2:a1")
    assert choices(game) == {"cancel"}


def test_it_lets_go_of_a_token_that_does_not() -> None:
    game = table(action=3, maps=[{}, {"a1": "RF", "f1": "GN"}], tracks=["F1", "S1"]).do("strike", "2:a1")
    assert choices(game) == {"allow"}


@pytest.mark.parametrize("seat", range(3))
def test_every_choice_of_whole_games_is_legal(seat: int) -> None:
    random = Random(f"legal {seat}")
    state = ARGOSY.new({"players": 3 + seat % 2})
    while state.actors():
        actor = state.actors()[0]
        action = state.roll(random) if actor < 0 else POLICY.choose(state, actor, random)
        state.apply(actor, action)
    assert state.ending()


def test_evaluations_are_shares_of_a_win() -> None:
    values = POLICY.evaluate(table(4, colonies=["inner-1", "green-1"], tracks=["", "F1"]).state)
    assert sum(values) == pytest.approx(1.0)
    assert values[0] > values[1] > values[2] == values[3]


def test_a_finished_game_is_valued_by_its_result() -> None:
    state = table(action=5, phase="over", ends="stalled", colonies=["green-1", "green-2"]).state
    assert POLICY.evaluate(state) == [0.5, 0.5, 0.0]


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4])
def test_it_beats_random_players_far_beyond_its_share(players: int) -> None:
    bots = ["greedy"] + ["random"] * (players - 1)
    plan = simulation(ARGOSY, bots, "greedy beats random", {"players": players}, rotate=True)
    won = run(plan, 24, processes=1).to_dict()["players"][0]["won"]["share"]
    assert won >= 2.5 / players
