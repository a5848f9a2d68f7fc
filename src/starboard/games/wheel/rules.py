"""A game of Argonaut's Wheel: which module answers for what."""

from typing import Any, Final

from mypy_extensions import i64

from starboard.games.wheel import generator, judge, reading, scoring, seeing
from starboard.games.wheel.components import BLACK, CENTRE, ROTATE, STATIONS, WHITE, WHOLE
from starboard.games.wheel.ending import remember
from starboard.games.wheel.fields import copy_fields
from starboard.games.wheel.movement import move
from starboard.games.wheel.rotation import rotate
from starboard.games.wheel.state import Position
from starboard.games.wheel.view import WheelView
from starboard.kernel.results import Result
from starboard.kernel.rng import Random
from starboard.kernel.state import NOBODY

ONLY_BLACK: Final[tuple[int, ...]] = (BLACK,)
ONLY_WHITE: Final[tuple[int, ...]] = (WHITE,)


class Wheel(Position):
    """A game of Argonaut's Wheel."""

    def set_up(self, opener: int) -> None:
        """AW-04, AW-05: cones in the centre, a disc on either side, the stone to Black's left."""
        self.mover = opener
        self.black_cone = (CENTRE[BLACK] + self.pack.setup_cone) % STATIONS
        self.white_cone = (CENTRE[WHITE] + self.pack.setup_cone) % STATIONS
        for step in self.pack.setup_discs:
            self.black_discs |= 1 << (CENTRE[BLACK] + step) % STATIONS
            self.white_discs |= 1 << (CENTRE[WHITE] + step) % STATIONS
        if self.repetition:
            remember(self)

    def clone(self) -> "Wheel":
        twin = Wheel(self.pack, self.repetition)
        copy_fields(self, twin)
        return twin

    def actors(self) -> tuple[int, ...]:
        if self.how:
            return NOBODY
        return ONLY_BLACK if self.mover == BLACK else ONLY_WHITE

    def legal(self, actor: int) -> list[int]:
        return generator.legal(self, actor)

    def pick(self, actor: int, random: Random) -> int:
        return generator.pick(self, random)

    def refusal(self, seat: int, action: int) -> str:
        return judge.refusal(self, seat, action)

    def advance(self, actor: int, action: int) -> None:
        if action == ROTATE:
            rotate(self)
        else:
            pack = self.pack
            row: i64 = self.mover * pack.action_count + action
            move(self, pack.origin[row], pack.target[row], pack.pile[row] == WHOLE)
        self.turns += 1
        if not self.how:
            self.mover = 1 - self.mover
            if self.repetition:
                remember(self)

    def ending(self) -> str:
        return self.how

    def results(self) -> list[Result]:
        return scoring.results(self)

    def view(self, seat: int | None) -> WheelView:
        return seeing.see(self)

    def to_dict(self) -> dict[str, Any]:
        return reading.write(self)
