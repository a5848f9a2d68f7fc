"""Rare positions on the real page: `python -m tests.web.states FOLDER [NAME …]` takes pictures of each.

Tables are not played there but set: what the tests of the rules build in a few words is laid before the first
seat. Each is seen wide, at a middling width and on a small phone, by night; with `--light` by day, with
`--german` in German.
"""

import asyncio
import sys
import tempfile
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from starboard.games.registry import find_game
from starboard.kernel.state import State
from starboard.tables import lobby
from starboard.tables.events import GameStarted
from starboard.tables.log import noted
from starboard.tables.permissions import Caller
from starboard.tables.play import Play
from starboard.tables.seats import Seat
from starboard.tables.setup import Setup, Watch
from starboard.tables.table import Table
from tests.web.browser import ARGUMENTS, chromium
from tests.web.scenes import SCENES, Scene
from tests.web.serving import Serving, page_is_built

SIZES: dict[str, ViewportSize] = {
    "wide": {"width": 1440, "height": 900},
    "middle": {"width": 1100, "height": 760},
    "phone": {"width": 360, "height": 740},
}
NAMES = ("Ines", "Tomas", "Mira", "Vega", "Jo")


def main() -> None:
    wanted = [word for word in sys.argv[1:] if not word.startswith("--")]
    folder = Path(wanted.pop(0))
    folder.mkdir(parents=True, exist_ok=True)
    page_is_built()
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        serving = Serving(Path(data))
        serving.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        for name, scene in SCENES.items():
            if not wanted or any(name.startswith(word) for word in wanted):
                take(browser, serving, name, scene, folder)
        browser.close()
        serving.close()


def take(browser: Browser, serving: Serving, name: str, scene: Scene, folder: Path) -> None:
    theme: Literal["light", "dark"] = "light" if "--light" in sys.argv else "dark"
    locale = "de-DE" if "--german" in sys.argv else "en-GB"
    for size, viewport in SIZES.items():
        with browser.new_context(
            viewport=viewport,
            base_url=serving.address,
            color_scheme=theme,
            locale=locale,
            has_touch=size == "phone",
        ) as context:
            context.add_init_script("localStorage.setItem('starboard.pace', 'still')")
            page = context.new_page()
            page.on("pageerror", lambda error: print(f"{name}: {error}"))
            page.goto(f"/t/{set_table(serving, page, scene)}")
            page.wait_for_selector("section.ask")
            for click in scene.clicks:
                press(page, click)
            page.wait_for_timeout(350)
            page.screenshot(path=folder / f"{name}-{size}.png")
            if page.evaluate("document.documentElement.scrollWidth") > viewport["width"]:
                print(f"{name}: wider than {viewport['width']} px")
    print(name)


# What a click has changed is drawn in the frame after the next.
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def press(page: Page, click: str) -> None:
    """What a phone keeps behind a fold is unfolded first, and folded again for anything else."""
    fold = page.locator("[data-act=burns]")
    if fold.count() and ("burn" in click) != (fold.get_attribute("aria-expanded") == "true"):
        fold.click()
    page.locator(click).first.dispatch_event("click", timeout=2000)
    page.evaluate(DRAWN)


def set_table(serving: Serving, page: Page, scene: Scene) -> str:
    """A table in the middle of a game, with whoever opened this page on the first seat, or outside."""
    assert serving.services is not None and serving.loop is not None
    me = page.request.patch("/api/v1/me", data={"name": "Ines"}, headers={"origin": serving.address}).json()
    state: State = scene.position().state
    game = find_game(scene.game)
    options = game.read_options({"players": state.seats(), **scene.options})
    pack = state.components()
    changes = game.pack_differences(pack)
    # Only who has no seat there needs it open to everybody: first pages of later tests show few tables.
    watch: Watch = "everybody" if scene.outside else "link"
    setup = Setup(scene.game, options, watch=watch, pack=changes, pack_hash=pack.hash)
    host = Caller("" if scene.outside else me["id"], "Ines", invited=True)

    def prepare(table: Table) -> None:
        for number in range(state.seats()):
            seat = Seat("bot", name=NAMES[number], level="medium")
            if number == 0 or scene.outside:
                seat = Seat("person", host.person or f"nobody-{number}", NAMES[number])
            lobby.place(table, number, seat, 0.0)
        table.add("started", 0.0, data={"version": game.version, "nonces": []}, events=[noted(GameStarted())])
        table.play = Play(game, state, table.number)

    opened = serving.services.tables.live.open_table(setup, host, prepare)
    return asyncio.run_coroutine_threadsafe(opened, serving.loop).result(20).table.id


if __name__ == "__main__":
    main()
