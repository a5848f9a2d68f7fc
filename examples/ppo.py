"""A game learnt from nothing in a minute: proximal policy optimisation in one file, with NumPy alone.

    python examples/ppo.py                                   # the wheel against greedy
    python examples/ppo.py --game convoy --players 2 --steps 20_000_000
    python examples/ppo.py --json curve.json --weights ppo.npz

The learner sits at one seat of 256 games, which goes round; the others are bots by their specs. It is shown
what its seat may know and what is legal. Every evaluation plays 400 games with dice of their own and tells
the mean utility with its 95 % bounds; a fair share is one game in as many as there are players. The same
seed gives the same curve, on one machine.
"""

import argparse
import json
import os
import time
from dataclasses import dataclass
from pathlib import Path

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # sums in one order, so that a seed gives one curve

import numpy as np

from starboard.research.batch import Batch

GAMES = 256  # side by side
LENGTH = 64  # steps of each between two updates
EPOCHS = 4
SLICE = 2048  # samples of one gradient
RATE = 1e-3  # of learning, falling to nothing
DISCOUNT, TRACE = 0.995, 0.95
CLIP, ENTROPY, VALUE = 0.2, 0.01, 0.5
HIDDEN = 128
TRIALS = 400  # games of an evaluation
NEVER = np.float32(-1e9)  # the preference for what is illegal


