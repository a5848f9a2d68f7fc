"""Runs: broken off anywhere and gone on with, the rows are those of a run that was never broken off."""

import json
import multiprocessing
import os
import shutil
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from starboard.bots.executors import Processes, Serial
from starboard.kernel.errors import StarboardError
from starboard.lab import runs
from starboard.lab.experiments import BadExperiment, Experiment
from starboard.lab.figures import figures
from starboard.lab.runs import open_run, play_piece, run_of
from tests.lab.experiments import TWICE, WHEEL, BreaksOff, begun, contents, played


@pytest.fixture(autouse=True)
def small_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runs, "LARGEST_CHUNK", 7)


class Backwards(Serial):
    """The last piece is the first to be answered."""

    def answers(self, work: Any, pieces: Any) -> Iterator[tuple[int, Any]]:
        for number in reversed(range(len(pieces))):
            yield number, work(*pieces[number])


def test_a_run_broken_off_twice_is_like_one_that_never_was(tmp_path: Path) -> None:
    whole = played(tmp_path)
    for pieces in (3, 5):
        broken = begun(tmp_path, folder="broken")
        with pytest.raises(KeyboardInterrupt):
            broken.play(BreaksOff(pieces))
    assert len(contents(broken)) == 8
    again = played(tmp_path, folder="broken")
    assert contents(again) == contents(whole)
    assert figures(again) == figures(whole)


def test_the_order_of_the_work_changes_nothing(tmp_path: Path) -> None:
    assert contents(played(tmp_path, folder="a")) == contents(
        played(tmp_path, folder="b", executor=Backwards())
    )


@pytest.mark.slow
def test_processes_change_nothing_and_a_killed_one_loses_no_game(tmp_path: Path) -> None:
    whole = played(tmp_path)
    killed: list[int] = []

    class Murderous(Processes):
        def answers(self, work: Any, pieces: Any) -> Iterator[tuple[int, Any]]:
            for number, answer in super().answers(work, pieces):
                if not killed:
                    victim = multiprocessing.active_children()[0]
                    assert victim.pid is not None
                    os.kill(victim.pid, signal.SIGKILL)
                    killed.append(victim.pid)
                yield number, answer

    with Murderous(2) as workers:
        survived = played(tmp_path, folder="killed", executor=workers)
    assert killed
    assert contents(survived) == contents(whole)


def test_progress_counts_every_game_once_and_what_was_there_before(tmp_path: Path) -> None:
    heard: list[tuple[int, int]] = []
    with pytest.raises(KeyboardInterrupt):
        begun(tmp_path).play(BreaksOff(4))
    begun(tmp_path).play(Serial(), lambda done, total: heard.append((done, total)))
    assert heard[0] == (28, 160)
    assert heard[-1] == (160, 160)


def test_a_running_experiment_speaks_of_the_games_that_all_cells_have(tmp_path: Path) -> None:
    run = begun(tmp_path)
    with pytest.raises(KeyboardInterrupt):
        run.play(BreaksOff(10))
    assert run.games_played() == 14
    run.files(1)[0].unlink()
    assert run.games_played() == 0
    assert figures(run).findings == []


def test_others_workers_may_play_the_pieces(tmp_path: Path) -> None:
    experiment = Experiment(game="wheel", players=["random"], games=10)
    run = run_of(experiment, tmp_path / "run")
    for piece in run.pieces(0, 10):
        run.put(piece, play_piece(run.plan, piece))
    assert figures(run).cells[0].games == 10


def test_progress_may_stop_a_run(tmp_path: Path) -> None:
    def stop(done: int, total: int) -> None:
        if done >= 14:
            raise StarboardError("That is enough.")

    run = begun(tmp_path)
    with pytest.raises(StarboardError, match="enough"):
        run.play(Serial(), stop)
    assert len(contents(run)) == 2


def test_each_chunk_can_be_had_by_itself(tmp_path: Path) -> None:
    run = played(tmp_path)
    piece = run.pieces(0, 40)[-1]
    assert play_piece(run.plan, piece) == (run.chunks / piece.file).read_bytes()


def test_games_of_two_cells_with_the_same_rules_are_the_same_games(tmp_path: Path) -> None:
    run = played(tmp_path, WHEEL + TWICE)
    assert run.rows(0) == run.rows(4)


def test_another_experiment_does_not_go_on_with_this_run(tmp_path: Path) -> None:
    played(tmp_path)
    with pytest.raises(BadExperiment, match="another experiment"):
        begun(tmp_path, WHEEL.replace("games = 40", "games = 41"))


def test_a_chunk_that_cannot_be_read_says_what_to_do(tmp_path: Path) -> None:
    run = played(tmp_path)
    file = run.files(0)[0]
    file.write_bytes(b"nonsense")
    with pytest.raises(StarboardError, match="delete it"):
        figures(run)
    file.unlink()
    assert len(played(tmp_path).rows(0)) == 40


def test_a_folder_without_a_run_is_none(tmp_path: Path) -> None:
    with pytest.raises(BadExperiment, match="no run"):
        open_run(tmp_path)


UNTIL = """
game = "wheel"
name = "until it is known"
players = ["random"]
seed = "u"
until = { measure = "drawn", within = 0.06, most = 3000 }
"""


def test_play_goes_on_until_enough_is_known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runs, "FIRST_LOOK", 25)
    run = played(tmp_path, UNTIL)
    found = figures(run).cells[0]
    estimate = found.estimate("drawn")
    assert 25 < found.games < 3000
    assert estimate is not None
    assert estimate.half <= 0.065
    assert contents(played(tmp_path, UNTIL)) == contents(run), "it is enough, and stays so"


def test_what_is_never_known_well_enough_ends_at_the_most(tmp_path: Path) -> None:
    text = UNTIL.replace("0.06", "0.0001").replace("3000", "30")
    assert figures(played(tmp_path, text)).cells[0].games == 30


@pytest.mark.parametrize("measure", ["dwarn", "edned: last-cone", "drawn: 2"])
def test_a_measure_that_there_is_not_is_refused_before_anything_is_played(
    tmp_path: Path, measure: str
) -> None:
    with pytest.raises(BadExperiment, match="won by seat 1"):
        begun(tmp_path, UNTIL.replace('"drawn"', f'"{measure}"').replace("3000", "30"))
    assert not (tmp_path / "run").exists()


def test_what_the_first_games_lack_may_come_in_others(tmp_path: Path) -> None:
    begun(tmp_path, UNTIL.replace('"drawn"', '"ended: as-no-game-ends"'))


def test_what_never_comes_is_refused_when_it_is_looked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runs, "FIRST_LOOK", 10)
    with pytest.raises(BadExperiment, match="as-no-game-ends"):
        played(tmp_path, UNTIL.replace('"drawn"', '"ended: as-no-game-ends"'))


def test_figures_are_json(tmp_path: Path) -> None:
    document = json.loads(json.dumps(figures(played(tmp_path)).to_dict()))
    assert document["format"] == "starboard-lab-1"
    assert [cell["games"] for cell in document["cells"]] == [40] * 4


def test_a_run_whose_chunks_were_taken_away_is_played_again(tmp_path: Path) -> None:
    whole = played(tmp_path)
    before = contents(whole)
    shutil.rmtree(whole.chunks)
    assert contents(played(tmp_path)) == before


def test_figures_do_not_need_the_experiments_file(tmp_path: Path) -> None:
    run = played(tmp_path)
    (run.folder / "experiment.toml").unlink()
    assert figures(run).experiment == ""
