# mypyc: skip
"""A batch over several processes: each steps some of the games and writes into memory that all share."""

from collections.abc import Sequence
from contextlib import suppress
from itertools import pairwise
from math import prod
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from starboard.bots.executors import cores
from starboard.games.registry import find_game
from starboard.kernel.errors import StarboardError
from starboard.kernel.game import Game
from starboard.kernel.packs import Pack
from starboard.research.batch import Batch, read_actions

SHARED: Final = (  # the arrays of a batch that all processes write into
    "states",
    "final_states",
    "masks",
    "seats",
    "rewards",
    "returns",
    "terminated",
)


class ProcessBatch:
    """A `Batch` whose games are spread over processes: the same games from the same seed.

    The arrays are the same too, but for `numbers`; positions stay where they are played. Close it, or use it
    in a `with` statement. A script that makes one needs `if __name__ == "__main__":`.
    """

    def __init__(
        self,
        game: str | Game,
        n: int,
        opponents: Sequence[str] | str = (),
        *,
        processes: int = 0,
        seed: int | str = 0,
        pack: Pack | None = None,
        **settings: Any,
    ) -> None:
        """`processes`: one for each core, if not given; the rest is as for a `Batch`."""
        if n < 1:
            raise StarboardError("batch-empty", count=n)
        processes = min(processes if processes > 0 else cores(), n)
        self.game = find_game(game) if isinstance(game, str) else game
        small = Batch(self.game, 1, opponents, pack=pack, seed=seed, **settings)
        self.n = n
        self._strict = settings.get("penalty") is None
        self.players, self.action_count = small.players, small.action_count
        self.spec, self.state_spec = small.spec, small.state_spec
        shapes = {name: (getattr(small, name).shape[1:], getattr(small, name).dtype) for name in SHARED}
        self._memory = SharedMemory(create=True, size=max(1, _size(shapes, n)))
        arrays = _arrays(self._memory, shapes, n)
        self.states: NDArray[np.float32] = arrays["states"]
        self.final_states: NDArray[np.float32] = arrays["final_states"]
        self.observations = self.states[:, : self.spec.size]
        self.final_observations = self.final_states[:, : self.spec.size]
        self.masks: NDArray[np.bool_] = arrays["masks"]
        self.seats: NDArray[np.int64] = arrays["seats"]
        self.rewards: NDArray[np.float64] = arrays["rewards"]
        self.returns: NDArray[np.float64] = arrays["returns"]
        self.terminated: NDArray[np.bool_] = arrays["terminated"]
        made = (self.game, n, opponents, seed, pack, settings, self._memory.name, shapes)
        self._workers = [_Worker(made, part) for part in _parts(n, processes)]
        self._gather()

    def reset(self, seed: int | str = 0) -> None:
        """Begin every game anew."""
        for worker in self._workers:
            worker.line.send(("reset", seed))
        self._gather()

    def step(self, actions: Sequence[int] | NDArray[Any]) -> None:
        """One action in every game; an illegal one is refused, and nothing changes anywhere."""
        chosen = read_actions(actions)
        if len(chosen) != self.n:
            raise StarboardError("batch-actions", games=self.n, given=len(chosen))
        if self._strict:
            for number, action in enumerate(chosen):
                if not (0 <= action < self.action_count and self.masks[number, action]):
                    raise StarboardError("batch-illegal", action=int(action), number=int(number))
        for worker in self._workers:
            worker.line.send(("step", chosen[worker.part.start : worker.part.stop]))
        self._gather()

    def sample(self) -> NDArray[np.int64]:
        """A legal action for every game, at random by the batch's own seed."""
        for worker in self._workers:
            worker.line.send(("sample", None))
        return np.concatenate([worker.answer() for worker in self._workers])

    def close(self) -> None:
        """End the processes and give the memory back; the arrays are gone then."""
        for worker in self._workers:
            worker.end()
        self._workers = []
        for name in ("observations", "final_observations", *SHARED):
            self.__dict__.pop(name, None)
        with suppress(BufferError):  # somebody still looks at an array, which ends with the last look
            self._memory.close()
        self._memory.unlink()

    def __repr__(self) -> str:
        return f"<{self.n} games of {self.game.name} for {self.players} in {len(self._workers)} processes>"

    def __enter__(self) -> "ProcessBatch":
        return self

    def __exit__(self, *failure: object) -> None:
        self.close()

    def _gather(self) -> None:
        for failure in [worker.answer() for worker in self._workers]:
            if failure:
                raise failure


class _Worker:
    """One process and the games that it has."""

    def __init__(self, made: Any, part: range) -> None:
        context = get_context("spawn")
        self.part = part
        self.line: Connection
        self.line, theirs = context.Pipe()
        self.process: BaseProcess = context.Process(target=_work, args=(made, part, theirs), daemon=True)
        self.process.start()
        theirs.close()

    def answer(self) -> Any:
        try:
            return self.line.recv()
        except EOFError:
            raise StarboardError("stepper-died") from None

    def end(self) -> None:
        with suppress(OSError):  # it may have ended already
            self.line.send(("end", None))
        self.process.join()
        self.process.close()
        self.line.close()


def _work(made: Any, part: range, line: Connection) -> None:
    """What a process does: step its games, write its rows, until it is told to end."""
    game, n, opponents, seed, pack, settings, name, shapes = made
    memory = SharedMemory(name=name)
    rows = {key: array[part.start : part.stop] for key, array in _arrays(memory, shapes, n).items()}
    batch = Batch(game, len(part), opponents, seed=seed, pack=pack, first=part.start, **settings)
    _publish(batch, rows)
    line.send(None)
    while True:
        try:
            order, given = line.recv()
        except (EOFError, KeyboardInterrupt):
            order = "end"
        if order == "end":
            break
        if order == "sample":
            line.send(batch.sample())
            continue
        try:
            batch.reset(given) if order == "reset" else batch.step(given)
        except StarboardError as failure:
            line.send(StarboardError(str(failure)))
        else:
            _publish(batch, rows)
            line.send(None)
    rows.clear()
    memory.close()
    line.close()


def _publish(batch: Batch, rows: dict[str, NDArray[Any]]) -> None:
    for name, row in rows.items():
        np.copyto(row, getattr(batch, name))


def _parts(n: int, processes: int) -> list[range]:
    """The games of each process, as equal as can be."""
    edges = [n * number // processes for number in range(processes + 1)]
    return [range(first, last) for first, last in pairwise(edges)]


def _size(shapes: dict[str, Any], n: int) -> int:
    return sum(_bytes(shape, kind, n) for shape, kind in shapes.values())


def _bytes(shape: tuple[int, ...], kind: np.dtype[Any], n: int) -> int:
    """Rounded up, so that every array begins at a whole number of words."""
    return -(-n * prod(shape) * int(kind.itemsize) // 8) * 8


def _arrays(memory: SharedMemory, shapes: dict[str, Any], n: int) -> dict[str, NDArray[Any]]:
    found: dict[str, NDArray[Any]] = {}
    start = 0
    for name, (shape, kind) in shapes.items():
        found[name] = np.ndarray((n, *shape), kind, buffer=memory.buf, offset=start)
        start += _bytes(shape, kind, n)
    return found
