"""Components as native data, for rules that are compiled."""

from collections.abc import Callable
from typing import Any

from mypy_extensions import mypyc_attr

from starboard.kernel.component_files import fingerprint
from starboard.kernel.errors import BadPack


@mypyc_attr(allow_interpreted_subclasses=True)
class Pack:
    """What stands on the pieces of one game. A game's own pack adds the tables its rules read."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.hash = fingerprint(data)
        self.game: Any = None  # the Game it belongs to, which gives itself to every pack that it builds
        self.bounds: dict[str, tuple[int, int]] = {}  # of every whole number in it, by its path
        self.warnings: list[BadPack] = []  # what is odd about it, and can yet be played with
        self.action_count = 0  # how many action numbers there are, legal or not
        self.outcome_count = 0  # the same for chance, numbered apart

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pack) and self.game is other.game and self.hash == other.hash

    def __hash__(self) -> int:
        return hash(self.hash)

    def __repr__(self) -> str:
        return f"<components of {self.game.name}, {self.hash[:12]}>"

    def __copy__(self) -> "Pack":
        return self  # it never changes

    def __deepcopy__(self, memo: dict[int, Any]) -> "Pack":
        return self

    def __reduce__(self) -> tuple[Callable[..., "Pack"], tuple[Any, dict[str, Any]]]:
        return (unpacked, (self.game, self.game.pack_differences(self)))


def unpacked(game: Any, changes: dict[str, Any]) -> Pack:
    """A pack that was pickled; each process builds one only once."""
    pack: Pack = game.pack_with(changes)
    return pack
