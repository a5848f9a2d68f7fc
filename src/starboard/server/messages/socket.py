"""What goes over a table's socket, either way."""

from typing import Annotated

from msgspec import Meta, Struct

from starboard.tables.commands import Command, Counter, Request, SeatNumber
from starboard.tables.messages import Message
from starboard.tables.messages.state import Answer, Refusal, StateMessage, UpdateMessage

ClientId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,40}$")]

# What the server says


class Spoken(Message, frozen=True, tag_field="type"):
    """One of the messages on a socket."""


class HelloMessage(Spoken, frozen=True, tag="hello"):
    """The first message to whoever says which contract they were built for: ours, and whether it is that."""

    contract: str
    current: bool


class AnswerMessage(Spoken, frozen=True, tag="answer"):
    """The answer to the command with this number."""

    client: str
    number: int
    answer: Answer


class PongMessage(Spoken, frozen=True, tag="pong"):
    now: float


class RefusedMessage(Spoken, frozen=True, tag="refused"):
    """Something was refused that is no command with a number, or what a page of another version sent."""

    refusal: Refusal


ToClient = (
    HelloMessage | StateMessage | UpdateMessage | AnswerMessage | PongMessage | RefusedMessage
)  # fmt: skip

# What a client says


class ClientMessage(Request, frozen=True, tag_field="type"):
    """One of the messages that a client sends."""


class CommandMessage(ClientMessage, frozen=True, tag="command"):
    """A command with this client's own number: sent twice, it is done once and answered alike."""

    client: ClientId
    number: Counter
    command: Command


class Numbered(Struct, tag="command", tag_field="type"):
    """By what a command is answered, also where the rest of it cannot be read."""

    client: ClientId
    number: Counter


class LookMessage(ClientMessage, frozen=True, tag="look"):
    """Look at the table as this seat from now on (null: from outside). The answer is a state."""

    seat: SeatNumber | None = None


class Ping(ClientMessage, frozen=True, tag="ping"):
    pass


FromClient = CommandMessage | LookMessage | Ping
