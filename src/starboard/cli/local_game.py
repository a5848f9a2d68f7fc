"""A game in progress at one screen, played and taken back as at any table, with dice sealed before it."""

from collections.abc import Callable, Collection

from starboard.kernel.dice import Dice
from starboard.kernel.errors import IllegalAction
from starboard.kernel.events import Told
from starboard.kernel.game import Game
from starboard.kernel.records import DiceNote, Record, finish, opening, replay
from starboard.kernel.state import CHANCE, State
from starboard.tables.play import Play
from starboard.tables.refusals import not_now
from starboard.tables.undo import undoable


class Deed:
    """One action, and what came of it."""

    def __init__(self, actor: int, action: int, events: list[Told]) -> None:
        self.actor = actor
        self.action = action
        self.events = events


class LocalGame:
    """`deeds` are all that count, from the first on; the last of them can still be taken back."""

    def __init__(self, game: Game, record: Record, dice: Dice) -> None:
        self.game = game
        self.dice = dice
        self.record = record
        self.record.dice = DiceNote(dice.commitment, dice.nonces, dice.seed.hex())
        replay(record, game)  # a record that was tampered with says so here
        self.play = Play(game, opening(record, game), 0)
        self.deeds: list[Deed] = []
        for actor, action in record.actions:
            self._carry_out(actor, action)

    @property
    def state(self) -> State:
        return self.play.state

    def do(self, actor: int, action: int) -> None:
        """Carry out an action; IllegalAction if the rules forbid it."""
        clause = self.state.forbids(actor, action)
        if clause:
            raise IllegalAction(clause, self.state.components())
        self._carry_out(actor, action)

    def roll(self) -> None:
        """Let chance answer."""
        self._carry_out(CHANCE, self.dice.outcome(self.state.odds(), self.play.rolls))

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

    def take_back(self, seat: int, bots: Collection[int], agreed: Callable[[int], bool]) -> None:
        """Undo the last act of `seat`; Refused says why it stands.

        Other people are asked where acts of theirs would go with it; bots are not.
        """
        alone = set(range(self.play.seats())) <= {seat, *bots}
        found = undoable(self.play, seat, [seat], alone)
        if found.problem:
            raise not_now(found.problem)
        concerned = {self.play.acts[index].actor for index in found.taken} - {seat, *bots}
        if not all(agreed(other) for other in sorted(concerned)):
            raise not_now("needs-consent")
        settled = len(self.deeds) - len(self.play.acts)
        self.play.take_back(seat, found.taken)
        self.deeds = [deed for place, deed in enumerate(self.deeds) if place - settled not in found.taken]

    def _carry_out(self, actor: int, action: int) -> None:
        outcome = self.play.carry_out(self.state, actor, action)
        self.play.adopt_next(outcome)
        self.play.advance(actor, action, outcome.shown, len(self.deeds), outcome.events)
        self.deeds.append(Deed(actor, action, outcome.told))
