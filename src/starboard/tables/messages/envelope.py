"""The table itself, as everybody there may know it."""

from typing import Annotated, Any, Literal

import msgspec

from starboard.tables.messages import Message
from starboard.tables.setup import ClockSetting, Watch

TableStatus = Literal["lobby", "running", "paused", "finished", "closed"]
Outcome = Literal["won", "lost", "drawn"]
HowEnded = Literal["played", "resigned", "agreed", "forfeit"]
OfferKind = Literal["draw", "undo", "pause", "rematch"]


class SeatInfo(Message, frozen=True):
    """A seat. `called` is the game's own name for it ("Black"); `level` the bot that plays there now."""

    seat: int
    called: str
    kind: Literal["open", "person", "screen", "bot"]
    name: str
    person: str | None
    level: str | None
    character: Annotated[str | None, msgspec.Meta(description="Who of the game's characters sits there.")]
    why: Annotated[
        Literal["handed", "clock", "resigned", "left"] | None,
        msgspec.Meta(description="Why a bot plays for a person, if one does."),
    ]
    absent: Annotated[bool, msgspec.Meta(description="The clock ran out here at least once.")]
    here: bool


class OfferInfo(Message, frozen=True):
    id: int
    what: OfferKind
    seat: int
    waiting: Annotated[list[int], msgspec.Meta(description="Seats whose people have not agreed yet.")]
    opener: str


class PledgeInfo(Message, frozen=True):
    """The SHA-256 of somebody's nonce, and whether the nonce was shown yet."""

    person: str
    hash: str
    shown: bool


class DiceInfo(Message, frozen=True):
    """SHA-256 of the seed from the opening of the table; the seed itself once the game is over."""

    commitment: str
    nonces: list[str]
    seed: str | None
    pledges: list[PledgeInfo] = []
    drawing: Annotated[
        float | None,
        msgspec.Meta(description="Until when nonces must be shown; null if they need not be now."),
    ] = None


class SeatResult(Message, frozen=True):
    score: int
    place: int
    outcome: Outcome
    sources: dict[str, int]
    resigned: bool = False
    absent: bool = False


class Ending(Message, frozen=True):
    """How the game ended and how it came out, seat by seat."""

    how: HowEnded
    seat: int | None
    result: list[SeatResult]


class Imported(Message, frozen=True):
    """The game began elsewhere and came here as a record: it counts in nobody's standings."""

    actions: Annotated[int, msgspec.Meta(description="How many actions came with it.")]
    where: Annotated[str, msgspec.Meta(description="Where from, as whoever brought it says.")]
    by: Annotated[str, msgspec.Meta(description="The name of whoever brought it.")]
    moment: Annotated[
        bool, msgspec.Meta(description="Played on from a moment of another table; `where` is its address.")
    ]
    known: Annotated[
        bool, msgspec.Meta(description="Whoever has the record may know what the game hid until then.")
    ]


class VariantChange(Message, frozen=True):
    """One value that differs from the game's own components; null where one of the two has nothing there."""

    path: str
    before: Any
    after: Any


class VariantInfo(Message, frozen=True):
    """Other components than the game's own: what they are called, if anything, and what is changed."""

    name: str
    hash: str
    changes: list[VariantChange]


class You(Message, frozen=True):
    person: str | None
    seats: list[int]
    host: bool


class Envelope(Message, frozen=True):
    """The table itself, as everybody there may know it. Times are seconds since 1970 by the server."""

    table: str
    status: TableStatus
    game: str
    title: str
    options: dict[str, Any]
    variant: Annotated[
        VariantInfo | None, msgspec.Meta(description="Played instead of the game's own components.")
    ]
    clock: ClockSetting
    watch: Watch
    chat: bool
    hints: bool
    created: float
    seats: list[SeatInfo]
    host: str
    watchers: int
    awaited: Annotated[list[int], msgspec.Meta(description="Seats whose answer the game waits for.")]
    since: Annotated[float, msgspec.Meta(description="Since when.")]
    deadlines: Annotated[dict[str, float], msgspec.Meta(description="By seat, when its time will be up.")]
    waiting_clocks: Annotated[
        dict[str, float],
        msgspec.Meta(description="By seat, the seconds it has left for the game while it is not asked."),
    ]
    now: float
    offers: list[OfferInfo]
    dice: DiceInfo
    imported: Imported | None
    ending: Ending | None
    rematch: Annotated[str | None, msgspec.Meta(description="The table of the next game.")]
    new: Annotated[int, msgspec.Meta(description="Positions that this person has not looked at before.")]
    you: You


class EnvelopeNow(msgspec.Struct, frozen=True):
    """The fields of an Envelope that acts and time change, and those that each person is told otherwise."""

    awaited: list[int]
    since: float
    deadlines: dict[str, float]
    waiting_clocks: dict[str, float]
    now: float
    new: int
    you: You


NOBODY = You(person=None, seats=[], host=False)
