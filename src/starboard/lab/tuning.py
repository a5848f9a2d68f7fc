"""Searching for numbers that make a game as it is wanted: which may move, what is to be measured, how near.

Optuna proposes, bots play, each proposal with seeds of its own: what is wanted is a level and no
difference, so luck that all had in common would never even out. What all proposals together say
(`surface.py`) names the most promising, tried or not; these are measured with more games and other seeds,
and what is chosen is measured once more with seeds that had no part in choosing it. If it misses, that is
one more measurement, and the next choice has its turn. Everything that was measured is kept, so a search
that was broken off goes on.
"""

from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import islice, pairwise, product
from pathlib import Path
from typing import Any, Final

import msgspec

from starboard.bots.executors import Executor
from starboard.bots.simulation import simulation
from starboard.games.registry import find_game
from starboard.kernel.errors import StarboardError
from starboard.kernel.game import Game
from starboard.kernel.whole_files import write_whole
from starboard.lab.answers import Answer, ask
from starboard.lab.comparisons import unknown_measure
from starboard.lab.component_writing import as_settings
from starboard.lab.experiments import BadExperiment, Cell, Range, read_file
from starboard.lab.observing import GameRow
from starboard.lab.optional import load
from starboard.lab.runs import Piece, Plan, play_piece, unpacked_rows
from starboard.lab.series import Series, all_series
from starboard.lab.statistics import Estimate, mean_of
from starboard.lab.surface import Point, height, weight
from starboard.lab.variants import Variant, value_at, variant_with
from starboard.lab.wishes import MINUTES, SEATS, Want, Wishes

FINALISTS: Final = 3  # proposals that are measured again with more games
CHOICES: Final = 5  # that may miss their wishes when they are measured with seeds of their own
MOST_CANDIDATES: Final = 5_000  # more combinations are not looked through: then only what was tried is
NEARER: Final = (
    0.05  # what moving a number through its whole range weighs, beside missing a wish by its tolerance
)
CHUNKS: Final = 8  # pieces for each worker


class Measured(msgspec.Struct):
    """One proposal: its numbers, what came of them, and how far that is from the wishes (0 is all met)."""

    values: dict[str, Any]
    found: dict[str, Estimate]
    miss: float


class Tuned(msgspec.Struct, kw_only=True):
    """What a search came to."""

    name: str
    game: str
    players: list[str]
    wants: list[Want]
    start: Measured
    trials: list[Measured]
    chosen: Measured  # measured with seeds that had no part in the choice
    missed: list[Measured]  # choices before it, which missed their wishes when they were measured so
    changed: list[str]  # from the game's own components
    settings: str  # what `starboard play` takes to play it
    met: bool
    answers: dict[str, list[Answer]]  # how far the bots answer each number that was moved


