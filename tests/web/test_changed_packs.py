"""The page counts nothing: on packs in which every number is another one it shows only what it was sent.

A turn of each game is played at a table with such a pack. Whatever number stands on the board, in the ask
bar, in the rail or in a tip must be in what the table said last: in the view, choices, outlook and events, or
in the figures of its pack; in the log it may have been said before. A number that is spelt out is one too.
And whatever can be read is in the language of whoever reads it.
"""

import random
import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from playwright.sync_api import Page, WebSocket

from starboard.games.registry import GAMES
from starboard.kernel.game import Game
from starboard.kernel.playing import random_action
from starboard.kernel.rng import Random
from starboard.kernel.state import State
from tests.changed_packs import every_number_changed, still_to_change
from tests.web.browser import ROOT
from tests.web.conftest import Newcomer
from tests.web.playing import click_one, is_over
from tests.web.scenes import Scene
from tests.web.serving import Serving
from tests.web.states import set_table

PROGRAM = ROOT / "src" / "starboard"
TELLING = 8  # letters that tell a sentence of one language from a name that both have
CLICKS = 12  # enough for a turn of the game with the most small steps
# Drawings and panels of the game itself; the frame around them counts turns and people by itself.
SHOWN = "main .field, section.ask, aside .facts, aside .panel"
NUMBERS = r"(?<![\w#.,-])\d+(?![\w.]*%)"
SPELT = {
    "en": "two three four five six seven eight nine ten eleven twelve",
    "de": "zwei drei vier fünf sechs sieben acht neun zehn elf zwölf",
}

# What can be read on the page: texts of elements, and names for those who listen.
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


# What is explained where the focus comes to; a key was pressed before.
TIPS = """async (shown) => {
  const found = [];
  for (const one of document.querySelectorAll(`:is(${shown}) :is([tabindex], button)`)) {
    one.focus();
    await new Promise((done) => setTimeout(done));
    found.push(document.querySelector("[role=tooltip]")?.textContent ?? "");
  }
  return found;
}"""

# How many parts of a line are folded is the page's own count.
LOG = """() => [...document.querySelectorAll("ol.log li")].map((line) => {
  const copy = line.cloneNode(true);
  for (const folded of copy.querySelectorAll(".more")) folded.remove();
  for (const part of copy.querySelectorAll("*")) part.append(" ");
  return copy.textContent;
})"""


class Heard:
    """What the table has said to a page: last, and ever."""

    def __init__(self, page: Page) -> None:
        self.last: set[str] = set()
        self.ever: set[str] = set()
        self.figures: set[str] = set()
        page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self.hear)

    def hear(self, frame: str | bytes) -> None:
        message = msgspec.json.decode(frame)
        if message.get("type") in ("state", "update"):
            self.last = numbers_in(message["sight"]) | numbers_in(message["steps"])
            self.figures |= numbers_in(message.get("figures"))
            self.ever |= self.last | self.figures


def first_question(game: Game) -> State:
    """Where the first seat is first asked something, on a pack in which every number is changed."""
    state = game.new(pack=every_number_changed(game))
    dice = Random(game.name)
    while 0 not in state.actors():
        actor = state.actors()[0]
        state.advance(actor, random_action(state, actor, dice))
    return state


def shown_texts(page: Page) -> list[str]:
    texts: list[str] = page.evaluate(READ, SHOWN)
    return texts


def shown_numbers(texts: list[str], language: str) -> set[str]:
    words = {word: str(number) for number, word in enumerate(SPELT[language].split(), 2)}
    digits = {digits.lstrip("0") or "0" for text in texts for digits in re.findall(NUMBERS, text)}
    spelt = {words[word] for text in texts for word in re.findall(r"\w+", text.lower()) if word in words}
    return digits | spelt


class Texts(Visitor):
    """All that is written out in a Fluent file."""

    def __init__(self, file: Path) -> None:
        self.found: set[str] = set()
        self.visit(FluentParser(with_spans=False).parse(file.read_text("utf-8")))

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found |= {part.strip() for part in node.value.split("*")}


def only_said_in(language: str, other: str, game: Game) -> set[str]:
    """What is written in one language and not in the other, and is long enough to be told from a name."""
    folders = (PROGRAM / "games" / game.name, PROGRAM / "kernel", PROGRAM / "tables", ROOT / "web" / "src")

    def said(spoken: str) -> set[str]:
        return set().union(*(Texts(folder / "words" / f"{spoken}.ftl").found for folder in folders))

    return {text for text in said(language) - said(other) if len(text) >= TELLING and " " in text}


@pytest.mark.parametrize("language, other", [("en", "de"), ("de", "en")])
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: str(game.name))
def test_every_number_came_from_the_table_and_every_sentence_is_in_one_language(
    game: Game, language: str, other: str, someone: Newcomer, serving: Serving
) -> None:
    page = someone(locale=language, own=True)
    heard = Heard(page)
    scene = Scene(game.name, lambda: SimpleNamespace(state=first_question(game)))
    page.goto(f"/t/{set_table(serving, page, scene)}")
    page.wait_for_selector("section.ask")
    chance = random.Random(game.name)
    foreign = only_said_in(other, language, game)
    strange: dict[str, set[str]] = {}
    clicks = 0
    while clicks < CLICKS and not is_over(page):
        said = heard.last
        page.keyboard.press("Shift")
        texts = [*shown_texts(page), *page.evaluate(TIPS, SHOWN)]
        log: list[str] = page.evaluate(LOG)
        invented = shown_numbers(texts, language) - said - heard.last - heard.figures
        invented |= shown_numbers(log, language) - heard.ever
        read = "\n".join([*texts, *log])
        found = invented | {text for text in foreign if text in read}
        if found:
            strange[page.locator("section.ask").inner_text()] = found
        clicks += click_one(page, chance)
    assert strange == {}


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: str(game.name))
def test_hardly_any_number_stays_as_it_is(game: Game) -> None:
    """What the rules are built on cannot change: stations of the wheel, Modules in the row, the like."""
    left = still_to_change(game, every_number_changed(game).data)
    assert len(left) <= 2, left
