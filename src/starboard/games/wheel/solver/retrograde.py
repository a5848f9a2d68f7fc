"""Argonaut's Wheel worked out backwards, from the positions where a cone can be taken.

A position is its number (see `numbering`) and its rotations. What is found for it is one small
number, its *fate*: odd, the mover wins in so many plies; even, the mover loses in so many; 0, it is
a draw, because neither can force a win before the third revolution or ever. The winner hurries and
the loser delays. AW-34 plays no part: who repeats has nothing better, and draws anyway.

Moves of pieces do not depend on the rotations, and always lead to 0 rotations; rotating leads to
one more. So there is one list of moves for each number, and a chain of rotations from each.
"""

from array import array
from typing import Final

from mypy_extensions import i64

from starboard.games.wheel.components import ROTATE, WheelPack
from starboard.games.wheel.rules import Wheel
from starboard.games.wheel.solver.numbering import Numbering
from starboard.kernel.solver import Progress

DRAW: Final = 0
ABSENT: Final = -1  # cannot come up: after a revolution whoever can move must
STRIDE: Final = 65_536  # how often progress is told


class Moves:
    """What can be done with each number of positions, whatever their rotations."""

    def __init__(self, size: int) -> None:
        self.count = array("b", bytes(size))  # moves of pieces that do not end the game
        self.targets = array("i")  # where they lead, one run after the other
        self.targets_start = array("i", bytes(4 * (size + 1)))
        self.takes = array("b", bytes(size))  # 1 where a cone can be taken
        self.turned = array("i", bytes(4 * size))  # the number after rotating
        self.unturned = array("i", bytes(4 * size))  # the number before
        self.origins_start = array("i", bytes(4 * (size + 1)))
        self.origins = array("i")  # where the moves to each number come from, one run for each number