class Tuning:
    """A search in a folder, where every measurement is kept."""

    def __init__(self, wishes: Wishes, source: Path, folder: Path, executor: Executor) -> None:
        self.wishes = wishes
        self.game: Game = find_game(wishes.game)
        self.text = read_file(source, wishes.components)
        self.folder = folder
        self.executor = executor
        self.ranges = {
            path: list(values.values() if isinstance(values, Range) else values)
            for path, values in wishes.move.items()
        }
        for path, choices in self.ranges.items():
            if not choices:
                raise BadExperiment("nothing-to-move", path=path)
        self.unordered = [path for path, choices in self.ranges.items() if not whole(choices)]
        self.start = {path: value_at(self.variant({}).pack.data, path) for path in self.ranges}
        self.minutes_a_decision = 0.0
        self.variant({path: values[0] for path, values in self.ranges.items()})
        folder.mkdir(parents=True, exist_ok=True)

    def variant(self, values: dict[str, Any]) -> Variant:
        return variant_with(self.game, {**self.wishes.set, **values}, "", self.text)

    # -- searching ---------------------------------------------------------------------------

    def search(self, heard: Callable[[int, Measured], None] | None = None) -> Tuned:
        """Find the numbers; `heard` is told of each proposal as it has been measured."""
        if any(want.measure == MINUTES for want in self.wishes.want):
            self.minutes_a_decision = self.pace()
        before = self.measure(self.start, self.wishes.games, "search")
        trials: list[Measured] = []

        def judge(values: dict[str, Any]) -> float:
            measured = self.try_out(values)
            trials.append(measured)
            if heard:
                heard(len(trials), measured)
            return measured.miss

        if self.combinations() <= self.wishes.trials:
            for values in self.all_values():
                judge(values)
        else:
            self.study().optimize(lambda trial: judge(self.proposed(trial)), n_trials=self.wishes.trials)
        return self.tuned(before, trials, self.final(trials))

    def proposed(self, trial: Any) -> dict[str, Any]:
        """What Optuna would try next; it knows that numbers in even steps have neighbours."""
        found: dict[str, Any] = {}
        for path, choices in self.ranges.items():
            if whole(choices) and len(choices) > 1:
                low, high, step = choices[0], choices[-1], choices[1] - choices[0]
                found[path] = trial.suggest_int(path, low, high, step=step)
            else:
                found[path] = trial.suggest_categorical(path, choices)
        return found

    def all_values(self) -> Iterator[dict[str, Any]]:
        return (dict(zip(self.ranges, values, strict=True)) for values in product(*self.ranges.values()))

    def combinations(self) -> int:
        number = 1
        for choices in self.ranges.values():
            number *= len(choices)
        return number

    def study(self) -> Any:
        """Optuna's search, begun with where the numbers are."""
        optuna = load("optuna", "needs-optuna")
        optuna.logging.set_verbosity(optuna.logging.WARNING)
        sampler = optuna.samplers.TPESampler(seed=0, n_startup_trials=max(5, self.wishes.trials // 4))
        study = optuna.create_study(sampler=sampler)
        if all(self.start[path] in choices for path, choices in self.ranges.items()):
            study.enqueue_trial(self.start)
        return study

    def try_out(self, values: dict[str, Any]) -> Measured:
        """A proposal; numbers that the rules cannot be played with are as bad as can be."""
        try:
            return self.measure(values, self.wishes.games, "search")
        except StarboardError:
            return Measured(values, {}, 1e9)

    def final(self, trials: list[Measured]) -> list[Measured]:
        """The most promising again, with four times the games and other seeds; then choice after choice, each
        with seeds of its own, until one meets the wishes."""
        known = measured_once(trials)
        finalists = list(islice(self.promising(known), FINALISTS))
        known += [self.measure(values, 4 * self.wishes.games, "final") for values in finalists]
        choices: list[Measured] = []
        while len(choices) < CHOICES and not (choices and self.meets(choices[-1])):
            values = next(self.promising(known + choices), None)
            if values is None:
                raise BadExperiment("nothing-playable")
            choices.append(self.measure(values, self.wishes.confirm, f"confirmed {len(choices) + 1}"))
        return choices

    def promising(self, known: list[Measured]) -> Iterator[dict[str, Any]]:
        """Numbers that the rules can be played with, those first that should miss the wishes least."""
        tried = {str(one.values): one.values for one in known}
        candidates = self.all_values() if self.combinations() <= MOST_CANDIDATES else tried.values()
        expected = [found for values in candidates if (found := self.expected(values, known))]
        for one in sorted(expected, key=lambda one: one.miss):
            if self.is_playable(one.values):
                yield one.values

    def expected(self, values: dict[str, Any], known: list[Measured]) -> Measured | None:
        """What the measurements around a proposal say of it; nothing where there are too few."""
        near = [one for one in known if all(one.values[path] == values[path] for path in self.unordered)]
        if not near:
            return None
        place = self.place(values)
        found: dict[str, Estimate] = {}
        for name, _, _ in self.targets(near[0].found):
            points = [self.point(one.values, one.found[name]) for one in near]
            if sum(weight(point, place) for point in points) < self.wishes.games / 2:
                return None
            value = height(points, place)
            found[name] = Estimate(value, value, value, 0)
        return self.judged(values, found)

    def point(self, values: dict[str, Any], found: Estimate) -> Point:
        return Point(self.place(values), found.value, found.games)

    def place(self, values: dict[str, Any]) -> list[float]:
        """Where numbers that have neighbours stand, each as a part of its range."""
        ordered = (path for path in self.ranges if path not in self.unordered)
        return [values[path] / max(self.ranges[path][-1] - self.ranges[path][0], 1) for path in ordered]

    def is_playable(self, values: dict[str, Any]) -> bool:
        try:
            self.variant(values)
        except StarboardError:
            return False
        return True

    def meets(self, measured: Measured) -> bool:
        targets = self.targets(measured.found)
        return all(abs(measured.found[name].value - value) <= within for name, value, within in targets)

    def tuned(self, before: Measured, trials: list[Measured], choices: list[Measured]) -> Tuned:
        """The choice that met the wishes; where none did, the one that missed them least."""
        chosen = choices[-1] if self.meets(choices[-1]) else min(choices, key=lambda one: one.miss)
        variant = self.variant(chosen.values)
        return Tuned(
            name=self.wishes.name,
            game=self.wishes.game,
            players=self.wishes.players,
            wants=self.wishes.want,
            start=before,
            trials=trials,
            chosen=chosen,
            missed=[one for one in choices if one is not chosen],
            changed=[str(change) for change in variant.changed()],
            settings=as_settings(self.wishes.options, variant),
            met=self.meets(chosen),
            answers=self.answers(chosen.values),
        )

    def answers(self, values: dict[str, Any]) -> dict[str, list[Answer]]:
        """Each number that was moved, by itself: do the bots notice, where that is asked for?"""
        if not self.wishes.answers:
            return {}
        first = self.cell(self.start, "answers")
        moved = [path for path, value in values.items() if value != self.start[path]]
        work = [
            (
                self.wishes.game,
                first,
                self.cell({**self.start, path: values[path]}, "answers"),
                self.wishes.answers,
            )
            for path in moved
        ]
        return {moved[number]: found for number, found in self.executor.answers(ask, work)}

    # -- measuring ---------------------------------------------------------------------------

    def measure(self, values: dict[str, Any], games: int, stage: str) -> Measured:
        """Play it, unless that was done; the same games whatever else was measured."""
        cell = self.cell(values, stage)
        return self.judged(values, self.kept(f"{stage}-{cell.hash[:16]}", cell, games))

    def kept(self, name: str, cell: Cell, games: int) -> dict[str, Estimate]:
        """What the games of a cell came to: as it is kept, else played now."""
        file = self.folder / f"{name}-{games}.rows"
        if file.exists():
            with suppress(msgspec.DecodeError):  # what cannot be read is played again
                return msgspec.msgpack.decode(file.read_bytes(), type=dict[str, Estimate])
        found = self.play(cell, games)
        write_whole(file, msgspec.msgpack.encode(found))
        return found

    def judged(self, values: dict[str, Any], found: dict[str, Estimate]) -> Measured:
        miss = sum(((found[name].value - value) / within) ** 2 for name, value, within in self.targets(found))
        return Measured(values, found, miss + NEARER * self.moved(values))

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
        cell = msgspec.structs.replace(self.cell(self.start, "pace"), hash=own.hash, changes={})
        decisions = self.kept("pace", cell, self.wishes.games)["decisions"]
        return sum(self.game.minutes) / 2 / decisions.value

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

    def moved(self, values: dict[str, Any]) -> float:
        """How far the numbers are from where they began, each as a part of its range."""
        total = 0.0
        for path, value in values.items():
            choices = self.ranges[path]
            if whole(choices) and type(self.start[path]) is int and len(choices) > 1:
                total += abs(value - self.start[path]) / (max(choices) - min(choices))
            else:
                total += value != self.start[path]
        return total


def measured_once(trials: list[Measured]) -> list[Measured]:
    """Those that could be played, each once: proposed again, the same games say nothing new."""
    return list({str(trial.values): trial for trial in trials if trial.found}.values())


def whole(choices: list[Any]) -> bool:
    """Are these whole numbers upwards in even steps, so that near ones are alike?"""
    if not all(type(choice) is int for choice in choices):
        return False
    steps = {late - early for early, late in pairwise(choices)}
    return len(steps) <= 1 and all(step > 0 for step in steps)
