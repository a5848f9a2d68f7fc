"""Fit the planner's idea of Cosmic Convoy's chances, first to its policy's voyages, then to its own.

    python -m bench.fit_convoy [--voyages N] [--planned N] [--hidden N] [--seed S]      (needs numpy)
    python -m bench.fit_convoy --voyages 0 --seed 1      a further round, from the weights that are there

Every cycle of a voyage is put into features, with whether the voyage was won; a network of one hidden layer
learns the likelihood of it. The policy plays many voyages in little time and teaches what matters; the
planner, judging by that, plays better than the policy, and a few of its voyages teach how much better. A
tenth of the voyages is kept apart to tell when enough is learnt. The weights go to
`src/starboard/games/convoy/value_network.json`.
"""

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import chain
from typing import Any

import numpy as np

from bench.builds import ROOT
from starboard.games.convoy.game import CONVOY
from starboard.games.convoy.levels import PLANNING
from starboard.games.convoy.planner import ConvoyPlanner
from starboard.games.convoy.policy import ConvoyPolicy
from starboard.games.convoy.rules import Convoy
from starboard.games.convoy.value_network import FEATURES, ValueNetwork, features_of
from starboard.kernel.rng import Random
from starboard.kernel.state import CHANCE

WEIGHTS = ROOT / "src" / "starboard" / "games" / "convoy" / "value_network.json"
RANKS = (1, 2, 3)
PIECE = 25  # voyages that one process plays at a time
LEVEL = "hard"  # that the planner's own voyages are played at: a second each
BATCH = 256
KEPT_APART = 10  # one voyage in so many

Array = Any  # of numpy
Weights = dict[str, Any]
Cycles = list[list[float]]


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.fit_convoy", description="Fit Cosmic Convoy's chances.")
    parser.add_argument("--voyages", type=int, default=8_000, help="of the policy, at each rank")
    parser.add_argument("--planned", type=int, default=400, help="of the planner, at each rank")
    parser.add_argument("--hidden", type=int, default=20, help="nodes of the hidden layer")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    network = Network(given.hidden, given.seed)
    if given.voyages:
        features, won, apart = played(given.voyages, f"{given.seed}/policy", None)
        fit(network, features, won, apart, 25, 3e-3)
    else:
        network.take(json.loads(WEIGHTS.read_text()))
    features, won, apart = played(given.planned, f"{given.seed}/planner", network.weights())
    fit(network, features, won, apart, 8, 1e-3)
    WEIGHTS.write_text(json.dumps(network.weights()) + "\n")


def fit(network: "Network", features: Array, won: Array, apart: Array, epochs: int, pace: float) -> None:
    """Learn, ever more slowly, and keep what was best on the voyages kept apart."""
    best, loss = network.copied(), network.loss(features[apart], won[apart])
    print(f"log loss on voyages kept apart: {loss:.4f}")
    for epoch in range(epochs):
        network.learn(features[~apart], won[~apart], pace * 0.5 * (1 + np.cos(np.pi * epoch / epochs)))
        now = network.loss(features[apart], won[apart])
        print(f"epoch {epoch + 1}: {now:.4f}")
        if now < loss:
            best, loss = network.copied(), now
    network.parts = best


# -- voyages -------------------------------------------------------------------------------------


def played(voyages: int, seed: str, weights: Weights | None) -> tuple[Array, Array, Array]:
    """The features of all cycles, whether their voyage was won, and whether it is kept apart."""
    rows: Cycles = []
    won: list[float] = []
    apart: list[bool] = []
    pieces = [(rank, number) for rank in RANKS for number in range(0, voyages, PIECE)]
    victories = 0.0
    with ProcessPoolExecutor() as pool:
        sailed = chain.from_iterable(pool.map(partial(sail, seed, weights), pieces))
        for number, (cycles, victory) in enumerate(sailed):
            rows += cycles
            won += [victory] * len(cycles)
            apart += [number % KEPT_APART == 0] * len(cycles)
            victories += victory
    total = PIECE * len(pieces)
    print(f"{total} voyages of the {'planner' if weights else 'policy'}, {victories / total:.1%} won")
    return np.array(rows), np.array(won), np.array(apart)


