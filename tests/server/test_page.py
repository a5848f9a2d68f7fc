"""The files of the page as they go over the wire: packed, and kept by browsers as long as is right."""

import gzip
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Mount

from starboard.server.page import Page
from tests.server.running import running

Fetch = Callable[..., Awaitable[httpx.Response]]

SCRIPT = b"console.log('a voyage');" * 100


@pytest.fixture
async def fetch(tmp_path: Path) -> AsyncIterator[Fetch]:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>Starboard</title>")
    script = tmp_path / "assets" / "room-1.js"
    script.write_bytes(SCRIPT)
    script.with_name("room-1.js.gz").write_bytes(gzip.compress(SCRIPT))
    script.with_name("room-1.js.br").write_bytes(b"smaller still")
    app = Starlette(routes=[Mount("/", Page(tmp_path))])
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://starboard") as client:

        async def fetch(path: str, method: str = "GET", **headers: str) -> httpx.Response:
            spelled = {name.replace("_", "-"): value for name, value in headers.items()}
            return await client.request(method, path, headers=spelled)

        yield fetch


@pytest.mark.parametrize(
    "taken, packing",
    [
        ("gzip, deflate, br", "br"),
        ("gzip;q=1.0, br;q=0", "gzip"),
        ("br;q=0.000, gzip;q=0", None),
        ("identity", None),
        ("", None),
    ],
)
async def test_a_file_comes_in_the_smallest_form_the_browser_takes(
    fetch: Fetch, taken: str, packing: str | None
) -> None:
    told = (await fetch("/assets/room-1.js", "HEAD", accept_encoding=taken)).headers
    assert told.get("content-encoding") == packing
    assert told["content-type"].startswith("text/javascript")
    assert told["vary"] == "accept-encoding"


async def test_what_was_packed_is_the_file(fetch: Fetch) -> None:
    assert (await fetch("/assets/room-1.js", accept_encoding="gzip")).content == SCRIPT


async def test_each_form_has_its_own_tag_and_is_not_sent_twice(fetch: Fetch) -> None:
    plain = (await fetch("/assets/room-1.js", accept_encoding="identity")).headers["etag"]
    packed = (await fetch("/assets/room-1.js", accept_encoding="gzip")).headers["etag"]
    assert plain != packed
    known = await fetch("/assets/room-1.js", accept_encoding="gzip", if_none_match=packed)
    assert known.status_code == 304
    other = await fetch("/assets/room-1.js", accept_encoding="gzip", if_none_match=plain)
    assert other.status_code == 200


async def test_a_page_of_the_same_size_and_date_is_not_taken_for_the_old_one(
    fetch: Fetch, tmp_path: Path
) -> None:
    old = (await fetch("/")).headers
    (tmp_path / "index.html").write_text("<title>Larboard!</title>")
    fresh = await fetch("/", if_none_match=old["etag"], if_modified_since=old["last-modified"])
    assert "Larboard" in fresh.text


async def test_named_files_are_kept_for_ever_and_the_page_is_asked_for_each_time(fetch: Fetch) -> None:
    assert "immutable" in (await fetch("/assets/room-1.js")).headers["cache-control"]
    assert (await fetch("/")).headers["cache-control"] == "no-cache"


async def test_an_address_of_the_page_shows_the_page_and_a_lost_file_does_not(fetch: Fetch) -> None:
    assert "Starboard" in (await fetch("/t/abc")).text
    assert (await fetch("/assets/gone.js")).status_code == 404


async def test_without_its_page_the_server_says_so_in_the_readers_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("starboard.server.app.page_is_there", lambda: False)
    async with running(tmp_path) as server, httpx.AsyncClient(base_url=server.address) as client:
        answer = await client.get("/", headers={"accept-language": "de"})
        assert answer.status_code == 404 and "Die Seite fehlt" in answer.text
        assert (await client.get("/readyz")).status_code == 200
