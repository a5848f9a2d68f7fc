"""Opponents with a name: each plays at a level for people, with a temper that shows in what it does."""

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from starboard.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Temper(ABC):
    """What somebody likes to do, whatever it is good for."""

    @abstractmethod
    def liking(self, state: State, seat: int, action: int) -> float:
        """The part of a win that `seat` would give up to take `action`, below 0 to avoid it; else 0.

        It looks only at what the seat knows.
        """


class Character:
    """Somebody to play against; `name` is also how the words of the game call them: `character-NAME`."""

    def __init__(self, name: str, level: str, temper: Temper, shows: tuple[str, ...]) -> None:
        self.name = name
        self.level = level
        self.temper = temper
        self.shows = shows  # in which of the lab's measures of what is taken: `action/strike`, `card/`

    def spec(self, game: str) -> str:
        """How the bot is asked for."""
        return f"{game}/{self.name}"

    def title(self) -> str:
        """What is written on their seat."""
        return self.name.capitalize()


def find_character(characters: tuple[Character, ...], game: str, spec: str) -> Character | None:
    """The one that `spec` asks for, if there is one in this game."""
    for character in characters:
        if character.spec(game) == spec:
            return character
    return None
