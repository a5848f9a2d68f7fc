"""What there is to play, and where."""

from typing import Any, Literal

from starboard.tables.messages import Message

Source = Literal["printed", "ruling"]


class OptionInfo(Message, frozen=True):
    """A choice among `choices`; with `pick`, that many different ones, or left to chance by the default."""

    name: str
    words: str
    default: int | str
    choices: list[int | str]
    pick: int


class GameInfo(Message, frozen=True):
    name: str
    title: str
    designer: str
    blurb: str
    players: list[int]
    minutes: tuple[int, int]
    options: list[OptionInfo]
    levels: list[str]
    endings: list[str]
    version: int
    languages: list[str]


class ClauseInfo(Message, frozen=True):
    id: str
    source: Source
    text: str


class GameDetails(GameInfo, frozen=True):
    """With the clauses of the rules, the game's words and its components."""

    clauses: list[ClauseInfo]
    words: dict[str, str]
    components: dict[str, Any]


class ServerInfo(Message, frozen=True):
    """Where links lead, and whether they work beyond this machine; which contract is spoken."""

    version: str
    contract: str
    address: str
    local: bool
    levels: list[str]
