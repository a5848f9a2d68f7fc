"""`starboard verify`: is a record what it says, and were its dice left alone?"""

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from starboard.cli.choices import Json
from starboard.cli.files import read_record_file, write_text
from starboard.cli.output import show_json
from starboard.cli.words import option_help, sentence
from starboard.games.registry import find_game
from starboard.kernel.errors import BadRecord
from starboard.kernel.game import Game
from starboard.kernel.records import Record, chance_results, check_dice, replay
from starboard.kernel.state import CHANCE
from starboard.tables.messages.history import DiceSheet, Roll

UNPROVEN = 1

RecordFile = Annotated[Path, typer.Argument(metavar="RECORD", help=option_help("record"))]


Sheet = Annotated[
    Path | None,
    typer.Option(
        "--sheet",
        metavar="FILE",
        help=option_help("sheet"),
    ),
]


def verify(record: RecordFile, sheet: Sheet = None, json: Json = False) -> None:
    read = read_record_file(record)
    game = find_game(read.game)
    replay(read, game)
    rolls = sum(actor == CHANCE for actor, _ in read.actions)
    checked = verified_dice(read, game)
    if sheet is not None:
        write_text(sheet, msgspec.json.encode(dice_sheet(read, game)).decode() + "\n")
    if json:
        show_json(
            {
                "game": game.name,
                "actions": len(read.actions),
                "rolls": rolls,
                "rolls_checked": checked,
                "nonces_unpledged": unpledged_nonces(read),
            }
        )
    else:
        print(verdict(read, rolls, checked))
    if checked < rolls:
        raise typer.Exit(UNPROVEN)


def verified_dice(record: Record, game: Game) -> int:
    """How many chance results hold; those of an unpublished seed cannot be known."""
    if record.dice is None or record.dice.seed is None:
        return 0
    return check_dice(record, game)


def dice_sheet(record: Record, game: Game) -> DiceSheet:
    """What a server's table gives out of its dice, made from a record: nothing in it is ours to judge."""
    if record.dice is None or record.dice.seed is None:
        raise BadRecord("record-without-seed")
    foreign = record.origin.actions if record.origin else 0
    results = enumerate(chance_results(record, game))
    return DiceSheet(
        commitment=record.dice.commitment,
        nonces=record.dice.nonces,
        pledges=record.dice.pledges,
        since=record.dice.since,
        seed=record.dice.seed,
        odds_by="rules",
        rolls=[
            Roll(number=number, odds=odds, outcome=outcome)
            for number, (action, odds, outcome) in results
            if action > foreign
        ],
    )


def verdict(record: Record, rolls: int, checked: int) -> str:
    legal = "verify-over" if record.end else "verify-running"
    said = [sentence(legal, actions=len(record.actions)), about_dice(record, rolls, checked)]
    if checked and (unpledged := unpledged_nonces(record)):
        said.append(sentence("verify-unpledged", count=unpledged))
    return " ".join(said)


def unpledged_nonces(record: Record) -> int:
    """Nonces that nobody had bound themselves to: whoever knew the seed could choose them."""
    if record.dice is None:
        return 0
    return len(record.dice.nonces) - sum(map(bool, record.dice.pledges))


def about_dice(record: Record, rolls: int, checked: int) -> str:
    if checked == rolls:
        return sentence("verify-dice", rolls=rolls)
    if record.dice is not None and record.dice.seed is not None:
        return sentence("verify-brought", rolls=rolls, checked=checked)
    return sentence("verify-unpublished", rolls=rolls)
