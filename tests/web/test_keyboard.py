"""By keyboard alone: what is asked has the focus, numbers and arrows choose, and a list tells the keys."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Newcomer

# Something that answers what is asked has the focus: a place or card on the board, or a button of the bar.
AT_A_CHOICE = """() => {
  const one = document.activeElement;
  return !!one?.closest("[data-board] :is([data-spot], [data-act]), section.ask button")
    && one.getAttribute("aria-disabled") !== "true";
}"""
MOST = 400  # keys that one turn may take
GAMES = ("wheel", "convoy", "colonies", "argosy")


def begin(page: Page, game: str) -> None:
    """From the first page to the first question without touching anything but keys."""
    button = page.locator(f"[data-act=play-{game}]")
    expect(button).to_be_visible()
    button.focus()
    page.keyboard.press("Enter")
    expect(page.locator("section.ask")).to_be_visible()
    page.wait_for_function(AT_A_CHOICE)


# The number of the turn, cycle or round; also once the game is over, and 0 while it is set up.
TURN = """() => Number(/\\d+/.exec(document.querySelector("header.top .phase").innerText)?.[0] ?? 0)"""
# Somebody may press a key: "played" once the next turn has begun, "asked" before. Or there is no next one: an
# Argosy where nobody draws is over after one round.
CAN_PRESS = f"""(before) => {{
  if (document.querySelector("[data-ended]")) return "played";
  if (document.querySelector("section.ask.told") || !({AT_A_CHOICE})()) return "";
  return [0, before].includes(({TURN})()) ? "asked" : "played";
}}"""


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_turn_is_played_by_keys(someone: Newcomer, game: str) -> None:
    """Enter on what has the focus, numbers for the bar, arrows to go on; never Tab, never a pointer."""
    page = someone()
    begin(page, game)
    before = page.evaluate(TURN) or 1  # who sets up plays the first turn as well
    for pressed in range(MOST):
        if page.wait_for_function(CAN_PRESS, arg=before).json_value() == "played":
            return
        page.keyboard.press(("Enter", "1", "ArrowRight", "Enter", "2", "ArrowDown", "3")[pressed % 7])
    raise AssertionError(f"after {MOST} keys: {page.locator('section.ask').inner_text()}")


@pytest.mark.parametrize("game", GAMES)
def test_at_most_five_tabs_lead_from_the_page_to_what_is_asked(someone: Newcomer, game: str) -> None:
    page = someone()
    begin(page, game)
    page.reload()
    expect(page.locator("section.ask")).to_be_visible()
    page.locator("section.ask button, [data-board] [data-spot]").first.wait_for(state="attached")
    page.locator(".to-board").wait_for(state="attached")
    for _ in range(5):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.classList.contains('to-board')"):
            page.keyboard.press("Enter")
            break
    page.wait_for_function(AT_A_CHOICE)


def test_the_focus_stays_near_after_an_answer(someone: Newcomer) -> None:
    page = someone()
    begin(page, "convoy")
    page.wait_for_function(AT_A_CHOICE)
    for _ in range(6):
        page.keyboard.press("1")
        page.wait_for_function(AT_A_CHOICE)


def test_key_caps_come_with_the_first_key_and_go_with_the_pointer(someone: Newcomer) -> None:
    page = someone()
    begin(page, "wheel")
    expect(page.locator("html")).to_have_attribute("data-keys", "")
    page.mouse.click(5, 400)
    expect(page.locator("html")).not_to_have_attribute("data-keys", "")


def test_a_number_chooses_from_the_bar(someone: Newcomer) -> None:
    page = someone()
    begin(page, "wheel")
    page.keyboard.press("1")
    expect(page.locator("ol.log")).to_contain_text("You rotated")


@pytest.mark.parametrize("locale, rotate, undo", [("en-GB", "r", "u"), ("de-DE", "d", "z")])
def test_letters_follow_the_language_and_the_list_says_which(
    someone: Newcomer, locale: str, rotate: str, undo: str
) -> None:
    page = someone(locale=locale)
    begin(page, "wheel")
    page.keyboard.press("?")
    keys = page.locator("dialog[open] kbd")
    expect(keys.filter(has_text=re.compile(f"^{rotate.upper()}$"))).to_be_visible()
    expect(keys.filter(has_text=re.compile(f"^{undo.upper()}$"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.keyboard.press(rotate)
    expect(page.locator("header.top")).to_contain_text(re.compile(r"\b3\b"))
    page.keyboard.press(undo)
    expect(page.locator("header.top")).to_contain_text(re.compile(r"\b1\b"))
