"""The process that plays one run of the workshop: `python -m starboard.server.workshop_worker RUN ORIGINALS`.

It has the lowest priority that the system gives. Rows are kept chunk by chunk, so whatever ends it, the next
one goes on where it was; `figures.json` says what is known so far. Games of the original are kept beside all
runs, for the next one that needs them. Each line that it writes means: there is something new.
"""

import contextlib
import os
import sys
import time
from pathlib import Path
from typing import Final

import msgspec

from starboard.bots.executors import Serial
from starboard.kernel.whole_files import write_whole
from starboard.lab.observing import GameRow
from starboard.lab.runs import Run, open_run, play_piece, unpacked_rows
from starboard.lab.trials import TrialFigures, trial_figures, unweighed_values

OFTEN: Final = 0.5  # seconds between figures, at least
SHARE: Final = 5  # no more than one part in so many goes into figures

ORIGINAL, VARIANT = 0, 1


class Progress(msgspec.Struct):
    """What a run has come to, as it is kept."""

    figures: TrialFigures
    rate: float
    left: float | None


def main() -> None:
    with contextlib.suppress(OSError, AttributeError):
        os.nice(19)
    folder, originals = (Path(argument) for argument in sys.argv[1:3])
    Playing(open_run(folder), originals).play()


class Playing:
    """One run, from the first chunk that is missing."""

    def __init__(self, run: Run, originals: Path) -> None:
        self.run = run
        self.originals = originals
        self.rows: tuple[list[GameRow], list[GameRow]] = ([], [])
        self.began = time.monotonic()
        self.played = 0  # games by this process
        self.due = 0.0
        self.unweighed: list[str] = []

    def play(self) -> None:
        self.originals.mkdir(parents=True, exist_ok=True)
        pieces = self.run.pieces(0, self.run.plan.games)
        total = sum(piece.stop - piece.start for piece in pieces)
        done = 0
        for piece in pieces:
            kept = self.run.chunks / piece.file
            known = self.originals / piece.file
            if not kept.exists() and piece.cell == ORIGINAL and known.exists():
                self.run.put(piece, known.read_bytes())
            if not kept.exists():
                rows = play_piece(self.run.plan, piece)
                self.run.put(piece, rows)
                self.played += piece.stop - piece.start
                if piece.cell == ORIGINAL:
                    write_whole(known, rows)
            self.rows[piece.cell].extend(unpacked_rows(kept.read_bytes()))
            done += piece.stop - piece.start
            if time.monotonic() >= self.due:
                self.tell(total - done)
        self.run.ask_bots(Serial())
        self.unweighed = unweighed_values(self.run.plan)
        self.tell(0)
        self.keep_original()

    def tell(self, left: int) -> None:
        """Write down what is known by now."""
        began = time.monotonic()
        rate = self.played / max(began - self.began, 1e-3)
        figures = trial_figures(
            self.run.plan.game,
            *self.rows,
            is_over=left == 0,
            answers=self.run.answers(VARIANT),
            unweighed=self.unweighed,
        )
        seconds = left / rate if rate and began - self.began > 2 else None
        write_whole(self.run.folder / "figures.json", msgspec.json.encode(Progress(figures, rate, seconds)))
        print(flush=True)
        cost = time.monotonic() - began
        self.due = time.monotonic() + max(OFTEN, SHARE * cost)

    def keep_original(self) -> None:
        """The original alone, for whoever has not tried anything yet."""
        figures = trial_figures(self.run.plan.game, self.rows[ORIGINAL], [], True)
        known = self.originals / "figures.json"
        if not known.exists() or read_figures(known).original_games < figures.original_games:
            write_whole(known, msgspec.json.encode(figures))


def read_figures(file: Path) -> TrialFigures:
    return msgspec.json.decode(file.read_bytes(), type=TrialFigures)


if __name__ == "__main__":
    main()
