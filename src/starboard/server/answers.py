"""Answers over HTTP: a Struct as it is, and a route that knows what it answers with."""

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from fastapi.routing import APIRoute
from starlette.responses import Response

from starboard.server.reading import Reader

Content = TypeVar("Content", covariant=True)
encoder: Final = msgspec.json.Encoder()


class Reply(Response, Generic[Content]):
    """Something that is said, as JSON."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        return encoder.encode(content)


class Route(APIRoute):
    """A route whose signature says it all: a body is read where it takes one, `Reply[T]` is what it says."""

    def __init__(self, path: str, endpoint: Callable[..., Any], **options: Any) -> None:
        super().__init__(path, endpoint, **{**options, "response_model": None})
        said = get_type_hints(endpoint, include_extras=True).get("return")
        self.says = get_args(said)[0] if get_origin(said) is Reply else None
        bodies = [one.call for one in self.dependant.dependencies if isinstance(one.call, Reader)]
        self.reads = bodies[0].kind if bodies else None
