"""A pasted address shows a title, a sentence and a picture: of a table only what anybody may see."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from starboard.server import app as application
from starboard.server.services import Services
from starboard.server.settings import Settings

INDEX = "<head><title>Starboard</title></head>"
HOME = "http://127.0.0.1:8000"

Client = httpx.AsyncClient


@pytest.fixture
async def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Client]:
    """Of a server of its own, with the smallest page there can be."""
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_text(INDEX)
    monkeypatch.setattr(application, "STATIC", static)

    settings = Settings(data=tmp_path / "data", port=8000, limits=False)
    services = Services(settings)
    app = application.make_app(settings, services)
    await services.open()
    try:
        async with Client(transport=httpx.ASGITransport(app), base_url=HOME) as client:
            yield client
    finally:
        await services.close()


async def table(client: Client, **wish: Any) -> str:
    """The table of somebody called Ines & Co."""
    headers = {"origin": HOME}
    await client.patch("/api/v1/me", json={"name": "Ines & Co"}, headers=headers)
    wish = {"game": "wheel", "seats": [{"kind": "me"}, {"kind": "bot", "level": "easy"}], **wish}
    opened = await client.post("/api/v1/tables", json=wish, headers=headers)
    client.cookies.clear()  # whoever fetches a preview is nobody
    return str(opened.json()["table"])


async def test_an_open_table_is_shown_with_its_players_and_the_picture_of_its_game(client: Client) -> None:
    shown = (await client.get(f"/t/{await table(client, watch='everybody')}")).text
    assert '<meta property="og:title" content="Argonaut&#x27;s Wheel: Ines &amp; Co' in shown
    assert f'<meta property="og:image" content="{HOME}/previews/wheel.png"' in shown
    assert "<title>Argonaut&#x27;s Wheel: Ines &amp; Co" in shown


async def test_of_a_table_behind_a_link_nothing_is_told(client: Client) -> None:
    assert (await client.get(f"/t/{await table(client, watch='link')}")).text == INDEX
    assert (await client.get("/t/nosuchtable")).text == INDEX


async def test_a_moment_and_a_puzzle_say_what_they_are(client: Client) -> None:
    ident = await table(client, watch="everybody", start=True)
    assert "looking back" in (await client.get(f"/t/{ident}/back/3")).text
    assert "a puzzle" in (await client.get("/puzzles/7")).text


async def test_the_preview_speaks_the_language_of_whoever_fetches_it(client: Client) -> None:
    address = f"/t/{await table(client, watch='everybody')}"
    german = await client.get(address, headers={"accept-language": "de-DE,de;q=0.9"})
    assert "Nimm Platz" in german.text
    assert "take a seat" in (await client.get(address)).text


async def test_other_addresses_are_the_page_as_it_is(client: Client) -> None:
    for address in ("/", "/games", "/t/a/b/c/d", "/learn/wheel"):
        assert (await client.get(address)).text == INDEX
