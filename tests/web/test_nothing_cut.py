"""No word is cut and no text too small, in any window that the page has a form for, in both languages.

Names of people and tables may be cut, and what scrolls is read by scrolling.
"""

from contextlib import suppress

import pytest
from playwright.sync_api import Error, Page, expect

from tests.web.conftest import Newcomer
from tests.web.scenes import SCENES
from tests.web.serving import Serving
from tests.web.states import press, set_table
from tests.web.windows import resize

WINDOWS = ((1440, 900), (1100, 760), (844, 390), (390, 844), (720, 450))
LOOKED_AT = (
    "wheel-kill",
    "convoy-two-and-one",
    "colonies-action",
    "colonies-vote",
    "colonies-upgrade",
    "argosy-extrapolate",
    "argosy-research",
    "argosy-many-cards",
    "argosy-crowd-of-cards",
)
# Every text that something around it cuts, and every one that is smaller than 12 pixels. The letters of the
# crew are signs, told apart by colour and outline too: they are as large as their figures allow.
CUT = """() => {
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node; (node = walker.nextNode()); ) {
    const text = node.textContent.trim();
    const parent = node.parentElement;
    const isSign = parent.closest(".figure, .unseen, .to-board, [role=log], [role=tooltip], script, style");
    if (!text || isSign || parent.closest(".seat .name, .who, .tile")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    const matrix = parent instanceof SVGElement && parent.getScreenCTM();
    const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1;
    const size = parseFloat(getComputedStyle(parent).fontSize) * scale;
    if (box.width < 2 || !size) continue;
    let [isCut, isHidden, scrollsAcross, scrollsDown] = [false, false, false, false];
    for (let around = parent; around; around = around.parentElement) {
      const { overflowX, overflowY, opacity, visibility, clipPath } = getComputedStyle(around);
      const edge = around.getBoundingClientRect();
      const isUnseen = opacity === "0" || visibility === "hidden" || (clipPath !== "none" && edge.width < 3);
      isHidden ||= isUnseen;
      if (around instanceof SVGElement && around.tagName !== "svg") continue;
      if (/auto|scroll/.test(overflowX)) scrollsAcross = true;
      if (/auto|scroll/.test(overflowY)) scrollsDown = true;
      const isBeside = box.right > edge.right + 1.5 || box.left < edge.left - 1.5;
      const isBelow = box.bottom > edge.bottom + 3 || box.top < edge.top - 3;
      isCut ||= overflowX !== "visible" && !scrollsAcross && isBeside;
      isCut ||= overflowY !== "visible" && !scrollsDown && isBelow;
    }
    if (isHidden) continue;
    isCut ||= !scrollsAcross && box.right > innerWidth + 1;
    if (isCut) found.add(`cut: ${text.slice(0, 60)}`);
    if (size < 11.7) found.add(`${size.toFixed(1)} px: ${text.slice(0, 60)}`);
  }
  return [...found];
}"""


def look(page: Page, width: int, height: int, borne: str = "() => false") -> list[str]:
    """What is cut, but for what is `borne`; a board that is still being laid out is looked at again."""
    resize(page, width, height)
    page.evaluate("document.fonts.ready")
    left = f"() => ({CUT})().filter((one) => !({borne})(one))"
    with suppress(Error):  # what stays cut is told below
        page.wait_for_function(f"() => ({left})().length === 0")
    found: list[str] = page.evaluate(left)
    return found


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
@pytest.mark.parametrize("scene", LOOKED_AT)
def test_no_word_is_cut_in_any_window(someone: Newcomer, serving: Serving, scene: str, locale: str) -> None:
    page = someone(locale=locale)
    page.goto(f"/t/{set_table(serving, page, SCENES[scene])}")
    expect(page.locator("section.ask")).to_be_visible()
    for click in SCENES[scene].clicks:
        press(page, click)
    found = {window: look(page, *window) for window in WINDOWS}
    assert {window: texts for window, texts in found.items() if texts} == {}


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_no_word_of_the_first_page_is_cut(someone: Newcomer, locale: str) -> None:
    page = someone(locale=locale)
    expect(page.locator("[data-act=play-argosy]")).to_be_visible()
    # Only cuts count here, and not the numbers of a picture that its card shows a part of.
    borne = '(one) => !one.startsWith("cut: ") || ["cut: 50", "cut: 25", "cut: 10", "cut: 5"].includes(one)'
    found = {window: look(page, *window, borne) for window in WINDOWS}
    assert {window: texts for window, texts in found.items() if texts} == {}
