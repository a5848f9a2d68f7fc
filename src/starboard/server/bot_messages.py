"""What the server and the processes of the bots say to each other, in lines of JSON."""

from typing import Any

import msgspec

from starboard.bots.assessment import Assessed


class Question(msgspec.Struct, frozen=True):
    """A redealt position of a seat, with how the pack differs from the default."""

    game: str
    pack: dict[str, Any]
    seat: int
    state: dict[str, Any]
    seed: str


class Choose(Question, frozen=True, tag="choose"):
    """Which action does the bot take? The bot of a seat stays the same through a game."""

    table: str
    spec: str


class Assess(Question, frozen=True, tag="assess"):
    """What does a search think of every choice?"""


class Answer(msgspec.Struct, frozen=True):
    """The action that is taken, or what every choice is worth; or what went wrong."""

    action: int = -1
    moves: list[Assessed] = []
    error: str = ""
