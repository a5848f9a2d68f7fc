"""What was made of a table for those who follow it, and is the same for several of them or for some time."""

from starboard.kernel.events import Told
from starboard.tables.following import Arrangement, EncodedSight
from starboard.tables.log import Viewer
from starboard.tables.messages.game import AnyView
from starboard.tables.table import Table


class FollowerCache:
    """`updates` fills it and uses it; whoever reads the table anew or leaves it empties it."""

    def __init__(self) -> None:
        self.captured: dict[tuple[int, Viewer], AnyView] = {}  # by entry and viewer, encoded
        self.happened: dict[int, list[Told]] = {}  # by entry, until it is sent
        self.sights: dict[Viewer, EncodedSight] = {}  # by viewer, of
        self.sights_at: tuple[Table, int] | None = None  # this table after this entry
        self.arrangement: Arrangement | None = None  # as it was sent last

    def forget_entries(self) -> None:
        """They were sent; or they were never stored, and their numbers will be others'."""
        self.captured.clear()
        self.happened.clear()
