"""The solved wheel as a data set: its truths follow from each other, and measure what is learnt."""

from pathlib import Path
from typing import cast

import pytest

np = pytest.importorskip("numpy")

from starboard.games.registry import GAMES  # noqa: E402
from starboard.games.wheel.rules import Wheel  # noqa: E402
from starboard.games.wheel.solver.solution import combined  # noqa: E402
from starboard.kernel.errors import StarboardError  # noqa: E402
from starboard.research.solved import Solved, load_solved, main, write_solved  # noqa: E402

WHEEL = GAMES["wheel"]


@pytest.fixture(scope="module")
def data_set(tmp_path_factory: pytest.TempPathFactory) -> Solved:
    file = tmp_path_factory.mktemp("solved") / "wheel.npz"
    write_solved(file, "wheel", WHEEL.read_pack("revolutions.draw = 1"))  # a third of the work
    return load_solved(file)


def fate_after(data_set: Solved, state: Wheel, action: int) -> int | None:
    after = state.clone()
    after.advance(after.mover, action)
    if after.how:
        return None if after.winner >= 0 else 0
    return int(data_set.fates[data_set.number(after)])


def test_every_value_follows_from_those_of_the_positions_after(data_set: Solved) -> None:
    for number in data_set.sample(300, seed=1):
        state = cast(Wheel, data_set.position(number))
        assert data_set.number(state) == number
        fates = [fate_after(data_set, state, action) for action in state.legal(state.mover)]
        assert int(data_set.fates[number]) == combined(fates)


def test_values_and_distances_say_what_fates_say(data_set: Solved) -> None:
    there = data_set.exists
    assert len(data_set) == there.sum() > 0
    assert set(np.unique(data_set.values)) == {-1, 0, 1}
    won, lost = data_set.values == 1, data_set.values == -1
    assert (data_set.plies[won] % 2 == 1).all() and (data_set.plies[lost] % 2 == 0).all()
    assert not data_set.plies[~(won | lost)].any()


def test_the_truth_has_no_error_and_nonsense_has_much(data_set: Solved) -> None:
    numbers = data_set.sample(2_000, seed=2)
    truth = data_set.error(data_set.values[numbers], numbers)
    assert truth["mean absolute error"] == 0 and truth["decided positions judged right"] == 1
    assert data_set.error(-data_set.values[numbers], numbers)["decided positions judged right"] == 0


def test_observations_are_those_of_whoever_moves(data_set: Solved) -> None:
    numbers = data_set.sample(50, seed=3)
    rows = data_set.observations(numbers)
    spec = WHEEL.observation_spec()
    assert rows.shape == (50, spec.size)
    assert (rows[:, spec.slices["to_move"]] == 1).all()


def test_a_position_that_there_is_not_is_refused(data_set: Solved) -> None:
    there = np.flatnonzero(data_set.exists)
    unused = int(np.flatnonzero(~data_set.exists)[0])
    for number in (unused, int(there[0]) - len(data_set.exists), len(data_set.exists)):
        with pytest.raises(StarboardError, match="no position"):
            data_set.position(number)


@pytest.mark.parametrize("text", [b"", b"nonsense", b"PK\x03\x04nonsense"])
def test_another_file_is_refused_in_a_sentence(tmp_path: Path, text: bytes) -> None:
    (tmp_path / "data.npz").write_bytes(text)
    with pytest.raises(StarboardError, match="no data set"):
        load_solved(tmp_path / "data.npz")
    with pytest.raises(StarboardError, match="no file"):
        load_solved(tmp_path / "none.npz")


def test_other_arrays_are_refused_in_a_sentence(tmp_path: Path) -> None:
    np.save(tmp_path / "one.npy", np.zeros(3))
    np.savez(tmp_path / "two.npz", fates=np.zeros(3), about=np.frombuffer(b"[1]", np.uint8))
    for file in tmp_path.iterdir():
        with pytest.raises(StarboardError, match="no data set"):
            load_solved(file)


@pytest.mark.parametrize("game, problem", [("argosy", "is not solved"), ("whel", 'Did you mean "wheel"')])
def test_the_command_refuses_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], game: str, problem: str
) -> None:
    monkeypatch.setattr("sys.argv", ["solved", "data.npz", "--game", game])
    with pytest.raises(SystemExit):
        main()
    assert problem in capsys.readouterr().err


def test_a_game_that_is_not_solved_has_none(tmp_path: Path) -> None:
    with pytest.raises(StarboardError, match="not solved"):
        write_solved(tmp_path / "argosy.npz", "argosy")
