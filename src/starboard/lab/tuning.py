"""Searching for numbers that make a game as it is wanted: which may move, what is to be measured, how near.

Optuna proposes and bots play. What all proposals together say (`surface.py`) names the most promising,
tried or not; these are measured with more games and other seeds, and what is chosen is measured once more
with seeds that had no part in choosing it. If it misses, that is one more measurement, and the next choice
has its turn.
"""

from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any, Final

import msgspec

from starboard.bots.executors import Executor
from starboard.kernel.errors import StarboardError
from starboard.lab.answers import Answer, ask
from starboard.lab.component_writing import as_settings
from starboard.lab.experiments import BadExperiment
from starboard.lab.measurements import Measured, Measurements
from starboard.lab.optional import load
from starboard.lab.statistics import Estimate
from starboard.lab.surface import Point, height, weight
from starboard.lab.wishes import Want, Wishes

FINALISTS: Final = 3  # proposals that are measured again with more games
CHOICES: Final = 5  # that may miss their wishes when they are measured with seeds of their own
MOST_CANDIDATES: Final = 5_000  # more combinations are not looked through: then only what was tried is


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
        self.executor = executor
        self.measurements = Measurements(wishes, source, folder, executor)
        self.space = self.measurements.space

    def search(self, heard: Callable[[int, Measured], None] | None = None) -> Tuned:
        """Find the numbers; `heard` is told of each proposal as it has been measured."""
        self.measurements.find_pace()
        before = self.measurements.measure(self.space.start, self.wishes.games, "search")
        trials: list[Measured] = []

        def judge(values: dict[str, Any]) -> float:
            measured = self.try_out(values)
            trials.append(measured)
            if heard:
                heard(len(trials), measured)
            return measured.miss

        if self.space.combinations() <= self.wishes.trials:
            for values in self.space.all_values():
                judge(values)
        else:
            self.study().optimize(
                lambda trial: judge(self.space.proposed(trial)), n_trials=self.wishes.trials
            )
        return self.tuned(before, trials, self.final(trials))

    def study(self) -> Any:
        """Optuna's search, begun with where the numbers are."""
        optuna = load("optuna", "needs-optuna")
        optuna.logging.set_verbosity(optuna.logging.WARNING)
        sampler = optuna.samplers.TPESampler(seed=0, n_startup_trials=max(5, self.wishes.trials // 4))
        study = optuna.create_study(sampler=sampler)
        if self.space.holds(self.space.start):
            study.enqueue_trial(self.space.start)
        return study

    def try_out(self, values: dict[str, Any]) -> Measured:
        """A proposal; numbers that the rules cannot be played with are as bad as can be."""
        try:
            return self.measurements.measure(values, self.wishes.games, "search")
        except StarboardError:
            return Measured(values, {}, 1e9)

    def final(self, trials: list[Measured]) -> list[Measured]:
        """The most promising again, with four times the games and other seeds; then choice after choice, each
        with seeds of its own, until one meets the wishes."""
        known = measured_once(trials)
        finalists = list(islice(self.promising(known), FINALISTS))
        known += [self.measurements.measure(values, 4 * self.wishes.games, "final") for values in finalists]
        choices: list[Measured] = []
        while len(choices) < CHOICES and not (choices and self.measurements.meets(choices[-1])):
            values = next(self.promising(known + choices), None)
            if values is None:
                raise BadExperiment("nothing-playable")
            choices.append(
                self.measurements.measure(values, self.wishes.confirm, f"confirmed {len(choices) + 1}")
            )
        return choices

    def promising(self, known: list[Measured]) -> Iterator[dict[str, Any]]:
        """Numbers that the rules can be played with, those first that should miss the wishes least."""
        tried = {str(one.values): one.values for one in known}
        candidates = (
            self.space.all_values() if self.space.combinations() <= MOST_CANDIDATES else tried.values()
        )
        expected = [found for values in candidates if (found := self.expected(values, known))]
        for one in sorted(expected, key=lambda one: one.miss):
            if self.is_playable(one.values):
                yield one.values

    def expected(self, values: dict[str, Any], known: list[Measured]) -> Measured | None:
        """What the measurements around a proposal say of it; nothing where there are too few."""
        near = [
            one for one in known if all(one.values[path] == values[path] for path in self.space.unordered)
        ]
        if not near:
            return None
        place = self.space.place(values)
        found: dict[str, Estimate] = {}
        for name, _, _ in self.measurements.targets(near[0].found):
            points = [self.point(one.values, one.found[name]) for one in near]
            if sum(weight(point, place) for point in points) < self.wishes.games / 2:
                return None
            value = height(points, place)
            found[name] = Estimate(value, value, value, 0)
        return self.measurements.judged(values, found)

    def point(self, values: dict[str, Any], found: Estimate) -> Point:
        return Point(self.space.place(values), found.value, found.games)

    def is_playable(self, values: dict[str, Any]) -> bool:
        try:
            self.measurements.variant(values)
        except StarboardError:
            return False
        return True

    def tuned(self, before: Measured, trials: list[Measured], choices: list[Measured]) -> Tuned:
        """The choice that met the wishes; where none did, the one that missed them least."""
        chosen = (
            choices[-1] if self.measurements.meets(choices[-1]) else min(choices, key=lambda one: one.miss)
        )
        variant = self.measurements.variant(chosen.values)
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
            met=self.measurements.meets(chosen),
            answers=self.answers(chosen.values),
        )

    def answers(self, values: dict[str, Any]) -> dict[str, list[Answer]]:
        """Each number that was moved, by itself: do the bots notice, where that is asked for?"""
        if not self.wishes.answers:
            return {}
        first = self.measurements.cell(self.space.start, "answers")
        moved = [path for path, value in values.items() if value != self.space.start[path]]
        work = [
            (
                self.wishes.game,
                first,
                self.measurements.cell({**self.space.start, path: values[path]}, "answers"),
                self.wishes.answers,
            )
            for path in moved
        ]
        return {moved[number]: found for number, found in self.executor.answers(ask, work)}


def measured_once(trials: list[Measured]) -> list[Measured]:
    """Those that could be played, each once: proposed again, the same games say nothing new."""
    return list({str(trial.values): trial for trial in trials if trial.found}.values())
