"""What each kind of entry does to a table: the table is a fold over its log."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import msgspec

from starboard.tables.clock import new_clock
from starboard.tables.draw import Draw, Pledge, seed_of
from starboard.tables.log import WATCHER, Entry, Viewer, viewers
from starboard.tables.messages.envelope import Ending
from starboard.tables.offer import Offer
from starboard.tables.origin import read_origin
from starboard.tables.play import Play
from starboard.tables.seats import Seat, seats_held
from starboard.tables.setup import Setup

if TYPE_CHECKING:
    from starboard.tables.table import Table


def refresh(table: "Table", entry: Entry, asked: list[int]) -> None:
    """Choices made before this entry are stale, except in a decision that is still open to their seat."""
    now_asked = table.awaited()
    for seat in range(len(table.seats)):
        still_open = seat != entry.seat and seat in asked and seat in now_asked
        if not still_open:
            table.fresh[seat] = table.entries_shown[Viewer(seat)]
    _ask(table, entry.at)


def _ask(table: "Table", now: float) -> None:
    """Start the clock for those who are asked now."""
    running = table.awaited_people() if table.status == "running" else []
    turn = table.play.state.turn() if table.play else -1
    if running != table.clock.running or turn != table.clock.turn:
        table.since = now
    table.clock.ask(running, turn)


def _open(table: "Table", entry: Entry) -> None:
    table.setup = msgspec.convert(entry.data["setup"], Setup)
    table.host = entry.data["host"]
    table.seats = msgspec.convert(entry.data["seats"], list[Seat])
    _count_viewers(table)


def _set(table: "Table", entry: Entry) -> None:
    table.setup = msgspec.convert(entry.data["setup"], Setup)
    table.seats = msgspec.convert(entry.data["seats"], list[Seat])
    _count_viewers(table)


def _count_viewers(table: "Table") -> None:
    shared = table.entries_shown[WATCHER]
    table.entries_shown = dict.fromkeys(viewers(len(table.seats)), shared)


def _seat(table: "Table", entry: Entry) -> None:
    number, before = entry.data["seat"], table.seats[entry.data["seat"]]
    holder = msgspec.convert(entry.data["holder"], Seat)
    same = (holder.kind, holder.person) == (before.kind, before.person) and holder.is_held == before.is_held
    since = before.since if same else entry.number
    table.seats[number] = msgspec.structs.replace(holder, since=since)
    sent_off = entry.data.get("sent_off")
    if sent_off:
        table.sent_off.append(sent_off)
    _keep_pledges(table)


def _keep_pledges(table: "Table") -> None:
    """Only those who sit here or set the table up have a part in the dice; who is to show has to."""
    if table.draw.until is not None:
        return
    here = (*seats_held(table.seats), table.host)
    table.draw.pledges = [pledge for pledge in table.draw.pledges if pledge.person in here]


def _pledge(table: "Table", entry: Entry) -> None:
    made = msgspec.convert(entry.data["pledge"], Pledge)
    others = [pledge for pledge in table.draw.pledges if pledge.person != made.person]
    table.draw.pledges = [*others, made]


def _reveal(table: "Table", entry: Entry) -> None:
    shown = msgspec.convert(entry.data["pledge"], Pledge)
    table.draw.pledges = [shown if pledge.person == shown.person else pledge for pledge in table.draw.pledges]


def _ask_for_nonces(table: "Table", entry: Entry) -> None:
    table.draw.until = entry.data["until"]
    table.drawing_since = table.ticks()


def _void(table: "Table", entry: Entry) -> None:
    table.draw = Draw(anew=table.draw.anew + (table.play is None))
    table.dice.seed = seed_of(table.seed, table.draw.anew)


def _drawn(table: "Table", entry: Entry) -> None:
    table.dice.add(entry.data["nonces"], entry.data["pledges"], entry.data["since"])
    table.draw = Draw(anew=table.draw.anew)


def _swap(table: "Table", entry: Entry) -> None:
    a, b = entry.data["seats"]
    swapped = [msgspec.structs.replace(seat, since=entry.number) for seat in (table.seats[b], table.seats[a])]
    table.seats[a], table.seats[b] = swapped


def _host(table: "Table", entry: Entry) -> None:
    table.host = entry.data["person"]
    _keep_pledges(table)


def _start(table: "Table", entry: Entry) -> None:
    game = table.setup.rules()
    table.dice.nonces = list(entry.data["nonces"])
    table.dice.pledges = list(entry.data.get("pledges", []))
    table.dice.since = list(entry.data.get("since", []))
    table.draw = Draw(anew=table.draw.anew)
    table.version = entry.data["version"]
    table.imported = entry.data.get("imported", 0)
    table.origin = read_origin(entry.data.get("origin"), table.imported)
    table.play = Play(game, game.new(table.setup.options, table.setup.components()), entry.number)
    table.clock = new_clock(table.setup.clock, len(table.seats), table.clock.time)
    table.status = "running"


def _act(table: "Table", entry: Entry) -> None:
    assert table.play is not None and entry.seat is not None
    table.play.advance(entry.seat, entry.data["action"], entry.shown, entry.number, entry.events)
    _hear(table)


def _hear(table: "Table") -> None:
    """What stands for good counts for the words that were given."""
    play = table.play
    if play is not None and play.settled and play.game.negotiation is not None:
        table.deals.hear(play.game.negotiation, play, play.settled)
        play.settled = []


def _undo(table: "Table", entry: Entry) -> None:
    assert table.play is not None and entry.seat is not None
    table.play.take_back(entry.seat, entry.data["taken"])


def _redo(table: "Table", entry: Entry) -> None:
    assert table.play is not None and entry.seat is not None
    table.play.repeat(entry.seat)


def _offer(table: "Table", entry: Entry) -> None:
    offer = msgspec.convert(entry.data["offer"], Offer)
    table.offers = [other for other in table.offers if other.id != offer.id] + [offer]


def _drop_offer(table: "Table", entry: Entry) -> None:
    table.offers = [offer for offer in table.offers if offer.id != entry.data["offer"]]


def _pause(table: "Table", entry: Entry) -> None:
    table.status = "paused"


def _resume(table: "Table", entry: Entry) -> None:
    table.status = "running"


def _end(table: "Table", entry: Entry) -> None:
    table.ending = msgspec.convert(entry.data["ending"], Ending)
    table.status = "finished"
    table.offers = []
    table.deals.lapse_all()
    table.draw = Draw(anew=table.draw.anew)


def _close(table: "Table", entry: Entry) -> None:
    table.status = "closed"
    table.offers = []
    table.draw = Draw(anew=table.draw.anew)


def _rules(table: "Table", entry: Entry) -> None:
    assert table.play is not None
    table.version = entry.data["version"]
    table.play.settle(entry.number)
    _hear(table)


def _rematch(table: "Table", entry: Entry) -> None:
    table.rematch = entry.data["table"]


def _hints(table: "Table", entry: Entry) -> None:
    table.setup = msgspec.structs.replace(table.setup, hints=entry.data["on"])


def _mute(table: "Table", entry: Entry) -> None:
    person = entry.data["person"]
    table.muted = [other for other in table.muted if other != person] + [person] * entry.data["on"]


def _woken(table: "Table", entry: Entry) -> None:
    """The server was down: that time counts for nobody. Of an earlier version, all since the last entry."""
    table.clock.forgive(entry.data.get("down", entry.passed))


def _deal(table: "Table", entry: Entry) -> None:
    table.deals.apply(entry.kind, entry.data)


def _bot_deals(table: "Table", entry: Entry) -> None:
    table.setup = msgspec.structs.replace(table.setup, bot_deals=entry.data["mode"])


def _said(table: "Table", entry: Entry) -> None:
    """A chat line changes nothing but the log."""


FOLD: Final[dict[str, Callable[["Table", Entry], None]]] = {
    "opened": _open,
    "set": _set,
    "seat": _seat,
    "swapped": _swap,
    "host": _host,
    "started": _start,
    "act": _act,
    "undone": _undo,
    "redone": _redo,
    "offer": _offer,
    "offer-over": _drop_offer,
    "paused": _pause,
    "resumed": _resume,
    "ended": _end,
    "closed": _close,
    "rules": _rules,
    "rematch": _rematch,
    "hints": _hints,
    "muted": _mute,
    "woken": _woken,
    "chat": _said,
    "deal": _deal,
    "deal-over": _deal,
    "word": _deal,
    "bot-deals": _bot_deals,
    "pledged": _pledge,
    "drawing": _ask_for_nonces,
    "revealed": _reveal,
    "void": _void,
    "drawn": _drawn,
}

# Entries after which other seats may be asked, or by somebody else.
CHANGES_THE_QUESTION: Final = frozenset(
    {"started", "act", "undone", "redone", "seat", "paused", "resumed", "ended", "closed", "rules"}
)
