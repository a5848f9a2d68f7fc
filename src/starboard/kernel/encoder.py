"""Positions as rows of small whole numbers, for programs that learn; the spec says what each number means."""

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
    """Fills a row of a buffer from left to right, and makes no objects.

    Most numbers of a row are 0 and stay so: only others are set, and taken back when the row is begun anew.
    """

    def __init__(self, buffer: vec[i16], start: int, size: int) -> None:
        self.buffer = buffer
        self.start: i64 = start
        self.at: i64 = start  # where the next number goes
        self.marks: vec[i64] = vec[i64]([0] * size)  # the places that are not 0
        self.marked: i64 = 0

    def begin(self) -> None:
        """An empty row."""
        buffer = self.buffer
        marks = self.marks
        for mark in range(self.marked):
            buffer[marks[mark]] = 0
        self.marked = 0
        self.at = self.start

    def set(self, place: i64, value: i64) -> None:
        """A number that is not 0, at a place of the buffer."""
        self.buffer[place] = i16(value) if value < LARGEST else LARGEST
        self.marks[self.marked] = place
        self.marked += 1

    def number(self, value: i64) -> None:
        if value:
            self.set(self.at, value)
        self.at += 1

    def flag(self, is_so: bool) -> None:
        if is_so:
            self.set(self.at, 1)
        self.at += 1

    def one_of(self, value: i64, size: i64) -> None:
        """A one in place `value` of so many; none for a value below 0."""
        if value >= 0:
            self.set(self.at + value, 1)
        self.at += size

    def seat(self, seat: i64, own: i64, players: i64) -> None:
        """Who of the players it is, counted from the `own` seat on; none for a seat below 0."""
        self.one_of(-1 if seat < 0 else (seat - own + players) % players, players)

    def flags(self, bits: i64, size: i64) -> None:
        """The lowest bits of a set, one place each."""
        place = self.at
        while bits:
            if bits & 1:
                self.set(place, 1)
            bits >>= 1
            place += 1
        self.at += size

    def numbers(self, values: list[int], first: i64, size: i64) -> None:
        """So many entries of a list, from the first on."""
        for place in range(size):
            value: i64 = values[first + place]
            if value:
                self.set(self.at + place, value)
        self.at += size

    def equal(self, values: list[int], wanted: i64) -> None:
        """For each entry of a list whether it is the wanted one."""
        for place in range(len(values)):
            value: i64 = values[place]
            if value == wanted:
                self.set(self.at + place, 1)
        self.at += len(values)

    def places(self, things: list[int], size: i64) -> None:
        """For each of so many things its place in a list of them, from 1 on; 0 if it is not there."""
        for place in range(len(things)):
            self.set(self.at + things[place], place + 1)
        self.at += size

    def nothing(self, size: i64) -> None:
        """So many zeros."""
        self.at += size


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
        """What is hidden from the seats: for a critic that is asked only while learning."""
        return

    def summary_parts(self, pack: Pack, players: int) -> list["Part"]:
        """What `write_summary` writes: nothing where the observation alone is plain enough."""
        return []

    def write_summary(self, state: State, seat: int, writer: Writer) -> None:
        """What `seat` could reckon from its observation, but a small network hardly can: scores, sets."""
        return


def new_row(size: int) -> vec[i16]:
    """A row of zeros, or several one after the other."""
    return vec[i16]([0] * size)
