"""A browser, a server, and people who sit at it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

from starboard.games.wheel.solver.cache import FOLDER_VARIABLE
from starboard.games.wheel.solver.solver import WheelSolver
from tests.leftovers import for_the_session
from tests.steady import SteadyChance, steady_dice
from tests.web.browser import UNPAINTED, chromium
from tests.web.kept_pages import PATIENCE, KeptPages
from tests.web.loop import BROWSER_LOOP
from tests.web.serving import Serving, page_is_built

WIDE: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 360, "height": 740}
SHORT: ViewportSize = {"width": 844, "height": 390}

# Who plays a game at least, where the first page offers no other number.
FEWEST = {"wheel": 2, "convoy": 1, "colonies": 3, "argosy": 3}


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    program = chromium()  # first: where there is none, nothing was started
    with for_the_session():
        playwright = sync_playwright().start()
        started = playwright.chromium.launch(executable_path=program, args=UNPAINTED)
    BROWSER_LOOP.hide()
    yield started
    BROWSER_LOOP.show()
    started.close()
    playwright.stop()


@pytest.fixture(autouse=True)
def browser_loop(request: pytest.FixtureRequest) -> Iterator[None]:
    """Tests without a browser run loops of their own, before and after those with one."""
    with_browser = "browser" in request.fixturenames
    if with_browser:
        request.getfixturevalue("browser")
        BROWSER_LOOP.show()
    yield
    if with_browser:
        BROWSER_LOOP.hide()


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


@pytest.fixture(scope="session")
def pages(browser: Browser, serving: Serving) -> Iterator[KeptPages]:
    kept = KeptPages(browser, serving.address)
    yield kept
    BROWSER_LOOP.show()
    kept.close()
    BROWSER_LOOP.hide()


class Newcomer:
    """People who come to the page, each in a browser of their own. Nothing moves: nothing is waited for."""

    def __init__(self, pages: KeptPages) -> None:
        self.pages = pages
        self.shared: list[tuple[dict[str, Any], Page]] = []
        self.own: list[Page] = []

    def __call__(
        self, path: str = "/", viewport: ViewportSize = WIDE, pace: str = "still", **more: Any
    ) -> Page:
        page = self.enter(viewport, pace, **more)
        page.goto(path)
        return page

    def playing(
        self,
        game: str,
        players: int = 0,
        viewport: ViewportSize = WIDE,
        pace: str = "still",
        hints: bool = False,
        **more: Any,
    ) -> Page:
        """At a table of their own that has begun, bots in the other seats: opened by its address.

        What is proved of a board does not need the first page; it takes a third of the time of a short test.
        """
        page = self.enter(viewport, pace, **more)
        wanted = players or FEWEST[game]
        bots = [{"kind": "bot", "level": "medium"}] * (wanted - 1)
        wish = {
            "game": game,
            "options": {"players": wanted},
            "seats": [{"kind": "me"}, *bots],
            "hints": hints,
            "start": True,
        }
        opened = page.request.post("/api/v1/tables", data=wish, headers={"origin": self.pages.address})
        assert opened.ok, opened.text()
        page.goto(f"/t/{opened.json()['table']}")
        expect(page.locator("section.ask")).to_be_visible()
        return page

    def enter(
        self, viewport: ViewportSize, pace: str, clock: bool = False, own: bool = False, **more: Any
    ) -> Page:
        """An empty page of somebody new; with `clock` the test moves its time on, in a page of its own."""
        told = {"locale": "en-GB", "pace": pace, **more}
        if clock or own:
            page = self.pages.open(viewport, **told)
            self.own.append(page)
        else:
            page = self.pages.take(viewport, **told)
            self.shared.append((told, page))
        if clock:
            page.clock.install()
        return page

    def leave(self) -> None:
        for page in self.own:
            page.context.close()
        for told, page in self.shared:
            self.pages.give_back(page, **told)
        complaints, self.pages.complaints = self.pages.complaints, []
        assert complaints == []


@pytest.fixture
def someone(pages: KeptPages, dice: SteadyChance) -> Iterator[Newcomer]:
    people = Newcomer(pages)
    yield people
    people.leave()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.parent == Path(__file__).parent:
            item.add_marker(pytest.mark.slow)
