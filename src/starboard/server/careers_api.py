"""How far a person has come, over HTTP: careers, and results against each level."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from starboard.server import models
from starboard.server.http import REFUSALS
from starboard.server.site import site_of
from starboard.tables import careers
from starboard.tables.storage import ResultRow

router = APIRouter(prefix="/api/v1", tags=["people"], responses=REFUSALS)


@router.get(
    "/me/careers",
    response_model=dict[str, models.Career],
    summary="My careers, game by game: the rank of the next one",
)
async def my_careers(request: Request) -> Response:
    """Who has not played yet, or is not known yet, is at rank 1."""
    return site_of(request).reply(careers.careers(await results(request)))


@router.get("/me/standings", response_model=list[models.Standing], summary="My results by opponent")
async def my_standings(request: Request) -> Response:
    return site_of(request).reply(careers.standings(await results(request)))


async def results(request: Request) -> list[ResultRow]:
    site = site_of(request)
    who = await site.identify(request)
    return await site.storage.results_of(who.id) if who.person else []
