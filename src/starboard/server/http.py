"""How refusals look over HTTP."""

from typing import Any, Final

import msgspec
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from starboard.kernel.errors import StarboardError
from starboard.server.models import Refusal
from starboard.server.translation import language_of, translated
from starboard.tables.refusals import (
    BAD_REQUEST,
    GONE,
    ILLEGAL,
    NOT_ALLOWED,
    NOT_NOW,
    NOT_STORED,
    STALE,
    Refused,
)
from starboard.tables.storage import StorageError

STATUS: Final = {
    BAD_REQUEST: 400,
    NOT_ALLOWED: 403,
    GONE: 404,
    STALE: 409,
    ILLEGAL: 409,
    NOT_NOW: 409,
    "too-large": 413,
    "too-many": 429,
    NOT_STORED: 503,
}
REFUSALS: Final[dict[int | str, dict[str, Any]]] = {
    status: {"model": Refusal, "description": meaning}
    for status, meaning in {
        400: "Something in the request cannot be had.",
        403: "Somebody else's right.",
        404: "There is no such thing, or no right to see it.",
        409: "Not now: stale, against a rule, or at the wrong time.",
        413: "Too large.",
        415: "Not JSON.",
        421: "Not a name of this server.",
        422: "The request cannot be read.",
        429: "Too many requests.",
        503: "Not stored, so not done.",
    }.items()
}


def status_of(reason: str) -> int:
    return STATUS.get(reason, 400)


def refused(reason: str, sentence: str, status: int, clause: str = "") -> Response:
    data = {"ok": False, "reason": reason, "sentence": sentence, "clause": clause or None, "state": None}
    return Response(msgspec.json.encode(data), status, media_type="application/json")


def install(app: FastAPI) -> None:
    """Every refusal is one sentence, whatever raised it."""

    @app.exception_handler(Refused)
    async def on_refused(request: Request, error: Refused) -> Response:
        sentence = translated(error.sentence, language_of(request))
        return refused(error.reason, sentence, status_of(error.reason), error.clause)

    @app.exception_handler(StorageError)
    async def on_storage(request: Request, error: StorageError) -> Response:
        return refused(NOT_STORED, str(error), 503)

    @app.exception_handler(StarboardError)
    async def on_other(request: Request, error: StarboardError) -> Response:
        return refused(BAD_REQUEST, str(error), 400)

    @app.exception_handler(RequestValidationError)
    async def on_unreadable(request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        return refused(BAD_REQUEST, f"{where}: {first['msg']}.", 422)

    @app.exception_handler(HTTPException)
    async def on_http(request: Request, error: HTTPException) -> Response:
        answer = refused(
            GONE if error.status_code == 404 else BAD_REQUEST, f"{error.detail}.", error.status_code
        )
        answer.headers.update(error.headers or {})
        return answer
