"""Links to a table."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType

from starboard.tables.messages import Message
from starboard.tables.messages.envelope import TableStatus

LinkKind = Literal["join", "watch", "seat"]


class Link(Message, frozen=True):
    """Shown once. It works only on this machine where `local` says so."""

    id: str
    kind: LinkKind
    link: str
    secret: str
    local: bool


class TableLink(Message, frozen=True):
    """A link in the list of its table; `id` is what to take it back by."""

    id: str
    kind: LinkKind
    seat: int | None
    created: float
    by: Annotated[str, Meta(description="The name of whoever made it.")]
    trouble: Annotated[str | None, Meta(description="Why it does not work now, as the code of a refusal.")]
    sentence: (
        Annotated[str, Meta(description="The same in words, where they were asked for.")] | UnsetType
    ) = UNSET


class LinkInfo(Message, frozen=True):
    """What a link leads to; looking at it takes nothing."""

    kind: LinkKind
    table: str
    game: str
    title: str
    host: str
    status: TableStatus
    seat: int | None
    open_seats: list[int]
