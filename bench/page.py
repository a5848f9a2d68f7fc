"""How quick the page is: sizes, the first page, from a click to its answer. `./starboard bench page`."""

import statistics
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from bench import page_sizes
from tests.web.browser import ARGUMENTS, chromium
from tests.web.serving import Serving, page_is_built

LOADS = 7
TABLES = 5
LOOKS = 5  # clicks at each table that only pick something up, put it back, pick it up
PACES = {"still": "is on the board whole", "calm": "begins to move on the board"}
OPEN = ":not([aria-disabled=true])"

# From the start of the navigation until the first Play now is there and the page answers to clicks.
READY = """() => new Promise((ready) => {
  const look = () => document.querySelector("[data-act=play-wheel]")
    ? requestAnimationFrame(() => ready(performance.now()))
    : requestAnimationFrame(look);
  look();
})"""
LOADED = """() => performance.getEntriesByType("resource")
  .filter((one) => /\\.(js|css)$/.test(one.name))
  .reduce((sum, one) => sum + one.encodedBodySize, 0)"""
# From a click until the frame that shows anything of it, and until the frame after the one that shows its
# answer has begun: by then the answer has been drawn.
ANSWER = """([selector, seen]) => new Promise((answered) => {
  const start = performance.now();
  const target = document.querySelector(selector);
  const before = document.querySelector(seen).textContent;
  let taken = 0;
  const look = () => {
    const done = document.querySelector(seen).textContent !== before;
    if (!taken && (done || document.querySelector("section.ask.told"))) taken = performance.now() - start;
    if (done) requestAnimationFrame(() => answered([taken, performance.now() - start]));
    else requestAnimationFrame(look);
  };
  const options = { bubbles: true, pointerType: "mouse" };
  target.dispatchEvent(new PointerEvent("pointerdown", options));
  target.dispatchEvent(new MouseEvent("click", options));
  look();
})"""
SENTENCE = "section.ask .sentence"
LOG = "ol.log"


class Room(NamedTuple):
    """What is clicked: something that is only picked up, then what the table answers; where that shows."""

    look: str
    act: str
    seen: str


ROOMS = {
    "wheel": Room("[data-spot=place-1]", "[data-act=rotate]", LOG),
    "convoy": Room(f"[data-spot^=crew-]{OPEN}", "[data-spot^=space-1]", LOG),
    "colonies": Room("[data-spot^=card-]", "[data-act=lay]", LOG),
    "argosy": Room("", f"[data-spot^=pool-]{OPEN}", SENTENCE),
}


def main(arguments: Sequence[str] = ()) -> None:
    page_is_built()
    page_sizes.main([])
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        serving = Serving(Path(folder))
        serving.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        tell("first page, from the address to a Play now that answers", loads(browser, serving))
        for game, room in ROOMS.items():
            tell_clicks(browser, serving, game, room)
        browser.close()
        serving.close()


def loads(browser: Browser, serving: Serving) -> list[float]:
    times = []
    for _ in range(LOADS):
        context = browser.new_context(base_url=serving.address)
        page = context.new_page()
        page.goto("/", wait_until="commit")
        times.append(page.evaluate(READY))
        size = page.evaluate(LOADED) / 1000
        context.close()
    print(f"script and style that the first page loads: {size:.0f} kB")
    return times[1:]  # the first warms the server


def tell_clicks(browser: Browser, serving: Serving, game: str, room: Room) -> None:
    looks: list[float] = []
    heard: list[float] = []
    acts: dict[str, list[float]] = {pace: [] for pace in PACES}
    for pace in list(PACES) * TABLES:
        page = open_table(browser, serving, game, pace)
        page.wait_for_selector(room.look or room.act)
        for _ in range(LOOKS if room.look else 0):
            looks.append(page.evaluate(ANSWER, [room.look, SENTENCE])[1])
            page.wait_for_timeout(60)
        first, last = page.evaluate(ANSWER, [room.act, room.seen])
        heard.append(first)
        acts[pace].append(last)
        page.context.close()
    if looks:
        tell(f"{game}: a click that picks something up", looks)
    tell(f"{game}: a click that goes to the table, until it is seen to", heard)
    for pace, times in acts.items():
        tell(f"{game}: the same, until the table's answer {PACES[pace]}", times)


def open_table(browser: Browser, serving: Serving, game: str, pace: str = "still") -> Page:
    """A new table, at the first choice that is ours; sixes of the first roll hang over the first Module."""
    context = browser.new_context(base_url=serving.address, viewport={"width": 1440, "height": 900})
    page = context.new_page()
    page.add_init_script(f"localStorage.setItem('starboard.pace', '{pace}')")
    page.goto("/")
    page.locator(f"[data-act=play-{game}]").click()
    page.wait_for_selector(f"main [data-spot]{OPEN}")
    while "Hang" in page.locator(SENTENCE).inner_text():
        page.locator(f"[data-spot^=module-]{OPEN}").first.click()
        page.wait_for_timeout(50)
    return page


def tell(what: str, times: list[float]) -> None:
    print(f"{what}: median {statistics.median(times):.0f} ms, slowest {max(times):.0f} ms of {len(times)}")


if __name__ == "__main__":
    main()
