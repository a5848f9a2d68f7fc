"""What a network learns from: decisions of games that were played to their end, as arrays."""

from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np

from starboard.kernel.whole_files import write_whole

Array = Any  # of NumPy, which says little about its types


@dataclass
class Samples:
    """Decisions one after the other. What is mostly 0 is kept as places and values, row after row."""

    row_ends: Array  # where the numbers of each observation end
    places: Array
    numbers: Array
    move_ends: Array  # where the actions of each decision end
    moves: Array
    weights: Array  # how good each action was found to be, together 1
    worth: Array  # what each seat got, from the viewer's own on
    margins: Array  # how far each seat was ahead of the mean in points, from the viewer's own on

    def __len__(self) -> int:
        return len(self.row_ends)

    def dense(self, rows: Array, inputs: int, actions: int) -> tuple[Array, Array, Array]:
        """Observations, actions' weights and which actions were open, each as a full array."""
        seen = np.zeros((len(rows), inputs), np.float32)
        liked = np.zeros((len(rows), actions), np.float32)
        legal = np.zeros((len(rows), actions), np.bool_)
        at, take = spread(self.row_ends, rows)
        seen[at, self.places[take]] = self.numbers[take]
        at, take = spread(self.move_ends, rows)
        liked[at, self.moves[take]] = self.weights[take]
        legal[at, self.moves[take]] = True
        return seen, liked, legal

    def save(self, file: Path) -> None:
        write_whole(file, packed(vars(self)))


def spread(ends: Array, rows: Array) -> tuple[Array, Array]:
    """For ragged rows: to which of them each entry belongs, and where the entry stands."""
    starts = np.where(rows > 0, ends[rows - 1], 0)
    lengths = ends[rows] - starts
    at = np.repeat(np.arange(len(rows)), lengths)
    first = np.repeat(starts - np.concatenate(([0], np.cumsum(lengths)[:-1])), lengths)
    return at, first + np.arange(len(at))


def packed(arrays: dict[str, Array]) -> bytes:
    """Arrays by name as a file of NumPy's has them."""
    content = BytesIO()
    np.savez_compressed(content, **arrays)
    return content.getvalue()


def load(file: Path) -> Samples:
    with np.load(file) as kept:
        return Samples(**{name: kept[name] for name in kept.files})


def together(parts: Sequence[Samples]) -> Samples:
    """Several as one."""
    joined: dict[str, Array] = {}
    for name in vars(parts[0]):
        arrays = [getattr(part, name) for part in parts]
        if name.endswith("_ends"):
            before = np.cumsum([0] + [array[-1] if len(array) else 0 for array in arrays[:-1]])
            arrays = [array + start for array, start in zip(arrays, before, strict=True)]
        joined[name] = np.concatenate(arrays)
    return Samples(**joined)
