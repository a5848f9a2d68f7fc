"""Every window has a form: what is asked is in sight with its buttons; what should stand does not move."""

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.web.conftest import WIDE, Newcomer
from tests.web.playing import play_to_the_end
from tests.web.windows import drawn

GAMES = ("wheel", "convoy", "colonies", "argosy")
SHORT_WINDOWS = [(844, 390), (720, 450), (667, 375), (1280, 500)]
# Something of the page that reaches beyond the window, or lies over the bar.
OUTSIDE = """() => {
  const root = document.documentElement;
  const bar = document.querySelector("section.ask").getBoundingClientRect();
  const drawn = [...document.querySelectorAll("[data-board] svg")];
  const drawings = drawn.map((one) => one.getBoundingClientRect());
  return {
    wide: root.scrollWidth - innerWidth,
    high: root.scrollHeight - innerHeight,
    bar: Math.max(0, Math.round(bar.bottom - innerHeight), Math.round(bar.right - innerWidth)),
    board: Math.max(...drawings.map(({ width, height }) => Math.min(width, height))), // the others are signs
    share: bar.height / innerHeight,
  };
}"""


def window(width: int, height: int) -> ViewportSize:
    return {"width": width, "height": height}


def measure(page: Page) -> dict[str, float]:
    drawn(page)
    found: dict[str, float] = page.evaluate(OUTSIDE)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_short_window_shows_board_and_bar_side_by_side(someone: Newcomer, game: str) -> None:
    page = someone.playing(game)
    for width, height in SHORT_WINDOWS:
        page.set_viewport_size(window(width, height))
        expect(page.locator("aside.slim")).to_be_visible()
        if game == "colonies":
            page.get_by_role("tab", name="Board", exact=True).click()  # a hand of cards is shown first
        found = measure(page)
        where = f"{width} × {height}: {found}"
        assert found["wide"] <= 0 and found["high"] <= 0, where
        assert found["bar"] == 0 and found["share"] <= 0.63, where
        assert found["board"] >= 0.4 * height, where
        expect(page.locator("section.ask .sentence")).to_be_in_viewport(ratio=1)
        page.set_viewport_size(WIDE)  # every window is come to from a wide one
        expect(page.locator("aside.slim")).to_have_count(0)


@pytest.mark.parametrize("game", ["wheel", "argosy"])
def test_a_game_is_played_through_in_a_short_window(someone: Newcomer, game: str) -> None:
    page = someone.playing(game, viewport=window(844, 390), has_touch=True)
    play_to_the_end(page, seed=5)
    expect(page.locator("[data-act=rematch]")).to_be_attached()


def test_the_convoy_is_whole_on_a_phone(someone: Newcomer) -> None:
    page = someone.playing("convoy", viewport=window(390, 844))
    drawn(page)
    assert page.locator("[data-board]").evaluate("board => board.scrollHeight - board.clientHeight") <= 0


def test_what_is_open_stays_when_the_window_turns(someone: Newcomer) -> None:
    page = someone.playing("wheel", viewport=window(390, 844))
    page.locator("[data-spot=place-1]").click()
    expect(page.locator("[data-spot=place-1]")).to_have_attribute("aria-pressed", "true")
    page.set_viewport_size(window(844, 390))
    expect(page.locator("aside.slim")).to_be_visible()
    expect(page.locator("[data-spot=place-1]")).to_have_attribute("aria-pressed", "true")


def test_on_a_phone_a_new_line_of_the_chat_is_counted_outside(someone: Newcomer) -> None:
    page = someone.playing("wheel", viewport=window(390, 844))
    other = page.context.new_page()
    other.set_viewport_size(window(390, 844))
    other.goto(page.url)
    other.get_by_role("button", name="Chat").click()
    other.get_by_label("Say something").fill("Fair winds!")
    other.get_by_label("Say something").press("Enter")
    expect(page.get_by_role("button", name="Chat, one new line")).to_be_visible()
    page.get_by_role("button", name="Chat, one new line").click()
    expect(page.get_by_text("Fair winds!")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Chat", exact=True)).to_be_visible()


def test_on_a_phone_a_hint_covers_nothing(someone: Newcomer) -> None:
    page = someone.playing("wheel", viewport=window(390, 844), hints=True)
    expect(page.locator("section.hint")).to_be_visible()
    drawn(page)
    hint = page.locator("section.hint").bounding_box()
    board = page.locator("[data-board]").bounding_box()
    bar = page.locator("section.ask").bounding_box()
    assert hint and board and bar
    assert board["y"] + board["height"] <= hint["y"] + 1
    assert hint["y"] + hint["height"] <= bar["y"] + 1
