"""What proposals come to: games by bots, kept in a folder, and how far their measures are from the wishes.

Each proposal has seeds of its own: what is wanted is a level and no difference, so luck that all had in
common would never even out. Everything that was measured is kept, so a search that was broken off goes on.
"""

from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import msgspec

from starboard.bots.executors import Executor
from starboard.bots.simulation import simulation
from starboard.games.registry import find_game
from starboard.kernel.game import Game
from starboard.kernel.whole_files import write_whole
from starboard.lab.comparisons import unknown_measure
from starboard.lab.experiments import Cell, read_file
from starboard.lab.observing import GameRow
from starboard.lab.runs import Piece, Plan, play_piece, unpacked_rows
from starboard.lab.search_space import SearchSpace
from starboard.lab.series import Series, all_series
from starboard.lab.statistics import Estimate, mean_of
from starboard.lab.variants import Variant, variant_with
from starboard.lab.wishes import MINUTES, SEATS, Wishes

NEARER: Final = (
    0.05  # what moving a number through its whole range weighs, beside missing a wish by its tolerance
)
CHUNKS: Final = 8  # pieces for each worker


class Measured(msgspec.Struct):
    """One proposal: its numbers, what came of them, and how far that is from the wishes (0 is all met)."""

    values: dict[str, Any]
    found: dict[str, Estimate]
    miss: float


class Measurements:
    """Proposals as they are measured by the wishes, each kept in a folder."""

    def __init__(self, wishes: Wishes, source: Path, folder: Path, executor: Executor) -> None:
        self.wishes = wishes
        self.game: Game = find_game(wishes.game)
        self.text = read_file(source, wishes.components)
        self.folder = folder
        self.executor = executor
        self.space = SearchSpace(wishes.move, self.variant({}).pack.data)
        self.minutes_a_decision = 0.0
        self.variant(self.space.first_values())  # numbers that are none are refused before the first game
        folder.mkdir(parents=True, exist_ok=True)

    def variant(self, values: dict[str, Any]) -> Variant:
        return variant_with(self.game, {**self.wishes.set, **values}, "", self.text)

    def find_pace(self) -> None:
        """Where minutes are wished for: how many a decision takes, to be measured before anything else."""
        if any(want.measure == MINUTES for want in self.wishes.want):
            self.minutes_a_decision = self.pace()

    def measure(self, values: dict[str, Any], games: int, stage: str) -> Measured:
        """Play it, unless that was done; the same games whatever else was measured."""
        cell = self.cell(values, stage)
        return self.judged(values, self.kept(f"{stage}-{cell.hash[:16]}", cell, games))

    def judged(self, values: dict[str, Any], found: dict[str, Estimate]) -> Measured:
        miss = sum(((found[name].value - value) / within) ** 2 for name, value, within in self.targets(found))
        return Measured(values, found, miss + NEARER * self.space.moved(values))

    def targets(self, found: dict[str, Estimate]) -> list[tuple[str, float, float]]:
        """Each measure that is wanted, with its value and its tolerance."""
        wanted: list[tuple[str, float, float]] = []
        for want in self.wishes.want:
            if want.measure == SEATS:
                seats = [name for name in found if name.startswith("won by seat ")]
                fair = sum(found[name].value for name in seats) / max(len(seats), 1)
                wanted += [(name, fair, want.within) for name in seats]
            elif want.measure in found:
                wanted.append((want.measure, want.value, want.within))
            else:
                raise unknown_measure(want.measure, found)
        return wanted

    def meets(self, measured: Measured) -> bool:
        targets = self.targets(measured.found)
        return all(abs(measured.found[name].value - value) <= within for name, value, within in targets)

    def kept(self, name: str, cell: Cell, games: int) -> dict[str, Estimate]:
        """What the games of a cell came to: as it is kept, else played now."""
        file = self.folder / f"{name}-{games}.rows"
        if file.exists():
            with suppress(msgspec.DecodeError):  # what cannot be read is played again
                return msgspec.msgpack.decode(file.read_bytes(), type=dict[str, Estimate])
        found = self.play(cell, games)
        write_whole(file, msgspec.msgpack.encode(found))
        return found

    def play(self, cell: Cell, games: int) -> dict[str, Estimate]:
        plan = Plan(
            name=self.wishes.name,
            about="",
            game=self.wishes.game,
            rules=self.game.version,
            version="",
            games=games,
            chunk=1,
            common=True,
            cells=[cell],
        )
        size = max(1, games // (self.executor.workers * CHUNKS))
        pieces = [(plan, Piece(0, start, min(start + size, games))) for start in range(0, games, size)]
        rows: list[GameRow] = []
        for _, packed in self.executor.answers(play_piece, pieces):
            rows += unpacked_rows(packed)
        return self.estimates(all_series(self.game, sorted(rows, key=lambda row: row.game)))

    def cell(self, values: dict[str, Any], stage: str) -> Cell:
        variant = self.variant(values)
        seed = f"{self.wishes.seed}/{stage}/{variant.hash}"
        plan = simulation(
            self.game, self.wishes.players, seed, self.wishes.options, variant.pack, rotate=True
        )
        return Cell(
            number=0,
            name=variant.name,
            values=values,
            variant=variant.name,
            hash=variant.hash,
            changes=variant.changes,
            changed=[],
            options=plan.options,
            players=list(plan.players),
            seed=seed,
        )

    def estimates(self, series: dict[str, Series]) -> dict[str, Estimate]:
        found = {name: mean_of(one.known()) for name, one in series.items()}
        if self.minutes_a_decision:
            pace, (value, low, high, games) = self.minutes_a_decision, found["decisions"]
            found[MINUTES] = Estimate(value * pace, low * pace, high * pace, games)
        return found

    def pace(self) -> float:
        """Minutes a decision: the game's own components take as long as the box says, by these bots."""
        own = variant_with(self.game, {})
        cell = msgspec.structs.replace(self.cell(self.space.start, "pace"), hash=own.hash, changes={})
        decisions = self.kept("pace", cell, self.wishes.games)["decisions"]
        return sum(self.game.minutes) / 2 / decisions.value