class Network:
    """Two hidden layers, then preferences among actions and the value of the position."""

    def __init__(self, inputs: int, actions: int, random: np.random.Generator) -> None:
        self.shapes = [
            (inputs, HIDDEN),
            (HIDDEN,),
            (HIDDEN, HIDDEN),
            (HIDDEN,),
            (HIDDEN, actions + 1),
            (actions + 1,),
        ]
        self.weights = [
            (
                random.standard_normal(shape) * (0.01 if shape[-1] == actions + 1 else np.sqrt(2 / shape[0]))
            ).astype(np.float32)
            if len(shape) == 2
            else np.zeros(shape, np.float32)
            for shape in self.shapes
        ]
        self.means = [np.zeros_like(weight) for weight in self.weights]
        self.squares = [np.zeros_like(weight) for weight in self.weights]
        self.updates = 0

    def forward(self, seen: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Both hidden layers, and the outputs: preferences, then the value."""
        first, bias1, second, bias2, last, bias3 = self.weights
        one = np.maximum(seen @ first + bias1, 0)
        two = np.maximum(one @ second + bias2, 0)
        return one, two, two @ last + bias3

    def policy(self, seen: np.ndarray, masks: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """How likely each action is taken, and the value."""
        outputs = self.forward(seen)[2]
        return softmax(np.where(masks, outputs[:, :-1], NEVER)), outputs[:, -1]

    def learn(
        self, seen: np.ndarray, hidden: tuple[np.ndarray, np.ndarray], slope: np.ndarray, rate: float
    ) -> None:
        """One step of Adam down the slope of the loss by the outputs."""
        one, two = hidden
        slope2 = (slope @ self.weights[4].T) * (two > 0)
        slope1 = (slope2 @ self.weights[2].T) * (one > 0)
        slopes = [seen.T @ slope1, slope1.sum(0), one.T @ slope2, slope2.sum(0), two.T @ slope, slope.sum(0)]
        length = np.sqrt(sum(float((part**2).sum()) for part in slopes))
        self.updates += 1
        for weight, mean, square, part in zip(self.weights, self.means, self.squares, slopes, strict=True):
            part *= min(1.0, 0.5 / (length + 1e-8))
            mean += 0.1 * (part - mean)
            square += 0.001 * (part**2 - square)
            unbiased = np.sqrt(square / (1 - 0.999**self.updates)) + 1e-5
            weight -= rate * mean / (1 - 0.9**self.updates) / unbiased


@dataclass
class Samples:
    """What was seen and done between two updates, step by step, game by game."""

    seen: np.ndarray
    masks: np.ndarray
    actions: np.ndarray
    chances: np.ndarray  # of those actions, when they were taken
    gains: np.ndarray  # how much better they were than expected
    targets: np.ndarray  # what the value should have been


def softmax(preferences: np.ndarray) -> np.ndarray:
    powers = np.exp(preferences - preferences.max(1, keepdims=True))
    return powers / powers.sum(1, keepdims=True)


def choose(chances: np.ndarray, random: np.random.Generator) -> np.ndarray:
    """An action for every row, by its chances."""
    thrown = random.random((len(chances), 1), np.float32) * chances.sum(1, keepdims=True)
    return (chances.cumsum(1) <= thrown).sum(1).clip(max=chances.shape[1] - 1)


def play(batch: Batch, network: Network, random: np.random.Generator) -> Samples:
    """Some steps of every game, and what they were worth."""
    n, size, actions = batch.n, batch.spec.size, batch.action_count
    seen = np.zeros((LENGTH, n, size), np.float32)
    masks = np.zeros((LENGTH, n, actions), bool)
    done = np.zeros((LENGTH, n), np.int64)
    chances, values, rewards, ends = (np.zeros((LENGTH, n), np.float32) for _ in range(4))
    for step in range(LENGTH):
        seen[step], masks[step] = batch.observations, batch.masks
        likely, values[step] = network.policy(seen[step], masks[step])
        done[step] = choose(np.where(masks[step], likely, 0), random)
        chances[step] = likely[np.arange(n), done[step]]
        batch.step(done[step])
        ends[step] = batch.terminated
        rewards[step] = np.where(batch.terminated, 2 * batch.rewards - 1, 0)
    after = network.policy(batch.observations, batch.masks)[1]
    gains = np.zeros((LENGTH, n), np.float32)
    gain = np.zeros(n, np.float32)
    for step in reversed(range(LENGTH)):
        surprise = rewards[step] + DISCOUNT * after * (1 - ends[step]) - values[step]
        gain = surprise + DISCOUNT * TRACE * (1 - ends[step]) * gain
        gains[step], after = gain, values[step]
    rows = LENGTH * n
    return Samples(
        seen.reshape(rows, size),
        masks.reshape(rows, actions),
        done.reshape(rows),
        chances.reshape(rows),
        gains.reshape(rows),
        (gains + values).reshape(rows),
    )


def improve(network: Network, samples: Samples, rate: float, random: np.random.Generator) -> None:
    """Make what went better than expected likelier, but not by much at once."""
    rows = len(samples.actions)
    for _ in range(EPOCHS):
        order = random.permutation(rows)
        for start in range(0, rows, SLICE):
            part = order[start : start + SLICE]
            seen, actions = samples.seen[part], samples.actions[part]
            one, two, outputs = network.forward(seen)
            likely = softmax(np.where(samples.masks[part], outputs[:, :-1], NEVER))
            network.learn(
                seen, (one, two), slope_of_loss(likely, outputs[:, -1], actions, samples, part), rate
            )


def slope_of_loss(
    likely: np.ndarray, values: np.ndarray, actions: np.ndarray, samples: Samples, part: np.ndarray
) -> np.ndarray:
    """How the loss changes with each output of the network, averaged over the slice."""
    rows = np.arange(len(part))
    gains = samples.gains[part]
    gains = (gains - gains.mean()) / (gains.std() + 1e-8)
    ratio = likely[rows, actions] / samples.chances[part]
    free = np.where(gains > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
    push = -(gains * ratio * free)[:, None]
    slope = np.zeros((len(part), likely.shape[1] + 1), np.float32)
    slope[:, :-1] = -push * likely
    slope[rows, actions] += push[:, 0]
    logs = np.log(likely + 1e-12)
    entropy = -(likely * logs).sum(1, keepdims=True)
    slope[:, :-1] += ENTROPY * likely * (logs + entropy)
    slope[:, -1] = VALUE * (values - samples.targets[part])
    return slope / len(part)


def evaluate(network: Network, make: object, seed: str) -> tuple[float, float, float]:
    """The mean utility of 400 games, and its 95 % bounds: the first games to end of as many side by side.

    Each of the games side by side is counted once, whether it is short or long.
    """
    batch = make(TRIALS, seed)
    random = np.random.default_rng(1)
    won = np.full(TRIALS, np.nan)
    while np.isnan(won).any():
        likely, _ = network.policy(batch.observations, batch.masks)
        batch.step(choose(np.where(batch.masks, likely, 0), random))
        first = batch.terminated & np.isnan(won)
        won[first] = batch.rewards[first]
    spread = 1.96 * won.std(ddof=1) / np.sqrt(TRIALS)
    return float(won.mean()), float(won.mean() - spread), float(won.mean() + spread)


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn a game from nothing.")
    parser.add_argument("--game", default="wheel")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--opponents", default="greedy")
    parser.add_argument("--steps", type=int, default=1_000_000, help="decisions of the learner in all")
    parser.add_argument("--evaluations", type=int, default=20, help="points of the curve")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path, help="write the curve to this file")
    parser.add_argument("--weights", type=Path, help="write the network to this file")
    given = parser.parse_args()

    def make(n: int, seed: object) -> Batch:
        return Batch(given.game, n, given.opponents, players=given.players, seed=seed)

    random = np.random.default_rng(given.seed)
    batch = make(GAMES, f"learning {given.seed}")
    network = Network(batch.spec.size, batch.action_count, random)
    rounds = max(1, given.steps // (GAMES * LENGTH))
    marks = {round(rounds * (point + 1) / given.evaluations) for point in range(given.evaluations)}
    curve = []
    began = time.perf_counter()
    for number in range(rounds + 1):
        if number == 0 or number in marks:
            mean, low, high = evaluate(network, make, f"evaluation {given.seed}")
            curve.append({"steps": number * GAMES * LENGTH, "mean": mean, "low": low, "high": high})
            print(
                f"{curve[-1]['steps']:>12,} steps  {mean:.3f}  ({low:.3f} to {high:.3f})"
                f"  {time.perf_counter() - began:6.0f} s",
                flush=True,
            )
        if number < rounds:
            improve(network, play(batch, network, random), RATE * (1 - number / rounds), random)
    fair = 1 / given.players
    print(f"fair share {fair:.3f}: {'beaten' if curve[-1]['low'] > fair else 'not beaten'}")
    if given.json:
        given.json.write_text(json.dumps(curve, indent=1) + "\n")
    if given.weights:
        np.savez_compressed(given.weights, *network.weights)


if __name__ == "__main__":
    main()
