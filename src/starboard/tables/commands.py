"""What may be asked of a table, as data: the same over HTTP, WebSocket and in tests."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

SeatNumber = Annotated[int, Field(ge=0, le=9, strict=True, description="A seat, counted from 0.")]
Position = Annotated[int, Field(ge=0, le=2**31, strict=True)]
ActionNumber = Annotated[int, Field(ge=0, le=2**31, strict=True)]
Name = Annotated[str, Field(min_length=1, max_length=40)]
Nonce = Annotated[str, Field(pattern="^[A-Za-z0-9_-]{8,64}$")]
PersonId = Annotated[str, Field(pattern="^[a-z0-9]{1,40}$")]
Level = Annotated[
    str,
    Field(
        pattern="^[a-z0-9:._-]{1,40}$",
        description="easy, medium, hard, best, or a bot the operator registered.",
    ),
]
Options = Annotated[dict[str, Any], Field(max_length=40)]


class Asked(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Clock(Asked):
    """Seconds per turn, or for the whole game with some added for each turn."""

    kind: Literal["none", "turn", "game"] = "none"
    seconds: Annotated[int, Field(ge=0, le=2_592_000, strict=True)] = 0
    added: Annotated[int, Field(ge=0, le=86_400, strict=True)] = 0


# In the lobby


class Set(Asked):
    """Change the setup; what is left out stays. The host's right."""

    do: Literal["set"]
    game: str | None = Field(None, max_length=40)
    options: Options | None = None
    clock: Clock | None = None
    watch: Literal["everybody", "link", "nobody"] | None = None
    chat: bool | None = None
    hints: bool | None = None


class Sit(Asked):
    """Take an open seat. The nonce goes into the dice, so that nobody alone can choose them."""

    do: Literal["sit"]
    seat: SeatNumber | None = None
    nonce: Nonce | None = None


class SitHere(Asked):
    """Seat another person at the same screen."""

    do: Literal["sit-here"]
    seat: SeatNumber
    name: Name


class SeatBot(Asked):
    """Put a bot on an open seat, or change the level of one. The host's right."""

    do: Literal["seat-bot"]
    seat: SeatNumber
    level: Level


class Stand(Asked):
    """Leave a seat. In a running game a bot takes over until the person comes back."""

    do: Literal["stand"]
    seat: SeatNumber


class Swap(Asked):
    """Swap two seats. The host's right."""

    do: Literal["swap"]
    seats: tuple[SeatNumber, SeatNumber]


class SendOff(Asked):
    """Free a seat in the lobby; with `ban` its holder cannot sit down here again. The host's right."""

    do: Literal["send-off"]
    seat: SeatNumber
    ban: bool = False


class PassHost(Asked):
    """Give the host's rights to the holder of a seat."""

    do: Literal["pass-host"]
    seat: SeatNumber


class Start(Asked):
    """Begin the game; every seat must be taken. The host's right."""

    do: Literal["start"]


# In the game


class Act(Asked):
    """One or several small actions of a seat, chosen at a position.

    With `whole` either all are done or none; without, as many as go. Either way they stop at chance, at
    something revealed and where another seat is asked.
    """

    do: Literal["act"]
    seat: SeatNumber
    position: Position
    actions: Annotated[list[ActionNumber], Field(min_length=1, max_length=200)]
    whole: bool = True


class Undo(Asked):
    do: Literal["undo"]
    seat: SeatNumber


class Redo(Asked):
    do: Literal["redo"]
    seat: SeatNumber


class Resign(Asked):
    do: Literal["resign"]
    seat: SeatNumber


class MakeOffer(Asked):
    """Ask the other people: a draw, taking back a decision, a pause, a rematch."""

    do: Literal["offer"]
    seat: SeatNumber
    what: Literal["draw", "undo", "pause", "rematch"]
    opener: Annotated[str, Field(max_length=20)] = ""


class AnswerOffer(Asked):
    """Agree or decline; whoever made the offer withdraws it by declining."""

    do: Literal["answer"]
    seat: SeatNumber
    offer: Annotated[int, Field(ge=0, le=2**31, strict=True)]
    agree: bool
    opener: Annotated[str, Field(max_length=20)] = ""


class Resume(Asked):
    do: Literal["resume"]


class HandOver(Asked):
    """Let a bot play this seat for a while."""

    do: Literal["hand-over"]
    seat: SeatNumber
    level: Level = "medium"


class TakeBack(Asked):
    """Play one's own seat again."""

    do: Literal["take-back"]
    seat: SeatNumber


class Close(Asked):
    """Close the table for good; the dice's seed is published. The host's right."""

    do: Literal["close"]


class Hints(Asked):
    """Allow or forbid hints, which only somebody who plays against bots is ever given. The host's right."""

    do: Literal["hints"]
    on: bool


class Chat(Asked):
    do: Literal["chat"]
    text: Annotated[str, Field(min_length=1, max_length=400)]


class Mute(Asked):
    """Nobody at this table reads what this person writes. The host's right."""

    do: Literal["mute"]
    person: PersonId
    on: bool = True


Command = Annotated[
    Set | Sit | SitHere | SeatBot | Stand | Swap | SendOff | PassHost | Start
    | Act | Undo | Redo | Resign | MakeOffer | AnswerOffer | Resume | HandOver | TakeBack
    | Close | Hints | Chat | Mute,
    Field(discriminator="do"),
]  # fmt: skip
