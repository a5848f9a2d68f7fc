"""Links to a table."""

from typing import Literal

from starboard.tables.messages import Message
from starboard.tables.messages.envelope import Status

LinkKind = Literal["join", "watch", "seat"]


class Link(Message, frozen=True):
    """Shown once. It works only on this machine where `local` says so."""

    id: str
    kind: LinkKind
    link: str
    secret: str
    local: bool


class LinkInfo(Message, frozen=True):
    """What a link leads to; looking at it takes nothing."""

    kind: LinkKind
    table: str
    game: str
    title: str
    host: str
    status: Status
    seat: int | None
    open_seats: list[int]
