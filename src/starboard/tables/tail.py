"""The last entries of a table's log, kept in memory for those who come, and come back soon."""

from collections import deque
from collections.abc import Iterable
from typing import Final

from starboard.tables.log import Entry

TAIL: Final = 60  # entries that everybody was shown
LONGEST: Final = 2000


class Tail(deque[Entry]):
    """It begins at an entry that everybody was shown, so that its length tells nothing of secret acts."""

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        super().__init__()
        self.public = 0
        self.extend(entries)

    def append(self, entry: Entry) -> None:
        super().append(entry)
        self.public += entry.shown is None
        while self.public > TAIL or len(self) > LONGEST:
            self.public -= self.popleft().shown is None
        while self.public == TAIL and self[0].shown is not None:
            self.popleft()

    def extend(self, entries: Iterable[Entry]) -> None:
        for entry in entries:
            self.append(entry)

    def clear(self) -> None:
        super().clear()
        self.public = 0

    def is_whole(self, number: int) -> bool:
        """Does it hold as much as it may of a log with so many entries?"""
        if self.public >= TAIL or len(self) >= LONGEST:
            return True
        return number == 0 or (len(self) > 0 and self[0].number == 1)
