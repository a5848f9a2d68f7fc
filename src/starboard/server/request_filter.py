"""Host names, origins, content types and sizes of requests, checked before anything else happens."""

from typing import Any, Final

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from starboard.server.addresses import host_of, household, origin_of, size_of
from starboard.server.answers import encoder
from starboard.server.document import HEADER, Contract
from starboard.server.language import language_of
from starboard.server.limits import BODY, RECORD_BODY, Limits
from starboard.server.settings import Settings
from starboard.tables.messages.state import refusal
from starboard.tables.refusals import BAD_REQUEST, NOT_ALLOWED, TOO_LARGE, TOO_MANY, Refused

PROBES: Final = ("/healthz", "/readyz")  # asked by machines, often by a bare address
CHANGING: Final = ("POST", "PUT", "PATCH", "DELETE")
POLICY: Final = (
    b"default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; "
    b"connect-src 'self'; object-src 'none'; "
    b"base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
)
HEADERS: Final = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"content-security-policy", POLICY),
    (b"cross-origin-opener-policy", b"same-origin"),
)
OF_THE_API: Final = (b"cross-origin-resource-policy", b"same-origin")  # other sites may show our pictures


class RequestFilter:
    """ASGI middleware around the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits, contract: Contract) -> None:
        self.app = app
        self.settings = settings
        self.limits = limits
        self.contract = contract
        self.hosts = settings.allowed_hosts()
        self.public = origin_of(settings.public_url)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        refusal = self.refuses(scope)
        if refusal is not None:
            await (close if scope["type"] == "websocket" else answer)(scope, send, receive, *refusal)
        elif scope["type"] == "websocket":
            await self.app(scope, receive, send)
        else:
            await self.limited(scope, receive, send)

    def refuses(self, scope: Scope) -> tuple[int, str, str] | None:
        """Status, reason and code for a request that is not let in."""
        if scope["path"] in PROBES:
            return None
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if host_of(host) not in self.hosts:
            return 421, BAD_REQUEST, "other-host"
        if not self.limits.take("request", household(scope["client"][0]) if scope.get("client") else "?"):
            return 429, TOO_MANY, "too-much-at-once"
        changing = scope["type"] == "websocket" or scope["method"] in CHANGING
        if changing and not headers.get("authorization") and not self.same_origin(headers, host):
            return 403, NOT_ALLOWED, "other-site"
        if scope["type"] == "http" and scope["method"] in CHANGING[:3]:
            return self.refuses_body(scope, headers)
        return None

    def same_origin(self, headers: Headers, host: str) -> bool:
        """A browser says where a request comes from; without a cookie there is nothing to abuse."""
        origin = headers.get("origin")
        if origin is None:
            return "cookie" not in headers
        return origin_of(origin) != "" and origin_of(origin) in (host.lower(), self.public)

    def refuses_body(self, scope: Scope, headers: Headers) -> tuple[int, str, str] | None:
        length = size_of(headers.get("content-length", "0"))
        if length is None or length > most(scope["path"]):
            return 413, TOO_LARGE, "too-large"
        kind = headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != "application/json":
            return 415, BAD_REQUEST, "send-json"
        return None

    async def limited(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Count what really comes in, whatever was announced, and add our headers to what goes out."""
        left = most(scope["path"])
        ours = [*HEADERS]
        if scope["path"].startswith("/api/"):
            ours += [OF_THE_API, (HEADER.encode(), self.contract.version.encode())]

        async def counted() -> Message:
            nonlocal left
            message = await receive()
            left -= len(message.get("body", b""))
            if left < 0:
                return {"type": "http.disconnect"}
            return message

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *ours]
            await send(message)

        await self.app(scope, counted, with_headers)


def most(path: str) -> int:
    return RECORD_BODY if path.endswith("/records") else BODY


async def answer(scope: Scope, send: Send, receive: Receive, status: int, reason: str, code: str) -> None:
    body = encoder.encode(refusal(Refused(reason, code), language_of(HTTPConnection(scope))))
    headers: list[Any] = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
    ]
    await send({"type": "http.response.start", "status": status, "headers": headers + list(HEADERS)})
    await send({"type": "http.response.body", "body": body})


async def close(scope: Scope, send: Send, receive: Receive, status: int, reason: str, code: str) -> None:
    await receive()  # the request to connect
    await send({"type": "websocket.close", "code": 4000 + status, "reason": code})
