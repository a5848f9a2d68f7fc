"""Whoever starts something ends it: no module leaves processes, threads, event loops or sockets behind.

What a fixture starts for all tests of a run is declared with `for_the_session`: it may stay until the end,
and so may whatever its threads start in turn. What is merely on its way out gets a moment to be gone.
"""

import asyncio
import gc
import socket
import threading
import time
import weakref
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import resource_tracker
from pathlib import Path
from typing import Any, NamedTuple

GRACE = 10.0  # seconds, for a machine that has much else to do
TASKS = Path("/proc/self/task")  # where there is no such folder, processes are not looked at


class Running(NamedTuple):
    """What runs now: child processes and threads by their numbers, the rest by its identity."""

    processes: frozenset[int]
    threads: frozenset[int]
    loops: frozenset[int]
    sockets: frozenset[int]


NOTHING = Running(frozenset(), frozenset(), frozenset(), frozenset())


class Declared:
    """What may stay until the end of the run, and which thread every thread was started by."""

    def __init__(self) -> None:
        self.running = NOTHING
        self.started_by: dict[int, int] = {}

    def add(self, more: Running) -> None:
        self.running = Running(*(old | new for old, new in zip(self.running, more, strict=True)))

    def is_declared(self, thread: int) -> bool:
        """Is it, or whoever started it, or whoever started that one?"""
        while thread not in self.running.threads:
            if thread not in self.started_by:
                return False
            thread = self.started_by[thread]
        return True


DECLARED = Declared()
LOOPS: weakref.WeakSet[asyncio.BaseEventLoop] = weakref.WeakSet()  # every one that was made and is not gone
SOCKETS: dict[weakref.ref[socket.socket], int] = {}  # the same, and the thread that made it


def watch() -> None:
    """From now on, note every event loop, every socket, and for each thread which one started it."""
    start: Callable[[threading.Thread], None] = threading.Thread.start
    make_loop: Callable[[asyncio.BaseEventLoop], None] = asyncio.BaseEventLoop.__init__
    make_socket: Callable[..., None] = socket.socket.__init__

    def noted_thread(thread: threading.Thread) -> None:
        start(thread)
        if thread.native_id is not None:
            DECLARED.started_by[thread.native_id] = threading.get_native_id()

    def noted_loop(loop: asyncio.BaseEventLoop) -> None:
        make_loop(loop)
        LOOPS.add(loop)

    def noted_socket(made: socket.socket, *given: Any, **named: Any) -> None:
        make_socket(made, *given, **named)
        SOCKETS[weakref.ref(made, SOCKETS.pop)] = threading.get_native_id()

    threading.Thread.start = noted_thread  # type: ignore[method-assign, assignment]
    asyncio.BaseEventLoop.__init__ = noted_loop  # type: ignore[method-assign, assignment]
    socket.socket.__init__ = noted_socket  # type: ignore[method-assign, assignment]


def now() -> Running:
    threads = {one.native_id for one in threading.enumerate() if one.native_id and not one.daemon}
    loops, sockets = (frozenset(map(id, them)) for them in (open_loops(), open_sockets()))
    return Running(frozenset(children()), frozenset(threads), loops, sockets)


def children() -> Iterator[int]:
    """The processes that this one started, but for those of threads that may stay."""
    for task in TASKS.glob("*") if TASKS.exists() else ():
        if not DECLARED.is_declared(int(task.name)):
            with suppress(OSError):  # the thread has just ended
                yield from (int(pid) for pid in (task / "children").read_text().split())


def open_loops() -> list[asyncio.BaseEventLoop]:
    return [loop for loop in list(LOOPS) if not loop.is_closed()]


def open_sockets() -> list[socket.socket]:
    """But for those that threads made which may stay."""
    known = [(one(), thread) for one, thread in list(SOCKETS.items())]
    return [one for one, thread in known if one and one.fileno() >= 0 and not DECLARED.is_declared(thread)]


@contextmanager
def for_the_session() -> Iterator[None]:
    """What begins to run in here may go on until the end of the run."""
    before = everything()
    yield
    DECLARED.add(Running(*(new - old for old, new in zip(before, everything(), strict=True))))


def everything() -> Running:
    """Also daemons, since what they start in turn is theirs."""
    threads = frozenset(one.native_id for one in threading.enumerate() if one.native_id)
    return now()._replace(threads=threads)


def left_since(before: Running) -> list[str]:
    """What runs now, did not run before, and was not declared; after a moment to be gone."""
    deadline = time.monotonic() + GRACE
    while left := difference(before):
        if time.monotonic() > deadline:
            return left
        time.sleep(0.02)
    return []


def difference(before: Running) -> list[str]:
    gc.collect()  # complaints about what was forgotten belong to this module, not to whichever is next
    here = now()
    keeper = getattr(resource_tracker._resource_tracker, "_pid", None)  # multiprocessing's own, to the end
    names = {one.native_id: one.name for one in threading.enumerate()}
    processes = here.processes - before.processes - DECLARED.running.processes - {keeper}
    threads = [thread for thread in here.threads - before.threads if not DECLARED.is_declared(thread)]
    loops = here.loops - before.loops - DECLARED.running.loops
    sockets = here.sockets - before.sockets - DECLARED.running.sockets
    return [
        *(f"process {pid}: {command_of(pid)}" for pid in sorted(processes)),
        *(f"thread {names.get(thread)}" for thread in threads),
        *(f"open event loop {loop}" for loop in open_loops() if id(loop) in loops and not is_declared(loop)),
        *(f"open {one}" for one in open_sockets() if id(one) in sockets),
    ]


def is_declared(loop: Any) -> bool:
    """Does it run in a thread that may stay?"""
    runs_in = getattr(loop, "_thread_id", None)
    known = {one.ident: one.native_id for one in threading.enumerate()}
    return DECLARED.is_declared(known.get(runs_in) or 0)


def command_of(pid: int) -> str:
    """Its command line, which one that has just begun has not got at once."""
    process = Path(f"/proc/{pid}")
    try:
        for _ in range(1000):
            if command := (process / "cmdline").read_text():
                return command.replace("\0", " ").strip()
            if (process / "stat").read_text().rpartition(") ")[2].startswith("Z"):
                break
            time.sleep(0.001)
        return "(ended, not awaited)"
    except OSError:
        return "(gone)"
