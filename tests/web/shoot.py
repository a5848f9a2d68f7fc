"""Pictures of the real page for the documents: `python -m tests.web.shoot [NAME …]`, all without a name.

Each is taken wide and on a phone, by night and by day, from tables that are really played on a server.
"""

import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from starboard.bots.specs import read_spec
from starboard.games.registry import find_game
from starboard.kernel.game import Game
from starboard.kernel.rng import Random
from starboard.kernel.state import State
from starboard.tables.table import Table
from tests.web.browser import ARGUMENTS, ROOT, chromium
from tests.web.serving import QUICK, Serving, page_is_built

PICTURES = ROOT / "docs" / "pictures"
SIZES: dict[str, ViewportSize] = {
    "wide": {"width": 1440, "height": 900},
    "phone": {"width": 390, "height": 844},
}
THEMES = ("dark", "light")
ACTS = {"wheel": 4, "convoy": 24, "colonies": 64, "argosy": 70}  # of our own, into the middle of a game
CHOICES = {"wheel": 2, "convoy": 6, "colonies": 6, "argosy": 5}
ASKED = {
    "wheel": "move",
    "convoy": "step",
    "colonies": "take",
    "argosy": "place",
}  # what the board shows best


def main() -> None:
    wanted = sys.argv[1:] or ["home", *ACTS]
    page_is_built()
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        serving = Serving(Path(folder), dict.fromkeys(QUICK, "greedy"))
        serving.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        for name in wanted:
            shoot(browser, serving, name)
        browser.close()
        serving.close()


def shoot(browser: Browser, serving: Serving, name: str) -> None:
    """Play into the middle once, then look at the same table in every size and theme."""
    context = browser.new_context(viewport=SIZES["wide"], base_url=serving.address, locale="en-GB")
    context.add_init_script("localStorage.setItem('starboard.pace', 'still')")
    page = context.new_page()
    page.goto("/")
    if name == "home":
        begin_some(page)
    else:
        play_into(page, serving, name)
    kept: Any = context.storage_state()
    address = page.url
    context.close()
    for size, viewport in SIZES.items():
        for theme in THEMES:
            picture(browser, kept, address, viewport, theme, PICTURES / f"{name}-{size}-{theme}.png")


def begin_some(page: Page) -> None:
    """So that the first page has something to go on with."""
    for game in ("argosy", "wheel"):
        page.locator(f"[data-act=play-{game}]").click()
        page.wait_for_url("**/t/*")
        page.goto("/")


def play_into(page: Page, serving: Serving, game: str) -> None:
    """A greedy bot makes our moves up to the middle of the game, and stops where there is much to choose."""
    page.locator(f"[data-act=play-{game}]").click()
    page.wait_for_selector("section.ask")
    assert serving.services is not None
    table = serving.services.tables.live.in_memory[page.url.rsplit("/", 1)[-1]].table
    rules = find_game(game)
    bot = read_spec("greedy")(rules, Random(5))
    acts = 0
    while table.play is not None and not table.is_over():
        state = table.play.state
        if 0 not in state.actors():
            page.wait_for_timeout(20)
        elif acts >= ACTS[game] and shows_well(rules, state):
            break
        else:
            acts += 1
            act(page, serving, table, bot.choose(state.clone(), 0), acts)
    page.wait_for_timeout(300)


def shows_well(rules: Game, state: State) -> bool:
    legal = state.legal(0)
    kinds = [rules.describe(state, 0, action)[0] for action in legal]
    return len(legal) >= CHOICES[rules.name] and ASKED[rules.name] in kinds


def act(page: Page, serving: Serving, table: Table, action: int, number: int) -> None:
    command = {"do": "act", "seat": 0, "position": table.positions[0], "actions": [action]}
    page.request.post(
        f"/api/v1/tables/{table.id}/commands",
        data={"client": "shoot", "number": number, "command": command},
        headers={"origin": serving.address},
    )


def picture(
    browser: Browser, kept: Any, address: str, viewport: ViewportSize, theme: str, file: Path
) -> None:
    context = browser.new_context(viewport=viewport, storage_state=kept, color_scheme=theme, locale="en-GB")
    context.add_init_script("localStorage.setItem('starboard.pace', 'still')")
    page = context.new_page()
    page.goto(address)
    page.wait_for_timeout(900)
    pick_something_up(page)
    wide = page.evaluate("document.documentElement.scrollWidth")
    if wide > viewport["width"]:
        print(f"{file.name}: the page is {wide} px wide, the window {viewport['width']}")
    page.screenshot(path=file)
    print(file.relative_to(ROOT))
    context.close()


def pick_something_up(page: Page) -> None:
    """On the wheel a piece in hand, so that its targets show; the other boards show theirs by themselves."""
    own = page.locator("[data-spot^=place-]:not([aria-disabled=true])")
    if own.count():
        own.last.click()
        page.mouse.move(5, 5)


if __name__ == "__main__":
    main()
