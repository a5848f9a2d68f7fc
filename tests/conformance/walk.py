"""Walks through games at random: the positions that the properties are checked on."""

from collections.abc import Iterator
from typing import Any

from starboard.kernel.game import Game
from starboard.kernel.playing import random_action
from starboard.kernel.rng import Random
from starboard.kernel.state import CHANCE, State

LONGEST = 20_000  # a game that takes more small actions than this does not end


class Walk:
    """One random game: its positions one after the other, and the actions taken."""

    def __init__(self, game: Game, options: dict[str, Any], seed: int) -> None:
        self.game = game
        self.options = options
        self.random = Random(f"walk {seed}")
        self.state = game.new(options)
        self.actions: list[tuple[int, int]] = []

    def positions(self, share: float = 1.0) -> Iterator[State]:
        """The positions of the game, or a random share of them, the last one always among them."""
        while True:
            over = not self.state.actors()
            if over or self.random.uniform() < share:
                yield self.state
            if over:
                return
            self.step()

    def step(self) -> None:
        actors = self.state.actors()
        actor = actors[self.random.below(len(actors))]
        action = random_action(self.state, actor, self.random)
        self.state.advance(actor, action)
        self.actions.append((actor, action))
        assert len(self.actions) < LONGEST, "the game does not end"

    def pick(self, items: list[int], most: int) -> list[int]:
        """At most `most` of the items, at random."""
        chosen = list(items)
        self.random.shuffle(chosen)
        return chosen[:most]


def seats_asked(state: State) -> list[int]:
    """The seats, not chance, that may act now."""
    return [actor for actor in state.actors() if actor != CHANCE]


def viewers(state: State) -> list[int | None]:
    """Every seat, and a spectator."""
    return [*range(state.seats()), None]


def after(state: State, actor: int, action: int) -> State:
    """The position an action leads to; the one before stays."""
    twin = state.clone()
    twin.advance(actor, action)
    return twin
