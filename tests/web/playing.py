"""Playing through the page as a person would: click what is marked, until the game is over."""

import random
import time
from collections.abc import Sequence

from playwright.sync_api import Page

SPOTS = "main [data-spot]:not([aria-disabled=true])"
BUTTONS = "section.ask button:not([aria-disabled=true]):not(:disabled)"
NOT_CHOICES = ("undo", "put-back", "look-deal")
PATIENCE = 60.0  # seconds in which there must be something to click: only what never comes takes as long
AT_ONCE = 1000  # milliseconds that the page itself looks for a choice, before we look at the clock
LONGEST = 4000  # clicks

NOTHING = "() => false"  # is waited for but the end of the game

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


def play_to_the_end(page: Page, seed: int = 1, wish: str = ANY) -> int:
    """Click at random until the end panel comes; how many clicks it took."""
    chance = random.Random(seed)
    clicks = 0
    while click_one(page, chance, wish):
        clicks += 1
        assert clicks < LONGEST, f"not over after {clicks} clicks: {asked(page)}"
    return clicks


def click_until(page: Page, chance: random.Random, wanted: str) -> None:
    """Click at random until this is so on the page; it is looked at before every click, in the same act."""
    while click_one(page, chance, wanted=wanted):
        pass
    assert not is_over(page), "the game was over before it came there"


def click_one(page: Page, chance: random.Random, wish: str = ANY, wanted: str = NOTHING) -> bool:
    """One click of a pointer, or a finger, on a choice once there is one; False when the game is over.

    Or when what is `wanted` is so, once the last click is answered.
    """
    deadline = time.monotonic() + PATIENCE
    while (clicked := click_now(page, chance, wish, AT_ONCE, wanted)) is None:
        assert time.monotonic() < deadline, f"nothing to click, and not over: {asked(page)}"
    return clicked


def click_now(
    page: Page, chance: random.Random, wish: str = ANY, wait: int = 0, wanted: str = NOTHING
) -> bool | None:
    """The same, but None where there is nothing to click within so many milliseconds."""
    given = [SPOTS, BUTTONS, list(NOT_CHOICES), chance.random(), chance.random(), wait]
    at = page.evaluate(REACH.replace("WISH", wish).replace("WANTED", wanted), given)
    if not at:
        return None
    if at["over"]:
        return False
    if at["touch"]:
        page.touchscreen.tap(at["x"], at["y"])
    else:
        page.mouse.click(at["x"], at["y"])
    return True


def answer_until(page: Page, wanted: str, choices: Sequence[str]) -> None:
    """Answer whatever is asked by the first of these choices that there are, until what is wanted is there.

    Looking and clicking are one act of the page itself, so that nothing changes in between.
    """
    page.wait_for_function(ANSWER, arg=[wanted, list(choices)], polling=20)


# A place drawn in SVG has no click().
ANSWER = """([wanted, choices]) => {
  if (document.querySelector(wanted)) return true;
  const one = choices.map((choice) => document.querySelector(choice)).find(Boolean);
  one?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  return false;
}"""


def asked(page: Page) -> str:
    return page.locator("section.ask").inner_text()


# Where a pointer reaches the choice: it is scrolled into sight, and nothing may lie over it there.
REACH = """async ([spots, buttons, not, share, boldness, wait]) => {
  const shares = [0.5, 0.2, 0.8].flatMap((right) => [0.5, 0.2, 0.8].map((down) => [right, down]));
  const touch = navigator.maxTouchPoints > 0;
  const reach = () => {
    if (document.querySelector("[data-ended]")) return { over: true };
    if (document.querySelector("section.ask.told")) return null; // the last click is not answered yet
    if ((WANTED)()) return { over: true };
    const found = [...document.querySelectorAll(`${spots}, ${buttons}`)];
    const choices = found.filter((one) => !not.includes(one.dataset.act));
    for (const one of (WISH)(choices, share, boldness)) {
      one.scrollIntoView({ block: "nearest", inline: "nearest" });
      const box = one.getBoundingClientRect();
      for (const [right, down] of shares) {
        const x = box.left + box.width * right;
        const y = box.top + box.height * down;
        if (one.contains(document.elementFromPoint(x, y))) return { over: false, x, y, touch };
      }
    }
    return null;
  };
  const deadline = performance.now() + wait;
  for (;;) {
    const at = reach();
    if (at || performance.now() >= deadline) return at;
    await new Promise((go) => setTimeout(go, 10));
  }
}"""


