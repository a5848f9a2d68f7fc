"""How refusals look over HTTP."""

from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from starboard.kernel.errors import StarboardError
from starboard.server.answers import Reply
from starboard.server.document import HEADER
from starboard.server.language import language_of
from starboard.server.reading import Unreadable, problem_with
from starboard.server.services import services_of
from starboard.tables.messages.state import Refusal, refusal
from starboard.tables.refusals import (
    BAD_REQUEST,
    GONE,
    ILLEGAL,
    NOT_ALLOWED,
    NOT_NOW,
    NOT_STORED,
    OUTDATED,
    STALE,
    TOO_LARGE,
    TOO_MANY,
    Refused,
    because,
    outdated,
)
from starboard.tables.storage import StorageError

STATUS: Final = {
    BAD_REQUEST: 400,
    NOT_ALLOWED: 403,
    GONE: 404,
    STALE: 409,
    ILLEGAL: 409,
    NOT_NOW: 409,
    OUTDATED: 409,
    TOO_LARGE: 413,
    TOO_MANY: 429,
    NOT_STORED: 503,
}
REFUSALS: Final[dict[int | str, dict[str, Any]]] = {
    status: {"description": meaning}
    for status, meaning in {
        400: "Something in the request cannot be had.",
        403: "Somebody else's right.",
        404: "There is no such thing, or no right to see it.",
        409: "Not now: stale, against a rule, at the wrong time, or from a page of another version.",
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


def reply(request: Request, refused: Refused, status: int = 0) -> Reply[Refusal]:
    return Reply(refusal(refused, language_of(request)), status or STATUS.get(refused.reason, 400))


def install(app: FastAPI) -> None:
    """Every refusal is one sentence, whatever raised it."""

    @app.exception_handler(Refused)
    async def on_refused(request: Request, error: Refused) -> Reply[Refusal]:
        return reply(request, error)

    @app.exception_handler(StorageError)
    async def on_storage(request: Request, error: StorageError) -> Reply[Refusal]:
        return reply(request, because(error, NOT_STORED))

    @app.exception_handler(StarboardError)
    async def on_other(request: Request, error: StarboardError) -> Reply[Refusal]:
        return reply(request, because(error), 400)

    @app.exception_handler(Unreadable)
    async def on_unreadable(request: Request, error: Unreadable) -> Reply[Refusal]:
        if services_of(request).contract.differs(request.headers.get(HEADER)):
            return await on_refused(request, outdated())
        return reply(request, error, 422)

    @app.exception_handler(RequestValidationError)
    async def on_parameter(request: Request, error: RequestValidationError) -> Reply[Refusal]:
        return await on_unreadable(request, problem_with(error.errors()[0]))

    @app.exception_handler(HTTPException)
    async def on_http(request: Request, error: HTTPException) -> Reply[Refusal]:
        reason = GONE if error.status_code == 404 else BAD_REQUEST
        answer = reply(request, Refused(reason, "http", detail=error.detail), error.status_code)
        answer.headers.update(error.headers or {})
        return answer
