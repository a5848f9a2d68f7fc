"""Batches: many games as arrays, the same from the same seed, in one process or in several."""

from typing import Any, cast

import pytest

np = pytest.importorskip("numpy")

from starboard.games.colonies.rules import Colonies  # noqa: E402
from starboard.games.registry import GAMES  # noqa: E402
from starboard.kernel.errors import IllegalAction, StarboardError  # noqa: E402
from starboard.kernel.observation import observe  # noqa: E402
from starboard.research.batch import Batch  # noqa: E402
from starboard.research.processes import ProcessBatch  # noqa: E402

TABLES = [(game.name, players) for game in GAMES.values() for players in game.players]
every_table = pytest.mark.parametrize("game,players", TABLES)


@every_table
def test_arrays_say_what_positions_say(game: str, players: int) -> None:
    batch = Batch(game, 3, players=players, seed=1)
    for _ in range(60):
        for number in range(3):
            state, seat = batch.position(number), int(batch.seats[number])
            assert state.actors()[0] == seat
            assert batch.numbers[number].tolist() == observe(state, seat)
            assert np.flatnonzero(batch.masks[number]).tolist() == state.legal(seat)
        np.testing.assert_allclose(batch.observations * batch.spec.scales, batch.numbers, rtol=1e-5)
        batch.step(batch.sample())


@every_table
def test_arrays_stay_where_they_are(game: str, players: int) -> None:
    batch = Batch(game, 2, players=players)
    before = (batch.observations, batch.masks, batch.rewards)
    was = batch.observations.copy()
    batch.step(batch.sample())
    assert all(one is other for one, other in zip(before, (batch.observations, batch.masks, batch.rewards)))
    assert (batch.observations != was).any()


def trace(batch: Batch | ProcessBatch, steps: int) -> list[tuple[bytes, ...]]:
    """Everything that a batch shows while it plays at random."""
    seen = []
    for _ in range(steps):
        batch.step(batch.sample())
        arrays = (
            batch.observations,
            batch.masks,
            batch.rewards,
            batch.returns,
            batch.terminated,
            batch.seats,
        )
        seen.append(tuple(array.tobytes() for array in arrays))
    return seen


@every_table
def test_the_same_seed_brings_the_same_games(game: str, players: int) -> None:
    opponents = "random" if players > 1 else ()
    batch = Batch(game, 3, opponents, players=players, seed=7)
    first = trace(batch, 50)
    batch.reset(7)
    assert trace(batch, 50) == first
    batch.reset(8)
    assert trace(batch, 50) != first


def test_a_game_that_ends_is_followed_by_the_next_and_pays_its_utility() -> None:
    batch = Batch("wheel", 4, seed=3)
    ends = 0
    while ends < 8:
        batch.step(batch.sample())
        for number in np.flatnonzero(batch.terminated):
            ends += 1
            assert batch.returns[number].sum() == pytest.approx(1.0)
            assert batch.rewards[number] in batch.returns[number]
            assert batch.position(number).turn() == 0
            said = batch.spec.read((batch.final_observations[number] * batch.spec.scales).round().tolist())
            assert said["ending"]
        quiet = ~batch.terminated
        assert not batch.rewards[quiet].any() and not batch.returns[quiet].any()


def test_the_learner_has_every_seat_in_turn() -> None:
    batch = Batch("wheel", 2, "random", seed=5)
    taken = {(number, int(batch.seats[number])) for number in range(2)}
    while len(taken) < 4:
        batch.step(batch.sample())
        taken |= {(number, int(batch.seats[number])) for number in np.flatnonzero(batch.terminated)}


def test_a_seat_can_be_fixed() -> None:
    batch = Batch("wheel", 3, "greedy", seat=1)
    for _ in range(200):
        assert set(batch.seats) == {1}
        batch.step(batch.sample())


