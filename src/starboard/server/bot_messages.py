"""What the server and the processes of the bots say to each other, in lines of JSON."""

from typing import Any

import msgspec

from starboard.bots.assessment import Assessment


class BotQuestion(msgspec.Struct, frozen=True):
    """A redealt position of a seat, with how the pack differs from the default."""

    game: str
    pack: dict[str, Any]
    seat: int
    state: dict[str, Any]
    seed: str


class Choose(BotQuestion, frozen=True, tag="choose"):
    """Which action does the bot take? The bot of a seat stays the same through a game."""

    table: str
    spec: str


class Assess(BotQuestion, frozen=True, tag="assess"):
    """What is every choice worth? `thought` is how many times the usual is spent on it."""

    played: int = -1
    thought: float = 1.0


class PlayOn(BotQuestion, frozen=True, tag="play-on"):
    """What would the others do, and chance, until `seat` has to choose again?"""

    most: int = 60


class BotAnswer(msgspec.Struct, frozen=True):
    """The action that is taken, what every choice is worth, what follows; or what went wrong."""

    action: int = -1
    assessment: Assessment | None = None
    line: list[tuple[int, int]] = []
    error: str = ""
