"""For whoever runs the server: is it alive, can it take people in, and how much does it do?"""

import asyncio
from typing import Final

from fastapi import APIRouter, Request
from prometheus_client import CONTENT_TYPE_LATEST
from starlette.responses import Response

from starboard.server.services import services_of
from starboard.tables.refusals import not_allowed
from starboard.tables.storage import StorageError

router = APIRouter(include_in_schema=False)

PATIENCE: Final = 3.0  # seconds for the storage to answer


@router.get("/healthz")
async def alive(request: Request) -> Response:
    """Answers as long as the process does anything at all."""
    return said("ok")


@router.get("/readyz")
async def ready(request: Request) -> Response:
    """Answers 200 when tables can be read and the server is not about to end."""
    services = services_of(request)
    if services.ending:
        return said("ending", 503)
    try:
        await asyncio.wait_for(services.storage.ping(), PATIENCE)
    except (StorageError, TimeoutError):
        return said(
            "the database is damaged" if services.storage.damaged else "the storage does not answer", 503
        )
    return said("ok")


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    """For Prometheus, which sends the operator's key as a bearer token."""
    services = services_of(request)
    if not (await services.identify(request)).operator:
        raise not_allowed("numbers-for-operator")
    return Response(services.metrics.text(), media_type=CONTENT_TYPE_LATEST)


def said(text: str, status: int = 200) -> Response:
    return Response(f"{text}\n", status, {"cache-control": "no-store"}, "text/plain")
