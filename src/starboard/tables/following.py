"""What is kept for those who follow a table: what they all are told, and who of them is elsewhere."""

from typing import Any

import msgspec

from starboard.tables.messages.envelope import Envelope, You
from starboard.tables.table import Table
from starboard.tables.words import TableWords

Encoded = Any  # a msgspec.Raw, JSON already, in the place of what it tells


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
    encoded: bytes  # the fields of it that neither acts nor time change, as JSON
    check: int  # a checksum of them
    words: TableWords  # what it is told in where nobody asks for sentences
    people: dict[str, You]  # what each of those who follow the table is there


class EncodedSight(msgspec.Struct):
    """The position of one viewer as JSON, with a checksum."""

    sight: Encoded
    check: int


class ViewerUpdate(msgspec.Struct):
    """What all followers with one viewer and language are shown: encoded once for all of them."""

    sight: EncodedSight
    steps: Encoded
    anything: bool  # happened
