"""Which positions can come up in a game from the setup, and how they end."""

from array import array

from mypy_extensions import i64

from starboard.games.wheel.components import BLACK
from starboard.games.wheel.rules import Wheel
from starboard.games.wheel.solver.retrograde import DRAW, Retrograde


class Census:
    """Positions counted apart by pieces, AW-17 flag, rotations and side to move; Black opens."""

    def __init__(self, solver: Retrograde) -> None:
        self.solver = solver
        setup = Wheel(solver.pack, 0)
        setup.set_up(BLACK)
        self.setup: i64 = solver.numbering.number(setup)
        self.states: i64 = 0
        self.won: i64 = 0  # by the side to move
        self.drawn: i64 = 0
        self.lost: i64 = 0
        self.by_plies: list[int] = []  # decided positions by plies to the end
        self._seen = bytearray(solver.size * solver.layers)  # 1: with Black to move, 2: with White to move
        self._expanded = bytearray(solver.size)  # the same, for moves of pieces, whatever the rotations
        self._waiting = array("q")

    def take(self) -> None:
        """Go everywhere from the setup, and count."""
        size = self.solver.size
        moves = self.solver.moves
        self._reach(self.setup, BLACK)
        while len(self._waiting):
            step: i64 = self._waiting.pop()
            mover: i64 = step & 1
            position = step >> 1
            number: i64 = position % size
            rotations: i64 = position // size
            if not self._expanded[number] & (1 << mover):
                self._expanded[number] |= 1 << mover
                for slot in range(moves.targets_start[number], moves.targets_start[number + 1]):
                    self._reach(moves.targets[slot], 1 - mover)
            if rotations + 1 < self.solver.layers and self.solver.may_rotate(number, rotations):
                self._reach((rotations + 1) * size + self.solver.rotated(number, rotations), 1 - mover)

    def _reach(self, position: i64, mover: i64) -> None:
        if self._seen[position] & (1 << mover):
            return
        self._seen[position] |= 1 << mover
        self._waiting.append(position << 1 | mover)
        self._count(self.solver.fates[position])
        if self.states % 65_536 == 0:
            self.solver.tell("census", self.states, 0)

    def _count(self, fate: i64) -> None:
        self.states += 1
        if fate == DRAW:
            self.drawn += 1
            return
        if fate & 1:
            self.won += 1
        else:
            self.lost += 1
        while len(self.by_plies) <= fate:
            self.by_plies.append(0)
        self.by_plies[fate] += 1
