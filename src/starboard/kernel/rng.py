"""A small, quick, seeded generator that gives the same numbers compiled and interpreted.

It serves simulation and search. Dice that people must be able to trust come from `dice`.
"""

import hashlib
from typing import Final

from mypy_extensions import i64

LOW_32: Final = 0xFFFFFFFF


class Random:
    """Chris Doty-Humphrey's sfc32: four words, no multiplication, so it never leaves 64 bits."""

    def __init__(self, seed: int | str = 0) -> None:
        digest = hashlib.sha256(str(seed).encode()).digest()
        self.a: i64 = int.from_bytes(digest[0:4], "big")
        self.b: i64 = int.from_bytes(digest[4:8], "big")
        self.c: i64 = int.from_bytes(digest[8:12], "big")
        self.counter: i64 = int.from_bytes(digest[12:16], "big")

    def word(self) -> i64:
        """The next 32 bits."""
        b = self.b
        c = self.c
        out = (self.a + b + self.counter) & LOW_32
        self.counter = (self.counter + 1) & LOW_32
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & LOW_32
        self.c = (((c << 21) | (c >> 11)) + out) & LOW_32
        return out

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, each equally likely; n at most 2**31."""
        product = self.word() * n
        if (product & LOW_32) < n:
            # Lemire's method: the few words that would favour some numbers are drawn again.
            while (product & LOW_32) < ((LOW_32 + 1) % n):
                product = self.word() * n
        return product >> 32

    def choice(self, items: list[int]) -> int:
        """One of `items`."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[int]) -> None:
        """Put `items` in a random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def weighted(self, odds: list[tuple[int, int]]) -> int:
        """An outcome of `odds`, by its weight."""
        total: i64 = 0
        for _, weight in odds:
            total += weight
        pick = self.below(total)
        for outcome, weight in odds:
            pick -= weight
            if pick < 0:
                return outcome
        raise ValueError("odds without weight")

    def uniform(self) -> float:
        """A number from 0 up to, but not, 1."""
        return float(self.word()) / 4294967296.0

    def clone(self) -> "Random":
        """A second generator that will give the same numbers."""
        twin = Random()
        twin.become(self)
        return twin

    def reseed(self, seed: int | str) -> None:
        """Begin afresh, as a generator made with this seed."""
        self.become(Random(seed))

    def become(self, other: "Random") -> None:
        self.a = other.a
        self.b = other.b
        self.c = other.c
        self.counter = other.counter
