"""A game in progress at one screen: a table in memory that nobody stores, with dice sealed before it."""

from collections.abc import Callable
from typing import Final

from starboard.cli.players import is_bot
from starboard.kernel.dice import Dice
from starboard.kernel.events import Told
from starboard.kernel.game import Game
from starboard.kernel.records import DiceNote, Record, finish, replay
from starboard.kernel.state import State
from starboard.tables import acts, commands, export, lobby
from starboard.tables.handlers import perform
from starboard.tables.log import Viewer
from starboard.tables.messages.envelope import OfferKind
from starboard.tables.messages.state import Accepted
from starboard.tables.permissions import Caller
from starboard.tables.play import Play
from starboard.tables.refusals import Refused, not_now
from starboard.tables.seats import Seat
from starboard.tables.setup import Setup
from starboard.tables.undo import steps_to_undo

NOW: Final = 0.0  # nobody's time is measured here


class LocalGame:
    """Everybody at the screen sits at the table with a seat of their own; `entries` are its whole log."""

    def __init__(self, game: Game, record: Record, dice: Dice) -> None:
        self.game = game
        self.dice = dice
        self.record = record
        self.record.dice = DiceNote(dice.commitment, dice.nonces, dice.seed.hex())
        replay(record, game)  # a record that was tampered with says so here
        self.table = lobby.open_table("", setup_of(game, record), Caller("", ""), NOW, dice)
        named = record.players or [""] * len(self.table.seats)
        for seat, spec in enumerate(named):
            lobby.place(self.table, seat, holder(spec, seat), NOW)
        export.play_again(self.table, record, {"nonces": dice.nonces}, True, NOW)
        self.entries = self.table.drain()
        self.table.noticed = self.entries.append

    @property
    def play(self) -> Play:
        assert self.table.play is not None
        return self.table.play

    @property
    def state(self) -> State:
        return self.play.state

    def over(self) -> bool:
        return self.table.is_over()

    def people(self) -> list[int]:
        return [number for number, seat in enumerate(self.table.seats) if seat.by_person]

    def perform(self, seat: int, command: commands.Command) -> Accepted:
        """Carry out a command of the person on `seat`; Refused changes nothing."""
        return perform(self.table, Caller(person(seat), ""), command, NOW).answer

    # -- back and forth ----------------------------------------------------------------------

    def go_on(self) -> None:
        """Let chance answer where it is asked."""
        acts.go_on(self.table, NOW)

    def do(self, seat: int, action: int) -> None:
        """Carry out an action, and what chance answers; Refused if the rules forbid it."""
        position = self.table.entries_shown[Viewer(seat)]
        if self.table.seats[seat].by_bot:
            acts.bot_act(self.table, seat, position, action, NOW)
        else:
            self.perform(seat, commands.Act(seat=seat, position=position, actions=[action]))

    def take_back(self, seat: int, agreed: Callable[[int], bool]) -> None:
        """Undo the last act of `seat`, if the other people agree where they have to; Refused if it stands."""
        try:
            self.perform(seat, commands.Undo(seat=seat))
        except Refused as refused:
            if refused.code != "turn-over":
                raise
            if self.offer(seat, "undo", agreed) is not None:
                raise not_now("needs-consent") from None

    def taken_too(self, seat: int) -> set[int]:
        """Whose acts an undo by `seat` takes back."""
        alone = self.table.others_are_bots(person(seat))
        taken = steps_to_undo(self.play, seat, [seat], alone, consent=True)
        return {self.play.acts[index].actor for index in taken}

    def offer(self, seat: int, what: OfferKind, agreed: Callable[[int], bool]) -> int | None:
        """Ask the other people one by one, and do it if all agree; the first seat that does not."""
        offer = self.perform(seat, commands.MakeOffer(seat=seat, what=what)).offer
        assert offer is not None
        for other in self.people():
            if other == seat:
                continue
            agree = agreed(other)
            self.perform(other, commands.AnswerOffer(seat=other, offer=offer, agree=agree))
            if not agree:
                return other
        return None

    def resign(self, seat: int) -> None:
        """Give the game up: at one screen that ends it, however many others play."""
        self.perform(seat, commands.Resign(seat=seat))
        if not self.over():
            acts.end(self.table, "resigned", seat, NOW)

    # -- what there is to tell ---------------------------------------------------------------

    def told(self, since: int = 0) -> list[Told]:
        """What the game tells of the entries after that number, without acts that were taken back."""
        standing = {entry.number for entry in export.standing(self.entries)}
        return [
            Told(event, one.audience)
            for entry in self.entries[since:]
            if entry.kind != "act" or entry.number in standing
            for one in entry.events
            if (event := self.game.read_event(one.kind, one.parts)) is not None
        ]

    def saved(self) -> Record:
        """The record up to now."""
        self.record.actions = export.acts_that_count(self.entries)
        ending = self.table.ending
        if ending is not None and self.record.end is None:
            finish(self.record, self.game, self.state, ending.how, ending.seat)
        return self.record


def setup_of(game: Game, record: Record) -> Setup:
    """The table of a record; where only bots play they need no deals."""
    among_bots = bool(record.players) and all(is_bot(spec) for spec in record.players)
    return Setup(
        record.game,
        game.read_options(record.options),
        pack=record.pack.differences,
        pack_hash=record.pack.hash,
        variant=record.variant,
        bot_deals="quiet" if among_bots else "yes",
    )


def person(seat: int) -> str:
    """As whom the table knows whoever sits here."""
    return f"seat {seat}"


def holder(spec: str, seat: int) -> Seat:
    return Seat("bot", name=spec, level=spec) if is_bot(spec) else Seat("person", person(seat), spec)
