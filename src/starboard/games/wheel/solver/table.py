# mypyc: skip
"""Every position of the wheel by a number, with its fate: all rotations, with Black to move."""

from typing import cast

from starboard.games.wheel.components import WheelPack
from starboard.games.wheel.rules import Wheel
from starboard.games.wheel.solver.numbering import Numbering
from starboard.games.wheel.solver.retrograde import Retrograde
from starboard.kernel.solver import FateTable, Progress
from starboard.kernel.state import State


class WheelTable(FateTable):
    """Numbers go by the rotations since a piece moved, then by the arrangement of the pieces."""

    pack: WheelPack

    def __init__(self, pack: WheelPack, fates: memoryview) -> None:
        self.pack = pack
        self.fates = fates
        self._numbering = Numbering()

    def position(self, number: int) -> Wheel:
        state = Wheel(self.pack, 0)
        rotations, arrangement = divmod(number, int(self._numbering.size))
        self._numbering.place(state, arrangement)
        state.rotations = rotations
        return state

    def number(self, state: State) -> int:
        position = cast(Wheel, state)
        return int(position.rotations * self._numbering.size + self._numbering.number(position))


def work_out(pack: WheelPack, progress: Progress | None = None) -> WheelTable:
    solver = Retrograde(pack, progress)
    solver.solve()
    return WheelTable(pack, memoryview(solver.fates))
