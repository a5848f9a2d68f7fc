"""Positions of the wheel in a few words, and what a test may do with them."""

from typing import cast

from starboard.games.wheel.components import WheelPack
from starboard.games.wheel.game import WHEEL
from starboard.games.wheel.view import WheelView
from starboard.kernel.state import State

PACK = cast(WheelPack, WHEEL.default_pack)
SEATS = {"black": 0, "white": 1}


class Table:
    """A wheel in play: moves by notation, questions by place."""

    def __init__(self, state: State) -> None:
        self.state = state

    @property
    def seen(self) -> WheelView:
        view = self.state.view(None)
        assert isinstance(view, WheelView)
        return view

    @property
    def mover(self) -> int:
        return self.seen.mover

    @property
    def rotations(self) -> int:
        return self.seen.rotations

    @property
    def stone(self) -> int:
        return self.seen.stone

    @property
    def ending(self) -> str:
        return self.state.ending()

    def play(self, *moves: str) -> "Table":
        for move in moves:
            seat = self.mover
            self.state.apply(seat, WHEEL.parse(self.state, seat, move))
        return self

    def rotate(self, times: int) -> "Table":
        return self.play(*["R"] * times)

    def refuses(self, move: str) -> str:
        """The clause that forbids the mover this move, "" if it is legal."""
        return self.state.forbids(self.mover, WHEEL.parse(self.state, self.mover, move))

    def legal(self) -> set[str]:
        return {WHEEL.notation(self.state, self.mover, action) for action in self.state.legal(self.mover)}

    def at(self, place: int) -> str:
        """What stands there, from bottom to top: O/o discs, X/x dead ones, A/v cones."""
        seen = self.seen.places[place]
        sign = "X" if seen.dead else "O"
        discs = (sign if seen.owner == 0 else sign.lower()) * seen.discs
        return discs + ("" if seen.cone is None else "Av"[seen.cone])

    def spire(self, place: int) -> str:
        return self.seen.places[place].spire

    def outcomes(self) -> list[str]:
        return [result.outcome for result in self.state.results()]

    def events(self, move: str) -> list[str]:
        action = WHEEL.parse(self.state, self.mover, move)
        return [told.kind for told in WHEEL.tell(self.state, self.mover, action)]


def new_game(**options: object) -> Table:
    return Table(WHEEL.new(dict(options)))


def wheel(
    cones: tuple[int, int],
    black: tuple[int, int],
    white: tuple[int, int],
    dead: tuple[int, ...] = (),
    mover: str = "black",
    rotations: int = 0,
    battle: bool = True,
    repetition: int = 0,
) -> Table:
    """A position: the places of both cones, of Black's and White's discs, and of the dead."""
    return Table(
        WHEEL.from_dict(
            {
                "mover": SEATS[mover],
                "cones": list(cones),
                "discs": [list(black), list(white)],
                "dead": list(dead),
                "rotations": rotations,
                "battle": battle,
                "repetition": repetition,
            }
        )
    )
