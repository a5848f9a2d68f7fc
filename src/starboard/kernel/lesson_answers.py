# mypyc: skip
"""The answers to a position of a lesson: all that the rules allow, and what each of them does."""

from collections.abc import Iterable, Iterator
from copy import copy
from typing import Final

from starboard.kernel.errors import IllegalAction
from starboard.kernel.events import Told
from starboard.kernel.game import Game
from starboard.kernel.lessons import Listed, Moment, Position
from starboard.kernel.rulebook import SceneAct, begun
from starboard.kernel.state import State

Actions = tuple[int, ...]
MOST: Final = 400  # answers to one question: a position with more asks too much at once


class Answering:
    """A learner at a position: what was chosen so far, and whether that is an answer."""

    def __init__(
        self, game: Game, position: Position, actions: Iterable[int] = (), before: State | None = None
    ) -> None:
        """`before` is the position as play finds it, where that was set up already."""
        self.game = game
        self.position = position
        self.seat = position.seat
        self.before = begun(game, position.scene) if before is None else before
        self.state = self.before.clone()
        self.actions: Actions = ()
        self.acts: list[SceneAct] = []
        for action in actions:
            self.take(action)

    @property
    def whole(self) -> bool:
        """Is what was chosen an answer?"""
        if not self.actions:
            return False
        until = self.position.until
        return until is None or self.seat not in self.state.actors() or until(self.state, self.seat)

    def take(self, action: int) -> None:
        """The learner's next small step; IllegalAction and nothing changes if the rules forbid it.

        Nothing is asked any more once the answer is whole.
        """
        clause = "SB-02" if self.whole else self.state.forbids(self.seat, action)
        if clause:
            raise IllegalAction(clause, self.state.components())
        self.act(self.seat, action)
        self.actions = (*self.actions, action)

    def after(self, action: int) -> "Answering":
        """The same learner after one more small step; this one stays."""
        later = copy(self)
        later.acts = [*self.acts]
        later.take(action)
        return later

    def act(self, actor: int, action: int) -> None:
        """Anybody's act: the learner's, or what follows the answer."""
        after, told = self.game.carry_out(self.state, actor, action)
        self.state = after
        self.acts.append(SceneAct(actor, told, after.view(self.seat)))

    def moment(self) -> Moment:
        """The answer as the functions that make facts of it are given it."""
        told: list[Told] = [one for act in self.acts[: len(self.actions)] for one in act.events]
        seen = (one.shown_to(self.seat) for one in told)
        events = [event for event in seen if event is not None]
        return Moment(self.game, self.before, self.state, self.seat, self.actions, events)


def every_answer(game: Game, position: Position) -> Iterator[Answering]:
    """All answers; of several ways to the same end the first one."""
    waiting = [Answering(game, position)]
    found, known = 0, set()
    while waiting:
        here = waiting.pop(0)
        if here.whole:
            if here.state.key() not in known:
                known.add(here.state.key())
                found += 1
                yield here
        elif found + len(waiting) > MOST:
            raise ValueError(f"{position.name} has more than {MOST} answers")
        else:
            waiting += [here.after(action) for action in here.state.legal(here.seat)]


def listed_actions(game: Game, position: Position, listed: Listed, before: State | None = None) -> Actions:
    """The small steps of an answer that is listed."""
    doing = (listed.doing,) if isinstance(listed.doing, str) else listed.doing
    here = Answering(game, position, before=before)
    for text in doing:
        here.take(game.parse(here.state, here.seat, text))
    return here.actions


def same_end(game: Game, position: Position, actions: Actions, other: State) -> bool:
    """Does an answer lead to this state, perhaps by other steps?"""
    return Answering(game, position, actions).state.key() == other.key()
