"""Lines that are tried from a moment of a finished game: on a copy, with what the bots would answer."""

from typing import Final

from starboard.kernel.game import Game
from starboard.kernel.state import State
from starboard.tables.analysis import Decision
from starboard.tables.messages.judgement import LineStep, TriedLine
from starboard.tables.messages.sight import Sight, Step
from starboard.tables.refusals import forbidden
from starboard.tables.telling import legal_actions, seen
from starboard.tables.words import TableWords

LineAct = tuple[int, int]  # who, and what

LONGEST: Final = 600  # acts of a line


class Line:
    """A copy of the game, and what was told on it."""

    def __init__(self, decision: Decision, words: TableWords) -> None:
        self.game: Game = decision.play.game
        self.seat = decision.seat
        self.state: State = decision.state.clone()
        self.words = words
        self.steps: list[LineStep] = []

    def repeat(self, done: list[LineAct]) -> None:
        """What was done on it before, checked by the rules as if it were new."""
        for actor, action in done:
            self._check(actor, action)
            self.state.advance(actor, action)

    def take(self, acts: list[LineAct]) -> None:
        """Further acts, told as the seat is shown them."""
        for actor, action in acts:
            self._check(actor, action)
            self.state, told = self.game.carry_out(self.state, actor, action)
            step = Step(
                position=len(self.steps),
                at=0.0,
                seat=actor,
                events=seen(told, self.words, self.seat),
                view=self.state.view(self.seat),
            )
            self.steps.append(LineStep(actor=actor, action=action, step=step))

    def _check(self, actor: int, action: int) -> None:
        clause = self.state.forbids(actor, action)
        if clause:
            raise forbidden(clause, self.state.components())

    @property
    def waits(self) -> bool:
        """Is the seat asked, so that nobody answers for it?"""
        return self.seat in self.state.actors() and len(self.state.legal(self.seat)) > 1

    def message(self, chances: list[float]) -> TriedLine:
        state, game, seat = self.state, self.game, self.seat
        asked = seat in state.actors()
        return TriedLine(
            seat=seat,
            steps=self.steps,
            sight=Sight(
                seat=seat,
                position=0,
                view=state.view(seat),
                score=game.score(state, seat),
                actions=legal_actions(game, state, seat, self.words) if asked else [],
                outlook=game.outlook(state, seat) if asked else None,
            ),
            awaited=[actor for actor in state.actors() if actor >= 0],
            ending=state.ending(),
            chances=chances,
        )