class Retrograde:
    """Fates of all positions: `fates[rotations * size + number]`."""

    def __init__(self, pack: WheelPack, progress: Progress | None = None) -> None:
        self.pack = pack
        self.progress = progress
        self.numbering = Numbering()
        self.size: i64 = self.numbering.size
        self.layers: i64 = pack.draw
        self.resurrection: i64 = pack.resurrection
        self.forced: list[bool] = []  # AW-31, by rotations
        state = Wheel(pack, 0)
        for rotations in range(pack.draw):
            state.rotations = rotations
            self.forced.append(state.must_move())
        self.moves = Moves(self.size)
        self.fates = array("h")

    def solve(self) -> None:
        self._find_moves()
        self._find_positions()
        self._work_backwards()

    def tell(self, stage: str, done: int, total: int) -> None:
        if self.progress is not None:
            self.progress(stage, done, total)

    # -- what leads where ----------------------------------------------------------------------

    def _find_moves(self) -> None:
        moves = self.moves
        state = Wheel(self.pack, 0)
        for number in range(self.size):
            if number % STRIDE == 0:
                self.tell("moves", number, self.size)
            if self.numbering.exists(number):
                self._expand(state, number)
            moves.targets_start[number + 1] = len(moves.targets)
        self._sort_by_target()

    def _expand(self, state: Wheel, number: i64) -> None:
        """Try every action at `number`, by the rules themselves."""
        moves = self.moves
        numbering = self.numbering
        numbering.place(state, number)
        for action in state.legal(state.mover):  # without rotations nobody is forced: all moves, and rotating
            numbering.place(state, number)
            state.advance(state.mover, action)
            if state.how:
                moves.takes[number] = 1
                continue
            after = numbering.number(state)
            if action == ROTATE:
                moves.turned[number] = after
                moves.unturned[after] = number
            else:
                moves.targets.append(after)
                moves.count[number] += 1

    def _sort_by_target(self) -> None:
        """The same moves by where they lead, for the way back."""
        moves = self.moves
        start = moves.origins_start
        for target in moves.targets:
            start[target + 1] += 1
        for number in range(self.size):
            start[number + 1] += start[number]
        free = array("i", start)
        moves.origins = array("i", bytes(4 * len(moves.targets)))
        for number in range(self.size):
            for slot in range(moves.targets_start[number], moves.targets_start[number + 1]):
                target = moves.targets[slot]
                moves.origins[free[target]] = number
                free[target] += 1

    # -- which positions there are -------------------------------------------------------------

    def _find_positions(self) -> None:
        """Without rotations there is everything; a rotation adds what may be rotated into."""
        self.fates = array("h", bytes(2 * self.size * self.layers))
        fates = self.fates
        for number in range(self.size):
            if not self.numbering.exists(number):
                fates[number] = ABSENT
        for rotations in range(1, self.layers):
            self.tell("positions", rotations, self.layers)
            layer: i64 = rotations * self.size
            before: i64 = layer - self.size
            for number in range(self.size):
                fates[layer + number] = ABSENT
            for number in range(self.size):
                if fates[before + number] != ABSENT and self.may_rotate(number, rotations - 1):
                    fates[layer + self.rotated(number, rotations - 1)] = DRAW

    def may_rotate(self, number: i64, rotations: i64) -> bool:
        moves = self.moves
        return not (self.forced[rotations] and (moves.count[number] or moves.takes[number]))

    def rotated(self, number: i64, rotations: i64) -> i64:
        turned: i64 = self.moves.turned[number]
        return self.numbering.risen(turned) if rotations + 1 == self.resurrection else turned

    # -- backwards -----------------------------------------------------------------------------

    def _work_backwards(self) -> None:
        """Positions decided in `plies` decide, one ply further from the end, those that lead to them."""
        left = array("b", self.moves.count)  # moves not yet known to lose
        won = array("b", self.moves.takes)  # some move is known to win
        decided = array("i")
        for number in range(self.size):
            if won[number]:
                self._decide(number, 1, decided)
        plies: i64 = 1
        while len(decided):
            self.tell("plies", plies, 0)
            found = array("i")
            for position in decided:
                if plies & 1:
                    self._opponent_wins(position, plies + 1, left, won, found)
                else:
                    self._opponent_loses(position, plies + 1, won, found)
            decided = found
            plies += 1

    def _decide(self, number: i64, fate: i64, decided: "array[int]") -> None:
        """Whatever the rotations, `number` has `fate` unless it is decided already."""
        fates = self.fates
        position: i64 = number
        for _ in range(self.layers):
            if fates[position] == DRAW:
                fates[position] = fate
                decided.append(position)
            position += self.size

    def _opponent_loses(self, position: i64, fate: i64, won: "array[int]", found: "array[int]") -> None:
        """Whoever can lead to `position` wins by it."""
        fates = self.fates
        rotations = position // self.size
        number = position % self.size
        if rotations == 0:
            origins = self.moves.origins
            for slot in range(self.moves.origins_start[number], self.moves.origins_start[number + 1]):
                origin = origins[slot]
                if not won[origin]:
                    won[origin] = 1
                    self._decide(origin, fate, found)
        else:
            before: i64 = (rotations - 1) * self.size
            for origin in self._rotation_origins(number, rotations):
                if fates[before + origin] == DRAW and self.may_rotate(origin, rotations - 1):
                    fates[before + origin] = fate
                    found.append(before + origin)

    def _opponent_wins(
        self, position: i64, fate: i64, left: "array[int]", won: "array[int]", found: "array[int]"
    ) -> None:
        """Leading to `position` loses; whoever has nothing else has lost."""
        fates = self.fates
        rotations = position // self.size
        number = position % self.size
        if rotations == 0:
            origins = self.moves.origins
            for slot in range(self.moves.origins_start[number], self.moves.origins_start[number + 1]):
                origin = origins[slot]
                left[origin] -= 1
                if left[origin] == 0 and not won[origin]:
                    self._lose_where_rotating_loses(origin, fate, found)
        else:
            before: i64 = (rotations - 1) * self.size
            for origin in self._rotation_origins(number, rotations):
                if fates[before + origin] == DRAW and left[origin] == 0:
                    if self.may_rotate(origin, rotations - 1):
                        fates[before + origin] = fate
                        found.append(before + origin)

    def _lose_where_rotating_loses(self, number: i64, fate: i64, found: "array[int]") -> None:
        """Every move of a piece loses: the position is lost where rotating is not allowed or loses too."""
        fates = self.fates
        for rotations in range(self.layers):
            position: i64 = rotations * self.size + number
            if fates[position] == DRAW:
                lost = self.forced[rotations]
                if not lost and rotations + 1 < self.layers:
                    after: i64 = (rotations + 1) * self.size
                    lost = fates[after + self.rotated(number, rotations)] & 1 == 1
                if lost:
                    fates[position] = fate
                    found.append(position)

    def _rotation_origins(self, number: i64, rotations: i64) -> list[int]:
        """The numbers from which rotating led here."""
        unturned = self.moves.unturned
        if rotations != self.resurrection:
            return [unturned[number]]
        return [unturned[number + death] for death in range(self.numbering.fates(number))]
