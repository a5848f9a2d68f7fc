"""Bots think in processes of their own: nobody waits for them, and one that dies is replaced."""

import asyncio
import contextlib
import logging
import os
import sys
import time
import zlib
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from typing import Any, Final

import msgspec

from starboard.bots.assessment import Assessment
from starboard.bots.specs import READERS, is_character
from starboard.kernel.levels import LEVELS
from starboard.server.bot_messages import Assess, BotAnswer, Choose, PlayOn
from starboard.server.settings import Settings
from starboard.tables.refusals import bad_request, not_now
from starboard.tables.seats import Seat
from starboard.tables.setup import Setup
from starboard.tables.table import Table

log = logging.getLogger("starboard.bots")

PATIENCE: Final = 60.0  # seconds for one choice; the levels take at most two
TRIES: Final = 3
SIMPLE: Final = {"easy": "random", "medium": "greedy", "hard": "greedy", "best": "greedy"}
LONGEST: Final = 16 * 1024 * 1024
MOST_ASKED: Final = 6  # assessments that wait for the analyst
MOST_THINKING: Final = 8  # choices that wait for one process; beyond that bots are quick rather than good


class BotFailed(Exception):
    """The process of the bots gave no answer."""


class BadChoice(BotFailed):
    """The bot itself failed, or chose something illegal: asked again it would do the same."""


class Worker:
    """One process, started when it is first needed."""

    def __init__(self, niceness: int = 0) -> None:
        self.niceness = niceness  # beyond that of all bots
        self.process: Process | None = None
        self.turn = asyncio.Lock()
        self.started = 0

    async def ask(self, question: Choose | Assess | PlayOn) -> BotAnswer:
        """One question at a time; whatever goes wrong ends the process and raises BotFailed."""
        async with self.turn:
            process = await self._process()
            assert process.stdin is not None and process.stdout is not None
            try:
                process.stdin.write(msgspec.json.encode(question) + b"\n")
                await process.stdin.drain()
                line = await asyncio.wait_for(process.stdout.readline(), PATIENCE)
            except (OSError, ValueError, TimeoutError) as error:
                await self.stop()
                raise BotFailed(f"the process gave no answer ({type(error).__name__})") from None
            except asyncio.CancelledError:
                await self.stop()  # its answer would be taken for the next question's
                raise
        if not line:
            await self.stop()
            raise BotFailed("the process died")
        answer = msgspec.json.decode(line, type=BotAnswer)
        if answer.error:
            raise BadChoice(answer.error)
        return answer

    async def _process(self) -> Process:
        if self.process is None or self.process.returncode is not None:
            self.started += 1
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "starboard.server.worker",
                str(self.niceness),
                stdin=PIPE,
                stdout=PIPE,
                limit=LONGEST,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
                start_new_session=os.name != "nt",  # Ctrl-C is for the server to handle
            )
        return self.process

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class BotProcesses:
    """Answers for all bots at all tables."""

    def __init__(self, settings: Settings) -> None:
        self.specs = {**level_specs(), **settings.levels, **settings.bots}
        count = settings.bot_processes or max(1, (os.cpu_count() or 2) - 1)
        self.workers = [Worker() for _ in range(count)]
        self.thinking = 0
        self.failed = 0
        self.answered: Callable[[float], None] = lambda seconds: None
        self.analyst = Worker()  # hints and assessments keep no bot waiting
        self.judging = Worker(niceness=10)  # finished games are judged when there is time for it
        self.asked = 0

    def names(self) -> list[str]:
        """What may be asked for over the network."""
        return list(self.specs)

    def check(self, level: str) -> None:
        if level not in self.specs:
            raise bad_request("no-such-bot", level=level, specs=list(self.specs))

    def check_opponent(self, level: str) -> None:
        """The same for a seat that is a bot's own; the table knows the characters of its game."""
        if not is_character(level):
            self.check(level)

    async def ask(self, table: Table, seat: int, level: str, state: dict[str, Any]) -> int:
        """What the bot chooses. A process that dies is asked again; a bot that fails raises BadChoice."""
        question = Choose(
            game=table.setup.game,
            pack=table.setup.changes(),
            seat=seat,
            state=state,
            seed=f"{table.id}|{seat}",
            table=table.id,
            spec=self.spec_for(table.seats[seat], table.setup),
        )
        worker = self.workers[zlib.crc32(f"{table.id}|{seat}".encode()) % len(self.workers)]
        self.thinking += 1
        began = time.perf_counter()
        try:
            for _ in range(TRIES):
                try:
                    return (await worker.ask(question)).action
                except BotFailed as failure:
                    self.failed += 1
                    if isinstance(failure, BadChoice):
                        raise
                    log.warning("the bot %s at table %s failed: %s", level, table.id, failure)
        finally:
            self.thinking -= 1
            self.answered(time.perf_counter() - began)
        raise BotFailed(f"no answer in {TRIES} tries")

    def spec_for(self, seat: Seat, setup: Setup) -> str:
        """Who plays a seat, its level or its character; while too many think a quick bot, so that nobody
        waits long for others'."""
        if seat.level in SIMPLE and self.thinking >= MOST_THINKING * len(self.workers):
            return SIMPLE[seat.level] if setup.rules().policy is not None else "random"
        plain = self.specs.get(seat.level, self.specs["medium"])
        return f"{setup.game}/{seat.character}" if seat.character and plain == seat.level else plain

    async def assess(
        self, setup: Setup, seat: int, state: dict[str, Any], seed: str, thought: float = 4.0
    ) -> Assessment:
        """What every choice of a seat is worth, from a redealt position."""
        question = Assess(setup.game, setup.changes(), seat, state, seed, thought=thought)
        found = (await self._consult(question)).assessment
        assert found is not None
        return found

    async def replies(
        self, setup: Setup, seat: int, state: dict[str, Any], seed: str
    ) -> list[tuple[int, int]]:
        """What the others would do, and chance, until a seat has to choose again."""
        return (await self._consult(PlayOn(setup.game, setup.changes(), seat, state, seed))).line

    async def _consult(self, question: Assess | PlayOn) -> BotAnswer:
        """Ask the analyst, whom only some may keep waiting."""
        if self.asked >= MOST_ASKED:
            raise not_now("too-many-ask")
        self.asked += 1
        try:
            return await self.analyst.ask(question)
        except BotFailed as failure:
            log.warning("an assessment of %s failed: %s", question.game, failure)
            raise not_now("bots-undecided") from None
        finally:
            self.asked -= 1

    async def judge(self, question: Assess) -> Assessment | None:
        """A moment of a finished game, which nobody waits for in particular; None if that failed."""
        try:
            return (await self.judging.ask(question)).assessment
        except BotFailed as failure:
            log.warning("a moment of %s could not be judged: %s", question.game, failure)
            return None

    async def stop(self) -> None:
        await asyncio.gather(*(worker.stop() for worker in [*self.workers, self.analyst, self.judging]))


def level_specs() -> dict[str, str]:
    """The four levels by their own names, or by the simplest bots where there is no such bot."""
    return {level: level if level in READERS else SIMPLE[level] for level in LEVELS}
