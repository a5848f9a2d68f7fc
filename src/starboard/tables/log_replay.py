"""A game gone through again, from its first position to the last, as somebody may see it.

The steps are the entries of the log that changed the board for these eyes. Each has a mark by which it can be
linked to: how many entries everybody was shown up to it, and where there are steps that only these eyes see,
a point and their number. So a mark tells nobody how many secret steps others took.
"""

from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from starboard.games.registry import find_game
from starboard.kernel.dice import Dice
from starboard.kernel.errors import StarboardError
from starboard.tables import views
from starboard.tables.log import WATCHER, Entry, Viewer
from starboard.tables.messages.history import Board, Boards, Story, StoryStep
from starboard.tables.messages.sight import GameHappening
from starboard.tables.persistence import restored
from starboard.tables.refusals import GONE, Refused
from starboard.tables.snapshot import table_from_dict
from starboard.tables.storage import Snapshot, Storage, TableRow
from starboard.tables.table import Table
from starboard.tables.updates import SHOWS_THE_BOARD
from starboard.tables.words import TableWords

MOST_BOARDS: Final = 60  # in one answer
# What applying an entry may raise that was written by another version of the rules.
FOREIGN: Final = (StarboardError, AssertionError, LookupError, ValueError)


class Eyes(msgspec.Struct, frozen=True):
    """Through whose eyes the past is seen; `everything` once the game is over."""

    viewer: Viewer
    everything: bool = False

    @property
    def seat(self) -> int | None:
        return views.seat_of(self.viewer)

    def see(self, entry: Entry) -> bool:
        return self.everything or entry.shown_to(self.viewer)


class BoardStep(msgspec.Struct, frozen=True):
    mark: str
    entry: Entry


def board_steps(entries: Iterable[Entry], eyes: Eyes) -> list[BoardStep]:
    """The entries that changed the board for these eyes, in order, each with its mark."""
    steps: list[BoardStep] = []
    shared = further = 0
    for entry in entries:
        if entry.shown_to(WATCHER):
            shared, further = shared + 1, 0
        elif eyes.see(entry):
            further += 1
        else:
            continue
        if entry.kind in SHOWS_THE_BOARD:
            steps.append(BoardStep(f"{shared}.{further}" if further else f"{shared}", entry))
    return steps


# -- the whole story -----------------------------------------------------------------------------


class StoredTable(msgspec.Struct):
    """What storage has of a table; snapshots only where a part of it cannot be played again."""

    row: TableRow
    entries: list[Entry]
    snapshots: list[Snapshot]


async def stored_table(storage: Storage, ident: str) -> StoredTable:
    row = await storage.table(ident)
    if row is None:
        raise Refused(GONE, "no-table-or-link")
    entries = await storage.entries(ident)
    versions = {entry.data["version"] for entry in entries if entry.kind in ("started", "rules")}
    foreign = versions - {find_game(row.game).version}
    return StoredTable(row, entries, await storage.snapshots(ident) if foreign else [])


def story(stored: StoredTable, eyes: Eyes, words: TableWords, muted: list[str]) -> Story:
    """Every step with what happened, the numbers to chart, and which steps are key moments."""
    steps = board_steps(stored.entries, eyes)
    turns = [0] * len(steps)
    charts: dict[str, list[list[int | None]]] = {}
    key_events: frozenset[str] = frozenset()
    wanted = {step.entry.number: index for index, step in enumerate(steps)}
    for entry, table in replay(stored):
        index = wanted.get(entry.number)
        if index is None:
            continue
        play = table.play if table else None
        if play is not None:
            turns[index] = play.game.turn_number(play.state)
            key_events = frozenset(play.game.key_events)
            for name, values in play.game.gauges(play.state, eyes.seat, eyes.everything).items():
                if name not in charts:
                    charts[name] = [[] for _ in steps]
                charts[name][index] = values
    told = [happened(step, turn, eyes, words, muted) for step, turn in zip(steps, turns)]
    return Story(
        seat=eyes.seat,
        everything=eyes.everything,
        steps=told,
        charts=charts,
        key=[index for index, step in enumerate(told) if is_key(step, key_events)],
    )


