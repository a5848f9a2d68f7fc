"""The numbers that a search may move: what each may be, where it begins, and which have neighbours."""

from collections.abc import Iterator, Mapping
from itertools import pairwise, product
from math import prod
from typing import Any

from starboard.lab.experiments import BadExperiment, Range, Values
from starboard.lab.variants import value_at


class SearchSpace:
    """Every number by its path, with the values that it may have."""

    def __init__(self, move: Mapping[str, Values], components: dict[str, Any]) -> None:
        self.ranges = {
            path: list(values.values() if isinstance(values, Range) else values)
            for path, values in move.items()
        }
        for path, choices in self.ranges.items():
            if not choices:
                raise BadExperiment("nothing-to-move", path=path)
        self.unordered = [path for path, choices in self.ranges.items() if not whole(choices)]
        self.start = {path: value_at(components, path) for path in self.ranges}

    def first_values(self) -> dict[str, Any]:
        return {path: values[0] for path, values in self.ranges.items()}

    def all_values(self) -> Iterator[dict[str, Any]]:
        return (dict(zip(self.ranges, values, strict=True)) for values in product(*self.ranges.values()))

    def combinations(self) -> int:
        return prod(len(choices) for choices in self.ranges.values())

    def holds(self, values: dict[str, Any]) -> bool:
        return all(values[path] in choices for path, choices in self.ranges.items())

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

    def place(self, values: dict[str, Any]) -> list[float]:
        """Where numbers that have neighbours stand, each as a part of its range."""
        ordered = (path for path in self.ranges if path not in self.unordered)
        return [values[path] / max(self.ranges[path][-1] - self.ranges[path][0], 1) for path in ordered]

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


def whole(choices: list[Any]) -> bool:
    """Are these whole numbers upwards in even steps, so that near ones are alike?"""
    if not all(type(choice) is int for choice in choices):
        return False
    steps = {late - early for early, late in pairwise(choices)}
    return len(steps) <= 1 and all(step > 0 for step in steps)
