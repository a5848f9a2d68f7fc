"""Finished games are judged in the background, by a process of low priority, while somebody looks at them.

What was judged is kept in a file beside the database, so that a game is judged once. Whoever leaves the page
ends the work a little later; what is done stays, and coming back goes on with it.
"""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec

from starboard.bots.assessment import Assessment, solved
from starboard.kernel.rng import Random
from starboard.kernel.solver import Solution
from starboard.kernel.whole_files import write_whole
from starboard.server.bot_messages import Assess
from starboard.server.bots import BotProcesses
from starboard.server.solution import Solutions
from starboard.tables import analysis, log_replay
from starboard.tables.analysis import Decision
from starboard.tables.judgement import (
    ChoiceToJudge,
    Describing,
    JudgedChoice,
    Judging,
    choices_of,
    final_shares,
)
from starboard.tables.live_table import LiveTable
from starboard.tables.log import WATCHER
from starboard.tables.log_replay import Eyes, StoredTable
from starboard.tables.messages.judgement import Judgement, JudgementStatus
from starboard.tables.refusals import TOO_MANY, Refused, not_now
from starboard.tables.setup import Setup
from starboard.tables.storage import Storage
from starboard.tables.tasks import end_tasks

log = logging.getLogger("starboard.judging")

LEFT: Final = 20.0  # seconds without a look after which nobody seems to wait
IN_MEMORY: Final = 24  # games
MOST_AT_ONCE: Final = 12  # games that are being judged
OF_ONE_PERSON: Final = 2
OF_ONE_ADDRESS: Final = 6  # so that nobody alone keeps all others from it
KEPT: Final = 2000  # files
TRIES: Final = 3  # failures before a game is given up


class Kept(msgspec.Struct, frozen=True):
    """A judged game in its file: by which rules, of how many choices."""

    version: int
    choices: int
    finished: bool
    judged: list[JudgedChoice]


class Job:
    """One game that is judged, or was."""

    def __init__(self, setup: Setup, decisions: list[Decision], judging: Judging) -> None:
        self.setup = setup
        self.decisions = decisions
        self.judging = judging
        self.person = self.address = ""  # of whoever set it going
        self.describe = Describing(decisions)
        self.looked = 0.0
        self.spent = 0.0
        self.answered = 0
        self.failed = 0
        self.task: asyncio.Task[None] | None = None

    @property
    def running(self) -> bool:
        return self.task is not None and not self.task.done()

    def report(self) -> Judgement:
        done, of = self.judging.progress()
        left = self.spent / self.answered * (of - done) if self.answered else 0.0
        return self.judging.report(self.status, left, self.describe)

    @property
    def status(self) -> JudgementStatus:
        if self.judging.finished:
            return "ready"
        if self.failed >= TRIES:
            return "failed"
        return "judging" if self.running else "paused"


