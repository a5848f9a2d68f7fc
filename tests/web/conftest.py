"""A browser, a server, and people who sit at it."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, sync_playwright

from starboard.games.wheel.solver.cache import FOLDER_VARIABLE
from tests.web.browser import ARGUMENTS, chromium
from tests.web.serving import Serving, page_is_built

WIDE: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 360, "height": 740}

# So that a test can cut them: a browser told to be offline keeps the sockets it has.
REMEMBER_SOCKETS = """
window.__sockets = [];
window.WebSocket = class extends WebSocket {
  constructor(...given) { super(...given); window.__sockets.push(this); }
};
"""

Newcomer = Callable[..., Page]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        yield started
        started.close()


@pytest.fixture(scope="session")
def serving(tmp_path_factory: pytest.TempPathFactory, solved_folder: Path) -> Iterator[Serving]:
    """It solves nothing by itself: a test that needs the solved wheel asks for `solved`."""
    page_is_built()
    server = Serving(tmp_path_factory.mktemp("server"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(FOLDER_VARIABLE, str(solved_folder))
        patch.setattr("starboard.server.solution.make_in_background", lambda pack: None)
        server.start()
        yield server
        server.stop()


@pytest.fixture
def someone(browser: Browser, serving: Serving) -> Iterator[Newcomer]:
    """Opens the page in a browser of somebody's own; nothing moves, so that nothing must be waited for."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def come(path: str = "/", viewport: ViewportSize = WIDE, pace: str = "still", **more: Any) -> Page:
        told = {"locale": "en-GB", **more}
        context = browser.new_context(viewport=viewport, base_url=serving.address, **told)
        context.add_init_script(f"localStorage.setItem('starboard.pace', '{pace}')")
        context.add_init_script(REMEMBER_SOCKETS)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(path)
        return page

    yield come
    for context in contexts:
        context.close()
    assert complaints == []


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tables roll real dice and a browser shares its machine: a test may need another table."""
    for item in items:
        if item.path.parent == Path(__file__).parent:
            item.add_marker(pytest.mark.flaky(reruns=2))