def move_to(page: Page, path: str) -> None:
    """To another address of ours as a link within the page leads there: without loading the page anew."""
    page.evaluate(MOVE, path)


# What was shown before is gone when this is done.
MOVE = """async (path) => {
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
  await new Promise((done) => setTimeout(done));
}"""


def finished_table(page: Page, game: str, players: int) -> str:
    """A table of this person's that bots have played to its end."""
    return str(page.evaluate(API + FINISH, [game, players]))


def resigned_table(page: Page, game: str, players: int, acts: int) -> str:
    """A table that this person has resigned at after acting so often."""
    return str(page.evaluate(API + RESIGN, [game, players, acts]))


def begun_table(page: Page, game: str, players: int, acts: int) -> str:
    """A table where this person has acted so often, without looking at the page."""
    return str(page.evaluate(API + BEGIN, [game, players, acts]))


def hand_over(page: Page, seat: int, wait: bool = False) -> None:
    """At the table that the page shows, let a bot play on in this seat; `wait` until the game is over."""
    page.evaluate(API + HAND_OVER, ["", 0, seat, page.url.rpartition("/")[2], wait])


def leap(page: Page, turn: int) -> None:
    """At the table that the page shows, act until this turn has begun; nothing is drawn meanwhile."""
    table = page.url.rpartition("/")[2]
    move_to(page, "/nowhere")
    page.evaluate(API + LEAP, ["", 0, turn, table])
    move_to(page, f"/t/{table}")


API = """async ([game, players, acts, here, toTheEnd]) => {
  const headers = { "content-type": "application/json" };
  const ask = async (path, body) => {
    const told = body && { method: "POST", headers, body: JSON.stringify(body) };
    return (await fetch("/api/v1" + path, told)).json();
  };
  const bot = { kind: "bot", level: "easy" };
  const seats = [{ kind: "me" }, ...Array(Math.max(0, players - 1)).fill(bot)];
  const open = () => ask("/tables", { game, options: { players }, seats, start: true });
  const table = here || (await open()).table;
  let number = 0;
  const say = (command) => ask(`/tables/${table}/commands`, { client: "x", number: ++number, command });
  let state = await ask(`/tables/${table}/updates`);
  const wait = async () => (state = await ask(`/tables/${table}/updates?wait=5&mark=${state.mark}`));
"""
HAND_OVER = """
  await say({ do: "hand-over", seat: acts, level: "easy" });
  while (toTheEnd && state.envelope.status !== "finished") await wait();
}"""
FINISH = """
  await say({ do: "hand-over", seat: 0, level: "easy" });
  while (state.envelope.status !== "finished") await wait();
  return table;
}"""
ACT = """
  const act = async () => {
    if (state.envelope.status === "finished") throw new Error(`The game was over after ${number} acts.`);
    const { position, actions } = state.sight;
    if (actions.length)
      await say({ do: "act", seat: 0, position, actions: [actions[(number * 7919) % actions.length].id] });
    await wait();
  };
"""
RESIGN = f"""{ACT}
  while (number < acts) await act();
  await say({{ do: "resign", seat: 0 }});
  while (state.envelope.status !== "finished") await wait();
  return table;
}}"""
BEGIN = f"""{ACT}
  while (number < acts) await act();
  return table;
}}"""
LEAP = f"""{ACT}
  const turn = acts;
  while (state.sight.view.turn < turn) await act();
}}"""
