"""`starboard verify`: is a record what it says, and were its dice left alone?"""

from pathlib import Path
from typing import Annotated

import typer

from starboard.cli.choices import Json
from starboard.cli.files import read_text
from starboard.cli.output import show_json
from starboard.cli.words import sentence
from starboard.games.registry import find_game
from starboard.kernel.game import Game
from starboard.kernel.records import Record, check_dice, read_record, replay
from starboard.kernel.state import CHANCE

UNPROVEN = 1

RecordFile = Annotated[Path, typer.Argument(metavar="RECORD", help="A record: a finished or a saved game.")]


def verify(record: RecordFile, json: Json = False) -> None:
    """The exit code is 0 if all of it holds, 1 if the dice cannot be checked because their seed is
    not published, 2 if something is wrong.
    """
    read = read_record(read_text(record), str(record))
    game = find_game(read.game)
    replay(read, game)
    rolls = sum(actor == CHANCE for actor, _ in read.actions)
    checked = verified_dice(read, game, rolls)
    if json:
        show_json({"game": game.name, "actions": len(read.actions), "rolls": rolls, "rolls_checked": checked})
    else:
        print(verdict(read, rolls, checked))
    if checked < rolls:
        raise typer.Exit(UNPROVEN)


def verified_dice(record: Record, game: Game, rolls: int) -> int:
    """How many chance results hold; those of an unpublished seed cannot be known."""
    published = record.dice is not None and record.dice.seed is not None
    if not published or record.dice is None:
        return 0
    return check_dice(record, game)


def verdict(record: Record, rolls: int, checked: int) -> str:
    legal = "verify-over" if record.end else "verify-running"
    return sentence(legal, actions=len(record.actions)) + " " + about_dice(record, rolls, checked)


def about_dice(record: Record, rolls: int, checked: int) -> str:
    if checked == rolls:
        return sentence("verify-dice", rolls=rolls)
    if record.dice is not None and record.dice.seed is not None:
        return sentence("verify-brought", rolls=rolls, checked=checked)
    return sentence("verify-unpublished", rolls=rolls)
