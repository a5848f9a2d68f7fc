"""`starboard replay`: a recorded game again, in words and boards."""

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.text import Text

from starboard.bots.specs import is_spec
from starboard.cli.choices import Json
from starboard.cli.display import Showing
from starboard.cli.files import read_record_file
from starboard.cli.output import show, show_json
from starboard.cli.pager import paged
from starboard.cli.replay_steps import Turn, step_through
from starboard.cli.words import option_help, sentence
from starboard.games.registry import find_game
from starboard.kernel.errors import StarboardError
from starboard.kernel.events import Told
from starboard.kernel.game import Game
from starboard.kernel.records import Record, opening
from starboard.kernel.records import replay as checked
from starboard.kernel.state import CHANCE, State

RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help=option_help("record"))]
Step = Annotated[bool, typer.Option("--step", "-s", help=option_help("step"))]
SeatNumber = Annotated[int | None, typer.Option("--seat", help=option_help("seat"))]


def replay(file: RecordFile, step: Step = False, seat: SeatNumber = None, json: Json = False) -> None:
    record = read_record_file(file)
    game = find_game(record.game)
    last = checked(record, game)
    if seat is not None and not 1 <= seat <= last.seats():
        raise StarboardError("no-seat", seats=last.seats(), seat=seat)
    again = Replay(game, record, None if seat is None else seat - 1)
    if json:
        show_json(again.as_data(last))
    else:
        again.show(last, step)


class Replay:
    """A record as one seat followed it, or with everything in it once the game is over."""

    def __init__(self, game: Game, record: Record, viewer: int | None) -> None:
        self.game = game
        self.record = record
        self.viewer = viewer
        self.everything = viewer is None and record.end is not None  # nothing needs to stay hidden
        first = opening(record, game)
        self.showing = Showing(game, people(record, first.seats()), first.components())

    def show(self, last: State, step: bool) -> None:
        """All of it, a screenful at a time; or turn by turn, as whoever looks on wants it."""
        turns = self.turns()
        if step:
            show(Text(self.game.title, "title"))
            step_through(turns, self.show_turn, lambda: self.show_ending(last))
            return
        with paged():
            show(Text(self.game.title, "title"))
            for turn in turns:
                self.show_turn(turn)
            self.show_ending(last)

    def turns(self) -> list[Turn]:
        """The game cut where somebody's turn begins; what chance did before the first belongs to it."""
        found = [Turn(opening(self.record, self.game), 1)]
        state = opening(self.record, self.game)
        turn = -1
        for number, (actor, action) in enumerate(self.record.actions, 1):
            if actor != CHANCE and state.turn() != turn:
                if turn >= 0:
                    found.append(Turn(state.clone(), number))
                turn = state.turn()
                found[-1].board_at = number
            found[-1].last = number
            state.advance(actor, action)
        return found

    def show_turn(self, turn: Turn) -> None:
        """The board where its first choice is made, and everything that was done."""
        state = turn.before.clone()
        for number in range(turn.first, turn.last + 1):
            if number == turn.board_at:
                self.showing.heading(sentence("replay-action", number=number))
                self.showing.board(state, self.viewer)
            actor, action = self.record.actions[number - 1]
            self.show_action(state, actor, action)
            state.advance(actor, action)

    def show_ending(self, last: State) -> None:
        self.showing.ending(last, self.record, self.viewer)

    def show_action(self, state: State, actor: int, action: int) -> None:
        """The notation, if the viewer may know it, with what came of the action."""
        told = [self.showing.event(event, self.viewer) for event in self.events(state, actor, action)]
        known = self.knows(actor)
        if known and not told:
            told = [self.showing.action(state, actor, action, self.viewer)]
        written = self.game.notation(state, actor, action) if known and actor != CHANCE else ""
        for number, text in enumerate(told):
            show(Text.assemble("  ", ((written if number == 0 else "").ljust(8), "command"), " ", text))

    def events(self, state: State, actor: int, action: int) -> list[Told]:
        told = self.game.tell(state, actor, action)
        return [event for event in told if self.everything or event.seen_by(self.viewer)]

    def knows(self, actor: int) -> bool:
        """May the viewer know which action `actor` took, beyond what was told of it?"""
        return self.everything or actor == self.viewer

    def as_data(self, last: State) -> dict[str, Any]:
        state = opening(self.record, self.game)
        actions: list[dict[str, Any]] = []
        for actor, action in self.record.actions:
            actions.append(self.action_as_data(state, actor, action))
            state.advance(actor, action)
        return {
            "game": self.game.name,
            "options": self.record.options,
            "players": self.record.players,
            "actions": actions,
            "view": msgspec.to_builtins(last.view(self.viewer)),
            "ending": last.ending(),
            "end": msgspec.to_builtins(self.record.end),
            "result": msgspec.to_builtins(self.record.result),
        }

    def action_as_data(self, state: State, actor: int, action: int) -> dict[str, Any]:
        data: dict[str, Any] = {"actor": actor}
        if self.knows(actor):
            data["action"] = action
            data["notation"] = None if actor == CHANCE else self.game.notation(state, actor, action)
            data["words"] = self.showing.action(state, actor, action, self.viewer)
        data["events"] = [
            {**msgspec.to_builtins(event.event), "words": self.showing.event(event, self.viewer)}
            for event in self.events(state, actor, action)
        ]
        return data


def people(record: Record, seats: int) -> list[str]:
    """The names of the people in a record, "" for bots and for those who gave none."""
    names = record.players or [""] * seats
    return [name if name[:1].isupper() and not is_spec(name) else "" for name in names]
