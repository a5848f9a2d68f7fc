"""The queue of the workshop's runs.

One run is played at a time, by a process of the lowest priority, so that tables never feel it. Of several
servers on one folder the first does it; if it ends, another takes over. What was being played then goes on
from the last chunk that was kept.
"""

import asyncio
import contextlib
import logging
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from typing import IO, Any, Final

import msgspec

from starboard.server.instance import lock_file
from starboard.server.workshop_store import Note, RunStore
from starboard.tables.private_files import make_private_folder, new_private_file
from starboard.tables.tasks import background, end_tasks

log = logging.getLogger("starboard.workshop")

LONGEST: Final = 1800.0  # seconds that one run may be played
LOOK: Final = 2.0  # seconds between looks for what other processes have begun


class RunQueue:
    """Plays what waits, and tells those who watch."""

    def __init__(self, store: RunStore) -> None:
        self.store = store
        self.news: set[asyncio.Event] = set()  # of those who watch a run
        self.playing: str = ""
        self._asked = asyncio.Event()
        self._worker: Process | None = None
        self._task: asyncio.Task[None] | None = None
        self._held: IO[Any] | None = None

    def start(self) -> None:
        make_private_folder(self.store.folder, ("queue.lock", "runs", "originals"))
        self._task = background(self._work(), "workshop", log)

    async def stop(self) -> None:
        await end_tasks([self._task])
        await self._end_worker()
        if self._held is not None:
            self._held.close()

    def wake(self) -> None:
        """Something was put into the queue."""
        self._asked.set()

    async def leave(self, note: Note) -> None:
        """Stop playing this run, if it is the one."""
        if note.id == self.playing:
            await self._end_worker()

    async def _work(self) -> None:
        while not self._holds_queue():
            await asyncio.sleep(LOOK)
        for note in self.store.all():
            if note.state == "running":  # a server ended under it
                self.put(note, state="waiting")
        while True:
            self._asked.clear()
            queue = self.store.waiting()
            if queue:
                await self._play(queue[0])
            else:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._asked.wait(), LOOK)

    def _holds_queue(self) -> bool:
        """Is this the process that plays? It stays so until it ends."""
        lock = self.store.folder / "queue.lock"
        try:
            new_private_file(lock)
            held = lock.open("a+")
        except OSError:
            return False
        try:
            lock_file(held)
        except OSError:  # another process plays
            held.close()
            return False
        self._held = held
        return True

    async def _play(self, note: Note) -> None:
        self.playing = note.id
        self.put(note, state="running")
        try:
            async with asyncio.timeout(LONGEST):
                code = await self._played_by_worker(note)
        except TimeoutError:
            self._fail(note, "run-too-long")
        except OSError as error:
            log.warning("a run of the workshop could not be begun: %s", error)
            self._fail(note, "run-died")
        else:
            latest = self.store.find(note.id)
            if latest is not None and latest.state == "running":
                if code == 0:
                    self.store.slim(latest)
                    self.put(latest, state="done")
                else:
                    self._fail(latest, "run-died")
        finally:
            await self._end_worker()
            self.playing = ""

    async def _played_by_worker(self, note: Note) -> int:
        """Let a process play it, and pass on that there is something new."""
        folder, originals = self.store.folder_of(note.id), self.store.originals(self.store.run(note).plan)
        self._worker = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "starboard.server.workshop_worker",
            str(folder),
            str(originals),
            stdin=DEVNULL,
            stdout=PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
            start_new_session=os.name != "nt",  # Ctrl-C is for the server to handle
        )
        worker = self._worker
        assert worker.stdout is not None
        async for _ in worker.stdout:
            self._tell()
        return await worker.wait()

    async def _end_worker(self) -> None:
        worker, self._worker = self._worker, None
        if worker is not None and worker.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                worker.kill()
            await worker.wait()

    def _fail(self, note: Note, problem: str) -> None:
        latest = self.store.find(note.id)
        if latest is not None and latest.is_open:
            self.put(latest, state="failed", problem=problem)

    def put(self, note: Note, **changes: Any) -> Note:
        """Keep a note with something changed, and tell those who watch."""
        changed = msgspec.structs.replace(note, **changes)
        self.store.keep(changed)
        self._tell()
        return changed

    def _tell(self) -> None:
        for news in self.news:
            news.set()
