"""Argonaut's Wheel as the rulebook tells it, clause by clause."""

from typing import Any, Final

from mypy_extensions import i64

from starboard.games.wheel import scoring
from starboard.games.wheel.choices import piece_at
from starboard.games.wheel.components import (
    BLACK,
    BLACK_CENTRE,
    CENTRE,
    ROTATE,
    STATIONS,
    TOP,
    WHITE,
    WHITE_CENTRE,
    WHOLE,
)
from starboard.games.wheel.events import (
    AllResurrected,
    Ended,
    Ending,
    Killed,
    Moved,
    Resurrected,
    Rotated,
    SpireKind,
)
from starboard.games.wheel.fields import copy_fields
from starboard.games.wheel.reading import write
from starboard.games.wheel.state import ALL_PLACES, Position, Seen
from starboard.games.wheel.view import WheelView, see
from starboard.games.wheel.words import CLAUSES
from starboard.kernel.clauses import Catalogue
from starboard.kernel.results import Result
from starboard.kernel.state import NOBODY

ONLY_BLACK: Final[tuple[int, ...]] = (BLACK,)
ONLY_WHITE: Final[tuple[int, ...]] = (WHITE,)


class Wheel(Position):
    """A game of Argonaut's Wheel."""

    def clauses(self) -> Catalogue:
        return CLAUSES

    def set_up(self, opener: int) -> None:
        """AW-04, AW-05: cones in the centre, a disc on either side, the stone to Black's left."""
        self.mover = opener
        self.black_cone = (CENTRE[BLACK] + self.pack.setup_cone) % STATIONS
        self.white_cone = (CENTRE[WHITE] + self.pack.setup_cone) % STATIONS
        for step in self.pack.setup_discs:
            self.black_discs |= 1 << (CENTRE[BLACK] + step) % STATIONS
            self.white_discs |= 1 << (CENTRE[WHITE] + step) % STATIONS
        self.remember()

    def clone(self) -> "Wheel":
        twin = Wheel(self.pack, self.repetition)
        copy_fields(self, twin)
        return twin

    def to_dict(self) -> dict[str, Any]:
        return write(self)

    def actors(self) -> tuple[int, ...]:
        if self.how:
            return NOBODY
        return ONLY_BLACK if self.mover == BLACK else ONLY_WHITE

    def ending(self) -> str:
        return self.how

    def results(self) -> list[Result]:
        return scoring.results(self)

    def view(self, seat: int | None) -> WheelView:
        return see(self)

    # -- the generator: the rules as arithmetic on sets of places ------------------------------

    def legal(self, actor: int) -> list[int]:
        if self.how or actor != self.mover:
            return []
        moves: list[int] = [] if self.must_move() else [ROTATE]  # AW-31
        self.add_piece_moves(moves)
        if not moves:
            moves.append(ROTATE)  # AW-12
        return moves

    def add_piece_moves(self, moves: list[int]) -> None:
        """The mover's legal moves without rotating, ascending."""
        pack = self.pack
        if self.mover == BLACK:
            centre: i64 = BLACK_CENTRE
            cone: i64 = self.black_cone
            other_cone: i64 = self.white_cone
            own: i64 = self.black_discs
            others: i64 = self.white_discs
        else:
            centre = WHITE_CENTRE
            cone = self.white_cone
            other_cone = self.black_cone
            own = self.white_discs
            others = self.black_discs
        living: i64 = own & ~self.dead
        empty: i64 = ALL_PLACES & ~(own | others | 1 << cone | 1 << other_cone)
        for step in range(3):
            place: i64 = (centre + (pack.left if step == 0 else pack.right if step == 2 else 0)) & 7
            if place == cone:
                open_to: i64 = ALL_PLACES & ~living & ~(1 << other_cone)  # AW-15
                if self.battle:
                    open_to |= 1 << other_cone  # AW-13, AW-16, AW-17
                moves.extend(pack.top_moves[place << 8 | open_to])
                if living >> place & 1:
                    moves.extend(pack.whole_moves[place << 8 | empty])  # AW-26, AW-27
            elif living >> place & 1 and place != other_cone:  # AW-29
                open_to = empty | living & ~(1 << cone | 1 << other_cone)  # AW-19 to AW-22
                moves.extend(pack.top_moves[place << 8 | open_to])
                if own == 1 << place:
                    moves.extend(pack.whole_moves[place << 8 | empty])  # AW-23

    # -- the judge: the same rules as a person would argue them --------------------------------

    def refusal(self, seat: int, action: int) -> str:
        if action == ROTATE:
            return "AW-31" if self.must_move() and self.can_move(seat) else ""
        return self.refuses_move(seat, action)

    def can_move(self, seat: int) -> bool:
        """Has `seat` any legal piece move?"""
        return any(not self.refuses_move(seat, action) for action in range(1, self.pack.action_count))

    def refuses_move(self, seat: int, action: int) -> str:
        row = seat * self.pack.action_count + action
        place = self.pack.origin[row]
        to = self.pack.target[row]
        whole = self.pack.pile[row] == WHOLE
        if self.cone(seat) == place:
            return self.refuses_spire(seat, place, to) if whole else self.refuses_cone(seat, to)
        return self.refuses_discs(seat, place, to, whole)

    def refuses_cone(self, seat: int, to: int) -> str:
        if self.cone(other(seat)) == to:
            return "" if self.battle else "AW-17"  # AW-13, AW-16, AW-28
        if self.discs_at(seat, to) and not self.is_dead(to):
            return "AW-15"
        return ""

    def refuses_spire(self, seat: int, place: int, to: int) -> str:
        if not self.discs_at(seat, place):
            return "AW-29" if self.discs_at(other(seat), place) and not self.is_dead(place) else "AW-06"
        if self.is_dead(place):
            return "AW-24"
        return "" if self.nothing_at(to) else "AW-27"

    def refuses_discs(self, seat: int, place: int, to: int, whole: bool) -> str:
        number = self.discs_at(seat, place)
        if number == 0:
            return "AW-06"
        if self.is_dead(place):
            return "AW-24"
        if self.cone(other(seat)) == place:
            return "AW-29"
        if whole:
            if number < 2:
                return "AW-23"
            return "" if self.nothing_at(to) else "AW-23"
        if to in (self.cone(BLACK), self.cone(WHITE)):
            return "AW-19"
        if self.discs_at(other(seat), to):
            return "AW-20"
        return "AW-21" if self.discs_at(seat, to) and self.is_dead(to) else ""

    def nothing_at(self, place: int) -> bool:
        discs = self.black_discs | self.white_discs
        return place not in (self.cone(BLACK), self.cone(WHITE)) and not discs >> place & 1

    # -- a turn --------------------------------------------------------------------------------

    def advance(self, actor: int, action: int) -> None:
        if action == ROTATE:
            self.rotate()
        else:
            row = self.mover * self.pack.action_count + action
            self.move(self.pack.origin[row], self.pack.target[row], self.pack.pile[row] == WHOLE)
            self.rotations = 0  # AW-11
        self.turns += 1
        if not self.how:
            self.mover = 1 - self.mover
            if self.repetition:
                self.remember()

    def rotate(self) -> None:
        """AW-03: everything goes one station counter-clockwise; AW-11: the stone goes along."""
        self.black_cone = (self.black_cone + 1) & 7
        self.white_cone = (self.white_cone + 1) & 7
        self.black_discs = turned(self.black_discs)
        self.white_discs = turned(self.white_discs)
        self.dead = turned(self.dead)
        self.rotations += 1
        if self.story is not None:
            self.tell(Rotated(self.mover, self.rotations, self.stone()))
        if self.rotations == self.pack.resurrection:
            self.resurrect_all()
        if self.rotations == self.pack.draw:
            self.end("three-revolutions", -1)  # AW-33

    def resurrect_all(self) -> None:
        """AW-32: at the second revolution every dead disc rises."""
        if self.story is not None and self.dead:
            places = [place for place in range(STATIONS) if self.is_dead(place)]
            self.tell(AllResurrected(places))
        self.dead = 0

    def move(self, place: i64, to: i64, whole: bool) -> None:
        """The mover's pile, or its top, goes from `place` to `to`."""
        with_cone = place == (self.black_cone if self.mover == BLACK else self.white_cone)
        if self.story is not None:
            piece = piece_at(self, self.mover, place, WHOLE if whole else TOP)
            self.tell(Moved(self.mover, piece, place, to, self.pack.stone_place, 0))
        if whole or not with_cone:
            self.move_discs(place, to, whole)
        if with_cone:
            self.battle = True  # AW-17
            self.enter(to)

    def move_discs(self, place: i64, to: i64, whole: bool) -> None:
        own = self.black_discs if self.mover == BLACK else self.white_discs
        stack = own == 1 << place
        if whole or not stack:
            own &= ~(1 << place)  # the top of a stack leaves the other disc behind: AW-23
        own |= 1 << to
        if self.mover == BLACK:
            self.black_discs = own
        else:
            self.white_discs = own

    def enter(self, to: i64) -> None:
        """The mover's cone arrives at `to`, alone or on its spire."""
        bit: i64 = 1 << to
        if self.mover == BLACK:
            self.black_cone = to
            taken = to == self.white_cone
            foes = self.white_discs
        else:
            self.white_cone = to
            taken = to == self.black_cone
            foes = self.black_discs
        if taken:
            self.end("cone-taken", self.mover)  # AW-13, AW-28
        elif self.dead & bit:
            self.dead &= ~bit  # AW-25
            if self.story is not None:
                self.tell(Resurrected(self.mover, to, self.spire_at(to)))
        elif foes & bit:
            self.dead |= bit  # AW-14
            if self.story is not None:
                count = self.discs_at(1 - self.mover, to)
                self.tell(Killed(self.mover, to, count))

    def spire_at(self, place: int) -> SpireKind:
        """AW-25: a spire of one colour is free, one of two colours holds prisoners."""
        return "free" if self.discs_at(self.mover, place) else "prisoner"

    def remember(self) -> None:
        """AW-34: a position that comes up as often as the table allows is a draw."""
        if self.repetition == 0:
            return
        now = self.packed()
        times = 1
        seen = self.past
        while seen is not None:
            if seen.position == now:
                times += 1
            seen = seen.before
        self.past = Seen(now, self.past)
        if times >= self.repetition:
            self.end("repetition", -1)

    def end(self, how: Ending, winner: int) -> None:
        self.how = how
        self.winner = winner
        if self.story is not None:
            self.tell(Ended(how, winner if winner >= 0 else None))


def other(seat: int) -> int:
    return 1 - seat


def turned(places: i64) -> i64:
    """A set of places after the wheel has turned by one."""
    return (places << 1 | places >> 7) & ALL_PLACES
