"""The game on a table: the position, and as many of the last acts as may still be taken back."""

from collections.abc import Sequence
from typing import Any, Literal

from starboard.kernel.events import Told
from starboard.kernel.game import Game
from starboard.kernel.negotiation import Heard
from starboard.kernel.state import CHANCE, State
from starboard.tables.acts_taken import CarriedOutAct, TakenAct, UndoneActs
from starboard.tables.log import StoredEvent, Viewer, stored, viewers

SettledBy = Literal["", "chance", "shown"]


class Play:
    """A fold over acts. `base` is the position after the last act that showed anybody anything new.

    `base_at` is the number of the log entry that led there: nothing before it can be taken back.
    """

    def __init__(self, game: Game, state: State, base_at: int, rolls: int = 0, count: int = 0) -> None:
        self.game = game
        self.state = state
        self.base = state.clone()
        self.base_at = base_at
        self.acts: list[TakenAct] = []
        self.undone: list[UndoneActs] = []
        self.rolls = rolls  # chance results so far: what the next one is derived from
        self.count = count  # acts that count since the game began
        self.settled_by: SettledBy = ""  # what made everything up to `base` final
        self.told: list[Told] | None = None  # what the last act came to, if it was carried out here and now
        self.settled: list[Heard] = []  # what everybody saw of acts that stand, until it is asked for
        self._carried_out: CarriedOutAct | None = None

    def seats(self) -> int:
        return self.state.seats()

    def viewers(self) -> tuple[Viewer, ...]:
        return viewers(self.seats())

    # -- carrying out an act -----------------------------------------------------------------

    def carry_out(self, before: State, actor: int, action: int) -> CarriedOutAct:
        """Take an act that was found legal, on a copy; `advance` adopts it once its entry is written."""
        final = actor == CHANCE or before.reveals(actor, action)
        after, told = self.game.carry_out(before, actor, action)
        events = stored(told)
        shown = tuple(
            viewer
            for viewer in self.viewers()
            if (viewer == actor and actor != CHANCE) or any(event.seen_by(viewer) for event in events)
        )
        everybody = len(shown) == self.seats() + 1
        return CarriedOutAct(actor, action, after, told, events, None if everybody else shown, final)

    def adopt_next(self, done: CarriedOutAct) -> None:
        """The next act is this one, which has been carried out already."""
        self._carried_out = done

    def deciding_together(self) -> bool:
        """Is a decision open that several seats take at once, even if only one answer is missing?"""
        actors = self.state.actors()
        if len(actors) > 1:
            return True
        last = self.acts[-1] if self.acts else None
        return last is not None and last.together and bool(actors) and set(actors) <= set(last.asked)

    # -- the fold ----------------------------------------------------------------------------

    def advance(
        self,
        actor: int,
        action: int,
        shown: tuple[Viewer, ...] | None,
        number: int,
        events: Sequence[StoredEvent] = (),
    ) -> None:
        """Take an act that was found legal; `number` is its entry in the log, `events` what it told."""
        state = self.state
        heard = self._heard(actor, events) if self.game.negotiation is not None else ()
        act = TakenAct(actor, action, state.turn(), state.actors(), self.deciding_together(), shown, heard)
        done, self._carried_out = self._carried_out, None
        if done is not None and (done.actor, done.action) == (actor, action):
            final = done.final
            self.state, self.told = done.after, done.told
        else:
            final = actor == CHANCE or state.reveals(actor, action)
            state.advance(actor, action)
            self.told = None
        self.count += 1
        self.rolls += actor == CHANCE
        self.undone = [undone for undone in self.undone if act.together and undone.seat != actor]
        self.acts.append(act)
        if final:
            self.settle(number, "chance" if actor == CHANCE else "shown")

    def settle(self, number: int, by: SettledBy = "") -> None:
        """Nothing up to here can be taken back any more."""
        for act in self.acts:
            self.settled += act.heard
        self.settled_by = by
        self.base = self.state.clone()
        self.base_at = number
        self.acts = []
        self.undone = []

    def unsettled(self) -> list[Heard]:
        """What everybody saw of the acts that may still be taken back."""
        return [heard for act in self.acts for heard in act.heard]

    def _heard(self, actor: int, events: Sequence[StoredEvent]) -> tuple[Heard, ...]:
        turn = self.game.turn_number(self.state)
        public = (self.game.read_event(one.kind, one.parts) for one in events if one.audience is None)
        return tuple(Heard(actor, turn, event) for event in public if event is not None)

    def without(self, taken: list[int]) -> State:
        """The position without some of the acts; IllegalAction if the others do not stand alone."""
        state = self.base.clone()
        for index, act in enumerate(self.acts):
            if index not in taken:
                state.apply(act.actor, act.action)
        return state

    def take_back(self, seat: int, taken: list[int]) -> None:
        self.state = self.without(taken)
        self.undone.append(UndoneActs(seat, [self.acts[index] for index in taken]))
        self.acts = [act for index, act in enumerate(self.acts) if index not in taken]
        self.count -= len(taken)

    def repeat(self, seat: int) -> None:
        """Take again what `seat` took back last."""
        undone = self.repeatable(seat)
        assert undone is not None
        self.undone.remove(undone)
        for act in undone.acts:
            self.state.apply(act.actor, act.action)
            self.acts.append(act)
            self.count += 1

    def repeatable(self, seat: int) -> UndoneActs | None:
        own = [undone for undone in self.undone if undone.seat == seat]
        return own[-1] if own else None

    # -- as data -----------------------------------------------------------------------------

    def to_dict(self) -> dict[str, Any]:
        """What a snapshot holds; the acts after `base_at` come from the log."""
        return {
            "state": self.state.to_dict(),
            "rolls": self.rolls,
            "count": self.count,
            "base_at": self.base_at,
        }


def has_secrets(state: State) -> bool:
    """Is there anything at all that a seat may not know? A game without secrets has nothing to deal anew."""
    return type(state).redeal is not State.redeal
