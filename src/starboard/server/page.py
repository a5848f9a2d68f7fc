"""The built client: its files as small as the browser takes them, unknown paths as the page itself."""

import hashlib
import mimetypes
import os
from functools import lru_cache
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.staticfiles import NotModifiedResponse, PathLike, StaticFiles
from starlette.types import Scope

from starboard.server.link_previews import LinkPreviews
from starboard.tables.words import table_words

STATIC: Final = Path(__file__).parent / "static"
PACKINGS: Final = {
    "br": ".br",
    "gzip": ".gz",
}  # the best first; the client's build leaves them beside each file
FOR_EVER: Final = "public, max-age=31536000, immutable"


def page_is_there() -> bool:
    """Whether the client was built when the program was: without node it may have been left out."""
    return (STATIC / "index.html").exists()


async def no_page(request: Request) -> Response:
    """What whoever opens the address is told where there is no page."""
    words = table_words(request.headers.get("accept-language", "")[:2].lower())
    return PlainTextResponse(words.text("serving-no-page"), 404)


class Page(StaticFiles):
    """The client's files; it knows its own addresses, so an unknown path shows the page.

    `previews` may add to it what a message shows of an address.
    """

    def __init__(self, directory: Path, previews: LinkPreviews | None = None) -> None:
        super().__init__(directory=directory, html=True)
        self.index = directory / "index.html"
        self.previews = previews

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or path.startswith(("api/", "assets/")):
                raise
            response = await self.with_preview(path, scope) or await super().get_response("index.html", scope)
        response.headers["cache-control"] = FOR_EVER if path.startswith("assets/") else "no-cache"
        return response

    async def with_preview(self, path: str, scope: Scope) -> Response | None:
        if self.previews is None:
            return None
        language = Headers(scope=scope).get("accept-language", "")[:2].lower()
        page = await self.previews.page(path, language, self.index.read_text(encoding="utf-8"))
        return None if page is None else HTMLResponse(page, headers={"vary": "accept-language"})

    def file_response(
        self, full_path: PathLike, stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        asked = Headers(scope=scope)
        file = Path(full_path)
        packing = best_packing(file, asked.get("accept-encoding", ""))
        sent = file.with_name(file.name + PACKINGS[packing]) if packing else file
        status = sent.stat()
        headers = {"etag": fingerprint(sent, status.st_mtime_ns), "vary": "accept-encoding"}
        if packing:
            headers["content-encoding"] = packing
        kind = mimetypes.guess_type(file.name)[0]
        response = FileResponse(sent, status_code, headers, kind, stat_result=status)
        if self.is_not_modified(response.headers, asked):
            return NotModifiedResponse(response.headers)
        return response

    def is_not_modified(self, response_headers: Headers, request_headers: Headers) -> bool:
        """Only what the file holds counts: an installer may give every version the same dates."""
        return "if-none-match" in request_headers and super().is_not_modified(
            response_headers, request_headers
        )


def best_packing(file: Path, accepted: str) -> str:
    """The smallest form of a file that there is and that the browser takes; "" for the file as it is."""
    for name, ending in PACKINGS.items():
        if is_taken(name, accepted) and file.with_name(file.name + ending).exists():
            return name
    return ""


def is_taken(name: str, accepted: str) -> bool:
    """Does an Accept-Encoding header name this coding, and not with a quality of nothing?"""
    for coding in accepted.lower().split(","):
        named, _, quality = coding.replace(" ", "").partition(";q=")
        if named == name:
            return quality.strip("0.") != "" or quality == ""
    return False


@lru_cache(maxsize=512)
def fingerprint(file: Path, modified: int) -> str:
    """An entity tag of what a file holds, read anew when it was modified."""
    return f'"{hashlib.sha256(file.read_bytes()).hexdigest()[:24]}"'
