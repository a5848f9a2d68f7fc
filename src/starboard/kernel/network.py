"""A small network that judges a position: what each seat may expect, and which actions look good.

It reads what a seat may know as the game's encoder writes it and sums it up, through two hidden layers. The
loops are compiled and need no library. Few numbers of an observation are not 0: the first layer adds up
their rows.
"""

from abc import ABC, abstractmethod
from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from starboard.kernel.encoder import Encoder, Writer, new_row
from starboard.kernel.state import State

LARGEST_LOGIT: Final = 30.0


class Layers:
    """The weights, layer by layer, each as one row of numbers after the other."""

    def __init__(self, sizes: list[int], weights: list[list[float]], biases: list[list[float]]) -> None:
        self.sizes = sizes  # numbers of an observation, of the first and the second layer, seats, actions
        self.weights = weights  # the first by input, the others by output: second, values, liking
        self.biases = biases


class Network:
    """Weights, and what they make of the position that was looked at last."""

    def __init__(self, encoder: Encoder, scales: list[int], layers: Layers) -> None:
        self.encoder = encoder
        self.inputs: i64 = layers.sizes[0]
        self.first: i64 = layers.sizes[1]
        self.second: i64 = layers.sizes[2]
        self.seats: i64 = layers.sizes[3]
        self.actions: i64 = layers.sizes[4]
        self.writer = Writer(new_row(layers.sizes[0]), 0, layers.sizes[0])
        self.scales: vec[float] = vec[float]([1.0 / scale for scale in scales])
        self.first_weights: vec[float] = vec[float](layers.weights[0])
        self.second_weights: vec[float] = vec[float](layers.weights[1])
        self.value_weights: vec[float] = vec[float](layers.weights[2])
        self.action_weights: vec[float] = vec[float](layers.weights[3])
        self.first_bias: vec[float] = vec[float](layers.biases[0])
        self.second_bias: vec[float] = vec[float](layers.biases[1])
        self.value_bias: vec[float] = vec[float](layers.biases[2])
        self.action_bias: vec[float] = vec[float](layers.biases[3])
        self.outer: vec[float] = vec[float]([0.0] * layers.sizes[1])
        self.inner: vec[float] = vec[float]([0.0] * layers.sizes[2])
        self.seat: i64 = 0  # whose view was looked at

    def look(self, state: State, seat: int) -> None:
        """Look at a position as `seat` knows it; the other questions are about this."""
        self.seat = seat
        self.writer.begin()
        self.encoder.write(state, seat, self.writer)
        self.encoder.write_summary(state, seat, self.writer)
        self.read_first()
        self.read_second()

    def read_first(self) -> None:
        outer = self.outer
        bias = self.first_bias
        weights = self.first_weights
        size = self.first
        for node in range(size):
            outer[node] = bias[node]
        writer = self.writer
        marks = writer.marks
        buffer = writer.buffer
        for mark in range(writer.marked):
            place = marks[mark]
            value = float(i64(buffer[place])) * self.scales[place]
            row = place * size
            for node in range(size):
                outer[node] += value * weights[row + node]

    def read_second(self) -> None:
        outer = self.outer
        inner = self.inner
        weights = self.second_weights
        size = self.first
        for node in range(self.second):
            inner[node] = self.second_bias[node]
        for place in range(size):
            value = outer[place]
            if value > 0.0:
                for node in range(self.second):
                    inner[node] += value * weights[place * self.second + node]
        for node in range(self.second):
            if inner[node] < 0.0:
                inner[node] = 0.0

    def values(self) -> list[float]:
        """What each seat may expect, from 0 to 1; together 1 where there are several."""
        seats = self.seats
        if seats == 1:
            return [1.0 / (1.0 + exp(-self.answer(self.value_weights, self.value_bias, 0)))]
        found = [0.0] * seats
        total = 0.0
        for place in range(seats):
            value = exp(self.answer(self.value_weights, self.value_bias, place))
            found[(self.seat + place) % seats] = value
            total += value
        for place in range(seats):
            found[place] /= total
        return found

    def likings(self, actions: list[int]) -> list[float]:
        """How likely each of these actions is the best; together 1."""
        found = [exp(self.answer(self.action_weights, self.action_bias, action)) for action in actions]
        total = 0.0
        for one in found:
            total += one
        return [one / total for one in found]

    def answer(self, weights: vec[float], bias: vec[float], output: i64) -> float:
        """One output, within bounds that `exp` can bear."""
        inner = self.inner
        start = output * self.second
        total = bias[output]
        for node in range(self.second):
            total += inner[node] * weights[start + node]
        return min(max(total, -LARGEST_LOGIT), LARGEST_LOGIT)


@mypyc_attr(allow_interpreted_subclasses=True)
class Networks(ABC):
    """Where a bot finds the network for what it plays."""

    @abstractmethod
    def find(self, state: State) -> Network | None:
        """The network that knows these components and so many seats, if there is one."""
