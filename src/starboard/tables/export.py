"""Records out of tables and tables out of records. Of a running game only what the viewer may know."""

import secrets
from collections.abc import Callable
from typing import Any

from starboard.games.registry import find_game
from starboard.kernel.dice import Dice
from starboard.kernel.errors import BadRecord
from starboard.kernel.records import End, Origin, PackNote, Record, dice_note, replay
from starboard.kernel.state import CHANCE
from starboard.lab.variants import check_pack, check_size
from starboard.tables import lobby, log_replay, views
from starboard.tables.acts import end, go_on, write
from starboard.tables.draw import join_dice
from starboard.tables.events import GameStarted
from starboard.tables.log import Entry, noted
from starboard.tables.log_replay import Eyes, StoredTable
from starboard.tables.messages.envelope import Envelope
from starboard.tables.messages.history import SeenRecord
from starboard.tables.permissions import Caller
from starboard.tables.play import has_secrets
from starboard.tables.refusals import bad_request
from starboard.tables.seats import Seat, names_of
from starboard.tables.setup import STAND_IN, Setup
from starboard.tables.table import Table
from starboard.tables.text_cleaning import cleaned
from starboard.tables.words import TableWords

LONGEST = 10_000  # actions in a record that is taken in


def may_know_all(table: Table) -> bool:
    """May everybody who sees this table have its whole record?"""
    return table.play is not None and (table.is_over() or not has_secrets(table.play.state))


def seen_record(
    stored: StoredTable, table: Table, eyes: Eyes, words: TableWords, envelope: Envelope
) -> SeenRecord:
    """What somebody was shown of a game, step by step, with all that is needed to go through it again."""
    return SeenRecord(
        format="starboard-seen-3",
        game=table.setup.game,
        version=table.setup.rules().version,
        options=table.setup.options,
        players=names_of(table.seats),
        seat=eyes.seat,
        steps=views.story(stored.entries, eyes.viewer, words, table.entries_shown[eyes.viewer], table.muted),
        view=table.play.state.view(eyes.seat) if table.play else None,
        envelope=envelope,
        figures=views.figures(table),
        story=log_replay.story(stored, eyes, words, table.muted),
        boards=log_replay.every_board(stored, eyes),
    )


def record_of(table: Table, entries: list[Entry]) -> Record:
    """The whole game as a record."""
    assert table.play is not None
    game, pack = table.play.game, table.setup.components()
    record = Record(
        game=game.name,
        version=table.version,
        package=game.package,
        package_version=game.package_version,
        options=table.setup.options,
        pack=PackNote(pack.hash, game.pack_differences(pack)),
        players=names_of(table.seats),
        actions=acts_that_count(entries),
        origin=Origin(table.imported, table.origin.where) if table.origin else None,
    )
    record.dice = dice_note(table.dice, published=table.is_over())
    if table.ending is not None:
        how, seat = table.ending.how, table.ending.seat
        results = (
            table.play.state.results() if how == "played" else game.conceded(table.play.state, how, seat)
        )
        record.end = End(how, seat)
        record.result = results
    return record


def record_until(table: Table, entries: list[Entry], number: int) -> Record:
    """The game as far as an entry of its log, not yet over: to be played on from there."""
    record = record_of(table, entries)
    record.actions = acts_that_count([entry for entry in entries if entry.number <= number])
    record.dice = record.end = record.result = None
    return record


def acts_that_count(entries: list[Entry]) -> list[tuple[int, int]]:
    """Actor and action of every act, without those that were taken back."""
    return [(entry.seat, entry.data["action"]) for entry in standing(entries) if entry.seat is not None]


def standing(entries: list[Entry]) -> list[Entry]:
    """The acts, without those that were taken back."""
    settled: list[Entry] = []
    recent: list[Entry] = []  # those that can still be taken back, as `Play` counts them
    undone: list[tuple[int, list[Entry]]] = []
    for entry in entries:
        if entry.kind == "act":
            recent.append(entry)
            if entry.seat == CHANCE or entry.data.get("final"):
                settled += recent
                recent = []
        elif entry.kind == "undone":
            assert entry.seat is not None
            taken = entry.data["taken"]
            undone.append((entry.seat, [recent[index] for index in taken]))
            recent = [act for index, act in enumerate(recent) if index not in taken]
        elif entry.kind == "redone":
            latest = max(index for index, (seat, _) in enumerate(undone) if seat == entry.seat)
            recent += undone.pop(latest)[1]
        elif entry.kind == "rules":
            settled += recent
            recent = []
    return settled + recent


