"""How far a person has come, over HTTP: careers, and results against each level."""

from fastapi import APIRouter, Request

from starboard.server.answers import Reply, Route
from starboard.server.http import REFUSALS
from starboard.server.services import services_of
from starboard.tables import careers
from starboard.tables.messages.career import CareerSoFar, Standing
from starboard.tables.storage import ResultRow

router = APIRouter(prefix="/api/v1", tags=["people"], responses=REFUSALS, route_class=Route)


@router.get("/me/careers", summary="My careers by game: the rank of the next one")
async def my_careers(request: Request) -> Reply[dict[str, CareerSoFar]]:
    """Who has not played yet, or is not known yet, is at rank 1."""
    return services_of(request).reply(careers.careers(await results(request)))


@router.get("/me/standings", summary="My results by opponent")
async def my_standings(request: Request) -> Reply[list[Standing]]:
    return services_of(request).reply(careers.standings(await results(request)))


async def results(request: Request) -> list[ResultRow]:
    services = services_of(request)
    who = await services.identify(request)
    return await services.storage.results_of(who.id) if who.person else []
