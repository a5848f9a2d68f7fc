"""Runs of the workshop as they are kept: a folder each, with a note of whose it is and where it stands."""

import hashlib
import secrets
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from starboard import __version__
from starboard.kernel.whole_files import write_whole
from starboard.lab.runs import Plan, Run, open_run
from starboard.lab.trials import CHUNK, TrialFigures
from starboard.server.messages.workshop import RunNote
from starboard.server.workshop_worker import Progress, read_figures

NOTE: Final = "note.json"
FIGURES: Final = "figures.json"


class Note(RunNote, frozen=True, kw_only=True):
    """A run as it is kept: whose it is, and when it was last put into the queue."""

    person: str
    asked: float = 0.0

    @property
    def is_open(self) -> bool:
        return self.state in ("waiting", "running")


class RunStore:
    """All runs of one server, in a folder beside its database. Several processes may share it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._known: dict[str, tuple[int, Note]] = {}  # by id: when the note was written, and the note

    def folder_of(self, ident: str) -> Path:
        return self.folder / "runs" / ident

    def begin(self, note: Note, plan: Plan) -> None:
        """A folder that the lab can open, with the note that makes it one of ours."""
        folder = self.folder_of(note.id)
        (folder / "chunks").mkdir(parents=True)
        (folder / "experiment.toml").write_text("", encoding="utf-8")
        write_whole(folder / "plan.json", msgspec.json.encode(plan))
        self.keep(note)

    def keep(self, note: Note) -> None:
        write_whole(self.folder_of(note.id) / NOTE, msgspec.json.encode(note))

    def find(self, ident: str) -> Note | None:
        file = self.folder_of(ident) / NOTE
        try:
            written = file.stat().st_mtime_ns
            known = self._known.get(ident)
            if known is None or known[0] != written:
                known = self._known[ident] = (written, msgspec.json.decode(file.read_bytes(), type=Note))
            return known[1]
        except (OSError, msgspec.DecodeError):
            self._known.pop(ident, None)
            return None

    def all(self) -> list[Note]:
        """Every run, the earliest first."""
        folder = self.folder / "runs"
        names = [one.name for one in folder.iterdir()] if folder.is_dir() else []
        return sorted((note for name in names if (note := self.find(name))), key=lambda note: note.at)

    def waiting(self) -> list[Note]:
        """The queue."""
        return in_queue(self.all())

    def run(self, note: Note) -> Run:
        return open_run(self.folder_of(note.id))

    def progress(self, note: Note) -> Progress | None:
        try:
            return msgspec.json.decode((self.folder_of(note.id) / FIGURES).read_bytes(), type=Progress)
        except (OSError, msgspec.DecodeError):
            return None

    def written(self, note: Note) -> tuple[int, ...]:
        """Changes whenever there is something new about a run."""
        return tuple(_written(self.folder_of(note.id) / name) for name in (NOTE, FIGURES))

    def slim(self, note: Note) -> None:
        """Of a run that is done only its figures are wanted."""
        shutil.rmtree(self.folder_of(note.id) / "chunks", ignore_errors=True)

    def remove(self, note: Note) -> None:
        shutil.rmtree(self.folder_of(note.id), ignore_errors=True)
        self._known.pop(note.id, None)

    # -- the original ------------------------------------------------------------------------

    def originals(self, plan: Plan) -> Path:
        """Where the games of the original are kept that this plan needs."""
        first = plan.cells[0]
        same = (
            plan.game,
            plan.rules,
            __version__,
            first.hash,
            first.options,
            first.players,
            first.seed,
            CHUNK,
        )
        return self.folder / "originals" / hashlib.sha256(msgspec.json.encode(same)).hexdigest()[:24]

    def original_figures(self, plan: Plan) -> TrialFigures | None:
        try:
            return read_figures(self.originals(plan) / FIGURES)
        except (OSError, msgspec.DecodeError):
            return None


def new_id() -> str:
    return secrets.token_hex(10)


def _written(file: Path) -> int:
    try:
        return file.stat().st_mtime_ns
    except OSError:
        return 0


def in_queue(notes: list[Note]) -> list[Note]:
    """Those that wait, in the order in which they will be played."""
    return sorted((note for note in notes if note.state == "waiting"), key=lambda note: note.asked)


def of_person(notes: list[Note], person: str) -> Iterator[Note]:
    return (note for note in notes if note.person == person)
