"""What a table has added goes out: to everybody who follows it, and to the parts that live on it."""

import logging
from collections.abc import Callable
from typing import Final

from starboard.tables.live_table import LiveTable
from starboard.tables.log import Entry
from starboard.tables.updates import announce

log = logging.getLogger("starboard.tables")

LIFE: Final = ("opened", "started", "ended", "closed")  # what is worth a line in the log

Subscriber = Callable[[LiveTable, list[Entry]], None]


class Publisher:
    """`subscribers` hear of every change of a table, with no entries where only who is here has changed."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self.subscribers: list[Subscriber] = []
        self.acts = 0  # that this process has written

    def written(self, live: LiveTable, entries: list[Entry]) -> None:
        """Entries that this process has stored."""
        for entry in entries:
            if entry.kind == "act":
                self.acts += 1
            elif entry.kind in LIFE:
                about = {"table": live.table.id, "game": live.table.setup.game}
                log.info("table %s: %s", live.table.id, entry.kind, extra=about)
        self.publish(live, entries)

    def publish(self, live: LiveTable, entries: list[Entry]) -> None:
        """Tell everybody who follows the table here, whichever process wrote the entries."""
        announce(live, entries, self.now())
        for subscriber in self.subscribers:
            subscriber(live, entries)
