# mypyc: skip
"""All the games there are: ours, and those that other packages bring by the entry point `starboard.games`.

[project.entry-points."starboard.games"]
nim = "my_package.game:NIM"
"""

from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from importlib import metadata
from importlib.metadata import EntryPoint
from typing import Final

from starboard.kernel.errors import StarboardError
from starboard.kernel.game import Game

GROUP: Final = "starboard.games"
OURS: Final = {
    name: EntryPoint(name, f"starboard.games.{name}.game:{name.upper()}", GROUP)
    for name in ("wheel", "convoy", "colonies", "argosy")
}


class UnknownGame(StarboardError, KeyError):
    """Nobody brings a game of that name, or what brings it cannot be loaded."""

    __str__ = StarboardError.__str__


class Registry(Mapping[str, Game]):
    """Games by their short names, each loaded when it is first asked for.

    One that cannot be loaded is left out, and `failures` says why; the others stay usable.
    """

    def __init__(self) -> None:
        self.reload()

    def reload(self) -> None:
        """Look again at what is installed."""
        self.failures: dict[str, StarboardError] = {}  # by name
        self._games: dict[str, Game] = {}
        self._others: dict[str, EntryPoint] | None = None

    def __getitem__(self, name: str) -> Game:
        """The game of that name; UnknownGame, which is a KeyError, says what there is instead."""
        if name not in self._games:
            self._games[name] = OURS[name].load() if name in OURS else self._load(name)
        return self._games[name]

    def __iter__(self) -> Iterator[str]:
        return (name for name in (*OURS, *self._entries()) if name in self)

    def __len__(self) -> int:
        return len(list(iter(self)))

    def _load(self, name: str) -> Game:
        """A game from another package; UnknownGame if there is none, or none that works."""
        entry = self._entries().get(name)
        if entry is None:
            raise _unknown(name, list(self))
        try:
            game = entry.load()
            if not isinstance(game, Game):
                raise TypeError(f"{entry.value} is no Game")
            if game.name != name:
                raise ValueError(f'{entry.value} calls itself "{game.name}"')
        except Exception as error:
            package = entry.dist.name if entry.dist else entry.module
            reason = f"{type(error).__name__}: {str(error).rstrip('.')}"
            failure = UnknownGame("game-not-loaded", game=name, package=package, problem=reason)
            self.failures[name] = failure
            raise failure from error
        return game

    def _entries(self) -> dict[str, EntryPoint]:
        if self._others is None:
            found = sorted(metadata.entry_points(group=GROUP), key=lambda entry: entry.name)
            self._others = {entry.name: entry for entry in found if entry.name not in OURS}
        return self._others


GAMES: Final = Registry()


def find_game(name: str) -> Game:
    """The game a person named, by its short name."""
    if not isinstance(name, str):
        raise _unknown(str(name), list(GAMES))
    return GAMES[name]


def _unknown(name: str, known: list[str]) -> UnknownGame:
    """What is wrong, what was perhaps meant, and what there is."""
    meant = get_close_matches(name.lower(), known, 1)
    return UnknownGame("unknown-game", game=name, meant=meant[0] if meant else None, games=known)
