"""Playing through the page as a person would: click what is marked, until the game is over."""

import random
import time

from playwright.sync_api import Page

SPOTS = "main [data-spot]:not([aria-disabled=true])"
BUTTONS = "section.ask button:not([aria-disabled=true]):not(:disabled)"
NOT_CHOICES = ("undo", "put-back")
PATIENCE = 240.0

# Which of the choices, the one wanted most first: any. A finger only looks with its first touch, and so often
# goes for the button that does what it looked at.
ANY = """(choices, share, boldness) => {
  const first = Math.floor(share * choices.length);
  const turned = [...choices.slice(first), ...choices.slice(0, first)];
  const bold = navigator.maxTouchPoints > 0 && boldness < 0.5;
  return bold ? [...turned.filter((one) => one.matches("button.primary")), ...turned] : turned;
}"""


def is_over(page: Page) -> bool:
    return page.locator("[data-ended]").count() > 0


def play_to_the_end(page: Page, seed: int = 1, patience: float = PATIENCE, wish: str = ANY) -> int:
    """Click at random until the end panel comes; how many clicks it took."""
    chance = random.Random(seed)
    clicks = 0
    deadline = time.monotonic() + patience
    while not is_over(page):
        if time.monotonic() > deadline:
            raise AssertionError(
                f"not over after {clicks} clicks: {page.locator('section.ask').inner_text()}"
            )
        clicks += click_one(page, chance, wish)
    return clicks


def click_one(page: Page, chance: random.Random, wish: str = ANY) -> int:
    """One click of a real pointer, or a finger, on one of the choices; 0 where nothing is asked of us now."""
    given = [SPOTS, BUTTONS, list(NOT_CHOICES), chance.random(), chance.random()]
    at = page.evaluate(REACH.replace("WISH", wish), given)
    if not at:
        page.wait_for_timeout(15)
        return 0
    if at["touch"]:
        page.touchscreen.tap(at["x"], at["y"])
    else:
        page.mouse.click(at["x"], at["y"])
    return 1


# Where a pointer reaches the choice: it is scrolled into sight, and nothing may lie over it there.
REACH = """([spots, buttons, not, share, boldness]) => {
  const found = [...document.querySelectorAll(`${spots}, ${buttons}`)];
  const choices = found.filter((one) => !not.includes(one.dataset.act));
  const shares = [0.5, 0.2, 0.8].flatMap((right) => [0.5, 0.2, 0.8].map((down) => [right, down]));
  for (const one of (WISH)(choices, share, boldness)) {
    one.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = one.getBoundingClientRect();
    for (const [right, down] of shares) {
      const x = box.left + box.width * right;
      const y = box.top + box.height * down;
      if (one.contains(document.elementFromPoint(x, y))) return { x, y, touch: navigator.maxTouchPoints > 0 };
    }
  }
  return null;
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
