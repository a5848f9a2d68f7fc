"""Two tables that one viewer must not be able to tell apart, and everything that viewer is sent at each."""

import copy
from typing import Any

from starboard.kernel.rng import Random
from starboard.kernel.state import CHANCE, State
from starboard.tables import views
from starboard.tables.acts import write
from starboard.tables.live_table import Listener, LiveTable
from starboard.tables.log import Viewer
from starboard.tables.messages import Message
from starboard.tables.play import Play
from starboard.tables.refusals import Refused
from starboard.tables.table import Table
from starboard.tables.tail import Tail
from starboard.tables.updates import announce, encode, state_for

PERSON = "somebody"


class Ear(Listener):
    """Keeps the bytes of every message."""

    def __init__(self, viewer: int) -> None:
        super().__init__(PERSON, Viewer(viewer), "en")
        self.heard: list[bytes] = []

    def send(self, message: Message) -> None:
        self.heard.append(encode(message))

    def leave(self, refused: Refused) -> None:
        raise AssertionError(refused)


def disguised(table: Table, viewer: int, random: Random) -> Table:
    """A copy of the table whose hidden parts are others, as far as `viewer` is concerned."""
    assert table.play is not None
    return copied(table, table.play.state.disguise(views.seat_of(Viewer(viewer)), random))


def copied(table: Table, state: State | None = None) -> Table:
    """A copy of the table, with another position if one is given."""
    assert table.play is not None
    twin = Table(table.id, table.dice, table.created)
    for name in getattr(Table, "__mypyc_attrs__", vars(table) if hasattr(table, "__dict__") else ()):
        setattr(twin, name, getattr(table, name))
    twin.entries_shown, twin.fresh = dict(table.entries_shown), dict(table.fresh)
    twin.clock = copy.deepcopy(table.clock)
    twin.tail, twin.added, twin.noticed = Tail(table.tail), [], None
    twin.deals = table.deals.copy()
    state = state or table.play.state.clone()
    twin.play = Play(table.play.game, state, table.play.base_at, table.play.rolls, table.play.count)
    twin.play.base = table.play.base
    twin.play.acts = list(table.play.acts)
    twin.play.undone = list(table.play.undone)
    return twin


def first_of(table: Table, viewer: int) -> bytes:
    """The state that `viewer` is sent when looking at the table."""
    return encode(state_for(LiveTable(table, []), PERSON, Viewer(viewer), "en", 0.0, list(table.tail), None))


def heard_of(table: Table, viewer: int, actor: int, action: int) -> tuple[list[bytes], int]:
    """What `viewer` is sent when `actor` acts, state first, and the position it ends at."""
    live = LiveTable(table, [])
    ear = Ear(viewer)
    live.listeners.add(ear)
    first = state_for(live, PERSON, Viewer(viewer), "en", 0.0, list(table.tail), None)
    ear.mark = first.mark
    ear.send(first)
    announced(live, actor, action)
    return ear.heard, table.entries_shown[Viewer(viewer)]


def announced(live: LiveTable, actor: int, action: int) -> None:
    """`actor` acts, and whoever listens is told."""
    play = live.table.play
    assert play is not None
    about = {"odds": play.state.odds()} if actor == CHANCE else {}
    entry = write(live.table, play, play.carry_out(play.state, actor, action), about, 5000.0)
    announce(live, [entry], 0.0)


def previews(table: Table, seat: int, most: int) -> list[Any]:
    """What the seat gets when it tries its actions out, refusals included."""
    assert table.play is not None
    found: list[Any] = []
    for action in table.play.state.legal(seat)[:most]:
        try:
            found.append(encode(views.preview(table, seat, [action], views.words_for(table, "en"))))
        except Refused as refused:
            found.append(str(refused))
    return found
