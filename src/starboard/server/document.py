"""The contract between server and page: the OpenAPI document, and the version that both can be held to.

Paths and parameters are FastAPI's; bodies, answers and the messages of the sockets are msgspec's own schemas
of the Structs that are read and sent.
"""

import hashlib
from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any, Final

import msgspec
from fastapi import APIRouter
from fastapi.openapi.utils import get_openapi

import starboard
from starboard.kernel.records import Record
from starboard.server.answers import Route
from starboard.server.messages.feed import ToFeed
from starboard.server.messages.socket import FromClient, ToClient
from starboard.server.schemas import GameTypes, Schema, Schemas, of_games, schemas_of
from starboard.tables.commands import Command
from starboard.tables.events import AnyTableEvent
from starboard.tables.messages.history import SeenRecord
from starboard.tables.messages.sight import Happening
from starboard.tables.messages.state import Accepted, Refusal

HEADER: Final = "x-starboard-contract"
DESCRIPTION: Final = """
Play at tables over HTTP and WebSocket. A table's socket is `/api/v1/tables/{table}/socket`, the first page's
is `/api/v1/feed/socket`; their messages are the schemas `FromClient`, `ToClient` and `ToFeed`.
"""
HEARD: Final = {"Command": Command, "FromClient": FromClient}  # what has a name although it is no Struct
SAID: Final = {"Happening": Happening, "TableEvent": AnyTableEvent, "ToClient": ToClient, "ToFeed": ToFeed}
REFERRED: Final = (Accepted, Refusal, Record, SeenRecord)  # what is only referred to by its name


class Contract:
    """What is spoken over some routes about some games; `added` ones come from other packages than ours."""

    def __init__(
        self, routers: Iterable[APIRouter], games: Mapping[str, GameTypes], added: Mapping[str, GameTypes]
    ) -> None:
        self.routes = [route for router in routers for route in router.routes]
        self.games = games
        self.added = added

    @cached_property
    def document(self) -> dict[str, Any]:
        """Everything that is spoken here."""
        return self._made({**self.games, **self.added}) if self.added else self.core

    @cached_property
    def core(self) -> dict[str, Any]:
        """What every server of this version speaks, and what its page is built for."""
        return self._made(self.games)

    @cached_property
    def version(self) -> str:
        """Another one whenever anything of the core is different; every release is."""
        text = msgspec.json.encode(self.core, order="sorted")
        return hashlib.sha256(text).hexdigest()[:12]

    def differs(self, version: str | None) -> bool:
        """Was somebody built for another contract? Who does not say was not."""
        return bool(version) and version != self.version

    def _made(self, games: Mapping[str, GameTypes]) -> dict[str, Any]:
        made = get_openapi(
            title="Starboard", version=starboard.__version__, description=DESCRIPTION, routes=self.routes
        )
        spoken = [route for route in self.routes if isinstance(route, Route) and route.include_in_schema]
        made["components"] = {"schemas": {**fill_in(made, spoken), **of_games(games)}}
        return made


def fill_in(made: dict[str, Any], routes: list[Route]) -> Schemas:
    """Give each operation the schemas of its body and its answers; all of them by name."""
    reading = [route for route in routes if route.reads is not None]
    bodies, heard = schemas_of([*(route.reads for route in reading), *HEARD.values()], said=False)
    answers, said = schemas_of([*(route.says for route in routes), *SAID.values(), *REFERRED], said=True)
    for route, schema in zip(reading, bodies):
        for operation in operations(made, route):
            operation["requestBody"] = {"required": True, "content": content(schema)}
    for route, schema in zip(routes, answers):
        for operation in operations(made, route):
            answer(operation, str(route.status_code or 200), schema)
    names = dict(zip(HEARD, bodies[len(reading) :])) | dict(zip(SAID, answers[len(routes) :]))
    assert not heard.keys() & said.keys(), "one name for what is heard and what is said"
    return dict(sorted((heard | said | names).items()))


def operations(made: dict[str, Any], route: Route) -> list[dict[str, Any]]:
    return [made["paths"][route.path_format][method.lower()] for method in route.methods or ()]


def answer(operation: dict[str, Any], status: str, schema: Schema) -> None:
    """What is said when it went well; every other answer is a refusal."""
    refusal = {"$ref": "#/components/schemas/Refusal"}
    for known, response in operation["responses"].items():
        response["content"] = content(schema if known == status else refusal)


def content(schema: Schema) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}
