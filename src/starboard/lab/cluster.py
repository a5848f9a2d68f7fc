"""A Ray cluster as a place to do the work: the same chunks, the same results, however many machines.

Every node needs the same version of Starboard. Work that was under way on a worker or node that dies is done
again by another.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, TypeVar

from starboard import __version__
from starboard.bots.executors import AHEAD, PATIENCE, Executor
from starboard.kernel.errors import StarboardError
from starboard.kernel.state import __file__ as rules_file
from starboard.lab.optional import load

Answer = TypeVar("Answer")

RETRIES: Final = 3  # by Ray itself, for each piece whose worker dies
LOCAL_STORE: Final = 200 * 2**20  # bytes of shared memory for a cluster of this machine alone: rows are small


def do(work: Callable[..., Any], piece: tuple[Any, ...]) -> Any:
    """What runs on a node. It stands in a module of its own name, so that only its name is sent."""
    return work(*piece)


def what_runs() -> tuple[str, bool]:
    """The version that a node has, and whether its rules are compiled."""
    return __version__, not rules_file.endswith(".py")


class RayCluster(Executor):
    """Connects to a cluster, or begins one on this machine where no address is given."""

    def __init__(self, address: str = "", workers: int = 0) -> None:
        self.ray = load("ray", "needs-ray")
        self.begun = not self.ray.is_initialized()
        if self.begun:
            self._connect(address, workers)
        self.task = self.ray.remote(do).options(max_retries=RETRIES, num_cpus=1)
        self.workers = max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        self._check_version()

    def _connect(self, address: str, workers: int) -> None:
        settings: dict[str, Any] = {"log_to_driver": False, "logging_level": "error"}
        if address:
            settings["address"] = address
        else:
            settings["object_store_memory"] = LOCAL_STORE
            if workers:
                settings["num_cpus"] = workers
        try:
            self.ray.init(**settings)
        except (ConnectionError, ValueError, RuntimeError) as error:
            reason = str(error).splitlines()[0].rstrip(".")
            raise StarboardError("cluster-unreachable", problem=reason) from None

    def _check_version(self) -> None:
        there = self.ray.get(self.ray.remote(what_runs).remote())
        if there[0] != __version__:
            raise StarboardError("cluster-version", there=there[0], here=__version__)

    def answers(
        self, work: Callable[..., Answer], pieces: Sequence[tuple[Any, ...]]
    ) -> Iterator[tuple[int, Answer]]:
        failures = (self.ray.exceptions.RayTaskError, self.ray.exceptions.RayError)
        waiting = list(range(len(pieces)))[::-1]
        under_way: dict[Any, int] = {}
        deaths = 0
        try:
            while waiting or under_way:
                while waiting and len(under_way) < AHEAD * self.workers:
                    number = waiting.pop()
                    under_way[self.task.remote(work, pieces[number])] = number
                done, _ = self.ray.wait(list(under_way), num_returns=1)
                number = under_way.pop(done[0])
                try:
                    answer = self.ray.get(done[0])
                except failures as failure:
                    deaths += 1
                    self._judge(failure, deaths)
                    waiting.append(number)  # its worker died more often than Ray itself tries again
                else:
                    deaths = 0
                    yield number, answer
        finally:
            for reference in under_way:
                self.ray.cancel(reference, force=True)

    def _judge(self, failure: Exception, deaths: int) -> None:
        """What the work itself refused is refused here too; what died is forgiven, but not for ever."""
        if isinstance(failure, self.ray.exceptions.RayTaskError):
            cause = getattr(failure, "cause", None)
            raise cause if isinstance(cause, StarboardError) else failure
        if deaths >= PATIENCE * self.workers:
            raise StarboardError("cluster-workers-die") from None

    def close(self) -> None:
        if self.begun:
            self.ray.shutdown()
