"""Playing through the page as a person would: click what is marked, until the game is over."""

import random
import time

from playwright.sync_api import Locator, Page

SPOTS = "main [data-spot]:not([aria-disabled=true])"
BUTTONS = "section.ask button:not([aria-disabled=true]):not(:disabled)"
NOT_CHOICES = ("undo", "put-back")
PATIENCE = 240.0


def is_over(page: Page) -> bool:
    return page.locator("[data-ended]").count() > 0


def choices(page: Page) -> list[Locator]:
    """Everything on board and ask bar that can be clicked now."""
    found = page.locator(f"{SPOTS}, {BUTTONS}").all()
    return [one for one in found if one.get_attribute("data-act") not in NOT_CHOICES]


def play_to_the_end(page: Page, seed: int = 1, patience: float = PATIENCE) -> int:
    """Click at random until the end panel comes; how many clicks it took."""
    chance = random.Random(seed)
    clicks = 0
    deadline = time.monotonic() + patience
    while not is_over(page):
        if time.monotonic() > deadline:
            raise AssertionError(
                f"not over after {clicks} clicks: {page.locator('section.ask').inner_text()}"
            )
        clicks += click_one(page, chance)
    return clicks


def click_one(page: Page, chance: random.Random) -> int:
    """One click on something clickable; 0 if it had gone by then, or nothing is asked of us now."""
    picked = page.evaluate(PICK, [SPOTS, BUTTONS, list(NOT_CHOICES), chance.random()])
    if not picked:
        page.wait_for_timeout(15)
        return 0
    return 1


# One round trip instead of dozens: the page itself picks the element and clicks it where it is.
PICK = """([spots, buttons, not, share]) => {
  const found = [...document.querySelectorAll(`${spots}, ${buttons}`)];
  const all = found.filter((one) => !not.includes(one.dataset.act));
  const one = all[Math.floor(share * all.length)];
  if (!one) return false;
  const options = { bubbles: true, cancelable: true, pointerType: "mouse", view: window };
  one.dispatchEvent(new PointerEvent("pointerdown", options));
  one.dispatchEvent(new MouseEvent("click", options));
  return true;
}"""


def finished_table(page: Page, game: str, players: int) -> str:
    """A table of this person's that bots have played to its end."""
    return str(page.evaluate(FINISH, [game, players]))


FINISH = """async ([game, players]) => {
  const headers = { "content-type": "application/json" };
  const ask = async (path, body) => {
    const told = body && { method: "POST", headers, body: JSON.stringify(body) };
    return (await fetch("/api/v1" + path, told)).json();
  };
  const bot = { kind: "bot", level: "easy" };
  const seats = [{ kind: "me" }, ...Array(players - 1).fill(bot)];
  const { table } = await ask("/tables", { game, options: { players }, seats, start: true });
  const command = { do: "hand-over", seat: 0, level: "easy" };
  await ask(`/tables/${table}/commands`, { client: "x", number: 1, command });
  let state = await ask(`/tables/${table}/updates`);
  while (state.envelope.status !== "finished")
    state = await ask(`/tables/${table}/updates?wait=5&mark=${state.mark}`);
  return table;
}"""