# -- taking a record in --------------------------------------------------------------------------


def import_plan(
    record: Record,
    caller: Caller,
    now: float,
    where: str = "",
    nonce: str = "",
    nonce_hash: str = "",
    seat: int = 0,
    level: str = STAND_IN,
    moment: bool = False,
) -> tuple[Setup, Callable[[Table], None], Dice | None]:
    """The setup of a table for this record, what fills it, and the dice of a game that is over.

    A game that goes on gets dice of its own: whatever stands in a record, somebody knows already. With a
    pledged nonce chance waits until that is shown. Its other seats are taken by bots of a `level`. `where` it
    comes from may be a `moment` of another table here.
    """
    game = find_game(record.game)
    if len(record.actions) > LONGEST:
        raise bad_request("record-too-long", most=LONGEST)
    check_size(record.pack.differences)
    state = replay(record, game)  # raises BadRecord at the first thing that is wrong
    options, pack = game.read_options(record.options), record.pack
    check_pack(state.components(), pack.differences)
    setup = Setup(record.game, options, pack=pack.differences, pack_hash=pack.hash)
    dice = published_dice(record) if record.end is not None else None
    if dice is not None:
        drawn = {"nonces": dice.nonces, "pledges": dice.pledges, "since": dice.since}
    else:
        drawn = {"nonces": [] if nonce_hash else [nonce or secrets.token_urlsafe(12)]}
    where = cleaned(where, 80) or (record.origin.where if record.origin else "")
    origin = {"where": where, "by": caller.name, "moment": moment}
    imported = {"imported": len(record.actions), "origin": origin}

    def fill(table: Table) -> None:
        seat_players(table, record, caller, now, seat, level)
        play_again(table, record, {**drawn, **imported}, dice is not None, now)
        if record.end is None:
            if nonce_hash:
                join_dice(table, caller.person, nonce_hash, now)
            go_on(table, now)

    return setup, fill, dice


def published_dice(record: Record) -> Dice | None:
    """The dice that a record publishes, if it does."""
    note = record.dice
    if note is None or note.seed is None:
        return None
    dice = Dice(bytes.fromhex(note.seed), note.nonces, note.pledges, note.since)
    if dice.commitment != note.commitment:
        raise BadRecord("record-seed")
    return dice


def seat_players(
    table: Table, record: Record, caller: Caller, now: float, seat: int = 0, level: str = STAND_IN
) -> None:
    """Names for those who played, where the record has them, else the game's own word for the seat is said.

    An unfinished game is played on by whoever brings it, and bots.
    """
    for number in range(len(table.seats)):
        name = cleaned(record.players[number], 30) if number < len(record.players) else ""
        if record.end is not None:
            holder = Seat("bot", name=name)
        elif number == seat:
            holder = Seat("person", caller.person, caller.name)
        elif name:
            holder = Seat("bot", name=name, level=level)
        else:
            holder = lobby.bot_called(table, number, level)
        lobby.place(table, number, holder, now)


def play_again(table: Table, record: Record, begun: dict[str, Any], known: bool, now: float) -> None:
    """Begin, and go through the game of a record to its last action; `known`: its dice are the table's."""
    data = {"version": table.setup.rules().version, **begun}
    table.add("started", now, data=data, events=[noted(GameStarted())])
    for actor, action in record.actions:
        take_in(table, actor, action, known, now)
    if record.end is not None and not table.is_over():
        end(table, record.end.how, record.end.seat, now)


def take_in(table: Table, actor: int, action: int, known: bool, now: float) -> None:
    play = table.play
    assert play is not None
    outcome = play.carry_out(play.state, actor, action)
    about: dict[str, Any] = {}
    if actor == CHANCE:
        about["odds"] = play.state.odds()
        if not known:
            about["imported"] = True  # these dice are not ours to vouch for
    elif outcome.final:
        about["final"] = True
    write(table, play, outcome, about, now)
