# mypyc: skip
"""The components of a game: as it is sold, as somebody changed them, as they were in earlier versions."""

import json
from abc import ABC, abstractmethod
from functools import cached_property, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, cast

from starboard.kernel.component_files import (
    brought_up,
    differences,
    fingerprint,
    merged,
    patched,
    read_changes,
    read_components,
)
from starboard.kernel.components import Components
from starboard.kernel.errors import BadPack, BadRecord
from starboard.kernel.packs import Pack

if TYPE_CHECKING:
    from starboard.kernel.game import Game


class GamePacks(ABC):
    """The part of a game that makes its packs."""

    room: str  # the package that holds components.toml and words/

    @abstractmethod
    def make_pack(self, components: Components) -> Pack:
        """The native pack; BadPack if the rules cannot be played with these components."""

    def build_pack(self, data: dict[str, Any]) -> Pack:
        """The pack for whole component data, in which nothing is missing, unknown or out of bounds."""
        components = Components(data)
        pack = self.make_pack(components)
        components.finish()
        pack.game = cast("Game", self)
        pack.bounds = components.bounds
        return pack

    @cached_property
    def components_text(self) -> str:
        """The component file of the game as it is sold."""
        return files(self.room).joinpath("components.toml").read_text(encoding="utf-8")

    @cached_property
    def default_pack(self) -> Pack:
        """The components of the game as it is sold."""
        return self.build_pack(read_components(self.components_text, "components.toml"))

    def read_pack(self, text: str, name: str = "components") -> Pack:
        """A pack from the text of another component file, which may say only what differs."""
        return self.build_pack(merged(self.default_pack.data, read_changes(text, name)))

    def pack_differences(self, pack: Pack) -> dict[str, Any]:
        """How a pack differs from the default one: what a record carries."""
        return differences(self.default_pack.data, pack.data)

    def pack_with(self, changes: dict[str, Any]) -> Pack:
        """The default components with some entries changed: what a record carries."""
        if not changes:
            return self.default_pack
        return _pack_with(self, json.dumps(changes, sort_keys=True))

    def pack_of(self, changes: dict[str, Any], hashed: str) -> Pack:
        """The pack of a record or a table, which says how it differs from the default of its own day.

        What was not yet in the components then is taken from today's: the rules had the same numbers. Tables
        once kept no hash; those are of the first version.
        """
        default = self.default_pack.data
        if hashed and fingerprint(patched_or_nothing(default, changes)) == hashed:
            return self.pack_with(changes)
        formers = self.former_components or (default,)
        for former in formers if hashed else formers[-1:]:
            data = patched_or_nothing(former, changes)
            if not hashed or fingerprint(data) == hashed:
                return self.pack_with(differences(default, brought_up(data, former, default)))
        raise BadRecord("record-hash")

    @cached_property
    def former_components(self) -> tuple[dict[str, Any], ...]:
        """The default components of earlier versions, the latest first: `former/*.toml` in the room."""
        folder = files(self.room).joinpath("former") if self.room else None
        if folder is None or not folder.is_dir():
            return ()
        found = sorted((file for file in folder.iterdir() if file.name.endswith(".toml")), key=_version)
        return tuple(read_components(file.read_text(encoding="utf-8"), file.name) for file in reversed(found))

    @property
    def action_count(self) -> int:
        """How many action numbers there are, legal or not."""
        return self.default_pack.action_count

    @property
    def outcome_count(self) -> int:
        """How many outcomes chance can have, numbered apart from actions."""
        return self.default_pack.outcome_count


@lru_cache(maxsize=64)
def _pack_with(game: GamePacks, changes: str) -> Pack:
    return game.build_pack(patched(game.default_pack.data, json.loads(changes)))


def patched_or_nothing(default: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """`patched`, or nothing where the default has no such entries."""
    try:
        return patched(default, changes)
    except BadPack:
        return {}


def _version(file: Traversable) -> int:
    return int(file.name.removesuffix(".toml"))
