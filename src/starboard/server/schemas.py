"""The schemas of everything that goes over the wire, made by msgspec from the very Structs that are sent.

What a game declares carries the game's name (`WheelMoved`), so that two games may call different things
alike. What any game may say, `AnyView` and its like, is one of what the games declare.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final, Protocol

import msgspec

from starboard.tables.messages import SCHEMAS

Schema = dict[str, Any]
Schemas = dict[str, Schema]
KINDS: Final = ("view", "event", "choice", "outlook")


class Types(Protocol):
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

    What is `said` is said whole: a field with a default is sent as well.
    """
    found, named = msgspec.json.schema_components(tuple(kinds), ref_template=SCHEMAS + "{name}")
    for schema in named.values():
        schema.pop("title", None)
        if said and "properties" in schema:
            schema["required"] = list(schema["properties"])
    return list(found), dict(named)


def of_games(games: Mapping[str, Types]) -> Schemas:
    """What every game says, under its name, and what any of them may say."""
    found: Schemas = {}
    each = {name: of_game(name, types) for name, types in games.items()}
    for schemas in each.values():
        found |= schemas
    for kind in KINDS:
        found[f"Any{kind.title()}"] = one_of([f"{name.title()}{kind.title()}" for name in each])
    found["AnyForecast"] = any_forecast([schemas[f"{name.title()}Outlook"] for name, schemas in each.items()])
    tags = {name: f"{SCHEMAS}{name.title()}View" for name in each}
    if tags:
        found["AnyView"]["discriminator"] = {"propertyName": "game", "mapping": tags}
    return found


def of_game(name: str, types: Types) -> Schemas:
    """The schemas of one game, each name with the game's before it."""
    prefix = name.title()
    shown, named = schemas_of([getattr(types, kind) for kind in KINDS], said=True)
    for kind, schema in zip(KINDS, shown):
        own = f"{prefix}{kind.title()}"
        if schema.get("$ref") != SCHEMAS + own:
            named[own] = schema
    return {prefixed(prefix, one): renamed(prefix, schema) for one, schema in named.items()}


def prefixed(prefix: str, name: str) -> str:
    return name if name.startswith(prefix) else prefix + name


def renamed(prefix: str, schema: Any) -> Any:
    """The same schema, with every reference to a name of the game's."""
    if isinstance(schema, dict):
        return {key: renamed(prefix, value) for key, value in schema.items()}
    if isinstance(schema, list):
        return [renamed(prefix, value) for value in schema]
    if isinstance(schema, str) and schema.startswith(SCHEMAS):
        return SCHEMAS + prefixed(prefix, schema.removeprefix(SCHEMAS))
    return schema


def one_of(names: list[str]) -> Schema:
    """One of these; anything at all where there is no game."""
    return {"oneOf": [{"$ref": SCHEMAS + name} for name in names]} if names else {"type": "object"}


def any_forecast(outlooks: list[Schema]) -> Schema:
    """What an outlook of any game may foretell."""
    kinds = [outlook["properties"]["forecasts"]["items"] for outlook in outlooks]
    known = [kind for kind in kinds if kind]
    return {"anyOf": known} if known else {"type": "object"}
