"""A run: an experiment being carried out in a folder, chunk by chunk, so that it can be broken off and go on.

`plan.json` says everything that decides the games; `chunks/` has a file for each piece that was played. A
file is there whole or not at all, and holds games that depend on their cell and number alone. So whatever
was broken off, wherever the work was done and in which order, the rows are the same in the end.
"""

import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from time import process_time
from typing import Any, Final

import msgspec

from starboard import __version__
from starboard.bots.executors import Executor
from starboard.bots.simulation import SimulatedGames, Simulation
from starboard.games.registry import find_game
from starboard.kernel.errors import StarboardError
from starboard.kernel.program import program_name
from starboard.kernel.whole_files import write_whole
from starboard.lab.answers import Answer, ask, can_be_asked
from starboard.lab.comparisons import check_measure, known_within
from starboard.lab.experiments import BadExperiment, Cell, Experiment, Luck, Until, cells, read_experiment
from starboard.lab.luck import LuckRow, play_again
from starboard.lab.observing import GameRow, observe

CHUNK_SECONDS: Final = 2.0  # what a chunk should take: long enough for a cluster, short enough to be lost
LARGEST_CHUNK: Final = 500
EXPERIMENT: Final = "experiment.toml"
FIRST_LOOK: Final = 200  # games before it is first asked whether enough is known


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """All that decides the games of a run."""

    name: str
    about: str
    game: str
    rules: int  # the version of the game's rules
    version: str
    games: int  # for each cell, or how many at first where `until` says when it is enough
    chunk: int
    common: bool
    cells: list[Cell]
    until: Until | None = None
    luck: Luck | None = None
    answers: int = 0


class Piece(msgspec.Struct, frozen=True):
    """Some games of one cell; those played again for their luck are kept apart."""

    cell: int
    start: int
    stop: int
    luck: bool = False

    @property
    def file(self) -> str:
        return f"{'luck-' if self.luck else ''}{self.cell:03}-{self.start:07}-{self.stop:07}.rows"