def is_key(step: StoryStep, kinds: frozenset[str]) -> bool:
    """Did anything happen that is worth jumping to?"""
    return any(isinstance(one, GameHappening) and one.event.kind in kinds for one in step.events)


def every_board(stored: StoredTable, eyes: Eyes) -> list[Board]:
    """The board after every step: with the story, all that is needed to go through the game again."""
    wanted = {step.entry.number for step in board_steps(stored.entries, eyes)}
    return [board(table, eyes) for entry, table in replay(stored) if entry.number in wanted]


def happened(step: BoardStep, turn: int, eyes: Eyes, words: TableWords, muted: list[str]) -> StoryStep:
    """What one step showed; where everything is revealed, to whomever."""
    entry = step.entry
    if eyes.everything:
        entry = msgspec.structs.replace(
            entry, events=[msgspec.structs.replace(event, audience=None) for event in entry.events]
        )
    told = views.happened(entry, eyes.viewer, words, 0, muted)
    return StoryStep(mark=step.mark, at=told.at, seat=told.seat, turn=turn, events=told.events)


# -- boards --------------------------------------------------------------------------------------


async def boards(storage: Storage, table: Table, eyes: Eyes, first: int, most: int) -> Boards:
    """The board after each of some steps, counted from 0."""
    stored = await stored_table(storage, table.id)
    steps = board_steps(stored.entries, eyes)[first : first + min(most, MOST_BOARDS)]
    if not steps:
        raise Refused(GONE, "not-that-far")
    start = steps[0].entry.number - 1
    begun = await beginning(storage, stored.row, start)
    stored.entries = [entry for entry in stored.entries if start < entry.number <= steps[-1].entry.number]
    wanted = {step.entry.number for step in steps}
    seen = [board(past, eyes) for entry, past in replay(stored, begun) if entry.number in wanted]
    return Boards(first=first, boards=seen)


async def beginning(storage: Storage, row: TableRow, number: int) -> Table | None:
    """The table after an entry, with all that could be taken back then; of other rules the last snapshot."""
    snapshot = await storage.snapshot(row.id, number)
    table = table_from_dict(row.id, row.seed, snapshot.body) if snapshot else None
    return table if table and not by_our_rules(table) else await restored(storage, row, number, undoable=True)


def board(table: Table | None, eyes: Eyes) -> Board:
    """What a board is drawn from, without anything that could be done."""
    play = table.play if table else None
    if play is None:
        return Board(view=None, awaited=[], score=[], forecasts=[])
    game, state, seat = play.game, play.state, eyes.seat
    return Board(
        view=game.revealed(state, seat) if eyes.everything else state.view(seat),
        awaited=[actor for actor in state.actors() if actor >= 0],
        score=game.score(state, seat),
        forecasts=game.forecasts(state, seat) if seat is not None else [],
    )


# -- replaying -----------------------------------------------------------------------------------


def replay(stored: StoredTable, table: Table | None = None) -> Iterator[tuple[Entry, Table | None]]:
    """Each entry with the table after it, always the same object: look at it before going on.

    A stretch that was played by other rules is not played again: there the table stands as the last
    snapshot has it.
    """
    row = stored.row
    snapshots = {snapshot.number: snapshot for snapshot in stored.snapshots}
    if table is None and stored.entries[0].number == 1:
        table = Table(row.id, Dice(row.seed), row.created)
    going, shown = table, table
    for entry in stored.entries:
        going = after(going, entry) if going else None
        if going is None and entry.number in snapshots:
            shown = table_from_dict(row.id, row.seed, snapshots[entry.number].body)
            going = shown if by_our_rules(shown) else None
        shown = going or shown
        yield entry, shown


def after(table: Table, entry: Entry) -> Table | None:
    """The table after an entry; None where other rules than ours were played."""
    if not by_our_rules(table):
        return None
    try:
        table.apply(entry)
    except FOREIGN:
        return None
    return table


def by_our_rules(table: Table) -> bool:
    return table.play is None or table.version == table.play.game.version