def test_without_again_a_game_stays_over() -> None:
    batch = Batch("wheel", 1, seed=2, again=False)
    while not batch.terminated[0]:
        batch.step(batch.sample())
    assert batch.position(0).ending() and not batch.masks.any()
    with pytest.raises(IllegalAction, match="over"):
        batch.step([0])


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    batch = Batch("wheel", 2)
    before = [batch.position(number) for number in range(2)]
    illegal = int(np.flatnonzero(~batch.masks[1])[0])
    with pytest.raises(IllegalAction, match="game 1"):
        batch.step([batch.sample()[0], illegal])
    assert [batch.position(number) for number in range(2)] == before


@pytest.mark.parametrize("actions", [[0.5, 1.0], [[0], [1]], None, ["rotate", "move"]])
def test_what_is_no_row_of_whole_numbers_is_refused(actions: Any) -> None:
    batch = Batch("wheel", 2)
    before = [batch.position(number) for number in range(2)]
    with pytest.raises(StarboardError, match="whole numbers"):
        batch.step(actions)
    assert [batch.position(number) for number in range(2)] == before


def test_a_batch_says_what_it_is() -> None:
    assert repr(Batch("argosy", 2, players=3)) == "<2 games of argosy for 3>"


def test_with_a_penalty_an_illegal_action_only_costs() -> None:
    batch = Batch("wheel", 2, penalty=-1.0)
    before = batch.position(1)
    batch.step([int(batch.sample()[0]), batch.action_count + 5])
    assert batch.rewards.tolist() == [0.0, -1.0]
    assert batch.position(1) == before and batch.position(0) != before


@pytest.mark.parametrize(
    "game,opponents,settings,sentence",
    [
        pytest.param("chess", (), {}, "no game", id="an unknown game"),
        pytest.param("argosy", ["greedy", "greedy"], {}, "3 opponents", id="too few opponents"),
        pytest.param("wheel", "clever", {}, "no bot", id="an unknown bot"),
        pytest.param("wheel", (), {"seat": 1}, "seat", id="a seat without opponents"),
        pytest.param("convoy", (), {"rnak": 2}, "no option", id="an unknown option"),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(
    game: str, opponents: str | list[str] | tuple[()], settings: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(StarboardError, match=sentence):
        Batch(game, 2, opponents, **settings)


def test_a_critic_is_shown_what_is_hidden() -> None:
    batch = Batch("colonies", 2, players=3, whole=True, seed=4)
    for _ in range(100):
        batch.step(batch.sample())
    at = batch.state_spec.slices["all_credits"]
    purses = batch.states[0, at] * batch.state_spec.scales[at.start]
    assert purses.round().tolist() == cast(Colonies, batch.position(0)).credits
    assert (batch.states[:, : batch.spec.size] == batch.observations).all()


@pytest.mark.parametrize("game,players", [("wheel", 2), ("colonies", 3)])
def test_several_processes_play_the_same_games(game: str, players: int) -> None:
    alone = trace(Batch(game, 5, "random", players=players, seed=9), 40)
    with ProcessBatch(game, 5, "random", players=players, seed=9, processes=2) as batch:
        assert trace(batch, 40) == alone
        batch.reset(9)
        assert trace(batch, 40) == alone


def test_a_process_refuses_an_illegal_action_in_a_sentence() -> None:
    with ProcessBatch("wheel", 2, processes=2) as batch:
        with pytest.raises(StarboardError, match="Action 999"):
            batch.step([999, 0])
        batch.step(batch.sample())


def test_processes_leave_everything_as_it_was_when_one_action_is_illegal() -> None:
    with ProcessBatch("wheel", 4, processes=2, seed=6) as batch:
        before = batch.observations.copy()
        with pytest.raises(StarboardError, match="game 3 is not legal"):
            batch.step([*batch.sample()[:3], 999])
        assert (batch.observations == before).all()


def test_a_batch_of_processes_has_at_least_one_game() -> None:
    with pytest.raises(StarboardError, match="at least one game, not 0"):
        ProcessBatch("wheel", 0)
