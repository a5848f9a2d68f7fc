"""What a table may choose before a game: names, defaults, and what is allowed."""

from typing import Any

from starboard.kernel.errors import KERNEL, BadOption
from starboard.kernel.words import Words


class Option:
    """A choice among `choices`; with `pick` set, a list of that many different ones.

    A picking option may also be left to chance, which its default "drawn" means.
    """

    def __init__(self, name: str, default: int | str, choices: tuple[int | str, ...], pick: int = 0) -> None:
        self.name = name
        self.default = default
        self.choices = choices
        self.pick = pick

    def allowed(self, language: str = "en") -> str:
        """What the option takes, in words: "1, 2 or 3"."""
        return Words(language, KERNEL).text("part-allowed", **self.taken())

    def taken(self) -> dict[str, Any]:
        """The same as data, for a sentence."""
        return {
            "option": self.name,
            "instead": [str(self.default)],
            "choices": [str(choice) for choice in self.choices],
            "pick": self.pick,
        }

    def read(self, game: str, value: Any) -> int | str | list[str]:
        """`value` as the game wants it, from a typed word or from JSON."""
        if not self.pick:
            for choice in self.choices:
                if type(value) is not bool and str(value) == str(choice):
                    return choice
        elif value == self.default:
            return self.default
        else:
            picked = value.split(",") if isinstance(value, str) else value
            if isinstance(picked, list) and self._fits(picked):
                return [str(item) for item in picked]
        raise BadOption(
            "option-value", game=game, option=self.name, value=_shown(value), allowed=[self.taken()]
        )

    def _fits(self, picked: list[Any]) -> bool:
        return (
            len(picked) == self.pick
            and len({str(item) for item in picked}) == self.pick
            and all(isinstance(item, str) and item in self.choices for item in picked)
        )

    def to_dict(self) -> dict[str, Any]:
        """For a page that lets a person choose."""
        return {"name": self.name, "default": self.default, "choices": list(self.choices), "pick": self.pick}


def read_options(game: str, options: tuple[Option, ...], given: dict[str, Any]) -> dict[str, Any]:
    """All options of a game, the given ones checked, the others at their defaults."""
    for name in given:
        find_option(game, options, name)
    return {
        option.name: option.read(game, given[option.name]) if option.name in given else option.default
        for option in options
    }


def find_option(game: str, options: tuple[Option, ...], name: str) -> Option:
    for option in options:
        if option.name == name:
            return option
    raise BadOption("unknown-option", game=game, option=name, options=all_taken(options))


def all_taken(options: tuple[Option, ...]) -> list[dict[str, Any]]:
    return [option.taken() for option in options]


def _shown(value: Any) -> str:
    return ",".join(str(item) for item in value) if isinstance(value, list) else f'"{value}"'
