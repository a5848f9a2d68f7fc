"""Work done elsewhere: each piece answered once, whatever dies; nobody works on for a dead program."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from starboard.bots.executors import Processes, Serial, local
from starboard.kernel.errors import StarboardError
from tests.waiting import wait_until

PIECES = [(number,) for number in range(30)]


def square(number: int) -> int:
    return number * number


def die_once(file: str, number: int) -> int:
    """The first to come here is killed."""
    try:
        os.close(os.open(file, os.O_CREAT | os.O_EXCL))
    except FileExistsError:
        return number
    os.kill(os.getpid(), signal.SIGKILL)
    return -1


def die(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def refuse(number: int) -> int:
    raise StarboardError(f"There is no bot number {number}.")


def test_one_worker_needs_no_other_process() -> None:
    assert isinstance(local(1), Serial)
    assert list(local(1).answers(square, PIECES)) == [(n, n * n) for n in range(30)]


@pytest.mark.slow
def test_processes_answer_every_piece_once() -> None:
    with Processes(2) as workers:
        assert sorted(workers.answers(square, PIECES)) == [(n, n * n) for n in range(30)]


@pytest.mark.slow
def test_a_process_that_is_killed_is_replaced_and_its_piece_done_again(tmp_path: Path) -> None:
    pieces = [(str(tmp_path / "died"), number) for number in range(12)]
    with Processes(2) as workers:
        assert sorted(workers.answers(die_once, pieces)) == [(n, n) for n in range(12)]


@pytest.mark.slow
def test_processes_that_die_again_and_again_are_given_up() -> None:
    with Processes(1) as workers, pytest.raises(StarboardError, match="again and again"):
        list(workers.answers(die, PIECES))


@pytest.mark.slow
def test_what_the_work_refuses_comes_back_in_its_words() -> None:
    with Processes(1) as workers, pytest.raises(StarboardError, match=r"no bot number \d"):
        list(workers.answers(refuse, PIECES))


ABANDONS = """
import os
from multiprocessing import active_children
from starboard.bots.executors import Processes
from tests.bots.test_executors import square
if __name__ == "__main__":
    workers = Processes(2)
    next(workers.answers(square, [(n,) for n in range(50)]))
    print(*(child.pid for child in active_children()), flush=True)
    os.kill(os.getpid(), 9)
"""


@pytest.mark.slow
def test_no_worker_outlives_a_program_that_was_killed(tmp_path: Path) -> None:
    script = tmp_path / "abandons.py"
    script.write_text(ABANDONS)
    path = os.pathsep.join([os.environ.get("PYTHONPATH", ""), "."])
    settings = {**os.environ, "PYTHONPATH": path}
    done = subprocess.run([sys.executable, script], stdout=subprocess.PIPE, text=True, env=settings)
    workers = [int(pid) for pid in done.stdout.split()]
    assert workers
    wait_until(lambda: not any(is_alive(pid) for pid in workers))


def is_alive(pid: int) -> bool:
    """One that has ended and that nobody has asked about is not."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"
