# mypyc: skip
"""Where many pieces of work are done: here, or in processes of this machine; a cluster is another such place.

A piece of work is a function that can be imported and its arguments. Each piece is answered exactly once,
whatever dies meanwhile, and no more of them are under way than keep the workers busy, so that what comes
back can be put away as it comes.
"""

import os
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from signal import SIG_DFL, SIGINT, signal
from threading import Thread
from typing import Any, Final, TypeVar

from starboard.kernel.errors import StarboardError

Answer = TypeVar("Answer")

AHEAD: Final = 3  # pieces for each worker: one that it does, and some that wait
PATIENCE: Final = 5  # times that workers may die one after the other without one answer in between


class Executor(ABC):
    """Does pieces of work. Use it in a `with`, which ends what it has started."""

    workers: int  # how many pieces are done at once

    @abstractmethod
    def answers(
        self, work: Callable[..., Answer], pieces: Sequence[tuple[Any, ...]]
    ) -> Iterator[tuple[int, Answer]]:
        """The number of each piece with what `work(*piece)` gave, as they come in."""

    def close(self) -> None:  # noqa: B027 - whoever starts nothing has nothing to end
        """End what was started."""

    def __enter__(self) -> "Executor":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class Serial(Executor):
    """One piece after the other, in this process."""

    workers = 1

    def answers(
        self, work: Callable[..., Answer], pieces: Sequence[tuple[Any, ...]]
    ) -> Iterator[tuple[int, Answer]]:
        for number, piece in enumerate(pieces):
            yield number, work(*piece)


class Processes(Executor):
    """Processes of this machine; those that are ended from outside are replaced."""

    def __init__(self, workers: int = 0) -> None:
        self.workers = workers or cores()
        self.pool: ProcessPoolExecutor | None = None

    def answers(
        self, work: Callable[..., Answer], pieces: Sequence[tuple[Any, ...]]
    ) -> Iterator[tuple[int, Answer]]:
        waiting = list(range(len(pieces)))[::-1]
        under_way: dict[Future[Answer], int] = {}
        deaths = 0
        while waiting or under_way:
            try:
                while waiting and len(under_way) < AHEAD * self.workers:
                    under_way[self._pool().submit(work, *pieces[waiting[-1]])] = waiting[-1]
                    waiting.pop()
                done, _ = wait(under_way, return_when=FIRST_COMPLETED)
                for future in done:
                    answer = future.result()
                    yield under_way.pop(future), answer
                    deaths = 0
            except BrokenProcessPool:
                # All that was under way is lost, and nothing of it was given out: do it again.
                deaths += 1
                if deaths == PATIENCE:
                    raise StarboardError("processes-died") from None
                waiting += sorted(under_way.values(), reverse=True)
                under_way.clear()
                self.close()

    def _pool(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.workers, get_context("spawn"), initializer=_begin_worker)
        return self.pool

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=True, cancel_futures=True)
            self.pool = None


def local(workers: int = 0) -> Executor:
    """So many processes, 0 for one a core; a single one needs no other process."""
    workers = workers or cores()
    return Serial() if workers == 1 else Processes(workers)


def _begin_worker() -> None:
    """Ctrl-C ends a worker without a word, and nobody plays on for a program that is gone."""
    signal(SIGINT, SIG_DFL)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def cores() -> int:
    """How many processes this machine runs at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
