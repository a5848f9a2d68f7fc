# mypyc: skip
"""One observation at a time as an array, for adapters that go from position to position."""

import numpy as np
from numpy.typing import NDArray

from starboard.kernel.encoder import Writer, new_row
from starboard.kernel.observation import Spec
from starboard.kernel.state import State


class Observer:
    """What the seats of one table see, as float32 arrays that `spec` explains."""

    def __init__(self, start: State) -> None:
        pack = start.components()
        self.spec: Spec = pack.game.observation_spec(start.seats(), pack)
        self.action_count = pack.action_count
        self.scales = np.array(self.spec.scales, np.float32)
        self.high = np.array(self.spec.most, np.float32) / self.scales
        self._encoder = pack.game.encoder
        self._writer = Writer(new_row(self.spec.size), 0, self.spec.size)
        self._numbers = np.frombuffer(self._writer.buffer, np.int16)

    def numbers(self, state: State, seat: int) -> NDArray[np.int16]:
        """Whole numbers; the next call writes over them."""
        self._writer.begin()
        self._encoder.write(state, seat, self._writer)
        return self._numbers

    def observe(self, state: State, seat: int) -> NDArray[np.float32]:
        """Numbers usually between 0 and 1."""
        return self.numbers(state, seat) / self.scales

    def mask(self, state: State, seat: int) -> NDArray[np.int8]:
        """1 for each action that `seat` may take now."""
        mask = np.zeros(self.action_count, np.int8)
        mask[state.legal(seat)] = 1
        return mask
