"""What goes over a table's socket, either way."""

from typing import Annotated

from msgspec import Meta

from starboard.tables.commands import Actions, Command, Counter, Request, SeatNumber
from starboard.tables.messages import Message
from starboard.tables.messages.game import AnyChoice
from starboard.tables.messages.sight import Preview, Why
from starboard.tables.messages.state import Answer, Refusal, StateMessage, UpdateMessage

ClientId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,40}$")]
Language = Annotated[str, Meta(max_length=10)]

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


class WhyMessage(Spoken, frozen=True, tag="why"):
    id: int
    why: Why


class PreviewMessage(Spoken, frozen=True, tag="preview"):
    id: int
    preview: Preview


class PongMessage(Spoken, frozen=True, tag="pong"):
    now: float


class RefusedMessage(Spoken, frozen=True, tag="refused"):
    """Something other than a command was refused; `id` is that of the question, if it had one."""

    id: int | None
    refusal: Refusal


ToClient = (
    HelloMessage | StateMessage | UpdateMessage | AnswerMessage | WhyMessage | PreviewMessage
    | PongMessage | RefusedMessage
)  # fmt: skip

# What a client says


class Heard(Request, frozen=True, tag_field="type"):
    """One of the messages that a client sends."""


class CommandMessage(Heard, frozen=True, tag="command"):
    """A command with this client's own number: sent twice, it is done once and answered alike."""

    client: ClientId
    number: Counter
    command: Command


class LookMessage(Heard, frozen=True, tag="look"):
    """Look at the table as this seat (null: from outside), from a position on. The answer is a state.

    `words` is the language of sentences from then on; without it that stays as it is.
    """

    seat: SeatNumber | None = None
    since: Counter | None = None
    words: Language | None = None


class WhyQuestion(Heard, frozen=True, tag="why"):
    id: Counter
    seat: SeatNumber
    action: Counter | None = None
    choice: AnyChoice | None = None


class PreviewQuestion(Heard, frozen=True, tag="preview"):
    id: Counter
    seat: SeatNumber
    actions: Actions


class Ping(Heard, frozen=True, tag="ping"):
    pass


FromClient = CommandMessage | LookMessage | WhyQuestion | PreviewQuestion | Ping
