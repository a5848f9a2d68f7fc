"""Chance that is the same in every run: the dice of tables by a stated seed, and a bot that plays by one.

A table draws the seed of its dice, and a nonce for whoever brings none, when it is opened; nothing else of
a game is left to chance. `steady_dice` has the n-th table after `begin` draw what the n-th table always drew.
"""

import hashlib
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from starboard.bots.bot import Bot
from starboard.kernel.game import Game
from starboard.kernel.rng import Random
from starboard.kernel.state import State

STEADY = f"{__file__}:SteadyBot"


class SteadyBot(Bot):
    """Anything legal, the same at every table: where it sits decides, not what the table is called."""

    def __init__(self, game: Game, random: Random) -> None:
        super().__init__(game, Random("steady"))

    def choose(self, state: State, seat: int) -> int:
        return int(self.random.choice(state.legal(seat)))


class SteadyChance:
    """Stands where a module has `secrets`: seeds and nonces by number, all else as it was."""

    def __init__(self) -> None:
        self.begin()

    def begin(self, seed: str = "") -> None:
        """From here on the first table is the first again."""
        self.seed = seed
        self.tables = 0

    def token_bytes(self, count: int) -> bytes:
        self.tables += 1
        return hashlib.sha256(f"{self.seed}|{self.tables}".encode()).digest()[:count]

    def token_urlsafe(self, count: int) -> str:
        return "a-nonce-of-a-test"

    def __getattr__(self, name: str) -> Any:
        return getattr(secrets, name)


@contextmanager
def steady_dice() -> Iterator[SteadyChance]:
    chance = SteadyChance()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("starboard.kernel.dice.secrets", chance)
        patch.setattr("starboard.tables.lobby.secrets", chance)
        yield chance
