"""Records out of tables and tables out of records. Of a running game only what the viewer may know."""

from collections.abc import Callable
from typing import Any

from starboard.games.registry import find_game
from starboard.kernel.dice import Dice
from starboard.kernel.errors import BadRecord
from starboard.kernel.records import DiceNote, End, Origin, PackNote, Record, replay
from starboard.kernel.state import CHANCE, State
from starboard.tables import lobby, past, views
from starboard.tables.caller import Caller
from starboard.tables.cleaning import cleaned
from starboard.tables.events import GameStarted
from starboard.tables.log import Entry, noted
from starboard.tables.messages.envelope import Envelope
from starboard.tables.messages.history import DiceSheet, Roll, SeenRecord
from starboard.tables.past import Archive, Eyes
from starboard.tables.playing import end, go_on
from starboard.tables.refusals import bad_request
from starboard.tables.seats import Seat
from starboard.tables.setup import STAND_IN, Setup
from starboard.tables.table import Table
from starboard.tables.words import TableWords

LONGEST = 20_000  # actions in a record that is taken in


def may_know_all(table: Table) -> bool:
    """May everybody who sees this table have its whole record?"""
    return table.play is not None and (table.is_over() or not has_secrets(table.play.state))


def seen_record(
    archive: Archive, table: Table, eyes: Eyes, words: TableWords, envelope: Envelope
) -> SeenRecord:
    """What somebody was shown of a game, step by step, with all that is needed to go through it again."""
    return SeenRecord(
        format="starboard-seen-3",
        game=table.setup.game,
        version=table.setup.rules().version,
        options=table.setup.options,
        players=table.names(),
        seat=eyes.seat,
        steps=views.story(archive.entries, eyes.viewer, words, table.positions[eyes.viewer], table.muted),
        view=table.play.state.view(eyes.seat) if table.play else None,
        envelope=envelope,
        story=past.story(archive, eyes, words, table.muted),
        boards=past.every_board(archive, eyes),
        figures=words.game.named_figures,
    )


def has_secrets(state: State) -> bool:
    """Is there anything at all that a seat may not know? A game without secrets has nothing to deal anew."""
    return type(state).redeal is not State.redeal


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
        players=table.names(),
        actions=acts_that_count(entries),
        origin=Origin(table.imported) if table.imported else None,
    )
    record.dice = DiceNote(
        table.dice.commitment, table.dice.nonces, table.dice.seed.hex() if table.is_over() else None
    )
    if table.ending is not None:
        how, seat = table.ending.how, table.ending.seat
        results = (
            table.play.state.results() if how == "played" else game.conceded(table.play.state, how, seat)
        )
        record.end = End(how, seat)
        record.result = results
    return record


def acts_that_count(entries: list[Entry]) -> list[tuple[int, int]]:
    """Actor and action of every act, without those that were taken back."""
    settled: list[tuple[int, int]] = []
    recent: list[tuple[int, int]] = []  # those that can still be taken back, as `Play` counts them
    undone: list[tuple[int, list[tuple[int, int]]]] = []
    for entry in entries:
        if entry.kind == "act":
            assert entry.seat is not None
            recent.append((entry.seat, entry.data["action"]))
            if entry.seat == CHANCE or entry.data.get("final"):
                settled, recent = settled + recent, []
        elif entry.kind == "undone":
            assert entry.seat is not None
            taken = entry.data["taken"]
            undone.append((entry.seat, [recent[index] for index in taken]))
            recent = [act for index, act in enumerate(recent) if index not in taken]
        elif entry.kind == "redone":
            latest = max(index for index, (seat, _) in enumerate(undone) if seat == entry.seat)
            recent += undone.pop(latest)[1]
        elif entry.kind == "rules":
            settled, recent = settled + recent, []
    return settled + recent


def dice_sheet(table: Table, entries: list[Entry]) -> DiceSheet:
    """Commitment and nonces; when the game is over also the seed, and every roll with its odds."""
    rolls = [entry for entry in entries if entry.kind == "act" and entry.seat == CHANCE]
    over = table.is_over()
    return DiceSheet(
        commitment=table.dice.commitment,
        nonces=table.dice.nonces,
        seed=table.dice.seed.hex() if over else None,
        rolls=[
            Roll(number=number, odds=entry.data["odds"], outcome=entry.data["action"])
            for number, entry in enumerate(rolls)
            if over and not entry.data.get("imported")
        ],
    )


# -- taking a record in --------------------------------------------------------------------------


def import_plan(
    record: Record, caller: Caller, now: float
) -> tuple[Setup, Callable[[Table], None], Dice | None]:
    """The setup of a table for this record, what fills it, and its dice where the record has them."""
    game = find_game(record.game)
    if len(record.actions) > LONGEST:
        raise bad_request("record-too-long", most=LONGEST)
    replay(record, game)  # raises BadRecord at the first thing that is wrong
    options, pack = game.read_options(record.options), record.pack
    setup = Setup(record.game, options, pack=pack.differences, pack_hash=pack.hash)
    known = record.dice is not None and record.dice.seed is not None
    dice = Dice(bytes.fromhex(record.dice.seed)) if record.dice and record.dice.seed else None
    if dice is not None and record.dice is not None and dice.commitment != record.dice.commitment:
        raise BadRecord("record-seed")

    def fill(table: Table) -> None:
        seat_players(table, record, caller, now)
        nonces = record.dice.nonces if known and record.dice else []
        started = {"version": game.version, "nonces": nonces, "imported": len(record.actions)}
        table.add("started", now, data=started, events=[noted(GameStarted())])
        for actor, action in record.actions:
            take_in(table, actor, action, known, now)
        if record.end is None:
            go_on(table, now)
        elif not table.is_over():
            end(table, record.end.how, record.end.seat, now)

    return setup, fill, dice


def seat_players(table: Table, record: Record, caller: Caller, now: float) -> None:
    """Names for those who played; an unfinished game is played on by whoever brings it, and bots."""
    for number in range(len(table.seats)):
        given = cleaned(record.players[number], 30) if number < len(record.players) else ""
        name = given or f"Seat {number + 1}"
        if record.end is not None:
            holder = Seat("bot", name=name)
        elif number == 0:
            holder = Seat("person", caller.person, caller.name)
        else:
            holder = Seat("bot", name=name, level=STAND_IN)
        lobby.place(table, number, holder, now)


def take_in(table: Table, actor: int, action: int, known: bool, now: float) -> None:
    play = table.play
    assert play is not None
    events, shown = play.tell(actor, action)
    data: dict[str, Any] = {"action": action}
    if actor == CHANCE:
        data["odds"] = play.state.odds()
        if not known:
            data["imported"] = True  # these dice are not ours to vouch for
    elif play.state.reveals(actor, action):
        data["final"] = True
    table.add("act", now, seat=actor, data=data, events=events, shown=shown)
