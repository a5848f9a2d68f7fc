"""What is asked of the server over HTTP, as types."""

from typing import Annotated, Literal

from pydantic import Field

from starboard.server.models import Actions, ClientId, Counter, Json, Model, Seat
from starboard.tables.commands import Clock, Command, Level, Name, Nonce, Options, PersonId, SeatNumber


class SeatWish(Model):
    """Who shall sit on a seat of a new table: oneself, another person at this screen, a bot, anybody."""

    kind: Literal["me", "screen", "bot", "open"]
    level: Level = "medium"
    name: Name | None = None


class NewTable(Model):
    """With all seats filled and `start`, the game begins at once."""

    game: Annotated[str, Field(max_length=40)]
    options: Options = {}
    clock: Clock = Clock()
    watch: Literal["everybody", "link", "nobody"] = "link"
    chat: bool = True
    hints: bool = False
    seats: Annotated[list[SeatWish], Field(max_length=10)] = []
    nonce: Nonce | None = None
    start: bool = False


class Ask(Model):
    client: ClientId
    number: Counter
    command: Command
    language: Annotated[str, Field(max_length=10)] = "en"


class Doubt(Model):
    """What somebody would like to do: an action, or its kind and parts."""

    action: Counter | None = None
    kind: Annotated[str, Field(max_length=40)] = ""
    parts: Annotated[Json, Field(max_length=20)] = {}


class WhyAsk(Doubt):
    seat: Seat


class PreviewAsk(Model):
    seat: Seat
    actions: Actions
    language: Annotated[str, Field(max_length=10)] = "en"


class PuzzleLine(Model):
    """The solver's own moves so far; the answers between them are the best there are."""

    actions: Actions


class PuzzleWhy(Doubt):
    actions: Annotated[list[Counter], Field(max_length=50)] = []


class ImportRecord(Model):
    record: Json


class NewLink(Model):
    kind: Literal["join", "watch", "seat"]
    seat: SeatNumber | None = None


class UseLink(Model):
    nonce: Nonce | None = None


class Invite(Model):
    person: PersonId


class Ban(Model):
    person: PersonId
    on: bool = True


class ChangePerson(Model):
    name: Name | None = None
    about: Annotated[Json, Field(max_length=20)] | None = None


class UseSignIn(Model):
    secret: Annotated[str, Field(min_length=8, max_length=80)]


class WantNotices(Model):
    kind: Literal["email", "webhook"]
    address: Annotated[str, Field(max_length=254)] = ""
    language: Annotated[str, Field(max_length=10)] = "en"


class ConfirmNotices(Model):
    code: Annotated[str, Field(min_length=1, max_length=20)]


class NewToken(Model):
    label: Annotated[str, Field(max_length=80)] = "a program"
