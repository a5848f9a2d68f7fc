"""How quick the page is: sizes, the first page, from a click to its answer. `python -m bench.page`."""

import gzip
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from starboard.server.page import STATIC
from tests.web.browser import ARGUMENTS, chromium
from tests.web.serving import Serving, page_is_built

LOADS = 7
CLICKS = 20
ROTATIONS = 3  # more might come to the revolution after which a piece must move
# From the start of the navigation until the first Play now is there and the page answers to clicks.
READY = """() => new Promise((ready) => {
  const look = () => document.querySelector("[data-act=play-wheel]")
    ? requestAnimationFrame(() => ready(performance.now()))
    : requestAnimationFrame(look);
  look();
})"""
# From a click until the frame that shows its answer.
ANSWER = """([selector, seen]) => new Promise((answered) => {
  const start = performance.now();
  const target = document.querySelector(selector);
  const before = document.querySelector(seen).textContent;
  const look = () => document.querySelector(seen).textContent !== before
    ? requestAnimationFrame(() => answered(performance.now() - start))
    : requestAnimationFrame(look);
  const options = { bubbles: true, pointerType: "mouse" };
  target.dispatchEvent(new PointerEvent("pointerdown", options));
  target.dispatchEvent(new MouseEvent("click", options));
  look();
})"""


def main() -> None:
    page_is_built()
    tell_sizes()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        serving = Serving(Path(folder))
        serving.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        tell("first page, from the address to a Play now that answers", loads(browser, serving))
        page = browser.new_page(base_url=serving.address, viewport={"width": 1440, "height": 900})
        page.add_init_script("localStorage.setItem('starboard.pace', 'still')")
        page.goto("/")
        page.locator("[data-act=play-wheel]").click()
        page.wait_for_selector("section.ask")
        tell("click on a piece, until it is in hand", picks(page))
        tell("click on Rotate, over the server, until the board has turned", rotations(page))
        browser.close()
        serving.stop()


def tell_sizes() -> None:
    files = sorted((STATIC / "assets").glob("*.[jc]s*"))
    sizes = {
        file.name: len(gzip.compress(file.read_bytes(), 9)) / 1000
        for file in files
        if file.suffix in (".js", ".css")
    }
    first = sum(size for name, size in sizes.items() if name.startswith("index"))
    print(
        f"script and style, compressed: {sum(sizes.values()):.0f} kB in all, {first:.0f} kB on the first page"
    )
    for name, size in sizes.items():
        print(f"    {size:6.1f} kB  {name}")


def loads(browser: Browser, serving: Serving) -> list[float]:
    times = []
    for _ in range(LOADS):
        context = browser.new_context(base_url=serving.address)
        page = context.new_page()
        page.goto("/", wait_until="commit")
        times.append(page.evaluate(READY))
        context.close()
    return times[1:]  # the first warms the server


def picks(page: Page) -> list[float]:
    times = []
    for _ in range(CLICKS):
        times.append(page.evaluate(ANSWER, ["[data-spot=place-1]", "section.ask .sentence"]))
        page.keyboard.press("Escape")
        page.wait_for_timeout(60)
    return times


def rotations(page: Page) -> list[float]:
    times = []
    for _ in range(ROTATIONS):
        times.append(page.evaluate(ANSWER, ["[data-act=rotate]", "ol.log"]))
        page.wait_for_selector("[data-act=rotate]:not([aria-disabled])")
        page.wait_for_timeout(400)
    return times


def tell(what: str, times: list[float]) -> None:
    print(f"{what}: median {statistics.median(times):.0f} ms, slowest {max(times):.0f} ms of {len(times)}")


if __name__ == "__main__":
    main()
