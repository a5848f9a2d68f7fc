"""The schemas of everything that goes over the wire, made by msgspec from the very Structs that are sent.

What a game declares carries the game's name, so that two games may call different things
alike. What any game may say, `AnyView` and its like, is one of what the games declare.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, Protocol

import msgspec

from starboard.tables.messages import SCHEMAS

Schema = dict[str, Any]
Schemas = dict[str, Schema]
KINDS: Final = ("view", "event", "choice", "outlook")
OPTIONAL: Final = ("term", "proposals", "bargain")  # of games that have deals
KIND_OF: Final = {"choices": "Choice", "events": "Event"}  # by the module that declares it
OTHERWISE: Final = {"Record": "GameRecord"}  # names that mean something else to TypeScript


class GameTypes(Protocol):
    """The Structs that leave a game."""

    @property
    def view(self) -> Any: ...
    @property
    def event(self) -> Any: ...
    @property
    def choice(self) -> Any: ...
    @property
    def outlook(self) -> Any: ...


def schemas_of(kinds: Iterable[Any], *, said: bool) -> tuple[list[Schema], Schemas]:
    """The schema of each type, and those of all Structs in them, by name.

    What is `said` is said whole: a field with a default is sent as well. Only one that may be unset may be
    absent, where a viewer may not know it.
    """
    found, made = msgspec.json.schema_components(tuple(kinds), ref_template=SCHEMAS + "{name}")
    named = {}
    for name, schema in made.items():
        schema.pop("title", None)
        if said and "properties" in schema:
            sent = schema.get("required", [])
            fields = schema["properties"].items()
            schema["required"] = [name for name, field in fields if name in sent or "default" in field]
        named[otherwise(name)] = renamed(schema, otherwise)
    return [renamed(schema, otherwise) for schema in found], named


def of_games(games: Mapping[str, GameTypes]) -> Schemas:
    """What every game says, under its name, and what any of them may say."""
    found: Schemas = {}
    each = {name: of_game(name, types) for name, types in games.items()}
    for schemas in each.values():
        found |= schemas
    for kind in (*KINDS, *OPTIONAL):
        having = [name for name in each if getattr(games[name], kind, None) is not None]
        found[f"Any{kind.title()}"] = one_of([f"{name.title()}{kind.title()}" for name in having])
    found["AnyForecast"] = any_forecast(found, list(each))
    tags = {name: f"{SCHEMAS}{name.title()}View" for name in each}
    if tags:
        found["AnyView"]["discriminator"] = {"propertyName": "game", "mapping": tags}
    return found


def of_game(name: str, types: GameTypes) -> Schemas:
    """The schemas of one game, each name with the game's before it."""
    prefix = name.title()
    kinds = [kind for kind in (*KINDS, *OPTIONAL) if getattr(types, kind, None) is not None]
    shown, named = schemas_of([getattr(types, kind) for kind in kinds], said=True)
    for kind, schema in zip(kinds, shown):
        own = f"{prefix}{kind.title()}"
        if schema.get("$ref") != SCHEMAS + own:
            named[own] = schema

    def prefixed(one: str) -> str:
        return one if one.startswith(prefix) else prefix + one

    return {prefixed(one): renamed(schema, prefixed) for one, schema in named.items()}


def otherwise(name: str) -> str:
    """A name that stands for itself: of two classes that are called alike, msgspec gives the whole paths."""
    *_, module, own = f".{name}".split(".")
    return OTHERWISE.get(own, own + KIND_OF.get(module, module.title()))


def renamed(schema: Any, rename: Callable[[str], str]) -> Any:
    """The same schema, with every reference to another name."""
    if isinstance(schema, dict):
        return {key: renamed(value, rename) for key, value in schema.items()}
    if isinstance(schema, list):
        return [renamed(value, rename) for value in schema]
    if isinstance(schema, str) and schema.startswith(SCHEMAS):
        return SCHEMAS + rename(schema.removeprefix(SCHEMAS))
    return schema


def one_of(names: list[str]) -> Schema:
    """One of these; anything at all where there is no game."""
    return {"oneOf": [{"$ref": SCHEMAS + name} for name in names]} if names else {"type": "object"}


def any_forecast(schemas: Schemas, games: list[str]) -> Schema:
    """What an outlook of any game may foretell."""
    known = []
    for game in games:
        outlook = schemas[f"{game.title()}Outlook"]
        outlook = schemas[outlook["$ref"].removeprefix(SCHEMAS)] if "$ref" in outlook else outlook
        if kinds := outlook["properties"]["forecasts"]["items"]:
            known.append(kinds)
    return {"anyOf": known} if known else {"type": "object"}
