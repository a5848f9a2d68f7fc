"""What is kept for those who follow a table: what they all are told, and who of them is elsewhere."""

import msgspec

from starboard.tables.messages.envelope import Envelope
from starboard.tables.messages.sight import Sight, Step
from starboard.tables.table import Table
from starboard.tables.words import TableWords


class Elsewhere(msgspec.Struct):
    """Who of a table's people is with another process, as that process said last."""

    people: list[str]
    watchers: int
    at: float


class Arrangement(msgspec.Struct):
    """What everybody is told of a table and acts do not change: made anew only when it is another one."""

    table: Table
    of: tuple[int, tuple[bool, ...], int]  # the entry that led to it, who is here seat by seat, watchers
    envelope: Envelope
    check: int  # a checksum of it
    words: TableWords  # what it is told in where nobody asks for sentences


class ViewerUpdate(msgspec.Struct):
    """What all followers with one viewer and language are shown: encoded once for all of them."""

    sight: Sight
    steps: list[Step]
    anything: bool  # happened
