"""Fit the planner's idea of Cosmic Convoy's chances to voyages that its policy plays alone.

    python -m bench.fit_convoy [--voyages N] [--hidden N] [--seed S]      (needs numpy)

Every cycle of a voyage is put into signs, with whether the voyage was won; a network of one hidden layer
learns the likelihood of it. A tenth of the voyages is kept apart to tell when it has learnt enough. The
weights go to `src/starboard/bots/convoy_chances.json`.
"""

import argparse
import json
from typing import Any

import numpy as np

from bench.builds import ROOT
from starboard.bots.convoy_chances import signs_of
from starboard.bots.policies.convoy import ConvoyPolicy
from starboard.games.convoy.game import CONVOY
from starboard.games.convoy.state import Position
from starboard.kernel.rng import Random

WEIGHTS = ROOT / "src" / "starboard" / "bots" / "convoy_chances.json"
EPOCHS = 25
BATCH = 256
PACE = 3e-3  # of learning, at the start
KEPT_APART = 10  # one voyage in so many

Array = Any  # of numpy


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.fit_convoy", description="Fit Cosmic Convoy's chances.")
    parser.add_argument("--voyages", type=int, default=12_000, help="at each rank")
    parser.add_argument("--hidden", type=int, default=20, help="nodes of the hidden layer")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    signs, won, apart = played(given.voyages, given.seed)
    network = Network(signs.shape[1], given.hidden, given.seed)
    best, loss = network.weights(), float("inf")
    for epoch in range(EPOCHS):
        network.learn(signs[~apart], won[~apart], PACE * 0.5 * (1 + np.cos(np.pi * epoch / EPOCHS)))
        now = network.loss(signs[apart], won[apart])
        print(f"epoch {epoch + 1}: log loss {now:.4f} on voyages kept apart")
        if now < loss:
            best, loss = network.weights(), now
    WEIGHTS.write_text(json.dumps(best) + "\n")


def played(voyages: int, seed: int) -> tuple[Array, Array, Array]:
    """The signs of all cycles, whether their voyage was won, and whether it is kept apart."""
    policy = ConvoyPolicy()
    rows: list[list[float]] = []
    won: list[float] = []
    apart: list[bool] = []
    for rank in (1, 2, 3):
        for number in range(voyages):
            cycles, victory = voyage(policy, rank, Random(f"{seed}/{rank}/{number}"))
            rows += cycles
            won += [victory] * len(cycles)
            apart += [number % KEPT_APART == 0] * len(cycles)
    print(f"{3 * voyages} voyages, {len(rows)} cycles, {sum(won) / len(won):.0%} of them in won voyages")
    return np.array(rows), np.array(won), np.array(apart)


def voyage(policy: ConvoyPolicy, rank: int, dice: Random) -> tuple[list[list[float]], float]:
    state = CONVOY.new({"rank": rank})
    assert isinstance(state, Position)
    cycles: list[list[float]] = []
    while not state.how:
        policy.play_cycle(state, dice)
        if not state.how:
            cycles.append(signs_of(state, policy.atlas_of(state)))
    return cycles, float(state.winner >= 0)


class Network:
    """One hidden layer, trained by Adam."""

    def __init__(self, signs: int, hidden: int, seed: int) -> None:
        self.random = np.random.default_rng(seed)
        self.parts = [self.random.normal(0, 0.3, (hidden, signs)), self.random.normal(0, 0.3, hidden + 1)]
        self.means = [np.zeros_like(part) for part in self.parts]
        self.squares = [np.zeros_like(part) for part in self.parts]
        self.steps = 0

    def likelihood(self, signs: Array) -> tuple[Array, Array]:
        layer = np.tanh(signs @ self.parts[0].T)
        return layer, 1 / (1 + np.exp(-(layer @ self.parts[1][:-1] + self.parts[1][-1])))

    def loss(self, signs: Array, won: Array) -> float:
        _, likely = self.likelihood(signs)
        likely = np.clip(likely, 1e-9, 1 - 1e-9)
        return float(-np.mean(won * np.log(likely) + (1 - won) * np.log(1 - likely)))

    def learn(self, signs: Array, won: Array, pace: float) -> None:
        """Go once through everything, in another order each time."""
        order = self.random.permutation(len(won))
        for start in range(0, len(order), BATCH):
            rows = order[start : start + BATCH]
            layer, likely = self.likelihood(signs[rows])
            wrong = (likely - won[rows]) / len(rows)
            inner = (wrong[:, None] * self.parts[1][:-1]) * (1 - layer * layer)
            self.step([inner.T @ signs[rows], np.append(layer.T @ wrong, wrong.sum())], pace)

    def step(self, slopes: list[Array], pace: float) -> None:
        self.steps += 1
        for part, mean, square, slope in zip(self.parts, self.means, self.squares, slopes, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            level = square / (1 - 0.999**self.steps)
            part -= pace * mean / (1 - 0.9**self.steps) / (np.sqrt(level) + 1e-8)

    def weights(self) -> dict[str, Any]:
        return {
            "hidden": [[round(float(weight), 4) for weight in node] for node in self.parts[0]],
            "output": [round(float(weight), 4) for weight in self.parts[1]],
        }


if __name__ == "__main__":
    main()
