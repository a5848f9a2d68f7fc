"""How many clicks and seconds a turn takes on the page: `python -m bench.turns [FOLDER of another page]`.

One turn of each game is played by the same habits, with the same dice and against the same bots: sell all
that may be sold, send off every pirate, lay the first token, walk as far as points go. Only what is clicked
counts, and the time between clicks is what the page takes to show what others did, at its own pace.
"""

import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from starboard.server import app
from tests.steady import steady_dice
from tests.web.browser import ARGUMENTS, chromium
from tests.web.serving import Serving, page_is_built

LIT = ":not([aria-disabled=true]):not(:disabled):not([aria-pressed=true])"
MOST = 120  # clicks
PATIENCE = 30.0  # seconds until there is something to click


class Habit(NamedTuple):
    """What is clicked, the one wanted most first, and how the top bar counts turns."""

    clicks: tuple[str, ...]
    turn: str


HABITS = {
    "wheel": Habit(("[data-act=rotate]", "[data-spot^=place-]"), r"Turn (\d+) · your"),
    "convoy": Habit(
        ("[data-spot^=module-]", "[data-spot^=space-]", "[data-spot^=crew-]", "[data-act=end]"),
        r"Cycle (\d+)",
    ),
    "colonies": Habit(
        (
            "[data-act=sell-best]",
            "[data-act=police-all]",
            "[data-spot^=stock-]",
            "[data-spot^=card-]",
            "[data-spot=ballot-yes]",
            *(
                f"[data-act={act}]"
                for act in ("lay", "settle", "seal", "industry", "to-colonists", "take-credits")
            ),
            "[data-act=take-commerce]",
            "[data-act=take-industry]",
            "[data-act=done]",
            "[data-act=pass]",
            "main [data-spot]",
            "section.ask button",
        ),
        r"Turn (\d+)",
    ),
    "argosy": Habit(
        (
            "[data-act=draw]",
            "[data-act=step-5]",
            "[data-spot^=map-0-]",
            "[data-spot^=pool-]",
            "[data-act^=triangle-]",
            "[data-spot^=track-0-], [data-act^=track-]",
            "[data-act=end]",
            "[data-act=end-turn]",
            "[data-act=take-none]",
            "[data-act=allow]",
            "main [data-spot]",
        ),
        r"Round (\d+)",
    ),
}
# Clicks the first of what is lit, and says so; null while there is nothing.
CLICK = """([clicks, lit]) => {
  for (const wanted of clicks) {
    const one = document.querySelector(wanted.split(", ").map((each) => each + lit).join(", "));
    if (!one) continue;
    one.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    return wanted;
  }
  return null;
}"""
TURN = """(turn) => {
  const found = document.querySelector("header.top")?.textContent.match(new RegExp(turn));
  return Number(found?.[1] ?? 0);
}"""


def main(arguments: list[str]) -> None:
    page_is_built()
    if arguments:
        app.STATIC = Path(arguments[0])
    with tempfile.TemporaryDirectory() as folder, steady_dice() as dice, sync_playwright() as playwright:
        serving = Serving(Path(folder))
        serving.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        for game, habit in HABITS.items():
            dice.begin()
            clicks, seconds = one_turn(browser, serving, game, habit)
            print(f"{game}: {clicks} clicks, {seconds:.1f} s in a turn", flush=True)
        browser.close()
        serving.close()


def one_turn(browser: Browser, serving: Serving, game: str, habit: Habit) -> tuple[int, float]:
    """From the first click of a turn to the first of the next; the opening is played before."""
    context = browser.new_context(
        base_url=serving.address, viewport={"width": 1440, "height": 900}, locale="en-GB"
    )
    page = context.new_page()
    page.goto("/")
    page.locator(f"[data-act=play-{game}]").click()
    begun, clicks, start = 0, 0, 0.0
    for _ in range(4 * MOST):
        turn = wait_for_choice(page, habit)
        if begun and turn != begun:
            break
        if not begun and turn:
            begun, clicks, start = turn, 0, time.monotonic()
        page.evaluate(CLICK, [habit.clicks, LIT])
        clicks += 1
    seconds = time.monotonic() - start
    context.close()
    return clicks, seconds


def wait_for_choice(page: Page, habit: Habit) -> int:
    """The turn's number, once something can be clicked and nothing is being shown."""
    deadline = time.monotonic() + PATIENCE
    lit = ", ".join(f"{each}{LIT}" for wanted in habit.clicks for each in wanted.split(", "))
    while time.monotonic() < deadline:
        if page.locator(lit).count() and not page.locator("section.ask.told").count():
            return int(page.evaluate(TURN, habit.turn))
        page.wait_for_timeout(30)
    raise SystemExit(f"bench: nothing to click: {page.locator('section.ask').inner_text()}")


if __name__ == "__main__":
    main(sys.argv[1:])