class Judgements:
    """All games of a server that are judged or were lately."""

    def __init__(
        self,
        folder: Path,
        storage: Storage,
        bots: BotProcesses,
        solutions: Solutions,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.folder = folder / "judged"
        self.storage = storage
        self.bots = bots
        self.solutions = solutions
        self.now = now
        self.jobs: OrderedDict[str, Job] = OrderedDict()
        self._opening = asyncio.Lock()
        self._beginning = asyncio.Lock()

    async def begin(self, live: LiveTable, person: str, address: str) -> Judgement:
        """See to it that a finished game is judged, and tell how far that is."""
        async with self._beginning:  # else those who ask at once would each set it going
            job = await self.job(live)
            job.looked = self.now()
            if not job.judging.finished and not job.running:
                await self._make_room(person, address)
                job.failed = 0
                job.person, job.address = person, address
                self.jobs[live.table.id] = job
                job.task = asyncio.create_task(self._run(live.table.id, job))
        return job.report()

    async def _make_room(self, person: str, address: str) -> None:
        """Whoever has enough games judged gives the first of them up for another."""
        busy = [job for job in self.jobs.values() if job.running]
        own = [job for job in busy if job.person == person]
        if len(own) >= OF_ONE_PERSON:
            await self._end(own[0])
        elif len(busy) >= MOST_AT_ONCE or sum(job.address == address for job in busy) >= OF_ONE_ADDRESS:
            raise Refused(TOO_MANY, "too-many-ask")

    async def look(self, live: LiveTable) -> Judgement:
        """How far it is; to look is to wait for it."""
        job = await self.job(live)
        job.looked = self.now()
        return job.report()

    def at(self, table: str, step: int) -> Assessment | None:
        """What was thought of the choice at a step, if it has been judged."""
        job = self.jobs.get(table)
        return job.judging.at(step) if job else None

    async def cancel(self, table: str, person: str) -> None:
        """Stop it for whoever asked for it; others may still be waiting for what they look at."""
        job = self.jobs.get(table)
        if job is not None and job.person == person:
            await self._end(job)

    def knows(self, table: str) -> bool:
        """Is it in memory, so that a look costs nothing?"""
        return table in self.jobs

    async def stop(self) -> None:
        for job in list(self.jobs.values()):
            await self._end(job)

    async def job(self, live: LiveTable) -> Job:
        """The game as far as it is judged; refused while it runs."""
        if not live.table.is_over() or live.table.play is None:
            raise not_now("judged-when-over")
        ident = live.table.id
        async with self._opening:
            if ident not in self.jobs:
                stored = await log_replay.stored_table(self.storage, ident)
                self.jobs[ident] = await asyncio.to_thread(self._open, live, stored)
            self.jobs.move_to_end(ident)
            for other in [name for name, job in self.jobs.items() if not job.running][:-IN_MEMORY]:
                del self.jobs[other]
        return self.jobs[ident]

    def _open(self, live: LiveTable, stored: StoredTable) -> Job:
        table = live.table
        decisions = list(analysis.decisions(stored, Eyes(WATCHER, everything=True)))
        choices, final = choices_of(decisions), final_shares(table)
        kept = self._read(table.id)
        if kept is None or (kept.version, kept.choices) != (table.setup.rules().version, len(choices)):
            judging = Judging(choices, final)
        else:
            judging = Judging(choices, final, kept.judged, kept.finished)
        return Job(table.setup, decisions, judging)

    # -- the work ----------------------------------------------------------------------------

    async def _run(self, table: str, job: Job) -> None:
        """Judge it and keep what was judged, also where that is stopped or the server ends."""
        try:
            await self._judge(table, job)
        finally:
            if job.judging.judged:
                await asyncio.to_thread(self._keep, table, job)

    async def _judge(self, table: str, job: Job) -> None:
        judging = job.judging
        solution = await self._solution(job.setup)
        while not judging.finished and job.failed < TRIES and self.now() - job.looked < LEFT:
            question = judging.next()
            began = self.now()
            if solution is None:
                assessment = await self.bots.judge(asked_of(table, job, question))
            else:
                decision = job.decisions[question.number]
                rules = job.setup.rules()
                assessment = await asyncio.to_thread(solved, rules, decision.state, decision.seat, solution)
            if assessment is None:
                job.failed += 1
                continue
            job.spent += self.now() - began
            job.answered += question.thought
            judging.take(question, assessment)

    async def _solution(self, setup: Setup) -> Solution | None:
        """What is known exactly of the game, if it is worked out; else that is begun."""
        if setup.rules().solver is None or setup.pack:
            return None
        return await self.solutions.find(setup.rules())

    async def _end(self, job: Job) -> None:
        await end_tasks([job.task])

    # -- what is kept ------------------------------------------------------------------------

    def _file(self, table: str) -> Path:
        return self.folder / f"{table}.json"

    def _read(self, table: str) -> Kept | None:
        try:
            return msgspec.json.decode(self._file(table).read_bytes(), type=Kept)
        except (OSError, msgspec.DecodeError):
            return None

    def _keep(self, table: str, job: Job) -> None:
        judging = job.judging
        kept = Kept(
            job.setup.rules().version,
            len(judging.choices),
            judging.finished,
            list(judging.judged.values()),
        )
        try:
            self.folder.mkdir(mode=0o700, exist_ok=True)
            write_whole(self._file(table), msgspec.json.encode(kept))
            files = sorted(self.folder.glob("*.json"), key=lambda file: file.stat().st_mtime)
            for file in files[:-KEPT]:
                file.unlink(missing_ok=True)
        except OSError as error:  # it is judged anew some other time
            log.warning("what was judged of table %s could not be kept: %s", table, error)


def asked_of(table: str, job: Job, question: ChoiceToJudge) -> Assess:
    """A question for the process that judges: the position as its seat may know it."""
    decision = job.decisions[question.number]
    seed = f"{table}|{question.number}|{question.thought}"
    return Assess(
        job.setup.game,
        job.setup.changes(),
        decision.seat,
        decision.state.redeal(decision.seat, Random(seed)).to_dict(),
        seed,
        decision.played,
        float(question.thought),
    )
