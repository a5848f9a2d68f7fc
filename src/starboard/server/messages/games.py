"""What there is to play, and where."""

from typing import Any, Literal

from starboard.tables.messages import Message
from starboard.tables.messages.game import Figures

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


class ClauseSentence(Message, frozen=True):
    """The rulebook says it, or it is a ruling of ours."""

    source: Source
    text: str


class ClauseInfo(Message, frozen=True):
    """A clause of the rules: ours to decide if any of its sentences is."""

    id: str
    source: Source
    text: str
    sentences: list[ClauseSentence]


class GameDetails(GameInfo, frozen=True):
    """With the clauses of the rules, its components, and what sentences say of them."""

    clauses: list[ClauseInfo]
    components: dict[str, Any]
    figures: Figures


class ServerInfo(Message, frozen=True):
    """Where links lead, and whether they work beyond this machine; which contract is spoken."""

    version: str
    contract: str
    address: str
    local: bool
    levels: list[str]
