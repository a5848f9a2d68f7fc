"""A live table: the fold over its log. Every change goes through an entry and `apply`."""

from collections.abc import Callable
from time import monotonic
from typing import Any

from starboard.kernel.dice import Dice
from starboard.kernel.packs import Pack
from starboard.kernel.state import CHANCE
from starboard.tables.clock import new_clock
from starboard.tables.deal_book import DealBook
from starboard.tables.draw import Draw
from starboard.tables.fold import CHANGES_THE_QUESTION, FOLD, refresh
from starboard.tables.log import WATCHER, Entry, StoredEvent, Viewer
from starboard.tables.messages.envelope import Ending, TableStatus
from starboard.tables.offer import Offer
from starboard.tables.origin import Origin
from starboard.tables.play import Play
from starboard.tables.seats import Seat, seats_held
from starboard.tables.setup import Setup
from starboard.tables.tail import Tail


class Table:
    """The state of one table and the last entries of its log."""

    def __init__(self, ident: str, dice: Dice, now: float) -> None:
        self.id = ident
        self.dice = dice
        self.seed = dice.seed  # of the first dice, from which those drawn anew follow
        self.draw = Draw()
        self.drawing_since = 0.0  # when nonces were asked for, by a clock that nobody can set
        self.created = now
        self.number = 0  # of the last entry
        self.setup = Setup("", {"players": 0})
        self.host = ""
        self.seats: list[Seat] = []
        self.arranged = 0  # the last entry that was not an act: seats and the like have stayed as they are
        self._held: dict[str, list[int]] | None = None  # who holds which seats, once somebody has asked
        self._deciding: set[str] | None = None  # who holds those that no bot plays, "" for nobody; the same
        self.status: TableStatus = "lobby"
        self.play: Play | None = None
        self.entries_shown: dict[Viewer, int] = {
            WATCHER: 0
        }  # how many each was: what messages call `position`
        self.fresh: dict[int, int] = {}  # how many a seat was shown at the oldest choice that still counts
        self.offers: list[Offer] = []
        self.deals = DealBook()
        self.clock = new_clock(self.setup.clock, 0, now)
        self.ticks: Callable[[], float] = monotonic  # a clock that nobody can set
        self.looked_after = self.ticks()  # when the last entry was added, or the table read
        self.last_at = now  # of the last entry, by the time of day
        self.ending: Ending | None = None
        self.rematch = ""
        self.sent_off: list[str] = []
        self.muted: list[str] = []
        self.imported = 0  # acts that came with a record
        self.origin: Origin | None = None  # of a game that began elsewhere
        self.version = 0  # of the rules the last act was taken by
        self.since = now  # when the answers awaited now began to be
        self.touched = now  # when anything was shown to everybody
        self.tail = Tail()
        self.added: list[Entry] = []  # entries that nobody has stored yet
        self.noticed: Callable[[Entry], None] | None = None  # told of each as it is added

    # -- adding to the log -------------------------------------------------------------------

    def add(
        self,
        kind: str,
        now: float,
        *,
        seat: int | None = None,
        data: dict[str, Any] | None = None,
        events: list[StoredEvent] | None = None,
        shown: tuple[Viewer, ...] | None = None,
    ) -> Entry:
        """Write an entry and carry it out."""
        passed = round(self.time() - self.clock.time, 3) if self.setup.clock.runs else None
        entry = Entry(self.number + 1, kind, now, seat, data or {}, events or [], shown, passed)
        self.apply(entry)
        self.added.append(entry)
        if self.noticed is not None:
            self.noticed(entry)
        return entry

    def drain(self) -> list[Entry]:
        """The entries that were added since this was last asked."""
        added, self.added = self.added, []
        return added

    def apply(self, entry: Entry) -> None:
        """Carry out an entry, new or from the log."""
        asked = self.awaited()
        self._pass_time(entry)
        FOLD[entry.kind](self, entry)
        self.number = entry.number
        if entry.kind != "act":
            self.arranged = entry.number
            self._held = self._deciding = None
        shown = entry.shown
        for viewer in self.entries_shown:
            if shown is None or viewer in shown:
                self.entries_shown[viewer] += 1
        if entry.kind in CHANGES_THE_QUESTION:
            refresh(self, entry, asked)
        if entry.shown is None:
            self.touched = entry.at
        self.tail.append(entry)

    # -- time --------------------------------------------------------------------------------

    def time(self) -> float:
        """The table's own time: seconds that it was looked after, whatever the time of day was."""
        return self.clock.time + max(0.0, self.ticks() - self.looked_after)

    def deadlines(self, now: float) -> dict[int, float]:
        """When each running seat's time will be up, by the time of day."""
        if not self.setup.clock.runs:
            return {}
        return {seat: now + left for seat, left in self.clock.left_at(self.time()).items()}

    def overdue(self) -> list[int]:
        """The seats whose time is up."""
        if not self.setup.clock.runs:
            return []
        return [seat for seat, left in self.clock.left_at(self.time()).items() if left <= 0]

    def look_after(self, since: float = 0.0) -> None:
        """Time passes from here on, or since some seconds ago."""
        self.looked_after = self.ticks() - max(0.0, since)

    def _pass_time(self, entry: Entry) -> None:
        if entry.passed is None:  # no clock, or written when clocks went by the time of day
            self.clock.time = max(self.clock.time, entry.at)
        else:
            self.clock.time += entry.passed
        self.last_at = entry.at
        self.look_after()

    # -- what others ask ---------------------------------------------------------------------

    def own_seats(self, person: str) -> list[int]:
        return self._holders().get(person, [])

    def _holders(self) -> dict[str, list[int]]:
        if self._held is None:
            self._held = seats_held(self.seats)
        return self._held

    def viewer_of(self, person: str) -> Viewer:
        """As whom this person looks if they do not say: their only seat, else a watcher."""
        own = self.own_seats(person)
        return Viewer(own[0]) if len(own) == 1 else WATCHER

    def people(self) -> list[str]:
        return list(self._holders())

    def playing_people(self) -> list[str]:
        """The people who play themselves now: those who have to agree on something."""
        return list(dict.fromkeys(seat.person for seat in self.seats if seat.by_person))

    def awaited(self) -> list[int]:
        """The seats whose answer the game waits for."""
        if self.play is None or self.status not in ("running", "paused"):
            return []
        return [actor for actor in self.play.state.actors() if actor != CHANCE]

    def awaited_people(self) -> list[int]:
        return [seat for seat in self.awaited() if self.seats[seat].by_person]

    def awaited_bots(self) -> list[int]:
        return (
            [seat for seat in self.awaited() if self.seats[seat].by_bot] if self.status == "running" else []
        )

    def others_are_bots(self, person: str) -> bool:
        """Is `person` the only one who plays here?"""
        if self._deciding is None:
            self._deciding = {seat.person for seat in self.seats if not seat.by_bot}
        return self._deciding <= {person}

    def is_over(self) -> bool:
        return self.status in ("finished", "closed")


def components_of(table: Table) -> Pack:
    """The components that are played with; a game that has begun holds them already."""
    return table.play.state.components() if table.play else table.setup.components()
