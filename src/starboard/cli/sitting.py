"""A game in progress at one screen: what was done, what came of it, and what may be taken back."""

from collections.abc import Callable, Collection

from starboard.kernel.dice import Dice
from starboard.kernel.errors import IllegalAction
from starboard.kernel.events import Told
from starboard.kernel.game import Game
from starboard.kernel.records import DiceNote, Record, finish, opening, replay
from starboard.kernel.state import CHANCE, State


class Deed:
    """One action, with the position it was taken in and what came of it."""

    def __init__(self, game: Game, before: State, actor: int, action: int) -> None:
        self.before = before
        self.actor = actor
        self.action = action
        self.events: list[Told] = game.tell(before, actor, action)
        self.shows = actor != CHANCE and before.reveals(actor, action)


class Sitting:
    """The state as a fold over the deeds; dice that were committed to before the first of them."""

    def __init__(self, game: Game, record: Record, dice: Dice) -> None:
        self.game = game
        self.dice = dice
        self.record = record
        self.record.dice = DiceNote(dice.commitment, dice.nonces, dice.seed.hex())
        replay(record, game)  # a record that was tampered with says so here
        self.state = opening(record, game)
        self.deeds: list[Deed] = []
        for actor, action in record.actions:
            self._carry_out(actor, action)

    def do(self, actor: int, action: int) -> None:
        """Carry out an action; IllegalAction if the rules forbid it."""
        clause = self.state.forbids(actor, action)
        if clause:
            raise IllegalAction(clause, self.state.components())
        self._carry_out(actor, action)

    def roll(self) -> None:
        """Let chance answer."""
        rolls = sum(deed.actor == CHANCE for deed in self.deeds)
        self._carry_out(CHANCE, self.dice.outcome(self.state.odds(), rolls))

    def concede(self, how: str, seat: int | None) -> None:
        """End the game by word: resigned by `seat`, or agreed on by all."""
        finish(self.saved(), self.game, self.state, how, seat)

    def saved(self) -> Record:
        """The record up to now."""
        self.record.actions = [(deed.actor, deed.action) for deed in self.deeds]
        if self.state.ending() and self.record.end is None:
            finish(self.record, self.game, self.state)
        return self.record

    def over(self) -> bool:
        return bool(self.state.ending()) or self.record.end is not None

    def take_back(self, seat: int, bots: Collection[int], agreed: Callable[[int], bool]) -> str:
        """Undo the last act of `seat`, with everything since; "" if done, else why it cannot be.

        Acts of bots go with it. Other people are asked, unless theirs stand apart from it, as in
        a decision that all take at the same time.
        """
        first = next((n for n in reversed(range(len(self.deeds))) if self.deeds[n].actor == seat), None)
        if first is None:
            return "You have done nothing yet that could be taken back."
        since = self.deeds[first:]
        if any(deed.actor == CHANCE for deed in since):
            return "Chance has spoken since your last act, and that stands."
        if any(deed.shows for deed in since):
            return "Something hidden has been shown since your last act, so it stands."
        if len(since) > 1 and self._lift_out(first):
            return ""
        for other in sorted({deed.actor for deed in since} - {seat, *bots}):
            if not agreed(other):
                return "Taking back somebody else's act as well needs their consent."
        self._rewind(first)
        return ""

    def _carry_out(self, actor: int, action: int) -> None:
        before = self.state
        self.deeds.append(Deed(self.game, before, actor, action))
        self.state = before.clone()
        self.state.advance(actor, action)

    def _lift_out(self, number: int) -> bool:
        """Take out one act of a simultaneous decision and keep what the others did after it."""
        later = self.deeds[number + 1 :]
        if not {deed.actor for deed in later} <= set(self.deeds[number].before.actors()):
            return False
        kept, now = list(self.deeds), self.state
        self._rewind(number)
        try:
            for deed in later:
                self.do(deed.actor, deed.action)
        except IllegalAction:
            self.deeds, self.state = kept, now
            return False
        return True

    def _rewind(self, number: int) -> None:
        self.state = self.deeds[number].before
        del self.deeds[number:]
