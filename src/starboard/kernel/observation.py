# mypyc: skip
"""What the numbers of an observation mean: named parts, a few words for every number, and the way back."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any, Final, Literal

import msgspec

from starboard.kernel.encoder import LARGEST, Writer, new_row
from starboard.kernel.packs import Pack
from starboard.kernel.state import State

Kind = Literal["one-of", "flags", "numbers"]

SEATS: Final = ("you", "the next seat", "the seat after next", "the third seat on", "the fourth seat on")


class Part(msgspec.Struct, frozen=True):
    """Some numbers of an observation that belong together.

    `one-of` has a 1 at one label or at none, `flags` a 1 at any of them, `numbers` a whole number at each.
    """

    name: str
    kind: Kind
    about: str
    labels: tuple[str, ...]
    most: int = 1  # no number is larger
    scale: int = 1  # what is divided by to bring usual numbers between 0 and 1

    def read(self, numbers: Sequence[int]) -> Any:
        """The part as a person would say it: a label or None, labels, or numbers by label."""
        there = [label for label, number in zip(self.labels, numbers, strict=True) if number]
        if self.kind == "one-of":
            return there[0] if there else None
        return there if self.kind == "flags" else dict(zip(self.labels, map(int, numbers), strict=True))


class Spec:
    """All parts of an observation in order; `size` is how many numbers it has."""

    def __init__(self, game: str, players: int, parts: Sequence[Part]) -> None:
        self.game = game
        self.players = players
        self.parts = tuple(parts)
        self.size = sum(len(part.labels) for part in parts)

    def __repr__(self) -> str:
        return f"<{self.size} numbers in {len(self.parts)} parts: {self.game} for {self.players}>"

    @cached_property
    def slices(self) -> dict[str, slice]:
        """Where each part stands, by its name."""
        found: dict[str, slice] = {}
        start = 0
        for part in self.parts:
            found[part.name] = slice(start, start + len(part.labels))
            start += len(part.labels)
        return found

    @cached_property
    def words(self) -> tuple[str, ...]:
        """What each number means, one phrase a number."""
        return tuple(f"{part.about}: {label}" for part in self.parts for label in part.labels)

    @cached_property
    def most(self) -> list[int]:
        """The largest value of each number."""
        return [part.most for part in self.parts for _ in part.labels]

    @cached_property
    def scales(self) -> list[int]:
        """What each number is divided by when floats are wanted."""
        return [part.scale for part in self.parts for _ in part.labels]

    def read(self, numbers: Sequence[int]) -> dict[str, Any]:
        """An observation by the names of its parts, in words and numbers."""
        if len(numbers) != self.size:
            raise ValueError(f"An observation of {self.game} has {self.size} numbers, not {len(numbers)}.")
        return {part.name: part.read(numbers[self.slices[part.name]]) for part in self.parts}

    def to_dict(self) -> dict[str, Any]:
        """The same as data, ready for JSON."""
        return {
            "game": self.game,
            "players": self.players,
            "size": self.size,
            "parts": msgspec.to_builtins(self.parts),
        }


def make_spec(pack: Pack, players: int, whole: bool = False) -> Spec:
    """The spec for a number of players; `whole` adds what is hidden from seats."""
    encoder = pack.game.encoder
    parts = encoder.parts(pack, players)
    if whole:
        parts = parts + encoder.hidden_parts(pack, players)
    return Spec(pack.game.name, players, parts)


def make_network_spec(pack: Pack, players: int) -> Spec:
    """The spec of what a network reads: the observation, and what is reckoned from it."""
    encoder = pack.game.encoder
    parts = encoder.parts(pack, players) + encoder.summary_parts(pack, players)
    return Spec(pack.game.name, players, parts)


def observe(state: State, seat: int, whole: bool = False) -> list[int]:
    """The observation of one position, as `make_spec` describes it."""
    pack = state.components()
    if not 0 <= seat < state.seats():
        raise ValueError(f"This game of {pack.game.name} has the seats 0 to {state.seats() - 1}, not {seat}.")
    size = make_spec(pack, state.seats(), whole).size
    writer = Writer(new_row(size), 0, size)
    pack.game.encoder.write(state, seat, writer)
    if whole:
        pack.game.encoder.write_hidden(state, writer)
    return list(writer.buffer)


def network_row(state: State, seat: int) -> list[int]:
    """What a network reads of one position, as `make_network_spec` describes it."""
    pack = state.components()
    size = make_network_spec(pack, state.seats()).size
    writer = Writer(new_row(size), 0, size)
    pack.game.encoder.write(state, seat, writer)
    pack.game.encoder.write_summary(state, seat, writer)
    return list(writer.buffer)


# -- what parts are made of ------------------------------------------------------------------------


def one_of(name: str, about: str, labels: Sequence[str]) -> Part:
    """A choice among labels."""
    return Part(name, "one-of", about, tuple(labels))


def flag(name: str, about: str) -> Part:
    """Yes or no."""
    return Part(name, "flags", about, ("yes",))


def flags(name: str, about: str, labels: Sequence[str]) -> Part:
    """Any of the labels."""
    return Part(name, "flags", about, tuple(labels))


def numbers(name: str, about: str, labels: Sequence[str], scale: int, most: int = LARGEST) -> Part:
    """A number for each label."""
    return Part(name, "numbers", about, tuple(labels), most, max(scale, 1))


def number(name: str, about: str, scale: int, most: int = LARGEST) -> Part:
    """A single number."""
    return numbers(name, about, ("number",), scale, most)
