"""What a table may choose before a game: names, defaults, and what is allowed."""

from typing import Any

from starboard.kernel.errors import BadOption


class Option:
    """A choice among `choices`; with `pick` set, a list of that many different ones.

    A picking option may also be left to chance, which its default "drawn" means.
    """

    def __init__(self, name: str, default: int | str, choices: tuple[int | str, ...], pick: int = 0) -> None:
        self.name = name
        self.default = default
        self.choices = choices
        self.pick = pick

    def allowed(self) -> str:
        """What the option takes, in words: "1, 2 or 3"."""
        listed = _either(self.choices)
        return f"{self.default}, or {self.pick} of {listed}" if self.pick else listed

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
        raise BadOption(f"{game} cannot have {self.name} = {_shown(value)}. Allowed: {self.allowed()}.")

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
    by_name = {option.name: option for option in options}
    for name in given:
        if name not in by_name:
            listed = ", ".join(f"{option.name} ({option.allowed()})" for option in options)
            raise BadOption(f'{game} has no option "{name}". Options: {listed}.')
    return {
        option.name: option.read(game, given[option.name]) if option.name in given else option.default
        for option in options
    }


def _either(choices: tuple[int | str, ...]) -> str:
    words = [str(choice) for choice in choices]
    return words[0] if len(words) == 1 else ", ".join(words[:-1]) + " or " + words[-1]


def _shown(value: Any) -> str:
    return ",".join(str(item) for item in value) if isinstance(value, list) else f'"{value}"'
