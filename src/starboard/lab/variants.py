"""A variant: a game's components with some values changed, under a name and a hash.

A value goes by its path, with dots; an entry of a list of tables by its id or name: `planets.core.points`,
`event.open-market.colonists`. What stands there is checked like a component file: unknown paths and values
out of bounds are refused in a sentence.
"""

import json
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from starboard.kernel.component_files import merged, read_changes
from starboard.kernel.components import inside, naming
from starboard.kernel.errors import BadPack
from starboard.kernel.game import Game, check_game
from starboard.kernel.packs import Pack

SHORT_HASH: Final = 8  # characters by which people tell variants apart
LONGEST_NAME: Final = 60
# What strangers may send. Within the bounds of its numbers a pack is built in a fraction of a second; what
# makes one large is many entries and many actions, and these are counted before and after.
MOST_CHARACTERS: Final = 40_000
MOST_CHANGES: Final = 400
MOST_ACTIONS: Final = 5_000


class Change(NamedTuple):
    """One value that differs from the game's own; None where one of the two has nothing there."""

    path: str
    before: Any
    after: Any

    def __str__(self) -> str:
        return f"{self.path} {shown(self.before)} → {shown(self.after)}"


@dataclass(frozen=True)
class Variant:
    """A game with its components as they are to be played with."""

    game: Game
    pack: Pack
    given_name: str = ""

    @property
    def hash(self) -> str:
        return self.pack.hash

    @property
    def is_original(self) -> bool:
        return self.pack == self.game.default_pack

    @property
    def changes(self) -> dict[str, Any]:
        """How it differs from the default, in the form that records carry."""
        return self.game.pack_differences(self.pack)

    @property
    def name(self) -> str:
        """As it was named, or what is changed, as far as a name goes; "" for the original."""
        return self.given_name or self.plain_name()

    def plain_name(self) -> str:
        name = ", ".join(f"{change.path}={shown(change.after)}" for change in self.changed())
        return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"

    def changed(self) -> list[Change]:
        """What differs, for people: paths with the names of entries."""
        default = self.game.default_pack.data
        return [change for path in self.changes for change in self._changes_at(default, path)]

    def _changes_at(self, default: Any, path: str) -> list[Change]:
        before, after = value_at(default, path), value_at(self.pack.data, path)
        if not (is_named_list(before) and is_named_list(after)):
            return [Change(named_path(default, path), before, after)]
        # Entries came or went, so the whole list stands under one path: say which.
        old, new = ({naming(entry): entry for entry in entries} for entries in (before, after))
        return [
            Change(f"{path}.{name}", old.get(name), new.get(name))
            for name in dict.fromkeys([*old, *new])
            if old.get(name) != new.get(name)
        ]

    def lines(self) -> list[str]:
        """What every output says first: the variant's name and hash, and what was changed."""
        if self.is_original:
            return []
        named = self.given_name and self.given_name != self.plain_name()
        title = f"Variant {self.hash[:SHORT_HASH]}" + (f", {self.given_name}" if named else "")
        return [title, *(f"  {change}" for change in self.changed())]


def read_variant(game: Game, text: str = "", settings: Iterable[str] = (), name: str = "") -> Variant:
    """The variant of a component file's text, which may be partial, with `path=value` settings over it."""
    check_game(game)
    return variant_with(game, dict(read_setting(setting) for setting in settings), name, text)


def variant_with(game: Game, values: Mapping[str, Any], name: str = "", *texts: str) -> Variant:
    """The variant of component files, each over the one before, with values by their paths over all."""
    data = game.default_pack.data
    for text in texts:
        data = merged(data, read_changes(text, name or "components.toml"))
    data = with_values(data, values)
    pack = game.default_pack if data == game.default_pack.data else game.build_pack(data)
    return Variant(game, pack, name if pack is not game.default_pack else "")


def variant_of_stranger(game: Game, values: Mapping[str, Any], name: str = "", text: str = "") -> Variant:
    """What somebody sent, values over the text of a component file."""
    if len(name) > LONGEST_NAME:
        raise BadPack("variant-name-long", most=LONGEST_NAME)
    check_size(values, text)
    variant = variant_with(game, values, name, text)
    check_pack(variant.pack, variant.changes)
    return variant


def check_size(changes: Mapping[str, Any], text: str = "") -> None:
    """What somebody sent is bounded before it is built."""
    if len(changes) > MOST_CHANGES or len(json.dumps(dict(changes))) + len(text) > MOST_CHARACTERS:
        raise BadPack("variant-too-large", most=str(MOST_CHANGES), characters=str(MOST_CHARACTERS))


def check_pack(pack: Pack, changes: Mapping[str, Any]) -> None:
    """And after that in what can be done with it, and in what others are given to read."""
    if pack.action_count > MOST_ACTIONS:
        raise BadPack("too-many-actions", actions=str(pack.action_count), most=str(MOST_ACTIONS))
    for word in words_in(changes):
        if len(word) > LONGEST_NAME or not word.isprintable():
            raise BadPack("word-not-readable", most=LONGEST_NAME)


def words_in(data: Any) -> Iterator[str]:
    """Every text that stands somewhere in data, names of entries too."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, Mapping):
        for key, value in data.items():
            yield from words_in(key.rpartition(".")[2])
            yield from words_in(value)
    elif isinstance(data, list):
        for value in data:
            yield from words_in(value)


# -- values by their path ------------------------------------------------------------------------


def read_setting(text: str) -> tuple[str, Any]:
    """`cycle.tracker=16` as a path and a value, which is read as TOML has it; a bare word is a word."""
    path, equals, value = (part.strip() for part in text.partition("="))
    if not equals or not path or not value:
        raise BadPack("sets-nothing", text=text)
    try:
        return path, tomllib.loads(f"value = {value}")["value"]
    except tomllib.TOMLDecodeError:
        return path, value


def with_values(data: dict[str, Any], values: Mapping[str, Any]) -> dict[str, Any]:
    """A copy of the data with other values at these paths."""
    copy: dict[str, Any] = json.loads(json.dumps(data))
    for path, value in values.items():
        *steps, last = path.split(".")
        place: Any = copy
        for step in steps:
            found = inside(place, step)
            if found is None and isinstance(place, dict):
                found = place[step] = {}  # the pack will say that it knows nothing like that
            place = found
        put(place, last, value, path)
    return copy


def put(place: Any, step: str, value: Any, path: str) -> None:
    if isinstance(place, dict):
        place[step] = value
        return
    index = index_of(place, step) if isinstance(place, list) else None
    if index is None:
        raise BadPack("no-entry", path=path)
    place[index] = value


def index_of(entries: list[Any], step: str) -> int | None:
    names = [naming(entry) for entry in entries]
    if step in names:
        return names.index(step)
    return int(step) if step.isdigit() and int(step) < len(entries) else None


def value_at(data: Any, path: str) -> Any:
    for step in path.split(".") if path else ():
        data = inside(data, step)
    return data


def named_path(data: Any, path: str) -> str:
    """The path with entries of lists by their names rather than by their numbers."""
    steps: list[str] = []
    for step in path.split("."):
        data = inside(data, step)
        steps.append(naming(data) or step)
    return ".".join(steps)


def is_named_list(value: Any) -> bool:
    return isinstance(value, list) and any(naming(entry) is not None for entry in value)


def shown(value: Any) -> str:
    if value is None:
        return "nothing"
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
