"""Pictures of the real page, from tables that are really played on a server.

- `python -m tests.web.shoot [NAME …]` takes those of the documents, wide and on a phone, by night and by day;
  all without a name. The pictures that stand beside a link (`web/public/previews`) are among them.
- `python -m tests.web.shoot --every FOLDER [NAME …]` takes every window that the page has a form for, in both
  themes and both languages, to be looked at, and says what does not fit.
"""

import sys
import tempfile
from itertools import product
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from starboard.bots.specs import read_spec
from starboard.games.registry import find_game
from starboard.kernel.game import Game
from starboard.kernel.rng import Random
from starboard.kernel.state import State
from starboard.tables.log import Viewer
from starboard.tables.table import Table
from tests.web.browser import ARGUMENTS, ROOT, chromium
from tests.web.serving import QUICK, Serving, page_is_built

PICTURES = ROOT / "docs" / "pictures"
PREVIEWS = ROOT / "web" / "public" / "previews"
PREVIEW: ViewportSize = {"width": 1200, "height": 630}
SIZES: dict[str, ViewportSize] = {
    "wide": {"width": 1440, "height": 900},
    "phone": {"width": 390, "height": 844},
}
EVERY_SIZE: dict[str, ViewportSize] = {
    **SIZES,
    "middle": {"width": 1100, "height": 760},
    "short": {"width": 844, "height": 390},
    "zoomed": {"width": 720, "height": 450},  # 1440 x 900 at 200 %
}
THEMES: tuple[Literal["light", "dark"], ...] = ("dark", "light")
LOCALES = {"en": "en-GB", "de": "de-DE"}
ACTS = {"wheel": 4, "convoy": 24, "colonies": 64, "argosy": 70}  # of our own, into the middle of a game
CHOICES = {"wheel": 2, "convoy": 6, "colonies": 6, "argosy": 5}
ASKED = {
    "wheel": "move",
    "convoy": "step",
    "colonies": "take",
    "argosy": "place",
}  # what the board shows best


def main() -> None:
    words = sys.argv[1:]
    every = Path(words[words.index("--every") + 1]) if "--every" in words else None
    wanted = words[2:] if every else words
    wanted = wanted or ["home", *ACTS, *([] if every else ["previews"])]
    page_is_built()
    (every or PICTURES).mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        serving = Serving(Path(folder), dict.fromkeys(QUICK, "greedy"))
        serving.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        for name in wanted:
            if name == "previews":
                shoot_previews(browser, serving)
            else:
                shoot(browser, serving, name, every)
        browser.close()
        serving.close()


def shoot(browser: Browser, serving: Serving, name: str, every: Path | None) -> None:
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
    if every is None:
        for size, theme in product(SIZES, THEMES):
            file = PICTURES / f"{name}-{size}-{theme}.png"
            picture(browser, kept, address, SIZES[size], theme, "en-GB", file)
        return
    for size, theme, language in product(EVERY_SIZE, THEMES, LOCALES):
        file = every / f"{name}-{size}-{theme}-{language}.png"
        picture(browser, kept, address, EVERY_SIZE[size], theme, LOCALES[language], file)


def shoot_previews(browser: Browser, serving: Serving) -> None:
    """The picture of each game's card, as large as a message shows it."""
    PREVIEWS.mkdir(parents=True, exist_ok=True)
    with browser.new_context(viewport=PREVIEW, base_url=serving.address, color_scheme="dark") as context:
        page = context.new_page()
        for game in ACTS:
            page.goto("/")
            page.wait_for_selector(f"#game-{game} .scene svg")
            page.evaluate(ALONE, f"#game-{game} .scene")
            page.screenshot(path=PREVIEWS / f"{game}.png")
            print((PREVIEWS / f"{game}.png").relative_to(ROOT))


# The drawing alone, over the whole window.
ALONE = """(selector) => {
  const scene = document.querySelector(selector);
  scene.style.cssText = "position:fixed;inset:0;z-index:99;aspect-ratio:auto;border:0";
  document.body.append(scene);
}"""


def begin_some(page: Page) -> None:
    """So that the first page has something to go on with."""
    for game in ("argosy", "wheel"):
        page.locator(f"[data-act=play-{game}]").click()
        page.wait_for_selector("section.ask")  # it has begun
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
    kinds = [rules.describe(state, 0, action).kind for action in legal]
    return len(legal) >= CHOICES[rules.name] and ASKED[rules.name] in kinds


def act(page: Page, serving: Serving, table: Table, action: int, number: int) -> None:
    command = {"do": "act", "seat": 0, "position": table.entries_shown[Viewer(0)], "actions": [action]}
    page.request.post(
        f"/api/v1/tables/{table.id}/commands",
        data={"client": "shoot", "number": number, "command": command},
        headers={"origin": serving.address},
    )


def picture(
    browser: Browser, kept: Any, address: str, viewport: ViewportSize, theme: Any, locale: str, file: Path
) -> None:
    context = browser.new_context(
        viewport=viewport,
        storage_state=kept,
        color_scheme=theme,
        locale=locale,
        device_scale_factor=2 if viewport["width"] == 720 else 1,
    )
    context.add_init_script("localStorage.setItem('starboard.pace', 'still')")
    page = context.new_page()
    page.goto(address)
    page.wait_for_timeout(900)
    pick_something_up(page)
    wide = page.evaluate("document.documentElement.scrollWidth")
    if wide > viewport["width"]:
        print(f"{file.name}: the page is {wide} px wide, the window {viewport['width']}")
    for small in page.evaluate(SMALL):
        print(f"{file.name}: {small}")
    page.screenshot(path=file)
    print(file.name)
    context.close()


# What a finger cannot hit, or the eye cannot read: targets under 36 px, text under 12.
SMALL = """() => {
  const found = [];
  for (const one of document.querySelectorAll("button, a[href], [role=button], input, select")) {
    const box = one.getBoundingClientRect();
    const onScreen = box.width && box.bottom > 0 && box.top < innerHeight;
    const inSight = onScreen && !one.closest("[inert], .to-board");
    if (inSight && (box.width < 35.5 || box.height < 33.5) && getComputedStyle(one).display !== "inline")
      found.push(`${Math.round(box.width)} x ${Math.round(box.height)} px to hit: ` +
        (one.getAttribute("aria-label") || one.textContent).trim().slice(0, 40));
  }
  for (const one of document.querySelectorAll("body *")) {
    const own = [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    const box = own && one.getBoundingClientRect();
    if (!own || box.width < 2 || one.closest(".unseen")) continue;
    const matrix = one instanceof SVGElement && one.getScreenCTM();
    const size = parseFloat(getComputedStyle(one).fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
    if (size < 11.7) found.push(`${size.toFixed(1)} px of text: ${one.textContent.trim().slice(0, 40)}`);
  }
  return [...new Set(found)].slice(0, 8);
}"""


def pick_something_up(page: Page) -> None:
    """On the wheel a piece in hand, so that its targets show; the other boards show theirs by themselves."""
    own = page.locator("[data-spot^=place-]:not([aria-disabled=true])")
    if own.count():
        own.last.click()
        page.mouse.move(5, 5)


if __name__ == "__main__":
    main()
