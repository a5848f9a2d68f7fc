"""A network fitted to samples by jax and optax: values of seats, likings of actions, margins beside them."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import jax
import jax.numpy as jnp
import numpy as np
import optax

from starboard.kernel.network import Layers
from starboard.training.samples import Array, Samples

BATCH: Final = 512  # fewer where there are fewer samples
APART: Final = 0.05  # of the samples, the last games, are kept apart, to see how well the rest is understood
LIKING: Final = 0.5  # what likings weigh beside values
CLOSE: Final = 0.5  # how much of a game that was nearly won counts as won
NEAR: Final = 0.5  # how near that is, in usual margins
MARGIN: Final = 0.05  # and margins: what they teach the layers below is what they are for


@dataclass(frozen=True)
class Shape:
    """Sizes of a network, and what its inputs are divided by."""

    scales: tuple[int, ...]
    seats: int
    actions: int
    first: int = 64
    second: int = 32


@dataclass
class Losses:
    """How far off the network is on samples that it has not seen."""

    value: float
    liking: float
    agreed: float  # share of decisions at which it likes most what was found best


def fit(
    shape: Shape,
    samples: Samples,
    epochs: int,
    seed: int,
    begin: dict[str, Array] | None = None,
    heard: Callable[[int], None] = lambda _: None,
) -> tuple[dict[str, Array], Losses]:
    """Parameters that suit the samples, from scratch or from where they were."""
    rest, apart = np.split(np.arange(len(samples)), [-max(1, int(len(samples) * APART))])
    parameters = begin or fresh(shape, seed)
    size = min(BATCH, len(rest))
    steps = epochs * (len(rest) // size)
    optimiser = optax.adamw(
        optax.warmup_cosine_decay_schedule(0.0, 2e-3, steps // 20, steps + 1, 2e-5), weight_decay=1e-4
    )
    state = optimiser.init(parameters)
    scales = np.array(shape.scales, np.float32)
    spread = float(np.std(samples.margins)) or 1.0

    @jax.jit  # type: ignore[untyped-decorator, unused-ignore]
    def step(parameters: Any, state: Any, *batch: Any) -> Any:
        gradients = jax.grad(loss)(parameters, *batch)
        updates, state = optimiser.update(gradients, state, parameters)
        return optax.apply_updates(parameters, updates), state

    generator = np.random.default_rng(seed + 1)
    for epoch in range(epochs):
        generator.shuffle(rest)
        for start in range(0, len(rest) - size + 1, size):
            parameters, state = step(
                parameters, state, *batch_of(samples, rest[start : start + size], shape, scales, spread)
            )
        heard(epoch + 1)
    return {name: np.asarray(value) for name, value in parameters.items()}, judged(
        parameters, samples, apart, shape, scales, spread
    )


def batch_of(samples: Samples, rows: Array, shape: Shape, scales: Array, spread: float) -> tuple[Array, ...]:
    seen, liked, legal = samples.dense(rows, len(scales), shape.actions)
    return seen / scales, liked, legal, samples.worth[rows], samples.margins[rows] / spread


def fresh(shape: Shape, seed: int) -> dict[str, Array]:
    keys = jax.random.split(jax.random.PRNGKey(seed), 5)
    inputs = len(shape.scales)

    def layer(key: Any, rows: int, columns: int, gain: float) -> Array:
        return jax.random.normal(key, (rows, columns)) * (gain / rows) ** 0.5

    return {
        "first": layer(keys[0], inputs, shape.first, 8.0),
        "first_bias": jnp.zeros(shape.first),
        "second": layer(keys[1], shape.first, shape.second, 2.0),
        "second_bias": jnp.zeros(shape.second),
        "value": layer(keys[2], shape.second, shape.seats, 0.1),
        "value_bias": jnp.zeros(shape.seats),
        "liking": layer(keys[3], shape.second, shape.actions, 0.1),
        "liking_bias": jnp.zeros(shape.actions),
        "margin": layer(keys[4], shape.second, shape.seats, 0.1),
        "margin_bias": jnp.zeros(shape.seats),
    }


def outputs(parameters: Any, seen: Any) -> tuple[Any, Any, Any]:
    outer = jax.nn.relu(seen @ parameters["first"] + parameters["first_bias"])
    inner = jax.nn.relu(outer @ parameters["second"] + parameters["second_bias"])
    heads = (inner @ parameters[name] + parameters[f"{name}_bias"] for name in ("value", "liking", "margin"))
    value, liking, margin = heads
    return value, liking, margin


def losses(
    parameters: Any, seen: Any, liked: Any, legal: Any, worth: Any, margins: Any
) -> tuple[Any, Any, Any, Any]:
    value, liking, margin = outputs(parameters, seen)
    if worth.shape[1] == 1:
        of_value = optax.sigmoid_binary_cross_entropy(value, worth).mean()
    else:
        wanted = (1.0 - CLOSE) * worth + CLOSE * jax.nn.softmax(margins / NEAR)
        of_value = -(wanted * jax.nn.log_softmax(value)).sum(1).mean()
    masked = jnp.where(legal, liking, -1e9)
    of_liking = -(liked * jax.nn.log_softmax(masked)).sum(1).mean()
    agreed = ((masked.argmax(1) == liked.argmax(1)) & legal.any(1)).sum() / jnp.maximum(legal.any(1).sum(), 1)
    return of_value, of_liking, ((margin - margins) ** 2).mean(), agreed


def loss(parameters: Any, *batch: Any) -> Any:
    value, liking, margin, _ = losses(parameters, *batch)
    return value + LIKING * liking + MARGIN * margin


def judged(
    parameters: Any, samples: Samples, apart: Array, shape: Shape, scales: Array, spread: float
) -> Losses:
    apart = apart[:20_000]
    value, liking, _, agreed = losses(parameters, *batch_of(samples, apart, shape, scales, spread))
    return Losses(float(value), float(liking), float(agreed))


def as_layers(shape: Shape, parameters: dict[str, Array]) -> Layers:
    """The same for playing: rows by output but for the two first layers, which are read by input."""

    def flat(name: str, turned: bool) -> list[float]:
        matrix = parameters[name]
        return [float(number) for number in (matrix.T if turned else matrix).ravel()]

    names = ("first", "second", "value", "liking")
    weights = [flat(name, name in ("value", "liking")) for name in names]
    biases = [[float(number) for number in parameters[f"{name}_bias"]] for name in names]
    return Layers([len(shape.scales), shape.first, shape.second, shape.seats, shape.actions], weights, biases)
