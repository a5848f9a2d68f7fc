"""The rules of a game with figures and examples."""

from starboard.tables.messages import Figures, Message
from starboard.tables.messages.game import AnyView
from starboard.tables.messages.sight import Step


class SceneInfo(Message, frozen=True):
    """A position to be drawn, through whose eyes, and what is done from there."""

    seat: int | None
    seats: list[str]
    view: AnyView
    steps: list[Step]


class SectionInfo(Message, frozen=True):
    """What it says stands in the game's words: `rulebook-NAME`, and the same with `-text` and `-figure`."""

    name: str
    clauses: list[str]
    scenes: list[SceneInfo]


class RulebookInfo(Message, frozen=True):
    game: str
    title: str
    designer: str
    players: list[int]
    minutes: tuple[int, int]
    figures: Figures
    sections: list[SectionInfo]
