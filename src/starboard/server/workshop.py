"""The workshop's runs: who may begin one, how many, and what they are told of it."""

import logging
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec

from starboard.games.registry import find_game
from starboard.kernel.errors import BadPack
from starboard.lab.trials import trial_plan
from starboard.lab.variants import Variant
from starboard.server.messages.workshop import OwnRuns, RunNote, RunWithFigures, WorkshopRun
from starboard.server.requests import Trial
from starboard.server.workshop_queue import RunQueue
from starboard.server.workshop_store import Note, RunStore, in_queue, new_id, of_person
from starboard.server.workshop_worker import Progress
from starboard.tables.messages import Figures
from starboard.tables.refusals import GONE, TOO_MANY, Refused, not_now

log = logging.getLogger("starboard.workshop")

BOTS: Final = ("greedy", "random")  # quick ones
GAMES: Final = (100, 300, 1000, 3000)  # that one may ask for
OPEN: Final = 3  # runs of one person that are played or wait
OPEN_AT_AN_ADDRESS: Final = 9  # so that nobody alone fills the queue of all
A_DAY: Final = 10
DAY: Final = 24 * 3600.0
KEPT_DAYS: Final = 30
MOST_WAITING: Final = 40  # of everybody
MOST_KEPT: Final = 1000


class Workshop:
    """All runs of this server."""

    def __init__(self, data: Path, now: Callable[[], float] = time.time) -> None:
        self.store = RunStore(data / "workshop")
        self.now = now
        self.queue = RunQueue(self.store)
        self._addresses: dict[str, str] = {}  # by run, where it was asked for; not kept any longer than that

    def start(self) -> None:
        self.queue.start()

    async def stop(self) -> None:
        await self.queue.stop()

    # -- what people ask for -----------------------------------------------------------------

    def begin(
        self, person: str, address: str, variant: Variant, wish: Trial, options: dict[str, Any]
    ) -> Note:
        """A new run at the end of the queue; Refused where there are enough."""
        self._make_room()
        notes = self.store.all()
        self._check_queue(person, address, notes)
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
        self._addresses[note.id] = address
        self.queue.wake()
        return note

    def own(self, person: str, ident: str) -> Note:
        note = self.store.find(ident)
        if note is None or note.person != person:
            raise Refused(GONE, "no-such-workshop-run")
        return note

    async def cancel(self, note: Note) -> Note:
        """Stop a run; what was played is kept."""
        if note.is_open:
            note = self.queue.put(note, state="stopped")
            await self.queue.leave(note)
        return note

    def resume(self, note: Note, address: str) -> Note:
        """Put a run that was stopped or failed into the queue again."""
        if note.state not in ("stopped", "failed"):
            raise not_now("run-not-stopped")
        self._check_queue(note.person, address, self.store.all())
        self._addresses[note.id] = address
        note = self.queue.put(note, state="waiting", problem="", asked=self.now())
        self.queue.wake()
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
        return self._told(note, waiting, self.store.progress(note))

    def seen(self, note: Note) -> RunWithFigures:
        """A run as its owner sees it."""
        progress = self.store.progress(note)
        run = self._told(note, self.store.waiting() if note.state == "waiting" else [], progress)
        figures = progress.figures if progress else None
        return RunWithFigures(**msgspec.structs.asdict(run), figures=figures, pack=pack_figures(note))

    def _told(self, note: Note, waiting: list[Note], progress: Progress | None) -> WorkshopRun:
        figures = progress.figures if progress else None
        queue = [one.id for one in waiting] if note.state == "waiting" else []
        running = note.state == "running" and progress is not None
        return WorkshopRun(
            **{field: getattr(note, field) for field in RunNote.__struct_fields__},
            played=figures.games if figures else 0,
            before=(queue.index(note.id) if note.id in queue else 0) + bool(queue and self.queue.playing),
            rate=progress.rate if progress and running else 0.0,
            left=progress.left if progress and running else None,
            beyond=sum(one.verdict == "beyond" for one in figures.comparisons) if figures else 0,
        )

    # -- bounds ------------------------------------------------------------------------------

    def _check_queue(self, person: str, address: str, notes: list[Note]) -> None:
        is_open = [note for note in notes if note.is_open]
        if sum(note.person == person for note in is_open) >= OPEN:
            raise Refused(TOO_MANY, "runs-open", most=OPEN)
        known = self._addresses
        self._addresses = {note.id: known[note.id] for note in is_open if note.id in known}
        if (
            list(self._addresses.values()).count(address) >= OPEN_AT_AN_ADDRESS
            or len(is_open) >= MOST_WAITING
        ):
            raise not_now("runs-waiting")

    def _make_room(self) -> None:
        """Runs go after some weeks, or when there are too many, the oldest first."""
        old = [note for note in self.store.all() if not note.is_open]
        since = self.now() - KEPT_DAYS * DAY
        for place, note in enumerate(old):
            if note.at < since or place < len(old) - MOST_KEPT:
                self.store.remove(note)


def pack_figures(note: Note) -> Figures:
    """What sentences say of a variant; where only an earlier version allowed it, of the original."""
    game = find_game(note.game)
    try:
        return game.said_figures(game.pack_with(note.values))
    except BadPack:
        return game.said_figures(game.default_pack)
