"""The workshop's runs: who may begin one, which is played, how it is stopped.

One run is played at a time, by a process of the lowest priority, so that tables never feel it. Of several
servers on one folder the first does it; if it ends, another takes over. What was being played then goes on
from the last chunk that was kept.
"""

import asyncio
import contextlib
import logging
import os
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Callable
from pathlib import Path
from typing import IO, Any, Final

import msgspec

from starboard.lab.runs import Plan
from starboard.lab.trials import trial_plan
from starboard.lab.variants import Variant
from starboard.server.instance import lock_file
from starboard.server.messages.workshop import OwnRuns, RunNote, RunWithFigures, WorkshopRun
from starboard.server.requests import Trial
from starboard.server.workshop_store import Note, RunStore, in_queue, new_id, of_person
from starboard.tables.private_files import make_private_folder, new_private_file
from starboard.tables.refusals import GONE, TOO_MANY, Refused, not_now

log = logging.getLogger("starboard.workshop")

BOTS: Final = ("greedy", "random")  # quick ones
GAMES: Final = (100, 300, 1000, 3000)  # that one may ask for
OPEN: Final = 3  # runs of one person that are played or wait
A_DAY: Final = 10
DAY: Final = 24 * 3600.0
KEPT_DAYS: Final = 30
MOST_WAITING: Final = 40  # of everybody
MOST_KEPT: Final = 1000
LONGEST: Final = 1800.0  # seconds that one run may be played
LOOK: Final = 2.0  # seconds between looks for what other processes have begun


class Workshop:
    """All runs of this server."""

    def __init__(self, data: Path, now: Callable[[], float] = time.time) -> None:
        self.folder = data / "workshop"
        self.store = RunStore(self.folder)
        self.now = now
        self.news: set[asyncio.Event] = set()  # of those who watch a run
        self._asked = asyncio.Event()
        self._worker: Process | None = None
        self._playing: str = ""
        self._task: asyncio.Task[None] | None = None
        self._held: IO[Any] | None = None

    def start(self) -> None:
        make_private_folder(self.folder, ("queue.lock", "runs", "originals"))
        self._task = asyncio.create_task(self._work(), name="workshop")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        await self._end_worker()
        if self._held is not None:
            self._held.close()

    # -- what people ask for -----------------------------------------------------------------

    def begin(self, person: str, variant: Variant, wish: Trial, options: dict[str, Any]) -> Note:
        """A new run at the end of the queue; Refused where there are enough."""
        self._make_room()
        notes = self.store.all()
        self._check_queue(person, notes)
        if self.left_today(person, notes) <= 0:
            raise Refused(TOO_MANY, "runs-today", most=A_DAY)
        values = {change.path: change.after for change in variant.changed()}
        plan = trial_plan(variant, options, wish.bot, wish.games)
        note = Note(
            id=new_id(),
            person=person,
            game=wish.game,
            name=variant.given_name,
            values=values,
            hash=variant.hash,
            options=plan.cells[1].options,
            bot=wish.bot,
            games=wish.games,
            at=self.now(),
            asked=self.now(),
        )
        self.store.begin(note, plan)
        self._asked.set()
        return note

    def own(self, person: str, ident: str) -> Note:
        note = self.store.find(ident)
        if note is None or note.person != person:
            raise Refused(GONE, "no-such-workshop-run")
        return note

    async def cancel(self, note: Note) -> Note:
        """Stop a run; what was played is kept."""
        if note.is_open:
            note = self._put(note, state="stopped")
            if note.id == self._playing:
                await self._end_worker()
        return note

    def resume(self, note: Note) -> Note:
        """Put a run that was stopped or failed into the queue again."""
        if note.state not in ("stopped", "failed"):
            raise not_now("run-not-stopped")
        self._check_queue(note.person, self.store.all())
        note = self._put(note, state="waiting", problem="", asked=self.now())
        self._asked.set()
        return note

    def runs_of(self, person: str) -> OwnRuns:
        notes = self.store.all()
        waiting = in_queue(notes)
        runs = [self.told(note, waiting) for note in of_person(notes, person)]
        return OwnRuns(runs[::-1], self.left_today(person, notes), A_DAY, KEPT_DAYS)

    def left_today(self, person: str, notes: list[Note]) -> int:
        since = self.now() - DAY
        return A_DAY - sum(note.at > since for note in of_person(notes, person))

    def told(self, note: Note, waiting: list[Note]) -> WorkshopRun:
        """A run without its figures; `waiting` is the queue."""
        full = msgspec.structs.asdict(self._seen(note, waiting))
        del full["figures"]
        return WorkshopRun(**full)

    def seen(self, note: Note) -> RunWithFigures:
        """A run as its owner sees it."""
        return self._seen(note, self.store.waiting() if note.state == "waiting" else [])

    def _seen(self, note: Note, waiting: list[Note]) -> RunWithFigures:
        progress = self.store.progress(note)
        figures = progress.figures if progress else None
        queue = [one.id for one in waiting] if note.state == "waiting" else []
        running = note.state == "running" and progress is not None
        return RunWithFigures(
            **{field: getattr(note, field) for field in RunNote.__struct_fields__},
            played=figures.games if figures else 0,
            before=(queue.index(note.id) if note.id in queue else 0) + bool(queue and self._playing),
            rate=progress.rate if progress and running else 0.0,
            left=progress.left if progress and running else None,
            beyond=sum(one.verdict == "beyond" for one in figures.comparisons) if figures else 0,
            figures=figures,
        )

    # -- playing -----------------------------------------------------------------------------

    async def _work(self) -> None:
        while not self._holds_queue():
            await asyncio.sleep(LOOK)
        for note in self.store.all():
            if note.state == "running":  # a server ended under it
                self._put(note, state="waiting")
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
        lock = self.folder / "queue.lock"
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
        self._playing = note.id
        self._put(note, state="running")
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
                    self._put(latest, state="done")
                else:
                    self._fail(latest, "run-died")
        finally:
            await self._end_worker()
            self._playing = ""

    async def _played_by_worker(self, note: Note) -> int:
        """Let a process play it, and pass on that there is something new."""
        folder, originals = self.store.folder_of(note.id), self.store.originals(self.plan_of(note))
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

    def plan_of(self, note: Note) -> Plan:
        return self.store.run(note).plan

    def _fail(self, note: Note, problem: str) -> None:
        latest = self.store.find(note.id)
        if latest is not None and latest.is_open:
            self._put(latest, state="failed", problem=problem)

    def _put(self, note: Note, **changes: Any) -> Note:
        """Keep a note with something changed, and tell those who watch."""
        changed = msgspec.structs.replace(note, **changes)
        self.store.keep(changed)
        self._tell()
        return changed

    def _tell(self) -> None:
        for news in self.news:
            news.set()

    # -- bounds ------------------------------------------------------------------------------

    def _check_queue(self, person: str, notes: list[Note]) -> None:
        is_open = [note for note in notes if note.is_open]
        if sum(note.person == person for note in is_open) >= OPEN:
            raise Refused(TOO_MANY, "runs-open", most=OPEN)
        if len(is_open) >= MOST_WAITING:
            raise not_now("runs-waiting")

    def _make_room(self) -> None:
        """Runs go after some weeks, or when there are too many, the oldest first."""
        old = [note for note in self.store.all() if not note.is_open]
        since = self.now() - KEPT_DAYS * DAY
        for place, note in enumerate(old):
            if note.at < since or place < len(old) - MOST_KEPT:
                self.store.remove(note)
