"""Positions as rows of small whole numbers, for programs that learn. What each number means says the spec."""

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from starboard.kernel.packs import Pack
from starboard.kernel.state import State

if TYPE_CHECKING:
    from starboard.kernel.observation import Part

LARGEST: Final = 32767  # what a number of a row can be; what is larger is written as this


class Writer:
    """Fills a row from left to right and makes no objects; `at` is where it goes on."""

    def __init__(self, row: vec[i16]) -> None:
        self.row = row
        self.at: i64 = 0

    def number(self, value: i64) -> None:
        if value > LARGEST:
            value = LARGEST
        self.row[self.at] = i16(value)
        self.at += 1

    def flag(self, is_so: bool) -> None:
        self.row[self.at] = 1 if is_so else 0
        self.at += 1

    def one_of(self, value: i64, size: i64) -> None:
        """A one in place `value` of so many; none for a value below 0."""
        row = self.row
        at = self.at
        for place in range(at, at + size):
            row[place] = 0
        if value >= 0:
            row[at + value] = 1
        self.at = at + size

    def flags(self, bits: i64, size: i64) -> None:
        """The lowest bits of a set, one place each."""
        row = self.row
        at = self.at
        for place in range(size):
            row[at + place] = i16(bits >> place & 1)
        self.at = at + size

    def numbers(self, values: list[int], first: i64, size: i64) -> None:
        """So many entries of a list, from the first on."""
        row = self.row
        at = self.at
        for place in range(size):
            value: i64 = values[first + place]
            row[at + place] = i16(value) if value < LARGEST else LARGEST
        self.at = at + size

    def equal(self, values: list[int], wanted: i64) -> None:
        """For each entry of a list whether it is the wanted one."""
        row = self.row
        at = self.at
        size = i64(len(values))
        for place in range(size):
            value: i64 = values[place]
            row[at + place] = 1 if value == wanted else 0
        self.at = at + size

    def places(self, things: list[int], size: i64) -> None:
        """For each of so many things its place in a list of them, from 1 on; 0 if it is not there."""
        at = self.at
        self.nothing(size)
        for place in range(len(things)):
            self.row[at + things[place]] = i16(place + 1)

    def nothing(self, size: i64) -> None:
        """So many zeros."""
        row = self.row
        at = self.at
        for place in range(at, at + size):
            row[place] = 0
        self.at = at + size


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder(ABC):
    """How a game is put into numbers, as a seat may know it. What it writes, its parts describe, in order."""

    @abstractmethod
    def parts(self, pack: Pack, players: int) -> list["Part"]:
        """What `write` writes."""

    @abstractmethod
    def write(self, state: State, seat: int, writer: Writer) -> None:
        """What `seat` may know of a position, and nothing else."""

    def hidden_parts(self, pack: Pack, players: int) -> list["Part"]:
        """What `write_hidden` writes: nothing where nothing is hidden."""
        return []

    def write_hidden(self, state: State, writer: Writer) -> None:
        """What the whole position has besides: for a critic that is asked only while learning."""
        return


def new_row(size: int) -> vec[i16]:
    """A row of zeros, or several one after the other."""
    return vec[i16]([0] * size)
