"""What a person's results add up to."""

from typing import Annotated, Any

import msgspec

from starboard.tables.messages import Message
from starboard.tables.messages.envelope import Outcome


class HistoryItem(Message, frozen=True):
    table: str
    game: str
    seat: int
    ended: float
    score: int
    place: int
    outcome: Outcome
    sources: dict[str, int]
    resigned: bool
    absent: bool
    how: str
    ending: str
    options: dict[str, Any]
    opponents: list[dict[str, str]]
    imported: Annotated[
        bool, msgspec.Meta(description="The game began elsewhere and came here as a record.")
    ] = False
    changed: Annotated[
        bool, msgspec.Meta(description="It was played with other components than the game's own.")
    ] = False
    by_bot: Annotated[bool, msgspec.Meta(description="A bot brought it to its end for this person.")] = False


class CareerStep(Message, frozen=True):
    """A game of a career: the rank it was played at, what it scored, and where the career stood after it."""

    table: str
    ended: float
    rank: int
    score: int
    won: bool
    ending: str
    counts: Annotated[
        bool, msgspec.Meta(description="Only games at the person's own rank add to the career.")
    ]
    rank_after: int
    points_after: int
    promoted: bool


class CareerSoFar(Message, frozen=True):
    """How far a person has come in a game: `promotion` points lead to the next rank; null at the last."""

    rank: int
    points: int
    promotion: int | None
    voyages: int
    wins: int
    history: Annotated[list[CareerStep], msgspec.Meta(description="The latest first.")]


class Standing(Message, frozen=True):
    """Results of one game against bots of one level, the strongest at the table, or against people."""

    game: str
    against: Annotated[str, msgspec.Meta(description="A level of bots, people, or nobody (a game alone).")]
    played: int
    won: int
    drawn: int
    lost: int
    best: Annotated[int, msgspec.Meta(description="The highest score.")]
    last: float
