# mypyc: skip
"""A record is the game: its options, its components, and who did what. One JSON document."""

import hashlib
from typing import Annotated, Any, Literal

import msgspec

from starboard.kernel.dice import Dice
from starboard.kernel.errors import BadRecord, IllegalAction
from starboard.kernel.game import Game
from starboard.kernel.packs import Pack
from starboard.kernel.state import CHANCE, Result, State

Hex64 = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]


class PackNote(msgspec.Struct, forbid_unknown_fields=True):
    """Which components the game was played with: how they differ from the default, and a hash."""

    hash: Hex64
    differences: dict[str, Any] = {}


class End(msgspec.Struct, forbid_unknown_fields=True):
    """How the game ended, and for a resignation or forfeit, whose it was."""

    how: Literal["played", "resigned", "agreed", "forfeit"]
    seat: int | None = None


class Outcome(msgspec.Struct, forbid_unknown_fields=True):
    """One seat's result."""

    score: int
    place: int
    outcome: Literal["won", "lost", "drawn"]
    sources: dict[str, int]


class DiceNote(msgspec.Struct, forbid_unknown_fields=True):
    """What is needed to check the dice; the seed comes with the end of the game."""

    commitment: Hex64
    nonces: list[str] = []
    seed: Hex64 | None = None


class Record(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A whole game, or a running one if `end` is null. Actions are pairs of actor and action."""

    format: Literal["starboard-record-1"] = "starboard-record-1"
    game: str
    version: int
    options: dict[str, Any]
    pack: PackNote
    players: list[str] = []
    actions: list[tuple[int, int]] = []
    end: End | None = None
    result: list[Outcome] | None = None
    dice: DiceNote | None = None

    def to_json(self) -> str:
        return msgspec.json.encode(self).decode() + "\n"


def read_record(text: str | bytes, name: str = "The record") -> Record:
    """A record from its JSON; BadRecord says what is wrong with it."""
    try:
        return msgspec.json.decode(text, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRecord(f"{name} is not a record: {error}.") from None


def record_schema() -> dict[str, Any]:
    """The JSON Schema of a record."""
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **msgspec.json.schema(Record)}


def new_record(game: Game, options: dict[str, Any], pack: Pack | None = None) -> Record:
    """The record of a game that is about to begin."""
    pack = pack or game.default_pack
    return Record(
        game=game.name,
        version=game.version,
        options=game.read_options(options),
        pack=PackNote(pack.hash, game.pack_differences(pack)),
    )


def outcomes(results: list[Result]) -> list[Outcome]:
    """Results as they stand in a record."""
    return [msgspec.convert(result.to_dict(), Outcome) for result in results]


def finish(record: Record, game: Game, state: State, how: str = "played", seat: int | None = None) -> None:
    """Write the end of the game into its record."""
    results = state.results() if how == "played" else game.conceded(state, how, seat)
    record.end = msgspec.convert({"how": how, "seat": seat}, End)
    record.result = outcomes(results)


def opening(record: Record, game: Game) -> State:
    """The position a record starts from."""
    if record.game != game.name:
        raise BadRecord(f"The record is of {record.game}, not of {game.name}.")
    if record.version != game.version:
        raise BadRecord(
            f"The record was played by version {record.version} of the rules; this is version {game.version}."
        )
    pack = game.pack_with(record.pack.differences)
    if pack.hash != record.pack.hash:
        raise BadRecord("The record's components do not have the hash that it gives.")
    return game.new(record.options, pack)


def replay(record: Record, game: Game) -> State:
    """The position a record leads to, every action and the result checked."""
    state = opening(record, game)
    for number, (actor, action) in enumerate(record.actions, 1):
        try:
            state.apply(actor, action)
        except IllegalAction as error:
            raise BadRecord(f"Action {number} of the record is not legal: {error}") from None
    if record.end is not None:
        _check_end(record, record.end, game, state)
    return state


def _check_end(record: Record, end: End, game: Game, state: State) -> None:
    if end.how == "played" and not state.ending():
        raise BadRecord("The record says that the game was played out, but it was not over yet.")
    results = state.results() if end.how == "played" else game.conceded(state, end.how, end.seat)
    if record.result != outcomes(results):
        raise BadRecord("The record gives another result than its actions do.")


def check_dice(record: Record, game: Game) -> int:
    """How many chance results were checked against the published seed; BadRecord at the first wrong one."""
    note = record.dice
    if note is None or note.seed is None:
        raise BadRecord("The record does not publish the seed of its dice, so they cannot be checked.")
    seed = bytes.fromhex(note.seed)
    if hashlib.sha256(seed).hexdigest() != note.commitment:
        raise BadRecord("The seed in the record is not the one that was committed to.")
    dice = Dice(seed, note.nonces)
    state = opening(record, game)
    rolls = 0
    for number, (actor, action) in enumerate(record.actions, 1):
        if actor == CHANCE:
            if dice.outcome(state.odds(), rolls) != action:
                raise BadRecord(f"The dice would not have given action {number} of the record.")
            rolls += 1
        state.apply(actor, action)
    return rolls
