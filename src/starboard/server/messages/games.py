"""What there is to play, and where."""

from typing import Any, Literal

from msgspec import UNSET, UnsetType

from starboard.tables.messages import Figures, Message, Sentence

Source = Literal["printed", "ruling"]


class OptionInfo(Message, frozen=True):
    """A choice among `choices`; with `pick`, that many different ones, or left to chance by the default."""

    name: str
    default: int | str
    choices: list[int | str]
    pick: int
    words: Sentence = UNSET


class CharacterInfo(Message, frozen=True):
    """An opponent with a name; `spec` is what a seat asks for."""

    spec: str
    name: str
    level: str
    line: Sentence = UNSET
    temper: Sentence = UNSET
    good: Sentence = UNSET


class GameInfo(Message, frozen=True):
    name: str
    title: str
    designer: str
    players: list[int]
    minutes: tuple[int, int]
    options: list[OptionInfo]
    levels: list[str]
    characters: list[CharacterInfo]
    endings: list[str]
    version: int
    languages: list[str]
    blurb: Sentence = UNSET


class ClauseInfo(Message, frozen=True):
    """A clause, sentence by sentence: where each comes from, and what it says."""

    id: str
    sources: list[Source]
    sentences: list[str] | UnsetType = UNSET


class GameDetails(GameInfo, frozen=True, kw_only=True):
    """With the clauses of the rules and its components."""

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
