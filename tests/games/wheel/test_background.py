"""Solving in the background: whoever starts a process ends it, and none is left behind."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from starboard.games.wheel.solver import cache
from starboard.games.wheel.solver.background import Background
from tests.games.wheel.build import PACK
from tests.waiting import wait_until

STARTS_AND_DIES = """
import os
from starboard.games.wheel.game import WHEEL
from starboard.games.wheel.solver import cache

WHEEL.solver.solve_in_background(WHEEL.default_pack)
while not cache.lock_file(WHEEL.default_pack).exists():
    os.sched_yield()
os.kill(os.getpid(), 9)
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(cache.FOLDER_VARIABLE, str(tmp_path))
    return tmp_path


@pytest.fixture
def background(folder: Path) -> Iterator[Background]:
    background = Background()
    yield background
    background.stop()


def is_locked() -> bool:
    return cache.lock_file(PACK).exists()


def only_process(background: Background) -> subprocess.Popen[bytes]:
    ((_, process),) = background.running.values()
    return process


def test_stopping_ends_the_process_and_takes_its_lock_away(background: Background, folder: Path) -> None:
    background.start(PACK)
    process = only_process(background)
    wait_until(is_locked)
    background.stop()
    assert process.returncode is not None
    assert list(folder.iterdir()) == []


def test_a_process_that_does_not_end_by_itself_is_made_to(
    background: Background, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("starboard.games.wheel.solver.background.PATIENCE", 0.0)
    background.start(PACK)
    process = only_process(background)
    wait_until(is_locked)
    background.stop()
    assert process.returncode is not None
    assert not is_locked()


def test_one_process_is_enough(background: Background) -> None:
    background.start(PACK)
    process = only_process(background)
    background.start(PACK)
    wait_until(is_locked)
    background.start(PACK)
    assert only_process(background) is process


def test_nothing_is_started_where_somebody_else_is_at_it(background: Background, folder: Path) -> None:
    assert cache.lock(PACK)
    background.start(PACK)
    assert background.running == {}


@pytest.mark.parametrize("there", [False, True], ids=["before it is there", "when it is there"])
def test_a_process_that_is_cut_off_while_it_locks_leaves_nothing(
    folder: Path, monkeypatch: pytest.MonkeyPatch, there: bool
) -> None:
    link = os.link

    def cut_off(own: Path, file: Path) -> None:
        if there:
            link(own, file)
        monkeypatch.setattr("pathlib.Path.unlink", lambda *_, **__: None)
        raise KeyboardInterrupt

    with monkeypatch.context() as cut:
        cut.setattr(os, "link", cut_off)
        with pytest.raises(KeyboardInterrupt):
            cache.lock(PACK)
    monkeypatch.undo()
    monkeypatch.setenv(cache.FOLDER_VARIABLE, str(folder))
    assert list(folder.iterdir())
    cache.release(PACK, os.getpid())
    assert list(folder.iterdir()) == []


def test_the_lock_of_another_process_is_left_alone(folder: Path) -> None:
    assert cache.lock(PACK)
    cache.release(PACK, os.getpid() + 1)
    assert is_locked()
    cache.release(PACK, os.getpid())
    assert not is_locked()


@pytest.mark.skipif(os.name == "nt", reason="a process there does not notice that its parent is gone")
def test_a_process_whose_parent_was_killed_gives_up(folder: Path) -> None:
    killed = subprocess.run([sys.executable, "-c", STARTS_AND_DIES])
    assert killed.returncode == -9
    wait_until(lambda: not is_locked())
    assert not cache.solution_file(PACK).exists()
