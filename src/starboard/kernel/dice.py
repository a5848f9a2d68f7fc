# mypyc: skip
"""Dice that anyone can check.

Before the first roll SHA-256 of a secret seed is published; afterwards people may add nonces of
their own. The n-th chance result (counted from 0) comes from

    HMAC-SHA256(key = seed, message = "nonce,nonce,…|n|attempt")

whose first eight bytes, read as a big-endian number, are reduced by the sum of the weights. A
number in the uneven rest at the top is thrown away and the next attempt (counted from 0) is made.
When the seed is published at the end, every roll can be worked out again.

In the second scheme people pledge their nonces before any of them is shown: `pledges` has, beside each nonce,
its SHA-256 as it was published then, "" for a nonce that was not pledged. The rolls follow in the same way.

In the third, nonces were added during the game: `since` has, beside each nonce, the number of the first
chance result it counts for.
"""

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import Final

RANGE: Final = 1 << 64


class Dice:
    """The chance of one table, from its seed and the nonces of the people at it."""

    def __init__(
        self,
        seed: bytes | None = None,
        nonces: Sequence[str] = (),
        pledges: Sequence[str] = (),
        since: Sequence[int] = (),
    ) -> None:
        self.seed = secrets.token_bytes(32) if seed is None else seed
        self.nonces = list(nonces)
        self.pledges = list(pledges)
        self.since = list(since)  # empty if all nonces count from the first result on

    @property
    def commitment(self) -> str:
        """What is published before the first roll."""
        return hashlib.sha256(self.seed).hexdigest()

    def first_broken_pledge(self) -> str | None:
        """A nonce that is not the one that was pledged, if there is any."""
        for nonce, pledge in zip(self.nonces, self.pledges):
            if pledge and hashlib.sha256(nonce.encode()).hexdigest() != pledge:
                return nonce
        return None

    def add(self, nonces: Sequence[str], pledges: Sequence[str], since: int) -> None:
        """More nonces, which count from the chance result number `since` on."""
        before = len(self.nonces)
        self.pledges += [""] * (before - len(self.pledges)) + list(pledges)
        self.since += [0] * (before - len(self.since)) + [since] * len(nonces)
        self.nonces += nonces

    def nonces_for(self, number: int) -> list[str]:
        """The nonces that chance result `number` comes from."""
        if not self.since:
            return self.nonces
        return [nonce for nonce, since in zip(self.nonces, self.since) if since <= number]

    def outcome(self, odds: list[tuple[int, int]], number: int) -> int:
        """The chance result that has `number` results before it."""
        total = sum(weight for _, weight in odds)
        pick = self._below(total, number)
        place = 0
        while pick >= odds[place][1]:
            pick -= odds[place][1]
            place += 1
        return odds[place][0]

    def _below(self, total: int, number: int) -> int:
        even = RANGE - RANGE % total
        nonces = ",".join(self.nonces_for(number))
        attempt = 0
        while True:
            message = f"{nonces}|{number}|{attempt}"
            digest = hmac.new(self.seed, message.encode(), hashlib.sha256).digest()
            value = int.from_bytes(digest[:8], "big")
            if value < even:
                return value % total
            attempt += 1
