"""Cosmic Convoy as the rulebook tells it: who acts when, and which part of the rules answers."""

from collections.abc import Hashable
from typing import Any, Final

from mypy_extensions import i64

from starboard.games.convoy import generator, judge, scoring
from starboard.games.convoy.burning import burn
from starboard.games.convoy.components import CREW, HACK, PUT, STEP
from starboard.games.convoy.fields import copy_fields, future
from starboard.games.convoy.flip_warning import put_six, warn
from starboard.games.convoy.grapple import choose_retreat, grapple
from starboard.games.convoy.modules_flip import end_move, hack
from starboard.games.convoy.move_and_act import step
from starboard.games.convoy.reading import write
from starboard.games.convoy.setup import add_module, leave_ashore
from starboard.games.convoy.state import GRAPPLE, LINE_UP, MOVE, OVER, PUSHED, SIXES, WARNING, Position
from starboard.games.convoy.view import ConvoyView, see
from starboard.kernel.results import Result
from starboard.kernel.rng import Random
from starboard.kernel.state import CHANCE, NOBODY, ONLY_CHANCE

ONLY_FIRST: Final[tuple[int, ...]] = (0,)
ONLY_SECOND: Final[tuple[int, ...]] = (1,)


class Convoy(Position):
    """A voyage of Cosmic Convoy, for one crew or two."""

    def clone(self) -> "Convoy":
        twin = Convoy(self.pack, self.players, self.rank)
        copy_fields(self, twin)
        return twin

    def key(self) -> Hashable:
        return future(self)

    def to_dict(self) -> dict[str, Any]:
        return write(self)

    def ending(self) -> str:
        return self.how

    def results(self) -> list[Result]:
        return scoring.results(self)

    def view(self, seat: int | None) -> ConvoyView:
        return see(self)

    # -- who may do what -----------------------------------------------------------------------

    def actors(self) -> tuple[int, ...]:
        phase = self.phase
        if phase == MOVE or phase == SIXES:
            return ONLY_FIRST if self.mover == 0 else ONLY_SECOND
        if phase == OVER:
            return NOBODY
        if phase == PUSHED:
            return ONLY_FIRST if self.pushed < CREW else ONLY_SECOND
        return ONLY_CHANCE

    def legal(self, actor: int) -> list[int]:
        return generator.legal(self, actor)

    def pick(self, actor: int, random: Random) -> int:
        return generator.pick(self, actor, random)

    def odds(self) -> list[tuple[int, int]]:
        return generator.odds(self)

    def roll(self, random: Random) -> int:
        return generator.draw(self, random)

    def refusal(self, seat: int, action: int) -> str:
        return judge.refusal(self, seat, action)

    # -- what an action does -------------------------------------------------------------------

    def advance(self, actor: int, action: int) -> None:
        if actor == CHANCE:
            self.answer(action)
        elif action >= self.pack.burns:
            burn(self, action)
        elif action >= STEP:
            span: i64 = self.pack.span
            number: i64 = (action - STEP) // span
            rest: i64 = action - STEP - number * span
            if self.phase == PUSHED:
                choose_retreat(self, rest >> 1)
            else:
                step(self, self.mover * CREW + number, rest >> 1, rest & 1)
        elif action >= PUT:
            put_six(self, action - PUT)
        else:
            if action == HACK:
                hack(self)
            end_move(self)

    def answer(self, outcome: int) -> None:
        """Dice and draws."""
        if self.phase == WARNING:
            warn(self, outcome)
        elif self.phase == GRAPPLE:
            faces = self.pack.faces[outcome - self.pack.rolls]
            grapple(self, faces[0], faces[1])
        elif self.phase == LINE_UP:
            add_module(self, outcome)
        else:
            leave_ashore(self, outcome - self.pack.ashore)