def sail(seed: str, weights: Weights | None, piece: tuple[int, int]) -> list[tuple[Cycles, float]]:
    """Some voyages at one rank, by the policy or by a planner with these weights."""
    rank, first = piece
    found: list[tuple[Cycles, float]] = []
    for number in range(first, first + PIECE):
        dice = Random(f"{seed}/{rank}/{number}")
        start = CONVOY.new({"rank": rank})
        assert isinstance(start, Convoy)
        found.append(plan_voyage(start, dice, weights) if weights else voyage(start, dice))
    return found


def voyage(position: Convoy, dice: Random) -> tuple[Cycles, float]:
    policy = ConvoyPolicy()
    cycles: Cycles = []
    while not position.how:
        policy.play_cycle(position, dice)
        if not position.how:
            cycles.append(features_of(position, policy.distances_of(position)))
    return cycles, float(position.winner >= 0)


def plan_voyage(position: Convoy, dice: Random, weights: Weights) -> tuple[Cycles, float]:
    planner = ConvoyPlanner(CONVOY, Random(dice.word()), ValueNetwork(**weights), *PLANNING[LEVEL])
    cycles: Cycles = []
    cycle = 1
    while not position.how:
        actor = position.actors()[0]
        position.advance(actor, position.roll(dice) if actor == CHANCE else planner.choose(position, actor))
        if position.cycle > cycle and not position.how:
            cycle = position.cycle
            cycles.append(features_of(position, planner.policy.distances_of(position)))
    return cycles, float(position.winner >= 0)


# -- learning ------------------------------------------------------------------------------------


class Network:
    """One hidden layer, trained by Adam."""

    def __init__(self, hidden: int, seed: int) -> None:
        self.random = np.random.default_rng(seed)
        self.start([self.random.normal(0, 0.3, (hidden, FEATURES)), self.random.normal(0, 0.3, hidden + 1)])

    def take(self, weights: Weights) -> None:
        self.start([np.array(weights["hidden"]), np.array(weights["output"])])

    def start(self, parts: list[Array]) -> None:
        self.parts = parts
        self.means = [np.zeros_like(part) for part in self.parts]
        self.squares = [np.zeros_like(part) for part in self.parts]
        self.steps = 0

    def copied(self) -> list[Array]:
        return [part.copy() for part in self.parts]  # learning changes them in place

    def likelihood(self, features: Array) -> tuple[Array, Array]:
        layer = np.tanh(features @ self.parts[0].T)
        return layer, 1 / (1 + np.exp(-(layer @ self.parts[1][:-1] + self.parts[1][-1])))

    def loss(self, features: Array, won: Array) -> float:
        _, likely = self.likelihood(features)
        likely = np.clip(likely, 1e-9, 1 - 1e-9)
        return float(-np.mean(won * np.log(likely) + (1 - won) * np.log(1 - likely)))

    def learn(self, features: Array, won: Array, pace: float) -> None:
        """Go once through everything, in another order each time."""
        order = self.random.permutation(len(won))
        for start in range(0, len(order), BATCH):
            rows = order[start : start + BATCH]
            layer, likely = self.likelihood(features[rows])
            wrong = (likely - won[rows]) / len(rows)
            inner = (wrong[:, None] * self.parts[1][:-1]) * (1 - layer * layer)
            self.step([inner.T @ features[rows], np.append(layer.T @ wrong, wrong.sum())], pace)

    def step(self, slopes: list[Array], pace: float) -> None:
        self.steps += 1
        for part, mean, square, slope in zip(self.parts, self.means, self.squares, slopes, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            level = square / (1 - 0.999**self.steps)
            part -= pace * mean / (1 - 0.9**self.steps) / (np.sqrt(level) + 1e-8)

    def weights(self) -> Weights:
        return {
            "hidden": [[round(float(weight), 4) for weight in node] for node in self.parts[0]],
            "output": [round(float(weight), 4) for weight in self.parts[1]],
        }


if __name__ == "__main__":
    main()
