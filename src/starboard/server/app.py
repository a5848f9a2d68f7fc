"""The application: the API under /api/v1, the page everywhere else."""

import contextlib
from collections.abc import AsyncIterator
from typing import Final

from fastapi import APIRouter, FastAPI

import starboard
from starboard.games.registry import GAMES
from starboard.kernel.game import Game
from starboard.server import (
    analysis_api,
    careers_api,
    games_api,
    health_api,
    history_api,
    http,
    judgement_api,
    lessons_api,
    links_api,
    notices_api,
    people_api,
    puzzles_api,
    sockets,
    tables_api,
    workshop_api,
)
from starboard.server.document import Contract
from starboard.server.link_previews import LinkPreviews
from starboard.server.page import STATIC, Page, no_page, page_is_there
from starboard.server.request_filter import RequestFilter
from starboard.server.services import Services
from starboard.server.settings import Settings, check

ROUTERS: Final[tuple[APIRouter, ...]] = (
    sockets.router,  # looked for first: every rematch brings new ones
    health_api.router,
    games_api.router,
    lessons_api.router,
    notices_api.router,
    people_api.router,
    analysis_api.router,
    judgement_api.router,
    puzzles_api.router,
    careers_api.router,
    tables_api.router,
    history_api.router,
    links_api.router,
    workshop_api.router,
)


def contract() -> Contract:
    """What the server speaks about the games that it knows."""
    ours = {name: game.types for name, game in GAMES.items() if game.package == Game.package}
    added = {name: game.types for name, game in GAMES.items() if name not in ours}
    return Contract(ROUTERS, ours, added)


def make_app(settings: Settings, services: Services | None = None) -> FastAPI:
    """The whole server; it opens its storage when it starts and closes it when it ends."""
    check(settings)
    services = services or Services(settings)

    @contextlib.asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        await services.open()
        try:
            yield
        finally:
            await services.close()

    app = FastAPI(
        title="Starboard",
        version=starboard.__version__,
        lifespan=life,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/v1/openapi.json",
    )
    app.state.services = services
    services.contract = contract()
    http.install(app)
    for router in ROUTERS:
        app.include_router(router)
    if page_is_there():
        app.mount("/", Page(STATIC, LinkPreviews(services)))
    else:
        app.add_route("/", no_page)
    app.add_middleware(RequestFilter, settings=settings, limits=services.limits, contract=services.contract)
    app.openapi = lambda: services.contract.document  # type: ignore[method-assign]
    return app