class Run:
    """A folder with a plan and the chunks that were played of it."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        self.plan = plan
        self.chunks = folder / "chunks"

    def experiment(self) -> str:
        """The file as it was written; "" where it was taken away, for the plan says all that matters."""
        file = self.folder / EXPERIMENT
        return file.read_text("utf-8") if file.exists() else ""

    # -- playing -----------------------------------------------------------------------------

    def play(self, executor: Executor, progress: Callable[[int, int], None] | None = None) -> None:
        """Play what is missing; `progress` hears how many games are done and how many there will be."""
        pieces = self.luck_pieces()
        before = 0
        for games in self.rounds():
            pieces = [*self.pieces(before, games), *pieces]
            before = games
            missing = [piece for piece in pieces if not (self.chunks / piece.file).exists()]
            total = sum(piece.stop - piece.start for piece in pieces)
            done = total - sum(piece.stop - piece.start for piece in missing)
            if progress:
                progress(done, total)
            work = [(self.plan, piece) for piece in missing]
            for number, rows in executor.answers(play_piece, work):
                self.put(missing[number], rows)
                done += missing[number].stop - missing[number].start
                if progress:
                    progress(done, total)
        self.ask_bots(executor)

    def ask_bots(self, executor: Executor) -> None:
        """Find out whether the bots answer what each cell changes, where that is wanted."""
        first = self.plan.cells[0]
        cells = [
            cell
            for cell in self.plan.cells[1:]
            if can_be_asked(first, cell) and not self.answers_file(cell.number).exists()
        ]
        work = [(self.plan.game, first, cell, self.plan.answers) for cell in cells if self.plan.answers]
        for number, answers in executor.answers(ask, work):
            write_whole(self.answers_file(cells[number].number), packed(answers))

    def rounds(self) -> Iterator[int]:
        """How many games of each cell are to be there: all at once, or twice as many until it is enough.

        It is only asked when a round is whole, so the answer does not depend on who was quick.
        """
        until = self.plan.until
        if until is None:
            yield self.plan.games
            return
        games = min(FIRST_LOOK, until.most)
        while True:
            yield games
            if games == until.most or self.is_enough(until, games):
                return
            games = min(2 * games, until.most)

    def is_enough(self, until: Until, games: int) -> bool:
        return known_within(self, until.measure, games) <= until.within

    def pieces(self, start: int, stop: int) -> list[Piece]:
        """The work on games `start` to `stop` - 1 of all cells, cell by cell for each stretch."""
        size = self.plan.chunk
        return [
            Piece(cell.number, first, min(first + size, stop))
            for first in range(start, stop, size)
            for cell in self.plan.cells
        ]

    def luck_pieces(self) -> list[Piece]:
        """The games that are played again, in pieces that take about as long as the others."""
        luck = self.plan.luck
        if luck is None:
            return []
        size = max(1, self.plan.chunk // (2 * luck.again))
        return [
            Piece(cell.number, first, min(first + size, luck.games), True)
            for cell in self.plan.cells
            for first in range(0, luck.games, size)
        ]

    # -- rows --------------------------------------------------------------------------------

    def put(self, piece: Piece, rows: bytes) -> None:
        """Keep the rows of a piece."""
        write_whole(self.chunks / piece.file, rows)

    def games_played(self) -> int:
        """How many games of every cell are there, from the first on without a gap."""
        return min(self._reach(cell.number) for cell in self.plan.cells)

    def _reach(self, cell: int) -> int:
        reach = 0
        for file in self.files(cell):
            _, start, stop = file.stem.split("-")
            if int(start) > reach:
                break
            reach = max(reach, int(stop))
        return reach

    def files(self, cell: int) -> list[Path]:
        return sorted(self.chunks.glob(f"{cell:03}-*.rows"))

    def rows(self, cell: int, most: int | None = None) -> list[GameRow]:
        """The games of a cell in order, the first `most` of them; a game that is in two files counts once."""
        found: dict[int, GameRow] = {}
        for file in self.files(cell):
            for row in unpacked(file, list[GameRow]):
                if most is None or row.game < most:
                    found[row.game] = row
        return [found[number] for number in sorted(found)]

    def luck_rows(self, cell: int) -> list[LuckRow]:
        files = sorted(self.chunks.glob(f"luck-{cell:03}-*.rows"))
        return [row for file in files for row in unpacked(file, list[LuckRow])]

    def answers(self, cell: int) -> list[Answer]:
        file = self.answers_file(cell)
        return list(unpacked(file, list[Answer])) if file.exists() else []

    def answers_file(self, cell: int) -> Path:
        return self.chunks / f"answers-{cell:03}.rows"


def play_piece(plan: Plan, piece: Piece) -> bytes:
    """The rows of a piece, packed as they are kept."""
    simulation = plan.cells[piece.cell].plan(plan.game)
    numbers = range(piece.start, piece.stop)
    if piece.luck and plan.luck:
        return packed([row for number in numbers for row in play_again(simulation, number, plan.luck.again)])
    games = SimulatedGames(simulation)
    return packed([observe(games, number) for number in numbers])


def packed(rows: list[Any]) -> bytes:
    return zlib.compress(msgspec.msgpack.encode(rows), 1)


def unpacked_rows(content: bytes) -> list[GameRow]:
    return msgspec.msgpack.decode(zlib.decompress(content), type=list[GameRow])


def unpacked(file: Path, kind: Any) -> Any:
    try:
        return msgspec.msgpack.decode(zlib.decompress(file.read_bytes()), type=kind)
    except (OSError, zlib.error, msgspec.DecodeError):
        raise StarboardError("chunk-unreadable", file=str(file), program=program_name()) from None


# -- beginning, and opening again ------------------------------------------------------------------


def open_run(folder: Path) -> Run:
    """A run that was begun."""
    try:
        return Run(folder, msgspec.json.decode((folder / "plan.json").read_bytes(), type=Plan))
    except OSError:
        raise BadExperiment("no-run", folder=str(folder)) from None
    except msgspec.DecodeError as error:
        raise BadExperiment("plan-unreadable", folder=str(folder), problem=str(error)) from None


def begin_run(file: Path, text: str, folder: Path) -> Run:
    """The run of an experiment file in a folder: begun there, or gone on with if it was this very one."""
    return run_of(read_experiment(text, file.name), folder, file.parent, text)


def run_of(experiment: Experiment, folder: Path, source: Path = Path(), text: str = "") -> Run:
    """The same for an experiment that need not be read; its component files are looked for in `source`."""
    found = cells(experiment, source)
    if (folder / "plan.json").exists():
        run = open_run(folder)
        if planned(experiment, found, run.plan.chunk) != run.plan:
            raise BadExperiment("another-run", folder=str(folder))
        run.chunks.mkdir(exist_ok=True)
        return run
    tried = [first_games(cell.plan(experiment.game)) for cell in found[:: max(1, len(found) // 3)]]
    if experiment.until:
        for rows, _ in tried:
            check_measure(experiment.until.measure, find_game(experiment.game), rows)
    run = Run(folder, planned(experiment, found, chunk_size([seconds for _, seconds in tried])))
    run.chunks.mkdir(parents=True, exist_ok=True)
    (folder / EXPERIMENT).write_text(text, encoding="utf-8")
    write_whole(folder / "plan.json", msgspec.json.format(msgspec.json.encode(run.plan)))
    return run


def planned(experiment: Experiment, found: list[Cell], chunk: int) -> Plan:
    return Plan(
        name=experiment.name,
        about=experiment.about,
        game=experiment.game,
        rules=find_game(experiment.game).version,
        version=__version__,
        games=experiment.games,
        chunk=chunk,
        common=experiment.common,
        cells=found,
        until=experiment.until,
        luck=experiment.luck,
        answers=experiment.answers,
    )


def first_games(plan: Simulation) -> tuple[list[GameRow], float]:
    """Two games of a cell, and the processor time of the second; what is found out once is in the first."""
    games = SimulatedGames(plan)
    first = observe(games, 0)
    began = process_time()
    second = observe(games, 1)
    return [first, second], process_time() - began


def chunk_size(seconds: list[float]) -> int:
    """As many games as take about two seconds here, by the slowest of some."""
    return max(1, min(LARGEST_CHUNK, int(CHUNK_SECONDS / max(1e-6, *seconds))))
