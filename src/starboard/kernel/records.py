# mypyc: skip
"""A record is the game: its options, its components, and who did what. One JSON document.

Format 2 adds to format 1, which is read for ever: the package that the game comes from, the variant's name,
the scheme of the dice, and where the game came from.
"""

import hashlib
from collections.abc import Iterator
from typing import Annotated, Any, Final, Literal

import msgspec

from starboard.kernel.dice import Dice
from starboard.kernel.errors import BadRecord, IllegalAction
from starboard.kernel.game import Game
from starboard.kernel.packs import Pack
from starboard.kernel.results import Result
from starboard.kernel.state import CHANCE, State

FORMAT: Final = "starboard-record-2"
FORMER: Final = "starboard-record-1"  # has nothing that format 2 lacks
Hex64 = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
Scheme = Literal["hmac-sha256-1", "hmac-sha256-2", "hmac-sha256-3"]


class PackNote(msgspec.Struct, forbid_unknown_fields=True):
    """Which components the game was played with: how they differ from the default, and a hash."""

    hash: Hex64
    differences: dict[str, Any] = {}


class End(msgspec.Struct, forbid_unknown_fields=True):
    """How the game ended, and for a resignation or forfeit, whose it was."""

    how: Literal["played", "resigned", "agreed", "forfeit"]
    seat: int | None = None


class DiceNote(msgspec.Struct, forbid_unknown_fields=True):
    """What is needed to check the dice; the seed comes with the end of the game."""

    commitment: Hex64
    nonces: list[str] = []
    seed: Hex64 | None = None
    scheme: Scheme = "hmac-sha256-1"  # 2: nonces were pledged; 3: some came during the game
    pledges: list[str] = []  # beside each nonce its SHA-256, published before any was shown; "" if it was not
    since: list[int] = []  # beside each nonce the first chance result it counts for; empty: all for all


class Origin(msgspec.Struct, forbid_unknown_fields=True):
    """Where a game began, if not where the record was written: how many of its actions are from there."""

    actions: Annotated[int, msgspec.Meta(ge=0)]
    where: str = ""  # as whoever brought it named it: a file, a table, an address


class Record(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A whole game, or a running one if `end` is null. Actions are pairs of actor and action."""

    format: Literal["starboard-record-2"] = FORMAT
    game: str
    version: int  # of the game's rules
    package: str = ""  # the distribution that the game comes from, and its version
    package_version: str = ""
    options: dict[str, Any]
    variant: str = ""  # the name of the components, if they are not the game's own
    pack: PackNote
    players: list[str] = []
    actions: list[tuple[int, int]] = []
    end: End | None = None
    result: list[Result] | None = None
    dice: DiceNote | None = None
    origin: Origin | None = None

    def to_json(self) -> str:
        return msgspec.json.encode(self).decode() + "\n"


def read_record(text: str | bytes, name: str | None = None) -> Record:
    """A record from its JSON; BadRecord says what is wrong with it."""
    try:
        data = msgspec.json.decode(text)
        if isinstance(data, dict) and data.get("format") == FORMER:
            data["format"] = FORMAT
        return msgspec.convert(data, Record)
    except (TypeError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord("no-record", file=name, problem=str(error)) from None


def record_schema() -> dict[str, Any]:
    """The JSON Schema of a record."""
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **msgspec.json.schema(Record)}


def new_record(game: Game, options: dict[str, Any], pack: Pack | None = None) -> Record:
    """The record of a game that is about to begin."""
    pack = pack or game.default_pack
    return Record(
        game=game.name,
        version=game.version,
        package=game.package,
        package_version=game.package_version,
        options=game.read_options(options),
        pack=PackNote(pack.hash, game.pack_differences(pack)),
    )


def finish(record: Record, game: Game, state: State, how: str = "played", seat: int | None = None) -> None:
    """Write the end of the game into its record."""
    results = state.results() if how == "played" else game.conceded(state, how, seat)
    record.end = msgspec.convert({"how": how, "seat": seat}, End)
    record.result = results


def opening(record: Record, game: Game) -> State:
    """The position a record starts from."""
    if record.game != game.name:
        raise BadRecord("record-of-another-game", game=record.game, wanted=game.name)
    if record.version != game.version:
        raise BadRecord("record-of-another-version", version=record.version, ours=game.version)
    return game.new(record.options, game.pack_of(record.pack.differences, record.pack.hash))


def replay(record: Record, game: Game) -> State:
    """The position a record leads to, every action and the result checked."""
    state = opening(record, game)
    for number, (actor, action) in enumerate(record.actions, 1):
        try:
            state.apply(actor, action)
        except IllegalAction as error:
            raise BadRecord("record-illegal", number=number, problem=error) from None
    if record.end is not None:
        _check_end(record, record.end, game, state)
    return state


def _check_end(record: Record, end: End, game: Game, state: State) -> None:
    if end.how == "played" and not state.ending():
        raise BadRecord("record-not-over")
    results = state.results() if end.how == "played" else game.conceded(state, end.how, end.seat)
    if record.result != results:
        raise BadRecord("record-result")


def dice_note(dice: Dice, published: bool) -> DiceNote:
    """What a record says of the dice it was played with."""
    seed = dice.seed.hex() if published else None
    scheme: Scheme = "hmac-sha256-2" if dice.pledges else "hmac-sha256-1"
    if dice.since:
        scheme = "hmac-sha256-3"
    return DiceNote(dice.commitment, dice.nonces, seed, scheme, dice.pledges, dice.since)


def check_dice(record: Record, game: Game) -> int:
    """How many chance results were checked against the published seed; BadRecord at the first wrong one.

    Those that came with a game from elsewhere count only if all of them were made with these dice.
    """
    note = record.dice
    if note is None or note.seed is None:
        raise BadRecord("record-without-seed")
    seed = bytes.fromhex(note.seed)
    if hashlib.sha256(seed).hexdigest() != note.commitment:
        raise BadRecord("record-seed")
    dice = Dice(seed, note.nonces, note.pledges, note.since)
    if dice.first_broken_pledge() is not None:
        raise BadRecord("record-pledge", nonce=dice.first_broken_pledge())
    foreign = record.origin.actions if record.origin else 0
    rolls = brought = 0
    all_fit = True
    for number, odds, outcome in chance_results(record, game):
        fits = dice.outcome(odds, rolls) == outcome
        if not fits and number > foreign:
            raise BadRecord("record-dice", number=number)
        all_fit = all_fit and fits
        brought += number <= foreign
        rolls += 1
    return rolls if all_fit else rolls - brought


def chance_results(record: Record, game: Game) -> Iterator[tuple[int, list[tuple[int, int]], int]]:
    """Every chance result: the number of its action, the odds that follow from the rules, and what it was."""
    state = opening(record, game)
    for number, (actor, action) in enumerate(record.actions, 1):
        if actor == CHANCE:
            yield number, state.odds(), action
        state.apply(actor, action)
