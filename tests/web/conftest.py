"""A browser, a server, and people who sit at it."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect, sync_playwright

from starboard.games.wheel.solver.cache import FOLDER_VARIABLE
from starboard.games.wheel.solver.solver import WheelSolver
from tests.leftovers import for_the_session
from tests.steady import SteadyChance, steady_dice
from tests.web.browser import ARGUMENTS, chromium
from tests.web.serving import Serving, page_is_built

WIDE: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 360, "height": 740}
SHORT: ViewportSize = {"width": 844, "height": 390}

# How long, in milliseconds, the page may take for anything: only a page that never does it takes as long.
PATIENCE = 60_000

# So that a test can cut them: a browser told to be offline keeps the sockets it has.
REMEMBER_SOCKETS = """
window.__sockets = [];
window.WebSocket = class extends WebSocket {
  constructor(...given) { super(...given); window.__sockets.push(this); }
};
"""
# Nobody's share in the dice differs from one run to the next.
STEADY_NONCES = "crypto.getRandomValues = (numbers) => numbers.fill(7);"

Newcomer = Callable[..., Page]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    program = chromium()  # first: where there is none, nothing was started
    with for_the_session():
        playwright = sync_playwright().start()
        started = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
    yield started
    started.close()
    playwright.stop()


@pytest.fixture(scope="session")
def all_dice() -> Iterator[SteadyChance]:
    with steady_dice() as chance:
        yield chance


@pytest.fixture
def dice(all_dice: SteadyChance) -> SteadyChance:
    """The first table of every test has the same dice; `begin` with a seed gives it others."""
    all_dice.begin()
    return all_dice


@pytest.fixture(scope="session")
def serving(tmp_path_factory: pytest.TempPathFactory, solved_folder: Path) -> Iterator[Serving]:
    """It solves nothing by itself: a test that needs the solved wheel asks for `solved`."""
    page_is_built()
    server = Serving(tmp_path_factory.mktemp("server"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(FOLDER_VARIABLE, str(solved_folder))
        patch.setattr(WheelSolver, "solve_in_background", lambda solver, pack: None)
        server.start()
        yield server
        server.close()


@pytest.fixture
def someone(browser: Browser, serving: Serving, dice: SteadyChance) -> Iterator[Newcomer]:
    """Opens the page in a browser of somebody's own; nothing moves, so that nothing must be waited for."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def come(
        path: str = "/", viewport: ViewportSize = WIDE, pace: str = "still", players: str = "", **more: Any
    ) -> Page:
        """`players` is how many sat at the last table of which game, such as "colonies 5"."""
        told = {"locale": "en-GB", **more}
        context = browser.new_context(viewport=viewport, base_url=serving.address, **told)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(f"localStorage.setItem('starboard.pace', '{pace}')")
        if players:
            game, count = players.split()
            context.add_init_script(f"localStorage.setItem('starboard.players.{game}', '{count}')")
        context.add_init_script(REMEMBER_SOCKETS)
        context.add_init_script(STEADY_NONCES)
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
    for item in items:
        if item.path.parent == Path(__file__).parent:
            item.add_marker(pytest.mark.slow)
