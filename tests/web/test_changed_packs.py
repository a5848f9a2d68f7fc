"""The page counts nothing: on packs in which every number is another one it shows only what it was sent.

A turn of each game is played at a table with such a pack. Whatever number stands on the board, in the ask bar
or in the rail must be in what the table said: in the view, the choices, the outlook or the events.
"""

import random
import re
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, WebSocket

from starboard.games.registry import GAMES
from starboard.kernel.game import Game
from starboard.kernel.playing import random_action
from starboard.kernel.rng import Random
from starboard.kernel.state import State
from tests.changed_packs import every_number_changed, still_to_change
from tests.web.conftest import Newcomer
from tests.web.playing import click_one, is_over
from tests.web.scenes import Scene
from tests.web.serving import Serving
from tests.web.states import set_table

CLICKS = 12  # enough for a turn of the game with the most small steps
# Drawings and panels of the game itself; the frame around them counts turns and people by itself.
SHOWN = "main .field, section.ask, aside .facts, aside .panel"
NUMBERS = r"(?<![\w#.,-])\d+(?![\w.]*%)"

# What can be read on the page: texts of elements, names for those who listen, and hints.
READ = """(shown) => [...document.querySelectorAll(shown)].flatMap((part) => [
  part.innerText ?? part.textContent ?? "",
  ...[...part.querySelectorAll("text, tspan")].map((one) => one.textContent),
  ...[...part.querySelectorAll("[aria-label]")].map((one) => one.getAttribute("aria-label")),
])"""


def numbers_in(value: Any) -> set[str]:
    """Every number in what was sent, also inside of words."""
    if isinstance(value, dict):
        return {number for pair in value.items() for part in pair for number in numbers_in(part)}
    if isinstance(value, list):
        return {number for part in value for number in numbers_in(part)}
    if isinstance(value, bool) or value is None:
        return set()
    return {digits.lstrip("0") or "0" for digits in re.findall(r"\d+", str(value))}


class Heard:
    """What the table has said to a page."""

    def __init__(self, page: Page) -> None:
        self.numbers: set[str] = set()
        page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self.hear)

    def hear(self, frame: str | bytes) -> None:
        message = msgspec.json.decode(frame)
        if message.get("type") in ("state", "update"):
            self.numbers |= numbers_in(message["sight"]) | numbers_in(message["steps"])


def first_question(game: Game) -> State:
    """Where the first seat is first asked something, on a pack in which every number is changed."""
    state = game.new(pack=every_number_changed(game))
    dice = Random(game.name)
    while 0 not in state.actors():
        actor = state.actors()[0]
        state.advance(actor, random_action(state, actor, dice))
    return state


def shown_numbers(page: Page) -> set[str]:
    texts: list[str] = page.evaluate(READ, SHOWN)
    return {digits.lstrip("0") or "0" for text in texts for digits in re.findall(NUMBERS, text)}


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: str(game.name))
def test_every_number_on_the_page_came_from_the_table(
    game: Game, someone: Newcomer, serving: Serving
) -> None:
    page = someone()
    heard = Heard(page)
    scene = Scene(game.name, lambda: SimpleNamespace(state=first_question(game)))
    page.goto(f"/t/{set_table(serving, page, scene)}")
    page.wait_for_selector("section.ask")
    chance = random.Random(game.name)
    strange: dict[str, set[str]] = {}
    clicks = 0
    while clicks < CLICKS and not is_over(page):
        invented = shown_numbers(page) - heard.numbers
        if invented:
            strange[page.locator("section.ask").inner_text()] = invented
        clicks += click_one(page, chance)
    assert strange == {}


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: str(game.name))
def test_hardly_any_number_stays_as_it_is(game: Game) -> None:
    """What the rules are built on cannot change: stations of the wheel, Modules in the row, the like."""
    left = still_to_change(game, every_number_changed(game).data)
    assert len(left) <= 2, left
