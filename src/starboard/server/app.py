"""The application: the API under /api/v1, the page everywhere else."""

import contextlib
from collections.abc import AsyncIterator
from typing import Any

from fastapi import FastAPI
from pydantic import TypeAdapter

import starboard
from starboard.server import (
    analysis_api,
    careers_api,
    games_api,
    health_api,
    history_api,
    http,
    lessons_api,
    links_api,
    models,
    notices_api,
    people_api,
    puzzles_api,
    sockets,
    tables_api,
)
from starboard.server.guard import Guard
from starboard.server.page import STATIC, Page
from starboard.server.settings import Settings, check
from starboard.server.site import Site

DESCRIPTION = """
Play at tables over HTTP and WebSocket. A table's socket is `/api/v1/tables/{table}/socket`, the first page's
is `/api/v1/feed/socket`; their messages are the schemas `FromClient`, `ToClient` and `ToFeed`.
"""


def make_app(settings: Settings, site: Site | None = None) -> FastAPI:
    """The whole server; it opens its storage when it starts and closes it when it ends."""
    check(settings)
    site = site or Site(settings)

    @contextlib.asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        await site.open()
        try:
            yield
        finally:
            await site.close()

    app = FastAPI(
        title="Starboard",
        version=starboard.__version__,
        description=DESCRIPTION,
        lifespan=life,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/v1/openapi.json",
    )
    app.state.site = site
    http.install(app)
    for part in (
        health_api,
        games_api,
        lessons_api,
        notices_api,
        people_api,
        analysis_api,
        puzzles_api,
        careers_api,
        tables_api,
        history_api,
        links_api,
        sockets,
    ):
        app.include_router(part.router)
    if STATIC.is_dir():
        app.mount("/", Page(directory=STATIC, html=True))
    app.add_middleware(Guard, settings=settings, limits=site.limits)
    app.openapi = lambda: with_socket_messages(app)  # type: ignore[method-assign]
    return app


def with_socket_messages(app: FastAPI) -> dict[str, Any]:
    """The OpenAPI document, with what goes over the sockets among its schemas."""
    if app.openapi_schema is None:
        document = FastAPI.openapi(app)
        schemas = document["components"]["schemas"]
        for name in ("FromClient", "ToClient", "ToFeed"):
            schema = TypeAdapter(getattr(models, name)).json_schema(
                ref_template="#/components/schemas/{model}"
            )
            schemas.update({key: value for key, value in schema.pop("$defs").items() if key not in schemas})
            schemas[name] = schema
        app.openapi_schema = document
    return app.openapi_schema
