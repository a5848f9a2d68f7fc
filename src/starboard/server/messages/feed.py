"""The first page: own tables, tables to watch, invitations."""

from typing import Annotated

from msgspec import Meta

from starboard.server.messages.people import Person
from starboard.server.messages.socket import HelloMessage, PongMessage, RefusedMessage
from starboard.tables.messages import Message
from starboard.tables.messages.envelope import Envelope
from starboard.tables.messages.game import AnyView


class FeedTable(Message, frozen=True):
    """One table on the first page: its envelope and a small view of the board."""

    envelope: Envelope
    seat: int | None
    view: AnyView | None
    your_turn: bool


class InvitationInfo(Message, frozen=True):
    table: str
    game: str
    title: str
    by: Annotated[str, Meta(description="The name of whoever invites.")]
    at: float


class FeedMessage(Message, frozen=True, tag="feed", tag_field="type"):
    """Everything the first page needs."""

    me: Person | None
    tables: Annotated[list[FeedTable], Meta(description="Own tables, those that wait for this person first.")]
    watch: list[FeedTable]
    invitations: list[InvitationInfo]
    people_here: int
    now: float
    mark: str


class FeedTableMessage(Message, frozen=True, tag="feed-table", tag_field="type"):
    """One of the tables changed."""

    table: FeedTable
    own: bool


class FeedGoneMessage(Message, frozen=True, tag="feed-gone", tag_field="type"):
    table: str


ToFeed = FeedMessage | FeedTableMessage | FeedGoneMessage | HelloMessage | PongMessage | RefusedMessage
