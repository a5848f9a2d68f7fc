"""Cosmic Convoy as the rulebook tells it: who acts when, and which part of the rules answers."""

from collections.abc import Hashable
from typing import Any, Final

from mypy_extensions import i64

from starboard.games.convoy import judge, scoring
from starboard.games.convoy.burning import add_burns, burn
from starboard.games.convoy.components import (
    CREW,
    END,
    HACK,
    MODULES,
    PUT,
    ROLES,
    STEP,
)
from starboard.games.convoy.events import LinedUp, Mustered
from starboard.games.convoy.fields import copy_fields, future
from starboard.games.convoy.flip_warning import begin_cycle, put_six, quick_roll, roll_odds, six_modules, warn
from starboard.games.convoy.grapple import choose_retreat, grapple, havens
from starboard.games.convoy.modules_flip import end_move, hack, hackable
from starboard.games.convoy.move_and_act import add_steps, step
from starboard.games.convoy.reading import write
from starboard.games.convoy.state import (
    GRAPPLE,
    LINE_UP,
    MOVE,
    MUSTER,
    OVER,
    PUSHED,
    SIXES,
    WARNING,
    Position,
)
from starboard.games.convoy.view import ConvoyView
from starboard.games.convoy.view_builder import see
from starboard.games.convoy.words import CLAUSES
from starboard.kernel.clauses import Catalogue
from starboard.kernel.results import Result
from starboard.kernel.rng import Random
from starboard.kernel.state import CHANCE, NOBODY, ONLY_CHANCE

ONLY_FIRST: Final[tuple[int, ...]] = (0,)
ONLY_SECOND: Final[tuple[int, ...]] = (1,)


class Convoy(Position):
    """A voyage of Cosmic Convoy, for one crew or two."""

    def clauses(self) -> Catalogue:
        return CLAUSES

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

    # -- setting out ---------------------------------------------------------------------------

    def set_up(self, cards: list[int], ashore: int) -> None:
        """CC-05: the picked Modules and crew; what was not picked is drawn."""
        self.ashore = ashore
        for card in cards:
            self.add_module(card)
        if not cards:
            self.phase = LINE_UP

    def add_module(self, card: int) -> None:
        """CC-01: a Module joins the row, its Generator up and charged."""
        module = len(self.faces)
        self.faces.append(2 * card)
        self.charge_at[module] = module * self.pack.cells + self.pack.generator[2 * card]
        self.supply -= 1
        if self.story is not None:
            self.tell(LinedUp(module + 1, self.module_name(module), self.supply))
        if len(self.faces) == MODULES:
            self.phase = MUSTER
            if self.players == 2 or self.ashore >= 0:
                self.board_ship()

    def board_ship(self) -> None:
        """CC-05, CC-26: the crew starts in the bow Engine, a second crew in the stern."""
        for member in range(len(self.at)):
            if self.players == 2:
                self.at[member] = self.pack.bow + member // CREW
            elif member != self.ashore:
                self.at[member] = self.pack.bow
        self.lay_ground()
        begin_cycle(self)

    # -- whose turn it is ----------------------------------------------------------------------

    def actors(self) -> tuple[int, ...]:
        phase = self.phase
        if phase == MOVE or phase == SIXES:
            return ONLY_FIRST if self.mover == 0 else ONLY_SECOND
        if phase == OVER:
            return NOBODY
        if phase == PUSHED:
            return ONLY_FIRST if self.pushed < CREW else ONLY_SECOND
        return ONLY_CHANCE

    # -- the generator -------------------------------------------------------------------------

    def legal(self, actor: int) -> list[int]:
        if self.phase == MOVE:
            return self.moves() if actor == self.mover else []
        if actor not in self.actors():
            return []
        if actor == CHANCE:
            return [outcome for outcome, _ in self.odds()]
        if self.phase == SIXES:
            return [PUT + module for module in six_modules(self)]
        base = STEP + self.pushed % CREW * self.pack.span
        return [base + 2 * to for to in havens(self, self.pushed, self.contested)]

    def moves(self) -> list[int]:
        """Ends where CC-09 allows them, steps, burns."""
        steps: list[int] = []
        obliged = add_steps(self, steps)
        add_burns(self, steps)
        if not obliged:
            if hackable(self) >= 0:
                steps.insert(0, HACK)
            steps.insert(0, END)
        return steps

    def odds(self) -> list[tuple[int, int]]:
        pack = self.pack
        if self.phase == WARNING:
            return roll_odds(self)
        if self.phase == GRAPPLE:
            return [(outcome, 1) for outcome in pack.grapples]
        if self.phase == LINE_UP:
            return [(card, 1) for card in self.cards_left()]
        if self.phase == MUSTER:
            return [(pack.ashore + role, 1) for role in range(len(ROLES))]
        return []

    def cards_left(self) -> list[int]:
        """The Modules that may still join the row."""
        drawn: i64 = 0
        for face in self.faces:
            drawn |= 1 << (face >> 1)
        return [card for card in range(len(self.pack.names)) if drawn >> card & 1 == 0]

    def roll(self, random: Random) -> int:
        if self.phase == WARNING:
            return quick_roll(self, random)
        if self.phase == LINE_UP:
            return random.choice(self.cards_left())
        return random.weighted(self.odds())

    # -- the judge -----------------------------------------------------------------------------

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
            self.add_module(outcome)
        else:
            self.ashore = outcome - self.pack.ashore
            if self.story is not None:
                self.tell(Mustered(ROLES[self.ashore]))
            self.board_ship()
